import type { Reference } from '../../suite/reference.ts';
import { replies } from './answering.ts';
import { labelsIn } from './label.ts';
import { pythonRandom } from './python-random.ts';
import { sentencesOf } from './scoring/sentence.ts';
import { factsInMemory } from './strategies/file-backed-state.ts';
import { naiveTruncation } from './strategies/naive-truncation.ts';
import { slidingWindowSummary } from './strategies/sliding-window-summary.ts';
import type { Memory, Strategy } from './strategies/strategy.ts';
import { structuredMemoryBanks } from './strategies/structured-memory-banks.ts';
import { budgetOf, conversationOf, type DecayTask, sourceOf } from './task.ts';

const SUMMARIES: readonly (readonly [Strategy<Memory>, string])[] = [
  [naiveTruncation, 'Keeps the last turns that fit the budget.'],
  [slidingWindowSummary, 'Half of the budget for the last turns, and a lossy summary of the facts before them.'],
  [structuredMemoryBanks, 'A bank for each category of facts, of 50 places, and a small window of last turns.'],
  [factsInMemory, 'Puts every fact that it reads into a store and looks it up there; keeps few last turns.'],
];

/**
 * The paper's four strategies (section 3.4), on their own chance. What they keep of the last turns comes back with the first
 * question, a stored fact with its own. They read facts as the original does, which tells them where facts stand.
 */
const strategies: readonly Reference<DecayTask>[] = SUMMARIES.map(([strategy, summary]) => ({
  name: strategy.id,
  kind: 'reference',
  readsLabels: true,
  summary,
  capabilities: ['context'],
  answer: (task) => answer(task, strategy),
}));

/**
 * What a search for a word finds that reads no label: how far one gets by keeping everything, where the question names what
 * it looks for.
 */
const exactSearch: Reference<DecayTask> = {
  name: 'exact-search',
  kind: 'reference',
  readsLabels: false,
  summary: 'Keeps every turn as it is, and returns the sentence that last held the label which the question names.',
  capabilities: ['context'],
  answer: (task) => {
    const turns = task.batches.flat();
    return replies(task, (_, at) => {
      const [label = ''] = labelsIn(task.questions[at]?.text ?? '');
      const turn = turns.findLastIndex(({ text }) => labelsIn(text).includes(label));
      const sentences = sentencesOf(turns[turn]?.text ?? '').filter((one) => one.includes(label));
      return { evidence: turn < 0 ? [] : [sourceOf(task, turn)], context: sentences.join('\n') };
    });
  },
};

export const references: readonly Reference<DecayTask>[] = [...strategies, exactSearch];

function answer(task: DecayTask, strategy: Strategy<Memory>) {
  const { turns, needles } = conversationOf(task);
  const memory = strategy.remember(turns, budgetOf(task), pythonRandom(task.chance));
  const told = new Map(needles.map((needle) => [needle.turn, needle]));
  const recent = turns.slice(memory.recent).map(({ text }) => text);
  return replies(task, ({ needle: { key } }, at) => {
    const turn = memory.turnOf(key);
    const stored = turn !== undefined && turn < memory.recent ? [`${key}: ${told.get(turn)?.value}`] : [];
    return {
      evidence: turn === undefined ? [] : [sourceOf(task, turn)],
      context: [...(at === 0 ? recent : []), ...stored].join('\n\n'),
    };
  });
}
