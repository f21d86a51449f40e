import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Receipt } from '../src/evidence/receipt.ts';
import { receiptPath, receiptText } from '../src/evidence/receipt.ts';
import { cib, cibIn } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { asProgram, copyOf, forge, forgeManifest, type Json, read, rescored } from './support/forgery.ts';
import { gitRepository } from './support/git.ts';
import { receiptOf } from './support/receipt.ts';
import { siteFiles } from './support/site-files.ts';

const DIGEST = `sha256:${'d'.repeat(64)}`;
const OWN = 'examples/adapters/mine';

let reference: string;
/** A run in a container, of an image or of a folder; a bundle does not show the difference. */
let contained: string;

let work: string;
let entries: string;

beforeAll(async () => {
  const folder = sharedFolder();
  [reference, contained] = [`${folder}/reference`, `${folder}/contained`];
  const words = ['run', '--suite', 'cib', '--limit', '30', '--adapter', 'ref:lexical3', '--out', reference];
  expect(await cib(...words)).toMatchObject({ status: 0 });
  cpSync(reference, contained, { recursive: true });
  await asProgram(contained);
  forgeManifest(contained, (manifest) => {
    manifest.adapter.spec = `dir:${OWN}`;
    manifest.image = { id: DIGEST, repo_digest: null, platform: 'linux/amd64' };
    manifest.engine = { name: 'docker', version: '28.0.0' };
  });
});

beforeEach(() => {
  work = temporaryFolder();
  entries = `${work}/entries`;
  mkdirSync(entries);
});

/** An entry with one bundle. */
function enter(slug: string, bundle: string, change: Json = {}): void {
  cpSync(bundle, `${entries}/${slug}/cib`, { recursive: true });
  const { adapter, system } = JSON.parse(read(bundle, 'manifest.json'));
  const about = {
    schema: 'entry/1',
    slug,
    kind: system.kind,
    name: system.name,
    version: system.version,
    licence: 'MIT',
  };
  const where = { adapter: adapter.spec, platform: 'any', network: false, reads_labels: false, suites: { cib: 'cib' } };
  writeFileSync(`${entries}/${slug}/entry.json`, JSON.stringify({ ...about, ...where, ...change }));
}

const site = (...words: string[]) => cib('site', '--entries', entries, '--out', `${work}/site`, ...words);
const shown = () => readdirSync(`${work}/site/systems`).map((name) => name.replace('.html', ''));
const data = (name: string) => JSON.parse(readFileSync(`${work}/site/data/${name}.json`, 'utf8'));

/** A bundle with better figures in its scorecard than its transcript gives, and repaired digests. */
function boasting(): string {
  const folder = copyOf(reference);
  forge(folder, 'scorecard.json', (text) => text.replaceAll(/"value":0\.\d+/g, '"value":0.99'));
  return folder;
}

/** A reference's bundle with a changed transcript; the harness recomputed outcomes, scorecard and digests from it. */
async function answeringOtherwise(change: (transcript: string) => string): Promise<string> {
  const folder = copyOf(reference);
  const { adapter, system } = JSON.parse(read(folder, 'manifest.json'));
  await asProgram(folder);
  forge(folder, 'transcript.jsonl', change);
  await rescored(folder);
  forgeManifest(folder, (manifest) => {
    manifest.adapter.spec = adapter.spec;
    manifest.system = system;
  });
  forge(folder, 'scorecard.json', (text) => text.replace('"kind":"system"', `"kind":"${system.kind}"`));
  return folder;
}

describe('cib site', () => {
  it('leaves out bundles that are invalid or unreadable, and names each with code and remedy [G1]', async () => {
    enter('honest', reference);
    enter('boasting', boasting());
    enter('unreadable', reference, { kind: {} });
    const { status, stderr, stdout } = await site();
    expect([status, stdout]).toEqual([0, expect.stringContaining('pages: ')]);
    const [boast, unread, ...more] = stderr.trim().split('\n');
    expect(boast).toMatch(
      /^boasting is not shown: bundle\.invalid: Entry boasting: .*scorecard\.json is not what the transcript gives.* → .*cib score DIR --write/,
    );
    expect(unread).toMatch(/^unreadable is not shown: entry\.invalid: .*entry\.json: \$\.kind.* → /);
    expect(more.filter((line) => line.includes('not shown'))).toEqual([]);
    expect(shown()).toEqual(['honest']);
    expect(readFileSync(`${work}/site/index.html`, 'utf8')).not.toContain('99.0');
    expect(data('decisions').withheld).toEqual([
      { slug: 'boasting', reason: 'Its evidence does not verify (bundle.invalid).' },
      { slug: 'unreadable', reason: 'What was submitted cannot be read (entry.invalid).' },
    ]);
  });

  it('leaves out a control with a forged scorecard, though a control may break rules', async () => {
    const control = `${work}/control`;
    const words = ['run', '--suite', 'cib', '--limit', '30', '--adapter', 'ref:null', '--out', control];
    expect(await cib(...words)).toMatchObject({ status: 0 });
    enter('honest', control);
    forge(control, 'scorecard.json', (text) => text.replaceAll(/"passed":\d+/g, '"passed":30'));
    enter('boasting', control);
    expect((await site()).stderr).toMatch(/^boasting is not shown: bundle\.invalid: .*scorecard\.json is not what/);
    expect(shown()).toEqual(['honest']);
  });

  it('shows no bundle whose scorecard counts other tasks than it has outcomes, even with --unverified', async () => {
    const folder = copyOf(reference);
    forge(folder, 'scorecard.json', (text) => text.replace('"tasks":30}', '"tasks":31}'));
    enter('honest', reference);
    enter('boasting', folder);
    expect((await site('--unverified')).stderr).toMatch(
      /^boasting is not shown: entry\.invalid: .*outcomes\.jsonl: 30 lines, 31 tasks were counted/,
    );
    expect(shown()).toEqual(['honest']);
  });

  it('builds nothing and keeps the former site if no entry is valid', async () => {
    enter('honest', reference);
    expect(await site()).toMatchObject({ status: 0 });
    const former = readFileSync(`${work}/site/index.html`, 'utf8');
    rmSync(`${entries}/honest`, { recursive: true });
    enter('boasting', boasting());
    enter('unreadable', reference, { kind: {} });
    const { status, stderr } = await site();
    expect(status).toBe(1);
    expect(stderr).toMatch(/^boasting is not shown: bundle\.invalid: .*\nunreadable is not shown: entry\.invalid: /);
    expect(readFileSync(`${work}/site/index.html`, 'utf8')).toBe(former);
  });

  it('verifies no bundle again for another --out, unless a byte of it changed', async () => {
    enter('honest', reference);
    const build = (out: string) => cibIn(work, { HOME: work }, 'site', '--entries', entries, '--out', `${work}/${out}`);
    const kept = () => {
      const names = readdirSync(`${work}/.cache/context-integrity/verified`, { recursive: true, encoding: 'utf8' });
      const records = names.filter((name) => /verified\/\w+\.json$|references\/\w+\.json$/.test(name));
      const time = (name: string) =>
        statSync(`${work}/.cache/context-integrity/verified/${name}`, { bigint: true }).mtimeNs;
      return new Map(records.map((name) => [name, time(name)]));
    };
    expect(await build('one')).toMatchObject({ status: 0, stderr: '' });
    const first = kept();
    expect(first.size).toBeGreaterThan(0);
    expect(await build('two')).toMatchObject({ status: 0, stderr: '' });
    // What is verified again is written again.
    expect(kept()).toEqual(first);
    expect(readFileSync(`${work}/two/systems/honest.html`)).toEqual(readFileSync(`${work}/one/systems/honest.html`));
    forge(`${entries}/honest/cib`, 'scorecard.json', (text) => text.replaceAll(/"value":0\.\d+/g, '"value":0.99'));
    expect((await build('three')).stderr).toMatch(/^honest is not shown: bundle\.invalid: /);
  });

  it('shows all readable entries with --unverified, even with a cache of verified sites', async () => {
    enter('honest', reference);
    const cache = ['--cache', `${work}/cache`];
    expect(await site(...cache)).toMatchObject({ status: 0, stderr: '' });
    const made = statSync(`${work}/site/index.html`).ino;
    expect(await site(...cache)).toMatchObject({ status: 0, stderr: '' });
    expect(statSync(`${work}/site/index.html`).ino).toBe(made);
    enter('boasting', boasting());
    expect((await site(...cache)).stderr).toMatch(/^boasting is not shown: /);
    expect((await site(...cache)).stderr).toMatch(/^boasting is not shown: /);
    expect(await site(...cache, '--unverified')).toMatchObject({ status: 0, stderr: '' });
    expect(shown()).toEqual(['boasting', 'honest']);
    expect((await site(...cache)).stderr).toMatch(/^boasting is not shown: /);
    expect(shown()).toEqual(['honest']);
  });
});

const ANOTHER_ANSWER = 'the reference gives another answer';

describe('a reference', () => {
  it.each([
    [
      'with evidence taken away',
      (text: string) => text.replace(/"evidence":\["[0-9a-f]{16}",/, '"evidence":['),
      ANOTHER_ANSWER,
    ],
    [
      'with evidence in another order',
      (text: string) => text.replace(/"evidence":\["(\w+)","(\w+)"/, '"evidence":["$2","$1"'),
      ANOTHER_ANSWER,
    ],
    [
      'with a fault in its record',
      (text: string) => text.replace('{"id"', '{"faults":{"protocol.id":1},"id"'),
      'it has faults, which the reference never has',
    ],
  ])(
    'is computed again, which finds a transcript %s although every digest is repaired [G6]',
    async (_, change, detail) => {
      const forged = await answeringOtherwise(change);
      const { checks } = JSON.parse((await cib('verify', forged, '--json')).stdout);
      const failed = checks.filter(({ held }: { held: boolean }) => !held);
      expect(failed).toEqual([
        {
          id: 'transcript',
          title: 'The transcript holds each episode once',
          held: false,
          code: 'bundle.reference',
          detail: expect.stringMatching(new RegExp(`^transcript\\.jsonl line \\d+, task [\\w-]+: .*${detail}\\.$`)),
          remedy: expect.stringMatching(/^Run again/),
        },
      ]);
      enter('honest', reference);
      enter('forged', forged);
      expect((await site()).stderr).toMatch(new RegExp(`^forged is not shown: bundle\\.invalid: .*${detail}`));
      expect(shown()).toEqual(['honest']);
    },
  );

  it('is not assumed for a program with the same replies', async () => {
    const folder = copyOf(reference);
    await asProgram(folder);
    forge(folder, 'transcript.jsonl', (text) => text.replace(/"evidence":\["[0-9a-f]{16}",/, '"evidence":['));
    await rescored(folder);
    expect(await cib('verify', folder)).toMatchObject({ status: 0 });
  });
});

describe('an entry whose adapter is a folder', () => {
  const tierOf = (slug: string) => data(`entries/${slug}`).runs[0].tier;

  /** Commits the entries to a board's repository, with or without the adapter's folder. */
  function committed(own: boolean): string {
    const repository = gitRepository();
    repository.add(entries, 'leaderboard/entries');
    if (own) {
      mkdirSync(join(repository.folder, OWN), { recursive: true });
      writeFileSync(join(repository.folder, OWN, 'Dockerfile'), 'FROM scratch\n');
    }
    repository.commit();
    entries = join(repository.folder, 'leaderboard/entries');
    return repository.folder;
  }

  /** Writes a receipt, and returns the option that names its folder. */
  function recorded(given: Partial<Receipt>): string[] {
    const receipt = receiptOf({ schema: 'receipt/2', submitter: null, ...given });
    const path = `${work}/receipts/${receiptPath(receipt)}`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, receiptText(receipt));
    return ['--receipts', `${work}/receipts`];
  }

  it('is the board’s own if the repository has the folder and the entry belongs to the maintainers [A12]', async () => {
    enter('mine', contained);
    committed(true);
    expect(await site()).toMatchObject({ status: 0 });
    expect(tierOf('mine')).toBe('own');
    const decision = recorded({ slug: 'mine', event: 'verified' });
    const approved = recorded({ slug: 'mine', submitter: { login: 'eve', id: 7 }, approved: true });
    expect(await site(...decision, ...approved)).toMatchObject({ status: 0 });
    expect(tierOf('mine')).toBe('own');
  });

  it('is shown without the path of the machine where the site was built', async () => {
    enter('mine', contained);
    for (const folder of ['./mine/cib', 'leaderboard/entries/mine/cib']) {
      expect(await site()).toMatchObject({ status: 0 });
      const [board] = data('boards').boards;
      expect(data(`outcomes/${board.id}/mine`).folder).toBe(folder);
      const texts = siteFiles(`${work}/site`).filter((path) => /\.(?:html|json|csv)$/.test(path));
      const places = [work, entries];
      const telling = texts.filter((path) => places.some((one) => read(`${work}/site`, path).includes(one)));
      expect(telling).toEqual([]);
      if (folder === './mine/cib') committed(false);
    }
  });

  it('is self-reported if somebody else submitted its present files [A12, K12]', async () => {
    enter('mine', contained);
    const folder = committed(true);
    const submitter = { login: 'eve', id: 7 };
    // Anybody can get a receipt of other files under this slug.
    expect(await site(...recorded({ slug: 'mine', submitter }))).toMatchObject({ status: 0 });
    expect(tierOf('mine')).toBe('own');
    const tree = execFileSync('git', ['-C', folder, 'rev-parse', 'HEAD:leaderboard/entries/mine'], {
      encoding: 'utf8',
    });
    const receipts = recorded({ slug: 'mine', submitter, tree: tree.trim() });
    expect(await site(...receipts)).toMatchObject({ status: 0 });
    expect(tierOf('mine')).toBe('self-reported');
  });

  it('is self-reported outside of a repository, and if the commit has no such folder', async () => {
    enter('mine', contained);
    expect(await site()).toMatchObject({ status: 0 });
    expect(tierOf('mine')).toBe('self-reported');
    const folder = committed(false);
    mkdirSync(join(folder, OWN), { recursive: true });
    writeFileSync(join(folder, OWN, 'Dockerfile'), 'FROM scratch\n');
    expect(await site()).toMatchObject({ status: 0 });
    expect(tierOf('mine')).toBe('self-reported');
  });

  it('has no record of other files, though Git is told that they are the same, and no filter is started [L1, L2]', async () => {
    enter('mine', contained);
    const folder = committed(true);
    const git = (...words: string[]) => execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' }).trim();
    const tree = git('rev-parse', 'HEAD:leaderboard/entries/mine');
    const receipts = recorded({ slug: 'mine', event: 'disputed', tree });
    expect(await site(...receipts)).toMatchObject({ status: 0 });
    expect(data('entries/mine').dispute).not.toBe(null);
    const path = 'leaderboard/entries/mine/entry.json';
    git('update-index', '--assume-unchanged', path);
    git('config', 'filter.a.clean', `touch ${work}/started; cat`);
    writeFileSync(`${folder}/.git/info/attributes`, '* filter=a\n');
    writeFileSync(`${folder}/${path}`, readFileSync(`${folder}/${path}`, 'utf8').replace('"MIT"', '"ISC"'));
    utimesSync(`${folder}/leaderboard/entries/mine/cib/manifest.json`, 1, 1);
    expect(await site(...receipts)).toMatchObject({ status: 0 });
    expect(data('entries/mine').dispute).toBe(null);
    expect(existsSync(`${work}/started`)).toBe(false);
  });
});
