import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InitializeResult, InspectResult, ObserveResult, QueryResult } from '../src/protocol/reply.ts';
import { cib } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';
import { type Broken, serveNeotoma } from './support/neotoma/serve.ts';

const TOKEN = 'neotoma-test-token-6c1f';
const PROGRAM = resolve('examples/adapters/neotoma/adapter.ts');
const adapter = `cmd:${process.execPath} ${PROGRAM}`;
const INITIALIZE = {
  protocol: 1,
  suite: { id: 'cib', version: '1.0.0' },
  limits: { line_bytes: 10_485_760, episode_seconds: 60 },
};

/** Sets the environment of the adapter. */
function configure(url: string, token = TOKEN): void {
  vi.stubEnv('NEOTOMA_URL', url);
  vi.stubEnv('NEOTOMA_TOKEN', token);
}

afterEach(() => void vi.unstubAllEnvs());

type Call = readonly [method: string, params?: unknown];

interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** Writes all calls to one process at once; it has to exit by itself with 0. */
async function session(...calls: readonly Call[]): Promise<{ answers: readonly Answer[]; stderr: string }> {
  const child = spawn(process.execPath, [PROGRAM], { env: process.env });
  const lines = calls.map(([method, params = {}], id) => JSON.stringify({ jsonrpc: '2.0', id, method, params }));
  child.stdin.end(`${lines.join('\n')}\n`);
  const exit = new Promise((done) => child.once('exit', done));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  const answers = stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  expect(answers.map(({ id }) => id)).toEqual(calls.map((_, id) => id));
  return { answers, stderr };
}

const ATLAS = { project: 'atlas', domain: 'research' };
const event = (source_id: string, timestamp: string, said: string, more: object = {}) => ({
  source_id,
  timestamp,
  kind: 'message',
  text: said,
  scope: ATLAS,
  ...more,
});

const OLD = event('old', '2026-06-01T08:00:00Z', 'The atlas nightly export runs at 02:00.');
const CHATTER = event('chatter', '2026-06-01T09:00:00Z', 'Somebody found that coffee cold.');
const NEW = event('new', '2026-06-02T10:00:00Z', 'The atlas nightly export now runs at 04:00 instead.');
const OWNER = event('owner', '2026-06-02T11:00:00Z', 'Grace owns the budget of atlas.');
const ELSEWHERE = event('elsewhere', '2026-06-03T12:00:00Z', 'The harbor nightly export runs at 06:00.', {
  scope: { ...ATLAS, project: 'harbor' },
});
const EVENTS: Call = ['observe', { events: [OLD, CHATTER, NEW, OWNER, ELSEWHERE] }];
const WHEN = { question: 'When does the nightly export of atlas run?', scope: ATLAS };

/** Its answers to these calls after the events. */
async function told(events: Call, ...calls: readonly Call[]): Promise<readonly unknown[]> {
  const { answers } = await session(['initialize', INITIALIZE], ['reset'], events, ...calls, ['shutdown']);
  expect(answers.filter(({ error }) => error)).toEqual([]);
  return answers.slice(3, -1).map(({ result }) => result);
}

describe('cib run with the adapter neotoma', () => {
  it('answers from the server’s memory, writes a valid bundle, and deletes what it stored', async () => {
    const { url, store } = await serveNeotoma(TOKEN);
    configure(`${url}/`);
    const out = `${temporaryFolder()}/b`;
    const said = await cib('run', '--suite', 'cib', '--adapter', adapter, '--limit', '6', '--out', out);
    expect(said).toMatchObject({ status: 0, stderr: '' });
    expect((await cib('verify', out)).stdout).toContain('This bundle is partial.');

    const read = (file: string) => readFileSync(`${out}/${file}`, 'utf8');
    expect(JSON.parse(read('manifest.json'))).toMatchObject({ system: { name: 'neotoma' } });
    expect(JSON.parse(read('scorecard.json')).counts).toMatchObject({ tasks: 6, errored: 0 });
    const evidence = [...read('transcript.jsonl').matchAll(/"evidence":\["(\w+)"/g)].map(([, id]) => id);
    const stored = new Set(store.all.map(({ fields }) => fields.event_ref));
    expect(evidence.length).toBeGreaterThan(0);
    expect(evidence.every((id) => stored.has(id))).toBe(true);

    const entities = new Set(store.all.map(({ entity_id }) => entity_id));
    expect([...entities].filter((id) => !store.isDeleted(id))).toEqual([]);
    const written = readdirSync(out).map(read).join('\n');
    expect(`${written}${said.stdout}${said.stderr}`.includes(TOKEN)).toBe(false);
  });

  it.each<[string, (server: { url: string; break: (path: string, broken: Broken) => void }) => void, RegExp]>([
    ['nobody listens', () => configure('http://127.0.0.1:9'), /got no answer \(/],
    ['the address is not a URL', () => configure('neotoma'), /NEOTOMA_URL must be an http or https address/],
    ['the address holds a password', () => configure('http://a:b@127.0.0.1/'), /NEOTOMA_URL must be/],
    ['the token is wrong', ({ url }) => configure(url, 'wrong'), /refused with 401\. Is NEOTOMA_TOKEN/],
    ['the token is no valid header', ({ url }) => configure(url, 'wr\nong'), /NEOTOMA_TOKEN may hold/],
    ['it is another server', (server) => server.break('/health', { status: 200, body: '<html>' }), /no JSON object/],
    [
      'it reports that it is unhealthy',
      (server) => server.break('/health', { status: 503, body: '{"ok":false}' }),
      /failed with 503/,
    ],
  ])('fails at once and says why if %s', async (_what, spoil, why) => {
    const server = await serveNeotoma(TOKEN);
    configure(server.url);
    spoil(server);
    const out = `${temporaryFolder()}/b`;
    const said = await cib('run', '--suite', 'cib', '--adapter', adapter, '--limit', '6', '--out', out);
    expect(said.status).toBe(3);
    const { answers, stderr } = await session(['initialize', INITIALIZE]);
    expect(answers[0]?.error?.code).toBe(-32000);
    expect(answers[0]?.error?.message).toMatch(why);
    expect(stderr).toBe(`neotoma adapter: ${answers[0]?.error?.message}\n`);
    expect(said.stderr).toContain('The adapter answered initialize with error -32000');
    for (const token of [TOKEN, 'wrong', 'ong']) expect(`${said.stderr}${said.stdout}${stderr}`).not.toContain(token);
  });
});

it('the adapter neotoma repeats a call after the time that a rate limit names, and stores each event once', async () => {
  const { url, store, break: spoil } = await serveNeotoma(TOKEN);
  configure(url);
  for (const [path, after] of [
    ['/store', '0'],
    ['/entities/query', new Date(Date.now() + 1_000).toUTCString()],
  ] as const)
    spoil(path, { status: 429, body: '{"error":"slow down"}', headers: { 'retry-after': after }, times: 2 });
  const { answers } = await session(['reset'], EVENTS, ['query', WHEN]);
  expect(answers[2]?.result).toMatchObject({ evidence: ['new'] });
  expect(store.all.map(({ fields }) => fields.event_ref)).toEqual(['old', 'chatter', 'new', 'owner', 'elsewhere']);
});

describe('the adapter neotoma with a wrong answer of its server', () => {
  const FAILED = { status: 500, body: `{"error_code":"DB_QUERY_FAILED","message":"Token ${TOKEN} is unlucky"}` };
  const NESTED = { status: 400, body: '{"error":{"code":"ERR_STORE_POLICY_DENIED","message":"Not here"}}' };
  it.each<[string, string, Broken, Call, RegExp]>([
    ['a 500 with a reason', '/store', FAILED, EVENTS, /failed with 500 \(DB_QUERY_FAILED: Token \[token] is unlucky\)/],
    ['a refusal by policy', '/store', NESTED, EVENTS, /failed with 400 \(ERR_STORE_POLICY_DENIED: Not here\)/],
    [
      'a rate limit',
      '/store',
      { status: 429, body: '{"error":"slow down"}', headers: { 'retry-after': '59' } },
      EVENTS,
      /refused by the server's rate limit \(429, Retry-After: 59\), for which .* no time\. Raise or lift that limit/,
    ],
    [
      'a rate limit without a time',
      '/store',
      { status: 429, body: '' },
      EVENTS,
      /rate limit \(429, without Retry-After\)/,
    ],
    ['a page of an error', '/store', { status: 502, body: '<html>' }, EVENTS, /failed with 502\./],
    ['garbage', '/store', { status: 200, body: '{"entities":' }, EVENTS, /is no JSON object/],
    ['no list', '/store', { status: 200, body: '{"success":true}' }, EVENTS, /has no list "entities"/],
    ['no id', '/store', { status: 200, body: '{"entities":[{}]}' }, EVENTS, /has no text "entities\[0]\.entity_id"/],
    ['one id for all', '/store', { status: 200, body: '{"entities":[{"entity_id":"x"}]}' }, EVENTS, /not its own/],
    ['a broken search', '/entities/query', { status: 200, body: '[]' }, ['query', WHEN], /is no JSON object/],
    [
      'a bare observation',
      '/list_observations',
      { status: 200, body: '{"observations":[{"id":"o","fields":{}}]}' },
      ['history', { fact: 'nightly export' }],
      /has no text "event_time"/,
    ],
    [
      'no provenance',
      '/get_entity_snapshot',
      { status: 200, body: '{}' },
      ['provenance', { fact: 'nightly export' }],
      /has no provenance/,
    ],
    ['no deletion', '/delete_entity', FAILED, ['reset'], /delete_entity failed with 500/],
  ])('answers with an error that names it, and serves the next episode: %s', async (_, path, broken, call, why) => {
    const server = await serveNeotoma(TOKEN);
    configure(server.url);
    const child = spawn(process.execPath, [PROGRAM], { env: process.env, stdio: ['pipe', 'pipe', 'ignore'] });
    const lines = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
    const ask = async (method: string, params: unknown = {}): Promise<Answer> => {
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })}\n`);
      return JSON.parse((await lines.next()).value);
    };
    await ask('initialize', INITIALIZE);
    await ask('reset');
    if (call !== EVENTS) await ask(...EVENTS);
    server.break(path, broken);
    const { error } = await ask(...call);
    expect(error?.message).toMatch(why);
    expect(error?.message).not.toContain(TOKEN);

    server.break(path, undefined);
    await ask('reset');
    await ask(...EVENTS);
    expect((await ask('query', WHEN)).result).toMatchObject({ evidence: ['new'], abstain: false });
    expect(await ask('shutdown')).toMatchObject({ result: {} });
  });
});

describe('the adapter neotoma', () => {
  it('follows the protocol: results match their schema, and an unknown method is refused', async () => {
    configure((await serveNeotoma(TOKEN)).url);
    const fact = { fact: 'who owns the budget', as_of: '2026-06-05T12:00:00Z' };
    const { answers } = await session(
      ['initialize', INITIALIZE],
      ['reset'],
      EVENTS,
      ['query', WHEN],
      ['history', fact],
      ['state_as_of', fact],
      ['provenance', fact],
      ['dream'],
      ['shutdown'],
    );
    const results = answers.map(({ result }) => result);
    expect(InitializeResult.parse(results[0]).capabilities).toEqual([
      'answer',
      'abstain',
      'history',
      'state_as_of',
      'provenance',
    ]);
    expect(ObserveResult.parse(results[2])).toEqual({});
    expect(QueryResult.parse(results[3])).toBeDefined();
    for (const inspected of results.slice(4, 7)) expect(InspectResult.parse(inspected)?.values).toHaveLength(1);
    expect(answers[7]).toMatchObject({ error: { code: -32601 } });
    expect(results[8]).toEqual({});
  });

  it('stores each event as an observation; events about one fact belong to one entity', async () => {
    const { url, store } = await serveNeotoma(TOKEN);
    configure(url);
    await told(EVENTS);
    const stored = store.all.filter(({ fields }) => !fields._deleted);
    expect(stored.map(({ fields }) => fields.event_ref)).toEqual(['old', 'chatter', 'new', 'owner', 'elsewhere']);
    expect(stored[2]?.entity_id).toBe(stored[0]?.entity_id);
    expect(new Set(stored.map(({ entity_id }) => entity_id)).size).toBe(4);
  });

  it.each<[string, object, object]>([
    ['the newest event about the fact', WHEN, { evidence: ['new'], abstain: false, answer: NEW.text }],
    [
      'what held then',
      { ...WHEN, as_of: '2026-06-01T12:00:00Z' },
      { evidence: ['old'], abstain: false, answer: OLD.text },
    ],
    [
      'what its search finds by all the words',
      { question: 'Grace owns the budget' },
      { evidence: ['owner'], abstain: false, answer: OWNER.text },
    ],
    [
      'its own scope',
      { ...WHEN, scope: ELSEWHERE.scope },
      { evidence: ['elsewhere'], abstain: false, answer: ELSEWHERE.text },
    ],
    [
      'nothing: nobody said it',
      { question: 'Who feeds the office cat?', scope: ATLAS },
      { evidence: [], abstain: true },
    ],
    ['nothing: it had not happened', { ...WHEN, as_of: '2026-05-01T00:00:00Z' }, { evidence: [], abstain: true }],
    [
      'nothing: only the scope is named',
      { question: 'What is it with atlas research?', scope: ATLAS },
      { evidence: [], abstain: true },
    ],
  ])('answers a question with %s', async (_what, question, expected) => {
    configure((await serveNeotoma(TOKEN)).url);
    expect(await told(EVENTS, ['query', question])).toEqual([expected]);
  });

  it('stops citing a fact when it expires', async () => {
    configure((await serveNeotoma(TOKEN)).url);
    const events = [{ ...OLD, expires_at: '2026-06-01T09:00:00Z' }, OWNER];
    const early = { ...WHEN, as_of: '2026-06-01T08:30:00Z' };
    const [now, then] = await told(['observe', { events }], ['query', WHEN], ['query', early]);
    expect(now).toEqual({ evidence: [], abstain: true });
    expect(then).toMatchObject({ evidence: ['old'] });
  });

  const EARLIER = { value: OLD.text, from: OLD.timestamp, source_ids: ['old'] };
  const CURRENT = { value: NEW.text, from: NEW.timestamp, source_ids: ['new'] };
  it.each<[string, Call, unknown]>([
    [
      'history: all values, each until the next',
      ['history', { fact: 'hour of the nightly export run' }],
      { values: [{ ...EARLIER, until: NEW.timestamp }, CURRENT] },
    ],
    [
      'history up to a time',
      ['history', { fact: 'nightly export', as_of: '2026-06-01T12:00:00Z' }],
      { values: [EARLIER] },
    ],
    ['history of nothing', ['history', { fact: 'the office cat' }], null],
    [
      'state_as_of: what held at the time',
      ['state_as_of', { fact: 'nightly export', as_of: '2026-06-01T12:00:00Z' }],
      { values: [EARLIER] },
    ],
    [
      'state_as_of later',
      ['state_as_of', { fact: 'nightly export', as_of: '2026-07-01T00:00:00Z' }],
      { values: [CURRENT] },
    ],
    ['state_as_of too early', ['state_as_of', { fact: 'nightly export', as_of: '2026-01-01T00:00:00Z' }], null],
    ['state_as_of now', ['state_as_of', { fact: 'nightly export' }], { values: [CURRENT] }],
    ["provenance: the snapshot's observation", ['provenance', { fact: 'nightly export' }], { values: [CURRENT] }],
    ['provenance of nothing', ['provenance', { fact: 'the office cat' }], null],
  ])('answers %s, in whatever order the events came', async (_what, call, expected) => {
    configure((await serveNeotoma(TOKEN)).url);
    const events = [OLD, CHATTER, NEW, OWNER];
    expect(await told(['observe', { events }], call)).toEqual([expected]);
    const late = expected !== null && call[0] !== 'provenance';
    if (late) expect(await told(['observe', { events: events.toReversed() }], call)).toEqual([expected]);
  });

  it('shows provenance as Neotoma has it: the source of the value that was stored last', async () => {
    configure((await serveNeotoma(TOKEN)).url);
    const [found] = await told(['observe', { events: [NEW, OLD] }], ['provenance', { fact: 'nightly export' }]);
    expect(found).toEqual({ values: [EARLIER] });
  });

  it('forgets at reset, even if another adapter stores in the same server', async () => {
    const { url } = await serveNeotoma(TOKEN);
    configure(url);
    const fact = { fact: 'nightly export' };
    const blank: Call[] = [['reset'], ['query', WHEN], ['history', fact], ['state_as_of', fact], ['provenance', fact]];
    const forgotten = [{}, { evidence: [], abstain: true }, null, null, null];
    expect(await told(EVENTS, ...blank)).toEqual(forgotten);
    // Ends without a shutdown, so its memories stay in the server.
    await session(['initialize', INITIALIZE], ['reset'], EVENTS);
    expect(await told(['observe', { events: [OWNER] }], ...blank.slice(1))).toEqual(forgotten.slice(1));
    // The other adapter's memory has every word of the question, and is not returned.
    const left = event('left', '2026-06-05T08:00:00Z', 'Grace left the atlas team.');
    const [found] = await told(['observe', { events: [left] }], ['query', { question: 'Grace owns the budget' }]);
    expect(found).toMatchObject({ evidence: ['left'] });
  });

  it('stores texts with unusual line ends, and characters split between chunks', async () => {
    configure((await serveNeotoma(TOKEN)).url);
    const odd = event(
      'odd',
      '2026-06-01T08:00:00Z',
      `The export is named ünïcödé\u2028\u{1f9ea} ${'é'.repeat(200_000)}`,
    );
    const [found] = await told(['observe', { events: [odd] }], ['query', { question: 'How is the export named?' }]);
    expect(found).toMatchObject({ evidence: ['odd'], answer: odd.text });
  });
});
