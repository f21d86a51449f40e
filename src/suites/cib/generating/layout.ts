import { FAMILIES, type Family } from '../families.ts';

/** The parts of a task's history. */
export type Part = 'noise' | 'gold' | 'second' | 'stale';

/** The number of events, and the parts by their positions, counted from 1. All other events are noise. */
interface Layout {
  readonly length: number;
  readonly parts: readonly Readonly<Partial<Record<Exclude<Part, 'noise'>, number>>>[];
}

const EARLY: Layout = { length: 5, parts: [{ gold: 1 }, { gold: 2 }] };

/**
 * The positions that reproduce the paper's tables. The last three events have no gold, one of two gold events, or the gold
 * event that replaced a stale one. Only in `causal_action` do they also have the stale event.
 */
const LAYOUTS: Readonly<Record<Family, Layout>> = {
  selective_write: EARLY,
  abstention: EARLY,
  action_grounding: EARLY,
  evidence_retrieval: {
    length: 4,
    parts: [2, 3, 4].flatMap((later) => [
      { gold: 1, second: later },
      { gold: later, second: 1 },
    ]),
  },
  knowledge_update: { length: 4, parts: [2, 3, 4].map((gold) => ({ stale: 1, gold })) },
  multi_session: { length: 5, parts: [1, 2].flatMap((gold) => [3, 4, 5].map((second) => ({ gold, second }))) },
  causal_action: {
    length: 3,
    parts: [
      { stale: 1, gold: 2 },
      { stale: 1, gold: 3 },
      { stale: 2, gold: 3 },
    ],
  },
};

/** One row of parts for each possible layout of the family's history. */
export function rowsOf(family: Family): readonly (readonly Part[])[] {
  return ROWS.get(family) as readonly (readonly Part[])[];
}

const ROWS = new Map(
  FAMILIES.map((family) => {
    const { length, parts } = LAYOUTS[family];
    return [family, parts.map((at) => row(length, at))] as const;
  }),
);

function row(length: number, at: Layout['parts'][number]): readonly Part[] {
  const parts: Part[] = Array.from({ length }, () => 'noise');
  if (at.gold !== undefined) parts[at.gold - 1] = 'gold';
  if (at.second !== undefined) parts[at.second - 1] = 'second';
  if (at.stale !== undefined) parts[at.stale - 1] = 'stale';
  return parts;
}
