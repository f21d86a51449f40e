import type { Compaction, ContextLine } from './context.ts';
import type { MemoryItem } from './item.ts';
import type { Noting, Retain } from './part.ts';

/** Which lines fit, in the order given, and what became of the others. */
interface Packed {
  readonly lines: readonly ContextLine[];
  readonly tokens: number;
  readonly compaction?: Compaction;
}

/**
 * Packs lines under a budget of tokens: first what must be retained, then notices, then the others in the order
 * given. A line that does not fit is passed over and a later, shorter one may still fit. The budget holds always.
 */
export function pack(
  lines: readonly ContextLine[],
  budget: number,
  retain: readonly Retain[],
  noting: readonly Noting[],
): Packed {
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
  const left = lines.filter((line) => !kept.has(line));
  const notes = left.flatMap((line) => noting.flatMap((part) => part.note(line) ?? []));
  return {
    lines: lines.filter((line) => kept.has(line)),
    tokens,
    compaction: { left, retained: retained.filter((line) => kept.has(line)), notes },
  };
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

/** A warning that did not fit stays on record, so that a later step can still ask for it. */
export const negativeRetention: Noting = {
  stage: 'note',
  name: 'negative_retention',
  note: ({ kind, item }) => (kind === 'warning' ? { item: item.id, about: item.step ?? item.id } : undefined),
};
