import type { ContextLine, Reason, Rejection } from './context.ts';
import type { Sanitise, Warn } from './part.ts';
import { estimateTokens, termsOf } from './tokens.ts';

const MARK = 'Avoid:';
const MARK_TOKENS = estimateTokens(MARK);

/** A prompt has room for the failures nearest to the question, not for all. */
const MOST = 2;

const DEAD: readonly Reason[] = ['failed_branch', 'rolled_back_branch'];
const TOLD: readonly Reason[] = [...DEAD, 'destructive', 'secret'];

/** What failed is told as a warning, apart from what to build on: an agent that knows of it does not try it again. */
export const negativeEvidence: Warn = {
  stage: 'warn',
  name: 'negative_evidence',
  warn(rejected, query) {
    const asked = [...termsOf(query.question)];
    return rejected
      .filter((rejection) => isLesson(rejection) && asked.some((term) => rejection.item.terms.has(term)))
      .sort((a, b) => b.rank - a.rank || b.item.position - a.item.position)
      .slice(0, MOST)
      .map(warning);
  },
};

/** Of a dead branch, with nothing else against it but what can be withheld. */
function isLesson({ reasons }: Rejection): boolean {
  return reasons.some((reason) => DEAD.includes(reason)) && reasons.every((reason) => TOLD.includes(reason));
}

function warning({ item }: Rejection): ContextLine {
  return { kind: 'warning', item, text: `${MARK} ${item.content}`, tokens: MARK_TOKENS + item.tokens };
}

/** Of a failure that is dangerous to read, only that it happened and what kind of danger it was. */
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
