import type { Readable } from 'node:stream';
import type * as z from 'zod';
import { Fault } from '../../errors/fault.ts';
import { parseAs } from '../../evidence/schema-check.ts';
import { type Bridge, bridgeTo } from './bridge.ts';
import { checkMapping } from './check-mapping.ts';
import { HttpMapping, type Mapping, McpMapping } from './mapping.ts';
import { serve } from './serve.ts';
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
  close: server.close,
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
