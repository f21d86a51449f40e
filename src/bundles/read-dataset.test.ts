import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { scenarioFolders } from '../../test/support/conformance.ts';
import { memoryFiles, readFolder } from '../../test/support/memory-files.ts';
import { writ } from '../suites/writ/writ.ts';
import { readDataset } from './read-dataset.ts';

const SCENARIO = {
  scenario_id: 'one',
  version: '1.0.0',
  category: 'of-another-kind',
  sessions: [{ session_id: 1, timestamp: '2025-02-03T10:00:00Z', messages: [{ role: 'user', content: 'Hello.' }] }],
  memory_events: [],
  probe: { session: 1, prompt: 'Hello?', required_capabilities: ['telepathy'], should_abstain: true },
  ground_truth: { current_value: null, value_history: [], eval_rubric: { method: 'seance', mood: 'blue' } },
  failure_modes: ['boredom'],
};
const text = (change: object = {}): string => JSON.stringify({ ...SCENARIO, ...change });

/** Reads the dataset from a folder with these files, or from one of them. */
async function read(files: Record<string, string>, path = 'b') {
  const bytes = new Map(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]));
  return readDataset(memoryFiles(bytes), path, await writ.loader.schema());
}

describe('readDataset', () => {
  it('reads the .json files of a folder in the order of their names, and the lines of a .jsonl file', async () => {
    const { tasks } = await read({ 'b.json': text({ scenario_id: 'two' }), 'a.json': text(), 'notes.txt': '' });
    expect(tasks.map(({ id, family }) => [id, family])).toEqual([
      ['one', 'other'],
      ['two', 'other'],
    ]);
    const lines = await read({ 'a.jsonl': `${text()}\n\n${text({ scenario_id: 'two' })}\n` }, 'b/a.jsonl');
    expect(lines.tasks).toEqual(tasks);
  });

  it('reads an array of tasks, on one line or on many', async () => {
    const two = [SCENARIO, { ...SCENARIO, scenario_id: 'two' }];
    for (const array of [JSON.stringify(two), JSON.stringify(two, null, 2), ` \n${JSON.stringify(two)}\n`])
      for (const path of ['b', 'b/a.json'])
        expect((await read({ 'a.json': array }, path)).tasks.map(({ id }) => id)).toEqual(['one', 'two']);
  });

  it('reads files with carriage returns and a byte-order mark as the same files without them', async () => {
    const lines = `${text()}\n${text({ scenario_id: 'two' })}\n`;
    for (const path of ['b', 'b/a.json']) {
      const content = path === 'b' ? JSON.stringify(SCENARIO, null, 2) : lines;
      const plain = await read({ 'a.json': content }, path);
      expect(await read({ 'a.json': `\ufeff${content.replaceAll('\n', '\r\n')}` }, path)).toEqual(plain);
    }
  });

  it('says of a compressed file how to unpack it', async () => {
    const files = memoryFiles(new Map([['a.jsonl.gz', gzipSync(text())]]));
    await expect(readDataset(files, 'b/a.jsonl.gz', await writ.loader.schema())).rejects.toMatchObject({
      code: 'dataset.invalid',
      message: 'b/a.jsonl.gz is compressed with gzip. Unpack it first, with `gunzip`.',
    });
  });

  it('computes the digest of a folder from the names and bytes of its .json files', async () => {
    const digests = await Promise.all([
      read({ 'a.json': text() }),
      read({ 'b.json': text() }),
      read({ 'a.json': `${text()}\n` }),
      read({ 'a.json': text(), 'notes.txt': '' }),
    ]);
    const [first, named, longer, beside] = digests.map(({ sha256 }) => sha256);
    expect(new Set([first, named, longer]).size).toBe(3);
    expect(beside).toBe(first);
  });

  it('keeps unknown names and members', async () => {
    const { tasks } = await read({ 'a.json': text({ mood: 'grey' }) });
    expect(tasks).toEqual([{ ...SCENARIO, mood: 'grey', id: 'one', family: 'other' }]);
  });

  it('takes a time of WRIT without an offset as UTC, and leaves dates and offsets as they are', async () => {
    const [session] = SCENARIO.sessions;
    const times = ['2025-02-03T10:00:00', '2025-02-03', '2025-02-03T10:00:00+01:00'];
    const sessions = times.map((timestamp, at) => ({ ...session, session_id: at + 1, timestamp }));
    const { tasks } = await read({ 'a.json': text({ sessions }) });
    expect(tasks[0]?.sessions.map(({ timestamp }) => timestamp)).toEqual([`${times[0]}Z`, times[1], times[2]]);
  });

  it.each([
    [{ sessions: [] }, 'b/a.jsonl:2: $.sessions: '],
    [{ sessions: [{ ...SCENARIO.sessions[0], timestamp: 'Monday' }] }, 'b/a.jsonl:2: $.sessions[0].timestamp: '],
    [{ probe: { ...SCENARIO.probe, session: '1' } }, 'b/a.jsonl:2: $.probe.session: '],
    [{ ground_truth: { value_history: [] } }, 'b/a.jsonl:2: $.ground_truth.current_value: '],
    [{ failure_modes: 'boredom' }, 'b/a.jsonl:2: $.failure_modes: '],
    [{ interference: [{ type: 7 }] }, 'b/a.jsonl:2: $.interference[0].type: '],
  ])('rejects a member of the wrong type: %j', async (change, message) => {
    const lines = `${text()}\n${text({ scenario_id: 'two', ...change })}`;
    await expect(read({ 'a.jsonl': lines }, 'b/a.jsonl')).rejects.toThrow(message);
  });

  it.each<[Record<string, string>, string, string]>([
    [{ 'a.txt': text() }, 'b', 'b is a folder without a .json file.'],
    [{ 'a.jsonl': '\n' }, 'b/a.jsonl', 'b/a.jsonl contains no task.'],
    [{ 'a.json': '[]' }, 'b/a.json', 'b/a.json contains no task.'],
    [{ 'a.json': `[${text()},7]` }, 'b/a.json', 'b/a.json: task 2: $: '],
    [{ 'a.json': `[\n${text()},\n{"a":1,"a":2}]` }, 'b/a.json', 'b/a.json: $.1.a occurs twice'],
    [{ 'a.json': `[${text()},${text()}]` }, 'b', 'b/a.json: task 2: task one is already in b/a.json: task 1'],
    [{ 'a.json': '{"a":1,"a":2}' }, 'b', 'b/a.json: $.a occurs twice'],
    [{ 'a.jsonl': `${text()}\n${text()}` }, 'b/a.jsonl', 'b/a.jsonl:2: task one is already in b/a.jsonl:1'],
    [{ 'a.json': text(), 'c.json': text() }, 'b', 'b/c.json: task one is already in b/a.json'],
  ])('rejects files without tasks, with a duplicate key or with a duplicate task: %j', async (files, path, message) => {
    await expect(read(files, path)).rejects.toThrow(message);
  });
});

describe.each(scenarioFolders)('readDataset on the published WRIT scenarios of version 0.2.0, %s', (folder) => {
  it('reads every scenario unchanged', async () => {
    const names = readdirSync(folder).sort();
    const { tasks } = await readDataset(memoryFiles(readFolder(folder)), 'b', await writ.loader.schema());
    expect(tasks).toHaveLength(names.length);
    for (const [at, task] of tasks.entries()) {
      const { id, family, ...rest } = task;
      const published = JSON.parse(readFileSync(`${folder}/${names[at]}`, 'utf8'));
      expect(rest).toEqual(published);
      expect([id, family]).toEqual([published.scenario_id, published.category]);
    }
  });
});
