import * as z from 'zod';
import type { Fault } from '../../errors/fault.ts';
import { Entry } from '../../evidence/entry.ts';
import { checkInputs } from '../check-inputs.ts';
import { folder, wholeNumber } from '../input-fields.ts';

const objectId = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'it must be an object’s full id in hexadecimal');

/** The Action's inputs; that of the token has its default in action.yml. */
const Inputs = z.object({
  'pull-request': wholeNumber,
  'head': objectId,
  'slug': Entry.shape.slug,
  'tree': objectId,
  'nonce': z
    .string()
    .regex(/^[0-9a-f]{32,128}$/, 'it must be 32 to 128 hexadecimal digits')
    .optional(),
  'rerun': folder.optional(),
  'github-token': z.string(),
});

export type Inputs = z.infer<typeof Inputs>;

export function readInputs(env: Readonly<Record<string, string | undefined>>): Inputs | readonly Fault[] {
  return checkInputs(Inputs, env);
}
