import { describe, expect, it } from 'vitest';
import { equalFigures, spreadOf } from '../scripts/hash-seed-spread.ts';
import { draftGrid, runGrid } from '../src/suites/context-decay/grid.ts';
import spread from '../src/suites/context-decay/hash-seed-spread.json' with { type: 'json' };
import { keyClaims } from '../src/suites/context-decay/paper-grid/claims.ts';
import { hashSecret } from '../src/suites/context-decay/python-hash.ts';
import { STRATEGIES } from '../src/suites/context-decay/strategies/strategies.ts';

describe('the spread over hash seeds', () => {
  it('contains every figure that the paper prints', () => {
    const printed = spread.figures.filter(({ paper }) => paper !== null);
    expect(printed).toHaveLength(24 + 20 + 12 + 16 + 1);
    expect(printed.filter(({ paper, min, max }) => Number(paper) < min || Number(paper) > max)).toEqual([]);
  });

  it('agrees with the first three hash seeds', () => {
    const few = spreadOf(3);
    const bounds = few.figures.map((figure, i) => {
      const all = spread.figures[i] as (typeof spread.figures)[number];
      return [figure.min >= all.min, figure.max <= all.max, { ...figure, min: 0, max: 0, mean: 0 }];
    });
    expect(bounds).toEqual(spread.figures.map((figure) => [true, true, { ...figure, min: 0, max: 0, mean: 0 }]));
  });
});

it.each([
  ['3.10', 71],
  ['3.11', 62],
] as const)('Python %s prints %d of the paper’s 73 figures at hash seed 0', (python, equal) => {
  expect(equalFigures(0, python)).toEqual([equal]);
});

it.each(['3.10', '3.11'] as const)('all five claims of the paper hold at hash seed 0 of Python %s', (python) => {
  const experiments = runGrid(draftGrid(), STRATEGIES, hashSecret(0, python));
  expect(keyClaims(experiments).map(({ held }) => held)).toEqual([true, true, true, true, true]);
});
