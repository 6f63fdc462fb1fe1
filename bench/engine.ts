// `npm run bench:engine [NAME…]`: how fast the engine is, each figure against a plain reference in the same run.
import { dealing } from './engine/dealing';
import type { Measured } from './engine/measure';
import { refereeing } from './engine/refereeing';
import { replaying } from './engine/replaying';
import { saving } from './engine/saving';
import { settling } from './engine/settling';
import { starting } from './engine/starting';

const BENCHES: Readonly<Record<string, () => Measured[]>> = {
  saving,
  replaying,
  refereeing,
  dealing,
  settling,
  starting,
};

const ratioOf = ({ milliseconds, reference }: Measured) => milliseconds / reference;

function line(measured: Measured): string {
  const { what, milliseconds, budget } = measured;
  const ratio = ratioOf(measured);
  const used = `${Math.round((100 * ratio) / budget)} % of ${budget}`;
  const time = `${milliseconds.toPrecision(3)} ms`;
  return `${ratio.toPrecision(2).padStart(8)} ×   ${used.padEnd(14)} ${time.padStart(12)}   ${what}`;
}

const named = process.argv.slice(2);
const broken: Measured[] = [];
for (const [name, run] of Object.entries(BENCHES)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`\n${name}`);
  for (const measured of run()) {
    console.log(line(measured));
    if (!(ratioOf(measured) <= measured.budget)) broken.push(measured);
  }
}
for (const one of broken) console.error(`Over its budget: ${one.what}`);
if (broken.length > 0) process.exitCode = 1;
