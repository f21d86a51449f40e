import type { QueryResult } from '../../protocol/reply.ts';
import type { Control, Reference } from '../../suite/suite.ts';
import { repliesOf } from '../shared/questions.ts';
import { drawOtherValue, NEEDLE_NAMES, partsOf } from './needles.ts';
import { type PythonRandom, pythonRandom } from './python-random.ts';
import type { DecayTask } from './schema.ts';
import { sentencesOf } from './scoring/sentence.ts';
import {
  fileBackedState,
  naiveTruncation,
  slidingWindowSummary,
  structuredMemoryBanks,
} from './strategies/strategies.ts';
import { recentWindow, type Strategy } from './strategies/strategy.ts';
import { budgetOf, conversationOf, lengthOf, sourceOf, type Target, targetsOf } from './task.ts';

/** The replies of an in-process system to a task's one episode: empty ones to events, then one result per question. */
export const replies = (task: DecayTask, reply: (target: Target, question: number) => QueryResult) =>
  repliesOf(task, task.batches.length, targetsOf(task).map(reply));

/** The labels of keys in a text: six hexadecimal digits. */
const labelsIn = (text: string): readonly string[] => text.match(LABEL) ?? [];

const LABEL = /(?<![a-z0-9])[0-9a-f]{6}(?![a-z0-9])/g;

const SUMMARIES: readonly (readonly [Strategy, string])[] = [
  [naiveTruncation, 'Keeps the last turns that fit the budget.'],
  [slidingWindowSummary, 'Half of the budget for the last turns, and a lossy summary of the facts before them.'],
  [structuredMemoryBanks, 'For each category of facts a bank with 50 places, and a small window of last turns.'],
  [
    fileBackedState,
    'Puts every fact that it reads into a store and looks it up there; keeps only a few of the last turns.',
  ],
];

/**
 * The paper's four strategies (section 3.4), with their own draws. They return the last turns that they keep with the first
 * question, and a stored fact with its own question. As in the original, they know which turns have facts.
 */
const strategies: readonly Reference<DecayTask>[] = SUMMARIES.map(([strategy, summary]) => ({
  name: strategy.id,
  readsLabels: true,
  summary,
  capabilities: ['context'],
  answer: (task) => answer(task, strategy),
}));

/** A search for the words of the question, which reads no label. It shows what keeping everything achieves. */
const exactSearch: Reference<DecayTask> = {
  name: 'exact-search',
  readsLabels: false,
  summary: 'Keeps every turn unchanged, and returns the last sentence with the label that the question names.',
  capabilities: ['context'],
  answer: (task) => {
    const turns = task.batches.flat();
    return replies(task, (_, at) => {
      const [label = ''] = labelsIn(task.questions[at]?.text ?? '');
      // The quick check comes first, because most turns do not have the label.
      const holds = (text: string) => text.includes(label) && labelsIn(text).includes(label);
      const turn = turns.findLastIndex(({ text }) => holds(text));
      const sentences = sentencesOf(turns[turn]?.text ?? '').filter((one) => one.includes(label));
      return { evidence: turn < 0 ? [] : [sourceOf(task, turn)], context: sentences.join('\n') };
    });
  },
};

export const references: readonly Reference<DecayTask>[] = [...strategies, exactSearch];

function answer(task: DecayTask, strategy: Strategy) {
  const { turns, needles } = conversationOf(task);
  const memory = strategy.remember(turns, budgetOf(task), pythonRandom(task.chance));
  const byTurn = new Map(needles.map((needle) => [needle.turn, needle]));
  const recent = turns.slice(memory.recent).map(({ text }) => text);
  return replies(task, ({ needle: { key } }, at) => {
    const turn = memory.turnOf(key);
    const stored = turn !== undefined && turn < memory.recent ? [`${key}: ${byTurn.get(turn)?.value}`] : [];
    return {
      evidence: turn === undefined ? [] : [sourceOf(task, turn)],
      context: [...(at === 0 ? recent : []), ...stored].join('\n\n'),
    };
  });
}

export const controls: readonly Control<DecayTask>[] = [
  {
    name: 'null',
    readsLabels: false,
    questionBlind: true,
    summary: 'Keeps nothing and returns nothing.',
    capabilities: ['context', 'answer', 'abstain'],
    answer: (task) => replies(task, () => ({ evidence: [] })),
  },
  {
    name: 'oracle',
    readsLabels: true,
    summary: 'Receives the gold answer and returns it.',
    capabilities: ['answer'],
    answer: (task) =>
      replies(task, ({ needle }) => ({ evidence: [sourceOf(task, needle.turn)], answer: needle.value })),
  },
  // The score that an adapter could get without reading a word if labels reached it.
  {
    name: 'label-reader',
    readsLabels: true,
    summary:
      'Returns the end of the turn that is labelled as stating the fact. It shows what leaked labels would be worth.',
    capabilities: ['context'],
    answer: (task) => {
      const turns = task.batches.flat();
      return replies(task, ({ needle: { turn } }) => ({
        evidence: [sourceOf(task, turn)],
        context: turns[turn]?.text.split('\n\n').at(-1) ?? '',
      }));
    },
  },
  {
    name: 'last-window',
    readsLabels: false,
    summary:
      'Returns the last turns that fit the budget, and cites for each question the last of them with its key: the paper’s naive truncation without its labels.',
    capabilities: ['context'],
    answer: (task) => searchFrom(task, recentWindow(conversationOf(task).turns, budgetOf(task)).start),
  },
  // Text beyond the budget must not count.
  {
    name: 'full-context',
    readsLabels: false,
    summary:
      'Returns the whole conversation, which is over any budget, and cites for each question the last turn with its key.',
    capabilities: ['context'],
    answer: (task) => searchFrom(task, 0),
  },
  // It knows how values are made, and nothing about the conversation.
  {
    name: 'guesser',
    readsLabels: false,
    summary: 'Guesses a likely value for what the question names, and cites three turns at random.',
    capabilities: ['answer'],
    answer: (task) => {
      const random = pythonRandom(task.chance);
      const length = lengthOf(task);
      return replies(task, ({ needle: { key } }) => ({
        evidence: Array.from({ length: 3 }, () => sourceOf(task, random.below(length))),
        // It uses only the name in the key, which the question has as well.
        answer: likelyValue(partsOf(key).name, random),
      }));
    },
  },
];

const likelyValue = (name: string, random: PythonRandom) =>
  NEEDLE_NAMES.includes(name) ? drawOtherValue(random, name, '') : String(random.below(1000));

/** Returns all turns from `start` on with the first question, and cites for each question the last turn that has its label. */
function searchFrom(task: DecayTask, start: number) {
  const kept = task.batches.flat().slice(start);
  const lastTurns = new Map<string, number>();
  for (const [at, { text }] of kept.entries()) {
    for (const label of labelsIn(text)) lastTurns.set(label, start + at);
  }
  return replies(task, (_, question) => {
    const [label = ''] = labelsIn(task.questions[question]?.text ?? '');
    const turn = lastTurns.get(label);
    return {
      evidence: turn === undefined ? [] : [sourceOf(task, turn)],
      context: question === 0 ? kept.map(({ text }) => text).join('\n\n') : '',
    };
  });
}
