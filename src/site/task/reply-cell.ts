import type { ReplySummary } from '../../report/attempt.ts';
import { few } from '../../report/format.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import type { StoryQuestion } from '../../suite/story.ts';
import { namesOf } from './attempt-view.ts';
import type { Attempted } from './task-board.ts';

/** A question of a task, by its place among all of them. */
export type Placed = StoryQuestion & { readonly place: number };

/** Of a reply with more events than this, the others are only counted. */
const MOST_RETURNED = 12;

/** A failed reply with no more events than this is shown whole. */
const FEW_RETURNED = 6;

/** A reason that no failure mode of a suite has. */
export const BEYOND_BUDGET = {
  label: 'Returned, but beyond the budget',
  rule: 'The system returned all that was needed, but some of it only after the budget was used up. That part does not count.',
};

const MARKS = { passed: '✓', failed: '✕', not_measured: '–', errored: '!' } as const;

/** The replies to the questions of a task, by place; empty unless there is one for each. */
export function repliesTo({ attempt }: Attempted, questions: number): readonly ReplySummary[] {
  const replies = attempt.replies.filter(({ method }) => method === 'query');
  return replies.length === questions ? replies : [];
}

export type EventRole = 'needed' | 'forbidden' | 'decides';

/** The roles of the events that matter to a question, by index in the story. */
function rolesIn(question: StoryQuestion, indices: ReadonlyMap<string, number>): ReadonlyMap<number, EventRole> {
  const { gold, forbidden, deciding = [] } = question;
  const roles = new Map<number, EventRole>();
  for (const [role, ids] of Object.entries({ needed: gold.flat(), forbidden, decides: deciding }))
    for (const id of ids) {
      const index = indices.get(id);
      if (index !== undefined && !roles.has(index)) roles.set(index, role as EventRole);
    }
  return roles;
}

/** A question with the events that matter to it, by index in the story. */
export interface Answerable extends Placed {
  readonly roles: ReadonlyMap<number, EventRole>;
  /** Each fact that must come back, as the events that state it. */
  readonly needed: readonly (readonly number[])[];
}

export const answerable = (question: Placed, indices: ReadonlyMap<string, number>): Answerable => ({
  ...question,
  roles: rolesIn(question, indices),
  needed: question.gold.map((fact) => fact.flatMap((id) => indices.get(id) ?? [])),
});

/**
 * How a system did with a question: the verdict, the reasons, and what it returned, by the numbers of the events. Only events with a
 * role in the question are shown of a reply that is right, of a long one that failed by a forbidden event, and of what is beyond the
 * budget.
 */
export function replyCell(
  one: Attempted,
  { place, roles, needed }: Answerable,
  reply: ReplySummary | undefined,
  { failureModes }: Pick<SuiteDescription, 'failureModes'>,
) {
  const { verdict, modes, beyondBudget } = one.attempt.items[place] ?? { verdict: 'errored' as const, modes: [] };
  const reasons = failureModes.filter(({ id }) => modes.includes(id));
  const cited = reply?.cited ?? [];
  // Other events say nothing of why it failed where a forbidden one is the reason.
  const counts = new Set(cited.slice(0, reply?.within));
  const isForbidden = [...counts].some((index) => roles.get(index) === 'forbidden') && !reasons.some(({ cut }) => cut);
  const isExplained = verdict === 'passed' || (isForbidden && cited.length > FEW_RETURNED);
  // Of these the order says nothing, and without it more systems share a row.
  const explaining = cited.filter((index) => roles.has(index)).toSorted((a, b) => a - b);
  const telling = isExplained ? explaining : cited.filter((index) => counts.has(index) || roles.has(index));
  const shown = telling.slice(0, MOST_RETURNED);
  const more = cited.length - shown.length + (reply?.foreign ?? 0);
  const mention = (index: number) => {
    const role = roles.get(index);
    return { number: index + 1, needed: role === 'needed', forbidden: role === 'forbidden' };
  };
  const words = [
    ...(more > 0 ? [`+${more}`] : []),
    ...(reply !== undefined && shown.length + more === 0 ? ['nothing'] : []),
    ...(reply?.abstained ? ['abstained'] : []),
  ];
  const isFailedReply = verdict === 'failed' && reply !== undefined && reply.fault === undefined;
  const lacked = isFailedReply
    ? needed.filter((fact) => fact.length > 0 && !fact.some((at) => cited.includes(at)))
    : [];
  const lackedText = lacked.map((fact) => fact.map((index) => index + 1).join(' or ')).join(' and ');
  const labels = reasons.filter(({ cut }) => !(cut && beyondBudget)).map(({ label }) => label);
  // What is missing follows, so that reason comes last.
  const inOrder = labels.toSorted((a, b) => Number(saysMissing(a)) - Number(saysMissing(b)));
  const why = [...(beyondBudget ? [BEYOND_BUDGET.label] : []), ...inOrder].join(', ');
  return {
    passed: verdict === 'passed',
    mark: MARKS[verdict],
    why,
    /** Of a failed reply, the facts that it lacks, each by the numbers of the events that state it; read after `why`. */
    missing: lackedText === '' ? '' : `${saysMissing(why) ? '' : ', missing'} ${lackedText}`,
    /** Indices in the story. */
    shown,
    /** First what counts, then what is beyond the budget; the best first, where all of the reply is shown. */
    returned: shown.filter((index) => counts.has(index)).map(mention),
    beyond: shown.filter((index) => !counts.has(index)).map(mention),
    /** Whether the events are introduced as returned, because after a reason such as `Missing` they could be taken for what it is about, as those after `Forbidden` are. */
    introduced: isFailedReply && (!isForbidden || lackedText !== ''),
    /** What is said after the events. */
    rest: reply?.fault ?? words.join(', '),
  };
}

export const passesAll =
  (questions: readonly Placed[]) =>
  ({ attempt }: Attempted): boolean =>
    questions.every(({ place }) => attempt.items[place]?.verdict === 'passed');

const ofKind = (attempts: readonly Attempted[], kind: string) => attempts.filter(({ row }) => row.entry.kind === kind);

/** Such as `passed by 1 of 8 systems and 2 of 13 references: all and newest-forget`; a kind without attempts is left out. */
export function passesText(attempts: readonly Attempted[], questions: readonly Placed[]): string {
  const systems = ofKind(attempts, 'system');
  const passed = systems.filter(passesAll(questions)).length;
  const { of, share, names } = referencesThat(attempts, questions);
  const texts = [
    ...(systems.length === 0 ? [] : [`${passed} of ${systems.length} system${systems.length === 1 ? '' : 's'}`]),
    ...(of === 0 ? [] : [`${share} reference${of === 1 ? '' : 's'}${names}`]),
  ];
  return texts.length === 0 ? '' : `passed by ${texts.join(' and ')}`;
}

/** More names than this are only counted. */
const MOST_NAMES = 6;

/** The references that pass questions, such as `2 of 13: all and newest-forget`; empty without references. */
export function passesIn(attempts: readonly Attempted[], questions: readonly Placed[]): string {
  const { of, share, names } = referencesThat(attempts, questions);
  return of === 0 ? '' : `${share}${names}`;
}

/** Those that pass are named, or those that do not if they are fewer; where all or none pass, nobody is. */
function referencesThat(attempts: readonly Attempted[], questions: readonly Placed[]) {
  const own = ofKind(attempts, 'reference');
  const passing = own.filter(passesAll(questions));
  const failing = own.filter((one) => !passing.includes(one));
  const named = (some: readonly Attempted[]) => few(namesOf(some), MOST_NAMES);
  const isClear = passing.length === 0 || failing.length === 0;
  const names = passing.length <= failing.length ? `: ${named(passing)}` : `, not ${named(failing)}`;
  return { of: own.length, share: `${passing.length} of ${own.length}`, names: isClear ? '' : names };
}

const saysMissing = (why: string) => /missing$/i.test(why);
