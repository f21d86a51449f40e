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

it('each suite says how many events a call of its built-in data stores', async () => {
  const said = await Promise.all(
    SUITE_IDS.map(async (id) => {
      const { description, compile, generator } = await loadSuite(id);
      // Worlds are long, and all are stored in the same way.
      const tasks = Array.from({ length: Math.min(generator.publicCount, id === 'worlds' ? 2 : 200) }, (_, index) =>
        generator.generate(generator.publicSeed, index),
      );
      const steps = tasks.flatMap((task) => compile(task).flatMap((episode) => episode.steps));
      const sizes = steps.flatMap((step) => (step.method === 'observe' ? [step.params.events.length] : []));
      return [id, description.eventsPerCall, Math.min(...sizes), Math.max(...sizes)];
    }),
  );
  expect(
    said.map(([id, text, least, most]) => [
      id,
      text,
      `${text}`.startsWith('up to') ? `up to ${most}` : `${least} to ${most}`,
    ]),
  ).toEqual(said.map(([id, text]) => [id, text, text]));
});
