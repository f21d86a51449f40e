import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canonical } from '../src/evidence/canonical.ts';
import { sha256 } from '../src/evidence/digest.ts';
import type { Files } from '../src/ports/files.ts';
import { nodeFiles } from '../src/system/files.ts';
import { projectRoot } from '../src/system/installation.ts';
import { buildUnverifiedSite } from '../src/usecases/site.ts';
import { cib, cibIn } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';

const RUNS = ['lexical3', 'recent3', 'null'] as const;

let runs: string;
let work: string;
let entries: string;

beforeAll(async () => {
  runs = sharedFolder();
  for (const name of RUNS) {
    const words = ['run', '--suite', 'cib', '--limit', '30', '--adapter', `ref:${name}`, '--out', `${runs}/${name}`];
    expect(await cib(...words)).toMatchObject({ status: 0 });
  }
});

beforeEach(() => {
  work = temporaryFolder();
  entries = `${work}/entries`;
  for (const name of RUNS) enter(`${name}-1`, name);
});

/** Adds an entry whose bundle is that of a program, so that its transcript is compared. */
function enter(slug: string, run: (typeof RUNS)[number]): void {
  const bundle = `${entries}/${slug}/cib`;
  mkdirSync(bundle, { recursive: true });
  cpSync(`${runs}/${run}`, bundle, { recursive: true });
  for (const name of ['manifest.json', 'scorecard.json']) {
    const value = JSON.parse(readFileSync(`${bundle}/${name}`, 'utf8'));
    const system = { ...value.system, name: slug, version: '1', kind: 'system', reads_labels: false };
    writeFileSync(
      `${bundle}/${name}`,
      `${canonical({ ...value, system, ...(value.adapter && { adapter: { ...value.adapter, spec: 'cmd:program' } }) })}\n`,
    );
  }
  const entry = { schema: 'entry/1', slug, kind: 'system', name: slug, version: '1', licence: 'MIT' };
  const where = { adapter: 'cmd:program', platform: 'any', network: false, reads_labels: false };
  writeFileSync(`${entries}/${slug}/entry.json`, canonical({ ...entry, ...where, suites: { cib: 'cib' } }));
}

it('says that the other entries are shown, where one cannot be read', async () => {
  mkdirSync(`${entries}/zz`);
  writeFileSync(`${entries}/zz/entry.json`, '{}');
  const { status, stdout, stderr } = await cib(
    'site',
    '--entries',
    entries,
    '--no-cache',
    '--unverified',
    '--out',
    `${work}/site`,
  );
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining(`${work}/site/index.html`) });
  expect(stderr).toMatch(/zz is not shown: .* Correct or remove .*\/zz\.\nThe other entries are shown\.\n/);
  expect(stderr).not.toContain('not changed');
});

const site = (...more: string[]) => ['site', '--entries', entries, '--unverified', '--out', `${work}/site`, ...more];

it('refuses a second build into the same folder at the same time', async () => {
  const ends = await Promise.all([cib(...site('--no-cache')), cib(...site('--no-cache'))]);
  const [first, second] = ends.toSorted((a, b) => a.status - b.status);
  expect(first).toMatchObject({ status: 0 });
  expect(second).toMatchObject({ status: 2, stderr: expect.stringMatching(/^error out\.busy: /) });
  // What a killed build leaves stops no other.
  mkdirSync(`${work}/site.lock`);
  writeFileSync(`${work}/site.lock/.4194304-99.lock`, '');
  expect(await cib(...site('--no-cache'))).toMatchObject({ status: 0 });
  expect(readdirSync(work).sort()).toEqual(['entries', 'site']);
});

it('replaces the folder that a link leads to, and refuses a link that leads nowhere before it builds', async () => {
  mkdirSync(`${work}/real`);
  symlinkSync('real', `${work}/site`);
  for (const end of ['', '/', '/.']) {
    const told = await cib(...site('--no-cache', '--out', `${work}/site${end}`));
    expect(told).toMatchObject({ status: 0 });
    expect([readlinkSync(`${work}/site`), existsSync(`${work}/real/index.html`)]).toEqual(['real', true]);
  }
  for (const [to, where] of [
    ['nothing', 'to no folder'],
    ['broken', 'back to itself'],
  ] as const) {
    symlinkSync(to, `${work}/broken`);
    expect(await cib(...site('--no-cache', '--out', `${work}/broken`))).toEqual({
      ...{ status: 2, stdout: '' },
      stderr: `error file.unwritable: ${work}/broken cannot be written: it is a symbolic link that leads ${where}.\n  → Remove the link, or give the path of a folder.\n`,
    });
    expect(readlinkSync(`${work}/broken`)).toBe(to);
    rmSync(`${work}/broken`);
  }
  symlinkSync('entries/null-1', `${work}/broken`);
  const told = await cib(...site('--no-cache', '--out', `${work}/broken`));
  expect(told).toMatchObject({ status: 2, stderr: expect.stringMatching(/^error usage: \S+\/broken is in /) });
  expect(readdirSync(work).sort()).toEqual(['broken', 'entries', 'real', 'site']);
});

it('takes a path that ends with a dot, and refuses the current folder, which it would remove', async () => {
  mkdirSync(`${work}/here`);
  const here = (out: string) => cibIn(`${work}/here`, {}, ...site('--no-cache', '--out', out));
  expect(await here('./site/.')).toMatchObject({ status: 0 });
  expect(await here('./site/.')).toMatchObject({ status: 0 });
  expect(readdirSync(`${work}/here`)).toEqual(['site']);
  rmSync(`${work}/here/site`, { recursive: true });
  expect((await here('.')).stderr).toMatch(/^error usage: \. is the current folder.*\n {2}→ Call the command from an/);
  expect((await here('..')).stderr).toMatch(/^error usage: \.\. contains the current folder/);
  expect(readdirSync(work).sort()).toEqual(['entries', 'here']);
});

it.each(['site', 'site/cache', 'entries', 'entries/cache'])('refuses a cache in %s', async (cache) => {
  mkdirSync(`${work}/site`);
  const { status, stderr } = await cib(...site('--cache', `${work}/${cache}`));
  const folder = `${work}/${cache.replace('/cache', '')}`;
  const says = `error usage: ${work}/${cache} is in ${folder}, and would leave files there.\n`;
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(says) });
  expect([readdirSync(`${work}/site`), readdirSync(entries).length]).toEqual([[], RUNS.length]);
});

it('leaves what stands beside the site’s folder under a name that begins with its own', async () => {
  for (const name of ['site.draft', 'site.former']) {
    mkdirSync(`${work}/${name}`);
    writeFileSync(`${work}/${name}/mine`, '');
  }
  for (const _ of [1, 2]) expect(await cib(...site('--no-cache'))).toMatchObject({ status: 0 });
  expect(readdirSync(work).sort()).toEqual(['entries', 'site', 'site.draft', 'site.former']);
  for (const name of ['site.draft', 'site.former']) expect(readdirSync(`${work}/${name}`)).toEqual(['mine']);
});

it('leaves the former site, and nothing beside it, if it is stopped while it writes', async () => {
  const stop = new AbortController();
  const files: Files = {
    ...nodeFiles,
    write(path, text) {
      if (path.endsWith('.html')) stop.abort();
      return nodeFiles.write(path, text);
    },
  };
  const [templates, scripts] = [`${projectRoot()}/leaderboard`, `${projectRoot()}/dist/browser`];
  const request = { entries, templates, scripts, repository: 'ada/board', out: `${work}/site`, signal: stop.signal };
  await expect(buildUnverifiedSite(files, request)).rejects.toMatchObject({ code: 'run.stopped' });
  expect(readdirSync(work)).toEqual(['entries']);
});

it('does without the user’s cache where it cannot be written, and says so', async () => {
  writeFileSync(`${work}/file`, '');
  const { status, stderr } = await cibIn('.', { HOME: `${work}/file` }, ...site());
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: expect.stringMatching(/This build keeps no results .*--cache/),
  });
  expect(await cib(...site('--cache', `${work}/file/cache`))).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('error file.unwritable'),
  });
});

/** Files that count reads and record writes. */
function watched(): { readonly files: Files; readonly read: string[]; readonly written: string[] } {
  const [read, written]: [string[], string[]] = [[], []];
  const noted = (list: string[], path: string) => {
    list.push(path);
    return path;
  };
  const files: Files = {
    ...nodeFiles,
    bytes: (path) => nodeFiles.bytes(noted(read, path)),
    text: (path) => nodeFiles.text(noted(read, path)),
    stream: (path) => nodeFiles.stream(noted(read, path)),
    write: (path, text) => nodeFiles.write(noted(written, path), text),
  };
  return { files, read, written };
}

interface Told {
  readonly asOf?: string;
  readonly url?: string;
  readonly repository?: string;
  readonly receipts?: string;
  readonly harness?: string;
  readonly templates?: string;
  readonly out?: string;
  readonly cached?: boolean;
}

async function build({ harness = 'a', cached = true, out = 'site', ...told }: Told = {}) {
  const seen = watched();
  const cache = cached ? { folder: `${work}/cache`, harness } : undefined;
  const templates = `${projectRoot()}/leaderboard`;
  const scripts = `${projectRoot()}/dist/browser`;
  const { pages } = await buildUnverifiedSite(seen.files, {
    entries,
    templates,
    scripts,
    repository: 'ada/board',
    ...told,
    out: `${work}/${out}`,
    cache,
  });
  return { ...seen, pages };
}

/** One digest for all files of a folder. */
function digestOf(folder: string): string {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = found.map((name) => join(folder, name)).filter((path) => statSync(path).isFile());
  return sha256(canonical(files.map((path) => [path.slice(folder.length), sha256(readFileSync(path))])));
}

const behind = (read: readonly string[]) => read.filter((path) => /(?:outcomes|scorecard|timing)\./.test(path));
const transcripts = (read: readonly string[]) => read.filter((path) => path.endsWith('transcript.jsonl'));

const RECORDS = ['bundles', 'lists'] as const;
const records = (kind: (typeof RECORDS)[number]) =>
  readdirSync(`${work}/cache/${kind}`).map((name) => `${work}/cache/${kind}/${name}`);

describe('the cache of cib site', () => {
  it('changes no byte, whether empty or full, whatever was built before', async () => {
    await build({ cached: false, out: 'plain' });
    await build({ out: 'cold' });
    const warm = await build({ out: 'warm' });
    expect(behind(warm.read)).toEqual([]);
    renameSync(entries, `${work}/former`);
    for (const name of [...RUNS].reverse())
      cpSync(`${work}/former/${name}-1`, `${entries}/${name}-1`, { recursive: true });
    await build({ out: 'copied' });
    expect(new Set(['plain', 'cold', 'warm', 'copied'].map((out) => digestOf(`${work}/${out}`))).size).toBe(1);
  });

  it('reads a packed transcript like a plain one, and notices the change', async () => {
    await build({ out: 'plain' });
    for (const name of RUNS) {
      cpSync(`${runs}/${name}`, `${work}/runs/${name}`, { recursive: true });
      expect(await cib('pack', `${work}/runs/${name}`)).toMatchObject({ status: 0 });
      cpSync(`${work}/runs/${name}/transcript.jsonl.gz`, `${entries}/${name}-1/cib/transcript.jsonl.gz`);
      rmSync(`${entries}/${name}-1/cib/transcript.jsonl`);
    }
    const cold = await build({ out: 'packed' });
    expect(behind(cold.read).length).toBeGreaterThan(0);
    expect(transcripts(cold.read)).toEqual([]);
    expect(cold.read.filter((path) => path.endsWith('transcript.jsonl.gz')).length).toBeGreaterThan(0);
    expect(behind((await build({ out: 'warm' })).read)).toEqual([]);
    expect(new Set(['plain', 'packed', 'warm'].map((out) => digestOf(`${work}/${out}`))).size).toBe(1);
  });

  it('keeps an unchanged site, and reports the same pages', async () => {
    const { pages } = await build();
    const again = await build();
    expect(again).toMatchObject({ pages, written: [] });
    expect(again.read.filter((path) => !path.startsWith(`${work}/cache`))).toEqual([]);
  });

  it.each<[string, () => Told | undefined]>([
    ['an entry', () => void appendFileSync(`${entries}/null-1/entry.json`, '\n')],
    ['one more entry', () => enter('null-2', 'null') as undefined],
    ['a removed entry', () => rmSync(`${entries}/null-1`, { recursive: true }) as undefined],
    ['a file of a bundle', () => writeFileSync(`${entries}/null-1/cib/transcript.jsonl`, '') as undefined],
    ['a stray file', () => writeFileSync(`${entries}/null-1/stray`, '') as undefined],
    [
      'the receipts',
      () => {
        mkdirSync(`${work}/receipts/receipts`, { recursive: true });
        return { receipts: `${work}/receipts` };
      },
    ],
    ['the code', () => ({ harness: 'b' })],
    ['the day', () => ({ asOf: '2026-01-02' })],
    ['the address', () => ({ url: 'https://board.example/' })],
    ['the repository', () => ({ repository: 'ada/other' })],
    [
      'the templates',
      () => {
        cpSync(`${projectRoot()}/leaderboard/templates`, `${work}/own/templates`, { recursive: true });
        cpSync(`${projectRoot()}/leaderboard/assets`, `${work}/own/assets`, { recursive: true });
        return { templates: `${work}/own` };
      },
    ],
    ['a page of the site itself', () => appendFileSync(`${work}/site/index.html`, ' ') as undefined],
    ['a missing page', () => rmSync(`${work}/site/index.html`) as undefined],
  ])('builds again after a change of %s, with the result of a build without a cache', async (_, change) => {
    await build();
    const told = change() ?? {};
    expect((await build(told)).written.length).toBeGreaterThan(0);
    await build({ ...told, cached: false, out: 'plain' });
    expect(digestOf(`${work}/site`)).toBe(digestOf(`${work}/plain`));
  });

  const pageFiles = () => {
    const found = readdirSync(`${work}/site`, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(?:html|svg|xml)$/.test(name),
    );
    return new Map(found.map((name) => [name, statSync(`${work}/site/${name}`).ino]));
  };
  const kept = (before: ReadonlyMap<string, number>) =>
    [...pageFiles()].filter(([name, ino]) => before.get(name) === ino).map(([name]) => name);

  it('makes the pages of a changed entry and the tables, and keeps the other files', async () => {
    await build();
    const before = pageFiles();
    const entry = `${entries}/null-1/entry.json`;
    writeFileSync(entry, readFileSync(entry, 'utf8').replace('"licence":"MIT"', '"licence":"ISC"'));
    const { written } = await build();
    expect(kept(before)).toEqual(
      expect.arrayContaining(['start.html', 'systems/recent3-1.html', 'systems/lexical3-1.html']),
    );
    expect(kept(before)).not.toContain('systems/null-1.html');
    expect(written).toContain(`${work}/.site.cib-draft/systems/null-1.html`);
    await build({ cached: false, out: 'plain' });
    expect(digestOf(`${work}/site`)).toBe(digestOf(`${work}/plain`));
  });

  it.each<[string, () => Told]>([
    ['code', () => ({ harness: 'b' })],
    [
      'templates',
      () => {
        cpSync(`${projectRoot()}/leaderboard/templates`, `${work}/own/templates`, { recursive: true });
        cpSync(`${projectRoot()}/leaderboard/assets`, `${work}/own/assets`, { recursive: true });
        appendFileSync(`${work}/own/templates/layout.html.hbs`, '<!-- other -->');
        return { templates: `${work}/own` };
      },
    ],
  ])('keeps no page after a change of %s', async (_, change) => {
    await build({ url: 'https://board.example/' });
    const before = pageFiles();
    await build({ url: 'https://board.example/', ...change() });
    expect(kept(before)).toEqual([]);
  });

  it('keeps no page that somebody changed, whatever its time says', async () => {
    await build();
    const page = `${work}/site/start.html`;
    const { atime, mtime } = statSync(page);
    writeFileSync(page, readFileSync(page, 'utf8').replace('<h1>Join', '<h1>Jain'));
    utimesSync(page, atime, mtime);
    appendFileSync(`${entries}/null-1/entry.json`, '\n');
    await build();
    await build({ cached: false, out: 'plain' });
    expect(digestOf(`${work}/site`)).toBe(digestOf(`${work}/plain`));
  });

  it.each<[string, (text: string) => string]>([
    ['truncated', (text) => text.slice(0, text.length / 2)],
    ['empty', () => ''],
    ['other JSON under a digest that fits', () => `${sha256('{}')}\n{}`],
    ['no JSON under a digest that fits', () => `${sha256('{')}\n{`],
    [
      'too few tasks under a digest that fits',
      (text) => {
        const body = text
          .slice(65)
          .replace(/"passed":"[^"]*"/, '"passed":"AAAA"')
          .replace(/^\["[^"]*",/, '[');
        return `${sha256(body)}\n${body}`;
      },
    ],
  ])('ignores a record that is %s', async (_, spoil) => {
    await build({ out: 'first' });
    for (const path of RECORDS.flatMap(records)) writeFileSync(path, spoil(readFileSync(path, 'utf8')));
    writeFileSync(`${work}/cache/site.json`, spoil(readFileSync(`${work}/cache/site.json`, 'utf8')));
    expect(behind((await build()).read).length).toBeGreaterThan(0);
    expect(digestOf(`${work}/site`)).toBe(digestOf(`${work}/first`));
  });

  it('reads in proportion to the number of entries, and only the manifest of known ones', async () => {
    for (let i = 2; i <= 20; i += 1) for (const name of RUNS) enter(`${name}-${i}`, name);
    const cold = await build();
    rmSync(`${work}/site`, { recursive: true });
    const warm = await build();
    expect(behind(cold.read).length).toBeLessThanOrEqual(60 * 5);
    const own = warm.read.filter((path) => path.startsWith(entries) && !path.endsWith('transcript.jsonl'));
    expect(own.length).toBe(60 * 2);
    // The pages of tasks show a few of them.
    expect(transcripts(warm.read).length).toBe(24);
    expect(existsSync(`${work}/site/index.html`)).toBe(true);
  });

  it('is used by the command line', async () => {
    const words = ['site', '--unverified', '--entries', entries, '--cache', `${work}/cache`, '--out', `${work}/site`];
    const first = await cib(...words);
    expect(first).toMatchObject({ status: 0 });
    const made = statSync(`${work}/site/index.html`).ino;
    expect(await cib(...words)).toEqual(first);
    expect(statSync(`${work}/site/index.html`).ino).toBe(made);
  });
});
