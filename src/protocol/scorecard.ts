import * as z from 'zod';
import { SYSTEM_KINDS } from './system-kinds.ts';

const interval = z.tuple([z.number(), z.number()]);

/** One metric over a group of tasks. Values are fractions or the metric's unit; `n` counts tasks or trials. */
export const Estimate = z.strictObject({
  value: z.number(),
  n: z.int(),
  k: z.number().optional().describe('successes, for proportions'),
  ci95: interval.optional().describe('Wilson, as if tasks were independent'),
  ci95_clustered: interval
    .optional()
    .describe('robust to tasks that share a template; absent where the templates show no spread to make it from'),
  n_effective: z.number().optional().describe('independent tasks that would carry as much information'),
  few_clusters: z
    .boolean()
    .optional()
    .describe(
      'true where (Σx)²/Σx², the number of templates weighed by their size, is below 8: too few templates for the clustered interval to be relied on',
    ),
});

/** The graded questions of a group, or its pairs of them, by verdict. */
const ItemCounts = z.strictObject({
  passed: z.int(),
  measured: z.int().describe('passed, failed or errored: an item that errored is not passed'),
  not_measured: z.int().describe('the system does not declare what the question needs'),
  errored: z.int(),
});

export const Group = z.strictObject({
  n: z.int().describe('tasks'),
  items: ItemCounts.optional().describe('absent of an arm, and of a bench'),
  pairs: ItemCounts.optional().describe(
    'pairs of items, passed where both are; absent where no item has a pair, and of a slice',
  ),
  metrics: z.record(z.string(), Estimate),
});

const STATES = ['valid', 'invalid', 'failed', 'partial'] as const;

export const System = z.strictObject({
  name: z.string(),
  version: z.string(),
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

/** How much further ahead of a reference a system is on public data than on held-out data of one distribution. */
export const Contamination = z.strictObject({
  metric: z.string(),
  reference: z.string(),
  system: z.strictObject({ public: z.number(), heldout: z.number() }),
  reference_values: z.strictObject({ public: z.number(), heldout: z.number() }),
  gap: z.number().describe('(system public − held out) − (reference public − held out)'),
  ci95: interval.optional().describe('absent where a family is a single cluster'),
  p: z.number().optional().describe('two-sided'),
});

/** One arm beside another on the same tasks, or beside a perfect one. */
export const ArmComparison = z.strictObject({
  id: z.string(),
  a: z.string(),
  b: z.string().nullable().describe('null: what is perfect'),
  metric: z.string(),
  n: z.int(),
  delta: z.number().describe('a less b'),
  p: z.number().optional().describe('two-sided, of a sign-flip test over clusters'),
});

/** Calls of a model that were answered, and their tokens as its endpoint counted them. */
const ModelUse = z.strictObject({
  calls: z.int(),
  input_tokens: z.int().describe('those of embeddings among them'),
  output_tokens: z.int(),
  embedding_tokens: z.int().describe('of input_tokens, those of embeddings'),
});

const perRight = z
  .number()
  .optional()
  .describe('all tokens over the graded questions that were passed; absent where none was');

/** What the adapter asked its model through the gateway, as the tape has it. */
const GatewayUse = z.strictObject({
  start: ModelUse.describe('before the first task'),
  write: ModelUse.describe('while storing events'),
  query: ModelUse.describe('while answering'),
  tokens_per_right: perRight,
  families: z
    .record(z.string(), z.strictObject({ write: ModelUse, query: ModelUse, tokens_per_right: perRight }))
    .describe('by the family of the task'),
});

/** What the model was asked that chose in place of the adapter, and what the memory returned to it. */
const ActorUse = z.strictObject({
  answers: z.int(),
  input_tokens: z.int(),
  output_tokens: z.int(),
  errors: z.int().describe('answers that are no decision, and prompts that the endpoint refused'),
  memory: z
    .strictObject({ sufficient: z.int(), measured: z.int() })
    .describe('graded questions, and those that a perfect agent passes with what the memory returned'),
});

const Amount = z.strictObject({
  total: z.number(),
  per_right: z.number().optional().describe('over the graded questions that were passed; absent where none was'),
});

/** What the models cost by a price file. */
const Money = z.strictObject({
  currency: z.string(),
  date: z.string().describe('of the prices'),
  source: z.string().describe('of the prices'),
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
  dataset: z.strictObject({ id: z.string(), sha256: z.string(), tasks: z.int(), official: z.boolean() }),
  system: System,
  counts: z.strictObject({
    tasks: z.int(),
    passed: z.int(),
    not_measured: z.int(),
    errored: z.int(),
    faults: z.record(z.string(), z.int()),
  }),
  overall: Group,
  families: groups,
  parts: groups.optional(),
  arms: groups.optional(),
  arm_comparisons: z.array(ArmComparison).optional(),
  slices: z.record(z.string(), groups).optional(),
  failure_modes: z.record(z.string(), z.int()),
  validity: Validity,
  clusters: z.strictObject({ count: z.int(), largest: z.int() }),
  gateway: GatewayUse.optional().describe('absent where the adapter was given no model'),
  actor: ActorUse.optional().describe('absent where no model chose in place of the adapter'),
  money: Money.optional().describe('by a price file, so never in a bundle’s own file'),
  contamination: Contamination.optional().describe('of two bundles, so never in a bundle’s own file'),
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
