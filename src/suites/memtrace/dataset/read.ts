import type { ZodType } from 'zod';
import * as z from 'zod';
import { Fault } from '../../../errors/fault.ts';
import { MEMORY_STATUSES } from '../runtime/item.ts';
import { BRANCH_STATUSES } from '../runtime/log.ts';
import type { MemoryRecord } from './record.ts';

const Marker = z.string().min(1);

const FactSchema = z.strictObject({
  key: z.string().min(1).optional(),
  value: z.string().optional(),
  content: z.string().min(1),
  memory_type: z.string().min(1).default('project'),
  status: z.enum(MEMORY_STATUSES).default('active'),
  branch_status: z.enum(BRANCH_STATUSES).default('completed'),
});

const ProbeSchema = z.strictObject({
  question: z.string().min(1),
  recall_markers: z.array(Marker).min(1),
  distractor_markers: z.array(Marker).default([]),
});

/** A line of a MemTrace dataset. What a fact does not say of itself is: a project fact, active, of a completed branch. */
export const MemoryRecordSchema: z.ZodType<MemoryRecord> = z.strictObject({
  id: z.string().min(1),
  facts: z.array(FactSchema).min(1),
  probes: z.array(ProbeSchema).min(1),
});

/** Reads strict JSON in a schema. An argument, as suites do not import what does it. `where` names file and line. */
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
