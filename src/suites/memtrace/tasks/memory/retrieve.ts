import type { Memory, MemoryItem } from './memory.ts';
import type { ContextLine, Part, Query, Rejection } from './part.ts';

/** The context for a question to a memory: each part is used at its stage, and parts of one stage in the given order. */
export function retrieve(parts: readonly Part[], written: Memory, query: Query): readonly ContextLine[] {
  const memory = parts.reduce((learnt, { learn }) => learn?.(learnt) ?? learnt, written);
  const candidates = parts.some(({ recalls }) => recalls) ? memory.items : [];
  const { admitted, rejected } = judged(parts, candidates, query);
  const isRetained = (item: MemoryItem) => parts.some(({ retains }) => retains?.(item));
  const most = Math.min(...parts.map(({ top = Number.POSITIVE_INFINITY }) => top));
  const warnings = parts
    .flatMap(({ warn }) => warn?.(rejected, query) ?? [])
    .map((warning) => parts.reduce((line, { sanitise }) => sanitise?.(line) ?? line, warning));
  const lines = [...admitted.filter((item, at) => at < most || isRetained(item)).map(memoryLine), ...warnings];
  return parts.some(({ bounded }) => bounded) ? pack(lines, query.budget, isRetained) : lines;
}

/** Divides candidates into admitted ones, best first and the later first in a tie, and rejected ones with all reasons. */
function judged(parts: readonly Part[], candidates: readonly MemoryItem[], query: Query) {
  const ranks = parts.flatMap(({ rank }) => rank?.(candidates, query) ?? []);
  const all = candidates.map(
    (item): Rejection => ({
      item,
      reasons: parts.flatMap(({ reject }) => reject?.(item, query) ?? []),
      rank: ranks.reduce((sum, rankOf) => sum + rankOf(item), 0),
    }),
  );
  return {
    admitted: all
      .filter(({ reasons }) => reasons.length === 0)
      .sort((a, b) => b.rank - a.rank || b.item.position - a.item.position)
      .map(({ item }) => item),
    rejected: all.filter(({ reasons }) => reasons.length > 0),
  };
}

function memoryLine(item: MemoryItem): ContextLine {
  return { kind: 'memory', item, text: item.content, tokens: item.tokens };
}

/**
 * The lines that fit in a budget of tokens: first those that must be retained, then notices, then the others in the given order.
 * A line that does not fit is skipped, and a later, shorter one may still fit. The budget is never exceeded.
 */
export function pack(
  lines: readonly ContextLine[],
  budget: number,
  isRetained: (item: MemoryItem) => boolean,
): readonly ContextLine[] {
  const retained = lines.filter(({ kind, item }) => kind === 'memory' && isRetained(item));
  const notices = lines.filter(({ kind }) => kind === 'notice');
  const kept = new Set<ContextLine>();
  let left = budget;
  for (const line of new Set([...retained, ...notices, ...lines])) {
    if (line.tokens > left) continue;
    kept.add(line);
    left -= line.tokens;
  }
  return lines.filter((line) => kept.has(line));
}
