// A lexical memory behind protocol version 1: no model, no dependencies. ../README.md says how it works.

type Scope = { project?: string; domain?: string };
type Event = { source_id: string; timestamp: string; text: string; scope?: Scope; expires_at?: string };
type Query = { question: string; scope?: Scope; allowed_actions?: string[]; as_of?: string; token_budget?: number };
type Params = Query & { events: Event[] };
type Memory = { event: Event; topic: Set<string>; position: number };

const MOST_EVIDENCE = 3;
const IDENTITY = {
  protocol: 1,
  name: 'example-lexical-typescript',
  version: '1.0.0',
  capabilities: ['written', 'context', 'action', 'abstain'],
  deterministic: true,
};
// Words that tell no topic.
const FILLER = new Set(
  `a an and are as at be by but can did do does for from had has have how i if in is it its me my of on or our
  should so than that the their then there these they this to was we were what when where which who whose why
  will with would you your`.split(/\s+/),
);

let memories: Memory[] = [];
let observed = 0;
let newest = '';
// In how many observed events each word occurs.
let counts = new Map<string, number>();

/** The distinct lower-case words of a text, without filler; a plural counts as its singular. */
function words(text: string): Set<string> {
  const found = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const singular = found.map((word) => (/..[^s]s$/u.test(word) ? word.slice(0, -1) : word));
  return new Set(singular.filter((word) => !FILLER.has(word)));
}

const scopeWords = (scope: Scope = {}) => words(`${scope.project ?? ''} ${scope.domain ?? ''}`);

/** Without the names of the scope, which pick the memories: they must not count as a match as well. */
function topicOf(text: string, scope?: Scope): Set<string> {
  const names = scopeWords(scope);
  return new Set([...words(text)].filter((word) => !names.has(word)));
}

const shared = (a: Set<string>, b: Set<string>) => [...a].filter((word) => b.has(word));

/** Rarer shared words weigh more. Whole numbers: their sum is the same in any language and order. */
const weight = (a: Set<string>, b: Set<string>) =>
  shared(a, b).reduce((sum, word) => sum + Math.floor(1_000_000 / (counts.get(word) ?? 1)), 0);

/** Durable is what has no scope or names it, or shares a word with another event; the rest is chatter. */
function looksDurable({ scope, text }: Event, topic: Set<string>): boolean {
  const names = scopeWords(scope);
  const inScope = names.size === 0 || shared(names, words(text)).length > 0;
  return inScope || observed === 1 || [...topic].some((word) => (counts.get(word) ?? 0) > 1);
}

function observe(events: Event[]) {
  const batch = events.map((event, i) => ({ event, topic: topicOf(event.text, event.scope), position: observed + i }));
  observed += batch.length;
  for (const { event, topic } of batch) {
    if (event.timestamp > newest) newest = event.timestamp;
    for (const word of topic) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const kept = batch.filter(({ event, topic }) => looksDurable(event, topic));
  for (const memory of kept) memories.push(memory);
  return { written: kept.map(({ event }) => event.source_id) };
}

const agree = (a?: string, b?: string) => a === undefined || b === undefined || a === b;

/** ISO 8601 times of one zone compare as text. Of equals the later arrival is the newer. */
function isNewer({ event: a, position: i }: Memory, { event: b, position: j }: Memory): boolean {
  return a.timestamp === b.timestamp ? i > j : a.timestamp > b.timestamp;
}

/** A newer event that repeats more than half of an older one's words is taken to replace it. */
const replaces = (a: Memory, b: Memory) => isNewer(a, b) && shared(a.topic, b.topic).length * 2 > b.topic.size;

function query({ question, scope = {}, allowed_actions = [], as_of = newest, token_budget }: Query) {
  const asked = topicOf(question, scope);
  const found = memories
    .filter(({ event: { scope: own = {} } }) => agree(scope.project, own.project) && agree(scope.domain, own.domain))
    .filter(({ event }) => event.timestamp <= as_of && (!event.expires_at || event.expires_at > as_of))
    .map((memory) => ({ memory, score: weight(asked, memory.topic) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (isNewer(a.memory, b.memory) ? -1 : 1));
  const evidence: Memory[] = [];
  let best = 0;
  let left = token_budget ?? Number.POSITIVE_INFINITY;
  for (const { memory, score } of found) {
    // What is less than half as relevant as the best would only flood the context.
    if (evidence.length === MOST_EVIDENCE || score * 2 < best) break;
    if (found.some((other) => replaces(other.memory, memory))) continue;
    left -= memory.event.text.split(' ').length;
    if (left < 0) break;
    best ||= score;
    evidence.push(memory);
  }
  const action = choose(allowed_actions, evidence);
  return {
    evidence: evidence.map(({ event }) => event.source_id),
    context: evidence.map(({ event }) => event.text).join('\n'),
    abstain: evidence.length === 0,
    ...(action === undefined ? {} : { action }),
  };
}

/** The action whose words weigh most in the evidence, of equals the first; none where none has a word in it. */
function choose(actions: string[], evidence: Memory[]): string | undefined {
  const known = new Set(evidence.flatMap(({ topic }) => [...topic]));
  const scores = actions.map((action) => weight(words(action), known));
  const best = Math.max(0, ...scores);
  return best > 0 ? actions[scores.indexOf(best)] : undefined;
}

/** Asynchronous, as most stores are: await them here, before the answer. */
async function call(method: string, params: Params): Promise<unknown> {
  if (method === 'initialize') return IDENTITY;
  if (method === 'observe') return observe(params.events);
  if (method === 'query') return query(params);
  if (method !== 'reset' && method !== 'shutdown') return undefined;
  [memories, observed, newest, counts] = [[], 0, '', new Map()];
  return {};
}

async function answer(line: Buffer): Promise<void> {
  if (process.stdin.destroyed) return;
  // What is no JSON ends the program: the harness sends none, and a guess would hide the fault.
  const { id, method, params } = JSON.parse(line.toString('utf8'));
  const result = await call(method, params);
  const outcome = result === undefined ? { error: { code: -32601, message: 'Method not found' } } : { result };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...outcome })}\n`);
  if (method === 'shutdown') process.stdin.destroy();
}

// Lines are cut as bytes, for a chunk may end within a character, and only at \n, for a text may hold U+2028.
let pending: Buffer[] = [];
// One call after another.
let answered = Promise.resolve();
process.stdin.on('data', (chunk: Buffer) => {
  let start = 0;
  let end = chunk.indexOf('\n');
  while (end >= 0) {
    const line = Buffer.concat([...pending, chunk.subarray(start, end)]);
    answered = answered.then(() => answer(line));
    pending = [];
    start = end + 1;
    end = chunk.indexOf('\n', start);
  }
  pending.push(chunk.subarray(start));
});
