import type { Withholding } from '../errors/codes.ts';
import { asFault, type Fault } from '../errors/fault.ts';

/** An entry that is not shown, and what keeps it off the board. */
export interface Withheld {
  readonly slug: string;
  readonly fault: Fault;
}

/**
 * What was thrown while one entry was read or checked, as what is wrong with that entry: also a defect of the harness, so that
 * one entry cannot keep the others off the board. A fault of the machine is no entry's and is thrown on: nothing is published then.
 */
export function ownFault(thrown: unknown): Fault {
  const fault = asFault(thrown);
  if (fault.facts.withholds === false) throw thrown;
  return fault;
}

/** For everybody's eyes: without a path or a word of the stranger's. The log has the rest. */
export function whyWithheld({ code, facts }: Fault): string {
  return `${REASONS[facts.withholds || 'unchecked']} (${code}).`;
}

const REASONS: Readonly<Record<Withholding, string>> = {
  submission: 'What was submitted cannot be read',
  record: 'The board’s record of it cannot be read',
  data: 'It was measured on data that the board does not have',
  evidence: 'Its evidence does not verify',
  version:
    'It was measured on another version of a suite, which this program cannot verify, and no receipt says that it held',
  unchecked: 'It could not be checked',
};
