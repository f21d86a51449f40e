import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { skeleton } from '../examples/suite/skeleton/skeleton.ts';
import { digestOf } from '../src/bundles/dataset.ts';
import type { Suite } from '../src/suite/suite.ts';
import { sharedFolder } from './support/folder.ts';
import { gitRepository } from './support/git.ts';
import { suiteProblems } from './support/suite-problems.ts';

const COPIED = ['src', 'scripts', 'package.json', 'tsconfig.json', 'examples/adapters', 'leaderboard/harnesses.json'];

/** Does what docs/adding-a-suite.md says, in a copy of the repository, and builds it. */
function addSuite(root: string): void {
  for (const path of [...COPIED, 'leaderboard/templates', 'leaderboard/assets'])
    cpSync(path, `${root}/${path}`, { recursive: true });
  symlinkSync(`${process.cwd()}/node_modules`, `${root}/node_modules`);
  const text = readFileSync('examples/suite/skeleton/skeleton.ts', 'utf8');
  mkdirSync(`${root}/src/suites/skeleton`);
  writeFileSync(
    `${root}/src/suites/skeleton/skeleton.ts`,
    text.replaceAll('../../../src/suites/', '../').replaceAll('../../../src/', '../../'),
  );
  const catalogue = `${root}/src/suites/catalogue.ts`;
  const line = "  skeleton: async () => (await import('./skeleton/skeleton.ts')).skeleton,\n";
  writeFileSync(catalogue, readFileSync(catalogue, 'utf8').replace(/^ {2}writ: /m, `${line}$&`));
  execFileSync('node', ['scripts/build.ts'], { cwd: root });
}

describe('the skeleton of a suite', () => {
  it('keeps to the contract, and its public data has its digest', async () => {
    const { publicSeed, publicCount, publicDigest, generate } = skeleton.generator;
    expect(suiteProblems(skeleton as Suite)).toEqual([]);
    expect(await digestOf(publicCount, (index) => generate(publicSeed, index))).toBe(publicDigest);
  });
});

describe('a suite added as docs/adding-a-suite.md says', () => {
  let root = '';
  const cib = (...words: string[]) => execFileSync('node', ['dist/cli.js', ...words], { cwd: root, encoding: 'utf8' });
  beforeAll(() => {
    root = sharedFolder();
    addSuite(root);
  });

  it('is run, verified and shown on a site', () => {
    const entry = `${root}/entries/last-mention`;
    mkdirSync(entry, { recursive: true });
    cib('run', '--suite', 'skeleton', '--adapter', 'ref:last-mention', '--out', `${entry}/skeleton`);
    expect(cib('verify', `${entry}/skeleton`)).toContain('This bundle is valid.');
    expect(cib('score', `${entry}/skeleton`)).toMatch(/^Update +20 +20 of 20 +100\.0%/m);
    writeFileSync(
      `${entry}/entry.json`,
      JSON.stringify({
        ...{ schema: 'entry/1', slug: 'last-mention', kind: 'reference', name: 'last-mention', version: '1.0.0' },
        ...{ licence: 'MIT', adapter: 'ref:last-mention', platform: 'any', network: false, reads_labels: false },
        suites: { skeleton: 'skeleton' },
      }),
    );
    cib('site', '--entries', `${root}/entries`, '--out', `${root}/site`);
    expect(readFileSync(`${root}/site/systems/last-mention.html`, 'utf8')).toContain('Right source');
    expect(readFileSync(`${root}/site/index.html`, 'utf8')).toContain('Skeleton');
  });

  it('is run for the leaderboard only by a committed build', () => {
    const repository = gitRepository(root);
    const board = () => spawnSync('node', ['scripts/board.ts', 'no-entry'], { cwd: root, encoding: 'utf8' });
    const list = `${root}/leaderboard/harnesses.json`;
    const built = readFileSync(list, 'utf8');
    expect(board()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('npm run build, commit what it writes'),
    });
    cpSync('leaderboard/harnesses.json', list);
    repository.commit();
    writeFileSync(list, built);
    expect(board()).toMatchObject({ status: 1, stderr: expect.stringContaining('of the last commit does not list') });
    repository.commit();
    expect(board()).toMatchObject({ status: 0, stderr: '' });
  });
});
