import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
    createEmpty(folder, `${sources.world.url}/${repository}.git`);
    const credentials = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
    const git = gitIn(folder, call.environment, credentials);

    const ref = inputs.ref || (repository === own ? occasion.ref : await headOf(git));
    // Without a `ref` it checks out the event's commit, even if the branch has moved.
    const revision = inputs.ref === '' && repository === own ? occasion.sha : ref;
    const depth = inputs['fetch-depth'];
    const [options, others] = depth === '0' ? [[], ALL] : [['--no-tags', `--depth=${depth}`], []];
    await git('fetch', '--quiet', '--no-auto-maintenance', ...options, 'origin', revision, ...others);
    // Its first line is about what was named first.
    const [commit = ''] = readFileSync(join(folder, '.git/FETCH_HEAD'), 'utf8').split('\t', 1);
    refuseFork(call, repository, commit);
    const branch = /^refs\/heads\/(.+)$/.exec(ref)?.[1];
    await git('checkout', '--quiet', ...(branch === undefined ? ['--detach', commit] : ['-B', branch, commit]));
    if (inputs['persist-credentials'] === 'true')
      appendFileSync(join(folder, '.git/config'), `[http]\n\textraheader = ${credentials}\n`);
    return { ref, commit };
  },
};

/** An empty repository with a remote, written as Git writes it, but without a process. */
function createEmpty(folder: string, origin: string): void {
  const inside = join(folder, '.git');
  for (const name of ['objects', 'refs/heads']) mkdirSync(join(inside, name), { recursive: true });
  writeFileSync(join(inside, 'HEAD'), 'ref: refs/heads/main\n');
  const remote = `[remote "origin"]\n\turl = ${origin}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
  writeFileSync(join(inside, 'config'), `[core]\n\trepositoryformatversion = 0\n\tbare = false\n${remote}`);
}

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
