// UTS #39's table of confusable characters (Unicode 13), without dependencies: the only package that carries it whole.
import skeletonOf from 'unhomoglyph';

/**
 * How one name may be taken for another, in words that follow both; undefined where nobody would (UTS #39, section 4:
 * two strings are confusable where their skeletons are the same).
 */
export function lookAlike(name: string, taken: string): string | undefined {
  if (name === taken) return 'they are the same';
  if (folded(name) === folded(taken)) {
    return 'they differ only in case, form, punctuation, spaces or what cannot be seen';
  }
  const theirs = skeletons(taken);
  return skeletons(name).some((skeleton) => theirs.includes(skeleton))
    ? 'they hold characters that look alike'
    : undefined;
}

/** Two names look alike in some way exactly where they share one of these. */
export const likenessKeys = (name: string): readonly string[] => [
  `folded ${folded(name)}`,
  ...skeletons(name).map((skeleton) => `skeleton ${skeleton}`),
];

/** Without compatibility forms, case, invisible characters and punctuation. */
const folded = (name: string) => visible(name).toUpperCase().toLowerCase().normalize('NFKC');

const visible = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu, '')
    .replace(/[\p{P}\p{Z}]+/gu, ' ')
    .trim();

/** As written and in either case: 0 looks like O, 1 like l, and Cyrillic А like A. */
function skeletons(name: string): readonly string[] {
  const seen = visible(name);
  return [seen, seen.toLowerCase(), seen.toUpperCase()].map((text) =>
    skeletonOf(text.normalize('NFD')).normalize('NFD').toLowerCase(),
  );
}
