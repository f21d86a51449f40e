import { execFileSync } from 'node:child_process';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type ClaimReview, type Receipt, receiptPath, receiptText, runPath } from '../../src/evidence/receipt.ts';
import { folderTree } from '../../src/git/object.ts';
import { generator } from '../../src/suites/cib/generate.ts';
import { projectRoot } from '../../src/system/installation.ts';
import { nodePorts } from '../../src/system/ports.ts';
import { publishBoard } from '../../src/usecases/publish.ts';
import { manifestOf } from './board.ts';
import { cib } from './cli.ts';
import { asImage, describeAlike } from './forgery.ts';
import { receiptOf } from './receipt.ts';
import { referenceBoard } from './reference-board.ts';

const BOARD = `cib-${generator.publicDigest.slice(0, 8)}`;

/** One page of each kind of the site below. */
export const PAGES = [
  'index.html',
  'abilities.html',
  'about.html',
  'decisions.html',
  'suites/cib.html',
  'start.html',
  'systems/example.html',
  // Its claim is contradicted by the board's run.
  'systems/refuted.html',
  'systems/control-question-only.html',
  `tasks/${BOARD}/index.html`,
  // A task with a stale event, and one without.
  `tasks/${BOARD}/cib_000001.html`,
  `tasks/${BOARD}/cib_000091.html`,
];

/**
 * Publishes a board with a decision of every kind, a history, a contradicted claim, and the widest and most hostile
 * names, into `site` of a folder.
 */
export async function publishDecidedSite(folder: string): Promise<void> {
  const root = projectRoot();
  const ports = { ...nodePorts(), progress: { begin() {}, advance() {}, wait() {}, note() {}, step() {}, end() {} } };
  await referenceBoard(join(folder, 'entries'), ['cib', 'writ']);
  const git = (...words: string[]) => execFileSync('git', ['-C', folder, ...words]);
  const commit = () => {
    git('add', '--all', 'entries');
    git('-c', 'user.name=test', '-c', 'user.email=test@example.invalid', 'commit', '--quiet', '--message', 'Add');
  };
  git('init', '--quiet');
  // The former version of the example has the answers of another system, so that many tasks changed.
  const [bundle, kept] = [join(folder, 'entries/example/cib'), join(folder, 'kept')];
  await rename(bundle, kept);
  await cp(join(folder, 'entries/reference-recent3/cib'), bundle, { recursive: true });
  commit();
  await rm(bundle, { recursive: true });
  await rename(kept, bundle);
  const path = join(folder, 'entries/example/entry.json');
  const entry = JSON.parse(await readFile(path, 'utf8'));
  // The widest and most hostile names.
  const [name, version] = [`<img src=x onerror=alert(1)>${'M'.repeat(52)}`, '"><svg onload=alert(1)>'];
  const adapter = `image:example.org/${'m'.repeat(90)}@sha256:${'0'.repeat(64)}`;
  const changed = { ...entry, name, version, adapter, homepage: `https://example.org/${'m'.repeat(200)}` };
  await writeFile(path, JSON.stringify(changed));
  describeAlike(join(folder, 'entries/example'));
  // An invalid entry is named on the page of decisions.
  await cp(join(folder, 'entries/reference-recent3'), join(folder, `entries/${'w'.repeat(64)}`), { recursive: true });
  await refute(folder);
  await decide(folder, 'example', 'verified', '<img src=x onerror=alert(1)>');
  await decide(folder, 'control-question-only', 'disputed', `${'M'.repeat(400)} \u202e"><svg onload=alert(1)>`);
  await decide(folder, 'long-gone', 'removed', 'it is gone', '1'.repeat(40));
  commit();
  const published = await publishBoard(ports, {
    checkout: folder,
    repository: 'ada/board',
    entries: 'entries',
    receipts: join(folder, 'receipts'),
    asOf: '2026-01-12',
    out: join(folder, 'site'),
    templates: join(root, 'leaderboard'),
    scripts: join(root, 'dist/browser'),
  });
  expect(published).toMatchObject({ decisions: 4, withheld: [{ slug: 'w'.repeat(64) }] });
  const example = await readFile(join(folder, 'site/systems/example.html'), 'utf8');
  expect(example).toMatch(/>Versions<[\s\S]*>Receipts</);
  const disputed = await readFile(join(folder, 'site/systems/control-question-only.html'), 'utf8');
  expect(disputed.includes('<b>Disputed</b>')).toBe(true);
  for (const name of ['index.html', 'suites/cib.html', 'systems/refuted.html'])
    expect(await readFile(join(folder, 'site', name), 'utf8')).toMatch(/<span class="claim-mark"><s>/);
}

/** Records a decision on the current files of an entry. */
async function decide(
  folder: string,
  slug: string,
  event: Receipt['event'],
  reason: string,
  tree?: string,
  suites = {},
) {
  const place = join(folder, 'entries', slug);
  const given = { slug, event, reason, suites, tree: tree ?? (await folderTree(nodePorts().files, place)) };
  const receipt = receiptOf(given);
  await nodePorts().files.write(join(folder, 'receipts', receiptPath(receipt)), receiptText(receipt));
  return receipt;
}

/** Adds a system whose claim is the run of another one; the board's runs of it retrieve nothing. */
async function refute(folder: string): Promise<void> {
  const [entry, run] = [join(folder, 'entries/refuted'), join(folder, 'run')];
  const words = ['run', '--suite', 'cib', '--limit', '12', '--adapter'];
  const claimed = await cib(...words, 'cmd:python3 examples/adapters/python/adapter.py', '--out', join(entry, 'cib'));
  const measured = await cib(...words, 'cmd:python3 test/adapters/cheat.py empty', '--out', run);
  expect([claimed.status, measured.status]).toEqual([0, 0]);
  const adapter = `image:example.org/${'m'.repeat(90)}@sha256:${'0'.repeat(64)}`;
  const refuted = { schema: 'entry/1', slug: 'refuted', kind: 'system', name: 'Refuted', version: '1.0.0', adapter };
  const more = { licence: 'MIT', platform: 'any', network: false, reads_labels: false, suites: { cib: 'cib' } };
  await writeFile(join(entry, 'entry.json'), JSON.stringify({ ...refuted, ...more }));
  describeAlike(entry);
  const reason = `"><img src=x onerror=alert(1)> \u202e${'M'.repeat(400)}`;
  const claim: ClaimReview = {
    verdict: 'contradicted',
    reason,
    metric: 'retrieval_sufficiency',
    claimed: 1,
    measured: 0,
    ci90: [1, 1],
    tasks: 12,
    differing: 12,
    discordance: 0.5,
    deterministic: 'lost',
    unsteady: true,
  };
  asImage(run, adapter.slice('image:'.length));
  const runs = [run, run].map(manifestOf);
  const suites = { cib: { manifest: manifestOf(join(entry, 'cib')), state: 'partial', runs, claim } };
  const receipt = await decide(folder, 'refuted', 'contradicted', reason, undefined, suites);
  for (const round of [1, 2])
    await cp(run, join(folder, 'receipts', runPath(receipt, 'cib', round)), { recursive: true });
}
