import { readCanonical } from '../../bundles/read-document.ts';
import { Fault } from '../../errors/fault.ts';
import { Answered, type AnsweredQuestion } from '../../evidence/answered.ts';
import { canonical } from '../../evidence/canonical.ts';
import type { Said } from '../../evidence/judgement.ts';
import type { Model } from '../../ports/models.ts';
import type { Ports } from '../../ports/ports.ts';
import type { QuestionBench } from '../../suite/question-bench.ts';
import type { Suite } from '../../suite/suite.ts';
import { type Asking, askAll } from '../asking/ask-all.ts';
import { askedModel } from '../asking/asked-model.ts';
import { keepAsked } from '../asking/keep-asked.ts';
import { JUDGE_PROMPT, judgePrompt, LONGEST_VERDICT } from '../judge/prompt.ts';
import { verdictOf } from '../judge/verdict.ts';
import { answerIn } from './answer-in.ts';
import { mustBeLike } from './must-be-like.ts';
import type { OpenedBench } from './open-bench.ts';
import { ANSWER_PROMPT } from './prompt.ts';
import { type Put, putUnder } from './put-under.ts';
import { resultOf } from './result.ts';

export interface QuestionsRequest {
  readonly suite: Suite;
  readonly bench: QuestionBench;
  readonly opened: OpenedBench;
  readonly model: Model;
  /** Grades as well, apart. */
  readonly judge: Model | undefined;
  readonly jobs: number;
  readonly out: string;
}

/** A file of so many answers is read again. */
const LARGEST = 256 * 1_048_576;
const MOST_ANSWERS = 16_384;
const LONGEST_ANSWER = 10_000;

/** Puts each question to a model under each condition, and keeps what was asked, said and billed. */
export async function askQuestions(ports: Ports, request: QuestionsRequest): Promise<Answered> {
  const { bench, opened, out, judge } = request;
  const puts = putUnder(bench, opened.questions);
  if (puts.length > MOST_ANSWERS)
    throw new Fault('usage', `${puts.length} answers are too many for one file.`, { hint: 'Give a --limit.' });
  const head = headOf(request, ports.clock.now());
  return keepAsked(ports.files, out, {
    read: (path) => readCanonical(ports.files, path, Answered, LARGEST),
    isMore(earlier) {
      mustBeLike(out, earlier, head);
      return earlier.answers.length > puts.length || (earlier.judge !== null && judge === undefined);
    },
    ask: (earlier) => asked(ports, request, { puts, head }, earlier),
  });
}

export type Head = ReturnType<typeof headOf>;

function headOf({ suite, bench, opened, model, judge }: QuestionsRequest, now: string) {
  const { id, version } = suite.description;
  return {
    schema: 'answered/1',
    suite: { id, version },
    part: bench.id,
    dataset: opened.dataset,
    answerer: askedModel(model, ANSWER_PROMPT, now),
    judge: judge === undefined ? null : askedModel(judge, JUDGE_PROMPT, now),
  } as const;
}

async function asked(
  ports: Ports,
  { bench, opened, model, judge, jobs, out }: QuestionsRequest,
  { puts, head }: { readonly puts: readonly Put[]; readonly head: Head },
  earlier: Answered | undefined,
): Promise<Answered> {
  const known = earlier?.answers ?? [];
  const ask = (of: Pick<Asking, 'model' | 'as' | 'before' | 'longest'>, chats: Parameters<typeof askAll>[1]) =>
    askAll(ports, chats, { ...of, jobs, out });
  const said = await ask(
    { model, as: 'model', before: known.map((one) => one.said), longest: LONGEST_ANSWER },
    puts.map(({ chat }) => chat),
  );
  const given = puts.map((_, at) => answerIn(said[at]?.said ?? ''));
  const verdicts =
    judge &&
    (await ask(
      { model: judge, as: 'judge', before: known.map((one) => one.judge), longest: LONGEST_VERDICT },
      puts.map(({ question: { question, gold } }, at) => {
        const answer = given[at]?.trim() ?? '';
        return answer === '' ? undefined : judgePrompt({ question, gold, answer });
      }),
    ));
  const answers = puts.map(({ question, condition, chat }, at): AnsweredQuestion => {
    const { id, cluster, group, gold } = question;
    const answer = given[at] ?? null;
    const judged = verdicts?.[at];
    return {
      ...{ id, cluster, group, condition, asked: chat.user, gold, answer },
      said: said[at] as Said,
      score: answer === null ? 0 : question.grade(answer),
      ...(judged && { judge: judged }),
      ...(verdicts && { verdict: verdictOf(judged?.said) }),
    };
  });
  // Its dates stay with what was said on them.
  if (earlier !== undefined && canonical(earlier.answers) === canonical(answers)) {
    return { ...earlier, result: resultOf(bench, answers, opened.left) };
  }
  return { ...head, answers, result: resultOf(bench, answers, opened.left) };
}
