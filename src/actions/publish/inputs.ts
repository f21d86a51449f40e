import * as z from 'zod';
import { folderAddress } from '../../site/address.ts';
import { folder, repository, suiteIds, title } from '../inputs.ts';

const url = z.string().transform((text, { addIssue }) => {
  const address = folderAddress(text);
  if (address === undefined) addIssue('it must be an address such as https://example.org/board/');
  return address ?? '';
});

export const inputs = z.object({
  'entries': folder.default('leaderboard/entries'),
  'receipts': folder.optional(),
  'datasets': folder.optional(),
  'cache': folder.optional(),
  'out': folder.default('_site'),
  'url': url.optional(),
  'title': title.optional(),
  'suites': suiteIds.optional(),
  'repository': repository.optional(),
  'as-of': z.iso.date('it must be a day, YYYY-MM-DD').optional(),
});

export type Inputs = Readonly<z.infer<typeof inputs>>;
