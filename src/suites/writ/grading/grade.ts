import type { WritTask } from '../scenario.ts';
import type { Rejected, RejectedBecause } from '../schema.ts';
import { invents, isBrief } from './conversation.ts';
import { saysAsPresent } from './elements.ts';
import { type Expectation, expectationOf, forbids, meetsElements } from './expectation.ts';
import { declines, says } from './words.ts';

/** The reply to a question. A field that the system did not declare is undefined, whatever it sent. */
export interface QueryAnswer {
  /** Whether no answer came. This does not count as declining. */
  readonly failed: boolean;
  readonly evidence: ReadonlySet<string>;
  readonly context?: string;
  readonly text?: string;
  readonly action?: string;
  readonly abstained?: boolean;
  readonly confidence?: number;
  /** Whether the answer came with a warning that it is not reliable. */
  readonly flagged?: boolean;
}

/** One answer compared with the expectation. */
export interface Grade {
  /** Whether no answer came. An error improves no figure, so each metric then has its worst value. */
  readonly failed: boolean;
  /** Undefined if the system declares nothing that could be right. */
  readonly correct: boolean | undefined;
  /** Whether the system declined to answer: it said so, or, if it does not declare the flag, its answer is empty. */
  readonly declined: boolean;
  /** Whether something was said, and not withdrawn by abstaining. */
  readonly claims: boolean;
  /** Whether the answer, or without one the action, meets the expectation. */
  readonly right: boolean;
  readonly acted: boolean | undefined;
  /** The rejected values in the answer. */
  readonly named: readonly Rejected[];
  readonly invented: boolean;
}

export function grade(task: WritTask, answered: QueryAnswer): Grade {
  const expected = expectationOf(task);
  const { ground_truth: truth, probe } = task;
  const reply = answered.text ?? (expected.constraint ? answered.action : undefined);
  const text = reply ?? '';
  const phrases = truth.eval_rubric?.accept_patterns;
  const met = meets(task, text, expected);
  // "No record of a lease" may be the right answer.
  const silent = reply !== undefined && !met && (text.trim() === '' || declines(text, phrases));
  const declined = !answered.failed && (answered.abstained ?? silent);
  const claims = !declined && [answered.text, answered.action].some((one) => one !== undefined && one.trim() !== '');
  const named = declined ? [] : expected.rejected.filter((one) => isNamed(text, one));
  const acted =
    truth.action === undefined || answered.action === undefined ? undefined : answered.action === truth.action;
  const right = !declined && met;
  const knows = reply === undefined ? acted : right && acted !== false;
  return {
    failed: answered.failed,
    correct: probe.should_abstain ? abstains(answered, reply, declined) : knows,
    declined,
    claims,
    right,
    acted: acted === undefined ? undefined : acted && !declined,
    named,
    invented: claims && !right && invents(task, text),
  };
}

/** Whether an answer has a value that is rejected for one of the reasons. */
export function names({ named }: Grade, ...reasons: readonly RejectedBecause[]): boolean {
  return named.some(({ because }) => reasons.includes(because));
}

function abstains({ abstained }: QueryAnswer, reply: string | undefined, declined: boolean): boolean | undefined {
  return reply === undefined && abstained === undefined ? undefined : declined;
}

/** An older value may be named as one that is over. */
function isNamed(text: string, { value, because }: Rejected): boolean {
  return because === 'stale' ? saysAsPresent(text, value) : says(text, value);
}

/** Whether an answer has all elements of one alternative, nothing forbidden, and little else. */
function meets(task: WritTask, text: string, expected: Expectation): boolean {
  const { alternatives, forbidden, rejected, constraint } = expected;
  const brief = alternatives.filter(({ elements }) => isBrief(text, task, elements, expected.room));
  if (text.trim() === '' || brief.length === 0) return false;
  const isSaid = forbids(constraint);
  if (forbidden.some((value) => isSaid(text, value))) return false;
  if (rejected.some((one) => (constraint ? isSaid(text, one.value) : isNamed(text, one)))) return false;
  // If older values are named as over, the right one must be named as present.
  const among = !constraint && rejected.some(({ value }) => says(text, value));
  return brief.some(
    (one) =>
      meetsElements(text, one) &&
      !(among && one.elements.some((element) => says(text, element) && !saysAsPresent(text, element))),
  );
}
