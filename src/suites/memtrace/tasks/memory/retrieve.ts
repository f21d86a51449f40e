import type { EpisodeItem, EpisodeMemory } from './memory.ts';
import type { ContextLine, EpisodeQuestion, Gate, Rejection, StrategyPart } from './part.ts';
import { GATES, lexical, proceduresOf, sanitised, warningsOf, withoutConflicts, worthOf } from './parts.ts';

/** The context for a question to a memory with these parts. */
export function recalledFor(
  parts: ReadonlySet<StrategyPart>,
  written: EpisodeMemory,
  query: EpisodeQuestion,
): readonly ContextLine[] {
  if (!parts.has('recall')) return [];
  const items = [
    ...(parts.has('conflict_resolution') ? withoutConflicts(written.items) : written.items),
    ...(parts.has('procedural_memory') ? proceduresOf(written) : []),
  ];
  const { admitted, rejected } = judged(parts, items, query);
  const isRetained = ({ type }: EpisodeItem) => parts.has('constraint_retention') && type === 'constraint';
  const most = parts.has('nearest_12') ? 12 : Number.POSITIVE_INFINITY;
  const warnings = parts.has('negative_evidence') ? warningsOf(rejected, query.question) : [];
  const lines = [
    ...admitted.filter((item, at) => at < most || isRetained(item)).map(memoryLine),
    ...(parts.has('sanitiser') ? warnings.map(sanitised) : warnings),
  ];
  return parts.has('budget') ? withinBudget(lines, query.budget, isRetained) : lines;
}

/** Findings of the asking run itself are more relevant to its next step. It decides between about equally relevant items. */
const SAME_RUN = 0.1;

/** Divides candidates into admitted ones, best first and the later first in a tie, and rejected ones with all reasons. */
export function judged(parts: ReadonlySet<StrategyPart>, candidates: readonly EpisodeItem[], query: EpisodeQuestion) {
  const gates = Object.entries(GATES).filter(([part]) => parts.has(part as Gate));
  const nearness = parts.has('lexical') ? lexical(candidates, query.question) : () => 0;
  const all = candidates.map(
    (item): Rejection => ({
      item,
      reasons: gates.flatMap(([, reject]) => reject(item, query) ?? []),
      rank:
        nearness(item) +
        (parts.has('state_rank') && item.run === query.run ? SAME_RUN : 0) +
        (parts.has('reflection_lite') ? worthOf(item) : 0),
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

function memoryLine(item: EpisodeItem): ContextLine {
  return { kind: 'memory', item, text: item.content, tokens: item.tokens };
}

/**
 * The lines that fit in a budget of tokens: first those that must be retained, then notices, then the others in the given order.
 * A line that does not fit is skipped, and a later, shorter one may still fit. The budget is never exceeded.
 */
export function withinBudget(
  lines: readonly ContextLine[],
  budget: number,
  isRetained: (item: EpisodeItem) => boolean,
): readonly ContextLine[] {
  const retained = lines.filter(({ kind, item }) => kind === 'memory' && isRetained(item));
  const notices = lines.filter(({ kind }) => kind === 'notice');
  const kept = new Set<ContextLine>();
  let remaining = budget;
  for (const line of new Set([...retained, ...notices, ...lines])) {
    if (line.tokens > remaining) continue;
    kept.add(line);
    remaining -= line.tokens;
  }
  return lines.filter((line) => kept.has(line));
}
