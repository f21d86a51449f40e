import { Fault } from '../errors/fault.ts';
import type { ReadFiles } from '../ports/files.ts';

/** Longer than any line that a bounded adapter can cause. */
const LONGEST = 64 * 1_048_576;

/** The lines of a file, decoded strictly and bounded. A last line without its line feed is refused. */
export async function* readLines(files: ReadFiles, path: string): AsyncGenerator<string> {
  for await (const { text, ended, number } of lines(files, path)) {
    if (!ended) throw new Fault('bundle.line', `${path} line ${number} does not end.`);
    yield text;
  }
}

/** The lines of a file that a person may have written: of the last one no line feed is asked. */
export async function* readWrittenLines(files: ReadFiles, path: string): AsyncGenerator<string> {
  for await (const { text } of lines(files, path)) yield text;
}

interface Line {
  readonly text: string;
  readonly ended: boolean;
  /** From 1. */
  readonly number: number;
}

async function* lines(files: ReadFiles, path: string): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const refuse = (what: string, cause?: unknown) => new Fault('bundle.line', `${path} ${what}.`, { cause });
  let number = 1;
  let held = Buffer.alloc(0);
  const decoded = (bytes: Uint8Array) => {
    try {
      return decoder.decode(bytes);
    } catch (cause) {
      throw cause instanceof TypeError ? refuse(`line ${number} is not valid UTF-8`, cause) : cause;
    }
  };
  for await (const chunk of files.stream(path)) {
    let bytes = held.length === 0 ? Buffer.from(chunk) : Buffer.concat([held, chunk]);
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10)) {
      yield { text: decoded(bytes.subarray(0, end)), ended: true, number };
      number += 1;
      bytes = bytes.subarray(end + 1);
    }
    if (bytes.length > LONGEST) throw refuse(`line ${number} is longer than ${LONGEST} bytes`);
    held = bytes;
  }
  if (held.length > 0) yield { text: decoded(held), ended: false, number };
}
