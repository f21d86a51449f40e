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

/** A cache, because every task has the same labels. */
const known = new Map<string, readonly string[]>();

function labelWords(action: string): readonly string[] {
  const cut = known.get(action) ?? [...new Set(action.toLowerCase().split('_'))];
  known.set(action, cut);
  return cut;
}

/** FNV-1a, 32 bits. */
function checksum(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}
