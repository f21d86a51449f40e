import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cib } from '../../test/support/cli.ts';
import { describeAlike } from '../../test/support/forgery.ts';
import { gitRepository } from '../../test/support/git.ts';
import { referenceBoard } from '../../test/support/reference-board.ts';
import type { VerifierResult } from '../board/bundle-verifier.ts';
import { entryText, example, references } from '../board/participants.ts';
import { canonical } from '../evidence/canonical.ts';
import type { Entry } from '../evidence/entry.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { loadSuite } from '../suites/catalogue.ts';
import { projectRoot } from '../system/installation.ts';
import { nodePorts } from '../system/ports.ts';
import { publishBoard } from './publish.ts';
import { buildSite, buildUnverifiedSite } from './site.ts';

const silent = { begin() {}, advance() {}, wait() {}, note() {}, step() {}, end() {} };
const ports = { ...nodePorts(), progress: silent };
const root = projectRoot();
let folder: string;
let work: string;
let entries: string;

/** A suite that ranks and one that does not: more would only be slower. */
const SUITES = ['cib', 'writ'];

/** Some of each kind and suite: own-board.test.ts verifies all. */
const FEW = ['example', 'control-null', 'control-oracle', 'reference-kv-text', 'reference-recent3'];
/** So many that threads verify them. */
const VARIED = [
  ...FEW,
  ...[
    'control-full-context',
    'reference-fullhistory',
    'reference-kv-overwrite',
    'reference-lexical3',
    'reference-scopedhybrid3',
  ],
];

const request = (out = join(work, 'site')) => ({
  entries,
  out,
  repository: 'ada/board',
  templates: join(root, 'leaderboard'),
  scripts: join(root, 'dist/browser'),
});
/** Does not verify: most of what is tested here is in every site, and some of it needs entries that do not verify. */
const build = (out?: string) => buildUnverifiedSite(ports.files, request(out));
const page = (name: string) => readFile(join(work, 'site', name), 'utf8');

async function change(slug: string, change: Partial<Record<keyof Entry, unknown>>): Promise<void> {
  const path = join(entries, slug, 'entry.json');
  await writeFile(path, JSON.stringify({ ...JSON.parse(await readFile(path, 'utf8')), ...change }));
  describeAlike(join(entries, slug));
}

/** Removes the other entries, to build faster. */
async function keepOnly(...slugs: string[]): Promise<void> {
  for (const slug of await readdir(entries))
    if (!slugs.includes(slug)) await rm(join(entries, slug), { recursive: true });
}

/** Runs the entries of VARIED on few tasks: what the tests that verify look for does not depend on how many there are. */
async function shortBoard(to: string): Promise<void> {
  const program = example('example', 'cmd:node examples/adapters/typescript/adapter.ts', undefined, SUITES);
  for (const one of [program, ...(await references(SUITES))].filter(({ slug }) => VARIED.includes(slug))) {
    const made: Scorecard[] = [];
    for (const suite of one.suites) {
      const out = join(to, one.slug, suite);
      const words = ['run', '--suite', suite, '--limit', '12', '--adapter', one.adapter, '--out', out];
      expect(await cib(...words)).toMatchObject({ status: 0 });
      made.push(JSON.parse(await readFile(join(out, 'scorecard.json'), 'utf8')));
    }
    await writeFile(join(to, one.slug, 'entry.json'), entryText(one, made));
  }
}

/** Replaces the entries by some of those on few tasks. */
async function keepShort(...slugs: string[]): Promise<void> {
  await keepOnly();
  for (const slug of slugs) await cp(join(folder, 'short', slug), join(entries, slug), { recursive: true });
}

/** Every file of a folder with its text. */
async function snapshot(of: string): Promise<Record<string, string>> {
  const found = await readdir(of, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const read = files.sort().map(async (file) => [file.slice(of.length), await readFile(file, 'utf8')] as const);
  return Object.fromEntries(await Promise.all(read));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-test-'));
  await referenceBoard(join(folder, 'entries'), SUITES);
  await shortBoard(join(folder, 'short'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  work = await mkdtemp(join(folder, 'work-'));
  entries = join(work, 'entries');
  await cp(join(folder, 'entries'), entries, { recursive: true });
});

describe('publish', () => {
  it('verifies a commit in threads, which do not read the work tree', async () => {
    await keepShort(...VARIED);
    const repository = gitRepository(work);
    repository.commit();
    await writeFile(join(entries, 'control-null/cib/outcomes.jsonl'), '{}\n');
    const records: unknown[] = [];
    const start = () => {
      const helper = ports.helpers.start();
      const ask = async function* (task: unknown) {
        for await (const answer of helper.ask(task)) {
          records.push((answer as VerifierResult).record);
          yield answer;
        }
      };
      return { ...helper, ask };
    };
    const asked = { ...request(), checkout: work, entries: 'entries' };
    const published = await publishBoard({ ...ports, helpers: { most: 2, start } }, asked);
    expect(published).toMatchObject({ entries: VARIED.length, withheld: [] });
    // What a thread could not verify has no record.
    expect(records.length).toBeGreaterThanOrEqual(VARIED.length);
    expect(records).not.toContain(undefined);
  });
});

describe('buildSite and buildUnverifiedSite', () => {
  it('write the same bytes each time, with every entry verified', async () => {
    await keepShort(...FEW);
    const [first, second] = [join(work, 'site'), join(work, 'again')];
    for (const out of [first, second]) expect(await buildSite(ports, request(out))).toMatchObject({ withheld: [] });
    expect(await snapshot(first)).toEqual(await snapshot(second));
  });

  it('write the same bytes for any number of threads, even if these fail early', async () => {
    await keepShort(...VARIED);
    await writeFile(join(entries, 'control-null/cib/outcomes.jsonl'), '{}\n');
    const { helpers } = ports;
    let [asked, running, most] = [0, 0, 0];
    const suitesOfThreads: Set<string>[] = [];
    const counting = (fails: boolean): typeof helpers => ({
      most: 2,
      start() {
        const helper = helpers.start();
        running += 1;
        most = Math.max(most, running);
        let answered = 0;
        const suites = new Set<string>();
        suitesOfThreads.push(suites);
        return {
          async stop() {
            running -= 1;
            await helper.stop();
          },
          async *ask(task) {
            suites.add((task as { verify: { suite: string } }).verify.suite);
            for await (const answer of helper.ask(task)) {
              asked += 1;
              answered += 1;
              if (fails && answered > 2) throw new Error('the thread ended');
              yield answer;
            }
          },
        };
      },
    });
    const sites: unknown[] = [];
    for (const [name, own] of Object.entries({
      none: { most: 1, start: helpers.start },
      two: counting(false),
      ended: counting(true),
    })) {
      const { withheld } = await buildSite({ ...ports, helpers: own }, request(join(work, name)));
      expect(withheld.map(({ slug, fault }) => [slug, fault.code])).toEqual([['control-null', 'entry.invalid']]);
      sites.push(await snapshot(join(work, name)));
    }
    expect([most, running]).toEqual([2, 0]);
    expect(suitesOfThreads.length).toBeGreaterThanOrEqual(4);
    // A thread keeps the data of its suite.
    expect(suitesOfThreads.map(({ size }) => size)).toEqual(suitesOfThreads.map(() => 1));
    expect(asked).toBeGreaterThan(12);
    expect(sites[1]).toEqual(sites[0]);
    expect(sites[2]).toEqual(sites[0]);
  });

  it('write a page for each entry, and remove the pages of entries that were removed', async () => {
    await keepOnly('example', 'control-null', 'reference-kv-text');
    const { pages } = await build();
    const suites = await Promise.all(SUITES.map(loadSuite));
    const tasks = suites.reduce((sum, { generator }) => sum + generator.publicCount + 1, 0);
    expect(pages).toBe((await readdir(entries)).length + 7 + SUITES.length + tasks);
    await rm(join(entries, 'example'), { recursive: true });
    expect(await build()).toEqual({ pages: pages - 1, withheld: [], outdated: [] });
    expect(await readdir(join(work, 'site/systems'))).not.toContain('example.html');
  });

  it('write a page Compare without a form if there are no systems', async () => {
    await keepOnly();
    await build();
    const compare = await page('compare.html');
    expect(compare).toMatch(/<h1>Compare systems<\/h1>\s*<p class="lead">There are no systems yet\./);
    expect(compare).not.toContain('id="choose"');
  });

  it('rank only systems', async () => {
    await keepOnly(...FEW);
    await cp(join(entries, 'example'), join(entries, 'twin'), { recursive: true });
    await change('twin', { slug: 'twin', kind: 'system' });
    await cp(join(entries, 'example'), join(entries, 'other'), { recursive: true });
    await change('other', { slug: 'other', kind: 'system' });
    await build();
    const index = await page('index.html');
    const ranks = [...index.matchAll(/class="rank">([^<]*)</g)].map(([, rank]) => rank?.trim());
    const ranked = (await Promise.all(SUITES.map(loadSuite))).filter(({ description }) => description.headline);
    // The two have the same results, so that they share a row.
    expect(ranks).toEqual(ranked.map(() => 'rank 1'));
    expect(index.match(/<div class="member"/g)).toHaveLength(2);
    // All have the same name and version.
    expect(index).toContain(' (twin)</a>');
    expect(await page('compare.html')).toContain(' (other)</a>');
  });

  it('write the pages of an entry whose slug has a dot, and of one without a run', async () => {
    await keepOnly('example');
    await cp(join(entries, 'example'), join(entries, 'twin.v2'), { recursive: true });
    await change('twin.v2', { slug: 'twin.v2', kind: 'system' });
    await mkdir(join(entries, 'later'));
    const entry = JSON.parse(await readFile(join(entries, 'example/entry.json'), 'utf8'));
    await writeFile(join(entries, 'later/entry.json'), JSON.stringify({ ...entry, slug: 'later', suites: {} }));
    await build();
    expect(await page('systems/twin.v2.html')).toMatch(/href="\.\.\/tasks\/cib-[^"]+\.html#s-twin\.v2"/);
    expect(await page('systems/later.html')).toContain('This entry has no bundle yet.');
  });

  it('write a page for each suite with every run, whose links all exist', async () => {
    await keepOnly(...VARIED);
    await change('example', { name: '<svg onload=alert(1)>' });
    await build();
    for (const id of SUITES) {
      const html = await page(`suites/${id}.html`);
      const links = [...html.matchAll(/ href="([^"#:]+)"/g)].map(([, href]) => href ?? '');
      for (const href of new Set(links)) await page(`suites/${href}`);
      for (const slug of await readdir(entries)) {
        const { suites } = JSON.parse(await readFile(join(entries, slug, 'entry.json'), 'utf8'));
        expect([slug, links.includes(`../systems/${slug}.html`)]).toEqual([slug, id in suites]);
      }
      expect(html.match(/<svg class="chart"/g)?.length).toBeGreaterThan(0);
      expect(html.match(/<svg (?!class="(?:chart|bar|cells)"|viewBox=)/g)).toBeNull();
      expect(await page('systems/example.html')).toContain(`href="../suites/${id}.html"`);
    }
  });

  it('link from the top of a system’s page what its maintainer looks for, and the sections of the page Join', async () => {
    await keepOnly('example', 'reference-scopedhybrid3');
    await cp(join(entries, 'example'), join(entries, 'mine'), { recursive: true });
    await change('mine', { slug: 'mine', kind: 'system' });
    await build();
    const [mine, example] = await Promise.all([page('systems/mine.html'), page('systems/example.html')]);
    const issue = /<a href="https:\/\/github\.com\/ada\/board\/issues\/new\?[^"]+" rel="noopener noreferrer">([^<]+)</g;
    const issues = (html: string) => [...html.matchAll(issue)].map(([, text]) => text);
    const titles = ['Context Integrity (CIB)', 'Write Integrity (WRIT)'];
    expect(issues(mine)).toEqual(titles);
    expect(issues(example)).toEqual(titles.map((title) => `Dispute the figure of ${title}`));
    for (const html of [mine, example]) {
      const [nav = ''] = /<nav class="parts" aria-label="On this page">.*?<\/nav>/s.exec(html) ?? [];
      for (const anchor of ['cib-failed', 'cib-again']) {
        expect(nav).toContain(`href="#${anchor}"`);
        expect(html).toContain(`id="${anchor}"`);
      }
      expect(html).toContain(
        'a call that stores events (events in a call: 3 to 5 on Context Integrity (CIB); 1 to 6 on Write Integrity (WRIT))',
      );
      expect(html).not.toContain('nearest by this figure');
    }
    const join_ = await page('start.html');
    const [contents = ''] = /<nav class="contents".*?<\/nav>/s.exec(join_) ?? [];
    const sections = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id);
    expect(sections(contents, /href="#([^"]+)"/g)).toEqual(sections(join_, /<h2 id="([^"]+)"/g));
    expect(join_).toContain('transcript.jsonl');
    const words = (await page('index.html')).replaceAll(/\s+/g, ' ');
    expect(words).toContain('figure with its 95% interval, on a line from 0 to 100%');
    expect(words).toContain('<b>hatched</b>: not run on this suite');
    expect(words).toContain('words, tokens</b>: what each suite counts of a reply: tokens on Context Integrity (CIB)');
    expect(await page('suites/cib.html')).toContain(
      'ticks of a line: its ends and its middle, which are 0, 50 and 100%',
    );
  });

  it('name the bundle in the command that verifies it', async () => {
    await keepOnly('example', 'reference-scopedhybrid3');
    await build();
    const html = await page('systems/example.html');
    for (const id of SUITES) expect(html).toContain(`npx context-integrity verify ${entries}/example/${id}`);
  });

  it('show who chose the actions, and the option that has the same chosen again', async () => {
    await keepOnly('example', 'reference-scopedhybrid3');
    for (const id of SUITES) {
      const path = join(entries, 'example', id, 'manifest.json');
      const manifest = JSON.parse(await readFile(path, 'utf8'));
      await writeFile(path, `${canonical({ ...manifest, actor: { kind: 'oracle' } })}\n`);
    }
    await build();
    expect(await page('systems/example.html')).toMatch(/Chosen by<\/dt>\s*<dd>a perfect agent<\/dd>/);
    expect(await page('systems/example.html')).toContain(' --actor oracle ');
    expect(await page('systems/reference-scopedhybrid3.html')).not.toContain('Chosen by');
  });

  it('show hostile names as text', async () => {
    await keepOnly('example', 'reference-scopedhybrid3');
    const name = '<script>alert(1)</script>';
    const version = '"><svg onload=alert(1)>{{constructor}}';
    await change('example', { name, version, licence: "'-alert(1)-'", homepage: 'https://a.b/"onclick="x\u202e' });
    await build();
    for (const html of Object.values(await snapshot(join(work, 'site'))).filter((text) =>
      text.trimStart().startsWith('<!'),
    )) {
      expect(html).not.toMatch(/<script(?! defer src="(?:\.\.\/)*assets\/)|<svg onload|<[^>]*\sonclick=/);
      expect(html).not.toMatch(/\[object|\u202e/);
    }
    expect(await page('index.html')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(await page('systems/example.html')).toContain('href="https://a.b/%22onclick&#x3D;%22x%E2%80%AE"');
  });

  it.each<[string, Partial<Record<keyof Entry, unknown>>, RegExp]>([
    ['a link that runs a script', { homepage: 'javascript:alert(1)' }, /entry\.json: \$\.homepage/],
    ['plain http', { homepage: 'http://a.b' }, /entry\.json: \$\.homepage/],
    ['another slug', { slug: 'elsewhere' }, /entry\.json: \$\.slug/],
    ['a path as slug', { slug: '../up' }, /entry\.json: \$\.slug/],
    ['a path as bundle', { suites: { cib: '../example/cib' } }, /entry\.json: \$\.suites\.cib/],
    ['a missing bundle', { suites: { cib: 'nowhere' } }, /nowhere/],
    ['an unknown suite', { suites: { none: 'cib' } }, /\$\.suites: there is no suite "none"/],
    ['an object for a name', { name: {} }, /\$\.name/],
  ])('withhold an entry with %s, and show the others', async (_, wrong, message) => {
    await keepOnly('example', 'reference-lexical3');
    await change('example', wrong);
    const fault = { code: 'entry.invalid', message: expect.stringMatching(message) };
    expect((await build()).withheld).toEqual([{ slug: 'example', fault: expect.objectContaining(fault) }]);
    expect(await readdir(join(work, 'site/systems'))).toEqual(['reference-lexical3.html']);
  });

  it('withhold a reference that is entered as a system, or does not declare that it reads labels', async () => {
    const slug = 'reference-scopedhybrid3';
    const left = (says: RegExp) => ({
      withheld: [
        { slug, fault: expect.objectContaining({ code: 'entry.invalid', message: expect.stringMatching(says) }) },
      ],
    });
    await keepOnly(slug, 'reference-lexical3');
    await change(slug, { kind: 'system' });
    expect(await build()).toMatchObject(left(/\.kind/));
    await change(slug, { kind: 'reference', reads_labels: false });
    expect(await build()).toMatchObject(left(/labels/));
    expect(await readdir(join(work, 'site/systems'))).toEqual(['reference-lexical3.html']);
  });

  it('withhold a control that is entered as a system', async () => {
    await keepOnly('control-null', 'reference-kv-text');
    await change('control-null', { kind: 'system' });
    const message = expect.stringMatching(/a control made it, the entry says system/);
    const fault = expect.objectContaining({ code: 'entry.invalid', message });
    expect((await build()).withheld).toEqual([{ slug: 'control-null', fault }]);
  });

  it('name the file and the path of a broken bundle', async () => {
    await keepOnly('example', 'reference-scopedhybrid3');
    const path = join(entries, 'example/cib/scorecard.json');
    const card = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ ...card, counts: { ...card.counts, tasks: 'many' } }));
    const fault = { code: 'entry.invalid', message: expect.stringMatching(/scorecard\.json: \$\.counts\.tasks/) };
    expect((await build()).withheld).toEqual([{ slug: 'example', fault: expect.objectContaining(fault) }]);
  });

  it('say why a page cannot be made, while others are being written', async () => {
    const templates = join(work, 'board');
    for (const name of ['templates', 'assets'])
      await cp(join(root, 'leaderboard', name), join(templates, name), { recursive: true });
    const system = join(templates, 'templates/system.html.hbs');
    await writeFile(system, `${await readFile(system, 'utf8')}{{https name}}`);
    const made = buildUnverifiedSite(ports.files, { ...request(), templates });
    await expect(made).rejects.toThrow('a link that is not https');
    expect(await readdir(work)).toEqual(['board', 'entries']);
  });

  it('replace no folder that is not a site', async () => {
    await expect(build(work)).rejects.toMatchObject({ code: 'out.exists' });
    expect(await readdir(work)).toEqual(['entries']);
  });
});
