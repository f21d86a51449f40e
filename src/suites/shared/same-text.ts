/** Answers are compared as text: case, punctuation, white space and compatibility forms aside. */
function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function sameText(a: string, b: string): boolean {
  return a === b || normalise(a) === normalise(b);
}
