import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { cib } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';

const made = sharedFolder();

beforeAll(async () => {
  const words = ['run', '--suite', 'cib', '--limit', '4', '--adapter', 'ref:lexical3', '--out', `${made}/entry/cib`];
  expect(await cib(...words)).toMatchObject({ status: 0 });
  const { system, adapter } = JSON.parse(readFileSync(`${made}/entry/cib/manifest.json`, 'utf8'));
  const { name, version, kind, reads_labels } = system;
  const about = { name, version, kind, reads_labels, adapter: adapter.spec, licence: 'MIT', platform: 'any' };
  const entry = { schema: 'entry/1', slug: 'mine', ...about, network: false, suites: { cib: 'cib' } };
  writeFileSync(`${made}/entry/entry.json`, JSON.stringify(entry));
});

function entryWith(change: (folder: string) => void): string {
  const folder = `${temporaryFolder()}/entry`;
  cpSync(`${made}/entry`, folder, { recursive: true });
  change(folder);
  return folder;
}

const instead = (make: (path: string) => void) => (folder: string) => {
  rmSync(`${folder}/entry.json`);
  make(`${folder}/entry.json`);
};
const pipe = (path: string) => void execFileSync('mkfifo', [path]);

describe('cib submit --dry-run', () => {
  it.each<[string, string, (path: string) => void]>([
    ['a pipe that nobody writes to', 'not a regular file', pipe],
    ['a link to another file', 'a symbolic link', (path) => symlinkSync('/etc/passwd', path)],
    ['a link to a device', 'a symbolic link', (path) => symlinkSync('/dev/zero', path)],
    ['a link to itself', 'a symbolic link', (path) => symlinkSync('entry.json', path)],
    ['a folder', 'a folder', (path) => mkdirSync(path)],
  ])(
    'reads nothing if entry.json is %s',
    async (_what, kind, make) => {
      const folder = entryWith(instead(make));
      const { status, stderr } = await cib('submit', '--dry-run', folder);
      expect(status).toBe(2);
      expect(stderr).toMatch(
        new RegExp(`^error entry\\.invalid: \\S+/entry\\.json is ${kind}\\.\n {2}→ An entry is a folder`),
      );
      expect(stderr).not.toContain('root:');
    },
    10_000,
  );

  it.each<[string, string, (folder: string) => void]>([
    ['a link to nowhere', 'cib/more" is a symbolic link', (folder) => symlinkSync('/nowhere', `${folder}/cib/more`)],
    ['a link to itself', 'cib/more" is a symbolic link', (folder) => symlinkSync('more', `${folder}/cib/more`)],
    ['a pipe', 'cib/more" is not a regular file', (folder) => pipe(`${folder}/cib/more`)],
    [
      'a name that is not UTF-8',
      'has a name with other characters',
      (folder) => void execFileSync('sh', ['-c', 'touch "$0/$(printf "\\377\\376")"', folder]),
    ],
  ])('refuses %s for what it is', async (_what, words, change) => {
    const { status, stderr } = await cib('submit', '--dry-run', entryWith(change));
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(words) });
    expect(stderr).toMatch(/^error submission\.file: /);
  });

  it('does not look through folders in folders without end', async () => {
    const deep = (folder: string) => void mkdirSync(`${folder}/${'a/'.repeat(100)}`, { recursive: true });
    const { status, stderr } = await cib('submit', '--dry-run', entryWith(deep));
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^error submission\.size: The entry contains more than 64 folders\./),
    });
  });
});
