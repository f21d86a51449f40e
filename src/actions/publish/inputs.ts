import * as z from 'zod';
import type { Fault } from '../../errors/fault.ts';
import { checkInputs } from '../check-inputs.ts';
import { folder } from '../input-fields.ts';

/** The Action's inputs. Their defaults stand in action.yml too: for GitHub, and for its readers. */
const Inputs = z.object({
  'entries': folder.default('leaderboard/entries'),
  'receipts': folder.optional(),
  'datasets': folder.optional(),
  'cache': folder.optional(),
  'out': folder.default('_site'),
  'as-of': z.iso.date('it must be a day, YYYY-MM-DD').optional(),
});

export type Inputs = z.infer<typeof Inputs>;

export function readInputs(env: Readonly<Record<string, string | undefined>>): Inputs | readonly Fault[] {
  return checkInputs(Inputs, env);
}
