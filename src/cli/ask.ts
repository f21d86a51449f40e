import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';

interface Terminal {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stderr: Writable;
}

/** Asks on a terminal which of the choices is meant. Undefined without a terminal, or if the answer is none of them. */
export async function ask<T extends string>(
  { stdin, stderr }: Terminal,
  question: string,
  choices: readonly T[],
): Promise<T | undefined> {
  if (!stdin.isTTY) return undefined;
  const terminal = createInterface({ input: stdin, output: stderr });
  try {
    const answer = (await terminal.question(`${question} (${choices.join(', ')}) `)).trim().toLowerCase();
    return choices.find((choice) => choice === answer);
  } finally {
    terminal.close();
  }
}
