import { addAbortSignal, type Readable } from 'node:stream';
import * as z from 'zod';
import { Fault } from '../../errors/fault.ts';
import { parseAs } from '../../evidence/schema-check.ts';
import { Initialize, Observe, Query } from '../../protocol/request.ts';
import { formatBytes } from '../../text/numbers.ts';
import { LineCutter } from '../lines.ts';
import { clip } from '../message.ts';
import { type Bridge, bridgeTo } from './bridge.ts';
import { checkMapping } from './check-mapping.ts';
import { HttpMapping, type Mapping, McpMapping } from './mapping.ts';
import type { BridgePorts, Server } from './server.ts';

/** The protocol of the server behind a bridge. */
export type BridgeKind = 'mcp' | 'http';

interface BridgeRequest {
  readonly kind: BridgeKind;
  /** The mapping's path. */
  readonly mapping: string;
  readonly input: Readable;
  print(line: string): void;
}

/** Runs as the adapter of a server, by a mapping, until the input ends or the signal is aborted. */
export async function runBridge(ports: BridgePorts, { kind, mapping, input, print }: BridgeRequest): Promise<void> {
  const { adapter, close } = await OPEN[kind](ports, mapping);
  try {
    await serve(adapter, { input, print, signal: ports.signal });
  } finally {
    await close();
  }
}

type Open = (ports: BridgePorts, path: string) => Promise<{ readonly adapter: Bridge; close(): Promise<void> }>;

const OPEN: Readonly<Record<BridgeKind, Open>> = {
  async mcp(ports, path) {
    const mapping = await readMapping(ports, path, McpMapping);
    const { openMcp } = await import('./mcp-server.ts');
    return adapterOf(await openMcp(mapping, ports), mapping, ports);
  },
  async http(ports, path) {
    const mapping = await readMapping(ports, path, HttpMapping);
    const { openHttp } = await import('./http-server.ts');
    return adapterOf(await openHttp(mapping, ports), mapping, ports);
  },
};

const adapterOf = <Call>(server: Server<Call>, mapping: Mapping<Call>, { clock }: BridgePorts) => ({
  adapter: bridgeTo(server, mapping, clock),
  close: () => server.close(),
});

async function readMapping<M extends Mapping<unknown>>({ files }: BridgePorts, path: string, schema: z.ZodType<M>) {
  const text = await files.text(path);
  try {
    const mapping = parseAs(schema, text, path);
    checkMapping(mapping);
    return mapping;
  } catch (cause) {
    if (!(cause instanceof Fault) || cause.code === 'bridge.mapping') throw cause;
    throw new Fault('bridge.mapping', cause.message, {
      cause,
      hint: 'See docs/bridges.md for the fields of a mapping. examples/bridges/ has two complete mappings to copy.',
    });
  }
}

/** The protocol's limit. */
const LINE_BYTES = 10_485_760;

const Request = z.strictObject({ jsonrpc: z.literal('2.0'), id: z.int(), method: z.string(), params: z.unknown() });

/** Answers calls as an adapter, until `shutdown`, the end of the input, or the signal. */
async function serve(
  bridge: Bridge,
  { input, print, signal }: { readonly input: Readable; print(line: string): void; readonly signal: AbortSignal },
): Promise<void> {
  let number = 0;
  for await (const line of linesOf(input, signal)) {
    number += 1;
    const { id, method, params } = callIn(line, number);
    const outcome = await answer(bridge, method, params);
    if (signal.aborted) return;
    const whole = JSON.stringify({ jsonrpc: '2.0', id, ...outcome });
    const size = Buffer.byteLength(whole);
    print(size < LINE_BYTES ? whole : JSON.stringify({ jsonrpc: '2.0', id, ...failure(-32000, tooLong(size)) }));
    if (method === 'shutdown') return;
  }
}

/** @throws Fault `usage`: somebody may start the command by hand */
function callIn(line: string, number: number): z.infer<typeof Request> {
  try {
    return Request.parse(JSON.parse(line));
  } catch (cause) {
    throw new Fault('usage', `Standard input line ${number} is not a call of the protocol.`, {
      cause,
      hint: 'The harness starts this command as an adapter: cib check "cmd:cib bridge http --mapping FILE".',
    });
  }
}

async function answer(bridge: Bridge, method: string, params: unknown): Promise<object> {
  try {
    if (method === 'initialize') return { result: bridge.initialize(Initialize.parse(params)) };
    if (method === 'reset') return { result: await bridge.reset() };
    if (method === 'observe') return { result: await bridge.observe(Observe.parse(params).events) };
    if (method === 'query') return { result: await bridge.query(Query.parse(params)) };
    if (method === 'shutdown') return { result: {} };
    return failure(-32601, 'Method not found');
  } catch (thrown) {
    if (thrown instanceof z.ZodError) return failure(-32602, `Invalid params: ${clip(thrown.message)}`);
    if (thrown instanceof Fault) return failure(-32000, withHint(thrown));
    throw thrown;
  }
}

/** A message that ends with what a server said may have no full stop. */
const withHint = ({ message, hint }: Fault) =>
  hint === undefined ? message : `${message}${/[.!?]$/.test(message) ? '' : '.'} ${hint}`;

/** A message may quote a server, which may send half a surrogate pair. */
const failure = (code: number, message: string) => ({ error: { code, message: message.toWellFormed() } });

/** Only the texts of hits make an answer long. */
const tooLong = (size: number) =>
  `The answer with the texts of the hits has ${size} bytes. A line must be shorter than ${formatBytes(LINE_BYTES)}: lower search.limit in the mapping, or leave out search.hits.text.`;

/** The input's lines. Ends with the input, or at the signal, which drops the lines that were not read yet. */
async function* linesOf(input: Readable, signal: AbortSignal): AsyncGenerator<string, undefined> {
  const cutter = new LineCutter(LINE_BYTES);
  try {
    for await (const chunk of addAbortSignal(signal, input) as AsyncIterable<Uint8Array>) {
      const lines: string[] = [];
      let wrong: Fault | undefined;
      try {
        cutter.push(
          chunk,
          (line) => lines.push(line),
          (fault) => {
            wrong ??= fault;
          },
        );
      } catch (thrown) {
        wrong ??= thrown as Fault;
      }
      yield* lines;
      if (wrong) throw wrong;
    }
  } catch (thrown) {
    if (!signal.aborted) throw thrown;
  } finally {
    // An open input would keep the process running.
    input.destroy();
  }
}
