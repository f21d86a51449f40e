import type { Approach } from '../../protocol/approaches.ts';
import type { EpisodeReplies } from '../../protocol/episode.ts';
import type { QueryResult } from '../../protocol/reply.ts';
import type { Reference } from '../../suite/reference.ts';
import { guessAction } from '../shared/guess-action.ts';
import { overlap, words } from '../shared/words.ts';
import type { CibEvent, CibTask } from './task.ts';

/** What an in-process system says to a task's one episode. */
export function replies(task: CibTask, query: QueryResult, written?: readonly string[]): readonly EpisodeReplies[] {
  return [
    {
      key: task.id,
      replies: [
        { method: 'observe', result: written === undefined ? {} : { written: [...written] } },
        { method: 'query', result: query },
      ],
    },
  ];
}

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

/** Returns nothing, claims nothing: the floor. */
const nothing: Reference<CibTask> = {
  name: 'null',
  kind: 'control',
  readsLabels: false,
  questionBlind: true,
  summary: 'Keeps nothing, returns nothing, never acts.',
  capabilities: ['written', 'action', 'answer', 'abstain'],
  answer: (task) => replies(task, { evidence: [] }, []),
};

/** Returns the gold itself: the ceiling. */
const oracle: Reference<CibTask> = {
  name: 'oracle',
  kind: 'control',
  readsLabels: true,
  summary: 'Is handed the gold and returns it.',
  capabilities: ['written', 'action', 'answer', 'abstain'],
  answer: (task) =>
    replies(
      task,
      {
        evidence: [...task.gold_evidence],
        action: task.gold_action,
        abstain: task.requires_abstention,
        ...(task.gold_answer === undefined ? {} : { answer: task.gold_answer }),
      },
      task.events.filter((event) => event.should_write).map((event) => event.source_id),
    ),
};

/** What an adapter could score without any memory if labels crossed: durable, current, in scope. */
const labelReader: Reference<CibTask> = {
  name: 'label-reader',
  kind: 'control',
  readsLabels: true,
  summary:
    'Returns the events labelled durable and not stale in the scope of the question: what leaked labels would be worth.',
  capabilities: [],
  answer: (task) =>
    replies(task, {
      evidence: task.events
        .filter((e) => e.should_write && !e.stale && e.project === task.project && e.domain === task.domain)
        .map((event) => event.source_id),
    }),
};

/** Keeps and returns everything: perfect recall, no judgement. */
const fullContext: Reference<CibTask> = {
  name: 'full-context',
  kind: 'control',
  readsLabels: false,
  questionBlind: true,
  summary: 'Keeps every event and returns them all.',
  capabilities: ['written'],
  answer: (task) => {
    const all = task.events.map((event) => event.source_id);
    return replies(task, { evidence: all }, all);
  },
};

/** Claims all there is to claim, and doubts it too: no metric may reward saying more. */
const spam: Reference<CibTask> = {
  name: 'spam',
  kind: 'control',
  readsLabels: false,
  questionBlind: true,
  summary: 'Keeps and returns every event, says every action at once, and abstains from all of it.',
  capabilities: ['written', 'action', 'answer', 'abstain'],
  answer: (task) => {
    const all = task.events.map((event) => event.source_id);
    const everything = task.allowed_actions.join(' ');
    return replies(task, { evidence: all, action: everything, answer: everything, abstain: true }, all);
  },
};

/** The paper's histories have three, four or five events by family, and in the shortest the first is most often stale. */
const layoutOnly: Reference<CibTask> = {
  name: 'layout-only',
  kind: 'control',
  readsLabels: false,
  questionBlind: true,
  summary: 'Reads not a word: returns every event, without the first where there are only three.',
  capabilities: [],
  answer: (task) =>
    replies(task, { evidence: task.events.slice(task.events.length > 3 ? 0 : 1).map((event) => event.source_id) }),
};

/** Acts without looking at any event: above chance only if questions betray their answers. */
const questionOnly: Reference<CibTask> = {
  name: 'question-only',
  kind: 'control',
  readsLabels: false,
  summary: 'Guesses the action from the words of the question alone.',
  capabilities: ['action'],
  answer: (task) => replies(task, { evidence: [], action: guessAction(task.question, task.allowed_actions) }),
};

export const controls: readonly Reference<CibTask>[] = [
  nothing,
  oracle,
  labelReader,
  fullContext,
  questionOnly,
  spam,
  layoutOnly,
];
