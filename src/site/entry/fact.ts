import { safeText } from '../../text/safe-text.ts';

export interface Fact {
  readonly term: string;
  readonly value: string;
  /** A digest or a command: set in a monospaced face. */
  readonly code: boolean;
  /** Whether nothing but the submitter's word supports it. */
  readonly claimed: boolean;
}

export function fact(term: string, value: string, { length = 500, code = false } = {}): Fact {
  return { term, value: safeText(value, length), code, claimed: false };
}
