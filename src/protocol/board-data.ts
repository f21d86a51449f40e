// The small build of zod: a page's script reads these files too.
import * as z from 'zod/mini';
import { SYSTEM_KINDS, TIERS } from './constants.ts';

const text = z.string().check(z.maxLength(1_000));
const Digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const Slug = z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/), z.maxLength(64));
const BoardId = z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]*$/), z.maxLength(100));
const count = z.int().check(z.minimum(0));
const Suite = z.strictObject({ id: text, version: text, title: text });
const Dataset = z.strictObject({ id: text, sha256: Digest, tasks: count, official: z.boolean() });
const Named = z.strictObject({ id: text, label: text });
/** Families of one group are listed together under this heading, after those without a group. */
const Family = z.strictObject({ id: text, label: text, group: z.optional(text) });
const better = z.enum(['higher', 'lower']);
const interval = z.tuple([z.number(), z.number()]);
/** A character a task of the board, in their order. */
const Marks = z.string().check(z.regex(/^[01-]*$/), z.maxLength(1_000_000));

/** The same, with n where the task or pair was run and not measured. */
const Passed = z.string().check(z.regex(/^[01n-]*$/), z.maxLength(1_000_000));

/** A number a task of the board, in their order. */
const Counts = z.array(z.int().check(z.minimum(0), z.maximum(255))).check(z.maxLength(1_000_000));

/** What holds for every figure of the site. */
const Notices = z.array(z.string().check(z.regex(/^(?:unverified$|no board run$|notice: )/), z.maxLength(1_000)));

/** `data/boards.json`: the boards of a site and whose runs stand on them. */
export const BoardsFile = z.strictObject({
  schema: z.literal('boards/1'),
  notices: Notices,
  boards: z.array(
    z.strictObject({
      id: BoardId,
      suite: Suite,
      dataset: Dataset,
      systems: z.array(
        z.strictObject({
          slug: Slug,
          name: text,
          version: text,
          kind: z.enum(SYSTEM_KINDS),
          /** Systems with the same results in every task have the same number; absent where a run is not compared. */
          group: z.optional(count),
          /** The groups that it is significantly better than, by all comparisons of the board together; absent without a rank. */
          beats: z.optional(z.array(count)),
        }),
      ),
    }),
  ),
});

/** `data/tasks/BOARD.json`: the tasks of a board, and the words for what was measured in them. */
export const TasksFile = z.strictObject({
  schema: z.literal('tasks/1'),
  notices: Notices,
  board: BoardId,
  suite: Suite,
  dataset: Dataset,
  /** One list each, in the order of the tasks. Tasks made from one template share a cluster. */
  tasks: z.strictObject({ ids: z.array(text), families: z.array(text), clusters: z.array(text) }),
  /** The pairs of the tasks' items, which systems are compared by; absent where no item has one. */
  pairs: z.optional(z.strictObject({ ids: z.array(text), families: z.array(text), clusters: z.array(text) })),
  /** 1 where a task has a page, `tasks/BOARD/ID.html`; else 0. */
  pages: Marks,
  families: z.array(Family),
  /** Metrics whose value for a task is 0, 1 or a fraction with a denominator. */
  metrics: z.array(z.strictObject({ id: text, label: text, definition: text, better })),
  /** The metric that ranks; null where the suite has none. */
  headline: z.nullable(text),
  /** The metric that the board shows: the headline, or the metric used in its place. */
  shown: z.strictObject({
    id: text,
    label: text,
    unit: z.enum(['fraction', 'tokens', 'count', 'per_1k_tokens']),
    digits: z.int().check(z.minimum(0), z.maximum(10)),
    better,
  }),
  failureModes: z.array(Named),
  /** What `cost.returned` counts; absent where the suite does not. */
  returned: z.optional(text),
  /** On what machines times were measured; absent where none was. */
  machines: z.optional(text),
});

/** `data/outcomes/BOARD/SLUG.json`: the results of one system's run, task by task. */
export const OutcomesFile = z.strictObject({
  schema: z.literal('outcomes/3'),
  notices: Notices,
  board: BoardId,
  slug: Slug,
  name: text,
  version: text,
  kind: z.enum(SYSTEM_KINDS),
  /** The people of the board wrote the system. */
  of_board: z.optional(z.literal(true)),
  tier: z.enum(TIERS),
  /** SHA-256 of the bundle's manifest, which binds everything else of the run. */
  manifest: Digest,
  /** The submitted bundle's folder, as an argument of `cib compare`. */
  folder: z.optional(z.string().check(z.maxLength(5_000))),
  /** 1 where the task was passed, 0 where not, n where it was not measured, - where it was not run. */
  passed: Passed,
  /** By metric: 1, 0, or - where it was not measured. */
  metrics: z.record(text, Marks),
  /** By metric that a task may have in part: numerators and denominators; 0 where it was not measured. */
  shares: z.record(text, z.strictObject({ won: Counts, of: Counts })),
  /** By failure mode, the places of the tasks that show it, counted from 0. */
  failures: z.record(text, z.array(count)),
  /** Of the pairs of the tasks' items; absent where no item has one. */
  pairs: z.optional(z.strictObject({ passed: Passed, failures: z.record(text, z.array(count)) })),
  /** What a query costs: its median time and 95th percentile in milliseconds, and what it returns; absent where unknown. */
  cost: z.optional(
    z.strictObject({ p50: z.optional(z.number()), p95: z.optional(z.number()), returned: z.optional(z.number()) }),
  ),
  /** The metric that the board shows; null where it was not measured. */
  shown: z.nullable(
    z.strictObject({
      value: z.number(),
      /** As if tasks were independent. */
      ci95: z.optional(interval),
      /** Robust to tasks that share a template. */
      ci95_clustered: z.optional(interval),
      /** Too few templates for that one to be relied on. */
      few_clusters: z.optional(z.boolean()),
    }),
  ),
});

export type BoardsFile = z.infer<typeof BoardsFile>;
export type TasksFile = z.infer<typeof TasksFile>;
export type OutcomesFile = z.infer<typeof OutcomesFile>;
