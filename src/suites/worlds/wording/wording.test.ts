import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Wording, wordingProblems } from './schema.ts';

const bank = Wording.parse(JSON.parse(readFileSync(new URL('bank.json', import.meta.url), 'utf8')));

describe('the built-in wording', () => {
  it('has nothing that its own rules refuse', () => {
    expect(wordingProblems(bank)).toEqual([]);
  });

  it('is refused where a question shares a word with the statement of another form', () => {
    const [slot, ...slots] = bank.slots;
    if (slot === undefined) throw new Error('there is no slot');
    const [first, second, ...forms] = slot.forms;
    if (first === undefined || second === undefined) throw new Error('there are no two forms');
    const copied = { ...second, statement: `${second.statement} ${first.question}` };
    const broken = { ...bank, slots: [{ ...slot, forms: [first, copied, ...forms] }, ...slots] };
    expect(wordingProblems(broken)).toContainEqual(
      expect.stringMatching(new RegExp(`^slots: ${slot.id}: question 1 and statement 2`)),
    );
  });
});
