import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gitRepository } from '../../test/support/git.ts';
import { nodeProcesses } from '../system/processes.ts';
import { gather, gitIn } from './git.ts';
import { unchangedTrees } from './tree.ts';

const MIB = 1_048_576;

/** Processes that inherit these environment variables. */
const calledWith = (env: Record<string, string>) => ({
  ...nodeProcesses,
  inherited: () => ({ ...nodeProcesses.inherited(), ...env }),
});

/** The environment of a Git command. */
async function environmentOf(...[processes, options]: [typeof nodeProcesses, Parameters<typeof gitIn>[2]]) {
  const { stdout } = await gitIn(processes, '.', options).run(['-c', 'alias.environment=!env', 'environment']);
  return Object.fromEntries(stdout.split('\n').map((line) => line.split(/=(.*)/s) as [string, string]));
}

describe('gitIn', () => {
  it('reads the given repository, whatever variables a hook that called it has set', async () => {
    const { folder, commit } = gitRepository();
    writeFileSync(`${folder}/file`, 'one');
    const head = commit();
    const hook = { GIT_DIR: '/nowhere', GIT_INDEX_FILE: '/nowhere', GIT_OBJECT_DIRECTORY: '/nowhere' };
    const git = gitIn(calledWith(hook), folder);
    expect((await git.run(['rev-parse', 'HEAD'])).stdout.trim()).toBe(head);
    expect((await git.read(['cat-file', 'blob', `${head}:file`])).toString()).toBe('one');
  });

  it('reads the objects that a commit names, not their replacements', async () => {
    const { folder, commit, replaceBlob } = gitRepository();
    writeFileSync(`${folder}/file`, 'one');
    const head = commit();
    replaceBlob('file', 'two');
    expect((await gitIn(nodeProcesses, folder).read(['cat-file', 'blob', `${head}:file`])).toString()).toBe('one');
  });

  it('does not start the file system monitor that the settings of a repository name', async () => {
    const { folder, commit } = gitRepository();
    mkdirSync(`${folder}/entries/mine`, { recursive: true });
    writeFileSync(`${folder}/entries/mine/file`, 'one');
    commit();
    appendFileSync(`${folder}/.git/config`, `[core]\n\tfsmonitor = "touch '${folder}/started' #"\n`);
    expect([...(await unchangedTrees(nodeProcesses, `${folder}/entries`)).keys()]).toEqual(['mine']);
    expect(existsSync(`${folder}/started`)).toBe(false);
  });

  it('ignores the settings of user and machine if isolated, and never asks for a password', async () => {
    const user = {
      GIT_CONFIG_GLOBAL: '/home/me/settings',
      GIT_CONFIG_PARAMETERS: "'core.hooksPath=/hooks'",
      GIT_SSL_CAINFO: '/ca',
    };
    expect(await environmentOf(calledWith(user), { isolated: true })).toMatchObject({
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'http.followRedirects',
      GIT_CONFIG_VALUE_0: 'false',
      GIT_TERMINAL_PROMPT: '0',
      GIT_ASKPASS: 'true',
      GIT_NO_REPLACE_OBJECTS: '1',
      GIT_SSL_CAINFO: '/ca',
    });
    expect((await environmentOf(calledWith(user), { isolated: true })).GIT_CONFIG_PARAMETERS).not.toContain(
      'hooksPath',
    );
    expect(await environmentOf(calledWith(user), {})).toMatchObject({
      GIT_CONFIG_GLOBAL: '/home/me/settings',
      GIT_TERMINAL_PROMPT: '0',
    });
  });

  it.each([
    ['https://board.test/o/r', 'http.https://board.test/.extraHeader'],
    ['/a/folder', undefined],
  ])('sends a token only to the host of the remote %s', async (remote, key) => {
    const env = await environmentOf(nodeProcesses, { isolated: true, remote, token: 'secret' });
    expect(env.GIT_CONFIG_KEY_1).toBe(key);
    expect(JSON.stringify(env).includes(Buffer.from('x-access-token:secret').toString('base64'))).toBe(
      key !== undefined,
    );
  });

  it('ends a command that exceeds its time limit', async () => {
    expect(await gitIn(nodeProcesses, '.').run(['-c', 'alias.wait=!sleep 30', 'wait'], 0.2)).toMatchObject({
      code: null,
    });
  });

  it('throws git.missing without Git, and file.unreadable for a missing object', async () => {
    await expect(gitIn(calledWith({ PATH: '/nowhere' }), '.').run(['version'])).rejects.toMatchObject({
      code: 'git.missing',
    });
    await expect(gitIn(nodeProcesses, '.').read(['cat-file', 'blob', 'none'])).rejects.toMatchObject({
      code: 'file.unreadable',
    });
  });
});

describe('gather', () => {
  async function* pieces(count: number) {
    for (let i = 0; i < count; i += 1) yield new Uint8Array(MIB).fill(i);
  }

  it('throws beyond 64 MiB if all output is needed', async () => {
    expect((await gather(pieces(64), 'all')).length).toBe(64 * MIB);
    await expect(gather(pieces(65), 'all')).rejects.toMatchObject({ code: 'file.unreadable' });
  });

  it('keeps the last 64 MiB of a message', async () => {
    const kept = await gather(pieces(100), 'last');
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([64 * MIB, 36, 99]);
  });
});
