import type { ReplySummary } from '../../report/attempt.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import type { StoryQuestion } from '../../suite/story.ts';
import type { Attempted } from './answers.ts';

/** A question of a task, by its place among all of them. */
export type Placed = StoryQuestion & { readonly place: number };

/** Of a reply with more events than this, the others are only counted. */
const MOST_RETURNED = 12;

const MARKS = { passed: '✓', failed: '✕', not_measured: '–', errored: '!' } as const;

/** The replies to the questions of a task, by place; empty unless there is one for each. */
export function repliesTo({ attempt }: Attempted, questions: number): readonly ReplySummary[] {
  const replies = attempt.replies.filter(({ method }) => method === 'query');
  return replies.length === questions ? replies : [];
}

export type EventRole = 'needed' | 'forbidden' | 'decides';

/** The roles of the events that matter to a question, by index in the story. */
export function rolesIn(question: StoryQuestion, indexOf: (sourceId: string) => number | undefined) {
  const { gold, forbidden, deciding = [] } = question;
  const roles = new Map<number, EventRole>();
  const note = (ids: readonly string[], role: EventRole) => {
    for (const id of ids) {
      const index = indexOf(id);
      if (index !== undefined && !roles.has(index)) roles.set(index, role);
    }
  };
  note(gold.flat(), 'needed');
  note(forbidden, 'forbidden');
  note(deciding, 'decides');
  return roles as ReadonlyMap<number, EventRole>;
}

/**
 * How a system did with a question: the verdict, the reasons, and what it returned, by the numbers of the events.
 *
 * @param roles of the question; only these events are shown of a right reply, and of one that failed by a forbidden event
 */
export function replyCell(
  one: Attempted,
  place: number,
  reply: ReplySummary | undefined,
  roles: ReturnType<typeof rolesIn>,
  { failureModes }: Pick<SuiteDescription, 'failureModes'>,
) {
  const { verdict, modes, beyondBudget } = one.attempt.items[place] ?? { verdict: 'errored' as const, modes: [] };
  const reasons = failureModes.filter(({ id }) => modes.includes(id));
  const cited = reply?.cited ?? [];
  // Other events say nothing of why it failed where a forbidden one is the reason.
  const isForbidden = cited.some((index) => roles.get(index) === 'forbidden') && !reasons.some(({ cut }) => cut);
  const isExplained = verdict === 'passed' || isForbidden;
  const shown = (isExplained ? cited.filter((index) => roles.has(index)) : cited).slice(0, MOST_RETURNED);
  const more = cited.length - shown.length + (reply?.foreign ?? 0);
  const words = [
    ...(more > 0 ? [`+${more}`] : []),
    ...(reply !== undefined && shown.length + more === 0 ? ['nothing'] : []),
    ...(reply?.abstained ? ['abstained'] : []),
  ];
  return {
    passed: verdict === 'passed',
    mark: MARKS[verdict],
    why: [
      ...(beyondBudget ? ['Returned, but beyond the budget'] : []),
      ...reasons.filter(({ cut }) => !(cut && beyondBudget)).map(({ label }) => label),
    ].join(', '),
    /** Indices in the story. */
    shown,
    returned: shown.map((index) => {
      const role = roles.get(index);
      return { number: index + 1, needed: role === 'needed', forbidden: role === 'forbidden' };
    }),
    /** What is said after the events. */
    rest: reply?.fault ?? words.join(', '),
  };
}
