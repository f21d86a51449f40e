// A real runner that is not ours: each job builds and starts containers, as the fast tests do under our stand-in of GitHub's.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from '../src/protocol/project.ts';
import { RELEASE } from '../src/site/workflow.ts';
import { act, describeWithAct } from './support/act.ts';
import { cib } from './support/cli.ts';
import { describeWithDocker } from './support/docker.ts';
import { temporaryFolder } from './support/folder.ts';
import { gitRepository } from './support/git.ts';
import { startGitHub } from './support/github/github.ts';

const ROOT = join(import.meta.dirname, '..');
const WORKFLOWS = '.github/workflows';
const KIT = `${WORKFLOWS}/memory.yml`;

/** The Action's files: what a release's archive has of them. */
function copyAction(to: string): void {
  for (const part of ['action.yml', 'package.json', 'dist', 'leaderboard/templates', 'leaderboard/harnesses.json'])
    cpSync(join(ROOT, part), join(to, part), { recursive: true });
}

/** A person's repository with what `cib init` writes, in a folder with its history. */
async function kit(language = 'python') {
  const home = temporaryFolder();
  const { folder, commit } = gitRepository();
  expect(await cib('init', '--lang', language, folder)).toMatchObject({ status: 0 });
  return { folder, home, commit };
}

describeWithAct('act reads', () => {
  it.each(readdirSync(join(ROOT, WORKFLOWS)))('our own %s, with every job', async (name) => {
    const home = temporaryFolder();
    const file = join(ROOT, WORKFLOWS, name);
    expect(await act(ROOT, home, '--validate', '--strict', '--workflows', file)).toMatchObject({ status: 0 });
  });

  it.each(['python', 'typescript', 'go', 'http', 'mcp'])('the workflow of the kit for %s', async (language) => {
    const { folder, home, commit } = await kit(language);
    commit();
    expect(await act(folder, home, '--validate', '--strict')).toMatchObject({ status: 0 });
    const { status, log } = await act(folder, home, '--list');
    expect([status, log]).toEqual([0, expect.stringMatching(/^0 +memory +memory +Memory +memory\.yml +pull_request/m)]);
  });

  it('no workflow with a key that there is not', async () => {
    const { folder, home } = await kit();
    writeFileSync(join(folder, KIT), readFileSync(join(folder, KIT), 'utf8').replace('runs-on:', 'runs-at:'));
    expect((await act(folder, home, '--validate', '--strict')).status).not.toBe(0);
  });
});

describeWithAct('the Action from the commit itself, under act', () => {
  it('measures the kit’s adapter, and leaves a bundle that verifies', async () => {
    const { folder, home, commit } = await kit();
    copyAction(folder);
    writeFileSync(join(folder, KIT), OWN);
    commit();
    const left = join(home, 'left');
    const { status, log } = await act(folder, home, 'workflow_dispatch', '--env', `LEFT=${left}`);
    expect([status, log]).toEqual([0, expect.stringContaining('Job succeeded')]);
    expect(await cib('verify', left)).toMatchObject({ status: 0 });
    expect(readFileSync(join(left, 'manifest.json'), 'utf8')).toContain('"name":"my-memory"');
  });
});

const OWN = `name: Memory
on: workflow_dispatch
jobs:
  memory:
    runs-on: ubuntu-latest
    steps:
      # With it, act copies the repository to the job's folder.
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
      - uses: ./
        id: measured
        with:
          adapter: cmd:python3 memory-adapter/adapter.py
          limit: 5
          out: results
      # The job's folder goes with it.
      - run: cp -R "$BUNDLE" "$LEFT"
        env:
          BUNDLE: \${{ steps.measured.outputs.bundle }}
`;

describeWithAct('the kit’s workflow, under act', () => {
  describeWithDocker('with a pull request on a GitHub that answers', () => {
    it('measures, comments, and brings the comment up to date the next time', async () => {
      const { folder, home, commit } = await kit();
      const github = await startGitHub();
      const repository = github.repository(github.user('ada'), 'memory');
      github.push(repository, 'better', { 'NEWS.md': 'better\n' });
      const pull = github.pullRequest(repository, { from: repository, branch: 'better' });
      const event = join(home, 'event.json');
      writeFileSync(event, JSON.stringify(github.pullRequestEvent(pull)));
      const token = github.jobToken(repository, { 'contents': 'read', 'pull-requests': 'write' });
      const released = join(home, 'released');
      copyAction(released);
      commit();
      const run = () =>
        act(
          folder,
          home,
          ...['pull_request', '--eventpath', event, '--secret', `GITHUB_TOKEN=${token}`],
          ...['--env', `GITHUB_API_URL=${github.url}`, '--env', 'GITHUB_REPOSITORY=ada/memory'],
          ...['--local-repository', `${PROJECT}@${RELEASE}=${released}`],
        );
      const first = await run();
      expect([first.status, first.log]).toEqual([0, expect.stringContaining('Comment created: ')]);
      const [comment, ...more] = github.commentsOn(pull);
      expect([more, comment?.user]).toEqual([[], github.bot]);
      expect(comment?.body).toContain('**✅ Valid** · my-memory');
      // Fewer tasks are enough to see that another text comes into the same comment.
      const text = readFileSync(join(folder, KIT), 'utf8');
      writeFileSync(
        join(folder, KIT),
        text.replace('          comment: true\n', '          comment: true\n          limit: 5\n'),
      );
      const second = await run();
      expect([second.status, second.log]).toEqual([0, expect.stringContaining('Comment updated: ')]);
      const after = github.commentsOn(pull);
      expect(after.map(({ id }) => id)).toEqual([comment?.id]);
      expect(after[0]?.body).toContain('of 5 tasks');
    });
  });
});
