import { modesFound } from '../../shared/described.ts';
import { quarterOf } from '../task.ts';
import type { Assessment, Finding } from './assess.ts';
import texts from './failure-modes.json' with { type: 'json' };

/** What the rules read of a conversation, or of one of its questions. */
type Decided = Pick<Assessment, 'findings' | 'overBudget'>;

const some =
  (of: (finding: Finding) => boolean) =>
  ({ findings }: Decided) =>
    findings.some(of);

/** Whether a fact in one of the quarters was not found. */
const missedIn =
  (...quarters: number[]) =>
  ({ findings }: Decided, length: number) =>
    findings.some(({ found, needle }) => !found && quarters.includes(quarterOf(needle.turn, length)));

/** Each is decided by a rule on gold and replies; `failure-modes.json` has the rules in words. A failed conversation may have several. */
const RULES: Readonly<Record<keyof typeof texts, (assessment: Decided, length: number) => boolean>> = {
  missed_early: missedIn(0),
  missed_middle: missedIn(1, 2),
  missed_late: missedIn(3),
  wrong_value: some(({ wrong }) => wrong),
  stale_value: some(({ stale }) => stale),
  confused_key: some(({ confused }) => confused),
  unsourced: some(({ unsourced }) => unsourced),
  over_budget: ({ overBudget }) => overBudget,
};

/** @param length of the conversation, in turns */
export function failureModes(assessment: Decided, length: number): string[] {
  return modesFound(RULES, assessment, length);
}
