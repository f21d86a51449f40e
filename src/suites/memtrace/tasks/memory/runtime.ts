import type { Context, ContextLine, Query, Reason, Rejection } from './context.ts';
import type { MemoryItem } from './item.ts';
import type { Memory } from './memory.ts';
import { isRetained, pack } from './packing.ts';
import type { Part } from './part.ts';

/** A running memory: its items, and its contexts for queries. */
export interface Runtime {
  learn(written: Memory): Memory;
  retrieve(memory: Memory, query: Query): Context;
}

/** Runs parts, each at its stage. Parts of one stage run in the given order. */
export function runtimeOf(parts: readonly Part[]): Runtime {
  const at = <S extends Part['stage']>(stage: S) =>
    parts.filter((part): part is Extract<Part, { stage: S }> => part.stage === stage);
  const learn = at('learn');
  const recall = at('recall');
  const retain = at('retain');
  const sanitise = at('sanitise');
  const warn = at('warn');
  const top = Math.min(...at('limit').map((part) => part.top));
  const bounded = at('fit').length > 0;
  const sort = sorter(at('gate'), at('rank'));
  return {
    learn: (written) => learn.reduce((memory, part) => part.learn(memory), written),
    retrieve(memory, query) {
      const candidates = recall.flatMap((part) => part.recall(memory));
      const { admitted, rejected } = sort(candidates, query);
      const chosen = first(admitted, top, (item) => isRetained(item, retain));
      const warnings = warn
        .flatMap((part) => part.warn(rejected, query))
        .map((line) => sanitise.reduce((clean, part) => part.sanitise(clean), line));
      const lines = [...chosen.map(memoryLine), ...warnings];
      const packed = pack(lines, bounded ? query.budget : Number.POSITIVE_INFINITY, retain);
      return { candidates: candidates.length, admitted, rejected, ...packed };
    },
  };
}

type Stage<S> = readonly Extract<Part, { stage: S }>[];

/** Divides the candidates into admitted ones, best first and the later first in a tie, and rejected ones with all reasons. */
function sorter(gates: Stage<'gate'>, ranks: Stage<'rank'>) {
  return (candidates: readonly MemoryItem[], query: Query) => {
    const measures = ranks.map((part) => part.rank(candidates, query));
    const admitted: { item: MemoryItem; rank: number }[] = [];
    const rejected: Rejection[] = [];
    for (const item of candidates) {
      const rank = measures.reduce((sum, measure) => sum + measure(item), 0);
      const reasons: Reason[] = [];
      for (const gate of gates) {
        const reason = gate.reject(item, query);
        if (reason !== undefined) reasons.push(reason);
      }
      if (reasons.length === 0) admitted.push({ item, rank });
      else rejected.push({ item, reasons, rank });
    }
    admitted.sort((a, b) => b.rank - a.rank || b.item.position - a.item.position);
    return { admitted: admitted.map(({ item }) => item), rejected };
  };
}

/** The first few items, and all that must be retained, in order. */
function first(
  items: readonly MemoryItem[],
  most: number,
  isKept: (item: MemoryItem) => boolean,
): readonly MemoryItem[] {
  return items.length <= most ? items : items.filter((item, index) => index < most || isKept(item));
}

function memoryLine(item: MemoryItem): ContextLine {
  return { kind: 'memory', item, text: item.content, tokens: item.tokens };
}
