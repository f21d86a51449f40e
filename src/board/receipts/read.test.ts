import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/support/folder.ts';
import { nodePorts } from '../../system/ports.ts';
import { readRecord } from './read.ts';

const { files } = nodePorts();
const NOTHING = { receipts: [], unreadable: new Map() };

it('readRecord reads nothing where there is no folder, and beside files and hidden folders', async () => {
  const folder = temporaryFolder();
  expect(await readRecord(files, `${folder}/none`)).toEqual(NOTHING);
  writeFileSync(`${folder}/README.md`, 'The record of a new board');
  mkdirSync(`${folder}/.git`);
  expect(await readRecord(files, folder)).toEqual(NOTHING);
});

it('readRecord refuses a folder that has other folders, but no receipts', async () => {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/leaderboard`);
  await expect(readRecord(files, folder)).rejects.toMatchObject({
    code: 'receipt.invalid',
    message: expect.stringContaining('it holds the folder "leaderboard", and no folder "receipts"'),
  });
});
