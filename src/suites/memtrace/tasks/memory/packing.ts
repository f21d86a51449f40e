import type { ContextLine } from './context.ts';
import type { MemoryItem } from './item.ts';
import type { Retain } from './part.ts';

/** Which lines fit, in the order given. */
interface Packed {
  readonly lines: readonly ContextLine[];
  readonly tokens: number;
}

/**
 * Packs lines under a budget of tokens: first what must be retained, then notices, then the others in the order
 * given. A line that does not fit is passed over and a later, shorter one may still fit. The budget holds always.
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

/** A rule that binds the agent is not lost for want of room. */
export const constraintRetention: Retain = {
  stage: 'retain',
  name: 'constraint_retention',
  retains: ({ type }) => type === 'constraint',
};
