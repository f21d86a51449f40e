import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentStems } from '../words.ts';
import { Wording, wordingProblems } from './schema.ts';

const read = (file: URL) => Wording.parse(JSON.parse(readFileSync(file, 'utf8')));
const bank = read(new URL('bank.json', import.meta.url));
const FURTHER = new URL('../../../../test/support/worlds-wording/', import.meta.url);
const further = readdirSync(FURTHER).map((file) => ({ file, wording: read(new URL(file, FURTHER)) }));

describe('the built-in wording of worlds', () => {
  it('has no problems', () => {
    expect(wordingProblems(bank)).toEqual([]);
  });

  it('has a problem if a question shares a word with the statement of another form', () => {
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

describe('the further wordings, which stand for secret ones', () => {
  it.each(further)('have no problems: $file', ({ wording }) => {
    expect(wordingProblems(wording)).toEqual([]);
  });

  it('share no statement and no question with another wording', () => {
    const words = (text: string) => contentStems(text).toSorted().join(' ');
    const texts = ({ slots }: Wording) => slots.flatMap(({ forms }) => forms.flatMap((form) => Object.values(form)));
    const all = [bank, ...further.map(({ wording }) => wording)].flatMap((wording) => [
      ...new Set(texts(wording).map(words)),
    ]);
    expect(all.filter((one, at) => all.indexOf(one) < at)).toEqual([]);
  });
});
