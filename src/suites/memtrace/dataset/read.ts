import type { ZodType } from 'zod';
import { Fault } from '../../../errors/fault.ts';
import type { MemoryRecord } from './record.ts';
import { MemoryRecordSchema } from './schema.ts';

/** How strangers' JSON is read; it comes from a room that this one may not import. `where` names file and line. */
type Read = <T>(schema: ZodType<T>, text: string, where: string) => T;

/**
 * The records of a dataset, one at a time; none is held. Empty lines are skipped.
 *
 * @param name names the file in errors, which say `name:line`
 * @throws Fault `json.…` where a line is no record, `dataset.invalid` where no line holds one
 */
export async function* recordsOf(
  lines: Iterable<string> | AsyncIterable<string>,
  name: string,
  read: Read,
): AsyncGenerator<MemoryRecord> {
  let at = 0;
  let records = 0;
  for await (const line of lines) {
    at += 1;
    if (line.trim() === '') continue;
    const where = `${name}:${at}`;
    records += 1;
    yield read(MemoryRecordSchema, line, where);
  }
  if (records === 0) {
    throw new Fault('dataset.invalid', `${name} holds no record.`, {
      hint: 'Give a .jsonl file with a record a line: see docs/memtrace.md.',
    });
  }
}
