import type * as z from 'zod';
import type { Code } from '../errors/codes.ts';
import { Fault } from '../errors/fault.ts';
import { canonical } from '../evidence/canonical.ts';
import { checkSchema } from '../evidence/schema-check.ts';
import { parseStrict } from '../evidence/strict-json.ts';
import type { ReadFiles } from '../ports/files.ts';
import { formatBytes } from '../text/numbers.ts';
import { refuseCompressed } from './read-document.ts';

/** Longer than any line that an adapter can cause within its limits. */
const LONGEST = 64 * 1_048_576;

/** The lines of a file, decoded strictly and with limited length. A last line without a line feed is refused. */
export function readLines(files: ReadFiles, path: string): AsyncGenerator<string> {
  return linesIn(files.stream(path), path);
}

/** `readLines` for bytes in pieces, each of which is valid only until the next one is read. `path` is for messages. */
export async function* linesIn(pieces: AsyncIterable<Uint8Array>, path: string): AsyncGenerator<string> {
  for await (const { text, ended, number } of lines(pieces, path)) {
    if (!ended) throw new Fault('bundle.line', `${path} line ${number} does not end with a line feed.`);
    yield text;
  }
}

/** The lines of data that a person brings, as `writtenText` has them. The last one needs no line feed. */
export async function* readWrittenLines(files: ReadFiles, path: string): AsyncGenerator<string> {
  for await (const { text, number } of lines(unpacked(files.stream(path), path), path, { code: 'dataset.invalid' })) {
    const start = number === 1 && text.startsWith('\ufeff') ? 1 : 0;
    yield text.slice(start, text.endsWith('\r') ? -1 : undefined);
  }
}

async function* unpacked(pieces: AsyncIterable<Uint8Array>, path: string): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const piece of pieces) {
    if (isFirst) refuseCompressed(piece, path);
    isFirst = false;
    yield piece;
  }
}

/** The lines of a file that the harness writes. Each must follow the schema and be canonical JSON. */
export function readCanonicalLines<T>(files: ReadFiles, path: string, schema: z.ZodType<T>) {
  return canonicalLines(readLines(files, path), path, schema);
}

/** `readCanonicalLines` for lines that were read already. `path` is for messages. Lines are numbered from 1. */
export async function* canonicalLines<T>(texts: AsyncIterable<string>, path: string, schema: z.ZodType<T>) {
  let number = 0;
  for await (const text of texts) {
    number += 1;
    const where = `${path}:${number}`;
    const parsed = parseStrict(text, where);
    const value = checkSchema(schema, parsed, where);
    // Of what was parsed, whose members are in order where the line is canonical. Those of the schema's copy are not.
    if (canonical(parsed) !== text) throw new Fault('json.canonical', `${where} is not canonical JSON (RFC 8785).`);
    yield { value, number };
  }
}

/** The lines of a file that this run writes, without a torn last one. */
export async function* wholeLines(files: ReadFiles, path: string): AsyncGenerator<string> {
  for await (const { text } of lines(files.stream(path), path, { keepsTorn: false })) yield text;
}

async function* lines(
  pieces: AsyncIterable<Uint8Array>,
  path: string,
  { code = 'bundle.line' as Code, keepsTorn = true } = {},
) {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const refusal = (what: string, cause?: unknown) => new Fault(code, `${path} ${what}.`, { cause });
  let number = 1;
  // The pieces of the line that has not ended yet.
  let partial: Buffer[] = [];
  let size = 0;
  const completeLine = (last: Uint8Array) => {
    const line = partial.length === 0 ? last : Buffer.concat([...partial, last]);
    partial = [];
    size = 0;
    return line;
  };
  const decoded = (bytes: Uint8Array) => {
    try {
      return decoder.decode(bytes);
    } catch (cause) {
      throw cause instanceof TypeError ? refusal(`line ${number} is not valid UTF-8`, cause) : cause;
    }
  };
  for await (const chunk of pieces) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield { text: decoded(completeLine(chunk.subarray(start, end))), ended: true, number };
      number += 1;
      start = end + 1;
    }
    const rest = chunk.subarray(start);
    size += rest.length;
    if (size > LONGEST) throw refusal(`line ${number} is longer than ${formatBytes(LONGEST)}`);
    // Copied, because the next chunk overwrites this one.
    if (rest.length > 0) partial.push(Buffer.from(rest));
  }
  if (size > 0 && keepsTorn) yield { text: decoded(completeLine(new Uint8Array())), ended: false, number };
}
