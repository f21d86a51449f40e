import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUITE_IDS } from '../../src/suites/catalogue.ts';
import { cib } from './cli.ts';
import { referenceBoard } from './reference-board.ts';

/** All but Worlds: to read its transcripts takes longer than the rest of the site. */
export const COMPARED = SUITE_IDS.filter((id) => id !== 'worlds');

/**
 * The site of every reference, control and example of these suites, with two more entries: `elsewhere` ran other data,
 * `partial` the first half of the built-in data. The name of `partial` is hostile.
 */
export async function comparedSite(folder: string): Promise<{ entries: string; site: string; board: string }> {
  const call = async (...words: readonly string[]) => {
    const { status, stderr } = await cib(...words);
    if (status !== 0) throw new Error(`cib ${words.join(' ')}: ${stderr}`);
  };
  const [entries, site] = [join(folder, 'entries'), join(folder, 'site')];
  await referenceBoard(entries, COMPARED);
  const run = ['run', '--suite', 'cib', '--adapter', 'ref:recent3'];
  await call(...run, '--count', '50', '--out', join(entries, 'elsewhere/cib'));
  await call(...run, '--limit', '125', '--out', join(entries, 'partial/cib'));
  const copied = JSON.parse(readFileSync(join(entries, 'reference-recent3/entry.json'), 'utf8'));
  for (const [slug, name] of [
    ['elsewhere', 'elsewhere'],
    ['partial', '<img src=x onerror=alert(1)>'],
  ] as const) {
    writeFileSync(join(entries, slug, 'entry.json'), JSON.stringify({ ...copied, slug, name }));
  }
  // own-board.test.ts verifies these bundles.
  await call('site', '--unverified', '--entries', entries, '--out', site);
  const { boards } = JSON.parse(readFileSync(join(site, 'data/boards.json'), 'utf8'));
  const fullest = boards
    .filter(({ suite }: { suite: { id: string } }) => suite.id === 'cib')
    .reduce((a: { systems: [] }, b: { systems: [] }) => (b.systems.length > a.systems.length ? b : a));
  return { entries, site, board: fullest.id };
}
