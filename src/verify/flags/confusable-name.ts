// The whole table of confusable characters of UTS #39 (Unicode 13); no other package has it.
import skeletonOf from 'unhomoglyph';
import { quoted, refusedIn, withoutInvisible } from '../../evidence/display-name.ts';
import { type FlagFacts, joinReasons } from '../flag.ts';

/** Whether an entry's name can be mistaken for another one, or hides characters. */
export function confusableName({ run, names }: FlagFacts): string | undefined {
  const own = [...new Set([run.name, run.manifest.system.name])];
  return joinReasons([
    ...own.map((name) => {
      const hidden = refusedIn(name);
      return hidden && `the name ${quoted(name)} ${hidden}`;
    }),
    ...names.flatMap((other) =>
      own.map((name) => {
        const how = lookAlike(name, other.name);
        return how && `${quoted(name)} and ${quoted(other.name)} (${other.owner}): ${how}`;
      }),
    ),
  ]);
}

/**
 * How one name can be mistaken for another, as a clause that follows both; undefined if it cannot. Two strings are confusable if
 * their skeletons are the same (UTS #39, section 4).
 */
export function lookAlike(name: string, other: string): string | undefined {
  if (name === other) return 'they are the same';
  if (folded(name) === folded(other)) {
    return 'they differ only in case, form, punctuation, spaces or what cannot be seen';
  }
  const otherSkeletons = skeletons(other);
  return skeletons(name).some((skeleton) => otherSkeletons.includes(skeleton))
    ? 'they hold characters that look alike'
    : undefined;
}

/** Two names look alike if and only if they share one of these keys. */
export const likenessKeys = (name: string): readonly string[] => [
  `folded ${folded(name)}`,
  ...skeletons(name).map((skeleton) => `skeleton ${skeleton}`),
];

/** A name without compatibility forms, case, invisible characters, foreign marks and punctuation. */
const folded = (name: string) => visible(name).toUpperCase().toLowerCase().normalize('NFKC');

const visible = (name: string) =>
  withoutInvisible(name.normalize('NFKC'))
    .replace(/[\p{P}\p{Z}]+/gu, ' ')
    .trim();

/** The skeletons of a name as written, in lower and in upper case: 0 looks like O, 1 like l, and Cyrillic А like A. */
function skeletons(name: string): readonly string[] {
  const text = visible(name);
  return [text, text.toLowerCase(), text.toUpperCase()].map((variant) =>
    skeletonOf(variant.normalize('NFD')).normalize('NFD').toLowerCase(),
  );
}
