import { hinted, writtenText } from '../bundles/read-document.ts';
import { Fault } from '../errors/fault.ts';
import { sha256 } from '../evidence/digest.ts';
import { parseAs } from '../evidence/schema-check.ts';
import type { Files } from '../ports/files.ts';
import type { Chat, ModelSettings } from '../ports/models.ts';
import type { BenchQuestion, QuestionBench, Questions } from '../suite/bench.ts';
import type { Suite } from '../suite/suite.ts';
import { answerChat, judgeChat } from './prompts.ts';
import { estimate } from './usage.ts';

/** @throws Fault `part.unknown` if the suite has no such bench */
export async function findBench(suite: Suite, part: string): Promise<QuestionBench> {
  const benches = await suite.questionBenches();
  const found = benches.find(({ id }) => id === part);
  if (found !== undefined) return found;
  throw new Fault('part.unknown', `Suite ${suite.description.id} has no part "${part}" with questions for a model.`, {
    hint: benches.length === 0 ? 'It has no such parts.' : `It has ${benches.map(({ id }) => id).join(', ')}.`,
  });
}

export interface OpenedBench {
  readonly questions: readonly BenchQuestion[];
  readonly left: Questions['left'];
  /** SHA-256 of the file. Null if the bench has its own questions. */
  readonly dataset: string | null;
}

/** Reads the first questions of a bench, at most `limit`, from the file that it needs, if it needs one. */
export async function openBench(
  files: Files,
  bench: QuestionBench,
  path: string | undefined,
  limit = Number.POSITIVE_INFINITY,
): Promise<OpenedBench> {
  const { data, dataset } = await readData(files, bench, path);
  const { questions: all, left } = bench.questions(data);
  const questions = all.slice(0, limit);
  if (questions.length === 0) throw new Fault('dataset.invalid', `${path ?? bench.id} contains no question.`);
  return { questions, left, dataset };
}

async function readData(files: Files, { id, file }: QuestionBench, path: string | undefined) {
  if (file === undefined) {
    if (path !== undefined) throw new Fault('usage', `Part ${id} takes no --dataset.`);
    return { data: undefined, dataset: null };
  }
  if (path === undefined) throw new Fault('usage', `Part ${id} needs --dataset ${file.name}.`);
  const read = async () => {
    const text = writtenText(await files.bytes(path), path);
    return { data: parseAs(file.schema, text, path), dataset: sha256(text) };
  };
  return hinted(read, `Give the file ${file.name} as its authors publish it.`);
}

export interface Trial {
  readonly question: BenchQuestion;
  readonly condition: string;
  readonly chat: Chat;
}

/** All trials, question by question, so that a larger limit only adds trials at the end. */
export function trialsOf({ conditions }: QuestionBench, questions: readonly BenchQuestion[]): readonly Trial[] {
  return questions.flatMap((question) =>
    conditions.map(({ id }) => ({
      question,
      condition: id,
      chat: answerChat(question.context(id), question.question),
    })),
  );
}

/** Estimates the cost of asking, without asking. Includes the judge, if there is one, as if every answer were gold. */
export function estimateQuestions(
  bench: QuestionBench,
  { questions, left }: OpenedBench,
  settings: Pick<ModelSettings, 'maxOutputTokens'>,
  { judging }: { readonly judging: boolean },
) {
  const trials = trialsOf(bench, questions);
  const first = trials[0]?.chat;
  const ofChats = (chats: readonly Chat[]) => {
    const characters = chats.reduce((sum, { system, user }) => sum + system.length + user.length, 0);
    return estimate({ calls: chats.length, characters }, settings);
  };
  return {
    questions: questions.length,
    left,
    ...ofChats(trials.map(({ chat }) => chat)),
    prompt: first && { system: first.system, user: first.user },
    ...(judging && {
      judge: ofChats(trials.map(({ question: { question, gold } }) => judgeChat({ question, gold, answer: gold }))),
    }),
  };
}
