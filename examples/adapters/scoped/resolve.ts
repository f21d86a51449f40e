// What is known of the thing asked: what holds, what held before, and what nobody vouches for.

import { find, type Hit } from './find.ts';
import { isSettled, saysUnknown } from './missing.ts';
import type { Asked } from './question.ts';
import { isRetracted, takesBack } from './retract.ts';
import type { Statement } from './statements.ts';
import type { Store } from './store.ts';
import { supersedes } from './supersede.ts';

/** What is less than this part as near as the nearest would only flood the context. */
const NEAR = 0.35;

export type Resolved = {
  /** What holds, best first. */
  current: Hit[];
  /** All that held at some time, oldest first. */
  chain: Hit[];
  replaced: Statement[];
};

export function resolve(asked: Asked, store: Store): Resolved {
  const found = find(asked, store);
  const settled = found.filter(isSettled);
  const standing = settled.filter((hit) => !isRetracted(hit, asked, store));
  const gone = settled.filter((hit) => !standing.includes(hit));
  const bare = standing.filter((hit) => !gone.some((other) => takesBack(hit.statement, other.statement, asked, store)));
  // What was nearest and is gone leaves a gap that something less near does not fill.
  const best = Math.max(0, ...[...bare, ...gone].map(({ score }) => score));
  const near = bare.filter(({ score }) => score >= best * NEAR);
  const isReplaced = (hit: Hit) => near.some((other) => supersedes(other, hit, asked, store));
  const replaced = near.filter(isReplaced);
  const current = near.filter((hit) => !replaced.includes(hit));
  const chain = near
    .filter(
      (hit) =>
        !saysUnknown(hit) &&
        (replaced.includes(hit) || hit === current[0] || replaced.some((old) => supersedes(hit, old, asked, store))),
    )
    .sort((a, b) => a.statement.from - b.statement.from || a.statement.order - b.statement.order);
  return { current, chain, replaced: replaced.map(({ statement }) => statement) };
}
