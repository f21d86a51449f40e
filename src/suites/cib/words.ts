/**
 * The distinct lower-case words of a text: runs of ASCII letters and digits. CIB's lexical baselines rank by
 * how many of them a question and an event share, and its token estimate counts them (section 8).
 */
export function words(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z0-9]+/g) ?? []);
}

export function overlap(question: ReadonlySet<string>, text: string): number {
  let shared = 0;
  for (const word of words(text)) if (question.has(word)) shared += 1;
  return shared;
}
