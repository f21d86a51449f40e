import * as z from 'zod';
import type { Converter } from '../../../suite/bench.ts';
import { episodicFact, type MemoryRecord, type Probe } from '../dataset/read.ts';

/** A text, or an object that is converted to JSON text. */
const Text = z.json().transform((value) => (typeof value === 'string' ? value : JSON.stringify(value)));

/** A line of the public MemoryArena files: a task of subtasks that build on each other. */
const MemoryArenaTask = z.looseObject({
  id: z.union([z.string().min(1), z.number()]),
  questions: z.array(z.string()),
  answers: z.array(Text),
  /** Background of the whole task, or of its subtasks. */
  backgrounds: z.union([z.array(Text), Text.transform((text) => [text])]).optional(),
  /** In travel planning: the person whose plan the others are based on. */
  base_person: Text.optional(),
});
type MemoryArenaTask = z.infer<typeof MemoryArenaTask>;

export const memoryArena: Converter<MemoryArenaTask> = {
  id: 'memoryarena',
  label: 'MemoryArena',
  part: 'dataset',
  lines: true,
  schema: MemoryArenaTask,
  convert: recordOf,
};

/**
 * Converts a task to a record, each background and subtask to a fact, and each subtask to a probe. A probe looks for a mark
 * before the subtask's own result, because many answers are objects and not words. It measures whether the memory returns an
 * earlier result.
 */
function recordOf({ id: number, questions, answers, backgrounds = [], base_person }: MemoryArenaTask) {
  const id = `memoryarena_${number}`;
  const known = [...backgrounds, ...(base_person === undefined ? [] : [base_person])].filter((text) => text !== '');
  const facts = known.map((text, at) => episodicFact(`[B${at + 1}] ${text}`));
  const probes: Probe[] = [];
  const left: string[] = [];
  for (const [at, question] of questions.entries()) {
    const answer = answers[at] ?? '';
    if (question === '' || answer === '') {
      left.push(`${id}: subtask ${at + 1}: no ${question === '' ? 'question' : 'answer'}`);
      continue;
    }
    const mark = `[S${at + 1}]`;
    facts.push(episodicFact(`${mark} ${question} Result: ${answer}`));
    probes.push({ question, recall_markers: [mark], distractor_markers: [] });
  }
  const record: MemoryRecord = { id, facts, probes };
  return { ...(probes.length > 0 && { record }), left };
}
