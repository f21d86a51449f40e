import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/folder.ts';
import { gitRepository } from '../../test/support/git.ts';
import { nodeProcesses } from '../system/processes.ts';
import { gather, gitIn } from './git.ts';

const MIB = 1_048_576;

/** Settings of a partial clone; what follows is about its remote. */
const PARTIAL =
  '[core]\n\trepositoryformatversion = 1\n[extensions]\n\tpartialClone = origin\n[remote "origin"]\n\tpromisor';

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

  it('stops a listing that does not end [A16]', async () => {
    const { folder, commitFolds } = gitRepository();
    const head = commitFolds(12);
    const git = gitIn(nodeProcesses, folder);
    await expect(git.read(['diff-tree', '-r', '--root', head], 1)).rejects.toMatchObject({
      code: 'file.unreadable',
      message: 'git diff-tree did not end within 1 seconds.',
    });
  });

  it('reads the objects and parents that a commit names, not their replacements [L2]', async () => {
    const { folder, commit, replaceBlob } = gitRepository();
    writeFileSync(`${folder}/file`, 'one');
    const former = commit();
    const head = commit();
    replaceBlob('file', 'two');
    writeFileSync(`${folder}/.git/info/grafts`, `${head}\n`);
    const git = gitIn(nodeProcesses, folder);
    expect((await git.read(['cat-file', 'blob', `${head}:file`])).toString()).toBe('one');
    expect(await git.run(['rev-parse', `${head}^`])).toEqual({ code: 0, stdout: `${former}\n`, stderr: '' });
  });

  it.each<[what: string, settings: (program: string) => string]>([
    ['a file system monitor', (program) => `[core]\n\tfsmonitor = "${program}"`],
    ['a check of signatures', (program) => `[log]\n\tshowSignature\n[gpg]\n\tprogram = ${program}`],
    ['the source of missing objects', (program) => `${PARTIAL}\n\turl = .\n\tuploadpack = ${program}`],
    [
      'the source of missing objects, by ssh',
      (program) => `${PARTIAL}\n\turl = ssh://a/b\n[core]\n\tsshCommand = ${program}`,
    ],
    [
      'the source of missing objects, by a helper',
      (program) => `${PARTIAL}\n\turl = ext::${program}\n[protocol "ext"]\n\tallow = always`,
    ],
  ])('does not start the program that the settings of a repository name for %s [L1]', async (_what, settings) => {
    const { folder, commitSigned } = gitRepository();
    const program = `${temporaryFolder()}/program`;
    writeFileSync(program, `#!/bin/sh\ntouch ${program}.started`, { mode: 0o755 });
    const head = commitSigned();
    appendFileSync(`${folder}/.git/config`, settings(program));
    const git = gitIn(nodeProcesses, folder);
    expect((await git.run(['log', '--format=%H'])).stdout).toBe(`${head}\n`);
    expect((await git.run(['status', '--porcelain'])).code).toBe(0);
    expect((await git.run(['cat-file', '-t', '1'.repeat(40)])).code).not.toBe(0);
    expect(existsSync(`${program}.started`)).toBe(false);
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
