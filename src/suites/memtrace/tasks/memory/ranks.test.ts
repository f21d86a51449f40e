import { describe, expect, it } from 'vitest';
import { memoryItem } from '../../../../../test/support/memory-item.ts';
import { lexical, reflectionLite, stateRank } from './ranks.ts';
import { termsOf } from './tokens.ts';

const asked = (question: string) => ({ workspace: 'here', run: 'mine', question, day: 0, budget: 1 });

describe('lexical', () => {
  const ranks = (question: string, ...contents: readonly string[]) => {
    const items = contents.map((content) => memoryItem(content));
    return items.map(lexical.rank(items, asked(question)));
  };

  it.each<[string, string, string[], number[]]>([
    ['is the share of the known terms', 'red fox', ['red', 'red fox', 'owl'], [1 / 3, 1, 0]],
    ['is independent of case, order and repetition', 'Red FOX', ['fox, fox RED'], [1]],
    ['is independent of function words', 'where is the fox', ['where is the owl', 'fox'], [0, 1]],
    ['is 0 if nothing is shared', 'red', ['owl'], [0]],
    ['is 0 if nothing is asked', '', ['owl'], [0]],
  ])('%s', (_, question, contents, expected) => {
    expect(ranks(question, ...contents)).toEqual(expected.map((rank) => expect.closeTo(rank, 12)));
  });

  it('weighs a rare term more than a common one', () => {
    const [common, rare] = ranks('red fox', 'red', 'fox', 'red owl') as [number, number];
    expect(rare).toBeCloseTo(2 * common, 12);
  });

  it('termsOf splits CJK texts into characters', () => {
    expect([...termsOf('数据库 engine')]).toEqual(['数', '据', '库', 'engine']);
  });
});

describe('stateRank and reflectionLite', () => {
  it('stateRank is higher for the run that asks', () => {
    const rank = stateRank.rank([], asked(''));
    expect(rank(memoryItem('x', { run: 'mine' }))).toBeGreaterThan(rank(memoryItem('x', { run: 'other' })));
    expect(stateRank.rank([], { ...asked(''), run: undefined })(memoryItem('x'))).toBe(0);
  });

  it('reflectionLite grows with each confirmation, up to 1', () => {
    const rank = reflectionLite.rank([], asked(''));
    const worth = [0, 1, 2, 1e9].map((confirmations) => rank(memoryItem('x', { type: 'constraint', confirmations })));
    expect(worth).toEqual([...new Set(worth)].sort((a, b) => a - b));
    expect(worth.at(-1)).toBeLessThanOrEqual(1);
    expect(rank(memoryItem('x', { type: 'anything' }))).toBe(0);
  });
});
