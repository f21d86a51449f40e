import * as z from 'zod';
import { FORMATS } from '../protocol/constants.ts';
import { ModelRecord } from '../protocol/reply.ts';
import { Estimate } from '../protocol/scorecard.ts';
import { digest } from './hex.ts';

const tokens = z.int().nonnegative().max(1e12);

/** A judge's verdict. A malformed reply counts neither way; an empty answer is not judged. */
export const JudgeVerdict = z.enum(['same', 'different', 'malformed', 'unanswered']);

/** A completion as it is kept in a file. */
export const RecordedCompletion = z.strictObject({
  request: digest.describe('SHA-256 of the canonical JSON of the request and of the model that it went to.'),
  said: z.string().max(10_000),
  usage: z.strictObject({ input_tokens: tokens, output_tokens: tokens }).describe('The tokens as billed.'),
});

export const JudgedAnswer = z.strictObject({
  id: z.string(),
  cluster: z.string(),
  exact: z.boolean().describe('Whether the suite’s own scoring accepts the answer.'),
  verdict: JudgeVerdict,
  judge: RecordedCompletion.optional().describe('The completion of the judge. Absent without an answer.'),
});

/** A planted pair of known verdict, and what the judge made of it. */
const PlantedAnswer = z.strictObject({
  id: z.string(),
  planted: z.enum(['same', 'different']),
  verdict: JudgeVerdict,
  judge: RecordedCompletion,
});

/** The longest list that strict JSON may have. */
export const MOST_JUDGED = 16_384;

/** A model judge's verdicts on a bundle's free-text answers: no part of the bundle or of any score. */
export const Judgement = z.strictObject({
  schema: z.literal('judgement/2'),
  bundle: z.strictObject({
    manifest: digest.describe('SHA-256 of manifest.json.'),
    suite: z.strictObject({ id: z.string(), version: z.string() }),
    dataset: digest,
  }),
  judge: ModelRecord,
  prompt: z.strictObject({ id: z.string(), sha256: digest }),
  format: z.enum(FORMATS),
  calibration: z.array(PlantedAnswer).max(1_000),
  answers: z.array(JudgedAnswer).min(1).max(MOST_JUDGED),
  result: z.strictObject({
    counted: z
      .int()
      .nonnegative()
      .describe('The number of answers that count: those that were judged, and those that are empty.'),
    malformed: z.int().nonnegative(),
    unanswered: z.int().nonnegative(),
    sensitivity: Estimate.describe('The share of the planted matches that the judge recognises.'),
    specificity: Estimate.describe('The share of the planted differences that the judge recognises.'),
    trusted: z.boolean().describe('Whether sensitivity and specificity are both at least 90%.'),
    judged: Estimate.optional().describe(
      'The share of the counted answers that the judge accepts as equal to gold. Absent if the judge is not trusted.',
    ),
    exact: Estimate.optional().describe('The share of the counted answers that the suite’s own scoring accepts.'),
    usage: RecordedCompletion.shape.usage.describe('The tokens of all completions, calibration included.'),
  }),
});

export type RecordedCompletion = z.infer<typeof RecordedCompletion>;
export type Calibration = z.infer<typeof PlantedAnswer>[];
export type JudgedAnswer = z.infer<typeof JudgedAnswer>;
export type JudgeVerdict = z.infer<typeof JudgeVerdict>;
export type Judgement = z.infer<typeof Judgement>;
