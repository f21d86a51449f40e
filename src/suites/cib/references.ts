import type { Approach } from '../../protocol/constants.ts';
import type { EpisodeReplies } from '../../protocol/episode.ts';
import type { QueryResult } from '../../protocol/reply.ts';
import type { Control, Reference } from '../../suite/suite.ts';
import { guessAction } from '../shared/guess-action.ts';
import { overlap, shared, words } from '../shared/words.ts';
import type { CibEvent, CibTask } from './schema.ts';

/** The replies of an in-process system to a task's one episode. */
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
 * The three events that share most words with the question (CIB section 6). In a tie the later event comes first: only this
 * order gives the published mean tokens.
 */
function lexicalTop3(
  events: readonly CibEvent[],
  question: string,
  bonus: (event: CibEvent) => number = () => 0,
): readonly CibEvent[] {
  const questionWords = words(question);
  return events
    .map((event, position) => ({ event, position, score: overlap(questionWords, event.text) + bonus(event) }))
    .sort((a, b) => b.score - a.score || b.position - a.position)
    .slice(0, 3)
    .map(({ event }) => event);
}

const durable = (task: CibTask) => task.events.filter((event) => event.should_write);

const inScope = (task: CibTask) => (event: CibEvent) => event.project === task.project && event.domain === task.domain;

/** The same project counts as much as two words of the question, and so does the same domain. */
const scopeBonus = (task: CibTask) => (event: CibEvent) =>
  2 * Number(event.project === task.project) + 2 * Number(event.domain === task.domain);

/**
 * Whether a question is about history (section 5.3): it has one of the words that the original uses. "Old" alone does not
 * count if the question is about the present: "How long are old backups kept now?"
 */
function asksForHistory(question: string): boolean {
  if (/\b(?:previous|history|before)\b/i.test(question)) return true;
  return /\bold\b/i.test(question) && !/\b(?:now|present|current|currently)\b/i.test(question);
}

const RETRIEVERS: readonly {
  name: string;
  readsLabels: boolean;
  summary: string;
  approach?: Approach;
  retrieve: Retriever;
}[] = [
  { name: 'recent3', readsLabels: false, summary: 'The last three events.', retrieve: (task) => task.events.slice(-3) },
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
    summary: 'The three events that share the most words with the question.',
    approach: 'relevance',
    retrieve: (task) => lexicalTop3(task.events, task.question),
  },
  {
    name: 'writeLexical3',
    readsLabels: true,
    summary: 'The three events labelled as durable that share the most words with the question.',
    approach: 'write-filtered',
    retrieve: (task) => lexicalTop3(durable(task), task.question),
  },
  {
    name: 'scopedHybrid3',
    readsLabels: true,
    summary:
      'Durable events ranked by shared words and by scope, without superseded ones unless history is asked for: an upper bound.',
    approach: 'scoped',
    retrieve: (task) => {
      const history = asksForHistory(task.question);
      const known = durable(task).filter((event) => history || !event.superseded_by);
      return lexicalTop3(known, task.question, scopeBonus(task));
    },
  },
];

/** The paper's five systems (section 6). They retrieve and choose no action. */
export const references: readonly Reference<CibTask>[] = RETRIEVERS.map(({ retrieve, ...about }) => ({
  ...about,
  capabilities: [],
  answer: (task) => replies(task, { evidence: idsOf(retrieve(task)) }),
}));

/** Whether one text repeats or changes what another says: more than three fifths of the words of the shorter one are in both. */
function isSameMatter(one: CibEvent, other: CibEvent): boolean {
  const [some, others] = [words(one.text), words(other.text)];
  return shared(some, others) > 0.6 * Math.min(some.size, others.size);
}

const idsOf = (events: readonly CibEvent[]) => events.map((event) => event.source_id);

export const controls: readonly Control<CibTask>[] = [
  {
    name: 'null',
    readsLabels: false,
    questionBlind: true,
    summary: 'Keeps nothing, returns nothing, never acts.',
    capabilities: ['written', 'action', 'answer', 'abstain'],
    answer: (task) => replies(task, { evidence: [] }, []),
  },
  {
    name: 'oracle',
    readsLabels: true,
    summary: 'Receives the gold evidence and returns it.',
    capabilities: ['written', 'action', 'answer', 'abstain'],
    answer: (task) => {
      const gold = {
        evidence: [...task.gold_evidence],
        action: task.gold_action,
        abstain: task.requires_abstention,
        ...(task.gold_answer === undefined ? {} : { answer: task.gold_answer }),
      };
      return replies(task, gold, idsOf(durable(task)));
    },
  },
  // The score that an adapter could get without any memory if labels reached it.
  {
    name: 'label-reader',
    readsLabels: true,
    summary:
      'Returns the events labelled durable and not stale in the scope of the question: what leaked labels would be worth.',
    capabilities: [],
    answer: (task) =>
      replies(task, { evidence: idsOf(durable(task).filter((event) => !event.stale && inScope(task)(event))) }),
  },
  {
    name: 'full-context',
    readsLabels: false,
    questionBlind: true,
    summary: 'Keeps every event and returns them all.',
    capabilities: ['written'],
    answer: (task) => replies(task, { evidence: idsOf(task.events) }, idsOf(task.events)),
  },
  // Above chance only if questions reveal their answers.
  {
    name: 'question-only',
    readsLabels: false,
    summary: 'Guesses the action from the words of the question alone.',
    capabilities: ['action'],
    answer: (task) => replies(task, { evidence: [], action: guessAction(task.question, task.allowed_actions) }),
  },
  // No metric may reward declaring more.
  {
    name: 'spam',
    readsLabels: false,
    questionBlind: true,
    summary: 'Keeps and returns every event, names every action, and abstains from every task.',
    capabilities: ['written', 'action', 'answer', 'abstain'],
    answer: (task) => {
      const all = idsOf(task.events);
      const everything = task.allowed_actions.join(' ');
      return replies(task, { evidence: all, action: everything, answer: everything, abstain: true }, all);
    },
  },
  // The paper's histories have three, four or five events, depending on the family. In the shortest, the first event is most
  // often stale.
  {
    name: 'layout-only',
    readsLabels: false,
    questionBlind: true,
    summary: 'Reads no text: returns every event, except the first one if there are only three.',
    capabilities: [],
    answer: (task) => replies(task, { evidence: idsOf(task.events.slice(task.events.length > 3 ? 0 : 1)) }),
  },
  // A history is so short that everything current can be returned: what a system must find does not matter.
  {
    name: 'all-current',
    readsLabels: false,
    questionBlind: true,
    summary: 'Never reads the question: returns every event, except those that a later event repeats or changes.',
    capabilities: [],
    answer: (task) => {
      const { events } = task;
      const current = events.filter((event, at) => !events.slice(at + 1).some((later) => isSameMatter(event, later)));
      return replies(task, { evidence: idsOf(current) });
    },
  },
];
