// A second step: what the first find names leads to what the question still lacks.

import { type Hit, newer } from './find.ts';
import type { Asked } from './question.ts';
import { holds } from './standing.ts';
import type { Store } from './store.ts';
import { ownTerms } from './supersede.ts';
import { shared } from './words.ts';

/** What a bridge stands on: what the question does not know, told of in a few statements. */
const MOST = 50;

export function hop(first: Hit, asked: Asked, store: Store): Hit[] {
  const lacking = new Set([...asked.terms].filter((term) => !first.covered.has(term)));
  if (lacking.size === 0) return [];
  const bridges = ownTerms(first.statement, asked).filter(
    (term) => store.frequency(term) > 1 && store.frequency(term) <= MOST,
  );
  const weigh = (terms: readonly string[]) => terms.reduce((sum, term) => sum + store.weight(term), 0);
  const reached = new Set(bridges.flatMap((name) => store.having(name)));
  return [...reached]
    .filter((other) => other.event !== first.statement.event && holds(other, asked, store.branches))
    .map((statement) => {
      const covered = new Set(shared(lacking, statement.terms));
      return {
        statement,
        covered,
        score: covered.size && weigh([...covered, ...shared(statement.terms, new Set(bridges))]),
      };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || newer(a.statement, b.statement))
    .slice(0, 1);
}
