import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './support/folder.ts';
import { filesOf } from './support/workflow/policy/policy-file.ts';

const version = (node: string) => execFileSync(node, ['-p', 'process.version'], { encoding: 'utf8' }).trim();

const major = (of: string) => of.replace(/^v/, '').split('.')[0];

const found = [...new Set((process.env.PATH ?? '').split(delimiter))]
  .map((folder) => join(folder, 'node'))
  .filter((node) => existsSync(node));

/** A Node of each other major version on the path than that of the tests. `/bin` and `/usr/bin` may be one folder. */
const others = [...new Map(found.map((node) => [major(version(node)), node]))]
  .filter(([of]) => of !== major(process.version))
  .map(([, node]) => node);

if (others.length === 0) console.warn('Skipped: scorecards across Node versions (only one version is on the path).');

describe.runIf(others.length > 0)('dist/cli.js in another version of Node', () => {
  it.each(others)('gives the same bytes for the same evidence: %s', (other) => {
    const cli = resolve('dist/cli.js');
    const folder = temporaryFolder();
    const run = (node: string, ...words: string[]) =>
      execFileSync(node, [cli, ...words], { encoding: 'utf8', stdio: 'pipe' });
    run(
      process.execPath,
      'run',
      '--suite',
      'cib',
      '--adapter',
      `cmd:${process.execPath} dist/example-adapter.js`,
      '--out',
      `${folder}/a`,
    );
    cpSync(`${folder}/a`, `${folder}/b`, { recursive: true });
    run(process.execPath, 'score', `${folder}/a`, '--write');
    run(other, 'score', `${folder}/b`, '--write');
    run(other, 'verify', `${folder}/a`);
    for (const file of ['scorecard.json', 'outcomes.jsonl', 'manifest.json']) {
      expect(readFileSync(`${folder}/a/${file}`).equals(readFileSync(`${folder}/b/${file}`)), file).toBe(true);
    }
  });
});

it('package.json, .node-version and every Action name the same major version of Node', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const actions = filesOf('.').filter(({ kind }) => kind === 'action');
  expect(actions).not.toHaveLength(0);
  const named = {
    'the package node': major(devDependencies.node),
    'the package @types/node': major(devDependencies['@types/node']),
    '.node-version': major(readFileSync('.node-version', 'utf8').trim()),
    ...Object.fromEntries(actions.map(({ path, data }) => [path, `${data.runs.using}`.replace(/^node/, '')])),
  };
  const own = major(devDependencies.node);
  expect(named).toEqual(Object.fromEntries(Object.keys(named).map((name) => [name, own])));
});
