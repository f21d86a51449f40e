import { CONSTRAINTS } from '../wording/built-in.ts';
import { asks, decision, type Plot, valueAt } from './plot.ts';
import type { Teller } from './teller.ts';

const pause = (t: Teller) => t.interlude(5 + t.random.below(5));
const states = (t: Teller, at: number, how: 'message' | 'document' | 'attempt', expires?: string) =>
  t.state(t.subject, valueAt(t.subject, at), how, expires);

export const clean: Plot = (t, shape) => {
  t.interlude(5 + 2 * shape);
  const [needed = ''] = states(t, 0, shape % 2 === 0 ? t.random.pick(['message', 'document']) : 'attempt');
  t.interlude(12 - 2 * shape);
  return asks(t, needed);
};

/** One statement takes another's place. */
export const superseded: Plot = (t, shape) => {
  const [before, after] = (
    [
      ['message', 'message'],
      ['document', 'message'],
      ['attempt', 'document'],
      ['message', 'attempt'],
    ] as const
  )[shape] ?? ['message', 'message'];
  pause(t);
  const old = states(t, 1, before);
  t.interlude(3);
  const [needed = ''] = states(t, 0, after);
  t.diary.replace(old, needed);
  pause(t);
  return asks(t, needed, decision(t));
};

/** Several statements, each of which takes the place of the one before; a last change may have been undone. */
export const updates: Plot = (t, shape) => {
  pause(t);
  const order = shape === 1 ? [1, 2, 3, 0] : shape === 2 ? [1, 0] : [1, 2, 0];
  let old: readonly string[] = [];
  for (const at of order) {
    const ids = states(t, at, t.random.pick(['message', 'document', 'attempt']));
    t.diary.replace(old, ids[0] as string);
    old = ids;
    pause(t);
  }
  const undone = shape === 2 ? [t.tryValue(t.subject, valueAt(t.subject, 2), 'rolled_back').events] : [];
  return asks(t, old[0] as string, { lessons: undone });
};

/** What held for a while only, beside what holds. */
export const expired: Plot = (t, shape) => {
  const how = () => t.random.pick(['message', 'document'] as const);
  pause(t);
  const before = shape % 2 === 0 ? states(t, 0, how(), shape === 2 ? t.diary.inDays(90) : undefined) : undefined;
  pause(t);
  states(t, 1, how(), t.diary.inDays(1));
  pause(t);
  if (shape === 3) states(t, 2, how(), t.diary.inDays(1));
  t.diary.begin(t.home, t.goal());
  const [needed = ''] = before ?? states(t, 0, how());
  pause(t);
  return asks(t, needed, decision(t));
};

/** The same subject has other values in other workspaces. */
export const workspaceIsolation: Plot = (t, shape) => {
  const { diary } = t;
  const elsewhere = (at: number) => {
    diary.begin(t.workspace(), t.goal());
    states(t, at, t.random.pick(['message', 'document', 'attempt']));
    const other = t.otherSubject();
    t.state(other, valueAt(other, 0), 'document');
    diary.begin(t.home, t.goal());
  };
  pause(t);
  if (shape !== 1) elsewhere(1);
  pause(t);
  const [needed = ''] = states(t, 0, t.random.pick(['message', 'document', 'attempt']));
  pause(t);
  if (shape !== 0) elsewhere(2);
  if (shape === 3) elsewhere(3);
  t.interlude(1);
  return asks(t, needed, decision(t));
};

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
