import * as z from 'zod';
import { Receipt } from '../../evidence/receipt.ts';
import { safeJsonLine } from '../../text/safe-text.ts';
import { decisionLog } from '../decisions/decision-log.ts';
import type { PageMaker } from '../page.ts';
import { Day, Notices } from './leaderboard-json.ts';

/** `data/decisions.json`. */
export const DecisionsFile = z.strictObject({
  schema: z.literal('site-decisions/2'),
  as_of: Day.nullable(),
  notices: Notices,
  decisions: z
    .array(
      z.strictObject({
        id: z.string().describe('The permanent id of the decision, as in decisions.html#r-ID.'),
        event: z.enum([...Receipt.shape.event.options, 'added']),
        date: Receipt.shape.date,
        slug: Receipt.shape.slug,
        reason: z.string(),
        about: z
          .enum(['these files', 'other files', 'no entry'])
          .describe(
            'What the decision is about: the entry as it is now, an earlier version of its files, or an entry that was removed.',
          ),
        receipt: Receipt.nullable().describe(
          'The receipt of the decision. Null for an addition, which follows from the first receipt.',
        ),
      }),
    )
    .describe('The decisions, newest first.'),
  withheld: z
    .array(z.strictObject({ slug: z.string(), reason: z.string() }))
    .describe('Entries that are not shown because a check of them failed.'),
});

export const decisionsJson: PageMaker = function* ({ decisions, withheld, asOf, notices }) {
  const data: z.infer<typeof DecisionsFile> = {
    schema: 'site-decisions/2',
    as_of: asOf ?? null,
    notices: [...notices],
    decisions: decisionLog(decisions).map(({ id, event, reason, receipt, about }) => {
      const { date, slug } = receipt;
      return { id, event, date, slug, reason, about, receipt: event === 'added' ? null : receipt };
    }),
    withheld: withheld.map(({ slug, reason }) => ({ slug, reason })),
  };
  yield { path: 'data/decisions.json', text: `${safeJsonLine(data)}\n` };
};
