import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Outcome, Share } from '../protocol/outcome.ts';
import { Scorecard } from '../protocol/scorecard.ts';
import { scorecardView } from '../report/scorecard-view.ts';
import { scorecardText } from '../report/terminal/scorecard.ts';
import { loadSuite, SUITE_IDS } from '../suites/catalogue.ts';
import { estimate, summarise } from './summarise.ts';
import { Tally } from './tally.ts';

const ENTRIES = new URL('../../leaderboard/entries/', import.meta.url);
const REAL = ['scoped', 'mem0', 'minilm', 'langgraph-store', 'control-null', 'control-oracle'];

function outcomesOf(slug: string, suite: string): readonly Outcome[] | undefined {
  const file = new URL(`${slug}/${suite}/outcomes.jsonl`, ENTRIES);
  if (!existsSync(file)) return undefined;
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

async function summaryOf(slug: string, suite: string) {
  const outcomes = outcomesOf(slug, suite);
  if (outcomes === undefined) return undefined;
  const tally = new Tally();
  for (const outcome of outcomes) tally.add(outcome);
  const { description } = await loadSuite(suite);
  return { description, summary: summarise(description, tally) };
}

const sums = (clusters: readonly (readonly [n: number, y: number, x: number])[]) => ({
  tasks: clusters.reduce((sum, [n]) => sum + n, 0),
  numerator: clusters.reduce((sum, [, y]) => sum + y, 0),
  denominator: clusters.reduce((sum, [, , x]) => sum + x, 0),
  clusters: clusters.map(([n, y, x]) => ({ n, y, x })),
});

describe('summarise and estimate', () => {
  it.each(SUITE_IDS)('give every clustered interval a width above 0, in %s', async (suite) => {
    let seen = 0;
    for (const slug of REAL) {
      const { overall, families, arms = {}, slices = {} } = (await summaryOf(slug, suite))?.summary ?? {};
      const groups = [overall, ...Object.values(families ?? {}), ...Object.values(arms)];
      for (const slice of Object.values(slices)) groups.push(...Object.values(slice));
      for (const { value, ci95_clustered } of groups.flatMap((group) => Object.values(group?.metrics ?? {}))) {
        if (ci95_clustered === undefined) continue;
        seen += 1;
        const [lo, hi] = ci95_clustered;
        expect(hi - lo).toBeGreaterThan(0);
        expect([lo <= value + 1e-12, value <= hi + 1e-12]).toEqual([true, true]);
      }
    }
    expect(seen).toBeGreaterThan(100);
  });

  it('let the interval of a difference of two results include 0 and more on its other side', async () => {
    const { summary } = (await summaryOf('scoped', 'writ')) ?? {};
    const { value, ci95_clustered: [lo, hi] = [] } = summary?.overall.metrics.distractor_sensitivity ?? {};
    // One task of 71 is right only without the near-duplicates, and none only with them.
    expect(value).toBe(1 / 71);
    expect(lo).toBeCloseTo(-0.0827, 4);
    expect(hi).toBeCloseTo(0.0836, 4);
  });

  it('tell a difference of 0 in all tasks from one that differs both ways', () => {
    const of = (values: readonly Share[]) => {
      const tally = new Tally();
      for (const [i, value] of values.entries())
        tally.add({
          id: `t${i}`,
          family: 'f',
          cluster: `c${i % 20}`,
          slices: {},
          verdict: 'passed',
          values: { d: value },
          failure_modes: [],
        });
      const sums = tally.overall(['f']).sums('d');
      return sums && estimate({ kind: 'difference', unit: 'fraction' }, sums).ci95_clustered;
    };
    const [lo = 0, hi = 0] = of(Array.from({ length: 40 }, () => 0)) ?? [];
    const [low = 0, high = 0] = of(Array.from({ length: 40 }, (_, i) => (i < 20 ? 1 : -1))) ?? [];
    expect(lo).toBe(-hi);
    expect(low).toBeCloseTo(-high, 12);
    // In each cluster the two cancel, and their spread still counts.
    expect(high).toBeGreaterThan(hi);
  });

  it('treat a mean of fractions as a proportion, and a mean of tokens not', () => {
    const alike = sums(Array.from({ length: 15 }, () => [1, 1, 1] as const));
    expect(estimate({ kind: 'mean', unit: 'fraction' }, alike).ci95_clustered?.[0]).toBeCloseTo(0.796, 3);
    expect(estimate({ kind: 'mean', unit: 'tokens' }, alike).ci95_clustered).toBeUndefined();
    // Tenths, whose sum exceeds the sum of their denominators by rounding alone.
    const rounded = sums(Array.from({ length: 9 }, () => [10, [...'0123456789'].reduce((y) => y + 0.1, 0) + 1e-15, 1]));
    expect(estimate({ kind: 'ratio', unit: 'fraction' }, rounded).ci95_clustered?.[1]).toBe(1);
    // A mean of values outside [0, 1] is no proportion.
    const outside = sums(Array.from({ length: 9 }, (_, i) => [1, i % 2 === 0 ? 2 : -1, 1] as const));
    expect(estimate({ kind: 'mean', unit: 'fraction' }, outside).ci95_clustered?.[1]).toBeGreaterThan(1);
  });

  it('compare two arms only if both were measured on the same number of trials', async () => {
    const { description } = await loadSuite('writ');
    const [described] = (description.armComparisons ?? []).filter(({ b }) => b !== undefined);
    const { id, a, b = '', metric } = described ?? { id: '', a: '', metric: '' };
    const compared = (ofA: Share, ofB: Share) => {
      const tally = new Tally();
      const arms = { [a]: { [metric]: ofA }, [b]: { [metric]: ofB } };
      tally.add({
        ...{ id: 't', family: '', cluster: 'c', slices: {}, verdict: 'passed', values: {}, failure_modes: [], arms },
      });
      return summarise(description, tally).arm_comparisons?.find((one) => one.id === id);
    };
    expect(compared([4, 4], [1, 4])).toMatchObject({ a, b, metric, n: 4, delta: 0.75 });
    expect(compared([4, 4], [1, 2])).toBeUndefined();
  });

  it('mark estimates from too few clusters, which the scorecard mentions once', async () => {
    const found = await summaryOf('mem0', 'context-decay');
    expect(found).toBeDefined();
    if (found === undefined) return;
    const { summary, description } = found;
    expect(summary.overall.metrics.grounded_accuracy?.few_clusters).toBeUndefined();
    for (const family of Object.values(summary.families)) {
      for (const one of Object.values(family.metrics)) expect(one.few_clusters).toBe(true);
    }
    const file = new URL('mem0/context-decay/scorecard.json', ENTRIES);
    const card = Scorecard.parse({ ...JSON.parse(readFileSync(file, 'utf8')), ...summary });
    const plain = (text: string) => text;
    const view = scorecardView(card, description);
    const text = scorecardText(view, { bold: plain, dim: plain, good: plain, bad: plain });
    expect(text.split('Too few templates')).toHaveLength(2);
  });
});
