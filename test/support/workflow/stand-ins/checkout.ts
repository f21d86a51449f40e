import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fullName } from '../../github/repositories.ts';
import type { StandIn, StandInCall } from '../stand-in.ts';

type Git = (...words: readonly string[]) => Promise<string>;

const ALL = ['+refs/heads/*:refs/remotes/origin/*', '+refs/tags/*:refs/tags/*'];

/** `actions/checkout`: a real repository, fetched from the server over HTTP. */
export const checkout: StandIn = {
  inputs: { 'repository': '', 'ref': '', 'fetch-depth': '1', 'path': '.', 'persist-credentials': 'true' },
  async run(call) {
    const { runner, inputs, token } = call;
    const { occasion, sources } = runner;
    const own = fullName(runner.repository);
    const repository = inputs.repository || own;
    const folder = join(call.workspace, inputs.path ?? '.');
    if (existsSync(join(folder, '.git'))) throw new Error('This stand-in checks out into an empty folder.');
    mkdirSync(folder, { recursive: true });
    const credentials = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
    const git = gitIn(folder, call.environment, credentials);
    await git('init', '--quiet', '--initial-branch=main');
    await git('remote', 'add', 'origin', `${sources.world.url}/${repository}.git`);

    const whole = inputs['fetch-depth'] === '0';
    if (whole) await git('fetch', '--quiet', '--no-auto-maintenance', '--prune', 'origin', ...ALL);
    const ref = inputs.ref || (repository === own ? occasion.ref : await headOf(git));
    // Without a `ref` it checks out the event's commit, even if the branch has moved.
    const revision = inputs.ref === '' && repository === own ? occasion.sha : ref;
    const depth = whole ? [] : [`--depth=${inputs['fetch-depth']}`];
    await git('fetch', '--quiet', '--no-auto-maintenance', '--no-tags', ...depth, 'origin', revision);
    const commit = await git('rev-parse', '--verify', 'FETCH_HEAD^{commit}');
    refuseFork(call, repository, commit);
    const branch = /^refs\/heads\/(.+)$/.exec(ref)?.[1];
    await git('checkout', '--quiet', ...(branch === undefined ? ['--detach', commit] : ['-B', branch, commit]));
    if (inputs['persist-credentials'] === 'true') await git('config', 'http.extraheader', credentials);
    return { ref, commit };
  },
};

/** Runs Git without blocking, because the server is in this process. */
function gitIn(folder: string, environment: Readonly<Record<string, string>>, credentials: string): Git {
  const settings = {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'http.extraheader',
    GIT_CONFIG_VALUE_0: credentials,
    GIT_TERMINAL_PROMPT: '0',
  };
  return async (...words) => {
    const { stdout } = await promisify(execFile)('git', ['-C', folder, ...words], {
      env: { ...environment, ...settings },
    });
    return stdout.trim();
  };
}

const headOf = async (git: Git) =>
  /^ref: (refs\/heads\/\S+)/.exec(await git('ls-remote', '--symref', 'origin', 'HEAD'))?.[1] ?? 'refs/heads/main';

/** Since version 7 it refuses to check out a fork's code in a workflow with write permissions. */
function refuseFork({ runner: { occasion, repository } }: StandInCall, requested: string, sha: string): void {
  if (occasion.name !== 'workflow_run') return;
  const { head_repository: head, head_sha: headSha } = occasion.payload.workflow_run;
  if (head?.id === repository.id) return;
  if (requested === head?.full_name || sha === headSha) throw new Error('Refusing to check out code of a fork.');
}
