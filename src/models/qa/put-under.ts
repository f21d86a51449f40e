import type { Chat } from '../../ports/models.ts';
import type { BenchQuestion, QuestionBench } from '../../suite/question-bench.ts';
import { answerPrompt } from './prompt.ts';

/** A question as it is put under one condition. */
export interface Put {
  readonly question: BenchQuestion;
  readonly condition: string;
  readonly chat: Chat;
}

/** Question by question: the first few of them are the same whatever comes after. */
export function putUnder({ conditions }: QuestionBench, questions: readonly BenchQuestion[]): readonly Put[] {
  return questions.flatMap((question) =>
    conditions.map(({ id }) => ({
      question,
      condition: id,
      chat: answerPrompt(question.context(id), question.question),
    })),
  );
}
