import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { receiptPath, runPath } from '../src/evidence/receipt.ts';
import { board, manifestOf, publish, scored, siteOf } from './support/board.ts';
import { cib } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { receiptOf } from './support/receipt.ts';
import { append } from './support/receipts.ts';

const ADA = { login: 'ada-lovelace', id: 4242 } as const;

let bundle: string;

beforeAll(async () => {
  bundle = `${sharedFolder()}/bundle`;
  const words = ['run', '--suite', 'cib', '--limit', '12', '--adapter', 'ref:lexical3', '--out', bundle];
  expect(await cib(...words)).toMatchObject({ status: 0 });
});

/** The commands of the document's only block with a word, for a board in a folder. */
function commandsWith(word: string, folder: string, slug: string): string {
  const page = readFileSync('docs/incidents.md', 'utf8');
  const blocks = [...page.matchAll(/^ *```sh\n(.*?)^ *```/gms)].map(([, block = '']) => block);
  const found = blocks.filter((block) => block.includes(word));
  expect(found).toHaveLength(1);
  return String(found[0]).replace('https://github.com/you/board', folder).replaceAll('SLUG', slug);
}

/** Runs commands in an empty folder, and returns their output. */
const run = (script: string) =>
  execFileSync('sh', ['-ec', script], {
    cwd: temporaryFolder(),
    env: { ...process.env, FILTER_BRANCH_SQUELCH_WARNING: '1' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** A board with an entry that stays, and a function that makes Ada the author of the last commit. */
async function scene() {
  const made = board();
  made.git('config', 'receive.denyCurrentBranch', 'updateInstead');
  made.merge('other', bundle);
  const author = ['-c', 'user.name=Ada Lovelace', '-c', 'user.email=ada@example.org'];
  const signed = () => made.git(...author, 'commit', '--quiet', '--amend', '--reset-author', '--no-edit');
  await made.receipt('other', { submitter: { login: 'bob', id: 1 }, suites: scored(made.path('other', 'cib')) });
  return { ...made, signed };
}

/** Everything that the branches of a board lead to, as text. */
const historyOf = (folder: string) =>
  execFileSync('git', ['-C', folder, 'log', '-p', '--format=%H %an %ae %s', 'main', 'receipts'], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });

it('the documented commands purge an entry and its submitter from the history, and the board is published with its removal', async () => {
  const made = await scene();
  made.merge('mine', bundle);
  made.signed();
  const suites = scored(made.path('mine', 'cib'));
  await made.receipt('mine', { submitter: ADA, suites, pull_request: 12 });
  await made.receipt('mine', { event: 'disputed', reason: 'names ada-lovelace' });
  const removal = await made.receipt('mine', {
    event: 'removed',
    reason: 'Personal data.',
    date: '2026-01-03T00:00:00.000Z',
  });
  const before = made.checkout();
  expect(await publish(before)).toMatchObject({ status: 0 });
  expect(siteOf(before)['data/decisions.json']).toContain(ADA.login);
  expect(historyOf(made.folder)).toContain('ada@example.org');

  const id = receiptPath(removal).replace(/^.*\/|\.json$/g, '');
  const said = run(commandsWith('filter-branch', made.folder, 'mine').replaceAll('ID', id));
  expect(said.match(/^[0-9a-f]{7,} Record that .*$/gm)).toEqual([
    expect.stringMatching(/ Record that mine was removed$/),
  ]);
  expect(historyOf(made.folder)).not.toMatch(/ada-lovelace|4242|ada@example\.org|entries\/mine/);
  expect(made.git('ls-tree', '-r', '--name-only', 'receipts', 'receipts/mine/')).toBe(receiptPath(removal));

  const after = made.checkout();
  expect(await publish(after)).toMatchObject({ status: 0, annotations: [] });
  const site = siteOf(after);
  expect(Object.keys(site).filter((path) => path.startsWith('systems/'))).toEqual(['systems/other.html']);
  expect(Object.values(site).filter((text) => /ada-lovelace|\b4242\b/.test(text))).toEqual([]);
  expect(site['data/decisions.json']).toContain('Personal data.');

  // The same files do not come back.
  made.merge('mine', bundle);
  const again = made.checkout();
  expect(await publish(again)).toMatchObject({ status: 0 });
  expect(siteOf(again)['systems/mine.html']).toBeUndefined();
});

it('the documented commands find and purge what a pull request left that was never merged', async () => {
  const made = await scene();
  made.merge('mine', bundle);
  const kept = await made.receipt('mine', { submitter: { login: 'bob', id: 1 }, pull_request: 11 });
  const receipt = receiptOf({
    slug: 'mine',
    submitter: ADA,
    pull_request: 12,
    suites: scored(bundle, { runs: [manifestOf(bundle)] }),
  });
  const { fault } = await append({ remote: made.folder, receipt, runs: { cib: [bundle] } });
  expect(fault).toBeUndefined();
  const clone = `git clone --quiet ${made.folder} here && cd here\n`;
  const listed = run(clone + commandsWith('"pull_request":12', made.folder, 'mine')).trim();
  expect(listed).toBe(`origin/receipts:${receiptPath(receipt)}`);
  const folder = runPath(receipt, 'cib', 1).split('/').slice(0, 3).join('/');
  run(
    commandsWith('filter-branch', made.folder, 'mine').replace(
      /leaderboard\/entries\/mine .*(?=' --)/,
      `${receiptPath(receipt)} ${folder}`,
    ),
  );
  expect(historyOf(made.folder)).not.toMatch(/ada-lovelace|reruns\//);
  expect(made.git('ls-tree', '-r', '--name-only', 'receipts', 'receipts/mine/')).toBe(receiptPath(kept));
  const after = made.checkout();
  expect(await publish(after)).toMatchObject({ status: 0 });
  expect(siteOf(after)['systems/mine.html']).toBeDefined();
});
