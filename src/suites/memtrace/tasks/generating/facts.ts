import { CONSTRAINTS } from '../wording/built-in.ts';
import { asks, decision, type FamilyStory } from './family-story.ts';

const SAID = ['message', 'document'] as const;
const STATED = [...SAID, 'attempt'] as const;

export const clean: FamilyStory = (t, shape) => {
  t.unrelated(5 + 2 * shape);
  const [needed = ''] = t.state(0, shape % 2 === 0 ? t.random.pick(SAID) : 'attempt');
  t.unrelated(12 - 2 * shape);
  return asks(t, needed);
};

/** How the former and the present value are stated, by shape. */
const REPLACED = [
  ['message', 'message'],
  ['document', 'message'],
  ['attempt', 'document'],
  ['message', 'attempt'],
] as const;

/** One statement replaces another. */
export const superseded: FamilyStory = (t, shape) => {
  const [before, after] = REPLACED[shape] ?? REPLACED[0];
  t.unrelated();
  const old = t.state(1, before);
  t.unrelated(3);
  const [needed = ''] = t.state(0, after);
  t.replace(old, needed);
  t.unrelated();
  return asks(t, needed, decision(t));
};

/** Several statements, each of which replaces the one before. The last change may have been undone. */
export const updates: FamilyStory = (t, shape) => {
  t.unrelated();
  const order = shape === 1 ? [1, 2, 3, 0] : shape === 2 ? [1, 0] : [1, 2, 0];
  let old: readonly string[] = [];
  for (const at of order) {
    const ids = t.state(at, t.random.pick(STATED));
    t.replace(old, ids[0] as string);
    old = ids;
    t.unrelated();
  }
  const undone = shape === 2 ? [t.tryValue(2, 'rolled_back').events] : [];
  return asks(t, old[0] as string, { lessons: undone });
};

/** A value that is valid for a limited time, and the value that is valid otherwise. */
export const expired: FamilyStory = (t, shape) => {
  const how = () => t.random.pick(SAID);
  t.unrelated();
  const before = shape % 2 === 0 ? t.state(0, how(), shape === 2 ? t.inDays(90) : undefined) : undefined;
  t.unrelated();
  t.state(1, how(), t.inDays(1));
  t.unrelated();
  if (shape === 3) t.state(2, how(), t.inDays(1));
  t.begin();
  const [needed = ''] = before ?? t.state(0, how());
  t.unrelated();
  return asks(t, needed, decision(t));
};

/** The same subject has other values in other workspaces. */
export const workspaceIsolation: FamilyStory = (t, shape) => {
  const elsewhere = (at: number) => {
    t.begin({ workspace: t.workspace() });
    t.state(at, t.random.pick(STATED));
    const other = t.otherSubject();
    t.stateFor(other, other.values[0] as string, 'document');
    t.begin();
  };
  t.unrelated();
  if (shape !== 1) elsewhere(1);
  t.unrelated();
  const [needed = ''] = t.state(0, t.random.pick(STATED));
  t.unrelated();
  if (shape !== 0) elsewhere(2);
  if (shape === 3) elsewhere(3);
  t.unrelated(1);
  return asks(t, needed, decision(t));
};

/** The numbers of unrelated events before and after the fact, by shape. */
const AROUND = [
  [6, 14],
  [12, 8],
  [16, 4],
  [3, 20],
] as const;

/** An early rule, a long history and a small budget. The rule is not relevant to the question, but must be followed. */
export const constraintCompaction: FamilyStory = (t, shape) => {
  t.unrelated(1 + t.random.below(3));
  const rule = t.add({ kind: 'message', role: 'user', text: t.random.pick(CONSTRAINTS) });
  const [before, after] = AROUND[shape] ?? AROUND[0];
  t.unrelated(before);
  const [fact = ''] = t.state(0, t.random.pick(STATED));
  t.unrelated(after);
  return asks(t, fact, { needed: [rule, fact], constraints: [rule], token_budget: 48 });
};

/** A fact from the first day, with many events between it and the question. */
export const longHorizon: FamilyStory = (t, shape) => {
  t.unrelated(1);
  const [needed = ''] = t.state(0, shape % 2 === 0 ? 'message' : 'attempt');
  t.unrelated(32 + 4 * shape);
  return asks(t, needed, { token_budget: shape < 2 ? 96 : 64 });
};
