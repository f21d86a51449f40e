import * as z from 'zod';
import type { BenchQuestion, QuestionBench, Questions } from '../../../suite/bench.ts';
import { ADVERSARIAL, idOf, type LocomoSample, locomo, turnsOf } from '../converters/locomo.ts';
import { memoryOf, queryOf } from '../dataset/record.ts';
import { strategyContexts } from './strategy-contexts.ts';

/** LoCoMo's categories, by the numbers that its file gives them. */
const CATEGORIES: Readonly<Record<number, string>> = {
  1: 'multi-hop',
  2: 'temporal',
  3: 'open-domain',
  4: 'single-hop',
};

/**
 * Questions on the public LoCoMo file: what a model answers without memory, with the nearest turns, and with MemTrace's
 * context.
 */
export const locomoQuestions: QuestionBench<readonly LocomoSample[]> = {
  id: 'locomo',
  label: 'LoCoMo questions',
  summary:
    'LoCoMo’s questions on long conversations, answered by a model without memory, on plain retrieval and on MemTrace.',
  conditions: [
    { id: 'baseline_0', label: 'no memory' },
    { id: 'baseline_1', label: 'plain vector' },
    { id: 'variant_2', label: 'MemTrace' },
  ],
  metric: { id: 'token_f1', label: 'Token F1', unit: 'fraction', kind: 'mean', digits: 1 },
  judged: true,
  file: { name: 'locomo10.json', schema: z.preprocess(inList, z.array(locomo.schema).min(1)) },
  questions: (samples = []) => questionsOf(samples),
};

/** One sample of the file may be given alone. */
function inList(value: unknown): unknown {
  return Array.isArray(value) ? value : [value];
}

function questionsOf(samples: readonly LocomoSample[]): Questions {
  const left: Record<string, number> = {};
  const conversations = samples.map((sample, at) => answerable(sample, idOf(sample, at), left));
  return { questions: inTurns(conversations), left };
}

type Conversation = readonly BenchQuestion[];

function answerable(sample: LocomoSample, id: string, left: Record<string, number>): Conversation {
  const facts = turnsOf(sample).map(({ fact }) => fact);
  const ask = strategyContexts(() => memoryOf({ id, facts }));
  return sample.qa.flatMap(({ question, answer, category }, at): BenchQuestion[] => {
    const because = category === ADVERSARIAL ? 'adversarial' : answer === undefined ? 'no answer' : undefined;
    if (because !== undefined) {
      left[because] = (left[because] ?? 0) + 1;
      return [];
    }
    const gold = String(answer);
    return [
      {
        id: `${id}/${at + 1}`,
        cluster: id,
        group: CATEGORIES[category] ?? `category ${category}`,
        question,
        gold,
        context: (condition) => ask(condition, queryOf(question)),
        grade: (answer) => f1(answer, gold, category),
      },
    ];
  });
}

/** As in LoCoMo's own grading: lists part by part, and for an open question only the text before the reasons. */
function f1(answer: string, gold: string, category: number): number {
  if (category === 1) return partsF1(answer, gold);
  return tokenF1(answer, category === 3 ? (gold.split(';')[0] ?? '') : gold);
}

/** One question of each conversation in turn, so that the first few are of different conversations. */
function inTurns(conversations: readonly Conversation[]): readonly BenchQuestion[] {
  const most = Math.max(0, ...conversations.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => conversations.flatMap((one) => one.slice(at, at + 1))).flat();
}

/**
 * F1 over the tokens of two texts, as in LoCoMo's own evaluation (Maharana et al. 2024, task_eval/evaluation.py), except that
 * whole words are compared and not Porter stems. So our value is never higher.
 */
export function tokenF1(answer: string, gold: string): number {
  const [answerTokens, goldTokens] = [tokensOf(answer), tokensOf(gold)];
  const left = new Map<string, number>();
  for (const token of goldTokens) left.set(token, (left.get(token) ?? 0) + 1);
  let same = 0;
  for (const token of answerTokens) {
    const count = left.get(token) ?? 0;
    if (count === 0) continue;
    left.set(token, count - 1);
    same += 1;
  }
  return same === 0 ? 0 : (2 * same) / (answerTokens.length + goldTokens.length);
}

/** For an answer with several parts: the mean over gold's parts of the best F1 with a part of the answer. */
export function partsF1(answer: string, gold: string): number {
  const parts = answer.split(',');
  const goldParts = gold.split(',');
  const best = (one: string) => Math.max(...parts.map((part) => tokenF1(part, one)));
  return goldParts.reduce((sum, one) => sum + best(one), 0) / goldParts.length;
}

/** Lower case, without punctuation (ASCII, as in Python), articles and "and". */
const tokensOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[!-/:-@[-`{-~]/g, '')
    .replace(/\b(?:a|an|the|and)\b/g, ' ')
    .split(/\s+/)
    .filter((token) => token !== '');
