import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Scorecard } from '../src/protocol/scorecard.ts';
import { cib, cibJson } from './support/cli.ts';
import { scenarioFolders } from './support/conformance.ts';
import { describeWithDocker } from './support/docker.ts';
import { temporaryFolder } from './support/folder.ts';
import { heldExample, lines, startRun, until } from './support/killable.ts';

const run = (adapter: string, out: string, ...words: readonly string[]) =>
  cibJson<Scorecard>('run', '--suite', 'writ', '--adapter', adapter, '--out', out, ...words);

const armsOf = ({ arms = {} }: Scorecard) => Object.keys(arms);
const manifestOf = (folder: string) => JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'));

describe('cib run of WRIT', () => {
  it('asks every scenario under every arm, and reports the differences between arms', async () => {
    const out = `${temporaryFolder()}/b`;
    const card = await run('ref:kv-overwrite', out);
    expect(card.validity.state).toBe('valid');
    expect(armsOf(card)).toEqual(['none', 'native', 'undistracted', 'oracle']);
    // The suite's own figures are those of the arm that a memory lives in.
    expect(card.arms?.native?.metrics.correct?.k).toBe(card.overall.metrics.correct?.k);
    const pairs = card.arm_comparisons?.map(({ a, b, delta, p }) => [
      a,
      b,
      Math.sign(delta),
      p === undefined || p < 0.05,
    ]);
    expect(pairs).toEqual([
      ['native', 'oracle', -1, true],
      ['native', 'none', 1, true],
      ['oracle', null, -1, true],
    ]);
    const { stdout } = await cib('score', out);
    expect(stdout).toMatch(/The memory fails: .*\(native memory against oracle memory: -\d+\.\d points, p <0\.0001\)/);
    expect(stdout).toMatch(/The memory helps: /);
    expect(await cib('verify', out)).toMatchObject({ status: 0 });
  });

  it('says what it counts while it runs and when it is stopped: each task once in each arm', async () => {
    const folder = temporaryFolder();
    const held = `${folder}/held`;
    writeFileSync(held, '1');
    const words = ['--suite', 'writ', '--adapter', heldExample(held), '--limit', '2', '--out', `${folder}/b`];
    const stopped = startRun(...words);
    await until(() => lines(`${folder}/b/journal.jsonl`) > 0);
    stopped.child.kill('SIGINT');
    expect((await stopped.ended()).stderr).toContain('was stopped after 1 of 8 (2 tasks in each of 4 arms).');
    rmSync(held);
    const { status, stderr } = await startRun(...words, '--resume').ended();
    expect({ status, stderr }).toMatchObject({
      status: 0,
      stderr: expect.stringContaining('writ · example-lexical-typescript · 2 tasks in each of 4 arms: 8 of 8\n'),
    });
  });

  it('starts an adapter only for a task, and counts episodes in the throughput', async () => {
    const folder = temporaryFolder();
    const starts = `${folder}/starts`;
    const adapter = `sh -c 'echo >> ${starts}; exec node examples/adapters/typescript/adapter.ts'`;
    await run(`cmd:${adapter}`, `${folder}/b`, '--limit', '1', '--jobs', '4');
    expect(lines(starts)).toBeLessThanOrEqual(4);
    const { latency_ms, wall_ms, episodes_per_second } = JSON.parse(readFileSync(`${folder}/b/timing.json`, 'utf8'));
    expect(Math.round((episodes_per_second * wall_ms) / 1_000)).toBe(latency_ms.episode.n);
  });

  it.each(['none', 'native', 'oracle'])('asks one arm only (%s), and verifies as partial', async (arm) => {
    const out = `${temporaryFolder()}/b`;
    const card = await run('ref:observation-log', out, '--arm', arm);
    expect([card.validity.state, armsOf(card), card.counts.tasks]).toEqual(['partial', [arm], 150]);
    expect(manifestOf(out).selection.arms).toEqual([arm]);
    expect(await cib('verify', out)).toMatchObject({ status: 0 });
    expect(card.overall.metrics.recall_accuracy === undefined).toBe(arm !== 'native');
  });

  it('merges shards into the bytes of the unsharded run', async () => {
    const folder = temporaryFolder();
    const words = ['--nonce', 'ab'.repeat(32)];
    await run('ref:kv-overwrite', `${folder}/whole`, ...words);
    const shards = ['1/3', '2/3', '3/3'].map((shard, i) => [`${folder}/${i}`, shard] as const);
    for (const [out, shard] of shards) await run('ref:kv-overwrite', out, ...words, '--shard', shard);
    const merged = await cib('merge', ...shards.map(([out]) => out), '--out', `${folder}/merged`);
    expect(merged).toMatchObject({ status: 0 });
    for (const name of ['transcript.jsonl', 'outcomes.jsonl', 'scorecard.json']) {
      expect(readFileSync(`${folder}/merged/${name}`, 'utf8') === readFileSync(`${folder}/whole/${name}`, 'utf8')).toBe(
        true,
      );
    }
  });

  it('refuses an unknown arm', async () => {
    const said = await cib('run', '--suite', 'writ', '--adapter', 'ref:null', '--arm', 'x', '--out', temporaryFolder());
    expect(said).toMatchObject({ status: 2 });
    expect(said.stderr).toMatch(/arm\.unknown.*"x"[\s\S]*none, native, undistracted, oracle/);
  });

  it('is graded by the rules of version 0.2 on request, and keeps its own scores', async () => {
    const out = `${temporaryFolder()}/b`;
    const own = await run('ref:kv-text', out, '--limit', '40');
    const card = await cibJson<Scorecard>('score', out, '--grader', 'upstream');
    expect(Object.keys(card.overall.metrics)).toContain('recall_score');
    expect(card.grader).toBe('upstream');
    expect(await cibJson<Scorecard>('score', out)).not.toHaveProperty('grader');
    expect(card.overall.metrics.abstention_quality).not.toEqual(own.overall.metrics.abstention_quality);
    // A run of a part has no place on the board.
    expect({ ...JSON.parse(readFileSync(`${out}/scorecard.json`, 'utf8')), board: null }).toEqual(own);
    expect((await cib('score', out, '--grader', 'upstream')).stdout).toMatch(/graded as version 0\.2 does/);
    const text = (await cib('baselines', '--suite', 'writ', '--count', '40', '--grader', 'upstream')).stdout;
    expect(text).toMatch(/graded as version 0\.2 does[\s\S]*kv-text +\d/);
    expect(text).toMatch(/Recall accuracy by arm\n[\s\S]*\nnone +0\.0%[\s\S]*\noracle +\d[\s\S]*\nlayer_retrieval +\d/);
    for (const [words, said] of [
      [['score', out, '--grader', 'upstream', '--write'], /usage.*--grader/],
      [['score', out, '--grader', 'lenient'], /grader\.unknown.*"lenient"[\s\S]*strict, upstream/],
      [['baselines', '--suite', 'cib', '--grader', 'upstream'], /grader\.unknown/],
    ] as const) {
      expect(await cib(...words)).toMatchObject({ status: 2, stderr: expect.stringMatching(said) });
    }
  });

  it('explains a scenario arm by arm', async () => {
    const out = `${temporaryFolder()}/b`;
    await run('ref:kv-overwrite', out, '--limit', '2');
    const { stdout, status } = await cib('explain', out, '--task', 'writ_000001');
    expect(status).toBe(0);
    for (const arm of ['No memory', 'Native memory', 'Oracle memory']) expect(stdout).toContain(`\n  ${arm}\n`);
  });

  it('leaves out the metrics that a process does not declare', async () => {
    const card = await run(
      'cmd:node examples/adapters/typescript/adapter.ts',
      `${temporaryFolder()}/b`,
      '--limit',
      '20',
    );
    expect(card.counts).toMatchObject({ tasks: 20, errored: 0 });
    const measured = Object.keys(card.overall.metrics);
    for (const id of ['recall_accuracy', 'detectability', 'temporal_accuracy', 'provenance_completeness']) {
      expect(measured).not.toContain(id);
    }
  });
});

describeWithDocker('cib run of WRIT in a container', () => {
  it('measures examples/adapters/python', async () => {
    const out = `${temporaryFolder()}/b`;
    const card = await run('dir:examples/adapters/python', out);
    expect(card.counts).toMatchObject({ tasks: 150, errored: 0 });
    expect(await cib('verify', out)).toMatchObject({ status: 0 });
  });
});

describe('a WRIT dataset in a folder', () => {
  const [files] = scenarioFolders;

  it.each(scenarioFolders)('of published scenarios runs in all modes: %s', async (folder) => {
    const names = readdirSync(folder).length;
    const out = `${temporaryFolder()}/b`;
    const where = ['--dataset', folder];
    // Anybody's data is measured; no rank rests on it.
    const said = await cib('run', '--suite', 'writ', '--adapter', 'ref:observation-log', '--out', out, ...where);
    expect(said).toMatchObject({ status: 1 });
    const card: Scorecard = JSON.parse(readFileSync(`${out}/scorecard.json`, 'utf8'));
    expect([card.counts.tasks, card.counts.errored, armsOf(card).sort()]).toEqual([
      names,
      0,
      ['native', 'none', 'oracle'],
    ]);
    expect(card.validity.rules.filter(({ held }) => !held).map(({ id }) => id)).toEqual(['known-dataset']);
    expect(await cib('verify', out, ...where)).toMatchObject({ status: 1 });
    const { dataset } = await cibJson<{ dataset: { tasks: number } }>('baselines', '--suite', 'writ', ...where);
    expect(dataset.tasks).toBe(names);
  });

  it.skipIf(!files)('names the file and path of an error', async () => {
    const folder = temporaryFolder();
    for (const name of readdirSync(files ?? '').slice(0, 2)) copyFileSync(join(files ?? '', name), join(folder, name));
    const [first = '', second = ''] = readdirSync(folder).sort();
    const whole = JSON.parse(readFileSync(join(folder, second), 'utf8'));
    const said = async (change: object) => {
      writeFileSync(join(folder, second), JSON.stringify({ ...whole, ...change }));
      return (await cib('baselines', '--suite', 'writ', '--dataset', folder)).stderr;
    };
    expect(await said({ sessions: 3 })).toMatch(new RegExp(`${second}: \\$\\.sessions`));
    const { scenario_id } = JSON.parse(readFileSync(join(folder, first), 'utf8'));
    expect(await said({ scenario_id })).toMatch(new RegExp(`${second}: task ${scenario_id} is already in .*${first}`));
  });

  it("runs in all modes if the question's session is not listed, as in the example of WRIT's data schema", async () => {
    const folder = temporaryFolder();
    const dataset = ['--suite', 'writ', '--dataset', join(folder, 'data')];
    mkdirSync(join(folder, 'data'));
    writeFileSync(join(folder, 'data/one.json'), JSON.stringify(EXAMPLE));
    const out = join(folder, 'results');
    await cib('run', ...dataset, '--adapter', 'ref:kv-overwrite', '--out', out);
    const card: Scorecard = JSON.parse(readFileSync(join(out, 'scorecard.json'), 'utf8'));
    expect([card.counts, card.overall.metrics.correct]).toMatchObject([{ tasks: 1, errored: 0 }, { k: 1 }]);
    const problem = 'the probe names session 10, which is none';
    expect(JSON.stringify(card.validity.rules.filter(({ held }) => !held))).toContain(problem);
    for (const grader of ['strict', 'upstream']) {
      const { stdout } = await cib('baselines', ...dataset, '--grader', grader);
      expect(stdout).toMatch(/kv-text +\S+%/);
    }
    expect((await cib('explain', out, ...dataset.slice(2), '--task', EXAMPLE.scenario_id)).status).toBe(0);
    expect((await cib('validate', ...dataset.slice(0, 2), join(folder, 'data'))).stdout).toContain(problem);
  });

  it('is refused without a scenario', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'sub'));
    const said = await cib('baselines', '--suite', 'writ', '--dataset', folder);
    expect(said).toMatchObject({ status: 2, stderr: expect.stringMatching(/dataset\.invalid.*without a \.json file/) });
  });
});

/** The example of the data schema in the WRIT document, with values: it lists one session, and asks in another. */
const EXAMPLE = {
  scenario_id: 'drift-101',
  version: '1.0.0',
  category: 'drift',
  sessions: [
    { session_id: 1, timestamp: '2026-01-15T10:00:00Z', messages: [{ role: 'user', content: 'I work at Initech.' }] },
  ],
  memory_events: [
    { id: 'employer', type: 'mutable', value: 'Initech', introduced_in: 1, should_persist: true, previous_values: [] },
  ],
  probe: {
    session: 10,
    prompt: 'Where do I work?',
    required_capabilities: ['retrieval', 'update_tracking', 'constraint_application'],
    temporal_query: { as_of: null, expect_current: true },
    should_abstain: false,
  },
  ground_truth: {
    current_value: 'Initech',
    value_history: [{ value: 'Initech', as_of: '2026-01-15T10:00:00Z', source_session: 1 }],
    provenance: { source_session: 1, source_message_index: 0, agent_or_user: 'user' },
  },
  failure_modes: ['stale_memory', 'missing_memory', 'hallucinated_memory'],
};
