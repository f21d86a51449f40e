import type * as z from 'zod';
import { Fault } from '../../errors/fault.ts';
import { checkSchema } from '../../evidence/schema-check.ts';
import { parseStrict } from '../../evidence/strict-json.ts';

/** A document that holds a secret. Where it is not in its form, nothing is said of it: a parser would quote it. */
export function secretDocument<T>(text: string, schema: z.ZodType<T>, where: string): T {
  try {
    return checkSchema(schema, parseStrict(text, where), where);
  } catch {
    throw new Fault('heldout.secret', `${where} does not hold what it should; it is not shown, as it may be secret.`, {
      hint: '`cib heldout commit` writes the secret file, `cib heldout derive` prints a run’s seed. Give them as they are.',
    });
  }
}
