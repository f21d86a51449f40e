import type { ContextLine } from './context.ts';
import type { MemoryItem } from './item.ts';
import type { Retain } from './part.ts';

/** The lines that fit, in the given order. */
interface Packed {
  readonly lines: readonly ContextLine[];
  readonly tokens: number;
}

/**
 * Packs lines into a budget of tokens: first the lines that must be retained, then notices, then the others in the given
 * order. A line that does not fit is skipped, and a later, shorter one may still fit. The budget is never exceeded.
 */
export function pack(lines: readonly ContextLine[], budget: number, retain: readonly Retain[]): Packed {
  const all = lines.reduce((sum, line) => sum + line.tokens, 0);
  if (all <= budget) return { lines, tokens: all };
  const retained = lines.filter((line) => line.kind === 'memory' && isRetained(line.item, retain));
  const notices = lines.filter((line) => line.kind === 'notice');
  const kept = new Set<ContextLine>();
  let tokens = 0;
  for (const line of new Set([...retained, ...notices, ...lines])) {
    if (tokens + line.tokens > budget) continue;
    kept.add(line);
    tokens += line.tokens;
  }
  return { lines: lines.filter((line) => kept.has(line)), tokens };
}

export function isRetained(item: MemoryItem, retain: readonly Retain[]): boolean {
  return retain.some((part) => part.retains(item));
}

/** Retains rules, even if there is little room. */
export const constraintRetention: Retain = {
  stage: 'retain',
  name: 'constraint_retention',
  retains: ({ type }) => type === 'constraint',
};
