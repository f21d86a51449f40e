import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Scorecard } from '../protocol/scorecard.ts';
import { loadSuite, SUITE_IDS } from '../suites/catalogue.ts';
import { formatPassed } from './format.ts';
import { costLines } from './model-use.ts';
import { scorecardView } from './scorecard-view.ts';
import { scorecardText } from './terminal/scorecard.ts';

const cardOf = (slug: string, suite: string) => {
  const file = new URL(`../../leaderboard/entries/${slug}/${suite}/scorecard.json`, import.meta.url);
  return Scorecard.parse(JSON.parse(readFileSync(file, 'utf8')));
};

describe('formatPassed and scorecardView', () => {
  it.each([
    [{ passed: 3, measured: 4, not_measured: 0, errored: 0 }, '3 of 4'],
    [{ passed: 0, measured: 4, not_measured: 2, errored: 1 }, '0 of 4, 1 errored, 2 not measured'],
    [{ passed: 0, measured: 0, not_measured: 2, errored: 0 }, 'not measured'],
    [undefined, '–'],
  ])('formatPassed writes %j as: %s', (items, text) => {
    expect(formatPassed({ items })).toBe(text);
  });

  it.each([
    [0, 0, /\(0 \+ 0 tokens\)$/],
    [3, 120, /; 120\S* tokens a right answer$/],
  ])('costLines of %d calls give tokens for each answer only if there are any', (calls, tokens, text) => {
    const none = { calls: 0, input_tokens: 0, output_tokens: 0 };
    const gateway = { start: none, write: { ...none, calls }, query: none, tokens_per_right: tokens, families: {} };
    expect(costLines({ gateway } as never)[0]).toMatch(text);
  });

  it('formatPassed shows pairs first, then items', () => {
    const counts = { measured: 4, not_measured: 0, errored: 0 };
    expect(formatPassed({ items: { ...counts, passed: 3 }, pairs: { ...counts, measured: 2, passed: 1 } })).toBe(
      '1 of 2 (3 of 4)',
    );
  });

  it.each(SUITE_IDS)('scorecardView shows the counts of every family, in %s', async (suite) => {
    const { description } = await loadSuite(suite);
    const { families, overall } = scorecardView(cardOf('example-python', suite), description);
    expect(families.length).toBeGreaterThan(3);
    for (const { passed } of [...families, overall])
      expect(passed).toMatch(/^(\d+ of \d+( \(\d+ of \d+\))?(, \d+ not measured)?|not measured)$/);
  });

  it('scorecardView shows unmeasured tasks as not measured, not as failed or 0', async () => {
    const { description } = await loadSuite('writ');
    const card = cardOf('minisearch', 'writ');
    const view = scorecardView(card, description);
    expect(view.families.filter(({ passed }) => passed === 'not measured')).toHaveLength(6);
    expect(view.counts).toBe('1 of 15 tasks passed, 0 errored, 135 tasks not measured');
    const none = { ...card.counts, passed: 0, not_measured: 150 };
    expect(scorecardView({ ...card, counts: none }, description).counts).toBe('150 tasks not measured');
    const plain = (text: string) => text;
    const text = scorecardText(view, { bold: plain, dim: plain, good: plain, bad: plain });
    expect(text).toMatch(/^Retrieval +\d+ +not measured/m);
  });

  it('scorecardView says of how many tasks the headline is, and the row of all tasks how many trials it has', async () => {
    const { description } = await loadSuite('context-decay');
    const card = cardOf('minilm', 'context-decay');
    const view = scorecardView(card, description);
    expect(view.counted).toBe('25 of 35 tasks, others: only in other metrics');
    expect(view.overall.cells[0]).toMatch(/^67\.0% \[.*\] \(n=925\)$/);
    expect(view.overall.cells.slice(1).join()).not.toContain('n=');
    const plain = (text: string) => text;
    const text = scorecardText(view, { bold: plain, dim: plain, good: plain, bad: plain });
    expect(text).toMatch(
      /^Headline: Grounded accuracy 67\.0% .*\n {2}25 of 35 tasks, others: only in other metrics\n/m,
    );
    // The public tasks of the paper alone.
    const paper = Object.fromEntries(Object.entries(card.families).filter(([id]) => !id.startsWith('x-')));
    const counts = { ...card.counts, tasks: 25 };
    expect(scorecardView({ ...card, counts, families: paper }, description).counted).toBe('');
    for (const suite of SUITE_IDS.filter((id) => id !== 'context-decay'))
      expect(scorecardView(cardOf('minilm', suite), (await loadSuite(suite)).description).counted).toBe('');
  });

  it('scorecardView tells metrics that are not declared from those that nothing counts towards', async () => {
    const { description } = await loadSuite('cib');
    const capabilities = ['written', 'context', 'action', 'abstain'];
    const adapter = { declared: { capabilities } } as never;
    const view = scorecardView(cardOf('example-python', 'cib'), description, undefined, { adapter });
    expect(view.uncounted).toEqual(['Abstention precision']);
    expect(view.unmeasured).toHaveLength(4);
    const plain = (text: string) => text;
    const text = scorecardText(view, { bold: plain, dim: plain, good: plain, bad: plain });
    expect(text).toMatch(/^not measured, because the system does not declare what it needs: Answer accuracy, /m);
    expect(text).toMatch(/^no value, because nothing in this run counts towards it: Abstention precision$/m);
  });

  it.each([
    ['every measured trial of the other arm is right', -0.9, 1, true],
    ['some are wrong', -0.9, 0.9, false],
    ['the arm is not worse', 0, 1, false],
  ])('scorecardView says what it means for arms only where it should: if %s', async (_, delta, value, noted) => {
    const { description } = await loadSuite('writ');
    const found = description.armComparisons?.find((one) => one.allOfB);
    const { id = '', metric = '', b = '', allOfB, lower, same } = found ?? {};
    const card = cardOf('example-python', 'writ');
    const arms = {
      [b]: { n: 1, metrics: { [metric]: { value, n: 1 }, [description.armMetric ?? '']: { value, n: 1 } } },
    };
    const view = scorecardView(
      { ...card, arms, arm_comparisons: [{ id, a: 'a', b, metric, n: 1, delta }] },
      description,
    );
    expect(view.arms?.verdicts.map(({ text }) => text)).toEqual([noted ? allOfB : delta < 0 ? lower : same]);
  });
});
