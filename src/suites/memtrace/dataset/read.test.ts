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

  it('may be empty', async () => {
    expect(await read('', LINE, '  ')).toHaveLength(1);
  });

  it.each([
    ['is no JSON', '{"id":', 'json.syntax', 'data.jsonl:3: not JSON'],
    ['has a key twice', '{"id":"a","id":"b"}', 'json.duplicate-key', 'data.jsonl:3: $.id occurs twice'],
    ['is no record', '[]', 'json.schema', 'data.jsonl:3: $: '],
    ['has no fact', LINE.replace(/\[\{"content.*?\}\]/, '[]'), 'json.schema', 'data.jsonl:3: $.facts: '],
    ['has an unknown status', LINE.replace('"It is blue."', '"x","status":"odd"'), 'json.schema', '$.facts[0].status'],
    ['has a field nobody knows', LINE.replace('"id"', '"name":"x","id"'), 'json.schema', '"name"'],
    ['looks for nothing', LINE.replace('["blue"]', '[]'), 'json.schema', '$.probes[0].recall_markers'],
    ['looks for an empty text', LINE.replace('"blue"', '""'), 'json.schema', '$.probes[0].recall_markers[0]'],
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
