import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords } from '../words.ts';
import { ReturnedText } from './assess.ts';

const returned = (budget: number, ...texts: string[]) => {
  const all = new ReturnedText(budget, ['aaa111', 'bbb222'], countWords);
  for (const text of texts) all.add(text);
  return all;
};

describe('ReturnedText', () => {
  it('finds the sentences that name a label, alone or at the end of a key', () => {
    const all = returned(100, 'port_aaa111 is 5. Of BBB222 nothing\nxaaa111 is 6');
    expect(all.naming('aaa111')).toEqual(['port aaa111 is 5.']);
    expect(all.naming('bbb222')).toEqual(['of bbb222 nothing']);
    expect(all.naming('ccc333')).toEqual([]);
  });

  it('counts a line of an earlier reply once, and every line of one reply', () => {
    expect(returned(100, 'one two', 'one two\nthree').tokens).toBe(3);
    expect(returned(100, 'one two\none two').tokens).toBe(4);
  });

  it.each([
    [4, ['port_aaa111: 5', 'k_bbb222: 6'], [1, 1], false],
    [3, ['port_aaa111: 5', 'k_bbb222: 6'], [1, 0], true],
    // Text that does not fit ends the reading, even if later text would fit.
    [3, ['k_bbb222: 6 and more', 'port_aaa111: 5'], [0, 0], true],
    [0, [], [0, 0], false],
  ])('reads up to a budget of %d words of %j', (budget, texts, found, over) => {
    const all = returned(budget, ...texts);
    expect([all.naming('aaa111').length, all.naming('bbb222').length]).toEqual(found);
    expect(all.overBudget).toBe(over);
  });

  it('never reads more words than the budget, and never finds less with a larger one', () => {
    const texts = fc.array(fc.array(fc.constantFrom('k_aaa111', 'x', 'y', '\n'), { maxLength: 12 }));
    fc.assert(
      fc.property(texts, fc.nat({ max: 20 }), (many, budget) => {
        const spoken = many.map((words) => words.join(' '));
        const [less, more] = [returned(budget, ...spoken), returned(budget + 1, ...spoken)];
        const words = less
          .naming('aaa111')
          .reduce((sum, sentence) => sum + sentence.replaceAll('k aaa111', 'k').split(' ').length, 0);
        expect(words).toBeLessThanOrEqual(budget);
        expect(more.naming('aaa111').length).toBeGreaterThanOrEqual(less.naming('aaa111').length);
        expect(more.tokens).toBe(less.tokens);
      }),
    );
  });
});
