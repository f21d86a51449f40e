import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canonical } from '../../src/evidence/canonical.ts';
import type { Entry } from '../../src/evidence/entry.ts';
import { type Receipt, receiptPath, receiptText } from '../../src/evidence/receipt.ts';
import { folderTree } from '../../src/git/object.ts';
import { projectRoot } from '../../src/system/installation.ts';
import { nodePorts } from '../../src/system/ports.ts';
import { cib } from './cli.ts';
import { describeAlike } from './forged-files.ts';
import { receiptOf } from './receipt.ts';

const OWN = join(projectRoot(), 'leaderboard');

/** A board in `folder` with the project's own entries; optionally only with some suites. */
export function shownBoard(folder: string, suites?: readonly string[]) {
  const entries = join(folder, 'entries');
  const receipts = join(folder, 'receipts');
  cpSync(join(OWN, 'entries'), entries, { recursive: true });
  if (suites !== undefined) for (const slug of readdirSync(entries)) keepOnly(join(entries, slug), suites);
  mkdirSync(receipts, { recursive: true });
  const change = (slug: string, change: Partial<Entry>) => {
    const path = join(entries, slug, 'entry.json');
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...change }));
  };
  return {
    entries,
    change,
    /** Adds an entry with the runs of another one. */
    copy(of: string, slug: string, given: Partial<Entry> = {}): void {
      cpSync(join(entries, of), join(entries, slug), { recursive: true });
      change(slug, { ...given, slug });
      describeAlike(join(entries, slug));
    },
    remove: (slug: string) => rmSync(join(entries, slug), { recursive: true }),
    /** Writes a receipt about the current files of an entry, or about those of a given tree. */
    async record(given: Partial<Receipt> & Pick<Receipt, 'slug' | 'event'>): Promise<Receipt> {
      const tree = given.tree ?? (await folderTree(nodePorts().files, join(entries, given.slug)));
      const receipt = receiptOf({ ...given, tree });
      const path = join(receipts, receiptPath(receipt));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, receiptText(receipt));
      return receipt;
    },
    /** Adds a board run, by its path on the branch. */
    addRun: (bundle: string, path: string) => cpSync(bundle, join(receipts, path), { recursive: true }),
    /** Builds the site as the command line does. Not all of these runs verify. */
    async build(out: string, url?: string): Promise<void> {
      const where = ['--unverified', '--entries', entries, '--receipts', receipts, '--out', out];
      const more = [
        '--as-of',
        newestDay(join(OWN, 'entries')),
        ...(url ? ['--url', url, '--repository', 'ada/board'] : []),
      ];
      const { status, stderr } = await cib('site', ...where, ...more);
      if (status !== 0) throw new Error(stderr);
    },
  };
}

/** Removes the runs on other suites from an entry, and an entry without runs. */
function keepOnly(folder: string, suites: readonly string[]): void {
  const path = join(folder, 'entry.json');
  const entry: Entry = JSON.parse(readFileSync(path, 'utf8'));
  const kept = Object.entries(entry.suites).filter(([id]) => suites.includes(id));
  for (const [id, bundle] of Object.entries(entry.suites))
    if (!suites.includes(id)) rmSync(join(folder, bundle), { recursive: true });
  if (kept.length === 0) rmSync(folder, { recursive: true });
  else writeFileSync(path, JSON.stringify({ ...entry, suites: Object.fromEntries(kept) }));
}

/** The last day of any run, so that no page depends on when it is built. */
function newestDay(entries: string): string {
  const manifests = readdirSync(entries, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('manifest.json'),
  );
  const days = manifests.map((path) =>
    JSON.parse(readFileSync(join(entries, path), 'utf8')).dates.finished.slice(0, 10),
  );
  return days.sort().at(-1);
}

/**
 * Adds two ranked systems, a dispute and a removal to the references and controls, so that no part of a page is empty.
 */
export async function fullBoard(folder: string) {
  const board = shownBoard(folder, ['cib', 'writ']);
  const model = {
    name: 'some-model',
    endpoint_family: 'chat',
    temperature: 0,
    max_output_tokens: 512,
    date: '2026-01-01',
    prompt_template: 'answer',
  };
  board.copy('example-python', 'first-memory', { kind: 'system', homepage: 'https://example.org/memory', model });
  board.copy('reference-lexical3', 'second-memory', {
    kind: 'system',
    name: 'Second memory',
    version: '2.1',
    adapter: 'dir:second-memory',
  });
  rewriteRun(join(board.entries, 'second-memory/cib'));
  describeAlike(join(board.entries, 'second-memory'));
  await board.record({ slug: 'first-memory', event: 'verified' });
  await board.record({ slug: 'control-question-only', event: 'disputed', reason: 'it may have read the labels' });
  await board.record({ slug: 'long-gone', event: 'removed', reason: 'its maker asked', tree: '1'.repeat(40) });
  return board;
}

/** Makes a reference's run that of a program. Tests only look at its pages; it does not verify. */
function rewriteRun(bundle: string): void {
  for (const name of ['manifest.json', 'scorecard.json']) {
    const path = join(bundle, name);
    const text = JSON.parse(readFileSync(path, 'utf8'));
    text.system = { name: 'second-memory', version: '2.1', kind: 'system', reads_labels: false };
    if (text.adapter) text.adapter.spec = 'dir:second-memory';
    writeFileSync(path, `${canonical(text)}\n`);
  }
}
