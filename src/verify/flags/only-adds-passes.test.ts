import { expect, it } from 'vitest';
import { UNMEASURED } from '../../analysis/results.ts';
import type { ComparedRun, FlagFacts } from '../flag.ts';
import { onlyAddsPasses } from './only-adds-passes.ts';

const ids = Array.from({ length: 8 }, (_, i) => `t${i}`);
const tasks = { ids, families: ids, clusters: ids };

/** A run of eight tasks with these marks: 1 if it passed, 2 if it was not measured, else 0. */
function run(...passed: readonly number[]): ComparedRun {
  const manifest = { dataset: { sha256: 'same' }, suite: { version: '1' }, dates: { started: '2026-01-01' } };
  const results = { tasks, passed: Uint8Array.from(passed) };
  return { slug: 'a', name: 'a', manifest, results } as unknown as ComparedRun;
}

it.each([
  [
    'five gains, beside tasks that both failed',
    run(0, 0, 0, 0, 0, 0, 0, 1),
    run(1, 1, 1, 1, 1, 0, 0, 1),
    /^passes 5 tasks/,
  ],
  ['four gains', run(0, 0, 0, 0, 0, 0, 0, 1), run(1, 1, 1, 1, 0, 0, 0, 1), undefined],
  ['a loss', run(0, 0, 0, 0, 0, 0, 0, 1), run(1, 1, 1, 1, 1, 1, 1, 0), undefined],
  [
    'a passed task that is no longer measured',
    run(0, 0, 0, 0, 0, 0, 0, 1),
    run(1, 1, 1, 1, 1, 0, 0, UNMEASURED),
    /^passes 5 tasks/,
  ],
])('onlyAddsPasses judges a run with %s', (_, earlier, later, says) => {
  const found = onlyAddsPasses({ run: later, former: [earlier] } as unknown as FlagFacts);
  if (says === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(says);
});
