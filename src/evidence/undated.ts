import type { ModelRecord } from '../protocol/reply.ts';

/** A model and how it was asked, on whatever day: runs of several days, and one again, are of the same. */
export function undated(model: ModelRecord | null | undefined): Omit<ModelRecord, 'date'> | null {
  if (!model) return null;
  const { date: _, ...asked } = model;
  return asked;
}
