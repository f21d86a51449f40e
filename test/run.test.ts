import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { FAMILIES } from '../src/suites/cib/families.ts';
import { cib, cibJson } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';

const recorder = resolve('test/adapters/recorder.ts');
const example = `cmd:${process.execPath} ${resolve('examples/adapters/typescript/adapter.ts')}`;
const run = (...words: string[]) => cib('run', '--suite', 'cib', ...words);

type Json = Record<string, number>;

interface Scorecard {
  validity: { state: string; controls: { held: boolean }[] };
  counts: { tasks: number; errored: number };
  overall: { metrics: Record<string, { value: number; ci95_clustered?: [number, number] }> };
}

describe('cib run with a process', () => {
  it('writes a bundle that verifies, scores, explains and compares', async () => {
    const out = temporaryFolder();
    const [a, b] = [`${out}/a`, `${out}/b`];
    expect(await run('--adapter', example, '--out', a)).toMatchObject({ status: 0 });
    expect(await run('--adapter', 'ref:recent3', '--out', b)).toMatchObject({ status: 0 });
    expect((await cib('verify', a)).stdout).toContain('This bundle is valid.');

    const card = await cibJson<Scorecard>('score', a);
    expect(card.counts).toMatchObject({ tasks: 250, errored: 0 });
    expect(card.validity.controls.every(({ held }) => held)).toBe(true);
    expect(card.overall.metrics.retrieval_sufficiency?.ci95_clustered).toHaveLength(2);
    const { stdout: scored } = await cib('score', a);
    expect(scored).toMatch(/Selective write\s+50\s+\d+ of 50\s+\d+\.\d% \[\d+\.\d%, \d+\.\d%]/);
    expect(scored).toMatch(/^Difficulty\nslice +n +passed +sufficiency\n─.*\none source +115 /m);
    expect(scored).toMatch(
      /^latency +calls +p50 +p95 +max +distribution\n─.*\nobserve +250 .* ms +[▁-█·]+\nquery +250 /m,
    );
    expect((await cib('score', a, '--json')).stdout).not.toContain('p50');

    const compared = await cib('compare', a, b);
    expect(compared.stdout).toContain('A is significantly better: example-lexical-typescript');
    const outcomes = readFileSync(`${b}/outcomes.jsonl`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const failed = outcomes.find(({ verdict }) => verdict === 'failed');
    const explained = await cib('explain', b, '--task', failed.id);
    expect(explained.stdout).toContain('Why it failed');
    expect(outcomes.every(({ verdict, failure_modes }) => verdict === 'passed' || failure_modes.length > 0)).toBe(true);
  });

  it('sends an adapter no label, family, dataset id or order of the dataset', async () => {
    const out = temporaryFolder();
    const log = `${out}/log`;
    const adapter = `cmd:${process.execPath} ${recorder} ${log}`;
    expect(await run('--adapter', adapter, '--out', `${out}/b`)).toMatchObject({ status: 0 });
    const sent = readFileSync(log, 'utf8');
    const telling = [...FAMILIES, 'gold', 'gold_evidence', 'gold_action', 'stale', 'superseded_by', 'should_write'];
    expect(telling.filter((word) => new RegExp(`\\b${word}\\b`).test(sent))).toEqual([]);
    expect(sent.includes('cib_0')).toBe(false);
    const questions = sent
      .split('\n')
      .flatMap((line) => (line.includes('"query"') ? [JSON.parse(line).params.question] : []));
    const generated = (await cib('generate', '--suite', 'cib')).stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(questions).toHaveLength(250);
    expect(questions.join('|') === generated.map(({ question }) => question).join('|')).toBe(false);
    expect([...questions].sort()).toEqual(generated.map(({ question }) => question).sort());
    const fields = new Set(
      sent
        .split('\n')
        .flatMap((line) => (line.includes('"observe"') ? Object.keys(JSON.parse(line).params.events[0]) : [])),
    );
    expect([...fields].sort()).toEqual(['kind', 'scope', 'source_id', 'text', 'timestamp']);
  });

  it('gives other ids and another order under another nonce, with the same scores', async () => {
    const out = temporaryFolder();
    for (const name of ['a', 'b']) await run('--adapter', example, '--out', `${out}/${name}`);
    const lines = (name: string) => readFileSync(`${out}/${name}/transcript.jsonl`, 'utf8').split('\n');
    expect(lines('a')[0]).not.toBe(lines('b')[0]);
    expect(readFileSync(`${out}/a/scorecard.json`, 'utf8')).toBe(readFileSync(`${out}/b/scorecard.json`, 'utf8'));
  });

  it('is partial on data of another size, and refuses to select no task', async () => {
    const out = temporaryFolder();
    const card = await cibJson<Scorecard>(
      'run',
      '--suite',
      'cib',
      '--adapter',
      'ref:oracle',
      '--count',
      '1',
      '--out',
      `${out}/a`,
    );
    expect(card.validity.state).toBe('partial');
    const nothing = await run('--adapter', 'ref:oracle', '--limit', '1', '--shard', '2/2', '--out', `${out}/b`);
    expect(nothing).toMatchObject({ status: 2, stderr: expect.stringContaining('No task is selected') });
  });

  it.each([
    [['forget'], 'forget'],
    [['events-700', 'forget'], 'forget'],
    [['events-100000'], 'events-100000'],
  ])('refuses to select tasks of Worlds by %j, as not all are families of its tasks', async (families, absent) => {
    const words = families.flatMap((family) => ['--family', family]);
    const out = `${temporaryFolder()}/b`;
    const done = await cib('run', '--suite', 'worlds', '--adapter', 'ref:null', ...words, '--out', out);
    expect(done).toMatchObject({ status: 2, stderr: expect.stringContaining(`has no task of the family ${absent}.`) });
    expect(done.stderr).toContain('→ Select from the families of its tasks: events-700, ');
    expect(existsSync(`${out}/run.json`)).toBe(false);
  });

  it('runs the selected tasks only, and says partial', async () => {
    const out = temporaryFolder();
    const words = ['--adapter', 'ref:lexical3', '--family', 'abstention', '--limit', '7', '--out', `${out}/b`];
    const card = await cibJson<Scorecard>('run', '--suite', 'cib', ...words);
    expect(card.counts.tasks).toBe(7);
    expect(card.validity.state).toBe('partial');
    expect(await cib('verify', `${out}/b`)).toMatchObject({ status: 0 });
  });

  it('is not partial with a limit that leaves no task out', async () => {
    const words = ['--suite', 'cib', '--adapter', 'ref:oracle', '--limit', '250', '--out', `${temporaryFolder()}/b`];
    const card = await cibJson<Scorecard>('run', ...words);
    expect(card).toMatchObject({ counts: { tasks: 250 }, validity: { state: 'valid' } });
  });

  it('gives the same evidence with several adapters at the same time', async () => {
    const out = temporaryFolder();
    const nonce = 'ab'.repeat(32);
    for (const jobs of ['1', '3']) {
      const words = ['--nonce', nonce, '--jobs', jobs, '--out', `${out}/${jobs}`];
      expect(await run('--adapter', example, ...words)).toMatchObject({ status: 0, stderr: '' });
    }
    for (const file of ['transcript.jsonl', 'outcomes.jsonl', 'scorecard.json']) {
      expect(readFileSync(`${out}/1/${file}`, 'utf8') === readFileSync(`${out}/3/${file}`, 'utf8'), file).toBe(true);
    }
  });
});

it('cib run says before the first task which limits make it invalid', async () => {
  const progress = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const wide = ['--episode-seconds', '120', '--start-seconds', '61', '--limit', '1'];
  const { status } = await run('--adapter', 'ref:null', '--out', `${temporaryFolder()}/a`, ...wide);
  const lines = progress.mock.calls.map(([line]) => line);
  progress.mockRestore();
  expect(status).toBe(1);
  expect(lines.slice(0, 2)).toEqual([
    '--episode-seconds 120 is above the standard 60: the run will be invalid.\n',
    '--start-seconds 61 is above the standard 60: the run will be invalid.\n',
  ]);
});

describe('cib run with an adapter that fails', () => {
  const script = (folder: string, body: string) => {
    writeFileSync(`${folder}/adapter.mjs`, `${PRELUDE}\n${body}`);
    return `cmd:${process.execPath} ${folder}/adapter.mjs`;
  };

  it('exits with 3 if the adapter does not start, with its output', async () => {
    const out = temporaryFolder();
    const { status, stderr } = await run(
      '--adapter',
      'cmd:printf "10%%\\r20%%\\r\\nno such thing\\r\\n" >&2; exit 7',
      '--out',
      `${out}/b`,
    );
    expect(status).toBe(3);
    expect(stderr).toMatch(/adapter\.exit.*exit status 7.*\n.*:\n {2}\| 10%\n {2}\| 20%\n {2}\| no such thing\n/);
  });

  it('counts the task as errored if the adapter answers one question with an error', async () => {
    const out = temporaryFolder();
    const adapter = script(
      out,
      `answer = (m, p, n) => m === 'query' && n === 3 ? { error: { code: 1, message: 'x' } } : ok(m)`,
    );
    const card = await cibJson<Scorecard>(
      'run',
      '--suite',
      'cib',
      '--adapter',
      adapter,
      '--limit',
      '10',
      '--out',
      `${out}/b`,
    );
    expect(card.counts).toMatchObject({ tasks: 10, errored: 1, faults: { 'adapter.error': 1 } });
  });

  it('starts the adapter again if it exits, and counts the episode as errored', async () => {
    const out = temporaryFolder();
    const adapter = script(out, `answer = (m, p, n) => m === 'query' && n === 3 ? process.exit(9) : ok(m)`);
    const card = await cibJson<Scorecard>(
      'run',
      '--suite',
      'cib',
      '--adapter',
      adapter,
      '--limit',
      '5',
      '--out',
      `${out}/b`,
    );
    expect(card.counts).toMatchObject({ tasks: 5, errored: 1 });
  });

  it('refuses a folder in a bundle, which that would make invalid', async () => {
    const out = temporaryFolder();
    const words = ['--suite', 'cib', '--adapter', 'ref:null', '--limit', '2'];
    expect(await cib('run', ...words, '--out', `${out}/results`)).toMatchObject({ status: 0 });
    const inside = await cib('run', ...words, '--out', `${out}/results/more/`);
    expect(inside).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/out\.exists: .*more\/ is in the bundle .*results, and/),
    });
    expect(await cib('verify', `${out}/results`)).toMatchObject({ status: 0 });
  });

  it('stops if the adapter exits each time, and a repaired adapter resumes the run', async () => {
    const out = temporaryFolder();
    const adapter = script(out, `answer = (m, p, n) => m === 'query' ? process.exit(9) : ok(m)`);
    const words = ['--adapter', adapter, '--limit', '60', '--out', `${out}/b`];
    const failed = await run(...words);
    expect(failed).toMatchObject({ status: 3 });
    expect(failed.stderr).toMatch(
      /adapter\.unsteady: .*The last time, in \S+ of task cib_\d+: The adapter exited: exit status 9\.\n.*\n.*cib check .*, then run all tasks again in a new folder\.\n.*tasks that errored stay errored/,
    );
    expect((await cib('verify', `${out}/b`)).stderr).toContain('--resume');
    script(out, 'answer = (m) => ok(m)');
    const card = await cibJson<Scorecard>('run', '--suite', 'cib', ...words, '--resume');
    expect(card.counts).toMatchObject({ tasks: 60, errored: 3 });
    expect(await cib('verify', `${out}/b`)).toMatchObject({ status: 0 });
  });

  it('names a timeout, noise and a wrong id as faults', async () => {
    const out = temporaryFolder();
    const adapter = script(
      out,
      `answer = (m, p, n) => {
        if (m !== 'query') return ok(m);
        if (n === 1) return undefined;
        if (n === 2) console.log('debug: hello');
        if (n === 3) console.log(JSON.stringify({ jsonrpc: '2.0', id: 99999, result: {} }));
        return ok(m);
      }`,
    );
    const words = ['--adapter', adapter, '--limit', '3', '--episode-seconds', '2', '--out', `${out}/b`, '--json'];
    const { status, stdout, stderr } = await run(...words);
    // The silent adapter is replaced; the new process counts from one again and is silent at its first question, too.
    expect(JSON.parse(stdout).counts).toMatchObject({ errored: 3, faults: { 'adapter.timeout': 3 } });
    expect({ status, stderr }).toEqual({
      status: 3,
      stderr: expect.stringMatching(
        /first error was adapter\.timeout, in query of task \S+: No answer to query within (?:2|1\.\d) s\./,
      ),
    });
  });

  it('refuses a line with half a surrogate pair or a duplicate key, and continues the run', async () => {
    const out = temporaryFolder();
    const bad = String.raw`'{"jsonrpc":"2.0","id":' + id + ',"result":{"evidence":[],"answer":"\\ud800"}}'`;
    const adapter = script(
      out,
      `answer = (m, p, n, id) => m === 'query' && n === 2 ? (console.log(${bad}), undefined) : ok(m)`,
    );
    const words = ['--adapter', adapter, '--limit', '4', '--episode-seconds', '2', '--out', `${out}/b`];
    const card = await cibJson<Scorecard & { counts: { faults: Json } }>('run', '--suite', 'cib', ...words);
    expect(card.counts.faults['protocol.json']).toBeGreaterThanOrEqual(1);
    expect(await cib('verify', `${out}/b`)).toMatchObject({ status: 0 });
  });

  it('stops with the reason if only one of several adapters can start', async () => {
    const out = temporaryFolder();
    const adapter = script(
      out,
      `import('node:fs').then(({ mkdirSync }) => mkdirSync(${JSON.stringify(`${out}/lock`)})).catch(() => process.exit(5));
      answer = (m) => ok(m)`,
    );
    const { status, stderr } = await run('--adapter', adapter, '--jobs', '2', '--out', `${out}/b`);
    expect(status).toBe(3);
    expect(stderr).toMatch(/adapter\.exit.*exit status 5/);
  });

  it('does not wait for a process that the adapter left behind with its output open', async () => {
    const out = temporaryFolder();
    const adapter = script(
      out,
      `import('node:child_process').then(({ spawn }) => spawn('setsid', ['sleep', '30'], { stdio: 'inherit', detached: true }).unref());
      answer = (m) => ok(m)`,
    );
    const began = Date.now();
    expect(await run('--adapter', adapter, '--limit', '2', '--out', `${out}/b`)).toMatchObject({ status: 0 });
    expect(Date.now() - began).toBeLessThan(15_000);
  });

  it('stops an adapter that only writes noise', async () => {
    const out = temporaryFolder();
    const adapter = script(
      out,
      `answer = (m) => m === 'query' ? void process.stdout.write('\\n'.repeat(3_000_000)) : ok(m)`,
    );
    const { status, stderr } = await run('--adapter', adapter, '--limit', '9', '--out', `${out}/b`);
    expect(status).toBe(3);
    expect(stderr).toContain('adapter.unsteady');
  });

  it('is invalid if the adapter cites a source that it was not shown, which it names', async () => {
    const out = temporaryFolder();
    const adapter = script(out, `answer = (m) => m === 'query' ? { result: { evidence: ['cib_000001_e1'] } } : ok(m)`);
    const { status, stdout } = await run('--adapter', adapter, '--limit', '3', '--out', `${out}/b`);
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /Rule known-sources: cib_000001_e1.*\n {4}Sources are events of the episode: Return source ids exactly as/,
    );
    expect(stdout).not.toContain('No reply had any evidence.');
    // Which says how to keep the rule.
    expect(stdout).toMatch(/\nNext: cib verify \S+\/b\n$/);
  });
});

/** A loop that speaks the protocol; a test defines `answer`, which gives a result, an error or nothing. */
const PRELUDE = `
import { createInterface } from 'node:readline';
let answer, n = 0;
const ok = (m) => ({ result: m === 'initialize' ? { protocol: 1, name: 'scripted', version: '1', capabilities: [] } : m === 'query' ? { evidence: [] } : {} });
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'query') n += 1;
  const said = answer(method, params, n, id);
  if (said) process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, ...said }) + '\\n');
  if (method === 'shutdown') process.exit(0);
});`;
