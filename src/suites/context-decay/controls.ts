import type { Reference } from '../../suite/reference.ts';
import { replies } from './answering.ts';
import { labelsIn } from './label.ts';
import { drawOtherValue, NEEDLE_NAMES, partsOf } from './needles.ts';
import { type PythonRandom, pythonRandom } from './python-random.ts';
import { recentWindow } from './strategies/recent-window.ts';
import { budgetOf, conversationOf, type DecayTask, lengthOf, sourceOf } from './task.ts';

type Control = Omit<Reference<DecayTask>, 'kind'>;

/** Returns nothing, claims nothing: the floor. */
const nothing: Control = {
  name: 'null',
  readsLabels: false,
  questionBlind: true,
  summary: 'Keeps nothing and returns nothing.',
  capabilities: ['context', 'answer', 'abstain'],
  answer: (task) => replies(task, () => ({ evidence: [] })),
};

/** Returns the gold itself: the ceiling. */
const oracle: Control = {
  name: 'oracle',
  readsLabels: true,
  summary: 'Is handed the gold and answers it.',
  capabilities: ['answer'],
  answer: (task) => replies(task, ({ needle }) => ({ evidence: [sourceOf(task, needle.turn)], answer: needle.value })),
};

/** What an adapter could score without reading a word if labels crossed. */
const labelReader: Control = {
  name: 'label-reader',
  readsLabels: true,
  summary: 'Returns the end of the turn that is labelled as telling the fact: what leaked labels would be worth.',
  capabilities: ['context'],
  answer: (task) => {
    const turns = task.batches.flat();
    return replies(task, ({ needle: { turn } }) => ({
      evidence: [sourceOf(task, turn)],
      context: turns[turn]?.text.split('\n\n').at(-1) ?? '',
    }));
  },
};

/** Keeps the last turns as they are, and finds a turn again by the label in the question: no label is read. */
const lastWindow: Control = {
  name: 'last-window',
  readsLabels: false,
  summary: 'Returns the last turns that fit the budget: the paper’s naive truncation without its labels.',
  capabilities: ['context'],
  answer: (task) => searchFrom(task, recentWindow(conversationOf(task).turns, budgetOf(task)).start),
};

/** Returns all there is: what lies beyond the budget must be worth nothing. */
const fullContext: Control = {
  name: 'full-context',
  readsLabels: false,
  summary: 'Returns the whole conversation, which no budget allows.',
  capabilities: ['context'],
  answer: (task) => searchFrom(task, 0),
};

/** Knows how values are made and nothing of the conversation. */
const guesser: Control = {
  name: 'guesser',
  readsLabels: false,
  summary: 'Draws a likely value for what the question names, and three turns as its sources.',
  capabilities: ['answer'],
  answer: (task) => {
    const random = pythonRandom(task.chance);
    const length = lengthOf(task);
    return replies(task, ({ needle: { key } }) => ({
      evidence: Array.from({ length: 3 }, () => sourceOf(task, random.below(length))),
      // Of the key it takes the name alone, which the question tells as well.
      answer: likely(partsOf(key).name, random),
    }));
  },
};

const likely = (name: string, random: PythonRandom) =>
  NEEDLE_NAMES.includes(name) ? drawOtherValue(random, name, '') : String(random.below(1000));

/** All turns from one on come back with the first question; each question names the last of them that holds its label. */
function searchFrom(task: DecayTask, start: number) {
  const kept = task.batches.flat().slice(start);
  const placed = new Map<string, number>();
  for (const [at, { text }] of kept.entries()) {
    for (const label of labelsIn(text)) placed.set(label, start + at);
  }
  return replies(task, (_, question) => {
    const [label = ''] = labelsIn(task.questions[question]?.text ?? '');
    const turn = placed.get(label);
    return {
      evidence: turn === undefined ? [] : [sourceOf(task, turn)],
      context: question === 0 ? kept.map(({ text }) => text).join('\n\n') : '',
    };
  });
}

export const controls: readonly Reference<DecayTask>[] = [
  nothing,
  oracle,
  labelReader,
  lastWindow,
  fullContext,
  guesser,
].map((control) => ({ ...control, kind: 'control' }));
