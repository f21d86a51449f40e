import { describe, expect, it } from 'vitest';
import { memoryItem } from '../../../../../test/support/memory-item.ts';
import { lexical, reflectionLite, stateRank } from './ranks.ts';
import { termsOf } from './tokens.ts';

const asked = (question: string) => ({ workspace: 'here', run: 'mine', question, day: 0, budget: 1 });

describe('nearness to the question', () => {
  const ranks = (question: string, ...contents: readonly string[]) => {
    const items = contents.map((content) => memoryItem(content));
    return items.map(lexical.rank(items, asked(question)));
  };

  it.each<[string, string, string[], number[]]>([
    ['is a share of the known terms', 'red fox', ['red', 'red fox', 'owl'], [1 / 3, 1, 0]],
    ['does not hang on case, order or repetition', 'Red FOX', ['fox, fox RED'], [1]],
    ['does not hang on function words', 'where is the fox', ['where is the owl', 'fox'], [0, 1]],
    ['is nothing where nothing is shared', 'red', ['owl'], [0]],
    ['is nothing where nothing is asked', '', ['owl'], [0]],
  ])('%s', (_, question, contents, expected) => {
    expect(ranks(question, ...contents)).toEqual(expected.map((rank) => expect.closeTo(rank, 12)));
  });

  it('weighs a rare term more than a common one', () => {
    const [common, rare] = ranks('red fox', 'red', 'fox', 'red owl') as [number, number];
    expect(rare).toBeCloseTo(2 * common, 12);
  });

  it('cuts CJK texts by the character', () => {
    expect([...termsOf('数据库 engine')]).toEqual(['数', '据', '库', 'engine']);
  });
});

describe('other worth', () => {
  it('is a little more in the asking run', () => {
    const rank = stateRank.rank([], asked(''));
    expect(rank(memoryItem('x', { run: 'mine' }))).toBeGreaterThan(rank(memoryItem('x', { run: 'other' })));
    expect(stateRank.rank([], { ...asked(''), run: undefined })(memoryItem('x'))).toBe(0);
  });

  it('grows with each confirmation, and stays at most 1', () => {
    const rank = reflectionLite.rank([], asked(''));
    const worth = [0, 1, 2, 1e9].map((confirmations) => rank(memoryItem('x', { type: 'constraint', confirmations })));
    expect(worth).toEqual([...new Set(worth)].sort((a, b) => a - b));
    expect(worth.at(-1)).toBeLessThanOrEqual(1);
    expect(rank(memoryItem('x', { type: 'anything' }))).toBe(0);
  });
});
