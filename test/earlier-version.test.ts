import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { canonical } from '../src/evidence/canonical.ts';
import { loadSuite } from '../src/suites/catalogue.ts';
import { board, manifestOf, publish, scored, siteOf } from './support/board.ts';
import { sharedFolder } from './support/folder.ts';
import { IMAGE, imageRun } from './support/forged-board.ts';
import { asVersion, forge } from './support/forgery.ts';

/** A version that the suite no longer has. */
const EARLIER = '0.9.0';
const { description } = await loadSuite('cib');
const made = sharedFolder();
const submitter = { login: 'ada', id: 11 };
let site: Record<string, string>;
let summary: string;

const entry = { kind: 'system', name: 'example-lexical-python', adapter: `image:${IMAGE}` } as const;

/** A board after a new version of a suite: entries with runs of the version before, each in another state. */
beforeAll(async () => {
  const present = await imageRun(`${made}/present`);
  const earlier = `${made}/earlier`;
  cpSync(present, earlier, { recursive: true });
  asVersion(earlier, EARLIER);
  mkdirSync(`${made}/board`);
  const mine = board(undefined, `${made}/board`);
  for (const slug of ['recorded', 'unrecorded', 'incomplete', 'changed', 'short', 'run-again', 'maintained'])
    mine.merge(slug, earlier, entry);
  mine.merge('present', present, entry);
  const record = (slug: string, ...rest: Parameters<typeof scored>) =>
    mine.receipt(slug, { event: 'verified', submitter, suites: scored(...rest) });
  await record('recorded', earlier, { state: 'valid' });
  // A receipt of another run than the one that the entry has.
  await record('unrecorded', present, { state: 'valid' });
  await record('incomplete', earlier, { state: 'partial' });
  const outcomes = mine.path('changed', 'cib/outcomes.jsonl');
  writeFileSync(outcomes, readFileSync(outcomes, 'utf8').replace('"failed"', '"passed"'));
  forge(mine.path('short', 'cib'), 'outcomes.jsonl', (text) => text.replace(/.*\n$/, ''));
  forge(mine.path('short', 'cib'), 'scorecard.json', (text) => {
    const card = JSON.parse(text);
    card.counts.tasks -= 1;
    return `${canonical(card)}\n`;
  });
  mine.commit();
  await record('changed', mine.path('changed', 'cib'), { state: 'valid' });
  await record('short', mine.path('short', 'cib'), { state: 'valid' });
  await mine.receipt(
    'run-again',
    { event: 'board-run', submitter, suites: scored(earlier, { state: 'valid', runs: [manifestOf(present)] }) },
    { cib: [present] },
  );
  await record('present', present, { state: 'valid' });
  const checkout = mine.checkout(`${made}/checkout`);
  const { status, log } = await publish(checkout);
  expect([status, log]).toEqual([0, expect.anything()]);
  summary = log;
  site = siteOf(checkout);
});

const boards = (): readonly {
  suite: { version: string };
  ranked: boolean;
  rows: { slug: string; tier: string; rank: unknown }[];
}[] => JSON.parse(site['data/leaderboard.json'] ?? '').boards;

describe('a board with runs of an earlier version of a suite', () => {
  it('shows them separately, below the current version and without a rank', () => {
    expect(
      boards().map(({ suite, ranked, rows }) => [suite.version, ranked, rows.map(({ slug }) => slug).sort()]),
    ).toEqual([
      [description.version, true, ['present', 'run-again']],
      [EARLIER, false, ['maintained', 'recorded']],
    ]);
    expect(boards()[1]?.rows.map(({ rank }) => rank)).toEqual([null, null]);
    expect(site['suites/cib.html']).toContain(`The present version is ${description.version}.`);
    expect(site['index.html']).toContain(`on version ${EARLIER}`);
  });

  it('says on the entry’s page which release can verify the run', () => {
    const page = site['systems/recorded.html'] ?? '';
    expect(page).toContain(
      `This run is of version ${EARLIER} of the suite, the present one is ${description.version}: it has no rank`,
    );
    expect(page).toMatch(/npx context-integrity@\d+\.\d+\.\d+ verify/);
  });

  it('shows the board’s run of the current version in place of an earlier claim, and does not compare the two', () => {
    expect(boards()[0]?.rows.find(({ slug }) => slug === 'run-again')?.tier).toBe('board-run');
    const page = site['systems/run-again.html'] ?? '';
    expect(page).toContain(`is of cib ${EARLIER}. It is not compared`);
  });

  it.each([
    [
      'unrecorded',
      /<b>unrecorded<\/b>: [^<]*another version of a suite[^<]*no receipt says that the run was valid \(suite\.version\)/,
    ],
    [
      'incomplete',
      /<b>incomplete<\/b>: [^<]*another version of a suite[^<]*no receipt says that the run was valid \(suite\.version\)/,
    ],
    ['changed', /<b>changed<\/b>: Its evidence does not verify \(bundle\.invalid\)/],
    ['short', /<b>short<\/b>: Its evidence does not verify \(bundle\.invalid\)/],
  ])('withholds an earlier run without a valid receipt: %s', (slug, reason) => {
    expect(site[`systems/${slug}.html`]).toBeUndefined();
    expect(summary).toContain(slug);
    expect(site['decisions.html']).toMatch(reason);
  });
});
