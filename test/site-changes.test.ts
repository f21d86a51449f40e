import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { canonical } from '../src/evidence/canonical.ts';
import { type Receipt, receiptPath, receiptText } from '../src/evidence/receipt.ts';
import type { Files } from '../src/ports/files.ts';
import { nodeFiles } from '../src/system/files.ts';
import { projectRoot } from '../src/system/installation.ts';
import { nodePorts } from '../src/system/ports.ts';
import { buildSite } from '../src/usecases/site.ts';
import type { AnyJson } from './support/any-json.ts';
import { cib } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { asProgram, describeAlike, forge, forgeManifest } from './support/forgery.ts';
import { receiptOf } from './support/receipt.ts';

const silent = { begin() {}, advance() {}, wait() {}, note() {}, step() {}, end() {} };
const ports = { ...nodePorts(), progress: silent };

/** Programs by the references that answered for them, and what they are compared with. */
const SYSTEMS = { ada: 'lexical3', ben: 'recent3', cleo: 'lexical3' };
const OTHERS = ['null', 'fullHistory'];

let runs: string;

beforeAll(async () => {
  runs = sharedFolder();
  for (const name of ['lexical3', 'recent3', ...OTHERS]) {
    const words = ['run', '--suite', 'cib', '--limit', '40', '--adapter', `ref:${name}`, '--out', `${runs}/${name}`];
    expect(await cib(...words)).toMatchObject({ status: 0 });
    if (OTHERS.includes(name)) continue;
    cpSync(`${runs}/${name}`, `${runs}/as-program/${name}`, { recursive: true });
    await asProgram(`${runs}/as-program/${name}`);
  }
});

interface Told {
  readonly asOf?: string;
  readonly url?: string;
  readonly title?: string;
  readonly repository?: string;
  readonly receipts?: string;
  readonly templates?: string;
}

/** The request of a build if only the files changed. */
const NOTHING: Told = {};

/** A run whose program took time. */
const TIMED = 'leaderboard/entries/example-python/cib';

/** A board in a folder of its own, with the changes that are tried on it. */
function boardIn(work: string) {
  const entries = `${work}/leaderboard/entries`;
  const enter = (slug: string, bundle: string, given: object = {}): Told => {
    cpSync(bundle, `${entries}/${slug}/cib`, { recursive: true });
    const { adapter, system } = JSON.parse(readFileSync(`${bundle}/manifest.json`, 'utf8'));
    const about = { schema: 'entry/1', slug, kind: system.kind, name: slug, version: '1', licence: 'MIT' };
    const where = { adapter: adapter.spec, platform: 'any', network: false, reads_labels: system.reads_labels };
    const text = JSON.stringify({ ...about, ...where, suites: { cib: 'cib' }, ...given });
    writeFileSync(`${entries}/${slug}/entry.json`, text);
    describeAlike(`${entries}/${slug}`);
    return NOTHING;
  };
  const leave = (slug: string): Told => {
    rmSync(`${entries}/${slug}`, { recursive: true });
    return NOTHING;
  };
  const bundleOf = (slug: string) => `${entries}/${slug}/cib`;
  const tell = (slug: string, change: (manifest: AnyJson) => void): Told => {
    forgeManifest(bundleOf(slug), change);
    return NOTHING;
  };
  const slow = (slug: string): Told => {
    const { latency_ms } = JSON.parse(readFileSync(`${TIMED}/timing.json`, 'utf8'));
    forge(bundleOf(slug), 'timing.json', (text) => `${canonical({ ...JSON.parse(text), latency_ms })}\n`);
    return NOTHING;
  };
  const record = (given: Partial<Receipt>): Told => {
    const receipt = receiptOf(given);
    const path = `${work}/receipts/${receiptPath(receipt)}`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, receiptText(receipt));
    return { receipts: `${work}/receipts` };
  };
  for (const [slug, name] of Object.entries(SYSTEMS)) enter(slug, `${runs}/as-program/${name}`);
  for (const name of OTHERS) enter(name.toLowerCase(), `${runs}/${name}`);
  return { work, entries, enter, leave, tell, slow, record };
}

type TestedBoard = ReturnType<typeof boardIn>;

/** @returns the pages and files that were written, from the site's top */
async function build({ work, entries }: TestedBoard, out: string, told: Told, cached: boolean) {
  const root = `${projectRoot()}/leaderboard`;
  const given = { repository: 'ada/board', templates: root, scripts: `${projectRoot()}/dist/browser`, suites: ['cib'] };
  const cache = cached ? { folder: `${work}/cache`, harness: 'a' } : undefined;
  const written: string[] = [];
  const draft = `${work}/.${out}.cib-draft/`;
  const files: Files = {
    ...nodeFiles,
    write(path, content) {
      if (path.startsWith(draft)) written.push(path.slice(draft.length));
      return nodeFiles.write(path, content);
    },
  };
  const request = { ...given, ...told, entries, out: `${work}/${out}`, cache };
  expect(await buildSite({ ...ports, files }, request)).toMatchObject({ withheld: [] });
  return written;
}

/** Every file of a folder with its text. */
function filesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

const CHANGES: Readonly<Record<string, (board: TestedBoard) => Told>> = {
  'the latency of a run': ({ slow }) => slow('ada'),
  'when a run ended': ({ tell }) =>
    tell('ada', ({ dates }) => Object.assign(dates, { finished: '2099-03-04T05:06:07.000Z' })),
  'the limits of a run': ({ tell }) => tell('ben', ({ limits }) => Object.assign(limits, { memory_mb: 64 })),
  'what a system answered': ({ enter }) => enter('ada', `${runs}/as-program/recent3`),
  'what a control answered': ({ leave, enter }) => leave('null') && enter('null', `${runs}/fullHistory`),
  'one more entry': ({ enter }) => enter('dan', `${runs}/as-program/recent3`),
  'one entry less': ({ leave }) => leave('cleo'),
  'a name and a version': ({ enter }) => enter('ben', `${runs}/as-program/recent3`, { name: 'Benjamin', version: '2' }),
  'a slug': ({ leave, enter }) => leave('ben') && enter('benjamin', `${runs}/as-program/recent3`),
  'an approach': ({ enter }) => enter('ben', `${runs}/as-program/recent3`, { approach: 'relevance' }),
  'a dispute': ({ record }) => record({ slug: 'ada', event: 'disputed', reason: 'doubtful' }),
  'a removal': ({ record }) => record({ slug: 'cleo', event: 'removed', reason: 'on request' }),
  'the day': () => ({ asOf: '2027-01-02' }),
  'the address': () => ({ url: 'https://board.example/' }),
  'the title': () => ({ title: 'Another board' }),
  'the repository': () => ({ repository: 'ben/board' }),
  'a template': ({ work }) => {
    const templates = `${work}/own`;
    for (const name of ['templates', 'assets'])
      cpSync(`${projectRoot()}/leaderboard/${name}`, `${templates}/${name}`, { recursive: true });
    const path = `${templates}/templates/system.html.hbs`;
    writeFileSync(path, `${readFileSync(path, 'utf8')}<!-- other -->`);
    return { templates };
  },
};

describe('buildSite with the cache of an earlier build', () => {
  it.each(Object.entries(CHANGES))('gives the same site as without a cache after a change: %s', async (_, change) => {
    const board = boardIn(temporaryFolder());
    await build(board, 'site', NOTHING, true);
    const before = filesOf(`${board.work}/site`);
    const told = change(board);
    await build(board, 'site', told, true);
    await build(board, 'plain', told, false);
    const after = filesOf(`${board.work}/plain`);
    expect(filesOf(`${board.work}/site`)).toEqual(after);
    expect(after).not.toEqual(before);
  });

  it('writes only the tables and the pages of one entry if only its times changed', async () => {
    const board = boardIn(temporaryFolder());
    await build(board, 'site', NOTHING, true);
    board.slow('ben');
    const written = await build(board, 'site', NOTHING, true);
    const concerned = /^(?:assets\/|data\/(?!entries\/|items\/)|(?:index|compare)\.html|suites\/)/;
    expect(written.filter((path) => !concerned.test(path))).toEqual(['systems/ben.html', 'data/entries/ben.json']);
  });

  it('gives the same site as without a cache if every file of the cache is cut off', async () => {
    const board = boardIn(temporaryFolder());
    await build(board, 'site', NOTHING, true);
    const cache = `${board.work}/cache`;
    for (const name of Object.keys(filesOf(cache))) truncateSync(`${cache}/${name}`, 100);
    board.slow('ada');
    await build(board, 'site', NOTHING, true);
    await build(board, 'plain', NOTHING, false);
    expect(filesOf(`${board.work}/site`)).toEqual(filesOf(`${board.work}/plain`));
  });
});
