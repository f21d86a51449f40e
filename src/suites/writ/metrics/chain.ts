import { says } from '../grading/words.ts';
import { holds } from '../inspected-values.ts';
import type { InspectedValues } from '../responses.ts';
import { sourceIdsOf } from '../scenario.ts';
import type { ScoringContext } from '../scoring-context.ts';

type Link = NonNullable<InspectedValues>[number];

/** Whether provenance is a complete chain of what the user said: `chain_completeness`. */
export function isComplete(context: ScoringContext, links: readonly Link[]): boolean {
  const { periods, withdrawn = [] } = context.truth;
  const messages = messagesOf(context);
  const stated = links.filter(({ action }) => action !== 'retracted');
  const byUser = stated.filter(({ by }) => by === 'user');
  const values = [...periods, ...withdrawn].map(({ value }) => value);
  return (
    links.every((link) => isAttributed(link, messages)) &&
    isOrdered(stated, messages) &&
    byUser.every((link) => values.some((value) => holds(context, link, value))) &&
    periods.every(({ value, sources }) => byUser.some((link) => holds(context, link, value) && cites(link, sources))) &&
    withdrawn.every(({ value, source }) =>
      links.some((link) => link.action === 'retracted' && says(link.value, value) && cites(link, [source])),
    )
  );
}

interface Messages {
  readonly order: readonly string[];
  readonly roles: ReadonlyMap<string, string>;
}

function messagesOf({ task }: ScoringContext): Messages {
  const all = task.sessions.flatMap((session) =>
    sourceIdsOf(task, session).map((id, at) => [id, session.messages[at]?.role ?? ''] as const),
  );
  return { order: all.map(([id]) => id), roles: new Map(all) };
}

/** Whether the link cites messages of the one who is said to have made the statement. */
function isAttributed({ by, source_ids: ids = [] }: Link, { roles }: Messages): boolean {
  const role = by === 'agent' ? 'assistant' : by;
  return ids.length > 0 && ids.every((id) => roles.get(id) === role);
}

/** Whether the first statement created the fact, and all others updated it. */
function isOrdered(stated: readonly Link[], { order }: Messages): boolean {
  const places = new Map(order.map((id, place) => [id, place]));
  const first = ({ source_ids: ids = [] }: Link) => Math.min(...ids.map((id) => places.get(id) ?? -1));
  const placed = stated.map((link) => ({ action: link.action, place: first(link) }));
  const [created, ...updated] = placed.sort((a, b) => a.place - b.place);
  return (created === undefined || created.action === 'created') && updated.every(({ action }) => action === 'updated');
}

const cites = ({ source_ids: ids = [] }: Link, sources: readonly string[]): boolean =>
  ids.some((id) => sources.includes(id));
