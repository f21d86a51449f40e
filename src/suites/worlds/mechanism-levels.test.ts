import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Tally } from '../../analysis/tally.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import { MECHANISM_LEVELS, MECHANISMS } from './families.ts';
import { worlds } from './worlds.ts';

/** A few of the public worlds: enough to find a level that the data no longer gives. */
const TASKS = Array.from({ length: 20 }, (_, i) => worlds.generator.generate(worlds.generator.publicSeed, i));
const tallies = new Map<string, Tally>();

/** The pairs of a family that a system passes, and of how many; undefined for an adapter that has no entry yet. */
function pairsOf(name: string, family: string): readonly [passed: number, of: number] | undefined {
  const system = worlds.ownSystems.find((one) => one.name === name);
  if (system === undefined) return ofEntry(name, family);
  const tally = tallies.get(name) ?? new Tally();
  if (!tallies.has(name))
    for (const task of TASKS) tally.add(worlds.score(task, system.answer(task), new Set(system.capabilities)));
  tallies.set(name, tally);
  const { numerator = 0, denominator = 0 } = tally.family(family)?.sums('twins') ?? {};
  return [numerator, denominator];
}

function ofEntry(slug: string, family: string): readonly [number, number] | undefined {
  const entry = new URL(`../../../leaderboard/entries/${slug}/`, import.meta.url);
  expect(existsSync(entry), slug).toBe(true);
  const file = new URL('worlds/scorecard.json', entry);
  if (!existsSync(file)) return undefined;
  const card: Scorecard = JSON.parse(readFileSync(file, 'utf8'));
  const { k = 0, n = 0 } = card.families[family]?.metrics.twins ?? {};
  return [k, n];
}

describe('MECHANISM_LEVELS', () => {
  it.each(Object.entries(MECHANISM_LEVELS))(
    'has the levels that its systems reach: %s',
    (family, { without, having }) => {
      expect(having.reaches - without.reaches).toBeGreaterThan(0.2);
      for (const { system, reaches } of [without, having]) {
        const pairs = pairsOf(system, family);
        if (pairs === undefined) continue;
        const [passed, of] = pairs;
        // An entry's run is of all public worlds, so only rounding differs.
        if (!worlds.ownSystems.some(({ name }) => name === system))
          expect(Math.round((100 * passed) / of) / 100, `${system} passes ${passed} of ${of}`).toBe(reaches);
        // Three standard errors, and two pairs.
        const off = 3 * Math.sqrt((reaches * (1 - reaches)) / of) + 2 / of;
        expect(Math.abs(passed / of - reaches), `${system} passes ${passed} of ${of}, not ${reaches}`).toBeLessThan(
          off,
        );
      }
    },
  );

  it('has levels for every family', () => {
    expect(Object.keys(MECHANISM_LEVELS).sort()).toEqual(MECHANISMS.map(({ id }) => id).sort());
  });
});
