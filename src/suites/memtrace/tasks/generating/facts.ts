import { CONSTRAINTS } from '../wording/built-in.ts';
import { asks, decision, type FamilyStory, valueAt } from './family-story.ts';
import type { StoryWriter } from './story-writer.ts';

const states = (t: StoryWriter, at: number, how: 'message' | 'document' | 'attempt', expires?: string) =>
  t.state(t.subject, valueAt(t.subject, at), how, expires);

export const clean: FamilyStory = (t, shape) => {
  t.unrelated(5 + 2 * shape);
  const [needed = ''] = states(t, 0, shape % 2 === 0 ? t.random.pick(['message', 'document']) : 'attempt');
  t.unrelated(12 - 2 * shape);
  return asks(t, needed);
};

/** One statement replaces another. */
export const superseded: FamilyStory = (t, shape) => {
  const [before, after] = (
    [
      ['message', 'message'],
      ['document', 'message'],
      ['attempt', 'document'],
      ['message', 'attempt'],
    ] as const
  )[shape] ?? ['message', 'message'];
  t.unrelated();
  const old = states(t, 1, before);
  t.unrelated(3);
  const [needed = ''] = states(t, 0, after);
  t.writer.replace(old, needed);
  t.unrelated();
  return asks(t, needed, decision(t));
};

/** Several statements, each of which replaces the one before. The last change may have been undone. */
export const updates: FamilyStory = (t, shape) => {
  t.unrelated();
  const order = shape === 1 ? [1, 2, 3, 0] : shape === 2 ? [1, 0] : [1, 2, 0];
  let old: readonly string[] = [];
  for (const at of order) {
    const ids = states(t, at, t.random.pick(['message', 'document', 'attempt']));
    t.writer.replace(old, ids[0] as string);
    old = ids;
    t.unrelated();
  }
  const undone = shape === 2 ? [t.tryValue(t.subject, valueAt(t.subject, 2), 'rolled_back').events] : [];
  return asks(t, old[0] as string, { lessons: undone });
};

/** A value that is valid for a limited time, and the value that is valid otherwise. */
export const expired: FamilyStory = (t, shape) => {
  const how = () => t.random.pick(['message', 'document'] as const);
  t.unrelated();
  const before = shape % 2 === 0 ? states(t, 0, how(), shape === 2 ? t.writer.inDays(90) : undefined) : undefined;
  t.unrelated();
  states(t, 1, how(), t.writer.inDays(1));
  t.unrelated();
  if (shape === 3) states(t, 2, how(), t.writer.inDays(1));
  t.writer.begin(t.home, t.goal());
  const [needed = ''] = before ?? states(t, 0, how());
  t.unrelated();
  return asks(t, needed, decision(t));
};

/** The same subject has other values in other workspaces. */
export const workspaceIsolation: FamilyStory = (t, shape) => {
  const { writer } = t;
  const elsewhere = (at: number) => {
    writer.begin(t.workspace(), t.goal());
    states(t, at, t.random.pick(['message', 'document', 'attempt']));
    const other = t.otherSubject();
    t.state(other, valueAt(other, 0), 'document');
    writer.begin(t.home, t.goal());
  };
  t.unrelated();
  if (shape !== 1) elsewhere(1);
  t.unrelated();
  const [needed = ''] = states(t, 0, t.random.pick(['message', 'document', 'attempt']));
  t.unrelated();
  if (shape !== 0) elsewhere(2);
  if (shape === 3) elsewhere(3);
  t.unrelated(1);
  return asks(t, needed, decision(t));
};

/** An early rule, a long history and a small budget. The rule is not relevant to the question, but must be followed. */
export const constraintCompaction: FamilyStory = (t, shape) => {
  t.unrelated(1 + t.random.below(3));
  const rule = t.writer.add({ kind: 'message', role: 'user', text: t.random.pick(CONSTRAINTS) });
  const parts = [
    [6, 14],
    [12, 8],
    [16, 4],
    [3, 20],
  ][shape] ?? [10, 10];
  t.unrelated(parts[0] as number);
  const [fact = ''] = t.state(t.subject, valueAt(t.subject, 0), t.random.pick(['message', 'document', 'attempt']));
  t.unrelated(parts[1] as number);
  return asks(t, fact, { needed: [rule, fact], constraints: [rule], token_budget: 48 });
};

/** A fact from the first day, with many events between it and the question. */
export const longHorizon: FamilyStory = (t, shape) => {
  t.unrelated(1);
  const [needed = ''] = t.state(t.subject, valueAt(t.subject, 0), shape % 2 === 0 ? 'message' : 'attempt');
  t.unrelated(32 + 4 * shape);
  return asks(t, needed, { token_budget: shape < 2 ? 96 : 64 });
};
