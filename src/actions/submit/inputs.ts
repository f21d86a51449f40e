import * as z from 'zod';
import { folder, repository } from '../inputs.ts';

export const inputs = z.object({
  'board': repository.optional(),
  'entry': folder,
  // A secret that is not set is empty. There is no default for it.
  'github-token': z.string().optional(),
});

export type Inputs = Readonly<z.infer<typeof inputs>>;
