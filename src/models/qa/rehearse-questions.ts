import type { Chat, ModelSettings } from '../../ports/models.ts';
import type { QuestionBench } from '../../suite/question-bench.ts';
import { type Estimate, estimate, type Rehearsed } from '../asking/estimate.ts';
import { judgePrompt } from '../judge/prompt.ts';
import type { OpenedBench } from './open-bench.ts';
import { putUnder } from './put-under.ts';

interface QuestionsRehearsed extends Rehearsed {
  readonly questions: number;
  readonly left: OpenedBench['left'];
  /** What a judge would be asked if every answer were gold; absent where nobody judges. */
  readonly judge?: Estimate;
}

/** What would be asked, without asking. */
export function rehearseQuestions(
  bench: QuestionBench,
  { questions, left }: OpenedBench,
  settings: Pick<ModelSettings, 'maxOutputTokens'>,
  judging: boolean,
): QuestionsRehearsed {
  const puts = putUnder(bench, questions);
  const first = puts[0]?.chat;
  const judge = puts.map(({ question: { question, gold } }) => judgePrompt({ question, gold, answer: gold }));
  return {
    questions: questions.length,
    left,
    ...estimated(
      puts.map(({ chat }) => chat),
      settings,
    ),
    prompt: first && { system: first.system, user: first.user },
    ...(judging && { judge: estimated(judge, settings) }),
  };
}

const estimated = (chats: readonly Chat[], settings: Pick<ModelSettings, 'maxOutputTokens'>) =>
  estimate(
    { calls: chats.length, characters: chats.reduce((sum, { system, user }) => sum + system.length + user.length, 0) },
    settings,
  );
