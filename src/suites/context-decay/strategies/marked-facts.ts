import { MARK, MARKED_FACT } from '../wording/planting.ts';

/** The facts on marked lines of a text, in their order. */
export function markedFacts(text: string): { key: string; value: string }[] {
  if (!text.includes(MARK)) return [];
  return Array.from(text.matchAll(MARKED_FACT), ([, key = '', value = '']) => ({ key, value: value.trim() }));
}
