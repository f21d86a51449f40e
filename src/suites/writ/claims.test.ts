import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../protocol/outcome.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import { claims } from './claims.ts';
import { generator } from './generate.ts';
import { writ } from './writ.ts';

const tasks = Array.from({ length: 150 }, (_, i) => generator.generate(generator.publicSeed, i));

function outcomesOf(name: string): readonly Outcome[] {
  const reference = writ.ownSystems.find((one) => one.name === name);
  return tasks.map((task) => writ.score(task, reference?.answer(task) ?? [], new Set(reference?.capabilities)));
}

/** A system's results: its outcomes, and of its scorecard the figures that claims quote. */
function resultsOf(outcomes: readonly Outcome[]) {
  const metrics = writ.description.metrics.flatMap(({ id }) => {
    const shares = outcomes.flatMap(({ values }) => (typeof values[id] === 'number' ? [values[id]] : []));
    if (shares.length === 0) return [];
    return [[id, { value: shares.reduce((sum, share) => sum + share, 0) / shares.length, n: shares.length }]];
  });
  const overall = { n: outcomes.length, metrics: Object.fromEntries(metrics) };
  return { outcomes, scorecard: { overall } as Scorecard };
}

const [log, store, none] = ['observation-log', 'kv-overwrite', 'no-memory'].map((name) => resultsOf(outcomesOf(name)));
const decide = (a: typeof log, b: typeof store) =>
  claims(new Map(Object.entries({ 'observation-log': a ?? { outcomes: [] }, 'kv-overwrite': b }) as never)).map(
    ({ id, held }) => [id, held] as const,
  );

describe('claims', () => {
  it('are all held for the log and the store', () => {
    const held = decide(log, store);
    expect(held).toHaveLength(6);
    expect(held.filter(([, one]) => one !== true)).toEqual([]);
  });

  it('are not held for a log against itself, nor for a log that is worse than the store', () => {
    expect(decide(log, log).every(([, held]) => held === false)).toBe(true);
    expect(
      decide(none, store)
        .slice(0, 5)
        .every(([, held]) => held === false),
    ).toBe(true);
  });

  it('are undecided if a system was not measured', () => {
    expect(claims(new Map()).map(({ held }) => held)).toEqual([null, null, null, null, null, null]);
  });
});
