import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CAPABILITIES } from '../protocol/constants.ts';
import { loadSuite, SUITE_IDS } from './catalogue.ts';

const ENTRIES = new URL('../../leaderboard/entries/', import.meta.url);

it.each(SUITE_IDS)('finds no failure mode of %s in a system that declares nothing that shows it', async (suite) => {
  const { failureModes } = (await loadSuite(suite)).description;
  for (const slug of readdirSync(ENTRIES)) {
    const bundle = new URL(`${slug}/${suite}/`, ENTRIES);
    if (!existsSync(bundle)) continue;
    const read = (name: string) => JSON.parse(readFileSync(new URL(name, bundle), 'utf8'));
    const declared: readonly string[] = read('manifest.json').adapter.declared.capabilities;
    const counts: Readonly<Record<string, number>> = read('scorecard.json').failure_modes;
    for (const { id, shownBy } of failureModes) {
      if (shownBy === undefined) continue;
      for (const one of shownBy) expect(CAPABILITIES).toContain(one);
      if (!shownBy.some((one) => declared.includes(one))) expect([slug, id, counts[id]]).toEqual([slug, id, 0]);
    }
  }
});
