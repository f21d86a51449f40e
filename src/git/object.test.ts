import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { gitRepository } from '../../test/support/git.ts';
import { nodeFiles } from '../system/files.ts';
import { folderTree } from './object.ts';

it('folderTree returns the id that Git gives a folder with unusual names and empty folders', async () => {
  const { folder, commit } = gitRepository();
  const names = ['a', 'a.b', 'a-/x', 'a0', 'a/b', 'ä', '\u{1F600}', '\uFFEE', 'Z', 'deep/er/still', 'a b\n"c'];
  for (const name of names.filter((one) => one !== 'a')) {
    mkdirSync(dirname(`${folder}/entries/${name}`), { recursive: true });
    writeFileSync(`${folder}/entries/${name}`, `${name}\r\n\0`);
  }
  mkdirSync(`${folder}/entries/empty/inside`, { recursive: true });
  commit();
  const known = execFileSync('git', ['-C', folder, 'rev-parse', 'HEAD:entries'], { encoding: 'utf8' }).trim();
  expect(await folderTree(nodeFiles, `${folder}/entries`)).toBe(known);
});
