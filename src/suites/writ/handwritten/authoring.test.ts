import { describe, expect, it } from 'vitest';
import { written } from './authoring.ts';

const read = (script: string) => written('update', [{ script, facts: {}, restsOn: [], fact: 'x', answer: null }])[0];

describe('a script', () => {
  it('reads sessions, the question and its repetition', () => {
    const draft = read(`
      2024-03-05 18:20
      > Hello {world}.
      < Good evening.
      2024-04-05 09:00
      ? Who are you?
      2024-05-05 09:00
      > Never mind.
      2024-06-05 09:00
      ? Who are you?`);
    expect(draft).toMatchObject({
      category: 'update',
      askedAt: '2024-04-05T09:00:00Z',
      prompt: 'Who are you?',
      again: { at: '2024-06-05T09:00:00Z', prompt: 'Who are you?' },
    });
    expect(draft?.sessions).toEqual([
      {
        at: '2024-03-05T18:20:00Z',
        lines: [
          { role: 'user', text: 'Hello {world}.' },
          { role: 'assistant', text: 'Good evening.' },
        ],
      },
    ]);
    expect(draft?.between?.[0]?.lines).toEqual([{ role: 'user', text: 'Never mind.' }]);
  });

  it.each([
    ['{+gym=Old Mill}', { fact: 'gym', kind: 'asserts', value: 'Old Mill' }],
    ['{+gym=a from 2024-01-31}', { fact: 'gym', kind: 'asserts', value: 'a', from: '2024-01-31T00:00:00Z' }],
    ['{+gym=a until 2024-01-31}', { fact: 'gym', kind: 'asserts', value: 'a', until: '2024-01-31T00:00:00Z' }],
    ['{-gym=a}', { fact: 'gym', kind: 'withdraws', value: 'a' }],
    ['{x gym}', { fact: 'gym', kind: 'forgets' }],
    ['{?gym=a}', { fact: 'gym', kind: 'hearsay', value: 'a' }],
    ['{~gym=a}', { fact: 'gym', kind: 'repeats', value: 'a' }],
    ['{*gym=a}', { fact: 'gym', kind: 'hints', value: 'a' }],
    ['{!gym=a}', { fact: 'gym', kind: 'excepts', value: 'a' }],
  ])('reads the mark %s', (mark, tell) => {
    const draft = read(`2024-03-05 18:20\n> Text. ${mark}{low_salience}\n2024-03-09 10:00\n? Well?`);
    expect(draft?.sessions[0]?.lines).toEqual([
      { role: 'user', text: 'Text.', tells: [tell], devices: ['low_salience'] },
    ]);
  });

  it.each([
    ['> Too early.', 'no session has begun'],
    ['2024-03-05 18:20\nWho speaks?', 'neither side says'],
    ['2024-03-05 18:20\n> Hello.', 'no question is asked'],
    ['2024-03-05 18:20\n> Hello. {noise}', '{noise} is no mark'],
  ])('is refused where it cannot be read: %j', (script, message) => {
    expect(() => read(script)).toThrow(message);
  });
});
