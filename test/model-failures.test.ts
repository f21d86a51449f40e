import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { canonical } from '../src/evidence/canonical.ts';
import { nodeModels } from '../src/models/endpoint.ts';
import { MODEL_DEFAULTS } from '../src/protocol/constants.ts';
import type { Outcome } from '../src/protocol/outcome.ts';
import type { Scorecard } from '../src/protocol/scorecard.ts';
import { progressBar, progressLog } from '../src/system/progress.ts';
import { cib, cibJson } from './support/cli.ts';
import { serve } from './support/endpoints.ts';
import { temporaryFolder } from './support/folder.ts';
import { startRun, until } from './support/killable.ts';
import { type Call, shownIn } from './support/model-endpoint.ts';

const words = (suite: string, adapter: string, ...more: string[]) => [
  ...['--suite', suite, '--actor', 'model', '--adapter', `ref:${adapter}`],
  ...more,
];

/** Cites all sources and abstains. */
const decision = (call: Call) => JSON.stringify({ action: 'ask_user', evidence: shownIn(call).ids, abstain: true });
const outcomes = (out: string) =>
  readFileSync(`${out}/outcomes.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Outcome);

describe('cib run --actor model with a model that fails', () => {
  it('reports the model’s failure separately from a memory that returned enough', async () => {
    const { calls } = await serve({ say: () => 'I would rather not.', mishap: () => 'refusal' });
    const out = `${temporaryFolder()}/bundle`;
    const { status, stdout, stderr } = await cib('run', ...words('cib', 'oracle', '--limit', '10', '--out', out));
    expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining('model.errored: 10 of 10') });
    expect(stderr).not.toContain('cib check');
    expect(stdout).toContain('10 model errors. What the memory returned was sufficient for 10 of 10 questions.');
    expect(calls).toHaveLength(10);
    const memory = { sufficient: 10, measured: 10 };
    expect(await cibJson<Scorecard>('score', out)).toMatchObject({ actor: { answers: 10, errors: 10, memory } });
    expect((await cib('score', out)).stdout).toContain(
      '10 model errors. What the memory returned was sufficient for 10',
    );
    const [{ id = '' } = {}] = outcomes(out);
    const explained = (await cib('explain', out, '--task', id)).stdout;
    expect(explained).toContain('query: model error model.malformed');
    expect(explained).toContain("the model's words: I would rather not.");
    expect(explained).toContain('What the memory returned, apart from the model: sufficient');
    expect(explained).toContain('→ ');
    expect(explained).not.toMatch(/Why it failed|was not returned/);
  });

  it('does not say that nothing was returned if the model cites nothing', async () => {
    await serve({ say: () => '{"action":"ask_user","evidence":[],"abstain":true}' });
    const out = `${temporaryFolder()}/bundle`;
    await cibJson('run', ...words('cib', 'oracle', '--limit', '6', '--out', out));
    const failed = outcomes(out).filter(({ failure_modes }) => failure_modes.includes('quiet_omission'));
    expect(failed.length).toBeGreaterThan(3);
    const { stdout } = await cib('explain', out, '--task', failed[0]?.id ?? '');
    expect(stdout).toContain('Quiet omission: the choice of the actor; what the memory returned does not show it.');
    expect(stdout).not.toContain('A gold source was not returned');
  });

  it('fails cib verify if the transcript claims a failure or a refused prompt that did not occur', async () => {
    await serve({ say: decision });
    const out = `${temporaryFolder()}/bundle`;
    await cibJson('run', ...words('cib', 'lexical3', '--limit', '3', '--out', out));
    const path = `${out}/transcript.jsonl`;
    const whole = readFileSync(path, 'utf8');
    for (const [fault, problem] of [
      ['model.malformed', 'does not follow from the record of the actor'],
      ['model.prompt', 'does not follow from the record of the actor'],
      ['model.tired', 'a fault that no model can have: model.tired'],
    ]) {
      const [first = '', ...rest] = whole.split('\n');
      const line = JSON.parse(first) as { replies: { result?: { usage: object }; method: string }[] };
      line.replies = line.replies.map(({ result, ...reply }) =>
        reply.method === 'query' ? { ...reply, fault, usage: result?.usage } : { ...reply, ...(result && { result }) },
      );
      writeFileSync(path, [canonical(line), ...rest].join('\n'));
      await cib('score', out, '--write');
      expect((await cib('verify', out)).stdout).toContain(problem);
    }
  });

  it('lets the model cite only the shown sources, a limited number, in a short answer', async () => {
    for (const [suite, adapter] of [
      ['memtrace', 'long_context'],
      ['cib', 'null'],
    ] as const) {
      const { calls, close } = await serve({ say: () => '{}' });
      await cib('run', ...words(suite, adapter, '--limit', '2', '--out', `${temporaryFolder()}/bundle`));
      expect(calls).toHaveLength(2);
      for (const call of calls) {
        const { schema } = (call.body.response_format as { json_schema: { schema: Schema } }).json_schema;
        const { evidence, answer } = schema.properties;
        const { ids } = shownIn(call);
        expect(evidence).toMatchObject({ maxItems: Math.min(ids.length, 20) });
        expect(evidence?.items?.enum).toEqual(ids.length === 0 ? undefined : ids);
        if (suite === 'memtrace') expect(answer).toEqual({ type: 'string', maxLength: 400 });
      }
      await close();
    }
  });

  it('errors only the question whose prompt is beyond the context window', async () => {
    const all = words('cib', 'fullHistory', '--limit', '25', '--out');
    const { calls, close } = await serve({ say: decision });
    await cibJson('run', ...all, `${temporaryFolder()}/bundle`);
    await close();
    const longest = Math.max(...calls.map(({ user }) => user.length));
    const { billed } = await serve({
      say: decision,
      mishap: (_, user) => (user.length >= longest ? 'context' : undefined),
    });
    const out = `${temporaryFolder()}/bundle`;
    const { counts } = await cibJson<Scorecard>('run', ...all, out);
    expect(counts).toMatchObject({ tasks: 25, errored: 1, faults: { 'model.prompt': 1 } });
    expect(billed).toMatchObject({ requests: 25, answers: 24 });
    expect(await cib('verify', out)).toMatchObject({ status: 0 });
    const errored = outcomes(out).find(({ verdict }) => verdict === 'errored')?.id ?? '';
    expect((await cib('explain', out, '--task', errored)).stdout).toContain('query: model error model.prompt');
  });

  it('errors only one of a hundred questions of a conversation', async () => {
    await serve({
      say: () => '{"answer":"","evidence":[],"abstain":true}',
      mishap: (n) => (n === 4 ? 'bad-request' : undefined),
    });
    const out = `${temporaryFolder()}/bundle`;
    const run = words('context-decay', 'oracle', '--family', 'turns-1000', '--limit', '1', '--out', out);
    const { stdout } = await cib('run', ...run);
    expect(stdout).toContain('1 model error. What the memory returned was sufficient for 100 of 100 questions.');
    const { counts, overall } = await cibJson<Scorecard>('score', out);
    expect(counts).toMatchObject({ tasks: 1, errored: 0, faults: { 'model.prompt': 1 } });
    expect(overall.items).toMatchObject({ errored: 1, measured: 100 });
    expect(await cib('verify', out)).toMatchObject({ status: 0 });
  });

  it('stops the run at an endpoint that refuses every request', async () => {
    const { billed } = await serve({ say: decision, mishap: () => 'bad-request' });
    const said = await cib('run', ...words('cib', 'lexical3', '--limit', '5', '--out', `${temporaryFolder()}/bundle`));
    expect(said).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^error model\.refused: .*\n {2}→ Check CIB_MODEL_API_KEY and CIB_MODEL\. /m),
    });
    expect(billed.requests).toBe(1);
  });
});

interface Schema {
  readonly properties: Readonly<Record<string, { readonly maxItems?: number; readonly items?: { enum?: string[] } }>>;
}

describe('cib run --actor model with an endpoint that does not answer', () => {
  it('waits for the given time', async () => {
    const { billed } = await serve({ say: decision, mishap: () => 'hang' });
    const run = words('cib', 'lexical3', '--limit', '5', '--out', `${temporaryFolder()}/bundle`);
    expect(await cib('run', ...run, '--model-seconds', '0.2')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('did not answer within 0.2 s'),
    });
    expect(billed.requests).toBeLessThanOrEqual(2);
  });

  it.each([
    [
      'a log',
      progressLog,
      'run: 1 of 4\nwaiting for the endpoint, 10 s\nwaiting for the endpoint, 20 s\nwaiting for the endpoint, 40 s\n',
    ],
    ['a terminal', progressBar, ' 1/4 · waiting for the endpoint, 40 s'],
  ])('shows in %s that it waits', async (_, progressOn, expected) => {
    await serve({ say: decision, mishap: () => 'hang' });
    let told = '';
    const progress = progressOn({ write: (text) => (told += text) });
    progress.begin('run', 4);
    progress.advance(1);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const stop = new AbortController();
      const model = await nodeModels.open('MODEL', MODEL_DEFAULTS, { seconds: 60, progress, signal: stop.signal });
      const asked = model.ask({ system: 's', user: 'u', schema: {} });
      vi.advanceTimersByTime(45_000);
      stop.abort();
      await expect(asked).rejects.toMatchObject({ code: 'run.stopped' });
      vi.advanceTimersByTime(60_000);
    } finally {
      vi.useRealTimers();
    }
    expect(told.endsWith(expected), told).toBe(true);
  });

  it.each<[string, 'hang' | 'rate-limit-minute']>([
    ['is silent', 'hang'],
    ['asks to come again in a minute', 'rate-limit-minute'],
  ])('ends at Ctrl-C with status 130 while the endpoint %s', async (_, mishap) => {
    const { billed } = await serve({ say: decision, mishap: () => mishap });
    const run = startRun(...words('cib', 'lexical3', '--out', `${temporaryFolder()}/bundle`));
    await until(() => billed.requests > 0);
    await sleep(50);
    const began = performance.now();
    run.child.kill('SIGINT');
    const { status, stderr } = await run.ended();
    // This is less than either wait.
    expect(performance.now() - began).toBeLessThan(45_000);
    expect({ status, stderr }).toMatchObject({
      status: 130,
      stderr: expect.stringContaining('error run.stopped: The run was stopped after 0 of 250 tasks.'),
    });
  });
});
