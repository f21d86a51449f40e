import { createHash } from 'node:crypto';
import { drawOtherValue, type Needle, partsOf } from '../needles.ts';
import type { PythonRandom } from '../python-random.ts';
import { WORDINGS } from '../wording/built-in.ts';
import type { Language } from '../wording/schema.ts';
import type { TaskSpec } from './spec.ts';

/** The needles of an extension, in the order of their turns. Those of the paper's families are unchanged. */
export function extend(needles: readonly Needle[], { extension, language }: TaskSpec, random: PythonRandom) {
  if (extension === 'x-updates') return updated(needles, random);
  if (extension === 'x-near-keys') return near(needles, random);
  return language === undefined ? needles : translated(needles, language, random);
}

/** Of three needles, the last states the first one's fact again with another value, which is then current. */
function updated(needles: readonly Needle[], random: PythonRandom): readonly Needle[] {
  return needles.map((needle, at) => {
    const former = at % 3 === 2 ? needles[at - 2] : undefined;
    return former === undefined ? needle : retold(needle, former, former.key, random);
  });
}

/** Of two needles, the second has the first one's name, and a label that differs only in the last digit. */
function near(needles: readonly Needle[], random: PythonRandom): readonly Needle[] {
  return needles.map((needle, at) => {
    const other = at % 2 === 1 ? needles[at - 1] : undefined;
    return other === undefined ? needle : retold(needle, other, besides(other.key), random);
  });
}

function retold(needle: Needle, like: Needle, key: string, random: PythonRandom): Needle {
  const value = drawOtherValue(random, partsOf(like.key).name, like.value);
  return { ...needle, key, value, category: like.category };
}

/** The key with its last hexadecimal digit replaced by the next one. */
function besides(key: string): string {
  const digit = (Number.parseInt(key.slice(-1), 16) + 1) % 16;
  return key.slice(0, -1) + digit.toString(16);
}

/** Replaces values that are words by words of the language. */
function translated(needles: readonly Needle[], language: Language, random: PythonRandom): readonly Needle[] {
  return needles.map((needle) => {
    const values = WORDINGS[language].values[partsOf(needle.key).name];
    return values === undefined ? needle : { ...needle, value: random.choice(values) };
  });
}

/**
 * The needles with labels that cannot be computed without the seed. The paper's labels are a hash of the turn and the name, so
 * a question would reveal the turn of its answer.
 *
 * @param secret all labels follow from it
 */
export function relabel(needles: readonly Needle[], secret: string): readonly Needle[] {
  const taken = new Set<string>();
  return needles.map((needle) => {
    const label = freshLabel(`${secret}:${needle.turn}`, taken);
    taken.add(label);
    return { ...needle, key: `${partsOf(needle.key).name}_${label}` };
  });
}

/** Six hexadecimal digits, as in the paper. */
function freshLabel(secret: string, taken: ReadonlySet<string>): string {
  for (let salt = 0; ; salt += 1) {
    const label = createHash('sha256').update(`${secret}:${salt}`).digest('hex').slice(0, 6);
    if (!taken.has(label)) return label;
  }
}
