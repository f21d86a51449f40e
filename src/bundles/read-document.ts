import type * as z from 'zod';
import { Fault, isEvidenceFault } from '../errors/fault.ts';
import { canonical } from '../evidence/canonical.ts';
import { parseAs } from '../evidence/schema-check.ts';
import { strictText } from '../evidence/strict-json.ts';
import type { ReadFiles } from '../ports/files.ts';
import { formatBytes } from '../text/numbers.ts';

/** Documents that people write take a few kilobytes; a scorecard with many slices takes more. */
const LARGEST = 4 * 1_048_576;

/** Reads a whole untrusted JSON file: its size is limited, and it is strictly parsed and checked against the schema. */
export async function readDocument<T>(
  files: ReadFiles,
  path: string,
  schema: z.ZodType<T>,
  largest = LARGEST,
): Promise<T> {
  return (await read(files, path, schema, largest)).value;
}

/** `readDocument` for a file that a user names: what is wrong with it is reported with `hint`, which says what to give. */
export const readNamed = <T>(files: ReadFiles, path: string, schema: z.ZodType<T>, hint: string): Promise<T> =>
  hinted(() => readDocument(files, path, schema), hint);

/** Reports what is wrong with a file that a user named with `hint`, which says what to give. */
export async function hinted<T>(read: () => T | Promise<T>, hint: string): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw isEvidenceFault(cause) ? new Fault(cause.code, cause.message, { cause, hint }) : cause;
  }
}

/** `readDocument` for a file that may be absent. */
export const readIfPresent = async <T>(files: ReadFiles, path: string, schema: z.ZodType<T>): Promise<T | undefined> =>
  (await files.exists(path)) ? readDocument(files, path, schema) : undefined;

/** Reads a file that the harness writes. It must be canonical JSON with a line feed at its end. */
export async function readCanonical<T>(
  files: ReadFiles,
  path: string,
  schema: z.ZodType<T>,
  largest = LARGEST,
): Promise<T> {
  const { value, text } = await read(files, path, schema, largest);
  if (text === `${canonical(value)}\n`) return value;
  if (text.includes('\r'))
    throw new Fault('json.canonical', `The lines of ${path} end with CR LF, as Git writes them on Windows.`, {
      hint: 'Check it out again with `git -c core.autocrlf=false`, or convert its lines to end with LF.',
    });
  throw new Fault('json.canonical', `${path} is not canonical JSON (RFC 8785).`);
}

/**
 * The text of data that a person brings, without what editors and Git add on Windows: a byte-order mark, and a carriage return
 * at the end of a line. JSON means the same without them, and the digest is that of the file as published.
 */
export function writtenText(bytes: Uint8Array, path: string): string {
  refuseCompressed(bytes, path);
  return strictText(bytes, path, 'dataset.invalid')
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n');
}

/** @throws Fault `dataset.invalid` if a file begins as one that gzip wrote */
export function refuseCompressed(start: Uint8Array, path: string): void {
  if (start[0] === 0x1f && start[1] === 0x8b)
    throw new Fault('dataset.invalid', `${path} is compressed with gzip. Unpack it first, with \`gunzip\`.`);
}

/** `readNamed` for a secret file: error messages do not quote it. */
export const readSecret = <T>(files: ReadFiles, path: string, schema: z.ZodType<T>, hint: string): Promise<T> =>
  unquoted(() => readNamed(files, path, schema, hint), path, hint);

/** Parses a secret. Error messages do not quote it. */
export const secretDocument = <T>(text: string, schema: z.ZodType<T>, where: string, hint: string): Promise<T> =>
  unquoted(() => parseAs(schema, text, where), where, hint);

async function unquoted<T>(read: () => T | Promise<T>, where: string, hint: string): Promise<T> {
  try {
    return await read();
  } catch (thrown) {
    if (!isEvidenceFault(thrown, 'malformed')) throw thrown;
    throw new Fault('heldout.secret', `${where} is invalid. Its content is not shown because it may be secret.`, {
      hint,
    });
  }
}

async function read<T>(
  files: ReadFiles,
  path: string,
  schema: z.ZodType<T>,
  largest: number,
): Promise<{ value: T; text: string }> {
  if ((await files.size(path)) > largest)
    throw new Fault('json.size', `${path} is larger than ${formatBytes(largest)}.`);
  const text = strictText(await files.bytes(path), path);
  return { value: parseAs(schema, text, path), text };
}
