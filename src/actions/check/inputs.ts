import * as z from 'zod';
import { Entry } from '../../evidence/entry.ts';
import { folder, list, temperature, wholeNumber } from '../inputs.ts';

const commit = z.string().regex(/^[0-9a-f]{40}$/, 'it must be a commit’s full id, 40 hexadecimal digits');

export const inputs = z.object({
  'base': commit.default('HEAD'),
  'head': commit.optional(),
  'slug': Entry.shape.slug.optional(),
  'suites': list.prefault(''),
  'max-runs-per-day': wholeNumber.optional(),
  'gateway-sidecar': z.string().optional(),
  'gateway-model': z.string().optional(),
  'gateway-embeddings': z.string().optional(),
  'gateway-temperature': temperature.optional(),
  'tapes': folder.optional(),
  'github-token': z.string().optional(),
});

export type Inputs = Readonly<z.infer<typeof inputs>>;
