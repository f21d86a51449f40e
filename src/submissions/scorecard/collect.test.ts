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
