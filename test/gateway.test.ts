import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canonical } from '../src/evidence/canonical.ts';
import { sha256 } from '../src/evidence/digest.ts';
import type { Exchange } from '../src/evidence/exchange.ts';
import { DEFAULT_LIMITS } from '../src/evidence/limits.ts';
import type { Manifest } from '../src/evidence/manifest.ts';
import { RETRIES } from '../src/models/client.ts';
import { gatewayRequest } from '../src/run/gateway-request.ts';
import { run } from '../src/run/run.ts';
import { readSubmission } from '../src/submissions/submit/read-submission.ts';
import { nodePorts } from '../src/system/ports.ts';
import { cib } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';
import { answerOf, startModel } from './support/gateway.ts';
import { MODEL_KEY, startMemoryModel } from './support/memory-model.ts';

const PROGRAM = `python3 -u ${resolve('test/adapters/modelled.py')}`;
const NONCE = 'ab'.repeat(16);

const read = (folder: string, name: string) => readFileSync(`${folder}/${name}`, 'utf8');
const manifestOf = (folder: string): Manifest => JSON.parse(read(folder, 'manifest.json'));
const tapeOf = (folder: string): Exchange[] =>
  read(folder, 'exchanges.jsonl')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const words = (out: string, ...more: readonly string[]) => [
  'run',
  '--suite',
  'cib',
  '--adapter',
  `cmd:${PROGRAM}`,
  '--limit',
  '3',
  '--out',
  out,
  ...more,
];

const namesOf = (url: string) => ['--gateway', url, '--gateway-model', 'small-1', '--gateway-embeddings', 'near-1'];

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** A bundle of three tasks with a model; the endpoint is closed afterwards. */
async function recorded(...more: readonly string[]) {
  const model = await startMemoryModel();
  vi.stubEnv('CIB_GATEWAY_API_KEY', MODEL_KEY);
  const out = `${temporaryFolder()}/recorded`;
  const said = await cib(...words(out, ...namesOf(model.url), ...more)).finally(model.close);
  expect(said).toMatchObject({ status: 0 });
  return { out, asked: model.asked, ...said };
}

describe('cib run with the gateway', () => {
  it('takes no temperature for a model that takes none', async () => {
    const { out, asked } = await recorded('--gateway-temperature', 'none');
    expect(manifestOf(out).gateway?.settings.temperature).toBeNull();
    expect(JSON.stringify(asked)).not.toContain('temperature');
  });

  it('records requests and costs, but no key', async () => {
    const { out, asked, stdout } = await recorded();
    const tape = tapeOf(out);
    expect(tape).toHaveLength(asked.length);
    expect(new Set(tape.map(({ phase }) => phase))).toEqual(new Set(['write', 'query']));
    const { gateway } = manifestOf(out);
    expect(gateway).toMatchObject({
      answers: 'recorded',
      host: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
      settings: { model: 'small-1', embeddings: 'near-1', temperature: 0 },
      sidecar: null,
    });
    const writes = tape.filter(({ phase }) => phase === 'write').length;
    expect(JSON.parse(read(out, 'scorecard.json')).gateway).toMatchObject({
      start: { calls: 0 },
      write: { calls: writes, input_tokens: 20 * writes, output_tokens: 10 * writes },
      query: { calls: 3, output_tokens: 0 },
    });
    expect(stdout).toContain(`while storing ${writes} (${20 * writes} + ${10 * writes} tokens), while answering 3`);
    expect(stdout).not.toContain('replayed');
    expect(JSON.parse(read(out, 'timing.json')).latency_ms.gateway.n).toBeGreaterThan(0);
    for (const name of readdirSync(out)) expect(read(out, name)).not.toContain(MODEL_KEY);
  });

  it('says in `verify` that the model was never asked, and only then', async () => {
    const silent = `${temporaryFolder()}/silent`;
    const adapter = ['--adapter', 'cmd:python3 examples/adapters/python/adapter.py'];
    const named = ['--gateway', 'http://127.0.0.1:9/v1', '--gateway-model', 'small-1'];
    expect(await cib(...words(silent, ...adapter, ...named))).toMatchObject({ status: 0 });
    expect(tapeOf(silent)).toEqual([]);
    expect(await cib('verify', silent)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(
        /! Its model answered no request \(unasked-model\)\n {4}names the model "small-1", which answered no request/,
      ),
    });
    const { stdout } = await cib('verify', (await recorded()).out);
    expect(stdout).not.toContain('unasked-model');
  });

  it('gives the adapter the names of the models', async () => {
    const adapter = ['--adapter', `cmd:${PROGRAM} names`];
    const { out } = await recorded(...adapter);
    const [line = ''] = read(out, 'transcript.jsonl').split('\n');
    const context = JSON.parse(line).replies.at(-1).result.context;
    expect(JSON.parse(context)).toEqual({ chat: 'small-1', embeddings: 'near-1' });
  });

  it('is the record of the model whose tokens an adapter reports', async () => {
    const { out, stdout } = await recorded('--adapter', `cmd:${PROGRAM} billed`);
    expect(stdout).toContain('partial · ');
    expect(await cib('verify', out)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('✓ Every model is on record'),
    });
  });

  it('replays a run with another nonce, 45 days later, without the endpoint', async () => {
    const { out } = await recorded();
    const later = new Date(Date.now() + 45 * 86_400_000);
    vi.useFakeTimers({ toFake: ['Date'], now: later });
    const again = `${temporaryFolder()}/again`;
    const adapter = `cmd:MODELLED_DAY=${later.toISOString().slice(0, 10)} ${PROGRAM}`;
    const { status, stdout } = await cib(...words(again, '--replay', out, '--adapter', adapter));
    expect(status).toBe(0);
    for (const name of ['scorecard.json', 'outcomes.jsonl', 'exchanges.jsonl'])
      expect(read(again, name)).toBe(read(out, name));
    expect(manifestOf(again).nonce).not.toBe(manifestOf(out).nonce);
    expect(manifestOf(again).gateway).toEqual({ ...manifestOf(out).gateway, answers: 'replayed' });
    expect(stdout).toContain('replayed from the tape of an earlier run');
    expect(JSON.parse(read(again, 'timing.json')).latency_ms.gateway.n).toBeGreaterThan(0);
    const verified = await cib('verify', again);
    expect(verified.stdout).toContain('This bundle is partial.');
    expect(verified.stdout).toContain('replayed from the tape of an earlier run');
  });

  it('fails a replay with other requests, and lists the missing ones', async () => {
    const { out } = await recorded();
    const notes = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const other = `${temporaryFolder()}/other`;
    const { status, stderr } = await cib(...words(other, '--replay', out, '--adapter', `cmd:${PROGRAM} other`));
    expect(status).toBe(3);
    expect(stderr).toMatch(/error gateway\.miss: \d+ requests of the adapter are not on the tape/);
    expect(notes.mock.calls.flat().join('')).toMatch(
      /The first requests that are not on the tape:\n +chat\/completions, request 1 of task cib_\d+: /,
    );
    notes.mockRestore();
    expect(JSON.parse(read(other, 'scorecard.json')).counts.faults['gateway.miss']).toBeGreaterThan(0);
  });

  it('stops if the endpoint fails, and resumes without paying twice', async () => {
    const model = await startMemoryModel();
    const out = `${temporaryFolder()}/b`;
    const asked = gatewayRequest({ gateway: model.url, gatewayModel: 'm', gatewayEmbeddings: 'e' }, MODEL_KEY);
    if (asked === undefined || !('endpoint' in asked)) throw new Error('no endpoint');
    const request = {
      suite: 'cib',
      adapter: `cmd:${PROGRAM}`,
      dataset: {},
      selection: { families: null, limit: 3, arms: null, shard: null },
      gateway: { ...asked, endpoint: { ...asked.endpoint, retries: 0 } },
      engine: 'docker' as const,
      limits: DEFAULT_LIMITS,
      jobs: 1,
      out,
      harness: { version: '1.0.0', sha256: '0'.repeat(64) },
    };
    const ports = nodePorts();
    // The endpoint fails in the second task.
    model.state.most = 8;
    await expect(run(ports, { ...request, resume: false })).rejects.toMatchObject({
      code: 'model.unavailable',
      message: expect.stringMatching(/does not answer\. The endpoint did not answer.*: .*\w/),
    });
    expect(tapeOf(out)).toHaveLength(8);
    model.state.most = Number.POSITIVE_INFINITY;
    await run(ports, { ...request, resume: true });
    await model.close();
    const { asked: uninterrupted } = await recorded();
    expect(model.asked).toHaveLength(uninterrupted.length);
    const again = `${temporaryFolder()}/again`;
    await cib(...words(again, '--replay', out));
    expect(read(again, 'scorecard.json')).toBe(read(out, 'scorecard.json'));
  });

  it.each(['', ' forgiving', ' early'])(
    'ends with the key that the endpoint refuses, and resumes with another:%s',
    async (mode) => {
      const model = await startMemoryModel();
      vi.stubEnv('CIB_GATEWAY_API_KEY', 'expired');
      const out = `${temporaryFolder()}/b`;
      const asking = words(out, ...namesOf(model.url), '--adapter', `cmd:${PROGRAM}${mode}`);
      const refused = await cib(...asking);
      expect(refused).toMatchObject({
        status: 2,
        stderr: expect.stringMatching(
          /error model\.unavailable: .* refused the call: 401 no key\n.*CIB_GATEWAY_API_KEY/,
        ),
      });
      vi.stubEnv('CIB_GATEWAY_API_KEY', MODEL_KEY);
      const resumed = await cib(...asking, '--resume').finally(model.close);
      expect(resumed.status).toBe(0);
      expect(JSON.parse(read(out, 'scorecard.json')).counts.faults).toEqual({});
    },
  );

  it('ends with a model that answers no call, in place of a score of the adapter without it', async () => {
    const model = await startMemoryModel();
    vi.stubEnv('CIB_GATEWAY_API_KEY', MODEL_KEY);
    model.state.refuses = (route) => (route === '/v1/embeddings' ? [400, 'not a valid model ID'] : undefined);
    const out = `${temporaryFolder()}/b`;
    const refused = await cib(...words(out, ...namesOf(model.url), '--adapter', `cmd:${PROGRAM} forgiving`));
    expect(refused).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(
        /error model\.refused: .* answered no call.* 400 not a valid model ID\n.*new folder/,
      ),
    });
    model.state.refuses = () => undefined;
    const other = `${temporaryFolder()}/c`;
    // A model that has answered may refuse later calls: that may be due to what it was asked.
    let asked = 0;
    model.state.refuses = (route) => {
      if (route !== '/v1/embeddings') return undefined;
      asked += 1;
      return asked > 1 ? [400, 'no'] : undefined;
    };
    const went = await cib(...words(other, ...namesOf(model.url), '--adapter', `cmd:${PROGRAM} forgiving`));
    await model.close();
    expect(went).toMatchObject({ status: 0, stdout: expect.stringContaining('2 × gateway.refused') });
  });

  it.each([
    ['a field that no gateway takes', ' odd', 'gateway.field: top_k is not known to the gateway.'],
    ['prompts that are all too long', ' forgiving', '400 This model’s maximum context length is 8'],
  ])('credits no model of which each call is refused for %s, and resumes no such run', async (_what, mode, why) => {
    const model = await startMemoryModel();
    vi.stubEnv('CIB_GATEWAY_API_KEY', MODEL_KEY);
    model.state.refuses = (route) =>
      route === '/v1/embeddings' ? undefined : [400, 'This model’s maximum context length is 8'];
    const out = `${temporaryFolder()}/b`;
    const given = [...namesOf(model.url), '--adapter', `cmd:${PROGRAM}${mode}`];
    for (const more of [[], ['--resume']]) {
      const { status, stderr } = await cib(...words(out, ...given, ...more));
      expect({ status, stderr }).toEqual({
        status: 2,
        stderr: expect.stringMatching(/error model\.refused: .* no call/),
      });
      expect(stderr).toContain(why);
    }
    expect(existsSync(`${out}/manifest.json`)).toBe(false);
    // The embedding model has answered.
    expect(model.asked.some((asked) => asked.startsWith('/v1/embeddings'))).toBe(true);
    const checked = await cib('check', `cmd:${PROGRAM}${mode}`, ...namesOf(model.url)).finally(model.close);
    expect(checked).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(
        '✗ gets an answer from its model\n    A model that was asked has answered no call. ',
      ),
    });
    expect(checked.stdout).toContain(why);
  });

  it('credits a model that refuses some prompts, and the shards of which it answered one', async () => {
    const model = await startMemoryModel();
    vi.stubEnv('CIB_GATEWAY_API_KEY', MODEL_KEY);
    const folder = temporaryFolder();
    const adapter = ['--adapter', `cmd:${PROGRAM} forgiving`, '--nonce', NONCE];
    const shard = (part: number, name: string) =>
      cib(...words(`${folder}/${name}`, ...namesOf(model.url), ...adapter, '--shard', `${part}/2`));
    expect(await shard(1, 'answered')).toMatchObject({ status: 0 });
    model.state.refuses = (route) => (route === '/v1/embeddings' ? undefined : [400, 'too many tokens']);
    expect(await shard(1, 'first')).toMatchObject({ status: 0 });
    expect(await shard(2, 'second')).toMatchObject({ status: 0 });
    await model.close();
    const merge = (first: string, out: string) =>
      cib('merge', `${folder}/${first}`, `${folder}/second`, '--out', `${folder}/${out}`);
    expect(await merge('answered', 'some')).toMatchObject({ status: 0 });
    expect(await merge('first', 'none')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/error model\.refused: .* 400 too many tokens/),
    });
    expect(existsSync(`${folder}/none/exchanges.jsonl`)).toBe(false);
  });

  it('neither counts nor limits the time that the adapter waits for its model', async () => {
    const model = await startMemoryModel();
    // Both waits together take twice as long as an episode may.
    model.state.waitMs = 1_000;
    vi.stubEnv('CIB_GATEWAY_API_KEY', MODEL_KEY);
    const out = `${temporaryFolder()}/b`;
    const slow = ['--limit', '1', '--episode-seconds', '3'];
    await cib(...words(out, ...namesOf(model.url), ...slow)).finally(model.close);
    expect(JSON.parse(read(out, 'scorecard.json')).counts).toMatchObject({ errored: 0, faults: {} });
    const { observe, gateway } = JSON.parse(read(out, 'timing.json')).latency_ms;
    expect(observe.max).toBeLessThan(1_000);
    expect(gateway.max).toBeGreaterThan(3_000);
  });

  it('limits each attempt, of which the help names the number', async () => {
    expect((await cib('run', '--help')).stdout.replace(/\s+/g, ' ')).toContain(
      `a call that fails is attempted ${{ 9: 'nine' }[RETRIES + 1]} times in all`,
    );
  });

  it('retries after the time that the endpoint named', async () => {
    const model = await startModel((asked, n) => (n === 1 ? undefined : answerOf(asked, 'Noted.')));
    const out = `${temporaryFolder()}/b`;
    const names = ['--gateway', model.baseURL, '--gateway-model', 'm', '--gateway-embeddings', 'e'];
    const said = await cib(...words(out, ...names, '--limit', '1', '--gateway-seconds', '0.5')).finally(model.close);
    expect(said).toMatchObject({ status: 0 });
    expect(model.asked[1]?.body).toEqual(model.asked[0]?.body);
  });

  it('gives in shards the scorecard of the whole, and one tape that replays', async () => {
    const { out } = await recorded('--nonce', NONCE);
    const model = await startMemoryModel();
    vi.stubEnv('CIB_GATEWAY_API_KEY', MODEL_KEY);
    const folder = temporaryFolder();
    for (const part of ['1', '2']) {
      const shard = ['--nonce', NONCE, '--shard', `${part}/2`];
      await cib(...words(`${folder}/${part}`, ...namesOf(model.url), ...shard));
    }
    await model.close();
    const whole = `${folder}/whole`;
    const merged = await cib('merge', `${folder}/2`, `${folder}/1`, '--out', whole);
    expect(merged).toMatchObject({ status: 0 });
    expect(read(whole, 'scorecard.json')).toBe(read(out, 'scorecard.json'));
    expect(tapeOf(whole).map(({ task }) => task)).toEqual(tapeOf(out).map(({ task }) => task));
    const again = await cib(...words(`${folder}/again`, '--replay', whole));
    expect(again).toMatchObject({ status: 0 });
    expect(read(`${folder}/again`, 'scorecard.json')).toBe(read(out, 'scorecard.json'));
  });

  it('gives an unranked claim until the board replays it', async () => {
    const { out } = await recorded();
    const root = temporaryFolder();
    mkdirSync(`${root}/entries/first`, { recursive: true });
    mkdirSync(`${root}/entries/again`);
    expect(await cib(...words(`${root}/entries/again/cib`, '--replay', out))).toMatchObject({ status: 0 });
    rmSync(`${root}/entries/again/cib/stderr.txt`, { force: true });
    cpSync(out, `${root}/entries/first/cib`, { recursive: true });
    for (const slug of ['first', 'again']) writeEntry(`${root}/entries/${slug}`, slug);
    const sent = await readSubmission(nodePorts(), `${root}/entries/first`);
    if (!('folder' in sent)) throw new Error(sent.map(({ message }) => message).join());
    const names = sent.folder.files.map(({ path }) => path);
    expect(names).toContain('cib/exchanges.jsonl.br');
    expect(names).not.toContain('cib/exchanges.jsonl');
    expect(await cib('pack', `${root}/entries/again`)).toMatchObject({ status: 0 });
    const built = await cib('site', '--entries', `${root}/entries`, '--out', `${root}/site`);
    expect(built).toMatchObject({ status: 0 });
    const { boards } = JSON.parse(read(`${root}/site`, 'data/leaderboard.json'));
    const rows = boards[0].rows.map(({ slug, tier, rank }: Record<string, unknown>) => [slug, tier, rank]);
    expect(rows.sort()).toEqual([
      ['again', 'replayed', null],
      ['first', 'self-reported', null],
    ]);
    const pages = ['again', 'first'].map((slug) => read(`${root}/site/systems`, `${slug}.html`));
    expect(pages.map((page) => page.includes('replayed from the tape of an earlier run'))).toEqual([true, false]);
    for (const page of pages) expect(page).toContain('calls of its model: while storing');
  });

  it('gives a bundle that is packed, verified and replayed from the packed tape', async () => {
    const { out } = await recorded();
    const [card, plain] = [read(out, 'scorecard.json'), read(out, 'exchanges.jsonl').length];
    expect(await cib('pack', out)).toMatchObject({ status: 0 });
    expect(readdirSync(out)).toContain('exchanges.jsonl.br');
    expect(readFileSync(`${out}/exchanges.jsonl.br`).length).toBeLessThan(plain / 5);
    expect((await cib('verify', out)).stdout).toContain('This bundle is partial.');
    const again = `${temporaryFolder()}/again`;
    expect(await cib(...words(again, '--replay', out))).toMatchObject({ status: 0 });
    expect(read(again, 'scorecard.json')).toBe(card);
  });
});

function writeEntry(folder: string, slug: string): void {
  const about = { schema: 'entry/1', slug, kind: 'system', name: 'modelled', version: '1', licence: 'MIT' };
  const of = { adapter: `cmd:${PROGRAM}`, platform: 'any', network: false, reads_labels: false };
  writeFileSync(`${folder}/entry.json`, JSON.stringify({ ...about, ...of, suites: { cib: 'cib' } }));
}

it('submits a tape that is above the limit of a file only before it is packed', async () => {
  const { out } = await recorded();
  const entry = temporaryFolder();
  cpSync(out, `${entry}/cib`, { recursive: true });
  writeEntry(entry, 'long');
  const tape = tapeOf(out);
  const reasoning_content = 'x'.repeat(5_000_000);
  const longer = (name: string, value: unknown) =>
    name === 'message' ? { content: 'Noted.', reasoning_content, role: 'assistant' } : value;
  writeFileSync(
    `${entry}/cib/exchanges.jsonl`,
    tape.map((exchange) => `${canonical(JSON.parse(JSON.stringify(exchange, longer)))}\n`).join(''),
  );
  rehash(`${entry}/cib`);
  expect(read(entry, 'cib/exchanges.jsonl').length).toBeGreaterThan(33 * 1_048_576);
  const sent = await readSubmission(nodePorts(), entry);
  if (!('folder' in sent)) throw new Error(sent.map(({ message }) => message).join());
  expect(sent.folder.files.map(({ path }) => path)).toContain('cib/exchanges.jsonl.br');
});

/** Updates the hash of the tape in the manifest. */
function rehash(out: string): void {
  const manifest = manifestOf(out);
  const text = read(out, 'exchanges.jsonl');
  const lines = text.split('\n').length - 1;
  const files = manifest.files.map((file) =>
    file.path === 'exchanges.jsonl' ? { ...file, bytes: Buffer.byteLength(text), lines, sha256: sha256(text) } : file,
  );
  writeFileSync(`${out}/manifest.json`, `${JSON.stringify({ ...manifest, files })}\n`);
}

describe('a changed tape', () => {
  const change = (out: string, from: string | RegExp, to: string) =>
    writeFileSync(`${out}/exchanges.jsonl`, read(out, 'exchanges.jsonl').replace(from, to));

  it.each<[string, string | RegExp, string, boolean, string]>([
    ['does not match its hash in the manifest', /Memory/, 'Memoir', false, 'bundle.hash'],
    ['has tokens that were not billed', '"input_tokens":20', '"input_tokens":10', true, 'bundle.scorecard'],
    ['has a field that no exchange has', '"phase":', '"face":"","phase":', true, 'json.schema'],
    ['has a line in another form', '{"day"', '{ "day"', true, 'json.canonical'],
  ])('fails cib verify: it %s', async (_, from, to, mended, code) => {
    const { out } = await recorded();
    change(out, from, to);
    if (mended) rehash(out);
    const { status, stdout } = await cib('verify', out, '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout).checks.filter(({ held }: { held: boolean }) => !held)).toContainEqual(
      expect.objectContaining({ code }),
    );
  });

  it('is not replayed', async () => {
    const { out } = await recorded();
    change(out, /Memory/, 'Memoir');
    const { status, stderr } = await cib(...words(`${temporaryFolder()}/b`, '--replay', out));
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('bundle.hash') });
  });
});

it.each([
  [['--gateway', 'http://127.0.0.1:9/v1'], 'gateway-model is required'],
  [['--gateway', 'file:///x', '--gateway-model', 'm'], 'is not an http or https address'],
  [['--gateway', 'http://me:word@127.0.0.1:9/v1', '--gateway-model', 'm'], 'a user name or a password in it'],
  [['--gateway-model', 'm'], '--gateway-model can only be used with --gateway.'],
  [['--gateway-seconds', '9'], '--gateway-seconds can only be used with --gateway.'],
  [['--gateway', 'http://127.0.0.1:9', '--gateway-model', 'm', '--gateway-seconds', '301'], 'at most 300'],
  [['--gateway', 'http://127.0.0.1:9', '--gateway-model', 'm', '--replay', 'x'], 'not both'],
  [['--gateway', 'http://127.0.0.1:9', '--gateway-model', 'm', '--adapter', 'ref:lexical'], 'uses no model'],
  [
    ['--gateway', 'http://127.0.0.1:9', '--gateway-model', 'm', '--split', 'heldout', '--seed-fd', '9'],
    'Held-out questions',
  ],
  [['--replay', 'no-such-folder'], 'there is no such folder'],
])('cib run refuses %s before anything starts', async (more, reason) => {
  const out = `${temporaryFolder()}/b`;
  const { status, stderr } = await cib(...words(out, ...more));
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(reason) });
});

it.each(['dir', 'image'])('cib run misses the sidecar before it looks for the image of %s', async (kind) => {
  const folder = temporaryFolder();
  // An engine that has no image.
  const engine = ['#!/bin/sh', `echo "$*" >>'${folder}/asked'`, '[ "$1" = version ] && echo 27.0.0', ''];
  writeFileSync(`${folder}/docker`, engine.join('\n'), { mode: 0o755 });
  writeFileSync(`${folder}/Dockerfile`, 'FROM scratch\n');
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  const adapter = kind === 'dir' ? `dir:${folder}` : 'image:you/memory';
  const more = ['--adapter', adapter, '--gateway', 'http://127.0.0.1:9/v1', '--gateway-model', 'm'];
  const { status, stderr } = await cib(...words(`${folder}/b`, ...more, '--gateway-sidecar', 'no/such'));
  const says = 'error image.missing: The sidecar image no/such was not found on this machine.';
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(says) });
  expect(read(folder, 'asked')).not.toMatch(/^(build|pull)|you\/memory/m);
});

it('cib check makes each call with the model of the adapter', async () => {
  const model = await startMemoryModel();
  vi.stubEnv('CIB_GATEWAY_API_KEY', MODEL_KEY);
  const { status, stdout } = await cib('check', `cmd:${PROGRAM}`, ...namesOf(model.url)).finally(model.close);
  expect(stdout).not.toContain('✗');
  expect(status).toBe(0);
  expect(model.asked.length).toBeGreaterThan(10);
  const chats = model.asked.filter((asked) => asked.startsWith('/v1/chat')).length;
  expect(stdout).toMatch(
    new RegExp(`✓ gets an answer from its model \\(${model.asked.length} calls, \\d+ \\+ ${chats * 10} tokens\\)\n`),
  );
});

it('cib check sends a model no text that is too long for one, and an adapter without a model a long one', async () => {
  const model = await startMemoryModel();
  vi.stubEnv('CIB_GATEWAY_API_KEY', MODEL_KEY);
  await cib('check', `cmd:${PROGRAM}`, ...namesOf(model.url)).finally(model.close);
  const longest = Math.max(...model.asked.filter((asked) => asked.startsWith('/v1/chat')).map(({ length }) => length));
  expect(longest).toBeGreaterThan(4_000);
  expect(longest).toBeLessThan(5_000);
  const lengths = `${temporaryFolder()}/lengths`;
  await cib('check', `cmd:sh -c 'tee -a ${lengths} | python3 -u examples/adapters/python/adapter.py'`);
  expect(readFileSync(lengths).length).toBeGreaterThan(250_000);
});

it('cib check ends with an endpoint that refuses the key, also for an adapter that goes on without its model', async () => {
  const model = await startMemoryModel();
  vi.stubEnv('CIB_GATEWAY_API_KEY', 'expired');
  const adapter = `cmd:${PROGRAM} forgiving`;
  const { status, stderr } = await cib('check', adapter, ...namesOf(model.url)).finally(model.close);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringMatching(/^error model\.unavailable: .* 401 no/),
  });
});

it('cib check says which errors the adapter got in place of answers', async () => {
  const model = await startMemoryModel();
  vi.stubEnv('CIB_GATEWAY_API_KEY', MODEL_KEY);
  const given = ['--gateway', model.url, '--gateway-model', 'small-1'];
  const { status, stdout } = await cib('check', `cmd:${PROGRAM} forgiving`, ...given).finally(model.close);
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /✓ gets an answer from its model \(\d+ calls, .*; in place of answers: \d+ × gateway\.\w+, such as: /,
  );
});
