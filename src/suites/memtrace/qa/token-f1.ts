/**
 * F1 over the tokens of two texts, as in LoCoMo's own evaluation (Maharana et al. 2024, task_eval/evaluation.py), except that
 * whole words are compared and not Porter stems. So our value is never higher.
 */
export function tokenF1(answer: string, gold: string): number {
  const [answerTokens, goldTokens] = [tokensOf(answer), tokensOf(gold)];
  const left = new Map<string, number>();
  for (const token of goldTokens) left.set(token, (left.get(token) ?? 0) + 1);
  let same = 0;
  for (const token of answerTokens) {
    const count = left.get(token) ?? 0;
    if (count === 0) continue;
    left.set(token, count - 1);
    same += 1;
  }
  return same === 0 ? 0 : (2 * same) / (answerTokens.length + goldTokens.length);
}

/** For an answer with several parts: the mean over gold's parts of the best F1 with a part of the answer. */
export function partsF1(answer: string, gold: string): number {
  const parts = answer.split(',');
  const goldParts = gold.split(',');
  const best = (one: string) => Math.max(...parts.map((part) => tokenF1(part, one)));
  return goldParts.reduce((sum, one) => sum + best(one), 0) / goldParts.length;
}

/** Lower case, without punctuation (ASCII, as in Python), articles and "and". */
const tokensOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[!-/:-@[-`{-~]/g, '')
    .replace(/\b(?:a|an|the|and)\b/g, ' ')
    .split(/\s+/)
    .filter((token) => token !== '');
