import type { FailureMode } from '../../../suite/description.ts';
import { quarterOf } from '../task.ts';
import type { Assessment, Finding } from './assess.ts';

/** What the rules read of a conversation, or of one of its questions. */
type Decided = Pick<Assessment, 'findings' | 'overBudget'>;

interface Rule extends FailureMode {
  applies(assessment: Decided, length: number): boolean;
}

const some =
  (of: (finding: Finding) => boolean) =>
  ({ findings }: Decided) =>
    findings.some(of);

/** Whether a fact in one of the quarters was not found. */
const missedIn =
  (...quarters: number[]) =>
  ({ findings }: Decided, length: number) =>
    findings.some(({ found, needle }) => !found && quarters.includes(quarterOf(needle.turn, length)));

/** Each is decided by a rule on gold and replies. A failed conversation may have several. */
const RULES: readonly Rule[] = [
  {
    id: 'missed_early',
    label: 'Missed early',
    rule: 'A fact from the first quarter of the conversation was not found within the budget.',
    cut: true,
    applies: missedIn(0),
  },
  {
    id: 'missed_middle',
    label: 'Missed in the middle',
    rule: 'A fact from the second or third quarter of the conversation was not found within the budget.',
    cut: true,
    applies: missedIn(1, 2),
  },
  {
    id: 'missed_late',
    label: 'Missed late',
    rule: 'A fact from the last quarter of the conversation was not found within the budget.',
    cut: true,
    applies: missedIn(3),
  },
  {
    id: 'wrong_value',
    label: 'Wrong value',
    rule: 'The answer is not the value that was stated last.',
    applies: some(({ wrong }) => wrong),
  },
  {
    id: 'stale_value',
    label: 'Stale value',
    rule: 'The answer is a value that was replaced, or a turn that states one was cited.',
    applies: some(({ stale }) => stale),
  },
  {
    id: 'confused_key',
    label: 'Confused key',
    rule: 'A turn that states another fact was cited, and not the turn that states this one.',
    applies: some(({ confused }) => confused),
  },
  {
    id: 'unsourced',
    label: 'Unsourced',
    rule: 'A value was answered, but the turn that states it was not cited, or more than three sources were.',
    applies: some(({ unsourced }) => unsourced),
  },
  {
    id: 'over_budget',
    label: 'Over budget',
    rule: 'The replies to all questions together have more words than the budget allows.',
    overBudget: true,
    applies: ({ overBudget }) => overBudget,
  },
];

export const FAILURE_MODES: readonly FailureMode[] = RULES.map(({ applies: _, ...mode }) => mode);

/** @param length of the conversation, in turns */
export function failureModes(assessment: Decided, length: number): string[] {
  return RULES.filter(({ applies }) => applies(assessment, length)).map(({ id }) => id);
}
