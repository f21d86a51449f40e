import { describe, expect, it } from 'vitest';
import { suiteProblems } from '../../test/support/suite-problems.ts';
import { loadSuite, SUITE_IDS } from '../suites/catalogue.ts';
import { defineSuite } from './contract.ts';
import type { SuiteDescription } from './description.ts';
import type { Control, Suite } from './suite.ts';

const cib = await loadSuite('cib');

const described = (change: Partial<SuiteDescription>) => ({ description: { ...cib.description, ...change } });
const controls = (change: (control: Control) => Control | undefined) =>
  defineSuite({ ...cib, controls: cib.controls.flatMap((one) => change(one) ?? []) });
const changed = (name: string, change: Partial<Control>) =>
  controls((one) => (one.name === name ? { ...one, ...change } : one));
const bounds = (control: string, change: object) =>
  described({ bounds: cib.description.bounds.map((one) => (one.control === control ? { ...one, ...change } : one)) });

describe('suiteProblems and defineSuite', () => {
  // The contract demands, among other things, that controls bound the headline from below and above.
  it.each(SUITE_IDS)('suiteProblems finds no problem in %s [G4]', async (id) => {
    expect(suiteProblems(await loadSuite(id))).toEqual([]);
  });

  it('defineSuite fills in what has a default', async () => {
    const { description, generator, compile, score, story, controls: own } = cib;
    const { schema } = cib.loader;
    const suite = defineSuite({ description, generator, loader: { schema }, compile, score, story, controls: own });
    const task = generator.generate(generator.publicSeed, 0);
    expect(suite.ownSystems.map(({ name, kind }) => [name, kind])).toEqual(own.map(({ name }) => [name, 'control']));
    expect([suite.loader.complete([task]), suite.loader.official]).toEqual([[task], []]);
    expect([suite.taskProblems(task), suite.validate([task])]).toEqual([[], []]);
    expect([await suite.benches(), await suite.questionBenches(), await suite.converters()]).toEqual([[], [], []]);
    expect(await suite.claims(new Map())).toEqual([]);
  });

  it('defineSuite validates a dataset by its tasks, with the id of the task in each problem', () => {
    const suite = defineSuite({ ...cib, validate: undefined as never, taskProblems: () => ['is unsound'] });
    const { validate: _, ...rest } = suite;
    const task = cib.generator.generate(cib.generator.publicSeed, 0);
    expect(defineSuite(rest).validate([task])).toEqual([`${task.id}: is unsound`]);
  });

  it.each<[string, Partial<Suite>, RegExp]>([
    [
      'a family twice',
      described({ families: [...cib.description.families, ...cib.description.families] }),
      /two of the family/,
    ],
    [
      'a metric with an unknown unit',
      described({ metrics: cib.description.metrics.map((one) => ({ ...one, unit: 'share' as never })) }),
      /description has at metrics\.0\.unit/,
    ],
    ['a headline that is no metric', described({ headline: 'luck' }), /no metric luck/],
    ['a table of no metric', described({ familyMetrics: ['luck'] }), /no metric luck/],
    ['an unknown contamination reference', described({ contaminationReference: 'me' }), /no reference or control me/],
    ['a bound of an unknown control', bounds('oracle', { control: 'other' }), /no reference or control other/],
    ['a bound that excludes nothing', bounds('oracle', { min: 0, max: 1 }), /excludes nothing/],
    ['a bound that excludes everything', bounds('oracle', { min: 1, max: 0 }), /excludes nothing, or everything/],
    ['an oracle that may fail', bounds('oracle', { min: 0.5 }), /headline of the control oracle must be bound to 1/],
    ['a null that may pass', bounds('null', { max: 0.5 }), /headline of the control null must be bound to 0/],
    [
      'a label-reader that may score little',
      bounds('label-reader', { min: 0.5 }),
      /control label-reader must be bound to 1/,
    ],
    [
      'a full-context that scores everything',
      bounds('full-context', { min: 1, max: 1 }),
      /full-context must be bound to less/,
    ],
    ['no null', controls((one) => (one.name === 'null' ? undefined : one)), /must be a control null/],
    [
      'a null that reads the question',
      controls(({ questionBlind: _, ...one }) => one),
      /null that reads no labels and is q/,
    ],
    ['no oracle', controls((one) => (one.name === 'oracle' ? undefined : one)), /must be a control oracle/],
    [
      'no label-reader',
      controls((one) => (one.name === 'label-reader' ? undefined : one)),
      /must have a control label-r/,
    ],
    [
      'no full-context',
      controls((one) => (one.name === 'full-context' ? undefined : one)),
      /must have a control full-c/,
    ],
    [
      'a question-blind control that reads labels',
      changed('oracle', { questionBlind: true }),
      /oracle cannot be question-blind and read labels/,
    ],
    [
      'no control that reads the question alone',
      changed('question-only', { questionBlind: true }),
      /reads the question and no labels/,
    ],
    ['two controls of one name', changed('spam', { name: 'null' }), /two of the reference or control null/],
  ])('suiteProblems reports %s', (_what, change, problem) => {
    expect(suiteProblems({ ...cib, ...change }).join('\n')).toMatch(problem);
  });
});
