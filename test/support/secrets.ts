import { Event, Scope } from '../../src/protocol/event.ts';
import { Initialize, Inspect, Observe, Query } from '../../src/protocol/request.ts';
import type { Suite, Task } from '../../src/suite/suite.ts';
import { eventsOf } from './gold.ts';

const shapes = [Initialize, Initialize.shape.suite, Initialize.shape.limits, Observe, Query, Inspect, Event, Scope];

/** Every field of the protocol. */
export const FIELDS: ReadonlySet<string> = new Set([
  'jsonrpc',
  'id',
  'method',
  'params',
  ...shapes.flatMap(({ shape }) => Object.keys(shape)),
]);

/** The fields with texts of the task, which an adapter is meant to read. All others are the harness's. */
const READ = new Set(['text', 'question', 'fact', 'allowed_actions', 'scope']);

/** Every field of a message, at any depth. */
export function fieldsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  return Object.entries(value).flatMap(([field, inner]) => [field, ...fieldsIn(inner)]);
}

/** The message without the texts that it is meant to carry. */
export function withoutItsWords(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutItsWords);
  const kept = Object.entries(value).filter(([field]) => !READ.has(field));
  return Object.fromEntries(kept.map(([field, inner]) => [field, withoutItsWords(inner)]));
}

/** Words that reveal something in any suite. */
const TELLING = [
  'gold',
  'stale',
  'superseded',
  'should_write',
  'abstention',
  'distractor',
  'label',
  'oracle',
  'answer_key',
];

/**
 * What no adapter may see, in the suite's own spelling: ids of tasks and sources, families, and the names of fields
 * with labels.
 */
export function secretsOf({ description, compile }: Suite, tasks: readonly Task[]): string[] {
  const labels = new Set(tasks.flatMap(fieldsIn).filter((field) => !FIELDS.has(field) && field.includes('_')));
  const sources = tasks.flatMap((task) => compile(task).flatMap(eventsOf)).map(({ source_id }) => source_id);
  const families = description.families.map(({ id }) => id);
  return [...new Set([...TELLING, ...labels, ...families, ...tasks.map(({ id }) => id), ...sources])];
}

/** The secrets that occur in a text as words. */
export function foundIn(text: string, secrets: readonly string[]): string[] {
  const words = new Set(text.toLowerCase().match(/[a-z0-9_.:-]+/g));
  const parts = new Set([...words].flatMap((word) => [word, ...word.split(/[.:-]/)]));
  return secrets.filter((secret) => parts.has(secret.toLowerCase()));
}
