import { memoiseByKey } from '../../text/caches.ts';
import { checksum } from './random.ts';
import { words } from './words.ts';

/**
 * The allowed action whose words share most with the question. Ties are broken by a checksum of the question, so that no
 * position in the list is preferred.
 */
export function guessAction(question: string, allowed: readonly string[]): string {
  const questionWords = words(question);
  let best = 0;
  let candidates: string[] = [];
  for (const action of allowed) {
    const score = labelWords(action).filter((word) => questionWords.has(word)).length;
    if (score > best) [best, candidates] = [score, []];
    if (score === best) candidates.push(action);
  }
  return candidates[checksum(question) % candidates.length] ?? '';
}

/** Every task has the same labels. */
const labelWords = memoiseByKey((action: string) => [...new Set(action.toLowerCase().split('_'))]);
