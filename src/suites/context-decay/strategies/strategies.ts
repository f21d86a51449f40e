import { type FactFiles, fileBackedState } from './file-backed-state.ts';
import { naiveTruncation } from './naive-truncation.ts';
import { slidingWindowSummary } from './sliding-window-summary.ts';
import type { Strategy } from './strategy.ts';
import { structuredMemoryBanks } from './structured-memory-banks.ts';

/** The paper's four, in its order. */
export function strategiesOn(files: FactFiles): readonly Strategy[] {
  return [naiveTruncation, slidingWindowSummary, structuredMemoryBanks, fileBackedState(files)];
}
