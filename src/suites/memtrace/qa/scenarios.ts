import type { BenchQuestion, QuestionBench } from '../../../suite/question-bench.ts';
import { HOME, RUN } from '../cases/case.ts';
import { BUDGET } from '../probe.ts';
import { write } from '../runtime/memory.ts';
import { remembering } from './remembering.ts';
import { SCENARIOS, type Scenario } from './stories.ts';

/** The benchmark's own question-answering bench: does what memory returns make a model answer rightly that could not? */
export const scenarios: QuestionBench = {
  id: 'scenarios',
  label: 'Scenarios',
  summary: 'Short stories with a question at their end, answered by a model without memory and on MemTrace’s context.',
  conditions: [
    { id: 'baseline_0', label: 'no memory' },
    { id: 'variant_2', label: 'MemTrace' },
  ],
  metric: { id: 'right', label: 'Right answers', unit: 'fraction', kind: 'proportion', digits: 1 },
  judged: false,
  questions: () => ({ questions: SCENARIOS.map(questionOf), left: {} }),
};

function questionOf({ id, kind, log, question, expected, forbidden }: Scenario): BenchQuestion {
  const ask = remembering(write(log));
  const query = { workspace: HOME, run: RUN, question, day: 0, budget: BUDGET };
  return {
    id,
    cluster: id,
    group: kind,
    question,
    gold: [...expected, ...forbidden.map((marker) => `not ${marker}`)].join(', '),
    context: (condition) => ask(condition, query),
    grade: (answer) => Number(holds({ expected, forbidden }, answer)),
  };
}

/** What an answer must say, and what it must not. */
export interface Markers {
  readonly expected: readonly string[];
  readonly forbidden: readonly string[];
}

/** Whether all that is expected stands in the answer as words of its own, and nothing that is forbidden. */
function holds({ expected, forbidden }: Markers, answer: string): boolean {
  const said = ` ${words(answer)} `;
  const stands = (marker: string) => said.includes(` ${words(marker)} `);
  return expected.every(stands) && !forbidden.some(stands);
}

/** Case, punctuation, white space and compatibility forms do not count. */
const words = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
