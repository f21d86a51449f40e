import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { siteOf } from './support/board.ts';
import { boardFromReadme, filesInReadme, settingsInReadme } from './support/board-from-readme.ts';
import { branchTip, gitText } from './support/github/git-store.ts';
import { type Changes, startGitHub } from './support/github/github.ts';
import { dispatchEvent, pushEvent, scheduleEvent } from './support/workflow/events.ts';
import type { WorkflowEvent } from './support/workflow/occasion.ts';
import type { WorkflowResult } from './support/workflow/results.ts';
import { runWorkflow, type WorkflowRequest } from './support/workflow/run-workflow.ts';

/** A board made only from what the page says. */
async function board() {
  const github = await startGitHub();
  const { repository, folders } = boardFromReadme(github);
  const tip = (branch = 'main') => branchTip(repository.folder, branch) ?? '';
  const lastPush = () =>
    pushEvent(github.world, repository, 'refs/heads/main', gitText(repository.folder, 'rev-parse', `${tip()}^`));
  return {
    ...{ github, repository, folders, tip },
    lastPush,
    byHand: (branch: string) => dispatchEvent(github.world, repository, null, branch),
    push: (branch: string, changes: Changes) => github.push(repository, branch, changes),
    publish: (event: WorkflowEvent, more: Partial<WorkflowRequest> = {}) =>
      runWorkflow({ github, repository, folders, file: '.github/workflows/publish.yml', event, ...more }),
  };
}

/** The files of one of the project's own entries. */
function entryFiles(slug: string): Changes {
  const folder = `leaderboard/entries/${slug}`;
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = found.map(({ parentPath, name }) => `${parentPath}/${name}`);
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path)]));
}

const stepsOf = ({ jobs }: WorkflowResult) => jobs.publish?.jobs?.publish?.steps ?? [];
const logOf = (result: WorkflowResult) => result.jobs.publish?.log;

it('the page shows four workflows, with their paths', () => {
  expect(Object.keys(filesInReadme())).toEqual(
    ['submission', 'verify', 'publish', 'rerun'].map((name) => `.github/workflows/${name}.yml`),
  );
});

it('a board made from the page publishes without an entry, by the push that made it', async () => {
  const { github, lastPush, publish } = await board();
  const result = await publish(lastPush());
  expect(logOf(result)).not.toContain('##[error]');
  expect(result.conclusion).toBe('success');
  expect(readdirSync(result.pages).filter((name) => name.endsWith('.html'))).toEqual(
    ['404', 'abilities', 'about', 'compare', 'decisions', 'index', 'start'].map((name) => `${name}.html`),
  );
  expect(readFileSync(`${result.pages}/index.html`, 'utf8')).toMatch(/^<!doctype html>/i);
  expect(result.jobs.publish?.jobs?.publish?.legs[0]?.environment).toEqual({
    name: 'github-pages',
    url: `${github.url}/pages/a-board/board/`,
  });
});

it('the board is published every day, and by hand from the default branch only [K9]', async () => {
  const { byHand, publish, push } = await board();
  expect((await publish(scheduleEvent('17 4 * * *'))).conclusion).toBe('success');
  expect((await publish(byHand('main'))).conclusion).toBe('success');
  push('draft', { 'leaderboard/entries/x/entry.json': '{}' });
  const draft = await publish(byHand('draft'));
  expect([draft.conclusion, stepsOf(draft)]).toEqual(['skipped', []]);
});

it.each(['publish', 'rerun'])('%s does nothing in a submitter’s fork of the board that is synced', async (name) => {
  const { github, repository, folders, push } = await board();
  push('main', { '.github/workflows/new.yml': 'on: push\n' });
  const fork = github.fork(repository, github.user('ada'));
  const before = gitText(fork.folder, 'rev-parse', 'main^');
  const event = pushEvent(github.world, fork, 'refs/heads/main', before);
  const request = { github, repository: fork, folders, file: `.github/workflows/${name}.yml` };
  expect((await runWorkflow({ ...request, event })).conclusion).toBe('skipped');
});

it('a publication that failed while it was deployed succeeds if somebody runs its failed jobs again', async () => {
  const { github, lastPush, publish } = await board();
  const pages = `${github.world.root}/pages`;
  writeFileSync(pages, 'no folder');
  const failed = await publish(lastPush());
  expect(stepsOf(failed).map(({ outcome }) => outcome)).toEqual([...Array(4).fill('success'), 'failure']);
  rmSync(pages);
  const again = await publish(lastPush(), { again: failed });
  expect(logOf(again)).not.toContain('##[error]');
  expect(readdirSync(again.pages)).toContain('index.html');
});

it('a late run for an older push publishes the tip [H2]', async () => {
  const { lastPush, publish, push, tip } = await board();
  const older = { event: lastPush(), sha: tip() };
  push('main', { 'NEWS.md': 'Something else.\n' });
  const late = await publish(older.event);
  expect(logOf(late)).toContain(`at commit ${tip()}.`);
  expect(tip()).not.toBe(older.sha);
});

it('a board that says that it has receipts is not published without their branch', async () => {
  const { lastPush, publish } = await board();
  const vars = { BOARD_RECEIPTS: 'required' };
  const failed = await publish(lastPush(), { vars });
  expect(failed.conclusion).toBe('failure');
  expect(logOf(failed)).toContain('There is no branch receipts, and the variable BOARD_RECEIPTS says');
});

it('an invalid entry fails the publication, and the former site stays', async () => {
  const { lastPush, publish, push } = await board();
  const before = await publish(lastPush());
  const index = readFileSync(`${before.pages}/index.html`, 'utf8');
  push('main', { 'leaderboard/entries/broken/entry.json': '{}\n' });
  const after = await publish(lastPush());
  expect(after.conclusion).toBe('failure');
  expect(stepsOf(after).map(({ outcome }) => outcome)).toEqual(['success', 'success', 'failure', 'skipped', 'skipped']);
  expect(logOf(after)).toContain('leaderboard/entries/broken/entry.json');
  expect(readFileSync(`${after.pages}/index.html`, 'utf8')).toBe(index);
});

it('the settings that the page shows give the board a title, a domain and two suites', async () => {
  const { lastPush, publish, push } = await board();
  const file = '.github/workflows/publish.yml';
  push('main', {
    [file]: `${filesInReadme()[file]}${settingsInReadme()}`,
    ...entryFiles('control-null'),
    ...entryFiles('reference-baseline-0'),
  });
  const result = await publish(lastPush(), { vars: { BOARD_NOTICE: 'Some figures are in doubt.' } });
  expect(logOf(result)).not.toContain('##[error]');
  expect(result.conclusion).toBe('success');
  const files = siteOf({ site: result.pages });
  for (const path of ['index.html', 'about.html', 'feed.xml'])
    expect(files[path]).toContain('Some figures are in doubt.');
  const names = Object.keys(files);
  const index = files['index.html'] ?? '';
  expect(index).toContain(' · Memory at Example</title>');
  expect(index).toContain('<link rel="canonical" href="https://memory.example.org/index.html">');
  expect(files['feed.xml']).toContain('<id>https://memory.example.org/</id>');
  expect(files['start.html']).toContain('git clone https://github.com/a-board/board board');
  expect(files['start.html']).toContain('submit your-memory --board a-board/board</code>');
  expect(names.filter((path) => path.startsWith('suites/'))).toEqual(['suites/cib.html', 'suites/writ.html']);
  expect(names.filter((path) => path.startsWith('systems/'))).toEqual(['systems/control-null.html']);
});

it('the publication fails and names the setting if a setting is wrong', async () => {
  const { lastPush, publish, push } = await board();
  const file = '.github/workflows/publish.yml';
  push('main', { [file]: `${filesInReadme()[file]}${settingsInReadme().replace('cib,writ', 'cib,write')}` });
  const result = await publish(lastPush());
  expect(result.conclusion).toBe('failure');
  expect(logOf(result)).toMatch(/Input "suites" is "cib,write": there is no suite "write" \(did you mean "writ"\?\)/);
});
