import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { Event } from '../../src/protocol/event.ts';
import { COMPILED } from './action.ts';
import { temporaryFolder } from './folder.ts';

const CLI = resolve('dist/cli.js');
/** Puts the servers that npm installed on the path, as in an image. */
export const PATH = `${resolve('node_modules/.bin')}:${process.env.PATH}`;

export type Call = readonly [method: string, params?: unknown];

export interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

interface Spoken {
  readonly answers: readonly Answer[];
  readonly stderr: string;
  readonly status: number | null;
}

/** One process of a bridge, which gets all calls at once. */
export async function speak(kind: string, mapping: object, calls: readonly Call[], env: object = {}): Promise<Spoken> {
  const child = spawn(process.execPath, [CLI, 'bridge', kind, '--mapping', mappingFile(mapping)], {
    env: { PATH, ...COMPILED, ...env },
  });
  const lines = calls.map(([method, params = {}], id) => JSON.stringify({ jsonrpc: '2.0', id, method, params }));
  child.stdin.on('error', () => {});
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const exit = new Promise<number | null>((done) => child.once('exit', done));
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  // Standard output has one answer a line, in order, and nothing else.
  const answers = stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  return { answers, stderr, status };
}

/** One process of a bridge, whose input stays open. */
export function converse(kind: string, mapping: object) {
  const child = spawn(process.execPath, [CLI, 'bridge', kind, '--mapping', mappingFile(mapping)], {
    env: { PATH, ...COMPILED },
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const answer = async ([method, params = {}]: Call): Promise<Answer> => {
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })}\n`);
    return JSON.parse((await lines.next()).value ?? 'null');
  };
  return { child, answer };
}

/** A bridge as an adapter's specification. */
export const bridgeSpec = (kind: string, mapping: object) =>
  `cmd:PATH='${PATH}' '${process.execPath}' '${CLI}' bridge ${kind} --mapping '${mappingFile(mapping)}'`;

function mappingFile(mapping: object): string {
  const file = `${temporaryFolder()}/mapping.json`;
  writeFileSync(file, JSON.stringify(mapping));
  return file;
}

export const ready = (name: string) => JSON.parse(readFileSync(`examples/bridges/${name}.json`, 'utf8'));

export const NOTES_SERVER = resolve('test/adapters/notes-server.mjs');

/** The mapping for test/adapters/notes-server.mjs: ids are in the text, and replies are plain text. */
export const notes = (...args: readonly string[]) => ({
  name: 'notes',
  version: '1.0.0',
  deterministic: true,
  seconds: 20,
  server: { command: process.execPath, args: [NOTES_SERVER, ...args] },
  reset: { restart: true },
  store: { tool: 'remember', arguments: { note: '[{{source_id}}] {{text}}' } },
  search: {
    tool: 'recall',
    arguments: { question: '{{question}}', most: '{{candidates}}' },
    hits: { pattern: '[{{source_id}}] {{text}}' },
  },
});

export const INITIALIZE: Call = [
  'initialize',
  { protocol: 1, suite: { id: 'cib', version: '1.0.0' }, limits: { line_bytes: 10_485_760, episode_seconds: 60 } },
];

const ATLAS = { project: 'atlas', domain: 'research' };

export const event = (source_id: string, hour: string, text: string, more: Partial<Event> = {}): Event => ({
  source_id,
  timestamp: `2026-06-01T${hour}:00:00Z`,
  kind: 'message',
  text: text,
  scope: ATLAS,
  ...more,
});

/** Events that differ in what is filtered: another project, a later time, an expired one. */
export const HISTORY = [
  event('old', '08', 'The nightly export runs at 02:00.'),
  event('new', '10', 'The nightly export now runs at 04:00 instead.'),
  event('elsewhere', '11', 'The nightly export runs at 06:00.', { scope: { ...ATLAS, project: 'harbor' } }),
  event('gone', '07', 'The nightly window is open.', { expires_at: '2026-06-01T09:00:00Z' }),
];

/** Questions on that history, and the evidence that every correct bridge returns, in any order. */
export const QUESTIONS = [
  [{ question: 'When does the nightly export run?', scope: ATLAS }, ['new', 'old']],
  [{ question: 'When does the nightly export run?', scope: { project: 'harbor' } }, ['elsewhere']],
  [{ question: 'nightly', scope: ATLAS, as_of: '2026-06-01T08:30:00Z' }, ['gone', 'old']],
  [{ question: 'When does the nightly export run?', scope: ATLAS, token_budget: 3 }, []],
  [{ question: 'Whose birthday?' }, []],
] as const;
