import { asFault, type Fault } from '../errors/fault.ts';

/** An entry that is not shown, and what keeps it off the board. */
export interface Withheld {
  readonly slug: string;
  readonly fault: Fault;
}

/** A machine that fails is no entry's fault: nothing is published then. */
const MACHINE = /^(?:file\.un|git\.|out\.)/;

/**
 * What was thrown while one entry was read or checked, as what is wrong with that entry. Bytes that make the harness itself
 * stumble are no reason to keep the other entries from being shown.
 */
export function ownFault(thrown: unknown): Fault {
  const fault = asFault(thrown);
  if (MACHINE.test(fault.code)) throw thrown;
  return fault;
}

/** For everybody's eyes: without a path or a word of the stranger's. The log has the rest. */
export function whyWithheld({ code }: Fault): string {
  const [, why] = REASONS.find(([pattern]) => pattern.test(code)) ?? [];
  return `${why ?? 'It could not be checked'} (${code}).`;
}

const REASONS: readonly (readonly [code: RegExp, why: string])[] = [
  [/^entry\./, 'What was submitted cannot be read'],
  [/^receipt\./, 'The board’s record of it cannot be read'],
  [/^dataset\./, 'It was measured on data that the board does not have'],
  [/^(?:bundle|json|suite|heldout)\./, 'Its evidence does not verify'],
];
