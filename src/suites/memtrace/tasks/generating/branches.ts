import { asks, asksForLessons, decision, type FamilyStory, valueAt } from './family-story.ts';
import type { Attempt, StoryWriter } from './story-writer.ts';

const statedIn = (t: StoryWriter) => t.random.pick(['message', 'document'] as const);
const dead = (t: StoryWriter, at: number, ending: 'failed' | 'rolled_back') =>
  t.tryValue(t.subject, valueAt(t.subject, at), ending);
const live = (t: StoryWriter, how: 'message' | 'document' | 'attempt') =>
  t.state(t.subject, valueAt(t.subject, 0), how)[0] as string;
const tellsOf = (...attempts: readonly Attempt[]) => attempts.map(({ events }) => events);

/** The right value is stated before or after an attempt whose step fails. */
export const failedBranch: FamilyStory = (t, shape) => {
  t.unrelated();
  const how = shape % 2 === 0 ? 'attempt' : statedIn(t);
  const before = shape < 2 ? live(t, how) : undefined;
  t.unrelated();
  const failed = dead(t, 1, 'failed');
  t.unrelated();
  const needed = before ?? live(t, how);
  t.unrelated();
  return asks(t, needed, { lessons: tellsOf(failed), ...decision(t) });
};

/** The attempt succeeds. It is undone at once, or after other events. */
export const rolledBack: FamilyStory = (t, shape) => {
  t.unrelated();
  const how = shape % 2 === 0 ? 'attempt' : statedIn(t);
  const before = shape < 2 ? live(t, how) : undefined;
  t.unrelated();
  const tried = shape % 2 === 0 ? dead(t, 1, 'rolled_back') : t.tryValue(t.subject, valueAt(t.subject, 1), 'completed');
  t.unrelated();
  const needed = before ?? live(t, how);
  t.unrelated();
  const undone = shape % 2 === 0 ? [] : [t.writer.rollBack(tried.branch)];
  t.unrelated(1);
  return asks(t, needed, { lessons: [[...tried.events, ...undone]], ...decision(t) });
};

export const multiDead: FamilyStory = (t, shape) => {
  t.unrelated();
  const before = shape === 1 ? live(t, statedIn(t)) : shape === 3 ? live(t, 'attempt') : undefined;
  const first = shape === 2 ? nested(t) : dead(t, 1, shape === 3 ? 'rolled_back' : 'failed');
  t.unrelated();
  const between = shape === 2 ? live(t, statedIn(t)) : undefined;
  const second = dead(t, 2, shape === 1 ? 'failed' : 'rolled_back');
  t.unrelated();
  const third = shape === 3 ? [dead(t, 3, 'failed')] : [];
  const needed = before ?? between ?? live(t, 'attempt');
  t.unrelated();
  return asks(t, needed, { lessons: tellsOf(first, second, ...third) });
};

/** A step that is completed within one that fails. */
function nested(t: StoryWriter): Attempt {
  const outer = t.writer.open(t.titleOf(t.subject));
  const inner = t.tryValue(t.subject, valueAt(t.subject, 1), 'completed');
  const end = t.writer.end('failed');
  return { ...inner, events: [outer.id, ...inner.events, end] };
}

export const negativeLesson: FamilyStory = (t, shape) => {
  t.unrelated();
  const before = shape % 2 === 1 ? live(t, statedIn(t)) : undefined;
  const first = dead(t, 1, shape === 1 ? 'rolled_back' : 'failed');
  t.unrelated();
  const second = shape >= 2 ? [dead(t, 2, shape === 2 ? 'failed' : 'rolled_back')] : [];
  const needed = before ?? live(t, 'attempt');
  t.unrelated();
  return asksForLessons(t, needed, tellsOf(first, ...second));
};

/** A person or a document states the value on a branch that fails. */
export const validOnFailed: FamilyStory = (t, shape) => {
  t.unrelated();
  const { writer } = t;
  const other = t.otherSubject();
  const how = shape % 2 === 0 ? 'message' : 'document';
  if (shape >= 2) {
    const run = writer.begin(t.home, t.goal());
    const needed = live(t, how);
    t.tryValue(other, valueAt(other, 0), 'completed');
    writer.begin(t.home, t.goal(), shape === 2 ? 'failed' : 'completed');
    if (shape === 3) writer.rollBack(run);
    t.unrelated();
    return asks(t, needed);
  }
  const { branch } = writer.open(t.titleOf(other));
  writer.add({ kind: 'tool_call', role: 'assistant', text: t.callOf(other, valueAt(other, 0)) });
  const needed = live(t, how);
  writer.add({ kind: 'tool_result', role: 'tool', text: t.statement(other, valueAt(other, 0)) });
  writer.end(shape === 0 ? 'failed' : 'completed');
  if (shape === 1) writer.rollBack(branch);
  t.unrelated();
  return asks(t, needed);
};
