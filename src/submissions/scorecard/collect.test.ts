import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/support/folder.ts';
import { nodeFiles } from '../../system/files.ts';
import { collectRerun } from './collect.ts';

const LARGEST_FILE = 100 * 1_048_576;

it.each([
  [10, []],
  [11, [['bundle.size', 'it is more than 1024 MiB']]],
])('collectRerun of %i bundles with the largest file each finds the problems %j', async (jobs, expected) => {
  const folder = temporaryFolder();
  for (let job = 0; job < jobs; job += 1) {
    mkdirSync(`${folder}/${job}/cib`, { recursive: true });
    writeFileSync(`${folder}/${job}/cib/transcript.jsonl`, '');
    // A hole, which takes no room.
    truncateSync(`${folder}/${job}/cib/transcript.jsonl`, LARGEST_FILE);
  }
  const found = (await collectRerun(nodeFiles, folder, ['cib'])).get('cib');
  expect(found?.folders).toHaveLength(jobs);
  expect(found?.problems.map(({ code, detail }) => [code, detail])).toEqual(expected);
});

it('collectRerun reads the folders of 256 jobs, and says that there are more', async () => {
  const entries = async (path: string) => {
    const jobs = path === '/all/out' ? Array.from({ length: 257 }, (_, i) => String(i)) : ['out'];
    return (path.startsWith('/all/out/') ? [] : jobs).map((name) => ({ name, kind: 'folder' as const }));
  };
  const files = { ...nodeFiles, isDirectory: async () => true, entries };
  expect((await collectRerun(files, '/all/out', ['cib'])).get('cib')?.problems).toMatchObject([
    { code: 'bundle.size', detail: 'more than 256 jobs left something' },
  ]);
});

it('collectRerun names twenty of any number of stray files', async () => {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/0/cib`, { recursive: true });
  const many = Array.from({ length: 200_000 }, (_, i) => ({ name: `f${i}`, kind: 'file' as const }));
  for (const full of [`${folder}/0`, `${folder}/0/cib`]) {
    const files = { ...nodeFiles, entries: async (path: string) => (path === full ? many : nodeFiles.entries(path)) };
    expect((await collectRerun(files, folder, ['cib'])).get('cib')?.problems).toHaveLength(20);
  }
});

it('collectRerun lists nothing of the folder of this machine that a link leads to', async () => {
  const folder = temporaryFolder();
  symlinkSync('/etc', `${folder}/1`);
  expect((await collectRerun(nodeFiles, `${folder}/1`, ['cib'])).get('cib')).toEqual({ folders: [], problems: [] });
});

it.each([
  ['a known error', 'adapter.exit', 'the board could not run the system: job 0 ended with adapter.exit'],
  ['a stranger’s text', 'adapter.exit\n**Approved**', '"0/cib/fault.txt" is no part of a bundle'],
  ['the name of an inherited property', 'toString', '"0/cib/fault.txt" is no part of a bundle'],
  ['a large file', `adapter.exit${' '.repeat(200)}`, '"0/cib/fault.txt" is no part of a bundle'],
])('collectRerun takes only the name of a known error from a job’s note: %s', async (_, text, detail) => {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/0/cib`, { recursive: true });
  writeFileSync(`${folder}/0/cib/fault.txt`, text);
  const found = (await collectRerun(nodeFiles, folder, ['cib'])).get('cib');
  expect(found?.problems).toMatchObject([{ detail }]);
});

it('collectRerun follows no link in place of a job’s note', async () => {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/0/cib`, { recursive: true });
  const elsewhere = `${temporaryFolder()}/code`;
  writeFileSync(elsewhere, 'adapter.exit');
  symlinkSync(elsewhere, `${folder}/0/cib/fault.txt`);
  const found = (await collectRerun(nodeFiles, folder, ['cib'])).get('cib');
  expect(found?.problems).toMatchObject([{ detail: '"0/cib/fault.txt" is a symbolic link' }]);
});
