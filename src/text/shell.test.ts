import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shellWord } from './shell.ts';

it('leaves plain paths alone', () => {
  expect(shellWord('leaderboard/entries/a-b/cib')).toBe('leaderboard/entries/a-b/cib');
});

it('is one word to a shell, whatever it holds', () => {
  const text = fc.string({ minLength: 1, unit: fc.constantFrom(...'a\'"$`\\ \n*~;|&<>(){}#!') });
  fc.assert(
    fc.property(text, (word) => {
      expect(execFileSync('/bin/sh', ['-c', `printf %s ${shellWord(word)}`], { encoding: 'utf8' })).toBe(word);
    }),
    { numRuns: 50 },
  );
});
