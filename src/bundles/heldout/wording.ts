import * as z from 'zod';
import { Fault } from '../../errors/fault.ts';
import { sha256 } from '../../evidence/digest.ts';
import { parseAs } from '../../evidence/schema-check.ts';
import { strictText } from '../../evidence/strict-json.ts';
import type { Files } from '../../ports/files.ts';
import { loadSuite, SUITE_IDS } from '../../suites/catalogue.ts';
import { hinted } from '../read-document.ts';

/** A wording file: `{"schema": "wording/1", "suites": {ID: …}}`, with one wording bank per suite. */
export interface Wording {
  readonly text: string;
  readonly sha256: string;
  /** The wording for each suite's generator, by the suite's id. */
  readonly banks: ReadonlyMap<string, unknown>;
}

/** Reads a wording file and checks it against the schemas of its suites. */
export async function loadWording(files: Files, path: string): Promise<Wording> {
  const read = async () => readWording(strictText(await files.bytes(path), path), path);
  return hinted(read, 'Give a wording file. docs/heldout.md shows its form.');
}

/** @param where names the text in messages */
export async function readWording(text: string, where: string): Promise<Wording> {
  const schemas: Record<string, z.ZodType> = {};
  for (const id of SUITE_IDS) {
    const bank = await bankOf(id);
    if (bank !== undefined) schemas[id] = bank.schema.optional();
  }
  const file = z.strictObject({ schema: z.literal('wording/1'), suites: z.strictObject(schemas) });
  const { suites } = parseAs(file, text, where);
  const banks = Object.entries(suites).filter(([, bank]) => bank !== undefined);
  return { text, sha256: sha256(text), banks: new Map(banks) };
}

/** The file must be the one that was committed to, and absent if none was. */
export function checkWording(wording: Wording | undefined, committed: string | null): void {
  if ((wording?.sha256 ?? null) === committed) return;
  if (committed === null) {
    throw new Fault('heldout.wording', 'The seed was committed without a wording.', { hint: 'Leave --wording out.' });
  }
  const actual = wording === undefined ? 'none is given' : `this one has SHA-256 ${wording.sha256}`;
  throw new Fault(
    'heldout.wording',
    `The seed was committed with a wording that has SHA-256 ${committed}, but ${actual}.`,
    { hint: 'Give that file with --wording.' },
  );
}

/** Refuses a file whose data would be unusable, before a seed is committed with it. */
export async function refuseUnsound({ banks }: Wording, where: string): Promise<void> {
  const problems: string[] = [];
  for (const [id, bank] of banks) {
    const known = await bankOf(id);
    for (const problem of known?.problems(bank) ?? []) problems.push(`$.suites.${id}.${problem}`);
  }
  if (problems.length === 0) return;
  const more = problems.length > LISTED ? `; and ${problems.length - LISTED} more` : '';
  throw new Fault('wording.unsound', `${where}: ${problems.slice(0, LISTED).join('; ')}${more}`, {
    hint: 'See docs/heldout.md for the requirements of a wording.',
  });
}

const LISTED = 5;

async function bankOf(suiteId: string) {
  const { generator } = await loadSuite(suiteId);
  return generator.wordingBank?.();
}
