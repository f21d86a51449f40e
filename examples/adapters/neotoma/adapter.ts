// A running Neotoma server behind protocol version 1: no dependencies. README.md says how to set it up.
import { type Event, type Inspect, memory, type Query } from './memory.ts';
import { neotoma, ServerError } from './server.ts';

type Params = Query & Inspect & { events: Event[]; limits?: { episode_seconds?: number } };

const IDENTITY = {
  protocol: 1,
  name: 'neotoma',
  version: '1.0.0',
  capabilities: ['answer', 'abstain', 'history', 'state_as_of', 'provenance'],
};
// What Neotoma's own client takes where nothing else is said.
const URL = process.env.NEOTOMA_URL || 'http://127.0.0.1:3080';
const TOKEN = process.env.NEOTOMA_TOKEN || 'dev-local';

/** Of an episode's time, for the answer itself. */
const ANSWER_MS = 2_000;

let opened: { memory: ReturnType<typeof memory>; server: ReturnType<typeof neotoma> } | undefined;
let episodeMs = 60_000;

/** Opened by the first call, so that a wrong setting is told as an answer. */
function open() {
  if (opened === undefined) {
    const server = neotoma(URL, TOKEN);
    opened = { memory: memory(server), server };
  }
  return opened;
}

async function call(method: string, params: Params): Promise<unknown> {
  const { memory: facts, server } = open();
  switch (method) {
    case 'initialize':
      episodeMs = (params.limits?.episode_seconds ?? 60) * 1000;
      await facts.check();
      return IDENTITY;
    case 'reset':
      server.allowWaits(episodeMs - ANSWER_MS);
      return facts.reset();
    case 'observe':
      return facts.observe(params.events);
    case 'query':
      return facts.query(params);
    case 'history':
      return facts.history(params);
    case 'state_as_of':
      return facts.stateAsOf(params);
    case 'provenance':
      return facts.provenance(params);
    case 'shutdown':
      return facts.reset();
    default:
      return undefined;
  }
}

/** What the server did wrong is an answer with an error; anything else is a bug and ends the program. */
async function outcomeOf(method: string, params: Params) {
  try {
    const result = await call(method, params);
    return result === undefined ? { error: { code: -32601, message: 'Method not found' } } : { result };
  } catch (thrown) {
    if (!(thrown instanceof ServerError)) throw thrown;
    process.stderr.write(`neotoma adapter: ${thrown.message}\n`);
    return { error: { code: -32000, message: thrown.message } };
  }
}

/** Whether it was the last one. */
async function answer(line: Buffer): Promise<boolean> {
  const { id, method, params } = JSON.parse(line.toString('utf8'));
  const outcome = await outcomeOf(method, params);
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...outcome })}\n`);
  return method === 'shutdown';
}

// Lines are cut as bytes, for a chunk may end within a character, and only at \n, for a text may hold U+2028.
let pending: Buffer[] = [];
session: for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
  let start = 0;
  for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
    if (await answer(Buffer.concat([...pending, chunk.subarray(start, end)]))) break session;
    pending = [];
    start = end + 1;
  }
  pending.push(chunk.subarray(start));
}
