import { asks, asksForLessons, decision, type FamilyStory } from './family-story.ts';
import type { Attempt, StoryWriter } from './story-writer.ts';

const statedIn = (t: StoryWriter) => t.random.pick(['message', 'document'] as const);
const live = (t: StoryWriter, how: 'message' | 'document' | 'attempt') => t.state(0, how)[0] as string;
const tellsOf = (...attempts: readonly Attempt[]) => attempts.map(({ events }) => events);

/** An attempt, and the event that states the right value before it (shapes 0 and 1) or after it. */
function besideAttempt(t: StoryWriter, shape: number, ending: Parameters<StoryWriter['tryValue']>[1]) {
  t.unrelated();
  const how = shape % 2 === 0 ? 'attempt' : statedIn(t);
  const before = shape < 2 ? live(t, how) : undefined;
  t.unrelated();
  const tried = t.tryValue(1, ending);
  t.unrelated();
  const needed = before ?? live(t, how);
  t.unrelated();
  return { tried, needed };
}

/** The step of the attempt fails. */
export const failedBranch: FamilyStory = (t, shape) => {
  const { tried, needed } = besideAttempt(t, shape, 'failed');
  return asks(t, needed, { lessons: tellsOf(tried), ...decision(t) });
};

/** The attempt succeeds. It is undone at once, or after other events. */
export const rolledBack: FamilyStory = (t, shape) => {
  const { tried, needed } = besideAttempt(t, shape, shape % 2 === 0 ? 'rolled_back' : 'completed');
  const undone = shape % 2 === 0 ? [] : [t.rollBack(tried.branch)];
  t.unrelated(1);
  return asks(t, needed, { lessons: [[...tried.events, ...undone]], ...decision(t) });
};

export const multiDead: FamilyStory = (t, shape) => {
  t.unrelated();
  const before = shape === 1 ? live(t, statedIn(t)) : shape === 3 ? live(t, 'attempt') : undefined;
  const first = shape === 2 ? nested(t) : t.tryValue(1, shape === 3 ? 'rolled_back' : 'failed');
  t.unrelated();
  const between = shape === 2 ? live(t, statedIn(t)) : undefined;
  const second = t.tryValue(2, shape === 1 ? 'failed' : 'rolled_back');
  t.unrelated();
  const third = shape === 3 ? [t.tryValue(3, 'failed')] : [];
  const needed = before ?? between ?? live(t, 'attempt');
  t.unrelated();
  return asks(t, needed, { lessons: tellsOf(first, second, ...third) });
};

/** A step that is completed within one that fails. */
function nested(t: StoryWriter): Attempt {
  const outer = t.open(t.titleOf(t.subject));
  const inner = t.tryValue(1, 'completed');
  const end = t.end('failed');
  return { ...inner, events: [outer.id, ...inner.events, end] };
}

export const negativeLesson: FamilyStory = (t, shape) => {
  t.unrelated();
  const before = shape % 2 === 1 ? live(t, statedIn(t)) : undefined;
  const first = t.tryValue(1, shape === 1 ? 'rolled_back' : 'failed');
  t.unrelated();
  const second = shape >= 2 ? [t.tryValue(2, shape === 2 ? 'failed' : 'rolled_back')] : [];
  const needed = before ?? live(t, 'attempt');
  t.unrelated();
  return asksForLessons(t, needed, tellsOf(first, ...second));
};

/** A person or a document states the value on a branch that fails. */
export const validOnFailed: FamilyStory = (t, shape) => {
  t.unrelated();
  const other = t.otherSubject();
  const said = other.values[0] as string;
  const how = shape % 2 === 0 ? 'message' : 'document';
  if (shape >= 2) {
    const run = t.begin();
    const needed = live(t, how);
    t.tryFor(other, said, 'completed');
    t.begin({ ended: shape === 2 ? 'failed' : 'completed' });
    if (shape === 3) t.rollBack(run);
    t.unrelated();
    return asks(t, needed);
  }
  const { branch } = t.open(t.titleOf(other));
  t.add({ kind: 'tool_call', role: 'assistant', text: t.callOf(other, said) });
  const needed = live(t, how);
  t.add({ kind: 'tool_result', role: 'tool', text: t.statement(other, said) });
  t.end(shape === 0 ? 'failed' : 'completed');
  if (shape === 1) t.rollBack(branch);
  t.unrelated();
  return asks(t, needed);
};
