// Lines in, lines out: protocol version 1 over standard input and output. memory.ts does the rest.

import { Memory } from './memory.ts';
import type { Event, Query } from './protocol.ts';

type Params = Query & { events: Event[]; fact: string };

const IDENTITY = {
  protocol: 1,
  name: 'scoped',
  version: '1.0.0',
  capabilities: ['written', 'context', 'action', 'answer', 'abstain', 'history', 'state_as_of', 'provenance'],
  deterministic: true,
};

const memory = new Memory();

const METHODS: Readonly<Record<string, (params: Params) => unknown>> = {
  initialize: () => IDENTITY,
  reset: () => {
    memory.reset();
    return {};
  },
  observe: ({ events }) => memory.observe(events),
  query: (params) => memory.query(params),
  history: ({ fact, as_of }) => memory.history(fact, as_of),
  state_as_of: ({ fact, as_of }) => memory.state(fact, as_of),
  provenance: ({ fact, as_of }) => memory.state(fact, as_of),
  shutdown: () => ({}),
};

function answer(line: Buffer): void {
  // What is no JSON ends the program: the harness sends none, and a guess would hide the fault.
  const { id, method, params } = JSON.parse(line.toString('utf8'));
  const known = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
  const outcome = known ? { result: known(params) } : { error: { code: -32601, message: 'Method not found' } };
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
