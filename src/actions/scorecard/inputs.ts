import * as z from 'zod';
import type { Fault } from '../../errors/fault.ts';
import { Entry } from '../../evidence/entry.ts';
import { checkInputs } from '../check-inputs.ts';
import { folder, nonce, objectId, wholeNumber, yesOrNo } from '../input-fields.ts';

/** The Action's inputs; that of the token has its default in action.yml. */
const Inputs = z.object({
  'pull-request': wholeNumber,
  'head': objectId,
  'slug': Entry.shape.slug,
  'tree': objectId,
  'nonce': nonce.optional(),
  'rerun': folder.optional(),
  'receipts': folder.optional(),
  'not-run': z.string().max(500).optional(),
  'owner-approved': yesOrNo.default(false),
  'github-token': z.string(),
});

export type Inputs = z.infer<typeof Inputs>;

export function readInputs(env: Readonly<Record<string, string | undefined>>): Inputs | readonly Fault[] {
  return checkInputs(Inputs, env);
}
