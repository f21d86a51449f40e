import { describe, expect, it } from 'vitest';
import { forReader, type Installation, invocationOf } from './invocation.ts';

const called = (more: Partial<Installation>) =>
  invocationOf({ root: '/home/ada/clone', version: '1.2.3', cwd: '/home/ada/clone', env: {}, ...more });
const PACKAGE = '/usr/lib/node_modules/context-integrity';
const ADDRESS = 'https://github.com/context-integrity/context-integrity/blob/v1.2.3/';

describe('invocationOf', () => {
  it('returns a path in a clone, relative to the folder of the user', () => {
    expect(called({})).toMatchObject({ command: 'node dist/cli.js', pages: '' });
    expect(called({ cwd: '/home/ada/mine' })).toMatchObject({
      command: 'node ../clone/dist/cli.js',
      pages: '../clone/',
    });
  });

  it('quotes a path with a space', () => {
    expect(called({ cwd: '/home/ada/mine', root: '/home/ada/my clone' }).command).toBe(
      "node '../my clone/dist/cli.js'",
    );
  });

  it('returns npx if npm executes the package, and cib if it is installed', () => {
    expect(called({ root: PACKAGE, env: { npm_command: 'exec' } }).command).toBe('npx context-integrity');
    expect(called({ root: PACKAGE })).toEqual({ command: 'cib', pages: ADDRESS, published: ADDRESS });
  });
});

describe('forReader', () => {
  it.each([
    ['Finish it with `cib run … --resume`.', 'Finish it with `npx context-integrity run … --resume`.'],
    ['cib --help lists the commands', 'npx context-integrity --help lists the commands'],
    ['docs/heldout.md says it.', `${ADDRESS}docs/heldout.md says it.`],
    ['examples/bridges/ has two.', `${ADDRESS}examples/bridges/ has two.`],
    ['run --suite cib --adapter x', 'run --suite cib --adapter x'],
    ['It needs leaderboard/entries.', 'It needs leaderboard/entries.'],
    ['Only leaderboard/entries/SLUG/ of one entry.', 'Only leaderboard/entries/SLUG/ of one entry.'],
    ['see /mine/docs/other.md', 'see /mine/docs/other.md'],
  ])('replaces commands and pages by what the reader can use: %s', (text, shown) => {
    expect(forReader(text, called({ root: PACKAGE, env: { npm_command: 'exec' } }))).toBe(shown);
  });
});
