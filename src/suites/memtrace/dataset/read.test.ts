import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { checkSchema } from '../../../evidence/schema-check.ts';
import { parseStrict } from '../../../evidence/strict-json.ts';
import { recordsOf } from './read.ts';
import type { MemoryRecord } from './record.ts';

const reading = <T>(schema: ZodType<T>, text: string, where: string) =>
  checkSchema(schema, parseStrict(text, where), where);

async function read(...lines: string[]) {
  const records: MemoryRecord[] = [];
  for await (const record of recordsOf(lines, 'data.jsonl', reading)) records.push(record);
  return records;
}

const LINE =
  '{"id":"a_1","facts":[{"content":"It is blue."}],"probes":[{"question":"Colour?","recall_markers":["blue"]}]}';

describe('a dataset’s lines', () => {
  it('leave out what a project fact of a completed branch need not say', async () => {
    expect(await read(LINE)).toEqual([
      {
        id: 'a_1',
        facts: [{ content: 'It is blue.', memory_type: 'project', status: 'active', branch_status: 'completed' }],
        probes: [{ question: 'Colour?', recall_markers: ['blue'], distractor_markers: [] }],
      },
    ]);
  });

  it.each([
    ['a field nobody knows', LINE.replace('"id"', '"name":"x","id"')],
    ['no key', LINE.replace('"It is blue."', '"It is blue.","key":null,"value":null')],
    ['no facts and no probes', '{"id":"a_2","facts":[],"probes":[]}'],
    ['nothing to recall', LINE.replace('["blue"]', '[]')],
    ...['active', 'failed', 'rolled_back', 'completed'].map((status) => [
      `the branch status ${status}`,
      LINE.replace('"It is blue."', `"It is blue.","branch_status":"${status}"`),
    ]),
    ...['dormant', 'archived', 'superseded', 'conflicted', 'quarantined', 'pinned', 'deleted'].map((status) => [
      `the status ${status}`,
      LINE.replace('"It is blue."', `"It is blue.","status":"${status}"`),
    ]),
  ] as [string, string][])('may have %s', async (_, line) => {
    expect(await read(line)).toHaveLength(1);
  });

  it('may be empty', async () => {
    expect(await read('', LINE, '  ')).toHaveLength(1);
  });

  it.each([
    ['is no JSON', '{"id":', 'json.syntax', 'data.jsonl:3: not JSON'],
    ['has a key twice', '{"id":"a","id":"b"}', 'json.duplicate-key', 'data.jsonl:3: $.id occurs twice'],
    ['is no record', '[]', 'json.schema', 'data.jsonl:3: $: '],
    ['has no facts', LINE.replace('"facts"', '"fact"'), 'json.schema', 'data.jsonl:3: $.facts: '],
    ['has an unknown status', LINE.replace('"It is blue."', '"x","status":"odd"'), 'json.schema', '$.facts[0].status'],
    ['has an unknown type', LINE.replace('"It is blue."', '"x","memory_type":"odd"'), 'json.schema', 'memory_type'],
  ])('that one of them %s is said with its number', async (_, line, code, message) => {
    await expect(read(LINE, '', line)).rejects.toMatchObject({ code, message: expect.stringContaining(message) });
  });

  it('that there is none is said', async () => {
    await expect(read('', ' ')).rejects.toMatchObject({ code: 'dataset.invalid' });
  });

  it('are read one at a time', async () => {
    let read = 0;
    function* lines() {
      for (; ; read += 1) yield LINE;
    }
    const records = recordsOf(lines(), 'endless', reading);
    await records.next();
    await records.next();
    expect(read).toBe(1);
  });
});
