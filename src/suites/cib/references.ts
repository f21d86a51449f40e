import type { Approach } from '../../protocol/approaches.ts';
import type { Reference } from '../../suite/reference.ts';
import { overlap, words } from '../shared/words.ts';
import { replies } from './answering.ts';
import type { CibEvent, CibTask } from './task.ts';

type Retriever = (task: CibTask) => readonly CibEvent[];

/**
 * The three events that share most words with the question (CIB section 6).
 * Of equals the later event goes first: the published averages of tokens hold only with this order.
 */
function lexicalTop3(events: readonly CibEvent[], question: string): readonly CibEvent[] {
  const asked = words(question);
  return events
    .map((event, position) => ({ event, position, score: overlap(asked, event.text) }))
    .sort((a, b) => b.score - a.score || b.position - a.position)
    .slice(0, 3)
    .map(({ event }) => event);
}

const durable = (task: CibTask) => task.events.filter((event) => event.should_write);

const inScope = (task: CibTask) => (event: CibEvent) => event.project === task.project && event.domain === task.domain;

const RETRIEVERS: readonly {
  name: string;
  readsLabels: boolean;
  summary: string;
  approach?: Approach;
  retrieve: Retriever;
}[] = [
  {
    name: 'recent3',
    readsLabels: false,
    summary: 'The last three events.',
    retrieve: (task) => task.events.slice(-3),
  },
  {
    name: 'fullHistory',
    readsLabels: false,
    summary: 'Every event of the history.',
    approach: 'full-history',
    retrieve: (task) => task.events,
  },
  {
    name: 'lexical3',
    readsLabels: false,
    summary: 'The three events that share most words with the question.',
    approach: 'relevance',
    retrieve: (task) => lexicalTop3(task.events, task.question),
  },
  {
    name: 'writeLexical3',
    readsLabels: true,
    summary: 'Of the events labelled as durable, the three that share most words with the question.',
    approach: 'write-filtered',
    retrieve: (task) => lexicalTop3(durable(task), task.question),
  },
  {
    name: 'scopedHybrid3',
    readsLabels: true,
    summary:
      'Durable events in the scope of the question without superseded ones, ranked by shared words: an upper bound.',
    approach: 'scoped',
    retrieve: (task) => {
      const current = durable(task).filter((event) => !event.stale);
      const scoped = current.filter(inScope(task));
      return lexicalTop3(scoped.length > 0 ? scoped : current, task.question);
    },
  },
];

/** The paper's five systems (section 6). They retrieve and choose no action. */
export const references: readonly Reference<CibTask>[] = RETRIEVERS.map(({ retrieve, ...about }) => ({
  ...about,
  kind: 'reference',
  capabilities: [],
  answer: (task) => replies(task, { evidence: retrieve(task).map((event) => event.source_id) }),
}));
