import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Event } from '../../src/protocol/event.ts';
import { InitializeResult, ObserveResult, QueryResult } from '../../src/protocol/reply.ts';
import type { Query } from '../../src/protocol/request.ts';
import { sharedFolder } from '../support/folder.ts';

const example = (path: string) => fileURLToPath(new URL(`../../examples/adapters/${path}`, import.meta.url));
const TYPESCRIPT = [process.execPath, example('typescript/adapter.ts')] as const;
const PYTHON = ['python3', example('python/adapter.py')] as const;

const pythonMissing = spawnSync('python3', ['-c', '']).status !== 0;
if (pythonMissing) console.warn('python3 does not start here: the Python example is not tested.');

const GO = [`${sharedFolder()}/adapter`, ''] as const;
const goMissing = spawnSync('go', ['build', '-o', GO[0], '.'], { cwd: example('go') }).status !== 0;
if (goMissing) console.warn('go does not build here: the Go example is not tested.');

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly code: number };
}

/** Yields whole lines; half a line at the end is an error. */
async function* linesOf(stream: Readable): AsyncGenerator<string, undefined> {
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new Error(`Half a line: ${rest}`);
}

/** A minimal client of an adapter: one call at a time. */
class Client {
  readonly child: ChildProcess;
  readonly stdin: Writable;
  readonly #lines: AsyncGenerator<string, undefined>;
  #id = 0;

  constructor([program, file]: readonly [string, string]) {
    // PYTHONUNBUFFERED and the like would hide a missing flush.
    const env = { PATH: process.env.PATH };
    const child = spawn(program, [file], { env, stdio: ['pipe', 'pipe', 'inherit'] });
    this.child = child;
    this.stdin = child.stdin;
    this.#lines = linesOf(child.stdout);
  }

  request(method: string, params?: unknown): string {
    this.#id += 1;
    return `${JSON.stringify({ jsonrpc: '2.0', id: this.#id, method, params })}\n`;
  }

  async answer(): Promise<Answer> {
    const { value } = await this.#lines.next();
    if (value === undefined) throw new Error('The adapter ended without an answer.');
    return JSON.parse(value);
  }

  async call(method: string, params?: unknown): Promise<unknown> {
    this.stdin.write(this.request(method, params));
    const answer = await this.answer();
    expect(answer).toMatchObject({ jsonrpc: '2.0', id: this.#id });
    return answer.error ?? answer.result;
  }

  /** The rest of standard output until the adapter exits, and its exit code. */
  async ended(): Promise<{ code: number | null; more: string[] }> {
    const exit = this.child.exitCode === null ? once(this.child, 'exit') : [this.child.exitCode];
    const more: string[] = [];
    for await (const line of this.#lines) more.push(line);
    return { code: (await exit)[0], more };
  }
}

const ATLAS = { project: 'atlas', domain: 'research' };
const event = (source_id: string, hour: string, text: string, more: Partial<Event> = {}): Event => ({
  source_id,
  timestamp: `2026-06-01T${hour}:00:00Z`,
  kind: 'message',
  text,
  scope: ATLAS,
  ...more,
});

const HISTORY = [
  event('old', '08', 'The atlas nightly export runs at 02:00.'),
  event('chatter', '09', 'Somebody found that coffee cold.'),
  event('new', '10', 'The atlas nightly export now runs at 04:00 instead.'),
  event('owner', '11', 'Grace owns the export budget of atlas.'),
  event('elsewhere', '12', 'The harbor nightly export runs at 06:00.', { scope: { ...ATLAS, project: 'harbor' } }),
  event('gone', '07', 'The atlas maintenance window is open.', { expires_at: '2026-06-01T09:00:00Z' }),
];

describe.each([
  { language: 'typescript', command: TYPESCRIPT, missing: false },
  { language: 'python', command: PYTHON, missing: pythonMissing },
  { language: 'go', command: GO, missing: goMissing },
])('the $language example', ({ language, command, missing }) => {
  it.skipIf(missing)('remembers, replaces values, chooses actions and abstains as its README says', async () => {
    const client = new Client(command);
    const ask = (query: Query) => client.call('query', query);
    const limits = { line_bytes: 10_485_760, episode_seconds: 60 };
    const declared = await client.call('initialize', { protocol: 1, suite: { id: 'cib', version: '1.0.0' }, limits });
    expect(InitializeResult.parse(declared)).toEqual({
      protocol: 1,
      name: `example-lexical-${language}`,
      version: '1.0.0',
      capabilities: ['written', 'context', 'action', 'abstain'],
      deterministic: true,
    });
    expect(await client.call('reset', {})).toEqual({});
    expect(await client.call('observe', { events: HISTORY })).toEqual({
      written: ['old', 'new', 'owner', 'elsewhere', 'gone'],
    });

    const question = 'When does the nightly export run?';
    const allowed_actions = ['run_at_02_00', 'run_at_04_00', 'ask_user'];
    expect(await ask({ question, scope: ATLAS, allowed_actions })).toEqual({
      evidence: ['new'],
      context: 'The atlas nightly export now runs at 04:00 instead.',
      abstain: false,
      action: 'run_at_04_00',
    });
    // Before the change, in another project, over budget, and after a time limit.
    expect(await ask({ question, scope: ATLAS, as_of: '2026-06-01T09:30:00Z' })).toMatchObject({ evidence: ['old'] });
    expect(await ask({ question, scope: { project: 'harbor' } })).toMatchObject({ evidence: ['elsewhere'] });
    expect(await ask({ question, scope: ATLAS, token_budget: 3 })).toMatchObject({ evidence: [], abstain: true });
    const open = 'Is the maintenance window open?';
    expect(await ask({ question: open, as_of: '2026-06-01T08:30:00Z' })).toMatchObject({ evidence: ['gone'] });
    expect(await ask({ question: open })).toEqual({ evidence: [], context: '', abstain: true });

    expect(await client.call('history', { fact: 'the hour of the export' })).toMatchObject({ code: -32601 });
    await client.call('reset', {});
    expect(await ask({ question, scope: ATLAS, allowed_actions })).toEqual({
      evidence: [],
      context: '',
      abstain: true,
    });
    expect(await client.call('shutdown', {})).toEqual({});
    expect(await client.ended()).toEqual({ code: 0, more: [] });
  });

  it.skipIf(missing)('reads lines that arrive in pieces, and exits when its input ends', async () => {
    const client = new Client(command);
    // Only a started adapter reads the pieces one by one.
    await client.call('reset', {});
    const text = 'Die Tür öffnet um 9,\u2028 für alle 🚪.';
    const observe = Buffer.from(client.request('observe', { events: [event('a', '08', text)] }));
    // The first byte of the two of ü ends the first piece.
    const cut = observe.indexOf('ü') + 1;
    client.stdin.write(observe.subarray(0, cut));
    await new Promise((resolve) => setTimeout(resolve, 50));
    client.stdin.write(observe.subarray(cut));
    expect((await client.answer()).result).toEqual({ written: ['a'] });

    client.stdin.write(client.request('query', { question: 'tür' }) + client.request('query', { question: '🚪' }));
    expect(await client.answer()).toMatchObject({ id: 3, result: { evidence: ['a'], context: text } });
    expect(await client.answer()).toMatchObject({ id: 4, result: { abstain: true } });

    client.stdin.end('{"jsonrpc":"2.0","id":5,"met');
    expect(await client.ended()).toEqual({ code: 0, more: [] });
  });

  it.skipIf(missing)('writes nothing after shutdown', async () => {
    const client = new Client(command);
    client.stdin.write(client.request('shutdown', {}) + client.request('reset', {}));
    expect((await client.answer()).result).toEqual({});
    expect(await client.ended()).toEqual({ code: 0, more: [] });
  });
});

it('the typescript example answers the session of docs/protocol.md as the page says', async () => {
  const page = await readFile(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
  const [requests, answers] = [...page.matchAll(/```json\n(.+?)```/gs)].map(([, block]) => block);
  const client = new Client(TYPESCRIPT);
  client.stdin.end(requests);
  const { code, more } = await client.ended();
  expect({ code, said: `${more.join('\n')}\n` }).toEqual({ code: 0, said: answers });
});

// Half a surrogate pair, which the harness never writes, becomes another character where strings are UTF-8.
describe.each([
  { language: 'python', command: PYTHON, missing: pythonMissing, halves: ['\ud800'] },
  { language: 'go', command: GO, missing: goMissing, halves: [] },
])('the examples in typescript and $language', ({ command, missing, halves }) => {
  let clients: readonly Client[] = [];
  beforeAll(() => {
    if (!missing) clients = [new Client(TYPESCRIPT), new Client(command)];
  });
  afterAll(() => {
    for (const { stdin } of clients) stdin.end();
  });

  // Few words, so that texts share some; and words that two languages may treat differently.
  const word = fc.constantFrom(
    ...'atlas Harbor research the not export exports runs process gas v1 v2/orders 02:00 snake_case'.split(' '),
    ...'ΣΑΣ İstanbul straße naïve e\u0301 日本 ² 🚪 \u2028'.split(' '),
    ...halves,
  );
  const sentence = fc.array(word, { maxLength: 9 }).map((all) => all.join(' '));
  const time = fc.constantFrom('08', '09', '10').map((hour) => `2026-06-01T${hour}:00:00Z`);
  const project = fc.constantFrom('atlas', 'harbor');
  const domain = fc.constantFrom('research', 'sales');
  const scope = fc.record({ project, domain }, { requiredKeys: [] });
  const observed = fc.record(
    { timestamp: time, text: sentence, scope, expires_at: time },
    { requiredKeys: ['timestamp', 'text'] },
  );
  const asked = fc.record(
    {
      question: sentence,
      scope,
      allowed_actions: fc.array(sentence, { maxLength: 4 }),
      as_of: time,
      token_budget: fc.nat(20),
    },
    { requiredKeys: ['question'] },
  );

  it.skipIf(missing)('give the same results for the same inputs', async () => {
    const life = fc.tuple(
      fc.array(fc.array(observed, { maxLength: 6 }), { maxLength: 4 }),
      fc.array(asked, { maxLength: 4 }),
    );
    let found = 0;
    await fc.assert(
      fc.asyncProperty(life, async ([batches, queries]) => {
        const both = async (method: string, params: unknown) => {
          const [typescript, other] = await Promise.all(clients.map((client) => client.call(method, params)));
          expect(other).toEqual(typescript);
          return typescript;
        };
        await both('reset', {});
        for (const [i, batch] of batches.entries()) {
          const events = batch.map((one, j) => ({ ...one, source_id: `${i}.${j}`, kind: 'message' }));
          ObserveResult.parse(await both('observe', { events }));
        }
        for (const query of queries) found += QueryResult.parse(await both('query', query)).evidence.length;
      }),
      { seed: 20_260_601, numRuns: 500 },
    );
    // Otherwise two adapters that find nothing would agree as well.
    expect(found).toBeGreaterThan(100);
  });
});
