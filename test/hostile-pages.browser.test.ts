import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonical } from '../src/evidence/canonical.ts';
import { type ClaimReview, runPath, type SuiteReceipt } from '../src/evidence/receipt.ts';
import { projectRoot } from '../src/system/installation.ts';
import { manifestOf } from './support/board.ts';
import { launchBrowser, noBrowserFor, PAGE_TIMEOUT_MS } from './support/browser.ts';
import { cib } from './support/cli.ts';
import { parsed } from './support/parsed.ts';
import { shownBoard } from './support/shown-board.ts';
import { siteFiles } from './support/site-files.ts';
import { transcriptOf } from './support/transcript.ts';

const COMPUTING = '=1+1,"@x and more words than a chart shows';

/** Each fits into the shortest field, and is longer than a chart shows, so that all labels have the same width. */
const HOSTILE: readonly string[] = [
  '<script>alert(1)</script>"><svg onload=alert(1)>',
  "' onfocus='alert(1)' x='</title></textarea><img src=x onerror=alert(1)>",
  '--><b>]]><i>&lt;u&gt;&#60;s&#62;</desc></svg><p>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what a stranger writes
  'javascript:alert(1)//{{constructor}}{{{this}}}${7*7}',
  COMPUTING,
];

const root = projectRoot();
const work = mkdtempSync(join(tmpdir(), 'hostile-pages-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** The files of a site of four entries, with `text` in every field that a submitter writes. */
async function siteOf(name: string, text: string): Promise<{ site: string; files: readonly string[] }> {
  const folder = join(work, name);
  const board = shownBoard(folder, ['cib', 'writ']);
  for (const slug of readdirSync(board.entries)) {
    if (!/^(?:example-python|control-oracle)$/.test(slug)) board.remove(slug);
  }
  const model = { name: text, endpoint_family: text, date: text, prompt_template: text };
  board.copy('example-python', 'stranger', {
    kind: 'system',
    name: text,
    version: text,
    licence: text,
    platform: text,
    adapter: `cmd:${text}`,
    homepage: `https://example.org/${encodeURI(text)}"'><b onclick=x>`,
    model: { ...model, temperature: 0, max_output_tokens: 1 },
  });
  await fillBundle(join(board.entries, 'stranger/cib'), text, model);
  // The board runs images alone.
  board.copy('stranger', 'ran', { adapter: `image:example.org/ran@sha256:${'a'.repeat(64)}` });
  const actor = { login: text, id: 1 };
  const claim: ClaimReview = { ...CLAIM, reason: text, metric: text };
  const manifest = manifestOf(join(board.entries, 'stranger/cib'));
  const unusable: SuiteReceipt = { manifest, state: 'unjudged', runs: [], claim: { ...claim, verdict: 'unusable' } };
  await board.record({ slug: 'stranger', event: 'unusable', reason: text, actor, suites: { cib: unusable } });
  const run = join(folder, 'run');
  cpSync(join(board.entries, 'ran/cib'), run, { recursive: true });
  claimAll(join(board.entries, 'ran/cib'));
  const suites = { cib: { manifest, state: 'valid', runs: [manifest, manifest], claim } as SuiteReceipt };
  const receipt = await board.record({ slug: 'ran', event: 'contradicted', reason: text, actor, suites });
  for (const round of [1, 2]) board.addRun(run, runPath(receipt, 'cib', round));
  await board.record({ slug: 'stranger', event: 'disputed', reason: text, actor: { login: text, id: 1 }, date: LATER });
  await board.record({
    slug: 'gone',
    event: 'removed',
    reason: text,
    actor: { login: text, id: 1 },
    tree: '2'.repeat(40),
  });
  await board.build(join(folder, 'site'), 'https://board.example/');
  const files = siteFiles(join(folder, 'site'));
  expect(files).toEqual(expect.arrayContaining(['systems/stranger.html', 'systems/ran.html']));
  return { site: join(folder, 'site'), files };
}

const CLAIM: ClaimReview = {
  verdict: 'contradicted',
  reason: '',
  metric: null,
  claimed: 1,
  measured: 0.5,
  ci90: [0.4, 0.6],
  tasks: 250,
  differing: 9,
  discordance: 0.2,
  deterministic: 'lost',
  unsteady: true,
};

/** Changes the claimed figures of a bundle. */
function claimAll(bundle: string): void {
  const path = join(bundle, 'scorecard.json');
  const card = JSON.parse(readFileSync(path, 'utf8'));
  for (const estimate of Object.values<{ value: number }>(card.overall.metrics)) estimate.value /= 3;
  writeFileSync(path, `${canonical(card)}\n`);
}

const LATER = '2026-01-03T00:00:00.000Z';

async function fillBundle(bundle: string, text: string, model: object): Promise<void> {
  const transcript = await transcriptOf(bundle);
  rmSync(join(bundle, 'transcript.jsonl.gz'));
  const edit = (name: string, change: (value: ReturnType<typeof JSON.parse>) => object) => {
    const path = join(bundle, name);
    writeFileSync(path, `${canonical(change(JSON.parse(readFileSync(path, 'utf8'))))}\n`);
  };
  const system = { name: text, version: text, kind: 'system', reads_labels: false };
  const whole = { ...model, temperature: 0, max_output_tokens: 1 };
  const digest = 'a'.repeat(64);
  edit('manifest.json', (manifest) => ({
    ...manifest,
    system,
    dataset: { ...manifest.dataset, id: text },
    adapter: {
      spec: `cmd:${text}`,
      declared: { ...manifest.adapter.declared, name: text, version: text, model: whole },
    },
    engine: { name: text, version: text },
    image: { id: text, repo_digest: text, platform: text },
    harness: { ...manifest.harness, sha256: digest },
    model: whole,
    dates: { started: text, finished: text },
    files: [...manifest.files, { path: text, bytes: 1, lines: 1, sha256: digest }],
  }));
  edit('scorecard.json', (card) => {
    const group = card.families[Object.keys(card.families)[0] ?? ''];
    return {
      ...card,
      system,
      dataset: { ...card.dataset, id: text },
      counts: { ...card.counts, faults: { [text]: 1 } },
      families: { ...card.families, [text]: group },
      slices: { [text]: { [text]: group } },
      parts: { [text]: group },
      arms: { [text]: group },
      failure_modes: { ...card.failure_modes, [text]: 3 },
      overall: { ...card.overall, metrics: { ...card.overall.metrics, [text]: { value: 0.5, n: 1 } } },
      validity: {
        state: 'invalid',
        rules: [...card.validity.rules, { id: text, held: false, detail: text }],
        controls: [{ name: text, metric: text, value: 0, min: 0, max: 1, held: false }],
      },
    };
  });
  const path = join(bundle, 'transcript.jsonl');
  for (const one of transcript) appendFileSync(path, `${canonical(said(JSON.parse(one), text))}\n`);
}

/** Puts the text into every field of a reply that an adapter writes in its own words. */
function said(value: unknown, text: string, key = ''): unknown {
  if (typeof value === 'string') return /^(?:answer|action|context)$/.test(key) ? text : value;
  if (Array.isArray(value)) return value.map((one) => said(one, text, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, said(one, text, name)]));
}

describe.skipIf(noBrowserFor('pages of hostile texts'))('the pages of a site with hostile texts', () => {
  let browser: Browser;
  let page: Page;
  const plain = new Map<string, readonly string[]>();

  const read = (site: string, path: string) =>
    parsed(page, readFileSync(join(site, path), 'utf8'), path.endsWith('.html') ? 'text/html' : 'text/xml');

  beforeAll(async () => {
    browser = await launchBrowser();
    page = await browser.newPage();
    page.setDefaultTimeout(PAGE_TIMEOUT_MS);
    const { site, files } = await siteOf('plain', 'plain words, and more of them than a chart shows');
    for (const path of files) plain.set(path, /\.(?:html|xml|svg)$/.test(path) ? (await read(site, path)).tree : []);
  });
  afterAll(() => browser?.close());

  it.each(HOSTILE)('have the elements, attributes and links of their template, with %s [D1]', async (text) => {
    const { site, files } = await siteOf(`hostile-${HOSTILE.indexOf(text)}`, text);
    expect(files).toEqual([...plain.keys()]);
    const changed: string[] = [];
    for (const [path, tree] of plain) {
      const source = readFileSync(join(site, path), 'utf8');
      if (path.endsWith('.json')) JSON.parse(source);
      if (tree.length === 0 || source === readFileSync(join(work, 'plain/site', path), 'utf8')) continue;
      const now = (await read(site, path)).tree;
      const at = now.findIndex((one, i) => one !== tree[i]);
      if (at >= 0 || now.length !== tree.length) changed.push(`${path}: ${tree[at]} became ${now[at]}`);
    }
    expect(changed).toEqual([]);
  });

  it('have no cell in a table of data that a spreadsheet evaluates [D7]', async () => {
    const { site, files } = await siteOf('computing', COMPUTING);
    for (const path of files.filter((one) => one.endsWith('.csv'))) {
      expect(readFileSync(join(site, path), 'utf8')).not.toMatch(/(?:^|,)"?[=+@\t]/m);
    }
  });

  it('have no inline script, style or handler, and a policy that forbids them [D3, D6]', async () => {
    const site = join(work, 'plain/site');
    for (const path of [...plain.keys()].filter((one) => one.endsWith('.html'))) {
      expect([path, (await read(site, path)).forbidden]).toEqual([path, []]);
      const [, policy] =
        /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(readFileSync(join(site, path), 'utf8')) ?? [];
      expect([path, policy]).toEqual([path, expect.stringMatching(/^default-src 'none';(?!.*(?:unsafe|\*|https?:))/)]);
    }
  });
});

describe('cib site', () => {
  it.each([
    'javascript:alert(1)',
    'JaVa\tScript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example',
    'https://github.com@evil.example/',
    'https://user:word@evil.example/',
    'vbscript:msgbox(1)',
    'http://example.org',
  ])('refuses %j as a homepage [D2]', async (homepage) => {
    const folder = mkdtempSync(join(work, 'link-'));
    const slug = 'reference-recent3';
    mkdirSync(join(folder, slug));
    const entry = JSON.parse(readFileSync(join(root, 'leaderboard/entries', slug, 'entry.json'), 'utf8'));
    writeFileSync(join(folder, slug, 'entry.json'), JSON.stringify({ ...entry, suites: {}, homepage }));
    const { status, stderr } = await cib('site', '--entries', folder, '--out', `${folder}-site`);
    expect([status, stderr]).toEqual([1, expect.stringContaining('entry.json: $.homepage')]);
    expect(existsSync(`${folder}-site`)).toBe(false);
  });

  it('imports Handlebars in three modules only, in a version without known vulnerabilities [D5]', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    const versions = Object.entries<{ version: string }>(lock.packages)
      .filter(([path]) => path.endsWith('node_modules/handlebars'))
      .map(([, { version }]) => version.split('.').map(Number));
    expect(versions.length).toBeGreaterThan(0);
    for (const [major = 0, minor = 0, patch = 0] of versions) {
      expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(4_007_009);
    }
    const sources = siteFiles(join(root, 'src')).filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
    const importing = sources.filter((path) => /from 'handlebars'/.test(readFileSync(join(root, 'src', path), 'utf8')));
    expect(importing).toEqual([
      'report/markdown/markdown-template.ts',
      'site/compile-templates.ts',
      'site/template.ts',
    ]);
  });
});
