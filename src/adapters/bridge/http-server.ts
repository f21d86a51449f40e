import { Fault } from '../../errors/fault.ts';
import { boundedFetch } from '../bounded-fetch.ts';
import { clip, excerpt } from '../message.ts';
import type { HttpCall, HttpMapping } from './mapping.ts';
import { retryWhileLimited } from './rate-limit.ts';
import {
  type BridgePorts,
  lateness,
  type PreparedServer,
  prepareServer,
  type Server,
  type ServerReply,
} from './server.ts';
import { fill, fillText, type Json, type Values } from './template.ts';

/** Connects to a server with a REST interface. */
export async function openHttp({ server, seconds }: HttpMapping, ports: BridgePorts): Promise<Server<HttpCall>> {
  let prepared: PreparedServer<HttpMapping['server']> | undefined;
  let broken = false;

  const close = async () => {
    const before = prepared;
    prepared = undefined;
    await before?.end();
  };
  const restart = async () => {
    await close();
    // A start that fails is tried again.
    broken = true;
    const started = await prepareServer(server, ports);
    prepared = started;
    broken = false;
    void started.child?.exited.then(() => {
      if (prepared === started) broken = true;
    });
  };

  await restart();
  return {
    restart,
    close,
    get broken() {
      return broken;
    },
    async call(call, values, deadline) {
      const config = prepared?.server ?? server;
      const name = `${call.method} ${call.path}`;
      try {
        const [address, request] = [addressOf(config.url, call, values), requestOf(call, values, config.headers)];
        const send = () =>
          boundedFetch(address, {
            ...request,
            signal: AbortSignal.any([ports.signal, AbortSignal.timeout(seconds * 1_000)]),
          });
        return await replyOf(await retryWhileLimited(name, send, { ...ports, deadline }), name);
      } catch (thrown) {
        if (thrown instanceof Fault) throw thrown;
        const isLate = thrown instanceof Error && thrown.name === 'TimeoutError';
        // A program that exited during a call may not be known to have exited before the next one.
        broken ||= isLate || prepared?.child !== undefined;
        throw new Fault('bridge.server', `${name}: ${isLate ? lateness(seconds) : reasonOf(thrown)}`, {
          cause: thrown,
        });
      }
    },
  };
}

function addressOf(base: string, { path, query = {} }: HttpCall, values: Values): URL {
  const filled = fillText(path, values, (value) => encodeURIComponent(String(value)));
  if (filled === undefined) throw new Fault('bridge.server', `The path ${path} has a field without a value.`);
  const url = new URL(`${base.replace(/\/$/, '')}${filled}`);
  for (const [name, template] of Object.entries(query)) {
    const value = fillText(template, values);
    if (value !== undefined) url.searchParams.append(name, value);
  }
  return url;
}

function requestOf({ method, body }: HttpCall, values: Values, headers: Readonly<Record<string, string>> = {}) {
  const filled = body === undefined ? undefined : fill(body as Json, values);
  if (filled === undefined) return { method, headers };
  return { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(filled) };
}

async function replyOf(response: Response, name: string): Promise<ServerReply> {
  const text = await response.text();
  if (!response.ok) {
    throw new Fault('bridge.server', `${name} returned status ${response.status}: ${excerpt(text)}`);
  }
  return {
    text,
    json() {
      try {
        return [{ name: 'the reply', value: JSON.parse(text) }];
      } catch (cause) {
        throw new Fault('bridge.server', `${name} returned invalid JSON: ${excerpt(text)}`, { cause });
      }
    },
  };
}

/** The message of `fetch` says only that it failed; its cause says why. */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return clip(thrown.cause instanceof Error ? `${thrown.message} (${thrown.cause.message})` : thrown.message);
}
