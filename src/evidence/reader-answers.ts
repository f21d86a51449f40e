import * as z from 'zod';
import { digest } from './hex.ts';

/** Generating the questions again takes seconds for this many, and several hundred megabytes for more. */
export const MOST_PAIRS = 120;

/** What somebody answered to a questionnaire. A reader that is a model is called one. */
export const ReaderAnswers = z.strictObject({
  schema: z.literal('reader-answers/1'),
  questionnaire: z.strictObject({
    suite: z.string().max(100),
    seed: z.string().max(200),
    pairs: z.int().min(1).max(MOST_PAIRS),
    sha256: digest.describe('SHA-256 of the questions as they were shown. It detects answers to other questions.'),
  }),
  reader: z.strictObject({ kind: z.enum(['person', 'model']), name: z.string().min(1).max(100) }),
  answers: z
    .record(z.string().regex(/^[1-9]\d{0,4}$/), z.array(z.int().min(1).max(200)).max(200))
    .describe(
      'For each question number, the numbers of the chosen statements. An empty list means that no statement answers it.',
    ),
});

export type ReaderAnswers = z.infer<typeof ReaderAnswers>;
