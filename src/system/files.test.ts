import { lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/folder.ts';
import { nodeFiles } from './files.ts';

describe('nodeFiles, in a folder that somebody else prepared,', () => {
  it('writes no other file through a link in the place of a draft [E10]', async () => {
    const folder = temporaryFolder();
    writeFileSync(`${folder}/other`, 'kept');
    symlinkSync('other', `${folder}/.file.draft`);
    await nodeFiles.write(`${folder}/file`, 'new');
    expect(readFileSync(`${folder}/other`, 'utf8')).toBe('kept');
    expect(readFileSync(`${folder}/file`, 'utf8')).toBe('new');
    expect(lstatSync(`${folder}/file`).isFile()).toBe(true);
  });

  it('appends to no other file through a link in the place of a journal [E10]', async () => {
    const folder = temporaryFolder();
    writeFileSync(`${folder}/other`, 'kept');
    symlinkSync('other', `${folder}/journal`);
    await expect(nodeFiles.journal(`${folder}/journal`, 0)).rejects.toMatchObject({ code: 'file.unwritable' });
    expect(readFileSync(`${folder}/other`, 'utf8')).toBe('kept');
  });

  it('writes in place of the draft that a kill left', async () => {
    const folder = temporaryFolder();
    writeFileSync(`${folder}/.file.draft`, 'a longer text');
    await nodeFiles.write(`${folder}/file`, 'new');
    expect(readFileSync(`${folder}/file`, 'utf8')).toBe('new');
  });
});
