import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Contamination } from '../src/protocol/scorecard.ts';
import { loadSuites } from '../src/suites/catalogue.ts';
import { cib, cibJson } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { copyOf, forgeManifest } from './support/forgery.ts';
import { heldExample, lines, startRun, until } from './support/killable.ts';

const NONCE = 'ab'.repeat(32);
const WORLDS = ['--suite', 'worlds', '--family', 'events-700', '--limit', '20'];
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const contaminationIn = (card: unknown) => (card as { contamination: Contamination }).contamination;

const suites = (await loadSuites()).map(({ description }) => description).filter((one) => one.contaminationReference);

let folder: string;
let adapter: string;
let ending: string;

/** From each question of the public tasks to the texts of its gold. */
async function answerTable(): Promise<Record<string, readonly string[]>> {
  const file = `${folder}/public.jsonl`;
  expect(await cib('generate', '--suite', 'worlds', '--count', '20', '--out', file)).toMatchObject({ status: 0 });
  const table: Record<string, readonly string[]> = {};
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const { events, questions } = JSON.parse(line);
    const textOf = (id: string) => events.find((event: { id: string }) => event.id === id).text;
    for (const { text, gold } of questions) table[text] = gold.map(([id]: [string]) => textOf(id));
  }
  return table;
}

const runTable = async (out: string, ...words: string[]) => {
  const done = await cib('run', ...WORLDS, '--adapter', adapter, '--out', `${folder}/${out}`, ...words);
  expect(done).toMatchObject({ status: 0 });
  return done.stdout;
};

it('is packed like a public bundle', async () => {
  const packed = copyOf(`${folder}/fresh`);
  expect(await cib('pack', packed)).toMatchObject({ status: 0 });
  expect(readdirSync(packed)).toContain('transcript.jsonl.gz');
  expect((await cib('verify', packed)).status).toBe((await cib('verify', `${folder}/fresh`)).status);
});

beforeAll(async () => {
  folder = sharedFolder();
  writeFileSync(`${folder}/table.json`, JSON.stringify(await answerTable()));
  adapter = `cmd:python3 test/adapters/answer-table.py ${folder}/table.json`;
  await runTable('public');
  ending = await runTable('fresh', '--split', 'fresh');
});

describe('a run on fresh data', () => {
  it('shows that a system knows the answers of the public tasks [G14]', async () => {
    const found = await cibJson('score', `${folder}/fresh`, '--public', `${folder}/public`);
    const { system, gap, ci95, reference } = contaminationIn(found);
    expect(reference).toBe('hybrid-scope');
    expect(system.public).toBeGreaterThan(0.9);
    expect(system.unseen).toBeLessThan(0.1);
    expect([gap > 0.7, (ci95?.[0] ?? 0) > 0.6]).toEqual([true, true]);
    const { stdout } = await cib('score', `${folder}/fresh`, '--public', `${folder}/public`);
    expect(stdout).toContain('The system is significantly further ahead on public data: it may know that data.');
    expect(stdout).toMatch(/public +fresh +difference/);
    expect(ending).toContain(`score ${folder}/fresh --public DIR`);
  });

  it('has the data of its nonce, which anyone generates again', async () => {
    const { dataset, split, nonce } = json(`${folder}/fresh/manifest.json`);
    expect({ dataset, split }).toEqual({
      dataset: { id: 'fresh', tasks: 112, official: false, sha256: dataset.sha256 },
      split: 'fresh',
    });
    expect(await cib('verify', `${folder}/fresh`)).toMatchObject({ status: 0 });
    const again = temporaryFolder();
    const words = [...WORLDS, '--adapter', 'ref:null', '--split', 'fresh'];
    for (const [name, given] of [
      ['same', nonce],
      ['other', NONCE],
    ])
      expect(await cib('run', ...words, '--nonce', given, '--out', `${again}/${name}`)).toMatchObject({ status: 0 });
    expect(json(`${again}/same/manifest.json`).dataset).toEqual(dataset);
    expect(json(`${again}/other/manifest.json`).dataset.sha256).not.toBe(dataset.sha256);
  });

  it.each([
    ['another nonce', { nonce: NONCE }, /dataset\.needed/],
    ['the split public', { split: 'public' }, /\$\.split does not agree/],
    ['the split heldout', { split: 'heldout' }, /\$\.split does not agree/],
  ])('does not verify if its manifest names %s', async (_, change, says) => {
    const bundle = copyOf(`${folder}/fresh`);
    forgeManifest(bundle, (manifest) => Object.assign(manifest, change));
    const { status, stdout, stderr } = await cib('verify', bundle);
    expect(status).not.toBe(0);
    expect(stdout + stderr).toMatch(says);
  });

  it('is resumed on the data of its own nonce', async () => {
    const out = `${temporaryFolder()}/run`;
    const words = ['run', ...WORLDS, '--adapter', 'ref:null', '--split', 'fresh', '--out', out];
    const first = await cib(...words);
    const { nonce } = JSON.parse(readFileSync(`${out}/manifest.json`, 'utf8'));
    expect(first.status).toBe(0);
    expect(first.stdout).toMatch(new RegExp(`^(?:valid|partial) · .* · fresh data, nonce ${nonce}$`, 'm'));
    expect((await cib(...words, '--resume')).stderr).toContain('was finished already: nothing was run');
    rmSync(`${out}/manifest.json`);
    expect(await cib(...words, '--resume')).toMatchObject({ status: 2 });
  });

  it('is resumed after it was killed, and verifies', async () => {
    const [out, held] = [`${temporaryFolder()}/run`, `${temporaryFolder()}/held`];
    const words = ['--suite', 'cib', '--split', 'fresh', '--adapter', heldExample(held), '--out', out];
    writeFileSync(held, '40');
    const { child, ended } = startRun(...words);
    await until(() => lines(`${out}/journal.jsonl`) >= 10);
    child.kill('SIGKILL');
    await ended();
    rmSync(held);
    expect(await cib('run', ...words, '--resume')).toMatchObject({ status: 0 });
    expect(await cib('verify', out)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`score ${out} --public`),
    });
  });

  it.each([
    [['--dataset', 'x.jsonl'], '--split fresh cannot be used with --dataset'],
    [['--seed-fd', '3'], '--seed-fd and --wording can only be used with --split heldout'],
  ])('refuses %j', async (words, says) => {
    const out = `${temporaryFolder()}/run`;
    const done = await cib('run', ...WORLDS, '--adapter', 'ref:null', '--split', 'fresh', '--out', out, ...words);
    expect(done).toMatchObject({ status: 2, stderr: expect.stringContaining(says) });
  });

  it('needs no reference of its own', async () => {
    const done = await cib(
      'score',
      `${folder}/fresh`,
      '--public',
      `${folder}/public`,
      '--reference',
      `${folder}/public`,
    );
    expect(done).toMatchObject({ status: 2, stderr: expect.stringContaining('Leave them out') });
  });
});

it.each(suites.map(({ id }) => id))('fresh data of %s can be compared with the public data', async (id) => {
  const out = temporaryFolder();
  // A control whose results vary, so that there is an interval. All of Worlds would take as long as all other suites.
  const words = ['run', ...(id === 'worlds' ? WORLDS : ['--suite', id]), '--adapter', 'ref:full-context'];
  expect(await cib(...words, '--split', 'fresh', '--out', `${out}/fresh`)).toMatchObject({ status: 0 });
  const open = id === 'worlds' ? `${out}/public` : `leaderboard/entries/control-full-context/${id}`;
  if (id === 'worlds') expect(await cib(...words, '--out', open)).toMatchObject({ status: 0 });
  const { gap, ci95 } = contaminationIn(await cibJson('score', `${out}/fresh`, '--public', open));
  expect(ci95?.[0]).toBeLessThanOrEqual(gap);
  expect(Math.abs(gap)).toBeLessThan(0.35);
});
