// Names an entry or a request where no phone does: the demonstration, the tests.
import { randomBytes } from 'node:crypto';

export const newKey = () => randomBytes(16).toString('hex');
