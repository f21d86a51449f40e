import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { canonical } from '../src/evidence/canonical.ts';
import { sha256 } from '../src/evidence/digest.ts';
import { cib } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';

const SLUGS = ['example-python', 'reference-kv-text', 'reference-lexical3'];

let work: string;

beforeEach(() => {
  work = temporaryFolder();
  mkdirSync(`${work}/entries`);
  for (const slug of SLUGS) cpSync(`leaderboard/entries/${slug}`, `${work}/entries/${slug}`, { recursive: true });
});

const build = (out: string, ...words: string[]) =>
  cib('site', '--entries', `${work}/entries`, '--suites', 'cib,writ', '--out', `${work}/${out}`, ...words);
const cached = () => build('site', '--cache', `${work}/cache`);

/** Every file of a site with its digest. */
function filesOf(out: string): Readonly<Record<string, string>> {
  const names = readdirSync(`${work}/${out}`, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(work, out, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, sha256(readFileSync(join(work, out, name)))]));
}

/** Changes a record of the cache and its digest. */
function changeNote(name: string, change: (text: string) => string): void {
  const body = change(readFileSync(`${work}/cache/${name}`, 'utf8').slice(65));
  writeFileSync(`${work}/cache/${name}`, `${sha256(body)}\n${body}`);
}

const rename = (slug: string, name: string) => {
  const path = `${work}/entries/${slug}/entry.json`;
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), name }));
};
/** Gives a run other times, as if it had been made again with the same answers. */
function runAgain(bundle: string): void {
  const [timing, manifest] = ['timing', 'manifest'].map((name) =>
    JSON.parse(readFileSync(`${bundle}/${name}.json`, 'utf8')),
  );
  for (const figures of Object.values<{ p50: number }>(timing.latency_ms)) figures.p50 /= 2;
  const text = `${canonical({ ...timing, wall_ms: timing.wall_ms + 5_000 })}\n`;
  writeFileSync(`${bundle}/timing.json`, text);
  const files = manifest.files.map((file: { path: string }) =>
    file.path === 'timing.json' ? { ...file, bytes: Buffer.byteLength(text), sha256: sha256(text) } : file,
  );
  const dates = { started: '2026-01-02T03:04:05.000Z', finished: '2026-01-02T03:05:05.000Z' };
  writeFileSync(`${bundle}/manifest.json`, `${canonical({ ...manifest, files, dates })}\n`);
}
const taskPage = () => readdirSync(`${work}/site/tasks`).sort()[0];

describe('the pages of tasks in a build with a cache', () => {
  it('equal those of a build without one after an entry was touched, was renamed, and after a page was changed', async () => {
    expect(await cached()).toMatchObject({ status: 0 });
    appendFileSync(`${work}/entries/reference-kv-text/entry.json`, '\n');
    expect(await cached()).toMatchObject({ status: 0 });
    await build('touched', '--no-cache');
    expect(filesOf('site')).toEqual(filesOf('touched'));

    appendFileSync(`${work}/site/tasks/${taskPage()}/index.html`, ' ');
    expect(await cached()).toMatchObject({ status: 0 });
    expect(filesOf('site')).toEqual(filesOf('touched'));

    rename('example-python', 'Renamed');
    expect(await cached()).toMatchObject({ status: 0 });
    await build('renamed', '--no-cache');
    expect(filesOf('site')).toEqual(filesOf('renamed'));
    expect(filesOf('renamed')).not.toEqual(filesOf('touched'));
  });

  it('are kept if only the times of an entry changed, and made again if a byte did', async () => {
    expect(await cached()).toMatchObject({ status: 0 });
    const page = `${work}/site/index.html`;
    const made = statSync(page).ctimeMs;
    const times = (slug: string) => {
      const folder = `${work}/entries/${slug}`;
      for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        utimesSync(join(folder, path), 0, 0);
    };
    for (const slug of SLUGS) times(slug);
    expect(await cached()).toMatchObject({ status: 0 });
    expect(statSync(page).ctimeMs).toBe(made);
    // The same size and the same time; only a time that no program can set differs.
    const timing = `${work}/entries/reference-kv-text/writ/timing.json`;
    const another = (digit: string) => (digit === '9' ? '8' : '9');
    writeFileSync(timing, readFileSync(timing, 'utf8').replace(/(?<="wall_ms":)\d/, another));
    times('reference-kv-text');
    const { stderr } = await cached();
    expect(stderr).toMatch('reference-kv-text');
  });

  it('are kept if no run of their board changed, and made again if the records are missing', async () => {
    expect(await cached()).toMatchObject({ status: 0 });
    const before = filesOf('site');
    // A task that is left out of the record has a page without a link, which shows that the record was used.
    changeNote('tasks.json', (text) => text.replace(/"tasks":\["[^"]+",/, '"tasks":['));
    appendFileSync(`${work}/entries/reference-kv-text/entry.json`, '\n');
    expect(await cached()).toMatchObject({ status: 0 });
    expect(Object.keys(filesOf('site'))).toEqual(Object.keys(before));
    expect(filesOf('site')).not.toEqual(before);
    changeNote('tasks.json', () => '{}');
    appendFileSync(`${work}/entries/reference-kv-text/entry.json`, '\n');
    expect(await cached()).toMatchObject({ status: 0 });
    expect(filesOf('site')).toEqual(before);
  });
});

describe('the page of an entry in a build with a cache', () => {
  const page = (slug: string) => `${work}/site/systems/${slug}.html`;

  it('is kept if another run is made again with the same answers, and made again if its bounds change', async () => {
    expect(await cached()).toMatchObject({ status: 0 });
    const before = statSync(page('example-python')).ino;
    runAgain(`${work}/entries/reference-kv-text/writ`);
    expect(await cached()).toMatchObject({ status: 0, stderr: '' });
    expect(statSync(page('example-python')).ino).toBe(before);
    await build('again', '--no-cache');
    expect(filesOf('site')).toEqual(filesOf('again'));

    rmSync(`${work}/entries/reference-lexical3`, { recursive: true });
    expect(await cached()).toMatchObject({ status: 0 });
    expect(statSync(page('example-python')).ino).not.toBe(before);
    await build('removed', '--no-cache');
    expect(filesOf('site')).toEqual(filesOf('removed'));
  });
});
