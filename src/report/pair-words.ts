import type { Paired } from '../analysis/pairing.ts';

/** What the four counts of a pair are called, in the order of `countsOf`. */
export const pairColumns = ({ graded }: Pick<Paired, 'graded'>, a = 'A', b = 'B'): readonly string[] =>
  graded ? ['both all', `${a} more`, `${b} more`, 'level'] : ['both', `${a} only`, `${b} only`, 'neither'];

export const countsOf = ({ both, onlyA, onlyB, neither }: Paired): readonly string[] =>
  [both, onlyA, onlyB, neither].map(String);
