import * as z from 'zod';
import { REASONS } from '../../submissions/reruns/reasons.ts';
import { folder, list, wholeNumber } from '../inputs.ts';

export const inputs = z.object({
  'entries': folder.default('leaderboard/entries'),
  'receipts': folder.optional(),
  'reasons': list.prefault(REASONS.join(',')).pipe(z.array(z.enum(REASONS, `it must be of ${REASONS.join(', ')}`))),
  'budget-minutes': wholeNumber.default(600),
  'max-entries': wholeNumber.default(16),
  'as-of': z.iso.date('it must be a day, YYYY-MM-DD').optional(),
});

export type Inputs = Readonly<z.infer<typeof inputs>>;
