import { createInterface } from 'node:readline';

// An adapter that reports billed tokens for each answer, and names no model.

const RESULTS = {
  initialize: { protocol: 1, name: 'billed', version: '1', capabilities: ['usage'] },
  query: { evidence: [], usage: { input_tokens: 7, output_tokens: 7 } },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method } = JSON.parse(line);
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, result: RESULTS[method] ?? {} })}\n`);
}
