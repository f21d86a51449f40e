import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { checkSchema } from '../../../evidence/schema-check.ts';
import { parseStrict } from '../../../evidence/strict-json.ts';
import { type MemoryRecord, recordsOf } from './read.ts';

const reading = <T>(schema: ZodType<T>, text: string, where: string) =>
  checkSchema(schema, parseStrict(text, where), where);

async function read(...lines: string[]) {
  const records: MemoryRecord[] = [];
  const texts = lines.map((text, at) => ({ where: `data.jsonl:${at + 1}`, text }));
  for await (const record of recordsOf(texts, 'data.jsonl', reading)) records.push(record);
  return records;
}

const LINE =
  '{"id":"a_1","facts":[{"content":"It is blue."}],"probes":[{"question":"Colour?","recall_markers":["blue"]}]}';

describe('recordsOf', () => {
  it('fills in the defaults of a project fact on a completed branch', async () => {
    expect(await read(LINE)).toEqual([
      {
        id: 'a_1',
        facts: [{ content: 'It is blue.', memory_type: 'project', status: 'active', branch_status: 'completed' }],
        probes: [{ question: 'Colour?', recall_markers: ['blue'], distractor_markers: [] }],
      },
    ]);
  });

  it.each([
    ['an unknown field', LINE.replace('"id"', '"name":"x","id"')],
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
  ] as [string, string][])('accepts %s', async (_, line) => {
    expect(await read(line)).toHaveLength(1);
  });

  it('skips empty lines', async () => {
    expect(await read('', LINE, '  ')).toHaveLength(1);
  });

  it.each([
    ['is not JSON', '{"id":', 'json.syntax', 'data.jsonl:3: not JSON'],
    ['has a repeated key', '{"id":"a","id":"b"}', 'json.duplicate-key', 'data.jsonl:3: $.id occurs twice'],
    ['is not a record', '[]', 'json.schema', 'data.jsonl:3: $: '],
    ['has no facts', LINE.replace('"facts"', '"fact"'), 'json.schema', 'data.jsonl:3: $.facts: '],
    ['has an unknown status', LINE.replace('"It is blue."', '"x","status":"odd"'), 'json.schema', '$.facts[0].status'],
    ['has an unknown type', LINE.replace('"It is blue."', '"x","memory_type":"odd"'), 'json.schema', 'memory_type'],
  ])('reports the number of a line that %s', async (_, line, code, message) => {
    await expect(read(LINE, '', line)).rejects.toMatchObject({ code, message: expect.stringContaining(message) });
  });

  it('rejects a file without records', async () => {
    await expect(read('', ' ')).rejects.toMatchObject({ code: 'dataset.invalid' });
  });

  it('reads one line at a time', async () => {
    let read = 0;
    function* lines() {
      for (; ; read += 1) yield { where: 'endless', text: LINE };
    }
    const records = recordsOf(lines(), 'endless', reading);
    await records.next();
    await records.next();
    expect(read).toBe(1);
  });
});
