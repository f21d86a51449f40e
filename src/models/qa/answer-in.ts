import * as z from 'zod';
import { parseStrict } from '../../evidence/strict-json.ts';

const Form = z.strictObject({ answer: z.string() });

/** The answer in a model's words; undefined where they are not the one JSON object that was asked for. Nothing is mended. */
export function answerIn(said: string): string | undefined {
  try {
    return Form.parse(parseStrict(said, 'answer')).answer;
  } catch {
    return undefined;
  }
}
