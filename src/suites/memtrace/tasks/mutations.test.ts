import { describe, expect, it } from 'vitest';
import { Tally } from '../../../analysis/tally.ts';
import { description } from './describe.ts';
import { FAMILIES } from './families.ts';
import { generator } from './generate.ts';
import { TASK_STRATEGIES } from './memory/strategies.ts';
import { strategyReference } from './references.ts';
import { score } from './score.ts';

const TASKS = Array.from({ length: generator.publicCount }, (_, i) => generator.generate(generator.publicSeed, i));
const PARTS = TASK_STRATEGIES.find(({ name }) => name === 'variant_2')?.parts ?? [];

/** The metrics that get worse without a part of variant_2, except for tokens and the headline. */
const ROWS: readonly (readonly [part: string, worse: readonly string[]])[] = [
  ['branch_isolation', ['contamination', 'negative_evidence_recall']],
  ['workspace_isolation', ['workspace_leakage']],
  ['conflict_resolution', ['stale_rate']],
  ['lifecycle', ['stale_rate']],
  ['expiry', ['stale_rate']],
  ['hard_risk', ['tool_sensitive_blocking']],
  ['tool_safety', ['tool_sensitive_blocking']],
  ['sanitiser', ['unsafe_negative_leakage', 'tool_sensitive_blocking']],
  ['negative_evidence', ['negative_evidence_recall']],
  ['constraint_retention', ['constraint_retention', 'recall']],
  ['procedural_memory', ['recall']],
  ['budget', ['budget_overrun']],
  ['lexical', ['recall']],
  ['recall', ['constraint_retention', 'negative_evidence_recall', 'recall']],
];

/** No task needs these: order decides little. */
const WITHOUT_TASK = ['nearest_12', 'state_rank'];

/** A smaller change only shows which of two similar items had room. */
const NOISE = 0.02;

const WATCHED = description.metrics.filter(({ unit, id }) => unit === 'fraction' && id !== 'clean_context');

function tallied(without?: string): Tally {
  const parts = PARTS.filter((part) => part !== without);
  const { answer, capabilities } = strategyReference({ name: 'variant_3', summary: '', parts });
  const tally = new Tally();
  for (const task of TASKS) tally.add(score(task, answer(task), new Set(capabilities)));
  return tally;
}

const passed = (without?: string) => tallied(without).counts.passed;

function measured(without?: string): (metric: string) => number | undefined {
  const overall = tallied(without).overall(FAMILIES);
  return (metric) => {
    const sums = overall.sums(metric);
    return sums && sums.numerator / sums.denominator;
  };
}

const whole = measured();

function worse(part: string): string[] {
  const broken = measured(part);
  return WATCHED.filter(({ id, better }) => {
    const [before, after] = [whole(id), broken(id)];
    if (before === undefined || after === undefined) return false;
    return (better === 'higher' ? before - after : after - before) > NOISE;
  }).map(({ id }) => id);
}

describe('variant_2 on the public tasks', () => {
  it.each(ROWS)('without %s is worse in %j', (part, metrics) => {
    expect(worse(part).sort()).toEqual([...metrics].sort());
    // Warnings do not decide whether a task passes.
    if (part !== 'negative_evidence') expect(passed(part)).toBeLessThan(passed());
  });

  it.each(WITHOUT_TASK)('without %s is not worse in any metric', (part) => {
    expect(worse(part)).toEqual([]);
  });

  it('has no other parts', () => {
    expect([...ROWS.map(([part]) => part), ...WITHOUT_TASK].sort()).toEqual([...PARTS].sort());
  });
});
