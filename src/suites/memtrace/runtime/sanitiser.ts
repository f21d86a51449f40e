import type { Sanitise } from './part.ts';
import { estimateTokens } from './tokens.ts';

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
