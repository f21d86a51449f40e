import type { InitializeResult } from '../protocol/reply.ts';
import { PROTOCOL } from '../protocol/request.ts';
import type { Loader, OwnSystem, Suite, Task } from './suite.ts';

type Defaulted = 'taskProblems' | 'validate' | 'references' | 'benches' | 'questionBenches' | 'converters' | 'claims';

/** A suite as its author writes it: what has a default may be left out. */
export type SuiteDefinition<T extends Task> = Omit<Suite<T>, Defaulted | 'loader' | 'ownSystems'> &
  Partial<Pick<Suite<T>, Defaulted>> & {
    readonly loader: Pick<Loader<T>, 'schema'> & Partial<Loader<T>>;
  };

/** The suite with the defaults of what its definition leaves out. */
export function defineSuite<T extends Task>(definition: SuiteDefinition<T>): Suite<T> {
  const { references = [], controls, taskProblems = () => [] } = definition;
  return {
    taskProblems,
    validate: (tasks) => [...tasks].flatMap((task) => taskProblems(task).map((problem) => `${task.id}: ${problem}`)),
    benches: async () => [],
    questionBenches: async () => [],
    converters: async () => [],
    claims: async () => [],
    ...definition,
    loader: { complete: (tasks) => tasks, official: [], ...definition.loader },
    references,
    ownSystems: [
      ...references.map((one): OwnSystem<T> => ({ ...one, kind: 'reference' })),
      ...controls.map((one): OwnSystem<T> => ({ ...one, kind: 'control' })),
    ],
  };
}

/**
 * The suite's own system that an adapter's specification names.
 *
 * @param spec such as `ref:oracle`
 * @returns undefined where it names none
 */
export function ownSystemOf<T extends Task>({ ownSystems }: Suite<T>, spec: string): OwnSystem<T> | undefined {
  return ownSystems.find(({ name }) => spec === `ref:${name}`);
}

/** What an own system declares: it runs in process and is asked nothing. */
export function declaredBy({ name, capabilities }: OwnSystem, version: string): InitializeResult {
  return { protocol: PROTOCOL, name, version, capabilities: [...capabilities], deterministic: true };
}

/** The controls that bound the headline: what each must score for it, at least and at most. */
const HEADLINE_BOUNDS: readonly { readonly control: string; readonly min?: 1; readonly max?: 0 }[] = [
  { control: 'null', max: 0 },
  { control: 'oracle', min: 1 },
  { control: 'label-reader', min: 1 },
];

/**
 * What a suite lacks of its contract, as far as its definition shows it: a sentence each, empty where it lacks nothing. What has
 * to be run, such as whether the controls keep to their bounds, is left to the tests.
 */
export function suiteProblems(suite: Suite): readonly string[] {
  return [...duplicates(suite), ...unknownNames(suite), ...missingControls(suite), ...wrongBounds(suite)];
}

function duplicates({ description, ownSystems }: Suite): string[] {
  const lists = {
    family: description.families.map(({ id }) => id),
    metric: description.metrics.map(({ id }) => id),
    'failure mode': description.failureModes.map(({ id }) => id),
    'reference or control': ownSystems.map(({ name }) => name),
  };
  return Object.entries(lists).flatMap(([what, names]) =>
    names.filter((name, i) => names.indexOf(name) < i).map((name) => `There are two of the ${what} ${name}.`),
  );
}

/** Names of metrics and systems that the description uses and the suite does not have. */
function unknownNames({ description, ownSystems }: Suite): string[] {
  const {
    headline,
    familyMetrics,
    armMetric,
    bounds,
    tables,
    contaminationReference,
    armComparisons = [],
  } = description;
  const metrics = [
    ...[headline, armMetric, tables.byFamily, tables.paired?.metric],
    ...[...familyMetrics, ...tables.overall, ...bounds.map(({ metric }) => metric)],
  ];
  // An arm may be compared by a metric of the arms alone.
  const ofArms = new Set(armComparisons.map(({ metric }) => metric));
  const systems = [
    contaminationReference,
    tables.shown,
    tables.paired?.against,
    ...bounds.map(({ control }) => control),
  ];
  const hasMetric = (id: string) => description.metrics.some((metric) => metric.id === id) || ofArms.has(id);
  return [
    ...[...new Set(metrics)]
      .filter((id) => id !== undefined && !hasMetric(id))
      .map((id) => `There is no metric ${id}.`),
    ...[...new Set(systems)]
      .filter((name) => name !== undefined && !ownSystems.some((system) => system.name === name))
      .map((name) => `There is no reference or control ${name}.`),
  ];
}

function missingControls({ description: { headline }, controls }: Suite): string[] {
  const found = (name: string) => controls.find((control) => control.name === name);
  const [none, oracle] = [found('null'), found('oracle')];
  const required = headline === undefined ? [] : ['label-reader', 'full-context'];
  return [
    ...(none?.questionBlind && !none.readsLabels
      ? []
      : ['There must be a control null that reads no labels and is question-blind.']),
    ...(oracle?.readsLabels ? [] : ['There must be a control oracle that reads labels.']),
    ...required.filter((name) => !found(name)).map((name) => `A suite with a headline must have a control ${name}.`),
    ...controls
      .filter(({ questionBlind, readsLabels }) => questionBlind && readsLabels)
      .map(({ name }) => `The control ${name} cannot be question-blind and read labels.`),
    ...(controls.some(({ questionBlind, readsLabels }) => !questionBlind && !readsLabels)
      ? []
      : ['There must be a control that reads the question and no labels.']),
  ];
}

function wrongBounds({ description: { headline, bounds } }: Suite): string[] {
  const open = bounds.filter(({ min, max }) => min > max || (min <= 0 && max >= 1));
  const ofHeadline = (name: string) =>
    bounds.filter(({ control, metric }) => control === name && metric === headline && headline !== undefined);
  const loose = HEADLINE_BOUNDS.filter(
    ({ control, min = 0, max = 1 }) => !ofHeadline(control).some((bound) => bound.min >= min && bound.max <= max),
  );
  const flood = ofHeadline('full-context')[0];
  return [
    ...open.map(({ control, metric }) => `The bound of ${control} for ${metric} excludes nothing, or everything.`),
    ...(headline === undefined
      ? []
      : loose.map(({ control, max }) => `The headline of the control ${control} must be bound to ${max ?? 1}.`)),
    ...(headline === undefined || (flood !== undefined && flood.max < 1)
      ? []
      : ['The headline of the control full-context must be bound to less than 1.']),
  ];
}
