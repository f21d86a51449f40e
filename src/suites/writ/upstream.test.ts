import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Tally } from '../../analysis/tally.ts';
import { checkSchema } from '../../evidence/schema-check.ts';
import { parseStrict } from '../../evidence/strict-json.ts';
import { boundsOver, Controls } from '../../verify/controls.ts';
import { compile } from './compile.ts';
import { FAMILIES } from './families.ts';
import { WritTaskSchema } from './schema.ts';
import { truthOf } from './truth.ts';
import { writ } from './writ.ts';

const folder = `${process.env.CONFORMANCE_DATA}/writ-v0.2.0/scenarios`;

describe.skipIf(!existsSync(folder))('the published scenarios of version 0.2.0', () => {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const tasks = writ.loader.complete(
    files.map((path) =>
      checkSchema(WritTaskSchema, parseStrict(readFileSync(`${folder}/${path}`, 'utf8'), path), path),
    ),
  );

  function tallyOf(name: string): Tally {
    const reference = writ.ownSystems.find((one) => one.name === name);
    const tally = new Tally();
    for (const task of tasks) {
      tally.add(writ.score(task, reference?.answer(task) ?? [], new Set(reference?.capabilities)));
    }
    return tally;
  }

  it('are of families that are known', () => {
    const known = new Set(FAMILIES.map(({ id }) => id));
    expect(tasks.filter(({ family }) => !known.has(family) || family === 'other')).toEqual([]);
  });

  it('run in all three modes, and never show an id of theirs but in sources', () => {
    for (const task of tasks) {
      const episodes = compile(task);
      expect(episodes.map(({ arm }) => arm)).toEqual(['none', 'native', 'oracle']);
      const shown = JSON.stringify(
        episodes.flatMap(({ steps }) =>
          steps.flatMap((step) =>
            step.method === 'observe' ? step.params.events.map(({ text }) => text) : Object.values(step.params),
          ),
        ),
      );
      expect(shown).not.toContain(task.scenario_id);
      for (const { id } of task.memory_events.filter((event) => event.id.includes('_')))
        expect(shown).not.toContain(id);
    }
  });

  it('keep the controls where they belong', () => {
    const controls = new Controls(writ, boundsOver(writ.description, false));
    for (const task of tasks) controls.add(task);
    expect(controls.results().filter(({ held }) => !held)).toEqual([]);
  });

  it('let the ground truth pass by every metric that they measure', () => {
    const tally = tallyOf('oracle');
    const overall = tally.overall(FAMILIES.map(({ id }) => id));
    const figures = writ.description.metrics.flatMap(({ id, better }) => {
      const sums = overall.sums(id);
      return sums ? [[id, sums.numerator / sums.denominator, better === 'higher' ? 1 : 0]] : [];
    });
    expect(figures.length).toBeGreaterThan(10);
    expect(figures.filter(([, value, best]) => value !== best)).toEqual([]);
    expect(tally.counts).toMatchObject({ passed: 31, errored: 0 });
  });

  it('hold by what the user said, not by what somebody else made of it', () => {
    const told = tasks.find(({ id }) => id.startsWith('provenance-003'));
    expect(told && truthOf(told).now?.value).toBe('1800');
  });

  it('show which rubrics were scored by default', () => {
    const rubrics = tallyOf('oracle').slices.get('rubric');
    expect([rubrics?.get('documented')?.tasks, rubrics?.get('defaulted')?.tasks]).toEqual([24, 7]);
  });

  it('are scored for every reference, and tell stores apart', () => {
    const [log, store] = ['observation-log', 'kv-overwrite'].map((name) => {
      const sums = tallyOf(name)
        .overall(FAMILIES.map(({ id }) => id))
        .sums('detectability');
      return (sums?.numerator ?? 0) / (sums?.denominator ?? 1);
    }) as [number, number];
    expect(log).toBeGreaterThan(store);
  });
});
