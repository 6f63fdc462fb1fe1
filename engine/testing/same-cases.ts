/** The same few random cases for every mutant, so that what survives once survives always; the first that notices is enough. */
import * as fc from 'fast-check';

fc.configureGlobal({ seed: 1, numRuns: 40, endOnFailure: true });
