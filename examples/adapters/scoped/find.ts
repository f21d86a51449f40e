// Finding: what shares the question's rare words, is about the same thing, and holds.

import type { Asked } from './question.ts';
import { holds } from './standing.ts';
import type { Statement } from './statements.ts';
import type { Store } from './store.ts';
import { known, sameOwner } from './subjects.ts';

export type Hit = {
  statement: Statement;
  score: number;
  /** The question's terms that it has. */
  covered: ReadonlySet<string>;
};

/** A word that stands everywhere finds nothing; looking through its statements would cost time. */
const COMMON = 2_000;
const MOST = 60;

export function newer(a: Statement, b: Statement): number {
  return b.from - a.from || b.order - a.order;
}

export function find(
  asked: Asked,
  store: Store,
  stands = (one: Statement) => holds(one, asked, store.branches),
): Hit[] {
  const { asked: sought, telling } = known(asked, store, stands);
  const found = new Map<Statement, Map<string, number>>();
  const terms = [...sought.terms].map((term) => ({ term, forms: store.formsOf(term) }));
  const rare = terms.some(({ forms }) => forms.some((form) => store.frequency(form) < COMMON));
  for (const { term, forms } of terms) {
    for (const form of forms) {
      if (rare && store.frequency(form) >= COMMON) continue;
      for (const statement of store.having(form)) {
        const covered = found.get(statement) ?? new Map<string, number>();
        covered.set(term, Math.max(covered.get(term) ?? 0, store.weight(form)));
        found.set(statement, covered);
      }
    }
  }
  return [...found]
    .filter(([statement]) => !telling.has(statement) && stands(statement) && sameOwner(sought, statement))
    .map(([statement, covered]) => ({
      statement,
      covered: new Set(covered.keys()),
      score: [...covered.values()].reduce((sum, weight) => sum + weight, 0),
    }))
    .sort((a, b) => b.score - a.score || newer(a.statement, b.statement))
    .slice(0, MOST);
}
