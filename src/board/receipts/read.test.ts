import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/support/folder.ts';
import { receiptOf } from '../../../test/support/receipt.ts';
import { receiptPath, receiptText } from '../../evidence/receipt.ts';
import { nodePorts } from '../../system/ports.ts';
import { readRecord } from './read.ts';

const { files } = nodePorts();
const NOTHING = { receipts: [], unreadable: new Map() };

it('readRecord reads nothing where there is no folder, and beside files and hidden folders', async () => {
  const folder = temporaryFolder();
  expect(await readRecord(files, `${folder}/none`, undefined)).toEqual(NOTHING);
  writeFileSync(`${folder}/README.md`, 'The record of a new board');
  mkdirSync(`${folder}/.git`);
  expect(await readRecord(files, folder, undefined)).toEqual(NOTHING);
});

it('readRecord refuses a folder that has other folders, but no receipts', async () => {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/leaderboard`);
  await expect(readRecord(files, folder, undefined)).rejects.toMatchObject({
    code: 'receipt.invalid',
    message: expect.stringContaining('it holds the folder "leaderboard", and no folder "receipts"'),
  });
});

it.each([
  ['a day and a minute', '2026-01-03T00:01:00.000Z', ['mine']],
  ['a day', '2026-01-03T00:00:00.000Z', []],
])('readRecord cannot read a receipt that is dated %s after now', async (_, date, unreadable) => {
  const folder = temporaryFolder();
  const receipts = [receiptOf({ slug: 'mine', event: 'settled', date }), receiptOf({ slug: 'mine', event: 'removed' })];
  for (const receipt of receipts) await files.write(`${folder}/${receiptPath(receipt)}`, receiptText(receipt));
  const found = await readRecord(files, folder, '2026-01-02T00:00:00.000Z');
  expect([...found.unreadable.keys()]).toEqual(unreadable);
  expect(found.receipts).toHaveLength(unreadable.length === 0 ? 2 : 1);
  if (unreadable.length > 0)
    expect(found.unreadable.get('mine')?.message).toContain(`is dated ${date}, more than a day after the present`);
});
