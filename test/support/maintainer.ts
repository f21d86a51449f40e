import { execFileSync } from 'node:child_process';
import { board } from './board.ts';
import { cib } from './cli.ts';
import { temporaryFolder } from './folder.ts';

/** A maintainer's clone of the board, with a checkout of the branch `receipts`. */
export function maintainer(bundle: string) {
  const origin = board();
  origin.merge('mine', bundle);
  const folder = temporaryFolder();
  const [clone, receipts] = [`${folder}/board`, `${folder}/receipts`];
  execFileSync('git', ['clone', '--quiet', origin.folder, clone]);
  const git = (at: string, ...words: string[]) => execFileSync('git', ['-C', at, ...words], { stdio: 'pipe' });
  git(clone, 'config', 'user.name', 'test');
  git(clone, 'config', 'user.email', 'test@example.invalid');
  git(clone, 'worktree', 'add', '--detach', receipts);
  git(receipts, 'switch', '--orphan', 'receipts');
  const record = (event: string, ...more: string[]) =>
    cib(
      ...['receipt', '--slug', 'mine', '--event', event, '--reason', 'it is so', '--actor', 'me', '--actor-id', '7'],
      ...['--entries', `${clone}/leaderboard/entries`, '--receipts', receipts, ...more],
    );
  return { origin, clone, receipts, record };
}
