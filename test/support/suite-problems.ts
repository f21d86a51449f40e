import * as z from 'zod';
import { CAPABILITIES } from '../../src/protocol/constants.ts';
import type { Suite } from '../../src/suite/suite.ts';

const text = z.string().min(1);
const ids = z.array(text).min(1);
const named = z.looseObject({ id: text, label: text });

/** The values of a description that its type restricts. TypeScript does not check those that come from a JSON file. */
const Description = z.looseObject({
  families: z.array(named),
  metrics: z.array(
    z.strictObject({
      ...{ id: text, label: text, short: text, definition: text, digits: z.int().nonnegative() },
      unit: z.enum(['fraction', 'tokens', 'count', 'per_1k_tokens']),
      better: z.enum(['higher', 'lower']),
      kind: z.enum(['proportion', 'mean', 'ratio', 'difference']),
      needs: z.array(z.enum(CAPABILITIES)).min(1).optional(),
    }),
  ),
  choices: z.array(z.enum(['action', 'answer'])),
  fields: z.array(z.strictObject({ field: text, meaning: text })),
  charts: z
    .array(
      z.strictObject({
        ...{ id: text, title: text, description: text, label: text },
        note: text.optional(),
        kind: z.enum(['lines', 'bars', 'intervals']),
        across: z.union([
          z.strictObject({ metrics: ids, names: ids.optional() }),
          z.strictObject({ families: ids, metric: text }),
          z.strictObject({ slice: text, metric: text }),
        ]),
      }),
    )
    .optional(),
});

/** The controls that bound the headline, with the lowest or highest value of each. */
const HEADLINE_BOUNDS: readonly { readonly control: string; readonly min?: 1; readonly max?: 0 }[] = [
  { control: 'null', max: 0 },
  { control: 'oracle', min: 1 },
  { control: 'label-reader', min: 1 },
];

/**
 * How a suite breaks its contract, as far as its definition shows it, in one sentence each. What needs a run, such as
 * whether the controls keep to their bounds, is left to the tests.
 */
export function suiteProblems(suite: Suite): readonly string[] {
  return [
    ...malformed(suite),
    ...duplicates(suite),
    ...unknownNames(suite),
    ...missingControls(suite),
    ...wrongBounds(suite),
  ];
}

function malformed({ description }: Suite): string[] {
  const { error } = Description.safeParse(description);
  return (error?.issues ?? []).map(({ path, message }) => `The description has at ${path.join('.')}: ${message}.`);
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

/** The names of metrics and systems in the description that the suite does not have. */
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
  // Arms may be compared by a metric that only arms have.
  const ofArms = new Set(armComparisons.map(({ metric }) => metric));
  const systems = [contaminationReference, tables.paired?.against, ...bounds.map(({ control }) => control)];
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
