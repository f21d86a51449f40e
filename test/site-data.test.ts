import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { read } from 'vega';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { comparePair } from '../src/browser/compare/pair.ts';
import { sha256 } from '../src/evidence/digest.ts';
import type { Entry } from '../src/evidence/entry.ts';
import { type ClaimReview, type Receipt, receiptPath, receiptText } from '../src/evidence/receipt.ts';
import { folderTree } from '../src/git/object.ts';
import { BoardsFile, OutcomesFile, TasksFile } from '../src/protocol/board-data.ts';
import { BadgeFile } from '../src/site/machine/badge.ts';
import { DecisionsFile } from '../src/site/machine/decisions-json.ts';
import { EntryFile } from '../src/site/machine/entry-json.ts';
import { LeaderboardFile } from '../src/site/machine/leaderboard-json.ts';
import { WORKFLOW } from '../src/site/workflow.ts';
import { SUITE_IDS } from '../src/suites/catalogue.ts';
import { nodePorts } from '../src/system/ports.ts';
import { entryJson, scored, siteOf } from './support/board.ts';
import { cib } from './support/cli.ts';
import { sharedFolder } from './support/folder.ts';
import { forgeManifest } from './support/forgery.ts';
import { receiptOf } from './support/receipt.ts';

/** Characters that end an attribute, an element, a string or a cell. */
const VISIBLE = `=1+1]]>"'><svg onload=alert(1)>&lt;,;`;

/** The same with characters that XML does not allow and the end of a line, which an entry may not have. */
const HOSTILE = `${VISIBLE}\u0007\u001b[2J\u202e\uffff\n`;
const URL = 'https://ada.github.io/board/';

const shared = sharedFolder();
let builds = 0;
let site: Record<string, string>;

const json = (path: string, from = site) => JSON.parse(from[path] ?? '');

function merge(slug: string, given: Partial<Entry> = {}): void {
  cpSync(`${shared}/run`, `${shared}/entries/${slug}/cib`, { recursive: true });
  writeFileSync(`${shared}/entries/${slug}/entry.json`, entryJson(slug, given));
}

/** Writes a receipt for the current files of an entry. */
async function record(slug: string, given: Partial<Receipt>): Promise<void> {
  const { files } = nodePorts();
  const receipt = receiptOf({ slug, tree: await folderTree(files, `${shared}/entries/${slug}`), ...given });
  await files.write(`${shared}/record/${receiptPath(receipt)}`, receiptText(receipt));
}

async function build(asOf: string, ...more: string[]): Promise<Record<string, string>> {
  const out = `${shared}/site-${++builds}`;
  const words = ['--entries', `${shared}/entries`, '--receipts', `${shared}/record`, '--out', out, '--as-of', asOf];
  expect(await cib('site', ...words, ...more)).toMatchObject({ status: 0 });
  return siteOf({ site: out });
}

/** Changes the dates of a run. Nothing binds them: the bundle still verifies. */
function date(bundle: string, day: string): void {
  const at = `${day}T00:00:00.000Z`;
  forgeManifest(bundle, (manifest) => {
    manifest.dates = { started: at, finished: at };
  });
}

/** A claim with hostile texts. */
const UNUSABLE: ClaimReview = {
  verdict: 'unusable',
  reason: HOSTILE,
  metric: HOSTILE,
  claimed: 0.5,
  measured: 0.25,
  ci90: null,
  tasks: 12,
  differing: null,
  discordance: null,
  deterministic: 'not declared',
  unsteady: false,
};

beforeAll(async () => {
  const words = ['run', '--suite', 'cib', '--limit', '12', '--adapter', 'ref:lexical3'];
  expect(await cib(...words, '--out', `${shared}/run`)).toMatchObject({ status: 0 });
  date(`${shared}/run`, '2026-01-01');
  for (const slug of ['plain', 'doubted', 'gone']) merge(slug);
  merge('evil', { name: '<svg onload=alert(1)>', version: VISIBLE, licence: VISIBLE });
  const suites = scored(`${shared}/run`);
  const claimed = scored(`${shared}/run`, { claim: UNUSABLE });
  await record('evil', {
    event: 'unusable',
    suites: claimed,
    reason: HOSTILE,
    actor: { login: HOSTILE, id: 7 },
    pull_request: 12,
  });
  await record('plain', { suites, date: '2026-01-01T00:00:00.000Z' });
  await record('doubted', { event: 'disputed', reason: 'why' });
  await record('gone', { event: 'removed', reason: 'it is gone' });
  site = await build('2026-01-12', '--url', URL);
});

/** Parses with another XML parser than ours, which fails on a document that is not well-formed. */
function xml(path: string): { readonly texts: string[]; readonly tags: string[] } {
  const script = [
    'import json, sys, xml.etree.ElementTree as tree',
    'root = tree.fromstring(sys.stdin.buffer.read())',
    'print(json.dumps({"tags": [e.tag.split("}")[1] for e in root.iter()], "texts": [e.text or "" for e in root.iter()]}))',
  ];
  return JSON.parse(execFileSync('python3', ['-c', script.join('\n')], { input: site[path] ?? '', encoding: 'utf8' }));
}

/** The lines of a site's CSV, as another program reads them. */
const csvRows = (from: Record<string, string>) =>
  read(from['data/leaderboard.csv'] ?? '', { type: 'csv', parse: 'auto' }) as Record<string, unknown>[];

/** How many files of a site each published schema is of. */
function schemasHold(from: Record<string, string>): Record<string, number> {
  const ajv = new Ajv2020({ formats: { 'date': true, 'date-time': true, 'uri': true }, strict: false });
  const forms: Readonly<Record<string, readonly [RegExp, z.core.$ZodType]>> = {
    leaderboard: [/^data\/leaderboard\.json$/, LeaderboardFile],
    entry: [/^data\/entries\/.*\.json$/, EntryFile],
    decisions: [/^data\/decisions\.json$/, DecisionsFile],
    badge: [/^badges\/.*\.json$/, BadgeFile],
    boards: [/^data\/boards\.json$/, BoardsFile],
    tasks: [/^data\/tasks\/.*\.json$/, TasksFile],
    outcomes: [/^data\/outcomes\/.*\.json$/, OutcomesFile],
  };
  return Object.fromEntries(
    Object.entries(forms).map(([name, [path, schema]]) => {
      const strict = ajv.compile(z.toJSONSchema(schema));
      const published = ajv.compile(JSON.parse(readFileSync(`schemas/site-${name}.json`, 'utf8')));
      const paths = Object.keys(from).filter((one) => path.test(one));
      for (const one of paths) {
        expect([one, strict(json(one, from)), strict.errors]).toEqual([one, true, null]);
        // A later version may add fields.
        const later = { ...json(one, from), added: 1 };
        expect([one, published(later), published.errors]).toEqual([one, true, null]);
      }
      return [name, paths.length];
    }),
  );
}

describe('the data files of a site', () => {
  it('match their JSON Schemas', () => {
    // A badge for each shown run, and one for each suite of a removed entry.
    expect(schemasHold(site)).toEqual({
      ...{ leaderboard: 1, entry: 3, decisions: 1, badge: 3 + SUITE_IDS.length },
      ...{ boards: 1, tasks: 1, outcomes: 3 },
    });
  });

  it('name no commit where the site is built from files, and the digest of each manifest', () => {
    const { commit, boards } = json('data/leaderboard.json');
    expect(commit).toBeNull();
    expect(site['about.html']).not.toContain('published from the commit');
    const [plain] = boards[0].rows.filter(({ slug }: { slug: string }) => slug === 'plain');
    expect(plain.digests.manifest).toBe(sha256(readFileSync(`${shared}/entries/plain/cib/manifest.json`)));
  });

  describe('of the suite of which systems measure a part', () => {
    const [entries, out] = [`${shared}/writ-entries`, `${shared}/writ-site`];
    let writ: Record<string, string>;

    beforeAll(async () => {
      for (const slug of ['mem0', 'scoped', 'control-null']) {
        const { suites, ...entry } = JSON.parse(readFileSync(`leaderboard/entries/${slug}/entry.json`, 'utf8'));
        mkdirSync(`${entries}/${slug}`, { recursive: true });
        cpSync(`leaderboard/entries/${slug}/writ`, `${entries}/${slug}/writ`, { recursive: true });
        const text = JSON.stringify({ ...entry, suites: { writ: suites.writ } });
        writeFileSync(`${entries}/${slug}/entry.json`, text);
      }
      const words = ['site', '--unverified', '--entries', entries, '--out', out];
      expect(await cib(...words)).toMatchObject({ status: 0 });
      writ = siteOf({ site: out });
    });

    it('have tasks that were not measured as such, not as failed, and count them', () => {
      schemasHold(writ);
      const [board] = json('data/leaderboard.json', writ).boards;
      for (const { slug, counts } of board.rows) {
        const { passed } = json(`data/outcomes/${board.id}/${slug}.json`, writ);
        const count = (mark: string) => passed.split(mark).length - 1;
        const failed = counts.tasks - counts.passed - counts.not_measured;
        expect([slug, count('1'), count('n'), count('0')]).toEqual([slug, counts.passed, counts.not_measured, failed]);
        expect(csvRows(writ).find((row) => row.slug === slug)?.not_measured).toBe(counts.not_measured);
      }
      expect(board.rows.find(({ slug }: { slug: string }) => slug === 'mem0').counts.not_measured).toBe(135);
    });

    it('let the page Compare read how many tasks both measured', async () => {
      const [board] = json('data/leaderboard.json', writ).boards;
      const about = TasksFile.parse(json(`data/tasks/${board.id}.json`, writ));
      const [a, b] = ['scoped', 'mem0'].map((slug) =>
        OutcomesFile.parse(json(`data/outcomes/${board.id}/${slug}.json`, writ)),
      ) as [OutcomesFile, OutcomesFile];
      const { tasks } = await comparePair(about, a, b, '');
      expect([tasks.compared, tasks.ran]).toEqual([15, 150]);
    });

    it('say why a run has no rank, and have null for times of a run without calls', () => {
      const [board] = json('data/leaderboard.json', writ).boards;
      for (const row of board.rows) expect(row.no_rank_reason).toMatch(/^The suite ranks no system: /);
      const reasons = csvRows(site).map(({ no_rank_reason }) => no_rank_reason);
      expect(new Set(reasons)).toEqual(new Set(['references are not ranked']));
      expect(json('data/entries/control-null.json', writ).runs[0].latency_ms).toBeNull();
    });

    it('have no column in the CSV that docs/data.md does not describe', () => {
      const [, section = ''] = readFileSync('docs/data.md', 'utf8').split('\n## CSV\n');
      const [table = ''] = section.split('\n## ');
      const described = table.split('\n').flatMap((line) => {
        const [, first = ''] = /^\| (`[^|]*`) \|/.exec(line) ?? [];
        return [...first.matchAll(/`(\w+)`/g)].map(([, name]) => name);
      });
      expect(described.toSorted()).toEqual(Object.keys(csvRows(site)[0] ?? {}).toSorted());
    });

    it('have in the CSV what a reader needs to use a figure', () => {
      const [row] = csvRows(site);
      const worded = { metric: 'retrieval_sufficiency', better: 'higher', unit: 'fraction', ranked: true };
      expect(row).toMatchObject({ ...worded, few_clusters: expect.any(Boolean), notices: null });
      expect(new Date(row?.as_of as string).toISOString()).toMatch(/^2026-01-12/);
      expect(row?.tokens_metric).toBe(json('data/leaderboard.json').boards[0].tokens_metric.id);
    });
  });

  it('have the verdict on a claim, and name the claimed fields', () => {
    const { rows } = json('data/leaderboard.json').boards[0];
    const evil = rows.find(({ slug }: { slug: string }) => slug === 'evil');
    expect(evil.claim).toMatchObject({ verdict: 'unusable', claimed: 0.5, measured: 0.25, difference: 0.25 });
    expect(evil.board_runs).toEqual({ count: 0, manifests: [] });
    const [run] = json('data/entries/evil.json').runs;
    expect([run.claim, run.board_runs]).toEqual([evil.claim, evil.board_runs]);
    // It is computed again at every build.
    expect([run.tier, run.claimed_fields]).toEqual(['computed', []]);
  });

  it('each say that nothing was verified on an unverified site', async () => {
    const unverified = await build('2026-01-12', '--url', URL, '--unverified');
    const said = 'Built without verifying the bundles: nothing on this site is checked.';
    for (const [path, text] of Object.entries(unverified)) {
      if (/(?<!404)\.html$|^feed\.xml$/.test(path)) expect([path, text.includes(said)]).toEqual([path, true]);
      if (/^data\/.*\.json$/.test(path)) expect([path, JSON.parse(text).notices]).toEqual([path, ['unverified']]);
      if (/^badges\//.test(path)) expect([path, text]).toEqual([path, expect.stringContaining(' · unverified')]);
      if (path === 'data/leaderboard.csv')
        expect(new Set(csvRows(unverified).map(({ notices }) => notices))).toEqual(new Set(['unverified']));
    }
    expect(Object.values(unverified).filter((text) => text.includes('"schemaVersion"')).length).toBeGreaterThan(3);
    expect(Object.values(site).filter((text) => text.includes(said))).toEqual([]);
  });

  it('are the same bytes in a second build', async () => {
    expect(await build('2026-01-12', '--url', URL)).toEqual(site);
  });

  it('contain no control character', () => {
    for (const [path, text] of Object.entries(site)) {
      expect([path, /(?![\t\n\r])[\p{Cc}\u202e]/u.test(text)]).toEqual([path, false]);
    }
  });

  it('have one row a run in the CSV, with numbers as numbers and no formulas [D7]', () => {
    const rows = csvRows(site);
    expect(rows.map(({ slug }) => slug).sort()).toEqual(['doubted', 'evil', 'plain']);
    const evil = rows.find(({ slug }) => slug === 'evil');
    expect(evil?.value).toBe(json('data/leaderboard.json').boards[0].rows[0].main.value);
    expect(String(evil?.version)).toMatch(/^'=1\+1/);
  });

  it('contain every decision, the newest first, each with its reason and a permanent address', () => {
    const { decisions } = json('data/decisions.json');
    const lines = decisions.map(({ slug, event }: { slug: string; event: string }) => `${slug} ${event}`);
    expect([...lines].sort()).toEqual(
      [...ADDED.map((slug) => `${slug} added`), ...Object.entries(EVENTS).map((one) => one.join(' '))].sort(),
    );
    for (const slug of ADDED)
      expect(lines.indexOf(`${slug} added`)).toBeGreaterThan(lines.indexOf(`${slug} ${EVENTS[slug]}`));
    for (const { id, reason } of decisions) {
      expect(reason).not.toBe('');
      expect(site['decisions.html']?.split(`id="r-${id}"`)).toHaveLength(2);
    }
    const added = decisions.find(({ id }: { id: string }) => id === 'added-evil');
    expect(added.reason).toMatch(/^Submitted in pull request 12\./);
  });
});

/** Whose first receipt is no decision of a maintainer, which says nothing of when the entry came. */
const ADDED = ['evil', 'plain'];
const EVENTS: Record<string, string> = { doubted: 'disputed', evil: 'unusable', gone: 'removed', plain: 'verified' };

describe('the badge of a run', () => {
  const message = (slug: string, from = site) => json(`badges/${slug}/cib.json`, from).message;

  it('says that its figure is disputed, removed or old', async () => {
    expect([message('doubted'), message('gone')]).toEqual(['disputed', 'removed']);
    expect(message('plain')).toMatch(/^[\d.]+% · reference · partial$/);
    const [fresh, old] = [await build('2026-06-30'), await build('2026-07-01')];
    expect([message('plain', fresh), message('plain', old)].map((text) => /stale/.test(text))).toEqual([false, true]);
    expect(message('doubted', old)).toBe('disputed');
    expect(json('badges/plain/cib.json', old)).toMatchObject({ schemaVersion: 1, isError: true });
  });

  it('is well-formed XML with a title, whatever the name is [D1]', () => {
    const { tags, texts } = xml('badges/evil/cib.svg');
    expect(tags).toEqual(['svg', 'title', 'rect', 'rect', 'rect', 'g', 'text', 'text']);
    expect(texts[1]).toMatch(/^<svg onload=alert\(1\)> =1\+1]]>"'><svg onload=alert\(1\)>&lt;/);
    expect(xml('badges/plain/cib.svg').texts.slice(-1)).toEqual([message('plain')]);
  });
});

describe('the feed, the sitemap and 404.html', () => {
  it('are well-formed XML with full addresses, whatever a receipt contains [D1]', () => {
    const feed = xml('feed.xml');
    expect(feed.tags.filter((tag) => tag === 'entry')).toHaveLength(6);
    expect(new Set(feed.tags)).toEqual(
      new Set('feed id title subtitle link updated author name entry category summary'.split(' ')),
    );
    const ids = feed.texts.filter((_, i) => feed.tags[i] === 'id');
    for (const id of ids) expect(id.startsWith(URL)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    const pages = xml('sitemap.xml').texts.filter((text) => text.startsWith('https:'));
    // Pages of tasks are not for search engines: a model could learn them.
    const there = Object.keys(site).filter((path) => path.endsWith('.html') && !/^(?:tasks\/|404)/.test(path));
    expect(pages.sort()).toEqual(there.map((path) => `${URL}${path}`).sort());
    expect(site['robots.txt']).toContain(`Sitemap: ${URL}sitemap.xml\n`);
  });

  it('need an address: the feed and the sitemap are left out without one', async () => {
    const bare = await build('2026-01-12');
    expect(Object.keys(bare).filter((path) => /^(?:feed|sitemap|robots)/.test(path))).toEqual([]);
    expect(Object.values(bare).filter((text) => text.includes('atom+xml'))).toEqual([]);
  });

  it('link from an address without a page, at any depth', async () => {
    const linksOf = (text = '') =>
      [...text.matchAll(/<(?:a(?: class="mark")?|link rel="stylesheet") href="([^"]+)"/g)].map(([, to]) => to);
    const pages = ['index', 'abilities', 'compare', 'about', 'decisions', 'start'].map((name) => `${name}.html`);
    // The log of decisions is named once more, because it has some.
    const at = (root: string) =>
      ['assets/style.css', 'index.html', ...pages, 'decisions.html#log'].map((path) => `${root}${path}`);
    expect(linksOf(site['404.html'])).toEqual(at(new globalThis.URL(URL).pathname));
    expect(linksOf((await build('2026-01-12'))['404.html'])).toEqual(at(''));
  });

  it('name the log of decisions on 404.html only where it has something', async () => {
    const [entries, out] = [`${shared}/undecided`, `${shared}/undecided-site`];
    mkdirSync(entries);
    expect(await cib('site', '--entries', entries, '--out', out)).toMatchObject({ status: 0 });
    expect(site['404.html']).toContain('shows what happened');
    expect(siteOf({ site: out })['404.html']).not.toContain('shows what happened');
  });
});

it('every page for search engines has title, description, type and address for Open Graph, and others none', () => {
  for (const [path, text] of Object.entries(site).filter(([name]) => /(?<!404)\.html$/.test(name))) {
    const told = [...text.matchAll(/<meta property="og:(\w+)" content="[^"]+">/g)].map(([, property]) => property);
    const isIndexed = !path.startsWith('tasks/');
    expect([path, told]).toEqual([path, isIndexed ? ['title', 'description', 'type', 'site_name', 'url'] : []]);
    expect(text).toMatch(/<meta name="description" content="[^"]+">/);
  }
  expect(site['systems/plain.html']).toMatch(/og:description" content="System plain 1\.0\.0: .*%.*, partial, computed/);
});

it('the page start.html shows the README’s workflow, and names this board and an existing run', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(/^```yaml\n([\s\S]*?)^```$/m.exec(readme)?.[1]).toBe(WORKFLOW);
  for (const text of ['git clone https://github.com/ada/board board', 'board: ada/board'])
    expect(site['start.html']).toContain(text);
  // `results/SUITE` is all that a command of the page makes.
  expect(site['start.html']).not.toContain('results/SUITE-2');
  expect(site['start.html']).toContain('Raise the <code>version</code> in your adapter’s reply');
  expect(site['start.html']).toMatch(/npx context-integrity verify leaderboard\/entries\/\w+\/cib</);
  expect(site['start.html']).not.toContain('my_adapter');
});

it('the pages start.html and about.html say the same of a dispute, and decisions.html what a receipt is', async () => {
  const plain = (text = '') => text.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');
  const dispute =
    /A maintainer of the board decides, and may be the one who made the run\. .* A new run corrects a wrong figure, or a newer version of the suite if the suite scores wrongly\./;
  const [told] = dispute.exec(plain(site['start.html'])) ?? [];
  expect(told).toContain('The figures and the rank stay until there is a new run or the entry is removed.');
  expect(plain(site['about.html'])).toContain(told);
  const [entries, out] = [`${shared}/no-decisions`, `${shared}/no-decisions-site`];
  mkdirSync(entries);
  expect(await cib('site', '--entries', entries, '--out', out)).toMatchObject({ status: 0 });
  expect(siteOf({ site: out })['decisions.html']).toContain('a receipt, a file with one decision');
});

it('the page start.html says what the threshold is of, and how a new version replaces the old one', () => {
  expect(site['start.html']).toMatch(/<code>twins<\/code> is\s+<b>Pairs passed<\/b> of Worlds/);
  expect(site['start.html']).toContain('--from board/leaderboard/entries/SLUG/entry.json');
  expect(site['about.html']).toContain('git clone https://github.com/ada/board board');
});
