import { Fault } from '../../errors/fault.ts';
import { sha256 } from '../../evidence/digest.ts';
import { checkSchema } from '../../evidence/schema-check.ts';
import { parseStrict } from '../../evidence/strict-json.ts';
import type { Files } from '../../ports/files.ts';
import type { BenchQuestion, QuestionBench, Questions } from '../../suite/question-bench.ts';
import type { Suite } from '../../suite/suite.ts';

/** Throws `part.unknown` where the suite asks no model such questions. */
export async function findBench(suite: Suite, part: string): Promise<QuestionBench> {
  const benches = (await suite.questionBenches?.()) ?? [];
  const found = benches.find(({ id }) => id === part);
  if (found !== undefined) return found;
  throw new Fault('part.unknown', `Suite ${suite.description.id} asks models no questions in a part "${part}".`, {
    hint: benches.length === 0 ? 'It asks none.' : `It has ${benches.map(({ id }) => id).join(', ')}.`,
  });
}

export interface OpenedBench {
  readonly questions: readonly BenchQuestion[];
  readonly left: Questions['left'];
  /** Of the file; null where the bench has its own questions. */
  readonly dataset: string | null;
}

/** The first so many questions of a bench, from its file where it has one. */
export async function openBench(
  files: Files,
  bench: QuestionBench,
  path: string | undefined,
  limit = Number.POSITIVE_INFINITY,
): Promise<OpenedBench> {
  const { data, dataset } = await dataOf(files, bench, path);
  const { questions: all, left } = bench.questions(data);
  const questions: BenchQuestion[] = [];
  for (const question of all) {
    if (questions.length >= limit) break;
    questions.push(question);
  }
  if (questions.length === 0) throw new Fault('dataset.invalid', `${path ?? bench.id} holds no question to be asked.`);
  return { questions, left, dataset };
}

async function dataOf(files: Files, { id, file }: QuestionBench, path: string | undefined) {
  if (file === undefined) {
    if (path !== undefined) throw new Fault('usage', `Part ${id} takes no --dataset.`);
    return { data: undefined, dataset: null };
  }
  if (path === undefined) throw new Fault('usage', `Part ${id} needs --dataset ${file.name}.`);
  const text = await files.text(path);
  return { data: checkSchema(file.schema, parseStrict(text, path), path), dataset: sha256(text) };
}
