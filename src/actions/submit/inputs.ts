import * as z from 'zod';
import type { Fault } from '../../errors/fault.ts';
import { checkInputs } from '../check-inputs.ts';
import { folder } from '../input-fields.ts';

const repository = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]*\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/, 'it must be OWNER/NAME')
  .transform((name) => {
    const [owner = '', repo = ''] = name.split('/');
    return { owner, repo };
  });

/** The Action's inputs. Their defaults stand in action.yml too: for GitHub, and for its readers. */
const Inputs = z.object({
  'board': repository.prefault('context-integrity/context-integrity'),
  'entry': folder,
  // Where a secret is not set it is empty, and nothing stands in for it.
  'github-token': z.string().optional(),
});

export type Inputs = z.infer<typeof Inputs>;

export function readInputs(env: Readonly<Record<string, string | undefined>>): Inputs | readonly Fault[] {
  return checkInputs(Inputs, env);
}
