import type { Clock } from '../../ports/ports.ts';
import { PROTOCOL } from '../../protocol/constants.ts';
import type { Event } from '../../protocol/event.ts';
import type { InitializeResult, ObserveResult, QueryResult } from '../../protocol/reply.ts';
import type { Initialize, Query } from '../../protocol/request.ts';
import { eventValues, searchValues } from './check-mapping.ts';
import { type Hit, hitsIn, requireIds } from './hits.ts';
import type { Mapping } from './mapping.ts';
import { answerFrom, contentWords, ranked } from './recall.ts';
import type { Server } from './server.ts';
import { fieldsOf, fill, type Json, type Values } from './template.ts';

/** An adapter, with a method for each method of the protocol. */
export type Bridge = ReturnType<typeof bridgeTo>;

/** The harness's default; `initialize` overrides it. */
const DEFAULT_EPISODE_MS = 60_000;

/** The part of an episode's time that is reserved for the answer itself. */
const ANSWER_MS = 1_000;

/**
 * The most hits that become evidence, if the mapping does not say. In most suites a result that nobody needs costs a system
 * something. Worlds reads evidence, best first, up to a number of words, and no context. So it gets more hits than fit, and
 * an empty context.
 */
const [MOST_HITS, MOST_IN_WORLDS] = [3, 10];

/** Puts a server behind the adapter protocol as the mapping says. */
export function bridgeTo<Call>(server: Server<Call>, mapping: Mapping<Call>, clock: Clock) {
  const { name, version, deterministic, reset, store, search } = mapping;
  const observed = new Map<string, Event>();
  let episodeMs = DEFAULT_EPISODE_MS;
  let inWorlds = false;
  let deadline = 0;
  /** Whether the server has stored nothing since its start. */
  let fresh = true;
  /** Whether a search found an event yet. Until then, a reply without ids shows a mistake in the mapping. */
  let hasFound = false;
  const byWord = fieldsOf(search).includes('word');

  const find = async (values: Values): Promise<readonly Hit[]> => {
    const reply = await server.call(search, values, deadline);
    const hits = hitsIn(reply, search.hits, (id) => observed.has(id));
    if (!hasFound && hits.length === 0) requireIds(reply, search.hits);
    hasFound ||= hits.length > 0;
    return hits;
  };

  return {
    initialize({ suite, limits }: Initialize): InitializeResult {
      episodeMs = limits.episode_seconds * 1_000;
      inWorlds = suite.id === 'worlds';
      return { protocol: PROTOCOL, name, version, capabilities: ['written', 'context', 'abstain'], deterministic };
    },

    async reset(): Promise<Record<string, never>> {
      const source_ids = [...observed.keys()];
      observed.clear();
      deadline = clock.monotonic() + episodeMs - ANSWER_MS;
      if (server.broken || ('restart' in reset && !fresh)) {
        await server.restart();
        fresh = true;
      }
      if ('calls' in reset) for (const call of reset.calls) await server.call(call, { source_ids }, deadline);
      return {};
    },

    async observe(events: readonly Event[]): Promise<ObserveResult> {
      const size = store.each === undefined ? 1 : store.batch;
      const written: string[] = [];
      for (let start = 0; start < events.length; start += size) {
        const batch = events.slice(start, start + size);
        fresh = false;
        // Set before the call, because a call that fails may still have stored the events.
        for (const event of batch) observed.set(event.source_id, event);
        await server.call(store, valuesOf(batch, store.each), deadline);
        for (const { source_id } of batch) written.push(source_id);
      }
      return { written };
    },

    async query(query: Query): Promise<QueryResult> {
      const limit = search.limit ?? (inWorlds ? MOST_IN_WORLDS : MOST_HITS);
      const values = searchValues(query, { ...search, limit });
      const hits = byWord ? ranked(await findWords(query, values), observed) : await find(values);
      const answer = answerFrom(hits, query, { observed, limit });
      return inWorlds ? { ...answer, context: '' } : answer;
    },
  };

  async function findWords({ question }: Query, values: Values): Promise<readonly (readonly Hit[])[]> {
    const searches: (readonly Hit[])[] = [];
    for (const word of contentWords(question)) searches.push(await find({ ...values, word }));
    return searches;
  }
}

function valuesOf(batch: readonly Event[], each: Mapping<unknown>['store']['each']): Values {
  if (each !== undefined) return { events: batch.map((event) => fill(each as Json, eventValues(event)) ?? null) };
  const [event] = batch;
  return event === undefined ? {} : eventValues(event);
}
