// What an episode means in Neotoma: an entity is a fact, an observation is an event that says something about it.
import { randomBytes } from 'node:crypto';
import { type neotoma, type Observation, ServerError } from './server.ts';
import { shared, topicOf } from './words.ts';

export type Scope = { project?: string; domain?: string };
export type Event = {
  source_id: string;
  timestamp: string;
  kind: string;
  text: string;
  scope?: Scope;
  expires_at?: string;
};
export type Query = { question: string; scope?: Scope; as_of?: string };
export type Inspect = { fact: string; as_of?: string };

/** `latest` are the words of its newest event, `all` those of all its events. */
type Fact = { name: string; entityId: string; scope: Scope; latest: Set<string>; all: Set<string> };
type Statement = {
  observation: string;
  source: string;
  text: string;
  /** When the event happened, as it was said and in milliseconds; and its place among the events that arrived. */
  from: string;
  time: number;
  number: number;
  expires: number;
};

const ENTITY_TYPE = 'benchmark_fact';
const MOST_EVIDENCE = 3;

export function memory(server: ReturnType<typeof neotoma>) {
  let episode = '';
  let observed = 0;
  let facts: Fact[] = [];
  // What counts as now for `expires_at`: the newest time that was seen.
  let newest = Number.NEGATIVE_INFINITY;

  /** Starts an episode. What another one stored is never looked at: only entities in `facts` are. */
  async function reset() {
    const former = facts;
    [episode, observed, facts, newest] = [randomBytes(8).toString('hex'), 0, [], Number.NEGATIVE_INFINITY];
    for (const { entityId } of former) await server.remove(entityId, ENTITY_TYPE);
    return {};
  }

  async function observe(events: Event[]) {
    // One write an event: each becomes an observation and a source of its own, in the order of arrival.
    for (const event of events) {
      observed += 1;
      newest = Math.max(newest, Date.parse(event.timestamp));
      const topic = topicOf(event.text, event.scope);
      const known = factAbout(topic, event.scope);
      const name = known?.name ?? `${episode} fact ${facts.length + 1}`;
      const entityId = await server.store(fieldsOf(name, event, observed), `${episode} event ${observed}`);
      // Neotoma tells entities apart by their names; evidence would be mixed up where it took two for one.
      if (known ? entityId !== known.entityId : facts.some((fact) => fact.entityId === entityId)) {
        throw new ServerError(`Neotoma stored "${name}" as entity ${entityId}, which is not its own.`);
      }
      if (known) Object.assign(known, { latest: topic, all: new Set([...known.all, ...topic]) });
      else facts.push({ name, entityId, scope: event.scope ?? {}, latest: topic, all: topic });
    }
    return {};
  }

  /** The fact of the same scope of whose newest event these words repeat more than half, and two at least. */
  function factAbout(topic: Set<string>, scope: Scope = {}): Fact | undefined {
    const part = (fact: Fact) => shared(topic, fact.latest) / fact.latest.size;
    return facts
      .filter((fact) => fact.scope.project === scope.project && fact.scope.domain === scope.domain)
      .filter((fact) => shared(topic, fact.latest) >= 2 && part(fact) > 0.5)
      .reduce<Fact | undefined>((best, fact) => (best && part(best) > part(fact) ? best : fact), undefined);
  }

  /** Facts of the scope that share a word with the text, most relevant first, as Neotoma ranks them. */
  async function find(text: string, scope: Scope = {}): Promise<{ fact: Fact; hits: number }[]> {
    const topic = topicOf(text, scope);
    const own = new Map(
      facts
        .filter((fact) => agree(fact.scope.project, scope.project) && agree(fact.scope.domain, scope.domain))
        .map((fact) => [fact.entityId, fact]),
    );
    if (topic.size === 0 || own.size === 0) return [];
    let ids = (await server.search(ENTITY_TYPE, text)).filter((id) => own.has(id));
    if (ids.length === 0) ids = await findByWords(topic, own);
    return ids
      .flatMap((id) => own.get(id) ?? [])
      .map((fact) => ({ fact, hits: shared(topic, fact.all) }))
      .filter(({ hits }) => hits > 0);
  }

  /** Where Neotoma has no embeddings, its search wants every word of a text. So it is asked for each; rare ones weigh more. */
  async function findByWords(topic: Set<string>, own: Map<string, Fact>): Promise<string[]> {
    const scores = new Map<string, number>();
    for (const word of topic) {
      const found = (await server.search(ENTITY_TYPE, word)).filter((id) => own.get(id)?.all.has(word));
      for (const id of found) scores.set(id, (scores.get(id) ?? 0) + 1 / found.length);
    }
    // Of equals the fact that came later is first.
    const order = [...own.keys()].reverse().filter((id) => scores.has(id));
    return order.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
  }

  /** All that was said about a fact, oldest first; of equal times in the order of arrival. */
  async function statementsOf(fact: Fact): Promise<Statement[]> {
    const listed = await server.observations(fact.entityId);
    return listed.map(readStatement).sort((a, b) => a.time - b.time || a.number - b.number);
  }

  async function query({ question, scope, as_of }: Query) {
    const at = as_of === undefined ? newest : Date.parse(as_of);
    const evidence: Statement[] = [];
    let most = 0;
    for (const { fact, hits } of await find(question, scope)) {
      if (evidence.length === MOST_EVIDENCE) break;
      // What shares less than half as many words with the question as the best would only flood the evidence.
      if (hits * 2 < most) continue;
      const held = heldAt(await statementsOf(fact), at);
      if (held === undefined) continue;
      most = Math.max(most, hits);
      evidence.push(held);
    }
    const [best] = evidence;
    return {
      evidence: evidence.map(({ source }) => source),
      abstain: best === undefined,
      ...(best && { answer: best.text }),
    };
  }

  async function history({ fact, as_of }: Inspect) {
    const [found] = await find(fact);
    if (found === undefined) return null;
    const until = as_of === undefined ? Number.POSITIVE_INFINITY : Date.parse(as_of);
    return valuesOf((await statementsOf(found.fact)).filter(({ time }) => time <= until));
  }

  async function stateAsOf({ fact, as_of }: Inspect) {
    const [found] = await find(fact);
    if (found === undefined) return null;
    const held = heldAt(await statementsOf(found.fact), as_of === undefined ? newest : Date.parse(as_of));
    return held === undefined ? null : valuesOf([held]);
  }

  /** Where the value of the entity's snapshot comes from; with `as_of` where the value of that time does. */
  async function provenance({ fact, as_of }: Inspect) {
    if (as_of !== undefined) return stateAsOf({ fact, as_of });
    const [found] = await find(fact);
    if (found === undefined) return null;
    const origins = await server.originsOf(found.fact.entityId, 'statement');
    const statements = await statementsOf(found.fact);
    const current = statements.filter(({ observation }) => origins.includes(observation));
    return current.length === 0 ? null : valuesOf(current);
  }

  return { check: () => server.check(ENTITY_TYPE), reset, observe, query, history, stateAsOf, provenance };
}

const agree = (a?: string, b?: string) => a === undefined || b === undefined || a === b;

/** Always the same fields, all texts: Neotoma makes the type's schema from the first write it sees. */
const fieldsOf = (name: string, event: Event, number: number) => ({
  entity_type: ENTITY_TYPE,
  name,
  statement: event.text,
  event_ref: event.source_id,
  event_number: String(number),
  event_kind: event.kind,
  event_time: event.timestamp,
  event_expiry: event.expires_at ?? 'never',
});

function readStatement({ id, fields }: Observation): Statement {
  const text = (field: string): string => {
    const value = fields[field];
    if (typeof value === 'string') return value;
    throw new ServerError(`Neotoma's observation ${id} has no text "${field}", which was stored with it.`);
  };
  const [from, expiry] = [text('event_time'), text('event_expiry')];
  return {
    observation: id,
    source: text('event_ref'),
    text: text('statement'),
    from,
    time: Date.parse(from),
    number: Number(text('event_number')),
    expires: expiry === 'never' ? Number.POSITIVE_INFINITY : Date.parse(expiry),
  };
}

/** The newest of the statements, given oldest first, that was made by then, unless it had expired. */
function heldAt(statements: Statement[], at: number): Statement | undefined {
  const last = statements.filter(({ time }) => time <= at).at(-1);
  return last !== undefined && last.expires > at ? last : undefined;
}

/** Each held until the next one came. */
const valuesOf = (statements: Statement[]) => ({
  values: statements.map(({ text, from, source }, i) => {
    const next = statements[i + 1];
    return { value: text, from, ...(next && { until: next.from }), source_ids: [source] };
  }),
});
