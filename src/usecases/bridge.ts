import type { Readable } from 'node:stream';
import type * as z from 'zod';
import { type Bridge, bridgeTo } from '../adapters/bridge/bridge.ts';
import { checkMapping } from '../adapters/bridge/check-mapping.ts';
import type { BridgeKind } from '../adapters/bridge/kinds.ts';
import { HttpMapping, type Mapping, McpMapping } from '../adapters/bridge/mapping.ts';
import type { BridgePorts } from '../adapters/bridge/place.ts';
import { serve } from '../adapters/bridge/serve.ts';
import type { Server } from '../adapters/bridge/server.ts';
import { Fault } from '../errors/fault.ts';
import { checkSchema } from '../evidence/schema-check.ts';
import { parseStrict } from '../evidence/strict-json.ts';

interface Wanted {
  readonly kind: BridgeKind;
  /** The mapping's file. */
  readonly mapping: string;
  readonly input: Readable;
  print(line: string): void;
}

/** Is an adapter, by a mapping, until its input ends or the signal comes: reaches the server, then answers call after call. */
export async function bridge(ports: BridgePorts, { kind, mapping, input, print }: Wanted): Promise<void> {
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
    const mapping = await read(ports, path, McpMapping);
    const { openMcp } = await import('../adapters/bridge/mcp-server.ts');
    return opened(await openMcp(mapping, ports), mapping, ports);
  },
  async http(ports, path) {
    const mapping = await read(ports, path, HttpMapping);
    const { openHttp } = await import('../adapters/bridge/http-server.ts');
    return opened(await openHttp(mapping, ports), mapping, ports);
  },
};

const opened = <Call>(server: Server<Call>, mapping: Mapping<Call>, { clock }: BridgePorts) => ({
  adapter: bridgeTo(server, mapping, clock),
  close: server.close,
});

async function read<M extends Mapping<unknown>>({ files }: BridgePorts, path: string, schema: z.ZodType<M>) {
  const mapping = inForm(schema, await files.text(path), path);
  checkMapping(mapping);
  return mapping;
}

function inForm<M>(schema: z.ZodType<M>, text: string, path: string): M {
  try {
    return checkSchema(schema, parseStrict(text, path), path);
  } catch (cause) {
    if (!(cause instanceof Fault)) throw cause;
    throw new Fault('bridge.mapping', cause.message, {
      cause,
      hint: 'docs/bridges.md has a mapping’s fields; examples/bridges/ has two that are whole, to copy.',
    });
  }
}
