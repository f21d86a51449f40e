import type { ContextLine, Reason, Rejection } from './context.ts';
import type { Sanitise, Warn } from './part.ts';
import { estimateTokens, termsOf } from './tokens.ts';

const MARK = 'Avoid:';
const MARK_TOKENS = estimateTokens(MARK);

/** The largest number of warnings: a prompt has room only for the most relevant failures. */
const MOST = 2;

const DEAD: readonly Reason[] = ['failed_branch', 'rolled_back_branch'];
const TOLD: readonly Reason[] = [...DEAD, 'destructive', 'secret'];

/** Shows failures as warnings, separate from what to build on, so that an agent does not repeat them. */
export const negativeEvidence: Warn = {
  stage: 'warn',
  name: 'negative_evidence',
  warn(rejected, query) {
    const questionTerms = [...termsOf(query.question)];
    return rejected
      .filter((rejection) => isLesson(rejection) && questionTerms.some((term) => rejection.item.terms.has(term)))
      .sort((a, b) => b.rank - a.rank || b.item.position - a.item.position)
      .slice(0, MOST)
      .map(warning);
  },
};

/** Whether an item was rejected only because of its dead branch, and of risks that can be withheld. */
function isLesson({ reasons }: Rejection): boolean {
  return reasons.some((reason) => DEAD.includes(reason)) && reasons.every((reason) => TOLD.includes(reason));
}

function warning({ item }: Rejection): ContextLine {
  return { kind: 'warning', item, text: `${MARK} ${item.content}`, tokens: MARK_TOKENS + item.tokens };
}

/** Replaces a failure that is dangerous to read by a note that it happened, and the kind of danger. */
export const sanitiser: Sanitise = {
  stage: 'sanitise',
  name: 'sanitiser',
  sanitise(line) {
    const { item } = line;
    if (item.risks.length === 0) return line;
    const text = `Withheld: a failed attempt (${item.risks.join(', ')}).`;
    return { kind: 'notice', item, text, tokens: estimateTokens(text) };
  },
};
