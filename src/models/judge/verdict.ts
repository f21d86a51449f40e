import * as z from 'zod';
import type { Verdict } from '../../evidence/judgement.ts';
import { parseStrict } from '../../evidence/strict-json.ts';

const Form = z.strictObject({ same: z.boolean() });

/** What a judge's words come to: the one JSON object that was asked for, or nothing. Neither is mended nor guessed. */
export function verdictOf(said: string | undefined): Verdict {
  if (said === undefined) return 'unanswered';
  const parsed = Form.safeParse(strict(said));
  if (!parsed.success) return 'malformed';
  return parsed.data.same ? 'same' : 'different';
}

function strict(text: string): unknown {
  try {
    return parseStrict(text, 'verdict');
  } catch {
    return undefined;
  }
}
