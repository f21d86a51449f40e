import * as z from 'zod';
import { Entry } from '../../evidence/entry.ts';
import { folder, list, nonce, objectId } from '../inputs.ts';

export const inputs = z.object({
  'head': objectId,
  'slug': Entry.shape.slug,
  'tree': objectId,
  nonce,
  'rerun': folder,
  'asked': list.prefault(''),
  'github-token': z.string(),
});

export type Inputs = Readonly<z.infer<typeof inputs>>;
