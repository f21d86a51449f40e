import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { canonical } from '../src/evidence/canonical.ts';
import type { Manifest } from '../src/evidence/manifest.ts';
import type { Scorecard } from '../src/protocol/scorecard.ts';
import { loadSuite, SUITE_IDS } from '../src/suites/catalogue.ts';
import { cib, cibJson } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';
import { hostile } from './support/hostile.ts';
import { lines, startRun, until } from './support/killable.ts';
import { type Call, KEY, type Mishap, shownIn, startEndpoint } from './support/model-endpoint.ts';

const NAMES = ['CIB_MODEL_BASE_URL', 'CIB_MODEL_API_KEY', 'CIB_MODEL'];
let endpoint: Awaited<ReturnType<typeof startEndpoint>> | undefined;
afterEach(async () => {
  await endpoint?.close();
  endpoint = undefined;
  for (const name of NAMES) delete process.env[name];
});

async function serve(...options: Parameters<typeof startEndpoint>) {
  endpoint = await startEndpoint(...options);
  Object.assign(process.env, endpoint.env);
  return endpoint;
}

/** Cites all shown sources, and chooses the first action that shares a word with an event. */
function honest(call: Call): string {
  const { ids, actions } = shownIn(call);
  const text = call.user.slice(0, call.user.indexOf('\nQuestion:')).toLowerCase();
  const action = actions.find((one) => one.split('_').every((word) => text.includes(word))) ?? 'ask_user';
  return JSON.stringify({ action, evidence: ids, abstain: ids.length === 0 });
}

/** A suite that asks for neither an action nor an answer. */
const NOTHING_TO_CHOOSE = 'worlds';
const MODEL = ['--suite', 'cib', '--actor', 'model'];
const MISHAPS: readonly Mishap[] = ['rate-limit', 'server-error', 'overloaded', 'reset', 'torn', 'no-json', 'slow'];

/** Three of ten requests fail, each kind in turn, never nine in a row. */
const rough = (n: number) => ([3, 6, 7].includes(n % 10) ? MISHAPS[Math.floor(n / 10) % MISHAPS.length] : undefined);

const manifestIn = (out: string) => JSON.parse(readFileSync(`${out}/manifest.json`, 'utf8')) as Manifest;
const everything = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => readFileSync(`${one.parentPath}/${one.name}`, 'utf8'))
    .join('\n');

/** What was billed, according to the transcript of a bundle. */
function billedIn(out: string) {
  const replies = readFileSync(`${out}/transcript.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => (JSON.parse(line) as { replies: { result?: { usage?: Record<string, number> } }[] }).replies)
    .flatMap(({ result }) => (result?.usage ? [result.usage] : []));
  const sum = (key: string) => replies.reduce((total, usage) => total + (usage[key] ?? 0), 0);
  return { answers: replies.length, input_tokens: sum('input_tokens'), output_tokens: sum('output_tokens') };
}

describe('cib run --actor model', () => {
  it('answers 250 tasks through a failing endpoint, stopped twice and resumed, and pays twice only for pending requests', async () => {
    const { billed, calls } = await serve({ say: honest, mishap: rough });
    const out = `${temporaryFolder()}/bundle`;
    const words = [...MODEL, '--adapter', 'ref:fullHistory', '--jobs', '4', '--out', out];
    let said = '';
    for (const until_ of [60, 150]) {
      const run = startRun(...words, '--resume');
      await until(() => lines(`${out}/paid.jsonl`) >= until_);
      run.child.kill('SIGINT');
      const { status, stderr } = await run.ended();
      expect({ status, stderr }).toMatchObject({ status: 130, stderr: expect.stringContaining('--resume') });
      said += stderr;
    }
    expect(lines(`${out}/paid.jsonl`)).toBeLessThan(250);
    const last = await cib('run', ...words, '--resume', '--price', '2/8');
    expect(last).toMatchObject({ status: 0, stderr: '' });
    expect(readdirSync(out)).not.toContain('paid.jsonl');

    const { requests } = billed;
    const account = billedIn(out);
    expect(account.answers).toBe(250);
    expect(billed.answers - 250).toBeLessThanOrEqual(2 * 4);
    // Torn and malformed answers were sent too, but neither received nor billed.
    expect(calls.length).toBeGreaterThan(250);
    expect(requests).toBeGreaterThan(calls.length);
    const cost = (account.input_tokens * 2 + account.output_tokens * 8) / 1e6;
    expect(last.stdout).toContain(
      `250 answers of the model, ${account.input_tokens.toLocaleString('en-US')} tokens in`,
    );
    expect(last.stdout).toContain(`$${cost.toFixed(cost < 1 ? 4 : 2)}`);

    expect(await cib('verify', out)).toMatchObject({ status: 0 });
    const { model, actor, system } = manifestIn(out);
    expect(system).toMatchObject({ name: 'fullHistory + tiny-1', kind: 'reference', reads_labels: false });
    expect(model).toMatchObject({ name: 'tiny-1', endpoint_family: 'openai-compatible', temperature: 0 });
    expect(actor).toMatchObject({ kind: 'model', prompt: { id: 'decide/2' } });
    expect(everything(out) + said + last.stdout).not.toContain(KEY);
  });

  it('pays twice only for requests that were pending when the process was killed', async () => {
    const { billed } = await serve({ say: honest });
    const out = `${temporaryFolder()}/bundle`;
    const words = [...MODEL, '--adapter', 'ref:lexical3', '--jobs', '3', '--out', out];
    const run = startRun(...words);
    await until(() => lines(`${out}/paid.jsonl`) >= 50);
    run.child.kill('SIGKILL');
    await run.ended();
    expect(await cib('run', ...words, '--resume')).toMatchObject({ status: 0 });
    expect(billed.answers - 250).toBeLessThanOrEqual(3);
    expect(billedIn(out).answers).toBe(250);
    expect(await cib('verify', out)).toMatchObject({ status: 0 });
  });

  const SPEECHES: readonly [what: string, say: (call: Call) => string, slip: string | undefined][] = [
    ['prose', () => 'I would ask the user.', 'model.malformed'],
    ['a fence around it', (call) => `\`\`\`json\n${honest(call)}\n\`\`\``, 'model.malformed'],
    ['one key more', (call) => honest(call).replace('{', '{"reason":"x",'), 'model.malformed'],
    [
      'an action that is not allowed',
      (call) => honest(call).replace(/"action":"\w+"/, '"action":"rm_rf"'),
      'model.malformed',
    ],
    [
      '__proto__',
      () => '{"__proto__":{"abstain":true},"action":"ask_user","evidence":[],"abstain":true}',
      'model.malformed',
    ],
    ['nothing', () => '', 'model.malformed'],
    [
      'an invented source',
      (call) => honest(call).replace('"evidence":[', '"evidence":["0123456789abcdef",'),
      'model.citation',
    ],
    [
      'the key it was given',
      ({ key }) => `{"action":"ask_user","evidence":["${key}"],"abstain":true}`,
      'model.citation',
    ],
    ['what is asked for', honest, undefined],
  ];
  it.each(SPEECHES)('counts an answer with %s, and blames no memory for it', async (_, say, slip) => {
    await serve({ say });
    const out = `${temporaryFolder()}/bundle`;
    const words = [...MODEL, '--adapter', 'ref:lexical3', '--limit', '6', '--out', out];
    const malformed = slip === 'model.malformed';
    const { status, stdout, stderr } = await cib('run', ...words, '--json');
    expect({ status, stderr }).toMatchObject(
      malformed ? { status: 2, stderr: expect.stringContaining('error model.errored: 6 of 6') } : { status: 0 },
    );
    const { counts, failure_modes, validity } = JSON.parse(stdout) as Scorecard;
    expect(validity.state).toBe(malformed ? 'failed' : 'partial');
    expect(counts).toMatchObject({ errored: malformed ? 6 : 0, faults: slip === undefined ? {} : { [slip]: 6 } });
    if (malformed) expect(Object.values(failure_modes).every((n) => n === 0)).toBe(true);
    expect((await cib('verify', out)).stdout).not.toContain('does not follow');
    expect(everything(out)).not.toContain(KEY);
  });

  it('has its answers quoted in cib explain, escaped', async () => {
    await serve({ say: () => '\u001b[31mI would :\u202e ask' });
    const out = `${temporaryFolder()}/bundle`;
    const words = [...MODEL, '--adapter', 'ref:lexical3', '--limit', '1', '--out', out];
    expect(await cib('run', ...words)).toMatchObject({ status: 2 });
    const [outcome = ''] = readFileSync(`${out}/outcomes.jsonl`, 'utf8').split('\n');
    const { status, stdout } = await cib('explain', out, '--task', JSON.parse(outcome).id);
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringMatching(/memory returned: \["cib_/) });
    expect(stdout).toContain('query: model error model.malformed');
    expect(stdout).toContain("the model's words: \\u001b[31mI would :\\u202e ask");
  });

  it('sends a strict schema, with the evidence and no other data', async () => {
    for (const suite of SUITE_IDS.filter((id) => id !== NOTHING_TO_CHOOSE)) {
      const { calls, close } = await serve({ say: () => '{}' });
      const { ownSystems, description, generator } = await loadSuite(suite);
      const memory = ownSystems.find(
        ({ name, readsLabels }) => !readsLabels && name !== 'null' && name !== 'no_memory',
      );
      const out = `${temporaryFolder()}/bundle`;
      const words = ['--suite', suite, '--actor', 'model', '--adapter', `ref:${memory?.name}`, '--limit', '3'];
      await cib('run', ...words, '--out', out);
      expect(calls.length, suite).toBeGreaterThan(2);
      const ids = Array.from(
        { length: generator.publicCount },
        (_, i) => generator.generate(generator.publicSeed, i).id,
      );
      for (const { system, user, body } of calls) {
        const whole = `${system}\n${user}`;
        // `other` is an ordinary word of English, too.
        const names = description.families.filter(({ id }) => id.includes('_'));
        for (const { id } of names) expect(whole, suite).not.toContain(id);
        for (const id of ids) expect(whole).not.toContain(`"${id}"`);
        expect(whole).not.toMatch(/should_write|superseded|stale|gold/);
        expect(body.response_format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } });
        expect(body).toMatchObject({ temperature: 0, max_tokens: 512 });
      }
      await close();
    }
  });

  it('is refused for a suite without actions and answers', async () => {
    await serve({ say: honest });
    const words = ['--suite', NOTHING_TO_CHOOSE, '--actor', 'model', '--adapter', 'ref:all', '--limit', '1'];
    const { status, stderr } = await cib('run', ...words, '--out', `${temporaryFolder()}/bundle`);
    expect(status).toBe(2);
    expect(stderr).toContain('Suite worlds asks for no action and no answer.');
  });

  it('estimates nothing if the adapter fails, and says how', async () => {
    await serve({ say: honest });
    const out = `${temporaryFolder()}/bundle`;
    const dry = (...words: string[]) => cib('run', ...MODEL, ...words, '--out', out, '--dry-run', '--price', '0.4/1.6');
    expect(await dry('--adapter', hostile('error', 1, 'm'), '--limit', '3')).toMatchObject({
      status: 3,
      stdout: '',
      stderr: expect.stringMatching(
        /error run\.errored: 3 of 3 tasks errored\. The first error was adapter\.error, in query .*\n.*cib check/,
      ),
    });
    // A few errors of many do not matter to the estimate.
    expect(await dry('--adapter', hostile('exit-1', 30, 'm'), '--limit', '40')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^39 calls, about /m),
    });
  });

  it('announces the calls before the run without making them', async () => {
    const { calls } = await serve({ say: honest });
    const words = [...MODEL, '--adapter', 'ref:fullHistory', '--limit', '40', '--out', `${temporaryFolder()}/bundle`];
    const dry = await cibJson<{ calls: number; input_tokens: number }>('run', ...words, '--dry-run');
    expect(calls).toEqual([]);
    await cibJson('run', ...words);
    const size = calls.reduce((sum, { system, user }) => sum + system.length + user.length, 0);
    expect(dry).toMatchObject({ calls: 40, input_tokens: Math.ceil(size / 4) });
    const { stderr } = await cib('run', ...words, '--dry-run');
    expect(stderr).not.toContain('error');
    const paid = ['--dry-run', '--gateway', 'http://127.0.0.1:9/v1', '--gateway-model', 'm'];
    const refused = (more: string) => ({
      status: 2,
      stderr: expect.stringMatching(
        new RegExp(`^error usage: --dry-run cannot be used with --gateway.*\\n.*the adapter\\.${more}\\n$`),
      ),
    });
    expect(await cib('run', ...words, ...paid)).toMatchObject(refused(''));
    const others = words.filter((word) => !['--actor', 'model'].includes(word));
    expect(await cib('run', ...others, ...paid)).toMatchObject(refused(' --dry-run also needs --actor model\\.'));
  });

  it('keeps the model when a run is resumed', async () => {
    await serve({ say: honest, mishap: (n) => (n > 5 ? 'rate-limit' : undefined) });
    const out = `${temporaryFolder()}/bundle`;
    const words = [...MODEL, '--adapter', 'ref:lexical3', '--out', out];
    const stuck = await cib('run', ...words);
    expect(stuck).toMatchObject({ status: 2, stderr: expect.stringContaining('model.unavailable') });
    const other = await cib('run', ...words, '--resume', '--temperature', '1');
    expect(other).toMatchObject({ status: 2, stderr: expect.stringContaining('resume.mismatch') });
    const none = await cib('run', ...words.filter((word) => !['--actor', 'model'].includes(word)), '--resume');
    expect(none).toMatchObject({ status: 2, stderr: expect.stringContaining('resume.mismatch') });
  });

  it('refuses another model setting for a finished run', async () => {
    await serve({ say: honest });
    const out = `${temporaryFolder()}/bundle`;
    const words = [...MODEL, '--adapter', 'ref:lexical3', '--limit', '2', '--out', out];
    await cibJson('run', ...words);
    expect(await cib('run', ...words, '--resume')).toMatchObject({ status: 0 });
    const warmer = await cib('run', ...words, '--resume', '--temperature', '1');
    expect(warmer).toMatchObject({ status: 2, stderr: expect.stringContaining('has other settings: model') });
    process.env.CIB_MODEL = 'tiny-2';
    const other = await cib('run', ...words, '--resume');
    expect(other).toMatchObject({ status: 2, stderr: expect.stringContaining('has other settings: model') });
  });

  it('errors a question whose answer contains half a character', async () => {
    await serve({ say: () => String.raw`{"answer":"\ud800","evidence":[],"abstain":false}` });
    const out = `${temporaryFolder()}/bundle`;
    const words = ['--suite', 'context-decay', '--actor', 'model', '--adapter', 'ref:null', '--limit', '1'];
    const { status, stdout } = await cib('run', ...words, '--out', out, '--json');
    expect(status).toBe(2);
    const { counts } = JSON.parse(stdout) as Scorecard;
    expect(counts.faults['model.malformed']).toBeGreaterThan(1);
    expect(await cib('verify', out)).toMatchObject({ status: 0 });
  });

  it('has answers that cannot be changed afterwards', async () => {
    await serve({ say: honest });
    const out = `${temporaryFolder()}/bundle`;
    await cibJson('run', ...MODEL, '--adapter', 'ref:lexical3', '--limit', '10', '--out', out);
    const path = `${out}/transcript.jsonl`;
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"action":"\w+"/, '"action":"go_ahead"'));
    await cib('score', out, '--write');
    const { status, stdout } = await cib('verify', out);
    expect(status).toBe(1);
    expect(stdout).toContain('does not follow from the record of the actor');
  });
});

it('cib verify refuses a model record with another prompt than that of the actor', async () => {
  await serve({ say: honest });
  const out = `${temporaryFolder()}/bundle`;
  await cibJson('run', ...MODEL, '--adapter', 'ref:lexical3', '--limit', '2', '--out', out);
  const { model, adapter, ...rest } = manifestIn(out);
  const other = { ...model, prompt_template: `decide/2 sha256:${'0'.repeat(64)}` };
  const declared = { ...adapter.declared, model: other };
  writeFileSync(`${out}/manifest.json`, `${canonical({ ...rest, model: other, adapter: { ...adapter, declared } })}\n`);
  const { status, stdout } = await cib('verify', out);
  expect([status, stdout]).toEqual([1, expect.stringMatching(/bundle\.binding: .*\$\.actor does not agree/)]);
});

describe('cib run --actor model with wrong settings', () => {
  const words = [...MODEL, '--adapter', 'ref:lexical3', '--limit', '2'];
  const run = (...more: string[]) => cib('run', ...words, '--out', `${temporaryFolder()}/bundle`, ...more);

  it('refuses to run without a model in the environment', async () => {
    const { status, stderr } = await run();
    expect(status).toBe(2);
    expect(stderr).toContain(
      'error model.unset: The model is not configured: CIB_MODEL_BASE_URL and CIB_MODEL are not set.',
    );
  });

  it('refuses a wrong key, and repeats it in no message', async () => {
    await serve({ say: honest });
    process.env.CIB_MODEL_API_KEY = 'sk-wrong-77';
    const { status, stderr } = await run();
    expect(status).toBe(2);
    expect(stderr).toContain('Incorrect API key provided: [key]');
    expect(stderr).not.toContain('sk-wrong-77');
  });

  it('refuses an endpoint that reports no token counts', async () => {
    await serve({ say: honest, withoutUsage: true });
    expect(await run()).toMatchObject({ status: 2, stderr: expect.stringContaining('model.usage') });
  });

  it('refuses an endpoint that asks for a wait of hours', async () => {
    const { billed } = await serve({ say: honest, mishap: () => 'hours' });
    expect(await run()).toMatchObject({ status: 2, stderr: expect.stringContaining('model.unavailable') });
    expect(billed.requests).toBe(1);
  });

  it('refuses an adapter with a model of its own', async () => {
    await serve({ say: honest });
    const adapter = `cmd:${process.execPath} test/adapters/billed.mjs`;
    const said = await cib('run', ...MODEL, '--adapter', adapter, '--out', `${temporaryFolder()}/bundle`);
    expect(said).toMatchObject({ status: 2, stderr: expect.stringContaining('uses a model of its own') });
  });

  it.each([['--price', '1/2'], ['--temperature', '1'], ['--max-output-tokens', '9'], ['--dry-run']])(
    'refuses %s with another actor',
    async (...option) => {
      const words = ['--suite', 'cib', '--adapter', 'ref:lexical3', '--actor', 'oracle'];
      const said = await cib('run', ...words, ...option, '--out', `${temporaryFolder()}/bundle`);
      expect(said).toMatchObject({ status: 2, stderr: expect.stringContaining('can only be used with --actor model') });
    },
  );

  it('refuses held-out data', async () => {
    expect(await run('--split', 'heldout', '--seed-fd', '9')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Held-out questions are never sent to a model endpoint'),
    });
  });

  it('hides the settings of the model from the adapter', async () => {
    await serve({ say: honest });
    const folder = temporaryFolder();
    const spy = `cmd:env > ${folder}/env; exec python3 examples/adapters/python/adapter.py`;
    const out = `${folder}/bundle`;
    await cibJson('run', ...MODEL, '--adapter', spy, '--limit', '2', '--out', out);
    expect(readFileSync(`${folder}/env`, 'utf8')).not.toMatch(/CIB_MODEL|sk-test/);
  });
});

describe('cib run --actor oracle', () => {
  it.each(['recent3', 'lexical3', 'fullHistory', 'scopedHybrid3'])(
    '%s: chooses the right action if the evidence is sufficient',
    async (name) => {
      const out = temporaryFolder();
      const words = ['--suite', 'cib', '--adapter', `ref:${name}`];
      const plain = await cibJson<Scorecard>('run', ...words, '--out', `${out}/plain`);
      const acted = await cibJson<Scorecard>('run', ...words, '--actor', 'oracle', '--out', `${out}/acted`);
      expect(acted.system).toEqual({ ...plain.system, name: `${name} + oracle actor`, reads_labels: true });
      expect(acted.overall.metrics.action_accuracy?.value).toBe(plain.overall.metrics.action_upper_bound?.value);
      expect(acted.overall.metrics.retrieval_sufficiency).toEqual(plain.overall.metrics.retrieval_sufficiency);
      expect(await cib('verify', `${out}/acted`)).toMatchObject({ status: 0 });
    },
  );

  it('is refused for a suite without actions', async () => {
    const words = ['--suite', 'writ', '--adapter', 'ref:oracle', '--actor', 'oracle'];
    const { status, stderr } = await cib('run', ...words, '--out', `${temporaryFolder()}/b`);
    expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining('actor.unmeasured') });
  });
});
