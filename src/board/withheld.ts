import type { Withholding } from '../errors/codes.ts';
import { asFault, type Fault } from '../errors/fault.ts';

/** An entry that is not shown, and the reason. */
export interface Withheld {
  readonly slug: string;
  readonly fault: Fault;
}

/**
 * The fault of one entry that was thrown while the entry was read or checked. A defect of the harness counts as the entry's
 * fault, so that one entry cannot stop the others. A fault of the machine is thrown again, and then nothing is published.
 */
export function faultOfEntry(thrown: unknown): Fault {
  const fault = asFault(thrown);
  if (fault.facts.withholds === false) throw thrown;
  return fault;
}

/** A text for the public, without a path and without words of the submitter. The log has the rest. */
export function whyWithheld({ code, facts }: Fault): string {
  return `${REASONS[facts.withholds || 'unchecked']} (${code}).`;
}

const REASONS: Readonly<Record<Withholding, string>> = {
  submission: 'What was submitted cannot be read',
  record: 'The board’s record of it cannot be read',
  data: 'It was measured on data that the board does not have',
  evidence: 'Its evidence does not verify',
  version:
    'It was measured on another version of a suite, which this program cannot verify, and no receipt says that the run was valid',
  description: 'Its entry.json does not describe the system of its runs',
  unchecked: 'It could not be checked',
};
