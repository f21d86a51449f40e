import { describe, expect, it } from 'vitest';
import { boundsOn, Controls } from '../../../verify/controls.ts';
import { replyProblem } from '../../../verify/rescore.ts';
import { compile } from '../compile.ts';
import type { WritTask } from '../scenario.ts';
import { writ } from '../writ.ts';

const tasksOf = (seed: string) => Array.from({ length: 150 }, (_, i) => writ.generator.generate(seed, i));
const PUBLIC = tasksOf(writ.generator.publicSeed);

describe('controls of writ', () => {
  it('keep to their bounds on the public dataset', () => {
    const controls = new Controls(writ, boundsOn(writ.description, true));
    for (const task of PUBLIC) controls.add(task);
    expect(controls.results().filter(({ held }) => !held)).toEqual([]);
  });

  it.each(['another', 'and-another', '0'])('keep to their bounds with the seed %s', (seed) => {
    const controls = new Controls(writ, boundsOn(writ.description, false));
    for (const task of tasksOf(seed)) controls.add(task);
    expect(controls.results().filter(({ held }) => !held)).toEqual([]);
  });

  it('keep to their bounds on every single task', () => {
    for (const task of PUBLIC) {
      const controls = new Controls(writ, boundsOn(writ.description, false));
      controls.add(task);
      expect(controls.results().filter(({ held }) => !held)).toEqual([]);
    }
  });
});

describe('references and controls of writ', () => {
  it('are listed with their kind, and with whether they read labels', () => {
    expect(writ.ownSystems.map(({ name, kind, readsLabels }) => [name, kind, readsLabels])).toEqual([
      ['kv-overwrite', 'reference', true],
      ['observation-log', 'reference', true],
      ['kv-text', 'reference', false],
      ['no-memory', 'reference', false],
      ['null', 'control', false],
      ['oracle', 'control', true],
      ['answer-everything', 'control', false],
      ['question-only', 'control', false],
    ]);
  });

  it('declare that no-memory alone stores nothing: it replies the same without what was said before the question', () => {
    const none = writ.ownSystems.filter(({ storesNothing }) => storesNothing);
    expect(none.map(({ name }) => name)).toEqual(['no-memory']);
    // What is inspected may follow from the events.
    const asked = (task: WritTask) =>
      none.flatMap(({ answer }) => answer(task).map(({ replies }) => replies.filter((one) => one?.method === 'query')));
    for (const task of PUBLIC) expect(asked({ ...task, memory_events: [] })).toEqual(asked(task));
  });

  it.each(writ.ownSystems.map(({ name }) => name))('reply to every step, and cite only observed events: %s', (name) => {
    const reference = writ.ownSystems.find((one) => one.name === name);
    const declared = new Set(reference?.capabilities);
    for (const task of PUBLIC) {
      const replies = reference?.answer(task) ?? [];
      for (const [at, { key, steps }] of compile(task).entries()) {
        const said = replies[at];
        expect(said?.key).toBe(key);
        expect(replyProblem(steps, said?.replies ?? [], declared)).toBeUndefined();
        const sent = new Set(
          steps.flatMap((step) => (step.method === 'observe' ? step.params.events.map((one) => one.source_id) : [])),
        );
        const cited = [...JSON.stringify(said?.replies).matchAll(/"(writ_[^"]+)"/g)].map(([, id]) => id as string);
        // The oracle cites only in its inspections.
        expect(cited.filter((id) => !sent.has(id))).toEqual([]);
      }
    }
  });
});
