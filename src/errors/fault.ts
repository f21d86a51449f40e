import { CODES, type Code, type Party } from './codes.ts';

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
  readonly cause?: unknown;
}

/** The one error type: what was wrong and where (message), what to do (hint), a stable code. */
export class Fault extends Error {
  readonly code: Code;
  readonly hint: string | undefined;
  readonly quote: Quote | undefined;

  constructor(code: Code, message: string, details: Details = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'Fault';
    this.code = code;
    this.hint = details.hint;
    this.quote = details.quote;
  }

  get party(): Party {
    return CODES[this.code];
  }
}

const EXIT: Record<Party, number> = { check: 1, user: 2, adapter: 3, ours: 4 };

/** Anything thrown, as a Fault: what is not one already is ours. */
export function asFault(thrown: unknown): Fault {
  if (thrown instanceof Fault) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new Fault('internal', message, {
    cause: thrown,
    hint: 'This is a defect of the harness. Please report it with the command you ran.',
  });
}

export function exitStatus(fault: Fault): number {
  return EXIT[fault.party];
}
