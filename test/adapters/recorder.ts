import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** An adapter that writes every line it gets to a file, and cites all events it was shown. */
const [, , log = ''] = process.argv;
let seen: string[] = [];
for await (const line of createInterface({ input: process.stdin })) {
  appendFileSync(log, `${line}\n`);
  const { id, method, params } = JSON.parse(line);
  let result: unknown = {};
  if (method === 'initialize') {
    result = { protocol: 1, name: 'recorder', version: '1', capabilities: ['written'], deterministic: true };
  }
  if (method === 'reset') seen = [];
  if (method === 'observe') {
    seen.push(...params.events.map((event: { source_id: string }) => event.source_id));
    result = { written: seen };
  }
  if (method === 'query') result = { evidence: seen };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`);
  if (method === 'shutdown') break;
}
