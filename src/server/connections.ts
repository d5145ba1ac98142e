/** Bounds what connections may take: how many there are, and how many requests each has without an answer. */
import { createServer, type Server, type ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networksOf, unknownClient } from '../proxy/client-address.ts';

/**
 * Unanswered requests that one connection may have (pipelining); further ones are left unread. Browsers and nginx have
 * one.
 */
const pendingPerConnection = 16;
/** While the server has so many unanswered requests, each connection may have one only. */
const pendingBeforeOneEach = 128;
/** Milliseconds that a client may take to read anything of its answers. */
const unreadTimeoutMs = 30_000;
/** While the server ends: milliseconds that a connection waits for another request before it is closed. */
const idleTimeoutAtEndMs = 1_000;
/** Milliseconds that a client has to close its side after ours. */
const lingerMs = 1_000;

const headEnd = '\r\n\r\n';

/** The limits on connections. */
export interface ConnectionLimits {
  /** The most connections that are open at once. */
  readonly maxConnections: number;
  /** The most of one address (IPv6: /64); null for no such limit, as behind a server of one's own. */
  readonly maxPerAddress: number | null;
  /**
   * Is called when a connection is refused because all others wait for an answer: for the first one, the tenth,
   * the hundredth and so on.
   *
   * @param refused how many were refused since the server began.
   */
  readonly onRefused: (refused: number) => void;
}

interface Connection {
  readonly address: string;
  /** The responses that have not left this machine. */
  readonly pending: Set<ServerResponse>;
  /** True when a part of another request has arrived. */
  hasMore: boolean;
  /** True when it may not have further requests until one is answered. */
  isHeld: boolean;
}

/**
 * Creates a server with bounded connections. When all are taken, the one that has been idle for the longest time is
 * closed, as nginx and HAProxy do, of the same address if that has too many. When none is idle, it is one whose client
 * does not read the answers it has asked for. When there is none of these either, the new one is closed before anything
 * is read from it.
 */
export function createLimitedServer(
  options: ServerOptions,
  { maxConnections, maxPerAddress, onRefused }: ConnectionLimits,
) {
  /** All that are open. */
  const connections = new Map<Socket, Connection>();
  /** Those without a request under way, the one that has been idle for the longest time first. */
  const idle = new Set<Socket>();
  let pending = 0;
  let refused = 0;
  let isEnding = false;

  /** Every response, also those that Node makes by itself, such as 417. */
  class CountedResponse extends ServerResponse {
    readonly #connection: Connection | undefined;

    constructor(...args: ConstructorParameters<typeof ServerResponse>) {
      super(...args);
      this.#connection = begin(args[0].socket, this);
    }

    override writeHead(...args: unknown[]): this {
      const isLast = !this.#connection?.hasMore && [...(this.#connection?.pending ?? [])].at(-1) === this;
      if (isEnding && isLast && !this.headersSent) this.setHeader('connection', 'close');
      return super.writeHead(...(args as Parameters<ServerResponse['writeHead']>));
    }
  }
  const server: Server = createServer({ ...options, ServerResponse: CountedResponse as typeof ServerResponse });

  const begin = (socket: Socket, response: ServerResponse): Connection | undefined => {
    const connection = connections.get(socket);
    if (!connection) return;
    idle.delete(socket);
    connection.pending.add(response);
    pending++;
    socket.setTimeout(unreadTimeoutMs);
    response.once('close', () => {
      if (!connection.pending.delete(response)) return;
      pending--;
      if (connection.pending.size === 0) idle.add(socket);
      if (!connection.isHeld || isFull(connection)) return;
      connection.isHeld = false;
      // Other clients are served in between: the answers may all be written within this turn of the event loop.
      setImmediate(() => socket.resume());
    });
    return connection;
  };
  const isFull = ({ pending: { size } }: Connection) =>
    size >= pendingPerConnection || (size > 0 && pending >= pendingBeforeOneEach);
  const isUnread = ({ pending: responses }: Connection) => [...responses].every((response) => response.writableEnded);

  /**
   * Closes this side first, and the connection after the client has closed the other one. With bytes of the client
   * unread it would otherwise be reset, and answers on their way to the client would be lost.
   */
  const close = (socket: Socket) => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
  };
  const refuse = (socket: Socket) => {
    socket.destroy();
    refused++;
    if (/^10*$/.test(String(refused))) onRefused(refused);
  };
  /** Closes one that nobody needs, of this address unless there is none; true when there was one. */
  const makeRoom = (address?: string): boolean => {
    const isMeant = (socket: Socket) => address === undefined || connections.get(socket)?.address === address;
    const unread = () => [...connections].find(([socket, each]) => isMeant(socket) && isUnread(each))?.[0];
    const socket = [...idle].find(isMeant) ?? unread();
    if (!socket) return false;
    forget(socket);
    socket.destroy();
    return true;
  };
  const forget = (socket: Socket) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connections.delete(socket);
    idle.delete(socket);
    // Those that wait behind another one have no socket yet, and no end of their own.
    pending -= connection.pending.size;
    connection.pending.clear();
  };

  server.prependListener('connection', (socket: Socket) => {
    // An IPv4 address, or the first 64 bits of an IPv6 address: one client may have them all.
    const [address] = networksOf(socket.remoteAddress ?? '') ?? unknownClient;
    const isFullFor = (most: number) =>
      [...connections.values()].filter((each) => each.address === address).length >= most;
    if (maxPerAddress !== null && isFullFor(maxPerAddress) && !makeRoom(address)) return refuse(socket);
    if (connections.size >= maxConnections && !makeRoom()) return refuse(socket);
    connections.set(socket, { address, pending: new Set(), hasMore: false, isHeld: false });
    idle.add(socket);
    socket.once('close', () => forget(socket));
  });

  // After Node's own listener. Node parses all requests of up to 64 kB at once, and each takes kilobytes of memory.
  server.on('connection', (socket: Socket) => {
    const connection = connections.get(socket);
    const [parse] = socket.listeners('data');
    if (!connection || !parse) return;
    socket.off('data', parse as (bytes: Buffer) => void);
    socket.on('data', (bytes: Buffer) => {
      for (let start = 0; start < bytes.length && !socket.destroyed && !socket.writableEnded; ) {
        connection.isHeld = isFull(connection);
        // Node pauses it, too, when too much waits to be sent.
        if (connection.isHeld || socket.isPaused()) {
          socket.pause();
          socket.unshift(bytes.subarray(start));
          return;
        }
        const found = bytes.indexOf(headEnd, start);
        const end = found < 0 ? bytes.length : found + headEnd.length;
        connection.hasMore = found < 0 || end < bytes.length;
        parse.call(socket, bytes.subarray(start, end));
        start = end;
      }
    });
    // Node calls it after an answer with `Connection: close`.
    socket.destroySoon = () => close(socket);
    if (isEnding) socket.setTimeout(idleTimeoutAtEndMs);
  });

  server.on('timeout', (socket: Socket) => {
    const connection = connections.get(socket);
    if (connection && !isUnread(connection)) socket.setTimeout(unreadTimeoutMs);
    else if (!connection || connection.pending.size > 0) socket.destroy();
    // What has arrived meanwhile is read first.
    else setImmediate(() => idle.has(socket) && close(socket));
  });

  /**
   * From now on the last answer on each connection says `Connection: close`, and a connection without a request is
   * closed after a second. Requests that have been sent are answered first.
   */
  const closeConnections = () => {
    isEnding = true;
    server.keepAliveTimeout = idleTimeoutAtEndMs;
    for (const socket of idle) socket.setTimeout(idleTimeoutAtEndMs);
  };
  /** The number of requests without a whole answer. */
  const pendingRequests = () => pending;
  return { server, pendingRequests, closeConnections };
}
