import * as z from 'zod';
import type { Fault } from '../../errors/fault.ts';
import { checkInputs } from '../check-inputs.ts';
import { wholeNumber } from '../input-fields.ts';

const commit = z.string().regex(/^[0-9a-f]{40}$/, 'it must be a commit’s full id, 40 hexadecimal digits');

/** The Action's inputs. Their defaults stand in action.yml too: for GitHub, and for its readers. */
const Inputs = z.object({
  'base': commit.default('HEAD'),
  'head': commit.optional(),
  'max-runs-per-day': wholeNumber.optional(),
  'github-token': z.string().optional(),
});

export type Inputs = z.infer<typeof Inputs>;

/** The inputs, or everything that is wrong with them at once. */
export function readInputs(env: Readonly<Record<string, string | undefined>>): Inputs | readonly Fault[] {
  return checkInputs(Inputs, env);
}
