import * as z from 'zod';
import { folder } from '../inputs.ts';
import { gates } from '../run/inputs.ts';

export const inputs = z.object({
  'bundles': folder,
  'workflow': z.string().default('.github/workflows/memory.yml'),
  'fail-below': gates.prefault(''),
  'comment-id': z.string().optional(),
  'github-token': z.string(),
});

export type Inputs = Readonly<z.infer<typeof inputs>>;
