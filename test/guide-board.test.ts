import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cib } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';

it('the first step of the guide to a board keeps the bytes of its entries in a clone on Windows', async () => {
  const folder = temporaryFolder();
  const [, script = ''] = /```sh\n([\s\S]*?)```/.exec(readFileSync('docs/guide-board.md', 'utf8')) ?? [];
  execFileSync('git', ['init', '--quiet', `${folder}/board`]);
  execFileSync('bash', ['-e', '-c', script], { cwd: `${folder}/board` });
  cpSync('leaderboard/entries/control-null', `${folder}/board/leaderboard/entries/control-null`, { recursive: true });
  const git = (...words: string[]) => execFileSync('git', ['-C', `${folder}/board`, ...words]);
  git('add', '--all');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.invalid', 'commit', '--quiet', '--message', 'Begin');
  // Git for Windows sets this when it is installed.
  const clone = ['clone', '--quiet', '--config', 'core.autocrlf=true', `${folder}/board`, `${folder}/clone`];
  execFileSync('git', clone);
  const entries = `${folder}/clone/leaderboard/entries`;
  const built = await cib('site', '--entries', entries, '--suites', 'cib', '--no-cache', '--out', `${folder}/site`);
  expect([built.status, built.stderr]).toEqual([0, '']);
});
