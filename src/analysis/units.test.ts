import { describe, expect, it } from 'vitest';
import { described, metricOf } from '../../test/support/described.ts';
import type { Item, Outcome } from '../protocol/outcome.ts';
import { changes, countIn } from '../report/markdown/comment-changes.ts';
import { comparisonText } from '../report/terminal/comparison.ts';
import { compareResults } from './comparison.ts';
import { resultsMaker } from './results.ts';

/** A task of a pair in each family; `verdicts` has a letter for each item: `x` failed, `?` errored. */
const outcome = (id: string, family: string, verdicts: string): Outcome => {
  const items = [...verdicts].map(
    (mark, i): Item => ({
      family: i < 2 ? 'recall' : 'update',
      pair: i < 2 ? 'p1' : 'p2',
      verdict: mark === 'x' ? 'failed' : mark === '?' ? 'errored' : 'passed',
      ...(mark === 'x' && { failure_modes: ['stale'] }),
    }),
  );
  return { id, family, cluster: id, slices: {}, verdict: 'failed', values: {}, failure_modes: [], items };
};

const description = described({
  headline: 'twins',
  title: 'The suite',
  families: [
    { id: 'recall', label: 'Recall' },
    { id: 'update', label: 'Updates' },
    { id: 'short', label: '10 events', group: 'Length' },
    { id: 'long', label: '99 events', group: 'Length' },
  ],
  metrics: [metricOf('twins', { label: 'Pairs passed' })],
});

const A = [outcome('a', 'short', 'ooox'), outcome('b', 'long', 'oooo'), outcome('c', 'long', 'ooox')];
const B = [outcome('a', 'short', 'oxoo'), outcome('b', 'long', 'oxox'), outcome('c', 'long', '?oxx')];

const resultsOf = resultsMaker();
const results = [resultsOf(A), resultsOf(B)] as const;
const basis = { metric: 'twins', headline: 'twins', families: description.families.map(({ id }) => id) };

describe('compareResults, comparisonText and changes', () => {
  it('compare pairs with tasks as clusters, in the families of the pairs and of their tasks', () => {
    const { overall, families } = compareResults(...results, basis);
    expect(overall).toMatchObject({ both: 0, onlyA: 4, onlyB: 1, neither: 1, pClustered: 0.5 });
    expect(overall.discordant).toEqual({ onlyA: ['a p1', 'b p1', 'b p2', 'c p1'], onlyB: ['a p2'] });
    expect(families.map(({ family, onlyA, onlyB }) => [family, onlyA, onlyB])).toEqual([
      ['recall', 3, 0],
      ['update', 1, 1],
      ['short', 1, 1],
      ['long', 3, 0],
    ]);
  });

  it('print the families, then all pairs, then the lengths', () => {
    const card = (state: string, errored: number) =>
      ({
        system: { name: 'it', version: '1' },
        validity: { state },
        counts: { tasks: 3, errored },
        dataset: { tasks: 3 },
      }) as never;
    const plain = (text: string) => text;
    const compared = compareResults(...results, basis);
    const text = comparisonText(
      {
        description,
        metric: 'twins',
        a: card('valid', 0),
        b: card('failed', 2),
        compared: { count: 6, of: 6 },
        passed: {
          ...compared.overall.discordant,
          ...{ delta: 0, pClustered: 1, better: null },
          units: { a: 4, b: 1, measured: 6 },
          tasks: { a: 0, b: 0, measured: 3 },
        },
        others: [],
        ...compared,
        ...{ direction: 'higher', better: null },
        families: compared.families.map((family) => ({ ...family, better: null })),
      },
      ['runs/1', 'runs/2'],
      { bold: plain, dim: plain, good: plain, bad: plain },
    );
    expect(text).toContain('The suite · Pairs passed, pair by pair');
    expect(text).toContain('A  it 1 · runs/1\nB  it 1 · runs/2 · the run is failed, 2 of 3 tasks errored\n');
    expect(text).toMatch(
      /^Updates +0 +1 +1 +1 +0\.0 [^\n]*\nAll pairs +0 +4 +1 +1 +50\.0 [^\n]*\nLength: 10 events +0/m,
    );
    expect(text).toContain('Only A by Pairs passed (4): a p1, b p1, b p2, c p1');
    // The verdicts name the same pairs as the metric.
    expect(text).not.toContain('Passed only by');
  });

  it('list each pair whose verdict changed, with its failure modes if it failed', () => {
    const { failed, passed } = changes(A, B);
    expect(failed.map(({ id, failure_modes }) => [id, failure_modes])).toEqual([
      ['a p1', ['stale']],
      ['b p1', ['stale']],
      ['b p2', ['stale']],
      ['c p1', []],
    ]);
    expect(passed.map(({ id }) => id)).toEqual(['a p2']);
    expect(['recall', 'update', 'short', 'long'].map((family) => countIn(failed, family))).toEqual([3, 1, 1, 3]);
  });
});
