import {
  type CallToolResult,
  Client,
  type FetchLike,
  ProtocolError,
  SdkError,
  SdkErrorCode,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Fault } from '../../errors/fault.ts';
import { boundedFetch, REPLY_BYTES } from '../bounded-fetch.ts';
import { LastOutput } from '../last-output.ts';
import { clip, excerpt } from '../message.ts';
import { checkTools } from './check-tools.ts';
import type { McpMapping, ToolCall } from './mapping.ts';
import { retryWhileLimited } from './rate-limit.ts';
import {
  type BridgePorts,
  LAST_BYTES,
  lastLines,
  type PreparedServer,
  prepareServer,
  type Reply,
  type Server,
  START_MS,
} from './server.ts';
import { fill, type Json } from './template.ts';

type Config = McpMapping['server'];

/** Connects to an MCP server, over standard input and output or over HTTP, and checks the mapping against its tools. */
export async function openMcp(mapping: McpMapping, ports: BridgePorts): Promise<Server<ToolCall>> {
  const options = { timeout: mapping.seconds * 1_000, maxTotalTimeout: mapping.seconds * 1_000, signal: ports.signal };
  let prepared: PreparedServer<Config> | undefined;
  let client: Client | undefined;
  let broken = false;
  /** The time, by the monotonic clock, until which the current call may wait for a rate limit. */
  let until = 0;
  /** The connection's last error, which may explain a missing reply. */
  let trouble: string | undefined;
  // With 'auto', the client would start a program once more to ask for its revision. Most programs support the older one.
  let era: 'auto' | 'legacy' = 'url' in mapping.server ? 'auto' : 'legacy';

  const close = async () => {
    const [before, server] = [client, prepared];
    [client, prepared] = [undefined, undefined];
    await before?.close();
    await server?.end();
  };
  const limitedFetch = (url: string | URL, init?: RequestInit) =>
    retryWhileLimited(`${init?.method ?? 'GET'} ${new URL(url).pathname}`, () => boundedFetch(url, init), {
      ...ports,
      until,
    });
  const restart = () =>
    connect().catch((thrown: unknown) => {
      if (era === 'auto' || !(thrown instanceof Fault && thrown.cause instanceof ProtocolError)) throw thrown;
      era = 'auto';
      return connect();
    });
  const connect = async () => {
    await close();
    broken = false;
    prepared = await prepareServer(mapping.server, ports);
    const stderr = new LastOutput(LAST_BYTES);
    const fresh = new Client({ name: 'cib-bridge', version: '1.0.0' }, { versionNegotiation: { mode: era } });
    client = fresh;
    fresh.onerror = ({ message }) => {
      trouble = message;
    };
    fresh.onclose = () => {
      if (client === fresh) broken = true;
    };
    try {
      await fresh.connect(transportTo(prepared.server, ports, limitedFetch, stderr), {
        timeout: START_MS,
        signal: ports.signal,
      });
    } catch (thrown) {
      // Output that the server wrote just before it exited may arrive later.
      await fresh.close().catch(() => {});
      throw faultOf('The server cannot be reached', thrown, lastLines(stderr.text()));
    }
    if (fresh.getProtocolEra() === 'legacy') era = 'legacy';
  };

  try {
    await restart();
    checkTools(await listed(), mapping);
  } catch (thrown) {
    await close().catch(() => {});
    throw thrown;
  }

  async function listed() {
    try {
      return (await client?.listTools(undefined, options))?.tools ?? [];
    } catch (thrown) {
      throw faultOf('The server does not list its tools', thrown);
    }
  }

  return {
    restart,
    close,
    get broken() {
      return broken;
    },
    async call({ tool, arguments: template = {} }, values, ends) {
      // The client's timeout of a call is that of the mapping.
      until = Math.min(ends, ports.clock.monotonic() + mapping.seconds * 1_000);
      let result: CallToolResult | undefined;
      trouble = undefined;
      try {
        const filled = fill(template as Json, values) as Record<string, unknown>;
        result = await client?.callTool({ name: tool, arguments: filled }, options);
      } catch (thrown) {
        if (thrown instanceof SdkError && thrown.code === SdkErrorCode.RequestTimeout) broken = true;
        throw faultOf(`The tool ${tool}`, thrown, trouble);
      }
      if (result === undefined) throw new Fault('bridge.server', 'The server was stopped.');
      const reply = replyOf(result, tool);
      if (result.isError) throw new Fault('bridge.server', `The tool ${tool} failed: ${excerpt(reply.text, 300)}`);
      return reply;
    },
  };
}

function transportTo(server: Config, { processes, errors }: BridgePorts, fetch: FetchLike, stderr: LastOutput) {
  if (!('url' in server)) {
    const { command, args = [], env = {} } = server;
    const whole = { ...processes.inherited(), ...env };
    const transport = new StdioClientTransport({
      command,
      args,
      env: whole,
      stderr: 'pipe',
      maxBufferSize: REPLY_BYTES,
    });
    transport.stderr?.on('data', (chunk: Uint8Array) => {
      errors.write(chunk);
      stderr.add(chunk);
    });
    return transport;
  }
  const { url, headers = {} } = server;
  return new StreamableHTTPClientTransport(new URL(url), { fetch, requestInit: { headers } });
}

function replyOf({ content, structuredContent }: CallToolResult, tool: string): Reply {
  const texts = content.flatMap((block) => (block.type === 'text' ? [block.text] : []));
  const text = texts.join('\n');
  const structured =
    structuredContent === undefined ? [] : [{ name: 'the structured content', value: structuredContent }];
  return {
    text: text === '' && structuredContent !== undefined ? JSON.stringify(structuredContent) : text,
    json() {
      try {
        // Some servers return one block per hit.
        const value: unknown = texts.length === 1 ? JSON.parse(text) : texts.map((one) => JSON.parse(one));
        return texts.length === 0 && structured.length > 0 ? structured : [...structured, { name: 'the text', value }];
      } catch (cause) {
        if (structured.length > 0) return structured;
        throw new Fault('bridge.server', `The tool ${tool} returned invalid JSON: ${excerpt(text)}`, {
          cause,
          hint: 'To read the reply as text, set only `pattern` in `search.hits`.',
        });
      }
    },
  };
}

function faultOf(what: string, thrown: unknown, trouble?: string): Fault {
  if (thrown instanceof Fault) return thrown;
  const why = thrown instanceof Error ? thrown.message : String(thrown);
  const more = trouble === undefined || trouble === why ? '' : ` (${clip(trouble)})`;
  return new Fault('bridge.server', `${what}: ${clip(why)}${more}`, {
    cause: thrown,
    hint: 'See the output of the server on standard error.',
  });
}
