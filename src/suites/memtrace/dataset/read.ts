import type { ZodType } from 'zod';
import * as z from 'zod';
import { Fault } from '../../../errors/fault.ts';
import type { TaskText } from '../../../suite/bench.ts';
import type { ReadOnly } from '../../shared/read-only.ts';
import { BRANCH_STATUSES, MEMORY_STATUSES, MEMORY_TYPES } from '../runtime/item.ts';

/** Limits that no real record reaches. */
const Text = z.string().max(100_000);
const list = <T extends ZodType>(of: T) => z.array(of).max(10_000);

/** A known fact with the label of how its branch ended. The label is part of the dataset and is not derived. */
const FactSchema = z.object({
  key: Text.nullish(),
  value: Text.nullish(),
  content: Text,
  memory_type: z.enum(MEMORY_TYPES).default('project'),
  status: z.enum(MEMORY_STATUSES).default('active'),
  branch_status: z.enum(BRANCH_STATUSES).default('completed'),
});

/** A question, texts that must be in the blocks to build on, and texts that must not. Case is ignored. */
const ProbeSchema = z.object({
  question: Text,
  recall_markers: list(Text).default([]),
  distractor_markers: list(Text).default([]),
});

/** A line of a MemTrace dataset: the facts of one memory, and the questions about it. Unknown fields are ignored. */
const Line = z.object({ id: Text, facts: list(FactSchema), probes: list(ProbeSchema) });

export type Fact = ReadOnly<z.infer<typeof FactSchema>>;
export type Probe = ReadOnly<z.infer<typeof ProbeSchema>>;
export type MemoryRecord = ReadOnly<z.infer<typeof Line>>;

/** What was said in a conversation or found in a run, on a branch that did not fail. */
export const episodicFact = (content: string): Fact => ({
  content,
  memory_type: 'episodic',
  status: 'active',
  branch_status: 'completed',
});

export const MemoryRecordSchema: z.ZodType<MemoryRecord> = Line;

/**
 * Reads strict JSON with a schema. Passed as an argument, because suites do not import the parser. `where` names file and
 * line.
 */
type Read = <T>(schema: ZodType<T>, text: string, where: string) => T;

/**
 * The records of a dataset, one at a time, without keeping them. Empty lines are skipped.
 *
 * @param name names the file in errors
 * @throws Fault `json.…` if a line is not a record, `dataset.invalid` if there is no record
 */
export async function* recordsOf(
  texts: Iterable<TaskText> | AsyncIterable<TaskText>,
  name: string,
  read: Read,
): AsyncGenerator<MemoryRecord> {
  let records = 0;
  for await (const { text, where } of texts) {
    if (text.trim() === '') continue;
    records += 1;
    yield read(MemoryRecordSchema, text, where);
  }
  if (records === 0) {
    throw new Fault('dataset.invalid', `${name} contains no record.`, {
      hint: 'Give a .jsonl file with one record per line. See docs/memtrace.md.',
    });
  }
}
