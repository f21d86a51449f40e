/**
 * F1 over the tokens of two texts, as LoCoMo's own evaluation has it (Maharana et al. 2024, task_eval/evaluation.py), but for
 * the Porter stems that it compares: ours are whole words, so ours is never above it.
 */
export function tokenF1(said: string, gold: string): number {
  const [mine, theirs] = [tokensOf(said), tokensOf(gold)];
  const left = new Map<string, number>();
  for (const token of theirs) left.set(token, (left.get(token) ?? 0) + 1);
  let same = 0;
  for (const token of mine) {
    const count = left.get(token) ?? 0;
    if (count === 0) continue;
    left.set(token, count - 1);
    same += 1;
  }
  return same === 0 ? 0 : (2 * same) / (mine.length + theirs.length);
}

/** Of an answer of several parts: the mean over gold's parts of the best that a said part comes to. */
export function partsF1(said: string, gold: string): number {
  const parts = said.split(',');
  const wanted = gold.split(',');
  const best = (one: string) => Math.max(...parts.map((part) => tokenF1(part, one)));
  return wanted.reduce((sum, one) => sum + best(one), 0) / wanted.length;
}

/** Lower case, without punctuation (ASCII, as Python has it), articles and "and". */
const tokensOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[!-/:-@[-`{-~]/g, '')
    .replace(/\b(?:a|an|the|and)\b/g, ' ')
    .split(/\s+/)
    .filter((token) => token !== '');
