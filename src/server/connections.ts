/** Keeps idle connections from shutting everybody out, as nginx and HAProxy do: the oldest of them makes room. */
import type { Server, ServerResponse } from 'node:http';
import { isIPv6, type Socket } from 'node:net';

/** The limits on connections. */
export interface ConnectionLimits {
  /** The most connections that are open at once. */
  readonly maxConnections: number;
  /** The most of one address (IPv6: /64); null for no such limit, as behind a server of one's own. */
  readonly maxPerAddress: number | null;
  /**
   * Is called when a connection is refused because all others have a request under way: for the first one, the tenth,
   * the hundredth and so on.
   *
   * @param refused how many were refused since the server began.
   */
  readonly onRefused: (refused: number) => void;
}

/**
 * Bounds the connections of a server. When all are taken, the one that has been idle for the longest time is closed,
 * of the same address if that has too many; when none is idle, the new one is closed before anything is read from it.
 */
export function limitConnections(server: Server, { maxConnections, maxPerAddress, onRefused }: ConnectionLimits): void {
  const byAddress = new Map<string, Set<Socket>>();
  /** All that are open. */
  const addresses = new Map<Socket, string>();
  let refused = 0;
  /** Those without a request under way, the one that has been idle for the longest time first. */
  const idle = new Set<Socket>();
  const pending = new Map<Socket, number>();

  const refuse = (socket: Socket) => {
    socket.destroy();
    refused++;
    if (/^10*$/.test(String(refused))) onRefused(refused);
  };
  /** True when one was closed. */
  const closeOldestIdle = (among: ReadonlySet<Socket> | null): boolean => {
    for (const socket of idle) {
      if (among && !among.has(socket)) continue;
      forget(socket);
      socket.destroy();
      return true;
    }
    return false;
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
    const address = networkOf(socket.remoteAddress ?? '');
    const ofAddress = byAddress.get(address);
    if (maxPerAddress !== null && ofAddress && ofAddress.size >= maxPerAddress && !closeOldestIdle(ofAddress)) {
      return refuse(socket);
    }
    if (addresses.size >= maxConnections && !closeOldestIdle(null)) return refuse(socket);
    addresses.set(socket, address);
    byAddress.set(address, (byAddress.get(address) ?? new Set()).add(socket));
    idle.add(socket);
    socket.once('close', () => forget(socket));
  });
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    if (!addresses.has(socket)) return;
    idle.delete(socket);
    pending.set(socket, (pending.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (pending.get(socket) ?? 1) - 1;
      if (!addresses.has(socket)) return;
      pending.set(socket, left);
      if (left === 0) idle.add(socket);
    });
  });
}

/** An IPv4 address, also of a socket for both kinds, or the first 64 bits of an IPv6 address: one client may have them. */
function networkOf(address: string): string {
  const bare = address.replace(/^::ffff:(?=[\d.]+$)/, '').replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const all = tail === undefined ? groups : [...groups, ...Array(8 - groups.length - after.length).fill('0'), ...after];
  return all.slice(0, 4).join(':');
}
