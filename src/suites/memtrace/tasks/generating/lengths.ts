import { CONSTRAINTS } from '../wording/built-in.ts';
import { asks, type Plot, valueAt } from './plot.ts';

/** A rule laid down early, a long history, a small budget: the rule is not near to the question and binds all the same. */
export const constraintCompaction: Plot = (t, shape) => {
  t.interlude(1 + t.random.below(3));
  const rule = t.diary.add({ kind: 'message', role: 'user', text: t.random.pick(CONSTRAINTS) });
  const parts = [
    [6, 14],
    [12, 8],
    [16, 4],
    [3, 20],
  ][shape] ?? [10, 10];
  t.interlude(parts[0] as number);
  const [fact = ''] = t.state(t.subject, valueAt(t.subject, 0), t.random.pick(['message', 'document', 'attempt']));
  t.interlude(parts[1] as number);
  return asks(t, fact, { needed: [rule, fact], constraints: [rule], token_budget: 48 });
};

/** A fact from the first day, asked for when much else has come between. */
export const longHorizon: Plot = (t, shape) => {
  t.interlude(1);
  const [needed = ''] = t.state(t.subject, valueAt(t.subject, 0), shape % 2 === 0 ? 'message' : 'attempt');
  t.interlude(32 + 4 * shape);
  return asks(t, needed, { token_budget: shape < 2 ? 96 : 64 });
};
