import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Code } from '../../errors/codes.ts';
import { Fault } from '../../errors/fault.ts';
import { errorReply } from './intake.ts';

export interface GatewayOptions {
  /**
   * The path of a Unix socket to create, open to anybody who has access to its folder; or a free port of the loopback
   * interface. Other users of the machine can connect to the port, so a client must present `key` as a bearer token.
   */
  readonly listen: { readonly socket: string } | { readonly key: string };
  /** Time limits in milliseconds: until the head of a request has arrived, until all of it has, and until an answer is taken. */
  readonly timeouts?: { readonly head: number; readonly body: number; readonly taken: number };
}

const TIMEOUTS = { head: 10_000, body: 60_000, taken: 60_000 };
/** The limit for one adapter. */
const MOST_CONNECTIONS = 256;
const LONGEST_HEAD = 16_384;
/** How often Node looks for requests that take too long. With its default of 30 s, one could last more than a minute. */
const CHECKED_MS = 2_000;

/** Errors before a request was read, by the codes that Node gives them. */
const BROKEN: Readonly<Record<string, readonly [Code, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['gateway.slow', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['gateway.size', `The head of a request has at most ${LONGEST_HEAD} bytes.`],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['gateway.size', 'The extensions of a chunk are too long.'],
};

export interface Reply {
  readonly status?: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Iterable<string>;
}

type Answer = (reply: Reply) => Promise<boolean>;

interface Handlers {
  /**
   * @param answer sends the one reply, and returns whether the client took all of it
   * @param hungUp whether the client has closed the connection
   */
  handle(request: IncomingMessage, answer: Answer, hungUp: () => boolean): Promise<void>;
  /** Called after an error was sent for something that is not a request. */
  refused(code: Code): void;
}

/**
 * Opens an HTTP server that limits what a hostile client may send, and how long it may take.
 *
 * @throws Fault `gateway.listen`
 */
export async function openServer(
  { listen, timeouts = TIMEOUTS }: GatewayOptions,
  { handle, refused }: Handlers,
): Promise<{ readonly address: string; close(): Promise<void> }> {
  const server = createServer({
    headersTimeout: timeouts.head,
    requestTimeout: Math.max(timeouts.head, timeouts.body),
    connectionsCheckingInterval: Math.min(CHECKED_MS, timeouts.head),
    maxHeaderSize: LONGEST_HEAD,
    // A missing host header does no harm, and Node's own error would have no code.
    requireHostHeader: false,
    insecureHTTPParser: false,
  });
  const cut = (socket: Socket, code: Code, message: string) => {
    refused(code);
    // Node handles the errors of some sockets only, and an error that is not handled ends the process.
    socket.on('error', () => socket.destroy());
    const { status, headers, body } = errorReply(code, message);
    const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
    if (!socket.writable) socket.destroy();
    else socket.end(`HTTP/1.1 ${status} Refused\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
  };
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const answer = (reply: Reply) => send(response, reply, timeouts.taken);
    handle(request, answer, () => response.destroyed).catch(() => response.destroy());
  };
  server.on('request', serve);
  server.on('checkExpectation', serve);
  server.on('connect', (_request, socket) => cut(socket as Socket, 'gateway.route', 'The gateway is no proxy.'));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else
      cut(
        socket as Socket,
        ...(BROKEN[error.code ?? ''] ?? ['gateway.request', `This is no request: ${error.message}.`]),
      );
  });
  let connections = 0;
  server.on('connection', (socket: Socket) => {
    connections += 1;
    socket.once('close', () => {
      connections -= 1;
    });
    if (connections > MOST_CONNECTIONS) cut(socket, 'gateway.busy', `At most ${MOST_CONNECTIONS} connections.`);
  });
  const address = await listening(server, listen);
  return {
    address,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function listening(server: Server, listen: GatewayOptions['listen']): Promise<string> {
  const isSocket = 'socket' in listen;
  try {
    // Any user with access to the folder may connect, because the user inside a container is another one.
    if (isSocket) server.listen({ path: listen.socket, readableAll: true, writableAll: true, backlog: 512 });
    else server.listen({ host: '127.0.0.1', port: 0, backlog: 512 });
    await once(server, 'listening');
  } catch (cause) {
    const [where, hint] = isSocket
      ? [
          `the socket ${listen.socket}`,
          'The path of a socket must be new and shorter than about 100 characters. Set TMPDIR to a folder with a shorter path.',
        ]
      : ['a port of 127.0.0.1', 'Is the loopback interface up?'];
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Fault('gateway.listen', `The model gateway cannot listen on ${where}: ${why}.`, { hint, cause });
  }
  return isSocket ? listen.socket : `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

/** Sends a reply, and waits until the client has taken all of it or is gone. */
async function send(response: ServerResponse, { status = 200, headers, body }: Reply, milliseconds: number) {
  if (response.destroyed || response.headersSent) return false;
  const closed = new Promise((resolve) => response.once('close', resolve).on('error', resolve));
  response.setTimeout(milliseconds, () => response.destroy());
  response.writeHead(status, { ...headers });
  for (const piece of body) response.write(piece);
  response.end();
  await closed;
  return response.writableFinished;
}
