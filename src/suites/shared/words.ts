/**
 * The distinct lower-case words of a text: runs of ASCII letters and digits. CIB's lexical baselines rank by
 * how many of them a question and an event share, and its token estimate counts them (section 8).
 */
export function words(text: string): ReadonlySet<string> {
  const known = recent.get(text);
  if (known !== undefined) return known;
  const found = new Set(text.toLowerCase().match(/[a-z0-9]+/g) ?? []);
  // Not cleared: V8 links a cleared map's former contents to its next ones, and keeps all of them for a long time.
  if (recent.size >= RECENT) recent = new Map();
  recent.set(text, found);
  return found;
}

/** One task's texts are cut up again and again, by every system that is scored on it. */
let recent = new Map<string, ReadonlySet<string>>();
const RECENT = 64;

export function overlap(question: ReadonlySet<string>, text: string): number {
  let shared = 0;
  for (const word of words(text)) if (question.has(word)) shared += 1;
  return shared;
}

/** Answers are compared as text: case, punctuation, white space and compatibility forms aside. */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function sameText(a: string, b: string): boolean {
  return a === b || normalise(a) === normalise(b);
}
