import type { BenchTable, Cell } from '../../../suite/bench.ts';
import spread from '../hash-seed-spread.json' with { type: 'json' };

const { hashSeeds, figures } = spread;

/** Each figure that the paper prints, beside ours and beside what the original can print: it depends on the hash seed. */
export function spreadTable(): BenchTable {
  return {
    id: 'paper-figures',
    title: `The paper’s figures, ours (hash seed ${hashSeeds.first}) and those of hash seeds ${hashSeeds.first} to ${hashSeeds.last}`,
    columns: ['table', 'row', 'column', 'paper', 'ours', 'least', 'most', 'mean'],
    rows: figures.flatMap(({ table, row, column, paper, atHashSeed0, min, max, mean }) =>
      paper === null ? [] : [[table, row, column, ...[paper, atHashSeed0, min, max, mean].map(cell)]],
    ),
  };
}

const cell = (value: number): Cell => ({ value, text: String(value) });
