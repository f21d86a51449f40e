// A small MCP server over standard input and output, without dependencies: it finds notes by words that they share with
// the question. With a word as argument it misbehaves, from its first search on; with a path, each start adds a line
// there.

import { appendFileSync } from 'node:fs';

const bad = process.argv[2];
if (bad?.startsWith('/')) appendFileSync(bad, 'started\n');
if (bad === 'crashes') {
  process.stderr.write(`Traceback:\n${'  a frame of the stack\n'.repeat(40)}ModuleNotFoundError: sqlite_vec\n`);
  process.exit(1);
}
let notes = [];

const string = { type: 'string' };
const tool = (name, properties) => ({
  name,
  inputSchema: { type: 'object', properties, required: Object.keys(properties), additionalProperties: false },
});
const TOOLS = [
  tool('remember', { note: string }),
  tool('recall', { question: string, most: { type: 'integer' } }),
  tool('forget', {}),
];

const words = (text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

function recall({ question, most }) {
  const asked = [...words(question)];
  const shared = (note) => asked.filter((word) => words(note.replace(/^\S+/, '')).has(word)).length;
  return notes
    .map((note) => ({ note, score: shared(note) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ note }) => note);
}

const text = (said) => ({ content: [{ type: 'text', text: said }] });

function call({ name, arguments: given }) {
  if (name === 'remember') notes.push(given.note);
  if (name === 'forget') notes = [];
  if (name !== 'recall') return text('done');
  if (bad === 'huge') return text('x'.repeat(20_000_000));
  if (bad === 'error') return { ...text('the disk is "full"\u001b[31m'), isError: true };
  if (bad === 'invented') return text(`[never-observed] a lie\n${recall(given).join('\n')}`);
  if (bad === 'shape') return { content: 'no list' };
  if (bad === 'exits') process.exit(3);
  if (bad === 'both') {
    const results = recall(given).map((note) => ({ note }));
    return { ...text(JSON.stringify({ results })), structuredContent: { result: 'in the text' } };
  }
  return text(recall(given).join('\n'));
}

const modern = (result) => ({ result: { resultType: 'complete', ttlMs: 0, cacheScope: 'private', ...result } });

function answer({ method, params }) {
  const serverInfo = { name: 'notes', version: '1.0.0' };
  if (method === 'server/discover' && bad === 'modern')
    return modern({ supportedVersions: ['2026-07-28'], capabilities: { tools: {} } });
  if (method === 'initialize' && bad !== 'modern')
    return { result: { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo } };
  const revised = bad === 'modern' ? modern : (result) => ({ result });
  if (method === 'tools/list') return revised({ tools: TOOLS });
  if (method === 'tools/call') return revised(call(params));
  return { error: { code: -32601, message: 'Method not found' } };
}

function take(line) {
  const { id, ...request } = JSON.parse(line);
  const recalling = request.params?.name === 'recall';
  if (id === undefined || (bad === 'silent' && recalling)) return;
  if (bad === 'garbage' && recalling) process.stdout.write('no JSON at all\n{"jsonrpc":\n');
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...answer(request) })}\n`);
}

// Not by `readline`, which treats U+2028 within a text as the end of a line.
let rest = '';
for await (const chunk of process.stdin.setEncoding('utf8')) {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  for (const line of lines) take(line);
}
