import * as z from 'zod';
import { FORMATS } from '../protocol/constants.ts';
import { ModelRecord } from '../protocol/reply.ts';
import { Estimate } from '../protocol/scorecard.ts';
import { digest } from './hex.ts';
import { JudgeVerdict, RecordedCompletion } from './judgement.ts';

export const ModelSetup = z.strictObject({
  model: ModelRecord,
  prompt: z.strictObject({ id: z.string(), sha256: digest }),
  format: z.enum(FORMATS),
});

/** A question under one condition, its answer and its grades. */
export const AnsweredQuestion = z.strictObject({
  id: z.string(),
  cluster: z.string(),
  group: z.string(),
  condition: z.string(),
  asked: z.string().describe('The user message, as it was sent to the model.'),
  gold: z.string(),
  said: RecordedCompletion,
  answer: z
    .string()
    .nullable()
    .describe('The answer in the reply. Null if the reply does not have the requested form.'),
  score: z.number(),
  judge: RecordedCompletion.optional().describe(
    'The completion of the judge. Absent without an answer or without a judge.',
  ),
  verdict: JudgeVerdict.optional().describe('The verdict of the judge. Absent without a judge.'),
});

const Usage = RecordedCompletion.shape.usage;

/** The answers of a model to a question bench. */
export const Answered = z.strictObject({
  schema: z.literal('answered/1'),
  suite: z.strictObject({ id: z.string(), version: z.string() }),
  part: z.string(),
  dataset: digest.nullable().describe('SHA-256 of the dataset file. Null if the bench uses its own questions.'),
  answerer: ModelSetup,
  judge: ModelSetup.nullable(),
  answers: z.array(AnsweredQuestion).min(1).max(16_384),
  result: z.strictObject({
    left: z
      .record(z.string(), z.int().nonnegative())
      .describe('The number of questions that were left out, by reason.'),
    conditions: z.record(
      z.string(),
      z.strictObject({
        score: Estimate,
        groups: z.record(z.string(), Estimate),
        malformed: z.int().nonnegative(),
        judged: Estimate.optional(),
        judge_malformed: z.int().nonnegative().optional(),
      }),
    ),
    comparisons: z.array(
      z.strictObject({
        a: z.string(),
        b: z.string(),
        by: z.enum(['score', 'judge']),
        n: z.int().nonnegative(),
        delta: z.number().describe('The value of a minus the value of b.'),
        p: z.number().describe('The two-sided p-value of a sign-flip test over clusters.'),
        p_holm: z.number().describe('The p-value with Holm’s correction for the other comparisons of the same grade.'),
      }),
    ),
    improved: z
      .array(z.string())
      .describe('Ids of the questions on which the last condition scores higher than the first.'),
    usage: Usage,
    judge_usage: Usage,
  }),
});

export type ModelSetup = z.infer<typeof ModelSetup>;
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>;
export type Answered = z.infer<typeof Answered>;
