import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUNDLE } from '../src/evidence/bundle.ts';
import type { Outcome } from '../src/protocol/outcome.ts';
import type { Reply } from '../src/protocol/reply.ts';
import type { TaskStory } from '../src/suite/story.ts';
import { description } from '../src/suites/cib/describe.ts';
import { cib, cibJson } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';

const LIMIT = 40;
const shared = sharedFolder();
/** Those whose answers are shown, and controls. */
const REFERENCES = ['recent3', 'scopedHybrid3', 'lexical3', 'fullHistory'] as const;
const RUNS = [...REFERENCES, 'spam', 'oracle'] as const;

const run = (name: string, out: string, ...words: readonly string[]) =>
  cib('run', '--suite', 'cib', '--adapter', `ref:${name}`, '--out', out, ...words);

beforeAll(async () => {
  for (const name of RUNS) {
    expect(await run(name, `${shared}/${name}`, '--limit', String(LIMIT))).toMatchObject({ status: 0 });
  }
});

/** Adds an entry with the run of a reference. */
function enter(entries: string, slug: string, name: string, more: object = {}, bundle = `${shared}/${name}`): void {
  cpSync(bundle, `${entries}/${slug}/cib`, { recursive: true });
  const { kind, reads_labels } = JSON.parse(readFileSync(`${bundle}/${BUNDLE.manifest}`, 'utf8')).system;
  const entry = { schema: 'entry/1', slug, kind, name, version: '1.0.0', licence: 'MIT', adapter: `ref:${name}` };
  const facts = { platform: 'any', network: false, reads_labels, suites: { cib: 'cib' } };
  writeFileSync(`${entries}/${slug}/entry.json`, JSON.stringify({ ...entry, ...facts, ...more }));
}

/** Builds a site, and returns the text of every file. */
async function siteOf(entries: string, ...words: readonly string[]): Promise<Record<string, string>> {
  const out = `${temporaryFolder()}/site`;
  expect(await cib('site', '--entries', entries, '--out', out, ...words)).toMatchObject({ status: 0 });
  const found = readdirSync(out, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = found.map(({ parentPath, name }) => join(parentPath, name).slice(out.length + 1)).sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(out, path), 'utf8')]));
}

async function demoSite(): Promise<Record<string, string>> {
  const entries = temporaryFolder();
  for (const name of RUNS) enter(entries, name.toLowerCase(), name);
  return siteOf(entries);
}

const tasksOf = (site: Readonly<Record<string, string>>) => Object.keys(site).filter((path) => /^tasks\//.test(path));
const pageOf = (site: Readonly<Record<string, string>>, id: string) =>
  site[tasksOf(site).find((path) => path.endsWith(`/${id}.html`)) ?? ''] ?? '';

/** The cells of one system's row. */
function cellsOf(page: string, system: string): readonly string[] {
  const row = page.split('<tr class="attempt">').find((one) => one.includes(`>${system}</a>`)) ?? '';
  return [...row.matchAll(/<td[^>]*>([\s\S]*?)(?=<td|<th|<\/tr|$)/g)].map(([, cell = '']) =>
    cell
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('the pages of tasks', () => {
  it('are one for each task and a list, which link each other, the systems and every event', async () => {
    const site = await demoSite();
    const tasks = tasksOf(site);
    expect(tasks).toHaveLength(LIMIT + 1);
    const ids = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const path of tasks) {
      const html = site[path] ?? '';
      for (const [, href = ''] of html.matchAll(/ href="([^"]+)"/g)) {
        if (href.startsWith('data:')) continue;
        if (href.startsWith('#')) expect([path, href, ids(html).has(href.slice(1))]).toEqual([path, href, true]);
        else {
          const [to = '', id] = href.split('#');
          const target = site[normalize(join(dirname(path), to))];
          expect([path, href, target !== undefined]).toEqual([path, href, true]);
          if (id !== undefined) expect([path, href, ids(target ?? '').has(id)]).toEqual([path, href, true]);
        }
      }
      expect([path, /<meta name="robots" content="noindex, noarchive">/.test(html)]).toEqual([path, true]);
    }
    const list = tasks.find((path) => path.endsWith('/index.html')) ?? '';
    expect(site[list]).toContain('<title>Tasks · Context Integrity (CIB) · ');
    const listed = [...(site[list] ?? '').matchAll(/href="(cib_\d+\.html)"/g)].map(
      ([, href]) => `${dirname(list)}/${href}`,
    );
    expect(listed.sort()).toEqual(tasks.filter((path) => path !== list));
    expect(site['suites/cib.html']?.includes(`href="../${list}"`)).toBe(true);
    expect(/name="robots"/.test(site['index.html'] ?? '')).toBe(false);
  });

  it('show what `cib explain` prints: verdict, events, tokens and failure modes', async () => {
    const site = await demoSite();
    for (const name of REFERENCES) {
      for (const id of ['cib_000000', 'cib_000001', 'cib_000003', 'cib_000012', 'cib_000039']) {
        type Explained = { story: TaskStory; outcome: Outcome; answers: readonly { replies: readonly Reply[] }[] };
        const bundle = `${shared}/${name}`;
        const { story, outcome, answers } = await cibJson<Explained>('explain', bundle, '--task', id);
        const [verdict, returned = '', did, tokens, why] = cellsOf(pageOf(site, id), name);
        const modes = description.failureModes.filter((mode) => outcome.failure_modes.includes(mode.id));
        const said = { verdict, tokens, why };
        expect({ name, id, ...said }).toEqual({
          name,
          id,
          verdict: outcome.verdict,
          tokens: (outcome.values.avg_tokens as number).toFixed(1),
          why: modes.map(({ label }) => label).join(' '),
        });
        const query = answers[0]?.replies.find((reply) => reply.method === 'query' && 'result' in reply) as {
          result: { evidence: readonly string[]; action?: string };
        };
        const places = query.result.evidence.map((source) => story.events.findIndex((one) => one.sourceId === source));
        const evidence = returned.replace(/^.*returned: /, '').replace(/missed .*$/, '');
        expect([...evidence.matchAll(/\b\d+/g)].map(Number)).toEqual(places.map((at) => at + 1).sort((a, b) => a - b));
        if (query.result.action) expect(did?.startsWith(`action ${query.result.action.slice(0, 40)}`)).toBe(true);
      }
    }
  });

  it('mark stale, superseded, missed and needed events in words', async () => {
    const site = await demoSite();
    const page = pageOf(site, 'cib_000001');
    const text = textOf(page);
    expect(text).toMatch(/“Returned by” counts the 4 systems whose answers are shown/);
    expect(text).toMatch(/ 1 2026-\d\d-\d\d \d\d:\d\d UTC stale superseded by event 2 returned by 2 /);
    expect(text).toMatch(/Evidence event 2 must not rest on event 1 /i);
    expect(text).toMatch(/Passed by 2 of 4 reference systems\./);
    const [, rules = ''] = /<a href="..\/..\/([^"#]+)#[^"]+">What each reason means/.exec(page) ?? [];
    expect(textOf(site[rules] ?? '')).toMatch(
      /A source was returned that the answer must not rest on: an outdated one/,
    );
  });

  it('show the verdict alone of a control', async () => {
    const page = pageOf(await demoSite(), 'cib_000001');
    expect(cellsOf(page, 'oracle')).toEqual([]);
    expect(textOf(page.slice(page.indexOf('id="others"')))).toMatch(/Controls passed oracle failed spam /);
  });

  it('show the answers of at most 24 systems, and the verdict of all others', async () => {
    const entries = temporaryFolder();
    for (const name of RUNS) enter(entries, name.toLowerCase(), name);
    for (let i = 0; i < 80; i += 1) enter(entries, `many-${i}`, 'recent3', { name: `Many ${i}.` });
    const page = pageOf(await siteOf(entries), 'cib_000000');
    const shown = [...page.matchAll(/<p><a href="[^"]*\/systems\/([^"]+)\.html"/g)].map(([, slug]) => slug);
    // Of those read, the two controls are not shown.
    expect(shown.length).toBe(22);
    // Those that did the same share a row.
    expect([...page.matchAll(/class="attempt"/g)].length).toBeLessThanOrEqual(REFERENCES.length);
    const others = textOf(page.slice(page.indexOf('id="others"')));
    for (let i = 0; i < 80; i += 1) {
      expect([i, others.includes(`Many ${i}.`)]).toEqual([i, !shown.includes(`many-${i}`)]);
    }
  });

  it('leave out a system whose transcript is of other tasks, and still count its results', async () => {
    const entries = temporaryFolder();
    enter(entries, 'recent3', 'recent3');
    enter(entries, 'broken', 'scopedHybrid3', { name: 'Broken' });
    const transcript = `${entries}/broken/cib/${BUNDLE.transcript}`;
    const [first, second, ...rest] = readFileSync(transcript, 'utf8').split('\n');
    writeFileSync(transcript, [second, first, ...rest].join('\n'));
    const page = pageOf(await siteOf(entries, '--unverified'), 'cib_000001');
    expect([...page.matchAll(/class="attempt"/g)]).toHaveLength(1);
    expect(textOf(page)).toMatch(/Reference systems passed Broken /);
  });
});

it('the page Compare and its links leave out a partial run of other tasks than those of the longest run', async () => {
  const [entries, runs] = [temporaryFolder(), temporaryFolder()];
  const adapter = 'cmd:python3 -u examples/adapters/python/adapter.py';
  for (const part of [1, 2]) {
    const out = `${runs}/${part}`;
    const shard = ['--nonce', 'ab'.repeat(32), '--shard', `${part}/50`];
    expect(await cib('run', '--suite', 'cib', '--adapter', adapter, '--out', out, ...shard)).toMatchObject({
      status: 0,
    });
    const { name, version } = JSON.parse(readFileSync(`${out}/${BUNDLE.manifest}`, 'utf8')).system;
    enter(entries, `part-${part}`, name, { kind: 'system', version, adapter }, out);
  }
  const site = await siteOf(entries, '--unverified');
  const [board] = JSON.parse(site['data/boards.json'] ?? '').boards;
  const files = Object.keys(site).filter((path) => path.startsWith('data/outcomes/'));
  expect(files).toEqual(board.systems.map(({ slug }: { slug: string }) => `data/outcomes/${board.id}/${slug}.json`));
  expect(files).toHaveLength(1);
  for (const part of [1, 2]) expect(site[`systems/part-${part}.html`]).not.toContain('compare.html?');
  // Nor does the page Join say how long they took.
  expect(site['start.html']).not.toContain('A run takes as long');
});
