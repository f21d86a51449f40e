import { wordsIn } from './words.ts';

/** How a text says that it does not know, in words without punctuation. */
const DECLINING = [
  'do not know',
  'don t know',
  'does not say',
  'do not have',
  'don t have',
  'no record',
  'no information',
  'no memory',
  'not sure',
  'not known',
  'unknown',
  'cannot say',
  'can t say',
  'cannot tell',
  'can t tell',
  'never told',
  'never said',
  'never mentioned',
  'never shared',
  'not mentioned',
  'haven t mentioned',
  'haven t told',
  'have not told',
  'nothing is known',
  'nothing on record',
];

/** Whether a text says that it does not know, in one of the usual phrases or in one of the scenario's own. */
export function declines(text: string, phrases: readonly string[] = []): boolean {
  const words = wordsIn(text);
  return [...DECLINING, ...phrases].some((phrase) => words.includes(wordsIn(phrase)));
}
