import { overlap, words } from './words.ts';

/**
 * The allowed action whose words share most with the question. Of equals one is drawn by a checksum of the
 * question, so that no place in the list is favoured.
 */
export function guessAction(question: string, allowed: readonly string[]): string {
  const asked = words(question);
  const scored = allowed.map((action) => ({ action, score: overlap(asked, action.replaceAll('_', ' ')) }));
  const best = Math.max(...scored.map(({ score }) => score));
  const candidates = scored.filter(({ score }) => score === best);
  return candidates[checksum(question) % candidates.length]?.action ?? '';
}

/** FNV-1a, 32 bits. */
function checksum(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}
