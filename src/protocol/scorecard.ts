import * as z from 'zod';
import { SYSTEM_KINDS } from './constants.ts';

const interval = z.tuple([z.number(), z.number()]);
const count = z.int().nonnegative();

/** One metric over a group of tasks. Values are fractions or the metric's unit; `n` counts tasks or trials. */
export const Estimate = z.strictObject({
  value: z.number(),
  n: count,
  k: z.number().nonnegative().optional().describe('The number of successes. Only for proportions.'),
  ci95: interval.optional().describe('Wilson’s 95% interval, which treats tasks as independent.'),
  ci95_clustered: interval
    .optional()
    .describe(
      'A 95% interval that allows for tasks that share a template. Absent if the templates have no spread to compute it from.',
    ),
  n_effective: z
    .number()
    .nonnegative()
    .optional()
    .describe('The number of independent tasks that would carry as much information.'),
  few_clusters: z
    .boolean()
    .optional()
    .describe(
      'True if (Σx)²/Σx², the number of templates weighted by size, is below 8. The clustered interval is then not reliable.',
    ),
});

/** The graded questions of a group, or its pairs of them, by verdict. */
const ItemCounts = z.strictObject({
  passed: count,
  measured: count.describe('The number of items that passed, failed or errored.'),
  not_measured: count.describe('The number of items for which the system does not declare what the question needs.'),
  errored: count,
});

export const Group = z.strictObject({
  n: count.describe('The number of tasks.'),
  items: ItemCounts.optional().describe('The items by verdict. Absent for an arm and for a bench.'),
  pairs: ItemCounts.optional().describe(
    'The pairs of items by verdict. A pair passes if both items pass. Absent if no item has a pair, and for a slice.',
  ),
  metrics: z.record(z.string(), Estimate),
});

const STATES = ['valid', 'invalid', 'failed', 'partial'] as const;

export const System = z.strictObject({
  // As long as an adapter may declare: they are compared with the names of all entries.
  name: z.string().max(100),
  version: z.string().max(100),
  kind: z.enum(SYSTEM_KINDS),
  reads_labels: z.boolean(),
});

export const Validity = z.strictObject({
  state: z.enum(STATES),
  rules: z.array(z.strictObject({ id: z.string(), held: z.boolean(), detail: z.string().optional() })),
  controls: z.array(
    z.strictObject({
      name: z.string(),
      metric: z.string(),
      value: z.number(),
      min: z.number(),
      max: z.number(),
      held: z.boolean(),
    }),
  ),
});

/** How much further ahead of a reference a system is on public data than on fresh or held-out data of one distribution. */
export const Contamination = z.strictObject({
  metric: z.string(),
  reference: z.string(),
  system: z.strictObject({ public: z.number(), unseen: z.number() }),
  reference_values: z.strictObject({ public: z.number(), unseen: z.number() }),
  gap: z.number().describe('(system public − system unseen) − (reference public − reference unseen).'),
  ci95: interval.optional().describe('The 95% interval of the gap. Absent if a family is a single cluster.'),
  p: z.number().optional().describe('The two-sided p-value.'),
});

/** One arm beside another on the same tasks, or beside a perfect one. */
export const ArmComparison = z.strictObject({
  id: z.string(),
  a: z.string(),
  b: z.string().nullable().describe('The arm that a is compared with. Null for a perfect one.'),
  metric: z.string(),
  n: count,
  delta: z.number().describe('The value of a minus the value of b.'),
  p: z.number().optional().describe('The two-sided p-value of a sign-flip test over clusters.'),
});

/** Calls of a model that were answered, and their tokens as its endpoint counted them. */
const ModelUse = z.strictObject({
  calls: count,
  input_tokens: count.describe('All input tokens, including those of embeddings.'),
  output_tokens: count,
  embedding_tokens: count.describe('The input tokens of embeddings.'),
});

const perRight = z
  .number()
  .optional()
  .describe('All tokens divided by the number of graded questions that passed. Absent if none passed.');

/** What the adapter asked its model through the gateway, as the tape has it. */
const GatewayUse = z.strictObject({
  start: ModelUse.describe('Calls before the first task.'),
  write: ModelUse.describe('Calls while events were stored.'),
  query: ModelUse.describe('Calls while questions were answered.'),
  tokens_per_right: perRight,
  families: z
    .record(
      z.string(),
      z.strictObject({
        write: ModelUse.optional().describe(
          'Calls while events were stored. Absent if other families have questions about the same history.',
        ),
        query: ModelUse,
        tokens_per_right: perRight,
      }),
    )
    .describe('Calls by family: of the task while events were stored, of the question while it was answered.'),
});

/** What the model was asked that chose in place of the adapter, and what the memory returned to it. */
const ActorUse = z.strictObject({
  answers: count,
  input_tokens: count,
  output_tokens: count,
  errors: count.describe('The number of answers that are not a decision and of prompts that the endpoint refused.'),
  memory: z
    .strictObject({ sufficient: count, measured: count })
    .describe(
      'The number of graded questions, and of those that a perfect agent passes with what the memory returned.',
    ),
});

const Amount = z.strictObject({
  total: z.number(),
  per_right: z
    .number()
    .optional()
    .describe('The total divided by the number of graded questions that passed. Absent if none passed.'),
});

/** What the models cost by a price file. */
const Money = z.strictObject({
  currency: z.string(),
  date: z.string().describe('The day of the prices.'),
  source: z.string().describe('Where the prices are from.'),
  gateway: Amount.extend({
    start: z.number(),
    write: z.number(),
    query: z.number(),
    families: z.record(z.string(), Amount),
  }).optional(),
  actor: Amount.optional(),
});

const groups = z.record(z.string(), Group);

export const Scorecard = z.strictObject({
  schema: z.literal('scorecard/2'),
  suite: z.strictObject({ id: z.string(), version: z.string() }),
  dataset: z.strictObject({ id: z.string(), sha256: z.string(), tasks: count, official: z.boolean() }),
  system: System,
  counts: z.strictObject({
    tasks: count,
    passed: count,
    not_measured: count,
    errored: count,
    faults: z.record(z.string(), count),
  }),
  overall: Group,
  families: groups,
  parts: groups.optional(),
  arms: groups.optional(),
  arm_comparisons: z.array(ArmComparison).optional(),
  slices: z.record(z.string(), groups).optional(),
  failure_modes: z.record(z.string(), count),
  validity: Validity,
  clusters: z.strictObject({ count: count, largest: count }),
  gateway: GatewayUse.optional().describe(
    'The adapter’s use of its model. Absent if it got no model through the gateway.',
  ),
  actor: ActorUse.optional().describe(
    'The use of the model that chose in place of the adapter. Absent if the adapter chose.',
  ),
  money: Money.optional().describe('Costs by a price file. Never in a bundle’s own scorecard.json.'),
  grader: z
    .string()
    .optional()
    .describe('The grader, if it is not the suite’s own. Never in a bundle’s own scorecard.json.'),
  contamination: Contamination.optional().describe(
    'The comparison of two bundles. Never in a bundle’s own scorecard.json.',
  ),
});

export type Estimate = z.infer<typeof Estimate>;
export type Group = z.infer<typeof Group>;
export type System = z.infer<typeof System>;
export type Validity = z.infer<typeof Validity>;
export type ArmComparison = z.infer<typeof ArmComparison>;
export type Contamination = z.infer<typeof Contamination>;
export type GatewayUse = z.infer<typeof GatewayUse>;
export type ActorUse = z.infer<typeof ActorUse>;
export type Money = z.infer<typeof Money>;
export type Scorecard = z.infer<typeof Scorecard>;
