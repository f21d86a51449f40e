import type { Attempt, ReplySummary } from '../../report/attempt.ts';
import { formatVerdict } from '../../report/format.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import type { TaskStory } from '../../suite/story.ts';
import { formatValue } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import { type BoardRow, tokensMetric } from '../board/board.ts';
import { isClaimed } from '../board/entries.ts';
import { rowAnchor } from '../task-href.ts';
import type { Attempted } from './task-board.ts';

/** What a run did with a task; the same for all that did the same. */
export function attemptView({ bundle }: BoardRow, attempt: Attempt, story: TaskStory, description: SuiteDescription) {
  const replies = writtenAtOnce(attempt.replies);
  // Replies to `observe` are not answers.
  const severalAnswers = replies.filter(({ method }) => method !== 'observe').length > 1;
  return {
    ...resultOf({ bundle }, attempt, description),
    /** The number of the shown run of several by the board; empty if there is only one. */
    run: bundle.runs.length > 1 ? `run 1 of ${bundle.runs.length}` : '',
    replies: together(replies, (reply) => replyView(reply, story)).map(([{ method }, arms, view]) => ({
      /** Arms and method, if there are several replies. */
      label: replies.length > 1 ? [...arms, METHODS[method] ?? method].join(', ') : '',
      ...view,
    })),
    did: severalAnswers
      ? together(replies, doneIn).flatMap(([{ method }, arms, value]) =>
          value === '' ? [] : [{ label: [...arms, ...(METHODS[method] ? [] : [method])].join(', '), value, note: '' }],
        )
      : replies.flatMap((reply) => actionsView(reply, story)),
  };
}

/** The verdict on an attempt, and the reasons. */
export function resultOf({ bundle }: Pick<BoardRow, 'bundle'>, attempt: Attempt, description: SuiteDescription) {
  const metric = tokensMetric(description);
  return {
    claimed: isClaimed(bundle),
    verdict: attempt.verdict,
    result: formatVerdict(attempt.verdict),
    tokens: metric === undefined || attempt.tokens === undefined ? '–' : formatValue(metric, attempt.tokens),
    /** The failure modes of the task as a whole. */
    modes: description.failureModes.filter(({ id }) => attempt.modes.includes(id)).map(({ label }) => label),
  };
}

/** Merges consecutive replies to `observe`: only what was written in all of them matters. */
function writtenAtOnce(replies: readonly ReplySummary[]): readonly ReplySummary[] {
  const merged: ReplySummary[] = [];
  for (const reply of replies) {
    const last = merged.at(-1);
    const writes = reply.method === 'observe' && reply.fault === undefined;
    if (!writes || last?.method !== 'observe' || last.fault !== undefined || last.arm !== reply.arm) {
      merged.push(reply);
      continue;
    }
    const cited = [...new Set([...last.cited, ...reply.cited])].sort((a, b) => a - b);
    merged[merged.length - 1] = { ...last, cited, foreign: last.foreign + reply.foreign };
  }
  return merged;
}

/**
 * Merges equal replies of one method, with their arms in order, because each arm of a task often gets the same. Replies
 * to `observe` stay separate.
 */
function together<T>(replies: readonly ReplySummary[], viewOf: (reply: ReplySummary) => T) {
  const found = new Map<string, { reply: ReplySummary; arms: Map<string, number>; view: T }>();
  for (const [at, reply] of replies.entries()) {
    const view = viewOf(reply);
    const key = reply.method === 'observe' ? String(at) : `${reply.method} ${JSON.stringify(view)}`;
    const one = found.get(key) ?? { reply, arms: new Map(), view };
    found.set(key, one);
    const arm = reply.arm ?? '';
    one.arms.set(arm, (one.arms.get(arm) ?? 0) + 1);
  }
  return [...found.values()].map(({ reply, arms, view }) => {
    const named = [...arms].map(([arm, times]) => [arm, times > 1 ? `${times} times` : ''].filter(Boolean).join(' '));
    return [reply, named.filter(Boolean), view] as const;
  });
}

/** A system's name with a link from a task's page. */
export const nameOf = ({ entry }: Pick<BoardRow, 'entry'>) => ({
  href: `../../systems/${entry.slug}.html`,
  name: safeText(entry.name, 80),
  anchor: rowAnchor(entry),
});

export const namesOf = (attempts: readonly Pick<Attempted, 'row'>[]): readonly string[] =>
  attempts.map(({ row }) => nameOf(row).name);

/** Most events have no role, and a class for them would be an eighth of a page. */
export const classOf = (role: TaskStory['events'][number]['role']) => (role === 'neither' ? '' : role);

/** A reply may cite thousands of events. */
const MOST_CITED = 40;

function replyView({ method, observed, fault, cited, foreign }: ReplySummary, { events }: TaskStory) {
  const roleOf = (index: number) => classOf(events[index]?.role ?? 'neither');
  /** An event by its number on the page, with a link to it and its role. */
  const mention = (index: number) => ({
    number: index + 1,
    text: [index + 1, roleOf(index) && events[index]?.marks.join(', ')].filter(Boolean).join(' '),
    role: roleOf(index),
  });
  // Most systems write nearly all events, which runs of numbers say in a hundredth of the space.
  const mentions = method === 'observe' ? runsOf(cited) : cited.toSorted((a, b) => a - b).map(mention);
  // A system that got no events, or got them in another form, cannot cite them.
  const onlyForeign = cited.length === 0 && foreign > 0;
  const couldCite = method === 'query' && fault === undefined && observed && !onlyForeign;
  const needed = couldCite ? [...events.keys()].filter((index) => events[index]?.role === 'needed') : [];
  const missed = needed.filter((index) => !cited.includes(index));
  const surplus = mentions.length - MOST_CITED;
  const more = [
    ...(surplus > 0 ? [`${surplus} more`] : []),
    ...(foreign > 0
      ? [`${foreign} ${foreign === 1 ? 'id that is not an event' : 'ids that are not events'} of this task`]
      : []),
  ];
  return {
    cited: mentions.slice(0, MOST_CITED),
    /** Events that a right reply cites and this one does not. */
    missed: missed.slice(0, MOST_CITED).map((index) => ({ number: index + 1 })),
    more: [...more, ...(fault === undefined ? [] : [`fault: ${fault}`])].join('; '),
    nothing: cited.length === 0 && foreign === 0 && fault === undefined,
  };
}

/** Consecutive events as one mention, such as `3–30`. An event that must not be returned may still be worth writing. */
function runsOf(cited: readonly number[]) {
  const runs: { first: number; last: number }[] = [];
  for (const index of cited) {
    const run = runs.at(-1);
    if (run?.last === index - 1) run.last = index;
    else runs.push({ first: index, last: index });
  }
  return runs.map(({ first, last }) => ({
    number: first + 1,
    text: first === last ? `${first + 1}` : `${first + 1}–${last + 1}`,
    role: classOf('neither'),
  }));
}

const METHODS: Readonly<Record<string, string>> = { observe: 'wrote', query: 'returned' };

/** What one of several replies did; empty if it did nothing. */
function doneIn({ action, answer, abstained, values }: ReplySummary): string {
  return [
    ...(action ? [`action: ${action}`] : []),
    ...(answer ? [`answer: ${answer}`] : []),
    ...(abstained ? ['abstained'] : []),
    ...(values === undefined ? [] : [values.join(' · ') || 'no value']),
  ].join('; ');
}

function actionsView({ action, answer, abstained, values }: ReplySummary, { goldAction }: TaskStory) {
  const note = goldAction === undefined || !action ? '' : action === goldAction ? 'right' : 'not the right one';
  return [
    ...(action === undefined ? [] : [{ label: 'action', value: action || 'none', note }]),
    ...(answer === undefined ? [] : [{ label: 'answer', value: answer || 'none', note: '' }]),
    ...(abstained === undefined ? [] : [{ label: 'abstained', value: abstained ? 'yes' : 'no', note: '' }]),
    ...(values === undefined ? [] : [{ label: 'values', value: values.join(' · ') || 'none', note: '' }]),
  ];
}
