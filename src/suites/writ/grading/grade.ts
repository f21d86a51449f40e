import type { Rejected, RejectedBecause, WritTask } from '../scenario.ts';
import { isBrief } from './brevity.ts';
import { saysAsPresent } from './elements.ts';
import { type Expectation, expectationOf, forbids, meetsElements } from './expectation.ts';
import { invents } from './invents.ts';
import { declines, says } from './words.ts';

/** What came back to a question. A field that the system did not declare is undefined, whatever it sent. */
export interface QueryAnswer {
  /** No answer came: nothing was said, which is not to decline. */
  readonly failed: boolean;
  readonly evidence: ReadonlySet<string>;
  readonly context?: string;
  readonly text?: string;
  readonly action?: string;
  readonly abstained?: boolean;
  readonly confidence?: number;
  /** It came with a warning that it may not be relied on. */
  readonly flagged?: boolean;
}

/** One answer compared with what is right. */
export interface Grade {
  /** Undefined where the system declares nothing that could be right. */
  readonly correct: boolean | undefined;
  /** It was left unanswered: said so, or nothing said where saying so was not declared. */
  readonly declined: boolean;
  /** Something was said and not taken back by abstaining. */
  readonly claims: boolean;
  /** The answer in words, or the action where there are none, meets the expectation. */
  readonly right: boolean;
  readonly acted: boolean | undefined;
  /** The rejected values that were claimed. */
  readonly named: readonly Rejected[];
  readonly invented: boolean;
}

export function grade(task: WritTask, answered: QueryAnswer): Grade {
  const expected = expectationOf(task);
  const { ground_truth: truth, probe } = task;
  const said = answered.text ?? (expected.constraint ? answered.action : undefined);
  const text = said ?? '';
  const phrases = truth.eval_rubric?.accept_patterns;
  const met = meets(task, text, expected);
  // "No record of a lease" may be what is right.
  const silent = said !== undefined && !met && (text.trim() === '' || declines(text, phrases));
  const declined = !answered.failed && (answered.abstained ?? silent);
  const claims = !declined && [answered.text, answered.action].some((one) => one !== undefined && one.trim() !== '');
  const named = declined ? [] : expected.rejected.filter((one) => isNamed(text, one));
  const acted =
    truth.action === undefined || answered.action === undefined ? undefined : answered.action === truth.action;
  const right = !declined && met;
  const knows = said === undefined ? acted : right && acted !== false;
  return {
    correct: probe.should_abstain ? abstains(answered, said, declined) : knows,
    declined,
    claims,
    right,
    acted: acted === undefined ? undefined : acted && !declined,
    named,
    invented: claims && !right && invents(task, text),
  };
}

/** Whether a claim names a value that is rejected for one of the reasons. */
export function names({ named }: Grade, ...reasons: readonly RejectedBecause[]): boolean {
  return named.some(({ because }) => reasons.includes(because));
}

function abstains({ abstained }: QueryAnswer, said: string | undefined, declined: boolean): boolean | undefined {
  return said === undefined && abstained === undefined ? undefined : declined;
}

/** An older value may be named as one that is over. */
function isNamed(text: string, { value, because }: Rejected): boolean {
  return because === 'stale' ? saysAsPresent(text, value) : says(text, value);
}

/** All elements of one alternative, none of what must not be said, and not much else. */
function meets(task: WritTask, text: string, expected: Expectation): boolean {
  const { alternatives, forbidden, rejected, constraint } = expected;
  const brief = alternatives.filter(({ elements }) => isBrief(text, task, elements, expected.room));
  if (text.trim() === '' || brief.length === 0) return false;
  const isSaid = forbids(constraint);
  if (forbidden.some((value) => isSaid(text, value))) return false;
  if (rejected.some((one) => (constraint ? isSaid(text, one.value) : isNamed(text, one)))) return false;
  // Where older values are told as over, the right one is told as present.
  const among = !constraint && rejected.some(({ value }) => says(text, value));
  return brief.some(
    (one) =>
      meetsElements(text, one) &&
      !(among && one.elements.some((element) => says(text, element) && !saysAsPresent(text, element))),
  );
}
