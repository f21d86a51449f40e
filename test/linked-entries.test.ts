import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cib } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { copyOf } from './support/forgery.ts';

let bundle: string;
let work: string;
let entries: string;

beforeAll(async () => {
  bundle = `${sharedFolder()}/b`;
  const words = ['--suite', 'cib', '--adapter', 'ref:lexical3', '--limit', '3', '--out', bundle];
  expect(await cib('run', ...words)).toMatchObject({ status: 0 });
});

beforeEach(() => {
  work = temporaryFolder();
  entries = `${work}/entries`;
  for (const slug of ['plain', 'linked']) {
    mkdirSync(`${entries}/${slug}`, { recursive: true });
    cpSync(bundle, `${entries}/${slug}/cib`, { recursive: true });
    const about = { schema: 'entry/1', slug, kind: 'reference', name: 'lexical3', version: '1', licence: 'MIT' };
    const where = { adapter: 'ref:lexical3', platform: 'any', network: false, reads_labels: false };
    writeFileSync(`${entries}/${slug}/entry.json`, JSON.stringify({ ...about, ...where, suites: { cib: 'cib' } }));
  }
});

/** Moves a file or folder away, and leaves a link to it. */
function linkTo(path: string): void {
  renameSync(path, `${work}/elsewhere`);
  symlinkSync(`${work}/elsewhere`, path);
}

describe('cib site on entries with symbolic links', () => {
  it.each([
    ['the entry', ''],
    ['its entry.json', '/entry.json'],
    ['its bundle', '/cib'],
    ['its transcript', '/cib/transcript.jsonl'],
    ['its scorecard', '/cib/scorecard.json'],
  ])('withholds only the entry whose files are linked: %s [E3]', async (_what, path) => {
    linkTo(`${entries}/linked${path}`);
    for (const words of [[], ['--unverified']]) {
      const out = `${work}/site${words.length}`;
      const { stderr, stdout } = await cib('site', '--entries', entries, '--out', out, ...words);
      expect(stdout + stderr).toMatch(/linked.*is a symbolic link/);
      expect(stdout + stderr).toMatch(/entry\.invalid/);
      expect(readdirSync(`${out}/systems`).sort().join()).toMatch(/^[^,]*plain[^,]*$/);
    }
  });

  it.each([
    ['a folder is its entry.json', '/entry.json', 'folder'],
    ['a folder is its manifest', '/cib/manifest.json', 'folder'],
    ['a folder is its outcomes', '/cib/outcomes.jsonl', 'folder'],
    ['a folder is its timing', '/cib/timing.json', 'folder'],
    ['a file is its bundle', '/cib', 'file'],
  ])('withholds only the entry where %s [E3]', async (_what, path, kind) => {
    rmSync(`${entries}/linked${path}`, { recursive: true });
    if (kind === 'folder') mkdirSync(`${entries}/linked${path}/in-it`, { recursive: true });
    else writeFileSync(`${entries}/linked${path}`, 'x');
    for (const words of [[], ['--unverified']]) {
      const out = `${work}/site${words.length}`;
      const { status, stderr, stdout } = await cib('site', '--entries', entries, '--out', out, ...words);
      expect(stdout + stderr).toMatch(/linked is not shown: (entry|bundle)\.invalid/);
      expect(status).toBe(0);
      expect(readdirSync(`${out}/systems`).sort().join()).toMatch(/^[^,]*plain[^,]*$/);
    }
  });

  it('leaves out a link that leads to itself [E3]', async () => {
    rmSync(`${entries}/linked`, { recursive: true });
    symlinkSync('linked', `${entries}/linked`);
    const out = `${work}/site`;
    expect(await cib('site', '--entries', entries, '--out', out)).toMatchObject({ status: 0 });
    expect(readdirSync(`${out}/systems`).sort().join()).toMatch(/^[^,]*plain[^,]*$/);
  });

  it('does not wait for a pipe in the place of entry.json [E3]', async () => {
    rmSync(`${entries}/linked/entry.json`);
    execFileSync('mkfifo', [`${entries}/linked/entry.json`]);
    const { stderr, stdout } = await cib('site', '--entries', entries, '--out', `${work}/site`);
    expect(stdout + stderr).toMatch(/linked\/entry\.json is not a regular file/);
  });
});

describe('a command on a bundle with links or pipes', () => {
  it.each(['explain', 'score', 'pack'])('is refused without reading them: cib %s [E3]', async (command) => {
    const linked = copyOf(bundle);
    rmSync(`${linked}/outcomes.jsonl`);
    symlinkSync('/dev/zero', `${linked}/outcomes.jsonl`);
    const piped = copyOf(bundle);
    rmSync(`${piped}/manifest.json`);
    execFileSync('mkfifo', [`${piped}/manifest.json`]);
    expect((await cib(command, linked)).stderr).toMatch(/bundle\.entry: .*"outcomes\.jsonl" is a symbolic link/);
    expect((await cib(command, piped)).stderr).toMatch(/bundle\.entry: .*"manifest\.json" is not a regular file/);
  });

  it('packs nothing that an entry links: cib pack [E3, E10]', async () => {
    linkTo(`${entries}/linked/cib`);
    const before = readdirSync(`${work}/elsewhere`);
    const { stderr } = await cib('pack', `${entries}/linked`);
    expect(stderr).toMatch(/entry\.invalid: .*linked\/cib is a symbolic link/);
    expect(readdirSync(`${work}/elsewhere`)).toEqual(before);
    rmSync(`${entries}/plain/entry.json`);
    execFileSync('mkfifo', [`${entries}/plain/entry.json`]);
    expect((await cib('pack', `${entries}/plain`)).stderr).toMatch(/plain\/entry\.json is not a regular file/);
  });
});
