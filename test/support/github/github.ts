import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { uploadArtifact } from './artifacts.ts';
import { addComment } from './comments.ts';
import { pullRequestEvent, workflowRunEvent } from './events.ts';
import type { FaultAnswer } from './faults.ts';
import { branchTip, writeBlob, writeCommit, writeRef, writeTree } from './git-store.ts';
import { mergePullRequest, openPullRequest, type Proposal } from './pull-requests.ts';
import { createRepository } from './repositories.ts';
import { addRun, type RunFields } from './runs.ts';
import { listen } from './server.ts';
import type { App, Artifact, Comment, Permissions, PullRequest, Repository, Run, User, World } from './world.ts';
import { createWorld } from './world.ts';

/** Text or bytes of a file; null removes it. */
export type Changes = Readonly<Record<string, string | Buffer | null>>;

/**
 * A GitHub double on this machine for one test. It ends with the test, and fails it if a request or an answer does not
 * match GitHub's own description.
 */
export async function startGitHub() {
  const root = mkdtempSync(join(tmpdir(), 'cib-github-'));
  const world = createWorld(root);
  const close = await listen(world);
  onTestFinished(async () => {
    await close();
    rmSync(root, { recursive: true, force: true });
    if (world.problems.length > 0) throw new Error(`Not as GitHub describes it:\n${world.problems.join('\n')}`);
  });
  // The account of `GITHUB_TOKEN` at github.com.
  const bot = user(world, 'github-actions[bot]', 'Bot', 41_898_282);
  const actions: App = { id: 15_368, slug: 'github-actions', owner: user(world, 'github', 'Organization') };
  world.apps.push(actions);
  return {
    world,
    url: world.url,
    bot,
    actions,
    user: (login: string, type: User['type'] = 'User') => user(world, login, type),
    repository: (owner: User, name: string, options: { readonly private?: boolean } = {}) => {
      const made = createRepository(world, owner, name, options);
      commit(world, made, made.defaultBranch, { 'README.md': `# ${name}\n` });
      return made;
    },
    fork: (parent: Repository, owner: User, name = parent.name) => createRepository(world, owner, name, { parent }),
    /** The `GITHUB_TOKEN` of a workflow's job, with its `permissions`. */
    jobToken: (repository: Repository, permissions: Permissions) => token(world, bot, permissions, actions, repository),
    /** The token of another app's installation, with the app's bot and the app. */
    appToken: (repository: Repository, slug: string, permissions: Permissions) => {
      const own: App = { id: 700_000 + world.apps.length, slug, owner: repository.owner };
      const its = user(world, `${slug}[bot]`, 'Bot');
      world.apps.push(own);
      return { token: token(world, its, permissions, own, repository), bot: its, app: own };
    },
    /** A person's own token, for all of their repositories. */
    personalToken: (owner: User, permissions: Permissions) => token(world, owner, permissions),
    /**
     * Commits to a branch, which is made from the default branch if it does not exist, and returns the commit's SHA.
     */
    push: (to: Repository, branch: string, changes: Changes) => commit(world, to, branch, changes),
    pullRequest: (to: Repository, proposal: Proposal) => openPullRequest(world, to, proposal),
    merge: (pull: PullRequest) => mergePullRequest(world, pull),
    run: (of: PullRequest, fields?: RunFields) => addRun(world, of.repository, of, fields),
    upload: (run: Run, name: string, files: Readonly<Record<string, string | Buffer>> | Buffer): Artifact =>
      uploadArtifact(world, run, name, files),
    comment: (on: PullRequest, by: User | null, body: string | undefined, app: App | null = null): Comment =>
      addComment(world, on, by, body, app),
    commentsOn: ({ number, repository }: PullRequest) =>
      world.comments.filter((one) => one.number === number && one.repository === repository),
    workflowRunEvent: (run: Run) => workflowRunEvent(world, run),
    pullRequestEvent: (pull: PullRequest) => pullRequestEvent(world, pull),
    /** Refuses the next requests for an operation before anything happens. */
    refuse: (operation: string, answer: FaultAnswer, times = 1, skip = 0) =>
      world.faults.push({ operation, kind: 'refuse', answer, times, skip }),
    /** Does the work, and still answers with a failure. */
    lose: (operation: string, answer: FaultAnswer, times = 1, skip = 0) =>
      world.faults.push({ operation, kind: 'lose', answer, times, skip }),
    /** Runs a function just before a request of an operation is served. */
    before: (operation: string, act: () => void, times = 1, skip = 0) =>
      world.faults.push({ operation, kind: 'act', act, times, skip }),
    /** How many requests of an operation there were. */
    asked: (operation: string) => world.exchanges.filter((one) => one.operation === operation).length,
    /** The violations of GitHub's description so far; a test that causes one removes it. */
    takeProblems: () => world.problems.splice(0),
  };
}

export type GitHub = Awaited<ReturnType<typeof startGitHub>>;

function user(world: World, login: string, type: User['type'], id = world.nextId()): User {
  const made = { id, login, type };
  world.users.push(made);
  return made;
}

function token(world: World, of: User, permissions: Permissions, app?: App, repository?: Repository): string {
  const value = `${app ? 'ghs' : 'ghp'}_${String(world.nextId()).padStart(36, '0')}`;
  world.tokens.push({ value, user: of, app, permissions, repository, remaining: 1000 });
  return value;
}

function commit(world: World, { folder, defaultBranch }: Repository, branch: string, changes: Changes): string {
  const parent = branchTip(folder, branch) ?? branchTip(folder, defaultBranch);
  const entries = Object.entries(changes).map(([path, content]) => ({
    path,
    mode: '100644',
    sha: content === null ? null : writeBlob(folder, Buffer.from(content)),
  }));
  const person = { name: 'A person', email: 'person@example.invalid', date: world.now() };
  const tree = writeTree(folder, parent, entries);
  const sha = writeCommit(folder, tree, parent ? [parent] : [], 'Change', person);
  writeRef(folder, `refs/heads/${branch}`, sha);
  return sha;
}
