import * as z from 'zod';
import { MEMORY_STATUSES } from '../runtime/item.ts';
import { BRANCH_STATUSES } from '../runtime/log.ts';
import type { MemoryRecord } from './record.ts';

const Marker = z.string().min(1);

const FactSchema = z.strictObject({
  key: z.string().min(1).optional(),
  value: z.string().optional(),
  content: z.string().min(1),
  memory_type: z.string().min(1).default('project'),
  status: z.enum(MEMORY_STATUSES).default('active'),
  branch_status: z.enum(BRANCH_STATUSES).default('completed'),
});

const ProbeSchema = z.strictObject({
  question: z.string().min(1),
  recall_markers: z.array(Marker).min(1),
  distractor_markers: z.array(Marker).default([]),
});

/** A line of a MemTrace dataset. What a fact does not say of itself is: a project fact, active, of a completed branch. */
export const MemoryRecordSchema: z.ZodType<MemoryRecord> = z.strictObject({
  id: z.string().min(1),
  facts: z.array(FactSchema).min(1),
  probes: z.array(ProbeSchema).min(1),
});
