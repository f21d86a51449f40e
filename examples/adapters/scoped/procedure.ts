// A way of doing something: the steps of the last run of it that was completed and stands.

import { find, type Hit } from './find.ts';
import type { Asked } from './question.ts';
import { inScope } from './standing.ts';
import type { Store } from './store.ts';

const HOW =
  /\b(?:how (?:do|did|does|should|to|can|is)|steps?|procedure|process|way|last time|go about|walk me through|in what order)\b/i;

/** Only where the question asks how, and a run bears the name of what it asks for. */
export function stepsFor(asked: Asked, store: Store): Hit[] {
  if (!HOW.test(asked.query.question)) return [];
  const begins = ({ kind, status }: { kind: string; status?: string }) => kind === 'step' && status === undefined;
  const runs = find(asked, store, ({ event, scope, from }) => {
    const { branch } = event;
    const done = begins(event) && branch !== undefined && store.branches.isCompleted(branch);
    return done && from <= asked.at && inScope(asked.query.scope ?? {}, scope);
  });
  const best = runs[0]?.score ?? 0;
  const run = runs.filter(({ score }) => score >= best * 0.9).sort((a, b) => b.statement.from - a.statement.from)[0];
  const path = run?.statement.event.branch;
  if (run === undefined || path === undefined || (run.covered.size < 2 && asked.terms.size > 2)) return [];
  return store.statements
    .filter(
      ({ event }) => begins(event) && event.branch?.startsWith(`${path}/`) && store.branches.isCompleted(event.branch),
    )
    .map((statement) => ({ statement, score: 0, covered: new Set() }));
}
