import * as z from 'zod';
import { readCanonical } from '../bundles/read-document.ts';
import { Fault } from '../errors/fault.ts';
import { Answered, type AnsweredQuestion } from '../evidence/answered.ts';
import { canonical } from '../evidence/canonical.ts';
import type { RecordedCompletion } from '../evidence/judgement.ts';
import type { Model } from '../ports/models.ts';
import type { Ports } from '../ports/ports.ts';
import type { QuestionBench } from '../suite/bench.ts';
import type { Suite } from '../suite/suite.ts';
import { askAll, isSameSetup, readReply, setupOf, updateAnswers } from './answer-file.ts';
import { judgeVerdict } from './judgement.ts';
import { ANSWER_PROMPT, JUDGE_PROMPT, judgeChat, LONGEST_VERDICT } from './prompts.ts';
import { type OpenedBench, type Trial, trialsOf } from './question-bench.ts';
import { resultOf } from './question-result.ts';

interface QuestionsRequest {
  readonly suite: Suite;
  readonly bench: QuestionBench;
  readonly opened: OpenedBench;
  readonly model: Model;
  /** Grades the answers as well, beside the bench's own grades. */
  readonly judge: Model | undefined;
  readonly jobs: number;
  readonly out: string;
}

const LARGEST_FILE = 256 * 1_048_576;
const MOST_ANSWERS = 16_384;
const LONGEST_ANSWER = 10_000;

/** Asks a model each question under each condition, and writes questions, answers, grades and usage to `out`. */
export async function askQuestions(ports: Ports, request: QuestionsRequest): Promise<Answered> {
  const { bench, opened, out, judge } = request;
  const trials = trialsOf(bench, opened.questions);
  if (trials.length > MOST_ANSWERS)
    throw new Fault('usage', `${trials.length} answers are too many for one file.`, { hint: 'Set a lower --limit.' });
  const head = headOf(request, ports.clock.now());
  return updateAnswers(ports.files, out, {
    read: (path) => readCanonical(ports.files, path, Answered, LARGEST_FILE),
    isOther: (earlier) => !isSameHead(earlier, head),
    others: 'answers to other questions, or from another model or judge',
    isMore: (earlier) => earlier.answers.length > trials.length || (earlier.judge !== null && judge === undefined),
    async ask(earlier) {
      const answers = await askTrials(ports, request, trials, earlier);
      const result = resultOf(bench, answers, opened.left);
      // Unchanged answers keep their dates.
      const unchanged = earlier !== undefined && canonical(earlier.answers) === canonical(answers);
      return unchanged ? { ...earlier, result } : { ...head, answers, result };
    },
  });
}

type Head = Pick<Answered, 'schema' | 'suite' | 'part' | 'dataset' | 'answerer' | 'judge'>;

function headOf({ suite, bench, opened, model, judge }: QuestionsRequest, now: string): Head {
  const { id, version } = suite.description;
  return {
    schema: 'answered/1',
    suite: { id, version },
    part: bench.id,
    dataset: opened.dataset,
    answerer: setupOf(model, ANSWER_PROMPT, now),
    judge: judge === undefined ? null : setupOf(judge, JUDGE_PROMPT, now),
  };
}

/** A file is of one bench, one model and at most one judge. */
function isSameHead(a: Head, b: Head): boolean {
  const bench = ({ suite, part, dataset }: Head) => canonical({ suite, part, dataset });
  const judges = a.judge === null || b.judge === null || isSameSetup(a.judge, b.judge);
  return bench(a) === bench(b) && isSameSetup(a.answerer, b.answerer) && judges;
}

const Form = z.strictObject({ answer: z.string() });

async function askTrials(
  ports: Ports,
  { model, judge, jobs, out }: QuestionsRequest,
  trials: readonly Trial[],
  earlier: Answered | undefined,
): Promise<AnsweredQuestion[]> {
  const known = earlier?.answers ?? [];
  const replies = await askAll(
    ports,
    trials.map(({ chat }) => chat),
    { model, jobs, out, role: 'model', before: known.map((one) => one.said), longest: LONGEST_ANSWER },
  );
  const answers = replies.map((reply) => readReply(Form, reply?.said ?? '')?.answer);
  const judgements =
    judge &&
    (await askAll(
      ports,
      trials.map(({ question: { question, gold } }, at) => {
        const answer = answers[at]?.trim() ?? '';
        return answer === '' ? undefined : judgeChat({ question, gold, answer });
      }),
      { model: judge, jobs, out, role: 'judge', before: known.map((one) => one.judge), longest: LONGEST_VERDICT },
    ));
  return trials.map(({ question, condition, chat }, at) => {
    const { id, cluster, group, gold } = question;
    const answer = answers[at] ?? null;
    const judgement = judgements?.[at];
    return {
      id,
      cluster,
      group,
      condition,
      asked: chat.user,
      gold,
      answer,
      said: replies[at] as RecordedCompletion,
      score: answer === null ? 0 : question.grade(answer),
      ...(judgement && { judge: judgement }),
      ...(judgements && { verdict: judgeVerdict(judgement?.said) }),
    };
  });
}
