/** Keeps idle connections from shutting everybody out, as nginx and HAProxy do: the oldest of them makes room. */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networksOf, unknownClient } from '../proxy/client-address.ts';

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

/**
 * Bounds the connections of a server. When all are taken, the one that has been idle for the longest time is closed, of
 * the same address if that has too many. When none is idle, it is one whose client does not read the answers it has
 * asked for. When there is none of these either, the new one is closed before anything is read from it.
 */
export function limitConnections(server: Server, { maxConnections, maxPerAddress, onRefused }: ConnectionLimits): void {
  const byAddress = new Map<string, Set<Socket>>();
  /** All that are open. */
  const addresses = new Map<Socket, string>();
  let refused = 0;
  /** Those without a request under way, the one that has been idle for the longest time first. */
  const idle = new Set<Socket>();
  /** The others, with the responses that have not left this machine. */
  const pending = new Map<Socket, Set<ServerResponse>>();

  const refuse = (socket: Socket) => {
    socket.destroy();
    refused++;
    if (/^10*$/.test(String(refused))) onRefused(refused);
  };
  /** Closes one that nobody needs; true when there was one. */
  const makeRoom = (among: ReadonlySet<Socket> | null): boolean => {
    const isAmong = (socket: Socket) => among === null || among.has(socket);
    const isUnread = (socket: Socket) => [...(pending.get(socket) ?? [])].every((response) => response.writableEnded);
    const socket = [...idle].find(isAmong) ?? [...pending.keys()].find((each) => isAmong(each) && isUnread(each));
    if (!socket) return false;
    forget(socket);
    socket.destroy();
    return true;
  };
  const forget = (socket: Socket) => {
    const address = addresses.get(socket);
    if (address === undefined) return;
    addresses.delete(socket);
    const ofAddress = byAddress.get(address);
    ofAddress?.delete(socket);
    if (ofAddress?.size === 0) byAddress.delete(address);
    idle.delete(socket);
    pending.delete(socket);
  };

  server.prependListener('connection', (socket: Socket) => {
    // An IPv4 address, or the first 64 bits of an IPv6 address: one client may have them all.
    const [address] = networksOf(socket.remoteAddress ?? '') ?? unknownClient;
    const ofAddress = byAddress.get(address);
    if (maxPerAddress !== null && ofAddress && ofAddress.size >= maxPerAddress && !makeRoom(ofAddress)) {
      return refuse(socket);
    }
    if (addresses.size >= maxConnections && !makeRoom(null)) return refuse(socket);
    addresses.set(socket, address);
    byAddress.set(address, (byAddress.get(address) ?? new Set()).add(socket));
    idle.add(socket);
    socket.once('close', () => forget(socket));
  });
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    if (!addresses.has(socket)) return;
    idle.delete(socket);
    const responses = pending.get(socket) ?? new Set();
    pending.set(socket, responses.add(response));
    response.once('close', () => {
      responses.delete(response);
      if (responses.size > 0 || !addresses.has(socket)) return;
      pending.delete(socket);
      idle.add(socket);
    });
  });
}
