import { CODES, type Code, type CodeFacts, type EvidenceProblem } from './codes.ts';

/** What a program said, as it came, that helps to see what was wrong. */
export interface Quote {
  readonly title: string;
  /** Any number of lines. */
  readonly text: string;
}

interface Details {
  /** What to do; a line for each step. */
  readonly hint?: string;
  readonly quote?: Quote;
  /** The message without what another program said, for a place where secrets are not masked. */
  readonly unquoted?: string | undefined;
  readonly cause?: unknown;
}

/** The one error type: what was wrong and where (message), what to do (hint), a stable code. */
export class Fault extends Error {
  readonly code: Code;
  readonly hint: string | undefined;
  readonly quote: Quote | undefined;
  readonly unquoted: string | undefined;

  constructor(code: Code, message: string, details: Details = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'Fault';
    this.code = code;
    this.hint = details.hint;
    this.quote = details.quote;
    this.unquoted = details.unquoted;
  }

  /** What follows from the code. */
  get facts(): CodeFacts {
    return CODES[this.code];
  }
}

/** Anything thrown, as a Fault: what is not one already is ours. */
export function asFault(thrown: unknown): Fault {
  if (thrown instanceof Fault) return thrown;
  if ((thrown as NodeJS.ErrnoException | undefined)?.syscall === 'uv_cwd') {
    const hint = 'Call the command from another folder.';
    return new Fault('file.missing', 'The current folder was removed.', { cause: thrown, hint });
  }
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new Fault('internal', message, {
    cause: thrown,
    hint: 'This is a defect of the harness. Please report it with the command you ran.',
  });
}

/**
 * Whether a fault of evidence was thrown, and not one of the machine or the harness.
 *
 * @param problems Which faults count; without any, all of evidence do.
 */
export function isEvidenceFault(thrown: unknown, ...problems: readonly EvidenceProblem[]): thrown is Fault {
  if (!(thrown instanceof Fault)) return false;
  const { evidence } = thrown.facts;
  return evidence !== undefined && (problems.length === 0 || problems.includes(evidence));
}

/** The result of `read`; undefined if it throws what is expected. Anything else is thrown. */
const unless = <T>(read: Promise<T>, isExpected: (thrown: unknown) => boolean): Promise<T | undefined> =>
  read.catch((thrown: unknown) => {
    if (isExpected(thrown)) return undefined;
    throw thrown;
  });

/** The result of `read`; undefined if it throws a fault of evidence. Other faults are thrown. */
export const unlessEvidenceFault = <T>(read: Promise<T>, ...problems: readonly EvidenceProblem[]) =>
  unless(read, (thrown) => isEvidenceFault(thrown, ...problems));

/** The result of `read`; undefined if it throws a fault of one of these codes. */
export const unlessFault = <T>(read: Promise<T>, ...codes: readonly Code[]) =>
  unless(read, (thrown) => thrown instanceof Fault && codes.includes(thrown.code));
