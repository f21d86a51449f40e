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
  endOfErrors,
  LAST_BYTES,
  lateness,
  missingProgram,
  type PreparedServer,
  prepareServer,
  type Server,
  type ServerReply,
  START_MS,
} from './server.ts';
import { fill, type Json, type Values } from './template.ts';

type Config = McpMapping['server'];

/** Connects to an MCP server, over standard input and output or over HTTP, and checks the mapping against its tools. */
export async function openMcp(mapping: McpMapping, ports: BridgePorts): Promise<Server<ToolCall>> {
  const server = new McpServer(mapping, ports);
  try {
    await server.restart();
    checkTools(await server.tools(), mapping);
    return server;
  } catch (thrown) {
    await server.close().catch(() => {});
    throw thrown;
  }
}

class McpServer implements Server<ToolCall> {
  broken = false;
  readonly #ports: BridgePorts;
  readonly #config: Config;
  /** The time limit of a call, in milliseconds. */
  readonly #timeout: number;
  #prepared: PreparedServer<Config> | undefined;
  #client: Client | undefined;
  /** The end of what the server wrote to standard error since it was started. */
  #stderr = new LastOutput(LAST_BYTES);
  /** The time, by the monotonic clock, up to which the current call may wait for a rate limit. */
  #deadline = 0;
  /** The connection's last error, which may explain a missing reply. */
  #lastError: string | undefined;
  // With 'auto', the client would start a program once more to ask for its revision. Most programs support the older one.
  #era: 'auto' | 'legacy';

  constructor({ server, seconds }: McpMapping, ports: BridgePorts) {
    this.#ports = ports;
    this.#config = server;
    this.#timeout = seconds * 1_000;
    this.#era = 'url' in server ? 'auto' : 'legacy';
  }

  async tools() {
    try {
      return (await this.#client?.listTools(undefined, this.#callOptions()))?.tools ?? [];
    } catch (thrown) {
      throw faultOf('The server does not list its tools', thrown);
    }
  }

  async call({ tool, arguments: template = {} }: ToolCall, values: Values, deadline: number): Promise<ServerReply> {
    // The client's timeout of a call is that of the mapping.
    this.#deadline = Math.min(deadline, this.#ports.clock.monotonic() + this.#timeout);
    let result: CallToolResult | undefined;
    this.#lastError = undefined;
    try {
      const filled = fill(template as Json, values) as Record<string, unknown>;
      result = await this.#client?.callTool({ name: tool, arguments: filled }, this.#callOptions());
    } catch (thrown) {
      const isLate = thrown instanceof SdkError && thrown.code === SdkErrorCode.RequestTimeout;
      if (isLate) this.broken = true;
      const why = isLate ? lateness(this.#timeout / 1_000) : thrown;
      throw faultOf(`The tool ${tool}`, why, this.#lastError ?? endOfErrors(this.#stderr.text()));
    }
    if (result === undefined) throw new Fault('bridge.server', 'The server was stopped.');
    const reply = replyOf(result, tool);
    if (result.isError) throw new Fault('bridge.server', `The tool ${tool} failed: ${excerpt(reply.text, 300)}`);
    return reply;
  }

  async restart(): Promise<void> {
    try {
      await this.#connect();
    } catch (thrown) {
      if (this.#era === 'auto' || !(thrown instanceof Fault && thrown.cause instanceof ProtocolError)) throw thrown;
      this.#era = 'auto';
      await this.#connect();
    }
  }

  async close(): Promise<void> {
    const [client, prepared] = [this.#client, this.#prepared];
    [this.#client, this.#prepared] = [undefined, undefined];
    await client?.close();
    await prepared?.end();
  }

  async #connect(): Promise<void> {
    // A start that fails is tried again.
    this.broken = true;
    await this.close();
    this.#prepared = await prepareServer(this.#config, this.#ports);
    this.broken = false;
    const stderr = new LastOutput(LAST_BYTES);
    this.#stderr = stderr;
    const client = new Client({ name: 'cib-bridge', version: '1.0.0' }, { versionNegotiation: { mode: this.#era } });
    this.#client = client;
    client.onerror = ({ message }) => {
      this.#lastError = message;
    };
    client.onclose = () => {
      if (this.#client === client) this.broken = true;
    };
    const { signal } = this.#ports;
    try {
      const transport = transportTo(this.#prepared.server, this.#ports, this.#limitedFetch, stderr);
      await client.connect(transport, { timeout: START_MS, signal });
    } catch (thrown) {
      this.broken = true;
      // Output that the server wrote just before it exited may arrive later.
      await client.close().catch(() => {});
      const missing = 'command' in this.#config ? missingProgram(this.#config.command, thrown) : undefined;
      throw missing ?? faultOf('The server cannot be reached', thrown, endOfErrors(stderr.text()));
    }
    if (client.getProtocolEra() === 'legacy') this.#era = 'legacy';
  }

  #callOptions() {
    return { timeout: this.#timeout, maxTotalTimeout: this.#timeout, signal: this.#ports.signal };
  }

  readonly #limitedFetch = (url: string | URL, init?: RequestInit) =>
    retryWhileLimited(`${init?.method ?? 'GET'} ${new URL(url).pathname}`, () => boundedFetch(url, init), {
      ...this.#ports,
      deadline: this.#deadline,
    });
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

function replyOf({ content, structuredContent }: CallToolResult, tool: string): ServerReply {
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

function faultOf(what: string, thrown: unknown, detail?: string): Fault {
  if (thrown instanceof Fault) return thrown;
  const why = thrown instanceof Error ? thrown.message : String(thrown);
  const more = detail === undefined || detail === why ? '' : ` (${clip(detail)})`;
  return new Fault('bridge.server', `${what}: ${clip(why)}${more}`, {
    cause: thrown,
    hint: 'See the output of the server on standard error.',
  });
}
