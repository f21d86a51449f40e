import { InvalidArgumentError, Option } from 'commander';
import { parseShard } from '../evidence/shard.ts';
import { BOARD } from '../report/terminal/attestation.ts';
import { folderAddress } from '../site/address.ts';
import { SUITE_IDS } from '../suites/catalogue.ts';
import { safeJson } from '../text/safe-text.ts';

export function positiveInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new InvalidArgumentError('It must be a whole number from 1.');
  return value;
}

export function positiveNumber(text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) throw new InvalidArgumentError('It must be a number above 0.');
  return value;
}

/** An inherited descriptor. The first three are the standard streams. */
export function descriptor(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 3 || value > 1023)
    throw new InvalidArgumentError('It must be a number from 3 to 1023.');
  return value;
}

/** OWNER/NAME, as GitHub allows them. */
function repository(text: string): string {
  if (!/^[a-z\d][a-z\d-]{0,38}\/[\w.-]{1,100}$/i.test(text)) throw new InvalidArgumentError('It must be OWNER/NAME.');
  return text;
}

/** A day of the calendar. */
export function day(text: string): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : undefined;
  // Date reads 30 February as a day of March.
  if (!date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text)
    throw new InvalidArgumentError('It must be a day, YYYY-MM-DD.');
  return text;
}

/** A web address of a folder, with a slash at the end. */
export function siteAddress(text: string): string {
  const address = folderAddress(text);
  if (address === undefined)
    throw new InvalidArgumentError('It must be an address such as https://example.org/board/.');
  return address;
}

/** `I/N`, such as 2/8. */
export function shard(text: string): { index: number; count: number } {
  const part = parseShard(text);
  if (!part) throw new InvalidArgumentError('It must be I/N with 1 ≤ I ≤ N.');
  return part;
}

export const collect = (value: string, earlier: readonly string[] = []): readonly string[] => [...earlier, value];

export const suiteOption = () => new Option('--suite <id>', 'which benchmark').choices(SUITE_IDS).makeOptionMandatory();
export const datasetOption = () =>
  new Option(
    '--dataset <path>',
    'a dataset: a JSONL file, or a folder with a task a .json file; the built-in data without it',
  );
export const harnessesOption = () =>
  new Option('--harnesses <file>', 'the released harnesses; this harness’s own list without it');
export const boardOption = () =>
  new Option('--board <repository>', 'the board’s repository, OWNER/NAME').argParser(repository).default(BOARD);
export const jsonOption = () => new Option('--json', 'print JSON');
export const asJson = safeJson;
