import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { cib } from './support/cli.ts';
import { sharedFolder } from './support/folder.ts';

/**
 * Recomputes figures on the pages of the project's own entries from the lines of their bundles. Only the command that
 * builds the site is the program's own: an error that site and scorecards share would show here.
 */

const folder = sharedFolder();
const site = join(folder, 'site');
const SLUGS = ['minisearch', 'langgraph-store', 'server-memory', 'control-full-context', 'reference-variant-2'];

/** The metric by which each suite ranks, or that it shows first. */
const HEADLINES = {
  'cib': 'retrieval_sufficiency',
  'writ': 'correct',
  'memtrace': 'clean_context',
  'context-decay': 'grounded_accuracy',
} as const;
type SuiteId = keyof typeof HEADLINES;

interface Line {
  readonly family: string;
  readonly verdict: string;
  readonly failure_modes: readonly string[];
  readonly values: Readonly<Record<string, number | readonly [number, number]>>;
}

const linesOf = (slug: string, suite: SuiteId): Line[] =>
  readFileSync(`leaderboard/entries/${slug}/${suite}/outcomes.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** The share of right values among the measured ones, in the format of the pages. */
function share(lines: readonly Line[], metric: string): string {
  let [right, all] = [0, 0];
  for (const { values } of lines) {
    const value = values[metric];
    if (value === undefined) continue;
    if (typeof value === 'number') {
      right += value;
      all += 1;
    } else {
      right += value[0];
      all += value[1];
    }
  }
  return `${((100 * right) / all).toFixed(1)}%`;
}

function mean(lines: readonly Line[], metric: string): number {
  const values = lines.flatMap(({ values: { [metric]: value } }) => (typeof value === 'number' ? [value] : []));
  return values.reduce((sum, one) => sum + one, 0) / values.length;
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const page = (path: string) => readFileSync(join(site, path), 'utf8');

/** The text of the row that begins with a heading, in one part of a page. */
function rowOf(html: string, part: RegExp, heading: string): string {
  const within = part.exec(html)?.[0] ?? '';
  const rows = [...within.matchAll(/<tr[\s\S]*?<\/tr>/g)].map(([row]) => textOf(row));
  return rows.find((row) => row.startsWith(heading)) ?? `no row ${heading}`;
}

const LINES = /<table class="plain-table cards lines"[\s\S]*?<\/table>/;
const PROFILE = /<h2 id="profile"[\s\S]*?<h2 /;
const TITLES = {
  'cib': 'Context Integrity (CIB)',
  'writ': 'Write Integrity (WRIT)',
  'memtrace': 'MemTrace',
  'context-decay': 'Context Decay',
} as const;

beforeAll(async () => {
  for (const slug of SLUGS) cpSync(`leaderboard/entries/${slug}`, join(folder, 'entries', slug), { recursive: true });
  const { status, stderr } = await cib(
    ...['site', '--entries', join(folder, 'entries'), '--out', site, '--unverified', '--cache', join(folder, 'cache')],
    ...['--suites', Object.keys(HEADLINES).join(',')],
  );
  expect(`${status} ${status === 0 ? '' : stderr}`).toBe('0 ');
}, 300_000);

const suites = Object.keys(HEADLINES) as SuiteId[];
const systems = SLUGS.slice(0, 3);

describe('the page of a system', () => {
  it.each(systems.flatMap((slug) => suites.map((suite) => [slug, suite] as const)))(
    'shows the value of %s on %s that its bundle gives',
    (slug, suite) => {
      const row = rowOf(page(`systems/${slug}.html`), LINES, TITLES[suite]);
      expect(row).toContain(` ${share(linesOf(slug, suite), HEADLINES[suite])} `);
    },
  );

  it.each([
    ['minisearch', 'cib', 'knowledge_update', 'Knowledge update'],
    ['server-memory', 'memtrace', 'multi_hop', 'Multi-hop'],
    ['langgraph-store', 'context-decay', 'turns-500', '500 turns'],
    ['langgraph-store', 'context-decay', 'turns-50', '50 turns'],
  ] as const)('shows the value of %s on %s in the family %s that its bundle gives', (slug, suite, family, label) => {
    const lines = linesOf(slug, suite).filter((line) => line.family === family);
    expect(lines.length).toBeGreaterThan(0);
    expect(rowOf(page(`systems/${slug}.html`), PROFILE, `${label} `)).toContain(` ${share(lines, HEADLINES[suite])} `);
  });

  it.each([
    ['minisearch', 'cib', 'stale_override', 'Stale override'],
    ['langgraph-store', 'context-decay', 'missed_late', 'Missed late'],
  ] as const)('shows how often %s failed on %s by %s', (slug, suite, mode, label) => {
    const count = linesOf(slug, suite).filter(({ failure_modes }) => failure_modes.includes(mode)).length;
    expect(count).toBeGreaterThan(0);
    const html = page(`systems/${slug}.html`);
    const tables = [...html.matchAll(/<table class="plain-table [^"]*\bmodes"[^>]*>[\s\S]*?<\/table>/g)].map(
      ([table]) => table,
    );
    const rows = tables.map((table) => rowOf(table, /[\s\S]*/, label)).filter((row) => !row.startsWith('no row'));
    expect(rows.join()).toMatch(new RegExp(` ${count} `));
  });

  it.each([
    ['minisearch', 'context-decay', 'avg_context_tokens'],
    ['langgraph-store', 'memtrace', 'avg_tokens'],
  ] as const)('shows the tokens of %s on %s that its bundle gives', (slug, suite, metric) => {
    const tokens = mean(linesOf(slug, suite), metric).toFixed(0);
    expect(rowOf(page(`systems/${slug}.html`), LINES, TITLES[suite])).toContain(` ${tokens} `);
  });
});

describe('the other pages', () => {
  it.each([
    ['index.html', 'minisearch', 'memtrace'],
    ['index.html', 'langgraph-store', 'context-decay'],
    ['suites/cib.html', 'control-full-context', 'cib'],
    ['suites/memtrace.html', 'reference-variant-2', 'memtrace'],
  ] as const)('%s shows the value of %s on %s that its bundle gives', (path, slug, suite) => {
    const rows = [...page(path).matchAll(/<tr[\s\S]*?<\/tr>/g)].map(([row]) => row);
    const own = rows.filter((row) => row.includes(`systems/${slug}.html`)).map(textOf);
    expect(own.join('\n')).toContain(` ${share(linesOf(slug, suite), HEADLINES[suite])} `);
  });

  it('compare by the outcome of every task', () => {
    const { boards } = JSON.parse(page('data/boards.json'));
    const { id } = boards.find(({ suite }: { suite: { id: string } }) => suite.id === 'memtrace');
    const { passed } = JSON.parse(page(`data/outcomes/${id}/server-memory.json`));
    const marks = linesOf('server-memory', 'memtrace').map(({ verdict }) => (verdict === 'passed' ? '1' : '0'));
    expect(passed).toBe(marks.join(''));
  });
});
