import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { claimTables } from './statistics/claims.ts';
import { coverageTables } from './statistics/coverage.ts';
import { rankTables } from './statistics/ranks.ts';

/** What docs/statistics.md shows between its marks, by their names. All of it is drawn from fixed seeds. */
const PARTS: Readonly<Record<string, () => string>> = {
  coverage: coverageTables,
  ranks: rankTables,
  claims: claimTables,
};
const PAGE = new URL('../docs/statistics.md', import.meta.url);

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});

for (const name of positionals.length > 0 ? positionals : Object.keys(PARTS)) {
  const part = PARTS[name];
  if (part === undefined) throw new Error(`No part "${name}": there are ${Object.keys(PARTS).join(', ')}.`);
  const text = part();
  console.log(`${text}\n`);
  if (!values.write) continue;
  const [from, to] = [`<!-- ${name}: node bench/statistics.ts --write -->`, `<!-- end of ${name} -->`];
  const page = readFileSync(PAGE, 'utf8');
  const [start, end] = [page.indexOf(from), page.indexOf(to)];
  if (start < 0 || end < start) throw new Error(`docs/statistics.md lacks the marks of ${name}.`);
  writeFileSync(PAGE, `${page.slice(0, start)}${from}\n\n${text}\n\n${page.slice(end)}`);
}
