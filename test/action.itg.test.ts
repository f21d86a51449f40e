import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canonical } from '../src/evidence/canonical.ts';
import type { Step } from './support/act-here.ts';
import { runAction, runBuiltAction } from './support/action.ts';
import { cib } from './support/cli.ts';
import { describeWithDocker } from './support/docker.ts';
import { pythonImage } from './support/engine.ts';
import { temporaryFolder } from './support/folder.ts';
import { forge } from './support/forgery.ts';
import { parsed, wordsOf } from './support/markdown.ts';
import { MODEL_KEY, startMemoryModel } from './support/memory-model.ts';

const PYTHON = join(import.meta.dirname, '../examples/adapters/python');

const run = (workspace: string, inputs: Record<string, string>) => runAction('run', workspace, inputs);
const results = ({ outputs }: Step) => JSON.parse(outputs.results ?? '');
/** A warning about the container engine of some machines, which no input of the Action changes. */
const OF_THE_ENGINE = /lets containers open AF_VSOCK sockets/;
const codes = ({ annotations }: Step) =>
  annotations.filter(([, message]) => !OF_THE_ENGINE.test(message)).map(([title]) => title);
const messages = ({ annotations }: Step) =>
  annotations.map(([, message]) => message).filter((message) => !OF_THE_ENGINE.test(message));

/** An adapter that also writes workflow commands to standard error. */
const adapter = ({ name, evidence }: { name: string; evidence: string[] }) => `
  process.stderr.write('::error::from stderr\\n##[add-path]/x\\n');
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const { id, method } = JSON.parse(line);
    const initialize = { protocol: 1, name: ${JSON.stringify(name)}, version: '1', capabilities: [] };
    const results = { initialize, query: { evidence: ${JSON.stringify(evidence)} } };
    console.log(JSON.stringify({ jsonrpc: '2.0', id, result: results[method] ?? {} }));
  });`;

describeWithDocker('the Action with a container', () => {
  /** A repository with the example adapter, as a user would have it. */
  function checkedOut(): string {
    const workspace = temporaryFolder();
    cpSync(PYTHON, join(workspace, 'adapter'), { recursive: true });
    return workspace;
  }

  it('writes outputs, a summary and a bundle that verifies', async () => {
    const workspace = checkedOut();
    const step = await run(workspace, { adapter: 'dir:adapter', suites: 'cib', jobs: '2', dataset: '', out: '' });
    expect(codes(step)).toEqual([]);
    expect(step).toMatchObject({ status: 0, leaked: '' });

    const scorecard = JSON.parse(readFileSync(join(workspace, 'cib-results/cib/scorecard.json'), 'utf8'));
    const { value } = scorecard.overall.metrics.retrieval_sufficiency;
    expect(value).toBeGreaterThan(0);
    expect(step.outputs).toMatchObject({
      bundle: 'cib-results/cib',
      valid: 'true',
      scorecard: 'cib-results/cib/scorecard.json',
      headline: String(value),
    });
    expect(results(step)).toEqual([
      {
        suite: 'cib',
        bundle: 'cib-results/cib',
        scorecard: 'cib-results/cib/scorecard.json',
        state: 'valid',
        valid: true,
        headline: value,
        gates_missed: [],
        regression: null,
        errors: [],
      },
    ]);
    expect(step.summary).toMatch(/^## Context Integrity \(CIB\)\n\n\*\*✅ Valid\*\* · example-lexical-python 1.0.0 · /);
    expect(step.summary).toContain(`**Retrieval sufficiency: ${(100 * value).toFixed(1)}%**`);
    expect(step.summary.match(/^## /gm)).toHaveLength(1);
    expect(step.summary).toMatch(/^\| query \| \d+ \| [\d.]+ ms \| [\d.]+ ms \| [\d.]+ ms \| [▁-█·]+ \|$/m);
    expect(step.summary).toContain('<details><summary>By Difficulty, Domain, Failure provoked</summary>');
    expect(await cib('verify', join(workspace, step.outputs.bundle ?? ''))).toMatchObject({ status: 0 });
    const manifest = JSON.parse(readFileSync(join(workspace, 'cib-results/cib/manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({ engine: { name: 'docker' }, adapter: { spec: 'dir:adapter' } });
  });

  it('fails on a missed gate, and still writes its outputs, summary and bundle', async () => {
    const step = await run(checkedOut(), {
      'adapter': 'dir:adapter',
      'fail-below': 'retrieval_sufficiency=0.999, cib:context_flood=1\nstale_error=0',
    });
    expect(step.status).toBe(1);
    expect(codes(step)).toEqual(['gate.missed', 'gate.missed']);
    expect(messages(step)[0]).toMatch(
      /^cib: Retrieval sufficiency is \d+\.\d%, not at least 99\.9%\.\n→ Gate "retrieval_sufficiency=0\.999"/,
    );
    expect(step.outputs).toMatchObject({ bundle: 'cib-results/cib', valid: 'true' });
    expect(results(step)[0]).toMatchObject({
      state: 'valid',
      gates_missed: ['retrieval_sufficiency=0.999', 'stale_error=0'],
      errors: ['gate.missed', 'gate.missed'],
    });
    expect(step.summary).toContain('**❌ Gate missed · Valid**');
    expect(step.summary).toMatch(/^\| Context flood \| \d+\.\d% \| at most 100\.0% \| held \|$/m);
    expect(step.summary).toMatch(/^\| Stale error \| \d+\.\d% \| at most 0\.0% \| missed \|$/m);
  });

  it('warns of an old engine once, however many suites it runs', async () => {
    const warned = async (adapter: string) => {
      const step = await run(checkedOut(), { adapter, suites: 'cib, memtrace', limit: '1' });
      expect(results(step)).toHaveLength(2);
      return step.annotations.filter(([, message]) => OF_THE_ENGINE.test(message)).length;
    };
    const version = execFileSync('docker', ['version', '--format', '{{.Server.Version}}'], { encoding: 'utf8' });
    expect(await warned(`image:${pythonImage('probe.py')}`)).toBe(Number.parseInt(version, 10) < 23 ? 1 : 0);
    // A folder is trusted.
    expect(await warned('dir:adapter')).toBe(0);
  });

  it('names an image that does not exist', async () => {
    const step = await run(temporaryFolder(), { adapter: 'image:localhost:9/nobody/nothing:1' });
    expect(step.status).toBe(2);
    expect(codes(step)).toEqual(['image.missing']);
    expect(messages(step)[0]).toContain('localhost:9/nobody/nothing:1');
    expect(step.outputs).toEqual({
      bundle: '',
      valid: 'false',
      scorecard: '',
      headline: '',
      results: expect.any(String),
    });
    expect(results(step)).toMatchObject([{ suite: 'cib', bundle: '', state: null, errors: ['image.missing'] }]);
    expect(step.summary).toContain('**❌ This run did not end**');
  });
});

describe('the Action', () => {
  it('reports all wrong inputs together, and still sets its outputs', async () => {
    const workspace = temporaryFolder();
    const step = await run(workspace, { 'fail_below': 'x=1', 'suites': 'nothing', 'jobs': 'many' });
    expect(step.status).toBe(2);
    expect(codes(step).sort()).toEqual(['input.invalid', 'input.invalid', 'input.missing', 'input.unknown']);
    expect(step.log).toContain('It is called "fail-below".');
    expect(step.summary).toMatch(/^## Settings of the step\n\n\*\*❌ Nothing was run: the settings have errors\*\*/);
    for (const words of ['Input "adapter" is missing.', 'Input "jobs" is "many"', 'It is called "fail-below".'])
      expect(wordsOf(parsed(step.summary))).toContain(words);
    expect(step.outputs).toEqual({ bundle: '', valid: 'false', scorecard: '', headline: '', results: '[]' });
    expect(existsSync(join(workspace, 'cib-results'))).toBe(false);
  });

  it('refuses a wrong gate and a missing baseline before the run', async () => {
    const workspace = temporaryFolder();
    const step = await run(workspace, {
      'adapter': 'ref:lexical3',
      'fail-below': 'recall=0.5, retrieval_sufficiency=90',
      'baseline': 'main',
    });
    expect(step.status).toBe(2);
    expect(codes(step)).toEqual(['file.missing', 'metric.unknown', 'input.invalid']);
    expect(step.summary).toContain('**❌ Nothing was run: the settings have errors**');
    expect(existsSync(join(workspace, 'cib-results'))).toBe(false);
  });

  it('fails on a significant regression, and not on an insignificant difference', async () => {
    const workspace = temporaryFolder();
    const baseline = join(workspace, 'before/cib');
    await cib('run', '--suite', 'cib', '--adapter', 'ref:scopedHybrid3', '--out', baseline);
    const worse = await run(workspace, { adapter: 'ref:null', baseline: 'before', out: 'worse' });
    expect(worse.status).toBe(1);
    expect(codes(worse)).toEqual(['gate.missed']);
    expect(worse.annotations[0]?.[1]).toMatch(
      /^cib: significantly worse than the baseline, scopedHybrid3 [^:]*: Retrieval sufficiency 0\.0%, baseline \d+\.\d% \(p /,
    );
    expect(results(worse)[0]).toMatchObject({ valid: true, regression: true });
    expect(worse.summary).toContain('**❌ Worse than the baseline · Valid**');
    expect(worse.summary).toContain('Against the baseline, scopedHybrid3');

    const same = await run(workspace, { adapter: 'ref:scopedHybrid3', baseline, out: 'same' });
    expect(same).toMatchObject({ status: 0, annotations: [] });
    expect(results(same)[0]).toMatchObject({ regression: false });
    expect(same.summary).toContain('**no significant difference**');
  });

  it('refuses a bundle of another suite as baseline', async () => {
    const workspace = temporaryFolder();
    const baseline = join(workspace, 'before');
    await cib('run', '--suite', 'cib', '--adapter', 'ref:null', '--out', baseline);
    const path = join(baseline, 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, `${canonical({ ...manifest, suite: { ...manifest.suite, id: 'other' } })}\n`);
    const step = await run(workspace, { adapter: 'ref:null', baseline: 'before' });
    expect(step.status).toBe(2);
    expect(codes(step)).toEqual(['bundle.incomparable']);
    expect(messages(step)[0]).toMatch(
      /^Input "baseline": before is a bundle of suite other, not of cib\.\n→ Give a bundle of cib/,
    );
    expect(existsSync(join(workspace, 'cib-results'))).toBe(false);
  });

  it.each<[string, string[], Record<string, string>, RegExp]>([
    ['limit', ['--limit', '9'], {}, /another `limit`: 9, and this run none\.\n→ .*Make the baseline again/],
    [
      'shard',
      ['--shard', '1/2'],
      { shard: '1/2' },
      /another `nonce`\.\n→ [^.]*\. Set `nonce` to that of the baseline, which is in its manifest\.json\.$/,
    ],
    [
      'nonce',
      ['--split', 'fresh'],
      { split: 'fresh' },
      /another `nonce`\.\n→ [^.]*\. Set `nonce` to that of the baseline/,
    ],
    [
      'nonce',
      ['--split', 'fresh'],
      { split: 'fresh', nonce: 'c1b0'.repeat(16) },
      /another `nonce`\.\n→ [^.]*\. Make the baseline again/,
    ],
    [
      'number of tasks',
      ['--split', 'fresh', '--count', '5', '--nonce', 'c1b0'.repeat(16)],
      { split: 'fresh', nonce: 'c1b0'.repeat(16) },
      /another number of tasks in the data: 5, and this run 250\.\n→ [^.]*\. Make the baseline again/,
    ],
    ['actor', ['--actor', 'oracle', '--limit', '9'], { limit: '9' }, /another actor: oracle, and this run none\./],
    [
      'split',
      ['--split', 'fresh'],
      {},
      /another `split`: fresh, and this run public; another dataset, by its SHA-256: /,
    ],
    [
      'choice of families',
      ['--family', 'abstention'],
      {},
      /another choice of families: abstention, and this run none\./,
    ],
  ])('refuses a baseline of another %s before the run', async (_, words, inputs, message) => {
    const workspace = temporaryFolder();
    await cib('run', '--suite', 'cib', '--adapter', 'ref:null', ...words, '--out', join(workspace, 'before'));
    const step = await run(workspace, { adapter: 'ref:null', baseline: 'before', ...inputs });
    expect([step.status, codes(step)]).toEqual([2, ['bundle.incomparable']]);
    expect(messages(step)[0]).toMatch(message);
    expect(existsSync(join(workspace, 'cib-results'))).toBe(false);
  });

  it('refuses a baseline of another version of its suite before the run', async () => {
    const workspace = temporaryFolder();
    const baseline = join(workspace, 'before');
    await cib('run', '--suite', 'cib', '--adapter', 'ref:null', '--limit', '9', '--out', baseline);
    const path = join(baseline, 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, `${canonical({ ...manifest, suite: { id: 'cib', version: '1.0.0' } })}\n`);
    const step = await run(workspace, { adapter: 'ref:null', baseline: 'before', limit: '9' });
    expect(messages(step)).toEqual([expect.stringMatching(/another version of suite cib: 1\.0\.0, and this run \d/)]);
    expect(existsSync(join(workspace, 'cib-results'))).toBe(false);
  });

  it('compares with a part of a run that has the same limit, or one that the whole dataset keeps', async () => {
    const workspace = temporaryFolder();
    for (const limit of ['9', '400']) {
      await cib('run', '--suite', 'cib', '--adapter', 'ref:null', '--limit', limit, '--out', join(workspace, limit));
      const step = await run(workspace, { adapter: 'ref:null', baseline: limit, limit, out: `out-${limit}` });
      expect([step.status, results(step)[0].regression]).toEqual([0, false]);
    }
  });

  it('refuses a baseline that was changed or is not valid, before the run', async () => {
    const workspace = temporaryFolder();
    const [edited, invalid] = [join(workspace, 'edited'), join(workspace, 'invalid')];
    await cib('run', '--suite', 'cib', '--adapter', 'ref:scopedHybrid3', '--out', edited);
    const path = join(edited, 'outcomes.jsonl');
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('"verdict":"passed"', '"verdict":"failed"'));
    writeFileSync(join(workspace, 'liar.cjs'), adapter({ name: 'liar', evidence: ['made-up'] }));
    const liar = `cmd:${process.execPath} ${join(workspace, 'liar.cjs')}`;
    await cib('run', '--suite', 'cib', '--adapter', liar, '--out', invalid);
    const changed = await run(workspace, { adapter: 'ref:null', baseline: 'edited' });
    expect(changed.status).toBe(1);
    expect(changed.annotations).toEqual([['bundle.hash', expect.stringContaining('edited was changed after its run')]]);
    const unsound = await run(workspace, { adapter: 'ref:null', baseline: 'invalid' });
    expect(unsound.status).toBe(2);
    expect(unsound.annotations).toEqual([
      ['bundle.incomparable', expect.stringMatching(/^The run in invalid is invalid\..*\n→ Make a new one: /)],
    ]);
    expect(existsSync(join(workspace, 'cib-results'))).toBe(false);
  });

  it('compares a suite without a headline by the metric of its families', async () => {
    const workspace = temporaryFolder();
    const baseline = join(workspace, 'before/writ');
    await cib('run', '--suite', 'writ', '--adapter', 'ref:oracle', '--limit', '20', '--out', baseline);
    const given = { adapter: 'ref:null', suites: 'writ', limit: '20' };
    const worse = await run(workspace, { ...given, baseline: 'before' });
    expect([worse.status, results(worse)[0].regression]).toEqual([1, true]);
    expect(messages(worse)[0]).toMatch(/^writ: significantly worse than the baseline, oracle [^:]*: Correct 0\.0%, /);
    const none = await run(workspace, { ...given, baseline: 'none', out: 'none-out' });
    expect([none.status, codes(none)]).toEqual([2, ['file.missing']]);
  });

  it('keeps its bundle if the baseline has other tasks than it says', async () => {
    const workspace = temporaryFolder();
    const baseline = join(workspace, 'before');
    await cib('run', '--suite', 'cib', '--adapter', 'ref:null', '--limit', '9', '--out', baseline);
    forge(baseline, 'outcomes.jsonl', (text) => text.replaceAll('"id":"cib', '"id":"other'));
    const step = await run(workspace, { adapter: 'ref:null', baseline: 'before', limit: '9' });
    expect([step.status, messages(step)]).toEqual([
      2,
      [
        expect.stringMatching(
          /^The bundles do not contain the same tasks: .*\n→ Only runs on the same tasks can be compared\.$/,
        ),
      ],
    ]);
    expect(step.outputs.bundle).toBe('cib-results/cib');
    expect(step.summary).toContain('**❌ See below · Partial');
  });

  it('counts and lists as lost only tasks that the baseline passed, also where a task can be right in part', async () => {
    const workspace = temporaryFolder();
    const bundle = join(workspace, 'before');
    const few = ['--suite', 'context-decay', '--limit', '12'];
    // It finds most facts of each task, but passes no task.
    await cib('run', ...few, '--adapter', 'ref:structured-memory-banks', '--out', bundle);
    const step = await run(workspace, {
      ...{ 'adapter': 'ref:null', 'suites': 'context-decay', 'limit': '12' },
      ...{ 'baseline': 'before', 'max-lost': '0' },
    });
    expect([step.status, codes(step)]).toEqual([1, ['gate.missed']]);
    expect(messages(step)[0]).toContain('→ 0 tasks passed only in the baseline, and 0 only in this run.');
    expect(step.summary).toContain('only by the baseline 0;');
    expect(step.summary).not.toContain('passed by the baseline, not here');
  });

  it('fails if more tasks are lost than max-lost allows, where too few templates differ for a test', async () => {
    const workspace = temporaryFolder();
    const given = { suites: 'memtrace', limit: '4' };
    const baseline = join(workspace, 'before');
    await cib('run', '--suite', 'memtrace', '--adapter', 'ref:oracle', '--limit', '4', '--out', baseline);
    const act = (inputs: Record<string, string>, out: string) =>
      run(workspace, { adapter: 'ref:null', baseline: 'before', ...given, ...inputs, out });
    expect(await act({}, 'a')).toMatchObject({ status: 0, annotations: [] });
    const lost = await act({ 'max-lost': '0' }, 'b');
    expect([lost.status, codes(lost)]).toEqual([1, ['gate.missed']]);
    const [, count = ''] =
      /^memtrace: (\d) tasks that the baseline, .*, passed do not pass now\. `max-lost` is 0\.\n/.exec(
        messages(lost)[0] ?? '',
      ) ?? [];
    expect(Number(count)).toBeGreaterThan(0);
    expect(lost.summary).toContain(`**❌ ${count} tasks lost, more than 0 · Partial`);
    expect(await act({ 'max-lost': count }, 'c')).toMatchObject({ status: 0, annotations: [] });
    const alone = await run(workspace, { 'adapter': 'ref:null', ...given, 'max-lost': '0', 'out': 'd' });
    expect([alone.status, messages(alone)]).toEqual([2, ['Input "max-lost" is "0": it needs a `baseline`.']]);
  });

  it('passes a partial run without calling it valid, and overwrites no bundle', async () => {
    const workspace = temporaryFolder();
    const partial = await run(workspace, { adapter: 'ref:lexical3', limit: '5' });
    expect(partial).toMatchObject({ status: 0, outputs: { bundle: 'cib-results/cib', valid: 'false' } });
    expect(partial.summary).toContain('**⚠️ Partial: not all tasks were run**');
    const again = await run(workspace, { adapter: 'ref:lexical3', limit: '5' });
    expect(again.status).toBe(2);
    expect(codes(again)).toEqual(['out.exists']);
    expect(again.annotations[0]?.[1]).toContain('→ Give `out` a new folder');
    expect(again.log).not.toContain('::group::');
  });

  it('runs the shards of a matrix under one nonce; each is partial, and they merge into the whole run', async () => {
    const workspace = temporaryFolder();
    const nonce = 'c1b0'.repeat(16);
    for (const [i, shard] of ['1/2', '2/2'].entries()) {
      const step = await run(workspace, { adapter: 'ref:lexical3', shard, nonce, out: `shard-${i}` });
      expect(step).toMatchObject({ status: 0, annotations: [], outputs: { valid: 'false' } });
      expect(results(step)).toMatchObject([{ state: 'partial', errors: [] }]);
    }
    const whole = join(workspace, 'whole');
    const shards = [0, 1].map((i) => join(workspace, `shard-${i}/cib`));
    expect(await cib('merge', ...shards, '--out', whole)).toMatchObject({ status: 0 });
    expect(JSON.parse(readFileSync(join(whole, 'manifest.json'), 'utf8'))).toMatchObject({
      nonce,
      selection: { shard: null },
    });
    expect(await cib('verify', whole)).toMatchObject({ status: 0 });
  });

  it('fails on a gate that was not measured, and names it', async () => {
    const step = await run(temporaryFolder(), { 'adapter': 'ref:lexical3', 'fail-below': 'write_recall=0' });
    expect(step.status).toBe(2);
    expect(codes(step)).toEqual(['metric.unknown']);
    expect(step.annotations[0]?.[1]).toContain('did not measure write_recall');
    expect(step.summary).toContain('| – | at least 0.0% | not measured |');
    expect(step.outputs).toMatchObject({ valid: 'true' });
  });

  it('exits with 3 and says why if the adapter does not start', async () => {
    const step = await run(temporaryFolder(), { adapter: 'cmd:exit 7' });
    expect(step.status).toBe(3);
    expect(codes(step)).toEqual([expect.stringMatching(/^adapter\./)]);
    expect(step.summary).toContain('**❌ This run did not end**');
  });

  it('writes nothing through a link in the place of a suite’s folder, and reads no baseline through one', async () => {
    const workspace = temporaryFolder();
    const elsewhere = temporaryFolder();
    for (const input of ['out', 'baseline', 'replay']) {
      mkdirSync(join(workspace, input));
      symlinkSync(elsewhere, join(workspace, input, 'cib'));
      const step = await run(workspace, { adapter: 'ref:null', limit: '1', [input]: input });
      expect(codes(step)).toEqual(['input.invalid']);
      expect(messages(step)[0]).toMatch(
        new RegExp(`^Input "${input}" is "${input}": \\S+/${input}/cib is a symbolic link\\.`),
      );
    }
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  it('fails if the run breaks a rule, and names the rule', async () => {
    const workspace = temporaryFolder();
    writeFileSync(join(workspace, 'liar.cjs'), adapter({ name: 'liar', evidence: ['made-up'] }));
    const step = await run(workspace, { adapter: `cmd:${process.execPath} liar.cjs`, limit: '3' });
    expect(step.status).toBe(1);
    expect(codes(step)).toEqual(['bundle.invalid']);
    expect(step.annotations[0]?.[1]).toMatch(/^cib: the run is invalid\. Rule [\w-]+: .*\n→ ./);
    expect(step.outputs).toMatchObject({ bundle: 'cib-results/cib', valid: 'false' });
    expect(step.summary).toContain('**❌ Not valid: a rule does not hold**');
    expect(step.summary).toMatch(/### Why it does not count\n\n- Rule /);
  });

  it('prints no workflow command of an adapter', async () => {
    const name = '@org/team #1 ##[add-mask]x ::error::y | <b>\n::set-env name=A::b';
    const workspace = temporaryFolder();
    writeFileSync(join(workspace, 'hostile.cjs'), adapter({ name, evidence: [] }));
    // The bundle, because an adapter could write to the standard error of its process.
    const inputs = { adapter: `cmd:${process.execPath} hostile.cjs`, limit: '3' };
    const step = await runBuiltAction('run', workspace, inputs);
    expect(step).toMatchObject({ status: 0, annotations: [], leaked: '' });
    expect(step.log).toContain('## [add-mask]x');
    expect(step.log).not.toMatch(/##\[|::error|::set-env/);
    expect(step.summary).toContain('&#64;&#8203;org/team &#35;&#8203;1');
    expect(step.summary).not.toContain('<b>');
  });

  it('shows the model calls of an adapter, and their cost by a price file', async () => {
    const model = await startMemoryModel();
    const workspace = temporaryFolder();
    const models = [
      { name: 'small-1', input: 1, output: 10 },
      { name: 'near-1', input: 0.5 },
    ];
    const file = { schema: 'prices/1', currency: 'EUR', date: '2026-11-01', source: 'a list', models };
    writeFileSync(join(workspace, 'prices.json'), JSON.stringify(file));
    const inputs = {
      ...{ 'adapter': `cmd:python3 -u ${resolve('test/adapters/modelled.py')}`, 'limit': '2' },
      ...{ 'gateway': model.url, 'gateway-model': 'small-1', 'gateway-embeddings': 'near-1' },
    };
    const env = { CIB_GATEWAY_API_KEY: MODEL_KEY };
    // The bundle, because the gateway reads its key from the environment of the process.
    const step = await runBuiltAction('run', workspace, { ...inputs, prices: 'prices.json' }, env).finally(model.close);
    // The comment separates the digits of what GitHub could take for a commit.
    const summary = step.summary.replaceAll('&#8203;', '');
    expect(summary).toContain(
      '| Its model | Calls | Tokens storing | Tokens answering | Tokens a right answer | Cost |',
    );
    expect(summary).toMatch(/^\| All tasks \| 11 \| 270 \| 33 \| 303 \| 0\.001097 EUR \|/m);
    expect(summary).toContain('prices of 2026-11-01, a list');
    expect(`${step.log}${step.summary}`).not.toContain(MODEL_KEY);
  });

  it('ends without waiting for the retry of a call that its adapter no longer waits for', {
    timeout: 40_000,
  }, async () => {
    const model = createServer((_request, response) => response.writeHead(429, { 'retry-after': '59' }).end('{}'));
    await once(model.listen(0, '127.0.0.1'), 'listening');
    const workspace = temporaryFolder();
    const asking = `const { OPENAI_BASE_URL, OPENAI_API_KEY } = process.env;
      const body = JSON.stringify({ model: 'x', messages: [{ role: 'user', content: 'x' }] });
      fetch(OPENAI_BASE_URL + '/chat/completions', {
        method: 'POST', body, headers: { 'authorization': 'Bearer ' + OPENAI_API_KEY, 'content-type': 'application/json' },
      }).catch(() => {});`;
    writeFileSync(join(workspace, 'asking.cjs'), `${asking}${adapter({ name: 'x', evidence: [] })}`);
    const inputs = {
      ...{ 'adapter': `cmd:${process.execPath} asking.cjs`, 'limit': '1' },
      ...{ 'gateway': `http://127.0.0.1:${(model.address() as AddressInfo).port}`, 'gateway-model': 'small-1' },
    };
    const step = await runBuiltAction('run', workspace, inputs).finally(() => model.close());
    expect(step.outputs.results).toBeDefined();
  });
});
