import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areStatedScenarios, conformance, scenarioFiles } from '../../../test/support/conformance.ts';
import { summarise } from '../../analysis/summarise.ts';
import { Tally } from '../../analysis/tally.ts';
import { checkSchema } from '../../evidence/schema-check.ts';
import { parseStrict } from '../../evidence/strict-json.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import { boundsOn, Controls } from '../../verify/controls.ts';
import { compile } from './compile.ts';
import families from './families.json' with { type: 'json' };
import { grade } from './grading/grade.ts';
import { taskOf } from './scenario.ts';
import { Scenario } from './schema.ts';
import { truthOf } from './truth.ts';
import { upstream } from './upstream/grader.ts';
import { writ } from './writ.ts';

describe.skipIf(scenarioFiles.length === 0)('the published scenarios of version 0.2.0', () => {
  const tasks = writ.loader.complete(
    scenarioFiles.map((path) =>
      checkSchema(Scenario.transform(taskOf), parseStrict(readFileSync(path, 'utf8'), path), path),
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

  it('are of known families', () => {
    const known = new Set(families.map(({ id }) => id));
    expect(tasks.filter(({ family }) => !known.has(family) || family === 'other')).toEqual([]);
  });

  it('compile to all three arms, and show none of their ids except in sources', () => {
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

  it('keep the controls within their bounds', () => {
    const controls = new Controls(writ, boundsOn(writ.description, false));
    for (const task of tasks) controls.add(task);
    expect(controls.results().filter(({ held }) => !held)).toEqual([]);
  });

  it('are all passed by the oracle, with the best value of every metric', () => {
    const tally = tallyOf('oracle');
    const overall = tally.overall(families.map(({ id }) => id));
    const figures = writ.description.metrics.flatMap(({ id, better }) => {
      const sums = overall.sums(id);
      return sums ? [[id, sums.numerator / sums.denominator, better === 'higher' ? 1 : 0]] : [];
    });
    expect(figures.length).toBeGreaterThan(10);
    expect(figures.filter(([, value, best]) => value !== best)).toEqual([]);
    expect(tally.counts).toMatchObject({ passed: scenarioFiles.length, errored: 0 });
  });

  it('take the user’s statement for true, not what somebody else made of it', () => {
    const told = tasks.find(({ id }) => id.startsWith('provenance-003'));
    expect(told && truthOf(told).now?.value).toBe('1800');
  });

  it('show in a slice which rubrics are graded by default', () => {
    const rubrics = tallyOf('oracle').slices.get('rubric');
    const methods = scenarioFiles.map(
      (path) => JSON.parse(readFileSync(path, 'utf8')).ground_truth.eval_rubric?.method,
    );
    const documented = methods.filter((method = 'exact') => /^(exact|structured|constraint|abstention)$/.test(method));
    const expected = [documented.length, methods.length - documented.length];
    expect([rubrics?.get('documented')?.tasks, rubrics?.get('defaulted')?.tasks]).toEqual(expected);
    if (areStatedScenarios()) expect(expected).toEqual([41, 12]);
  });

  it('distinguish the log from the store', () => {
    const [log, store] = ['observation-log', 'kv-overwrite'].map((name) => {
      const sums = tallyOf(name)
        .overall(families.map(({ id }) => id))
        .sums('detectability');
      return (sums?.numerator ?? 0) / (sums?.denominator ?? 1);
    }) as [number, number];
    expect(log).toBeGreaterThan(store);
  });

  it('are graded as right for every answer that the original accepts', () => {
    const { variants } = JSON.parse(readFileSync(conformance('writ-v0.2.0/upstream-verdicts.json'), 'utf8')) as {
      variants: Record<
        string,
        Record<string, { answer: string; recall_correct: boolean; abstention_correct: boolean }>
      >;
    };
    for (const kind of ['value', 'sentence', 'verbose', 'value_note', 'elements']) {
      const refused = tasks.filter((task) => {
        const theirs = variants[kind]?.[task.id];
        const taken = task.probe.should_abstain ? theirs?.abstention_correct : theirs?.recall_correct;
        const text = theirs?.answer ?? '';
        return taken && !grade(task, { failed: false, evidence: new Set(), text, abstained: text === '' }).correct;
      });
      expect([kind, refused.map(({ id }) => id)]).toEqual([kind, []]);
    }
  });

  it('give the original’s figures for its own baseline', () => {
    const tally = new Tally();
    const kv = writ.ownSystems.find(({ name }) => name === 'kv-text');
    for (const task of tasks) tally.add(upstream.score(task, kv?.answer(task) ?? [], new Set(kv?.capabilities)));
    const overall = tally.overall(families.map(({ id }) => id));
    const of = (metric: string) => [overall.sums(metric)?.numerator, overall.sums(metric)?.denominator];
    const all = tasks.length;
    const changed = tasks.filter(({ ground_truth: truth }) => truth.value_history.length > 1).length;
    const METRICS = ['recall_accuracy', 'update_fidelity', 'abstention_quality', 'hallucination_rate'];
    expect(METRICS.map((metric) => of(metric)[1])).toEqual([all, changed, all, all]);
    if (areStatedScenarios())
      expect(METRICS.map(of)).toEqual([
        [2, 53],
        [2, 34],
        [8, 53],
        [0, 53],
      ]);
  });

  it('confirm two of the six claims, as docs/writ.md says', async () => {
    const results = writ.references.map(({ name, answer, capabilities }) => {
      const tally = new Tally();
      const outcomes = tasks.map((task) => writ.score(task, answer(task), new Set(capabilities)));
      for (const outcome of outcomes) tally.add(outcome);
      return [name, { outcomes, scorecard: summarise(writ.description, tally) as Scorecard }] as const;
    });
    const decided = (await writ.claims(new Map(results))).map(({ id, held }) => [id, held]);
    const page = readFileSync(`${import.meta.dirname}/../../../docs/writ.md`, 'utf8');
    const rows = [...page.matchAll(/^\| ([a-z ]+) +\| held +\| (held|not held) +\|/gm)];
    const told = rows.map(([, name = '', held]) => [name.trim().replaceAll(' ', '-'), held === 'held']);
    const found = decided.map(([id, held]) => [String(id).replace(/^log-/, ''), held]);
    expect(found.map(([id]) => id)).toEqual(told.map(([id]) => id));
    // With more scenarios, more of the claims may be confirmed.
    if (!areStatedScenarios()) return;
    expect(found).toEqual(told);
    expect(decided.filter(([, held]) => held)).toHaveLength(2);
  });
});
