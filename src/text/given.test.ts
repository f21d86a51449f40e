import { expect, it } from 'vitest';
import { REPOSITORY } from './given.ts';

it.each(['ada/memory', 'Ada-1/a.b_c', 'a/.github', 'a/...', `${'a'.repeat(39)}/${'n'.repeat(100)}`])(
  'REPOSITORY takes %s',
  (text) => {
    expect(text).toMatch(REPOSITORY);
  },
);

it.each(['ada', 'a/.', 'a/..', 'a/b/c', '-a/b', 'a_b/c', 'a/b c', `${'a'.repeat(40)}/n`, `a/${'n'.repeat(101)}`])(
  'REPOSITORY refuses %s',
  (text) => {
    expect(text).not.toMatch(REPOSITORY);
  },
);
