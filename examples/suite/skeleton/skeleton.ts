import * as z from 'zod';
import type { QueryResult } from '../../../src/protocol/reply.ts';
import { defineSuite } from '../../../src/suite/contract.ts';
import type { Control, Reference } from '../../../src/suite/suite.ts';
import { randomOf } from '../../../src/suites/shared/random.ts';

/** The smallest suite that keeps to the contract: who likes which colour, told once or told anew. docs/adding-a-suite.md explains it. */
const TaskSchema = z.strictObject({
  id: z.string(),
  family: z.enum(['recall', 'update']),
  events: z.array(z.strictObject({ source_id: z.string(), text: z.string(), stale: z.boolean() })),
  question: z.string(),
  gold: z.string().describe('the source id of the event that answers the question'),
});
type SkeletonTask = z.infer<typeof TaskSchema>;

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dina', 'Emil', 'Fay'];
const COLOURS = ['red', 'green', 'blue', 'yellow', 'black', 'white'];

/** Task i depends on (seed, i) alone, its id and family on i alone. */
function generate(seed: string, index: number): SkeletonTask {
  const random = randomOf(`${seed}:${index}`);
  const id = `skeleton_${String(index).padStart(6, '0')}`;
  const family = index % 2 === 0 ? 'recall' : 'update';
  const first = random.below(NAMES.length);
  const names = [0, 1, 2, 3].map((i) => NAMES[(first + i) % NAMES.length] as string);
  // Whose colour is asked for, and, in an update, where it was told before. Neither place tells which is which.
  const [asked, before] = [1 + random.below(3), 0];
  const who = names[asked] as string;
  const events = names.map((name, i) => ({
    source_id: `${id}_e${i + 1}`,
    text: `${family === 'update' && i === before ? who : name} likes ${random.pick(COLOURS)}.`,
    stale: family === 'update' && i === before,
  }));
  return { id, family, events, question: `Which colour does ${who} like now?`, gold: `${id}_e${asked + 1}` };
}

/** An own system's replies: one episode a task, with a reply a step. */
const replies = ({ id }: SkeletonTask, result: QueryResult) => [
  {
    key: id,
    replies: [
      { method: 'observe' as const, result: {} },
      { method: 'query' as const, result },
    ],
  },
];
const answering = (evidence: (task: SkeletonTask) => string[]) => (task: SkeletonTask) =>
  replies(task, { evidence: evidence(task) });
const nameIn = ({ question }: SkeletonTask) => NAMES.find((name) => question.includes(name)) ?? '';

const references: readonly Reference<SkeletonTask>[] = [
  {
    name: 'last-mention',
    readsLabels: false,
    summary: 'The last event that names whom the question names.',
    capabilities: [],
    answer: answering((task) => [task.events.findLast(({ text }) => text.startsWith(nameIn(task)))?.source_id ?? '']),
  },
];

const controls: readonly Control<SkeletonTask>[] = [
  {
    name: 'null',
    readsLabels: false,
    questionBlind: true,
    summary: 'Returns nothing.',
    capabilities: [],
    answer: answering(() => []),
  },
  {
    name: 'oracle',
    readsLabels: true,
    summary: 'Returns the gold.',
    capabilities: [],
    answer: answering(({ gold }) => [gold]),
  },
  {
    name: 'label-reader',
    readsLabels: true,
    summary: 'Returns the events about the person that are not labelled stale.',
    capabilities: [],
    answer: answering((task) =>
      task.events.filter(({ text, stale }) => !stale && text.startsWith(nameIn(task))).map((event) => event.source_id),
    ),
  },
  {
    name: 'full-context',
    readsLabels: false,
    questionBlind: true,
    summary: 'Returns every event.',
    capabilities: [],
    answer: answering(({ events }) => events.map((event) => event.source_id)),
  },
  {
    name: 'guesser',
    readsLabels: false,
    summary: 'Draws an event by the words of the question.',
    capabilities: [],
    answer: answering(({ events, question, id }) => [randomOf(`${id}${question}`).pick(events).source_id]),
  },
];

const METRIC = 'right';
const bound = (control: string, min: number, max: number) => ({ control, metric: METRIC, min, max });

export const skeleton = defineSuite<SkeletonTask>({
  description: {
    id: 'skeleton',
    version: '1.0.0',
    title: 'Skeleton',
    summary: 'Which colour does somebody like now?',
    passed: 'the newest note on the question came back.',
    fields: [{ field: '`evidence`', meaning: 'The sources of the answer. Their order does not count.' }],
    families: [
      { id: 'recall', label: 'Recall', summary: 'A fact that was told once.' },
      { id: 'update', label: 'Update', summary: 'A fact that was told twice: the later one holds.' },
    ],
    metrics: [
      {
        id: METRIC,
        label: 'Right source',
        short: 'right',
        unit: 'fraction',
        better: 'higher',
        kind: 'proportion',
        digits: 1,
        definition: 'Tasks to which the event that answers the question was returned, and no other.',
      },
    ],
    choices: [],
    headline: METRIC,
    familyMetrics: [],
    failureModes: [
      { id: 'missing', label: 'Missing', rule: 'The event that answers the question was not returned.' },
      { id: 'too_much', label: 'Too much', rule: 'It was returned, and others with it.' },
    ],
    bounds: [
      ...[bound('null', 0, 0), bound('oracle', 1, 1), bound('label-reader', 1, 1), bound('full-context', 0, 0)],
      // One of four, give or take: only over the whole public dataset.
      { ...bound('guesser', 0.1, 0.5), whole: true },
    ],
    tables: { overall: [METRIC], byFamily: METRIC },
  },
  generator: {
    publicSeed: 'skeleton-public-1',
    publicCount: 40,
    publicDigest: 'd487680eb85a5fd7b4cdf983e29a5434b9ac3763b187b8635d9ec3032187ba57',
    generate,
  },
  loader: { schema: async () => TaskSchema },
  compile: ({ id, events, question }) => [
    {
      key: id,
      steps: [
        {
          method: 'observe',
          params: {
            events: events.map(({ source_id, text }, i) => ({
              source_id,
              text,
              kind: 'message' as const,
              timestamp: `2026-01-05T08:0${i}:00Z`,
            })),
          },
        },
        { method: 'query', params: { question } },
      ],
    },
  ],
  score: ({ id, family, gold }, episodes) => {
    const reply = episodes[0]?.replies.find(({ method }) => method === 'query');
    const result = reply && 'result' in reply ? (reply.result as QueryResult) : undefined;
    const returned = new Set(result?.evidence);
    const right = returned.has(gold) && returned.size === 1;
    const mode = returned.has(gold) ? 'too_much' : 'missing';
    return {
      id,
      family,
      cluster: id,
      slices: {},
      verdict: result === undefined ? 'errored' : right ? 'passed' : 'failed',
      values: { [METRIC]: Number(right) },
      failure_modes: right || result === undefined ? [] : [mode],
    };
  },
  story: ({ events, question, gold }) => ({
    events: events.map(({ source_id, text, stale }, i) => ({
      sourceId: source_id,
      text,
      timestamp: `2026-01-05T08:0${i}:00Z`,
      marks: source_id === gold ? ['gold'] : stale ? ['stale'] : [],
      role: source_id === gold ? 'needed' : stale ? 'forbidden' : 'neither',
    })),
    question,
    facts: [],
    gold: [{ label: 'event', value: gold, events: [gold] }],
  }),
  references,
  controls,
});
