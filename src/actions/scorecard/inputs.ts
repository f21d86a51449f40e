import * as z from 'zod';
import { Entry } from '../../evidence/entry.ts';
import { folder, list, nonce, objectId, suiteIds, title, wholeNumber, yesOrNo } from '../inputs.ts';

export const inputs = z.object({
  'pull-request': wholeNumber.optional(),
  'head': objectId,
  'slug': Entry.shape.slug,
  'tree': objectId,
  'suites': list.prefault(''),
  'nonce': nonce.optional(),
  'rerun': folder.optional(),
  'asked': list.prefault(''),
  'receipts': folder.optional(),
  'not-run': z.string().max(500).optional(),
  'owner-approved': yesOrNo.default(false),
  'title': title.optional(),
  'shown-suites': suiteIds.optional(),
  'preview-uploaded': yesOrNo.default(false),
  'github-token': z.string(),
});

export type Inputs = Readonly<z.infer<typeof inputs>>;
