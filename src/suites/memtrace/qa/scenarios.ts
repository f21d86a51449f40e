import type { BenchQuestion, QuestionBench } from '../../../suite/bench.ts';
import { normalise } from '../../shared/words.ts';
import { askingRun, HOME, logOf } from '../cases/case.ts';
import type { Scenario } from '../data-schema.ts';
import { write } from '../runtime/memory.ts';
import data from './scenarios.json' with { type: 'json' };
import { strategyContexts } from './strategy-contexts.ts';

const SCENARIOS = data as readonly Scenario[];

/** The benchmark's own questions: whether a model that cannot answer alone answers correctly with what the memory returns. */
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
  const ask = strategyContexts((parts) => write(logOf(log), parts));
  const query = { workspace: HOME, run: askingRun(log), question, budget: 512, top: 10 };
  return {
    id,
    cluster: id,
    group: kind,
    question,
    gold: [...expected, ...forbidden.map((marker) => `not ${marker}`)].join(', '),
    context: (condition) => ask(condition, query),
    grade: (answer) =>
      Number(expected.every((one) => holds(answer, one)) && !forbidden.some((one) => holds(answer, one))),
  };
}

/** Whether the answer has the marker as whole words. */
const holds = (answer: string, marker: string) => ` ${normalise(answer)} `.includes(` ${normalise(marker)} `);
