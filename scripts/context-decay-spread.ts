import { writeFile } from 'node:fs/promises';
import { equalFigures, spreadOf } from './hash-seed-spread.ts';

/** How far the figures of Context Decay's tables move with `PYTHONHASHSEED`, which the paper does not tell. */
const LAST_SEED = 200;

const path = 'src/suites/context-decay/hash-seed-spread.json';
const spread = spreadOf(LAST_SEED);
await writeFile(path, `${JSON.stringify(spread, null, 2)}\n`);

const outside = spread.figures.filter(({ paper, min, max }) => paper !== null && (paper < min || paper > max));
console.log(`${spread.figures.length} figures over hash seeds 0 to ${LAST_SEED}`);
for (const { table, row, column, paper, min, max } of outside) {
  console.log(`outside: ${table}, ${row}, ${column}: the paper's ${paper}, ours from ${min} to ${max}`);
}
console.log(`of the paper's figures ${outside.length} are outside what these hash seeds give`);

// Up to 3.10, Python hashed strings differently.
for (const python of ['3.10', '3.11'] as const) {
  const equal = equalFigures(LAST_SEED, python);
  const most = Math.max(...equal);
  console.log(
    `Python ${python}: ${equal[0]} of them are equal with hash seed 0, at most ${most}, with ${equal.indexOf(most)}`,
  );
}
