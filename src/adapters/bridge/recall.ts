import type { Event, Scope } from '../../protocol/event.ts';
import type { QueryResult } from '../../protocol/reply.ts';
import type { Query } from '../../protocol/request.ts';
import type { Hit } from './hits.ts';

/** The events of this episode, in order of arrival. */
export type Observed = ReadonlyMap<string, Event>;

const NAMES = ['workspace', 'project', 'domain'] as const;

/** Whether an event may be evidence: in the query's scope where both name one, not later than it, and not expired. */
function mayCount({ scope, timestamp, expires_at }: Event, query: Query, now: number): boolean {
  if (query.scope !== undefined && scope !== undefined && !agree(scope, query.scope)) return false;
  if (Date.parse(timestamp) > now) return false;
  return expires_at === undefined || !(Date.parse(expires_at) <= now);
}

const agree = (a: Scope, b: Scope) =>
  NAMES.every((name) => a[name] === undefined || b[name] === undefined || a[name] === b[name]);

/** The query's time, or else that of the newest event. */
function timeOfQuery({ as_of }: Query, observed: Observed): number {
  if (as_of !== undefined) return Date.parse(as_of);
  let newest = Number.NEGATIVE_INFINITY;
  for (const { timestamp } of observed.values()) newest = Math.max(newest, Date.parse(timestamp) || newest);
  return newest;
}

/** Words that do not describe the topic of a question. */
const STOP_WORDS = new Set(
  `a about after all also am an and any are as at be been before but by can could did do does for from had has have he
  her his how i if in into is it its me my no not of on or our s say says she should so t than that the their them then
  there these they this to us was we were what when where which who whom whose why will with would you your`.split(
    /\s+/,
  ),
);

/** The most words that are searched for, more than a question has. Each takes one call. */
const MOST_WORDS = 32;

/** The distinct words of a question to search for, in lower case and in their order. */
export function contentWords(question: string): readonly string[] {
  // A word may contain joiners: 02:00, v2/orders, well-known.
  const words = question.toLowerCase().match(/[\p{L}\p{N}]+(?:[._:/@#+'’-][\p{L}\p{N}]+)*/gu) ?? [];
  const plain = words.map((word) => word.replace(/['’]s$/u, ''));
  return [...new Set(plain)].filter((word) => !STOP_WORDS.has(word)).slice(0, MOST_WORDS);
}

/** The hits of one search per word as one list: first those found by more words, among equals the newer event. */
export function ranked(searches: readonly (readonly Hit[])[], observed: Observed): readonly Hit[] {
  const found = new Map<string, { hit: Hit; words: number }>();
  for (const hit of searches.flat()) {
    const before = found.get(hit.id);
    found.set(hit.id, { hit: before?.hit ?? hit, words: (before?.words ?? 0) + 1 });
  }
  const arrival = new Map([...observed.keys()].map((id, i) => [id, i]));
  const timeOf = (id: string) => Date.parse(observed.get(id)?.timestamp ?? '') || 0;
  return [...found.values()]
    .sort(
      (a, b) =>
        b.words - a.words ||
        timeOf(b.hit.id) - timeOf(a.hit.id) ||
        (arrival.get(b.hit.id) ?? 0) - (arrival.get(a.hit.id) ?? 0),
    )
    .map(({ hit }) => hit);
}

/** The answer from hits, best first: whole texts as long as they fit the token budget, a word counting as a token. */
export function answerFrom(
  hits: readonly Hit[],
  query: Query,
  { observed, limit }: { readonly observed: Observed; readonly limit: number },
): QueryResult {
  const now = timeOfQuery(query, observed);
  const evidence: string[] = [];
  const texts: string[] = [];
  let left = query.token_budget ?? Number.POSITIVE_INFINITY;
  for (const { id, text } of hits) {
    const event = observed.get(id);
    if (evidence.length === limit) break;
    if (event === undefined || !mayCount(event, query, now)) continue;
    // A server may send half a surrogate pair, which no answer may have.
    const shown = (text ?? event.text).toWellFormed();
    left -= shown.split(/\s+/).filter(Boolean).length;
    if (left < 0) break;
    evidence.push(id);
    texts.push(shown);
  }
  return { evidence, context: texts.join('\n'), abstain: evidence.length === 0 };
}
