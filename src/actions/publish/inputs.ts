import * as z from 'zod';
import type { Fault } from '../../errors/fault.ts';
import { folderAddress } from '../../site/address.ts';
import { checkInputs } from '../check-inputs.ts';
import { folder } from '../input-fields.ts';

/** The Action's inputs. Their defaults stand in action.yml too: for GitHub, and for its readers. */
const Inputs = z.object({
  'entries': folder.default('leaderboard/entries'),
  'receipts': folder.optional(),
  'datasets': folder.optional(),
  'cache': folder.optional(),
  'out': folder.default('_site'),
  'url': z
    .string()
    .transform((text, context) => {
      const address = folderAddress(text);
      if (address === undefined) context.addIssue('it must be an address such as https://example.org/board/');
      return address ?? '';
    })
    .optional(),
  'as-of': z.iso.date('it must be a day, YYYY-MM-DD').optional(),
});

export type Inputs = z.infer<typeof Inputs>;

export function readInputs(env: Readonly<Record<string, string | undefined>>): Inputs | readonly Fault[] {
  return checkInputs(Inputs, env);
}
