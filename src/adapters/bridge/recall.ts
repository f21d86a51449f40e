import type { Event, Scope } from '../../protocol/event.ts';
import type { QueryResult } from '../../protocol/reply.ts';
import type { Query } from '../../protocol/request.ts';
import type { Hit } from './hits.ts';

/** What the bridge told the server in this episode, in order of arrival. */
export type Observed = ReadonlyMap<string, Event>;

const NAMES = ['workspace', 'project', 'domain'] as const;

/** Whether an event may be evidence: of the query's scope where both name one, not later than it, not expired by then. */
function mayCount({ scope, timestamp, expires_at }: Event, query: Query, now: number): boolean {
  if (query.scope !== undefined && scope !== undefined && !agree(scope, query.scope)) return false;
  if (Date.parse(timestamp) > now) return false;
  return expires_at === undefined || !(Date.parse(expires_at) <= now);
}

const agree = (a: Scope, b: Scope) =>
  NAMES.every((name) => a[name] === undefined || b[name] === undefined || a[name] === b[name]);

/** The time asked about: as it is said, or that of the newest event. */
function askedTime({ as_of }: Query, observed: Observed): number {
  if (as_of !== undefined) return Date.parse(as_of);
  let newest = Number.NEGATIVE_INFINITY;
  for (const { timestamp } of observed.values()) newest = Math.max(newest, Date.parse(timestamp) || newest);
  return newest;
}

/** Hits of a search for each word, as one list: what more words found comes first, of equals the newer event. */
export function ranked(searches: readonly (readonly Hit[])[], observed: Observed): readonly Hit[] {
  const found = new Map<string, { hit: Hit; words: number }>();
  for (const hit of searches.flat()) {
    const before = found.get(hit.id);
    found.set(hit.id, { hit: before?.hit ?? hit, words: (before?.words ?? 0) + 1 });
  }
  const place = new Map([...observed.keys()].map((id, i) => [id, i]));
  const timeOf = (id: string) => Date.parse(observed.get(id)?.timestamp ?? '') || 0;
  return [...found.values()]
    .sort(
      (a, b) =>
        b.words - a.words ||
        timeOf(b.hit.id) - timeOf(a.hit.id) ||
        (place.get(b.hit.id) ?? 0) - (place.get(a.hit.id) ?? 0),
    )
    .map(({ hit }) => hit);
}

/** What is answered from hits, best first: whole texts as long as they fit; a word counts as a token. */
export function answerFrom(
  hits: readonly Hit[],
  query: Query,
  { observed, limit }: { readonly observed: Observed; readonly limit: number },
): QueryResult {
  const now = askedTime(query, observed);
  const evidence: string[] = [];
  const texts: string[] = [];
  let left = query.token_budget ?? Number.POSITIVE_INFINITY;
  for (const { id, text } of hits) {
    const event = observed.get(id);
    if (evidence.length === limit) break;
    if (event === undefined || !mayCount(event, query, now)) continue;
    const told = text ?? event.text;
    left -= told.split(/\s+/).filter(Boolean).length;
    if (left < 0) break;
    evidence.push(id);
    texts.push(told);
  }
  return { evidence, context: texts.join('\n'), abstain: evidence.length === 0 };
}
