/** Finds the address of the client that sent a request, and the networks that the address belongs to. */
import ipaddr from 'ipaddr.js';
import { type Client, nameOfClient } from './call.ts';

/**
 * Returns the address of the client, or null when it is not known.
 *
 * @param platform what the platform passes beside the request: Hono's Node server its `incoming`, Deno its
 *   `remoteAddr`, Bun its server, Workers their environment.
 */
export type ClientAddress = (request: Request, platform: unknown) => string | null;

/**
 * The other end of the connection, under Node (`@hono/node-server`), Deno and Bun. This is the client only when no
 * other server stands before the proxy.
 */
export const socketAddress: ClientAddress = (request, platform) => {
  const socket = memberOf(memberOf(platform, 'incoming'), 'socket');
  const address = memberOf(socket, 'remoteAddress') ?? memberOf(memberOf(platform, 'remoteAddr'), 'hostname');
  if (typeof address === 'string') return address;
  const requestIp = memberOf(platform, 'requestIP');
  if (typeof requestIp !== 'function') return null;
  const bunAddress = memberOf(Reflect.apply(requestIp, platform, [request]), 'address');
  return typeof bunAddress === 'string' ? bunAddress : null;
};

/**
 * Reads the address from `X-Forwarded-For`, as trusted servers wrote it.
 *
 * @param hops how many servers of your own stand before the proxy. 1 takes the last entry, 2 the one before it.
 *   Entries further left were written by the client and cannot be trusted. Default: 1.
 * @throws TypeError when `hops` is not a whole number from 1.
 */
export function forwardedFor(hops = 1): ClientAddress {
  if (!Number.isInteger(hops) || hops < 1) throw new TypeError('hops must be a whole number from 1.');
  return ({ headers }) => {
    const entries = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
    return entries.at(-hops) || null;
  };
}

/** Reads the address from a header that your platform sets and no client can set, e.g. `CF-Connecting-IP`. */
export function addressHeader(name: string): ClientAddress {
  return ({ headers }) => headers.get(name);
}

/** All requests whose client address cannot be read share the limits of one client. */
export const unknownClient: Client = ['unknown'];

/** Characters of the longest way to write an IPv6 address. */
const ipv6MaxLength = 45;
/** IPv6 addresses that hold an IPv4 address: on an IPv6 socket, and behind a translator (RFC 6052). */
const rangesOfIpv4 = ['::ffff:0:0/96', '64:ff9b::/96'].map((range) => ipaddr.IPv6.parseCIDR(range));

/**
 * The networks that have a limit: a whole IPv4 address; or the /64, the /56 and the /48 of an IPv6 address, because one
 * home or one server may own any of them. Null for text that is not an address.
 */
export function networksOf(address: string): Client | null {
  const bare = bareAddress(address);
  // To ask for the other kind costs an error with its stack.
  if (!bare.includes(':')) return ipaddr.IPv4.isValidFourPartDecimal(bare) ? [bare] : null;
  if (bare.length > ipv6MaxLength || !ipaddr.IPv6.isValid(bare)) return null;
  const ipv6 = ipaddr.IPv6.parse(bare);
  if (rangesOfIpv4.some((range) => ipv6.match(range)))
    return [new ipaddr.IPv4(ipv6.toByteArray().slice(12)).toString()];
  const hex = (group: number) => group.toString(16);
  const first48 = ipv6.parts.slice(0, 3).map(hex).join(':');
  const [fourth = 0] = ipv6.parts.slice(3);
  return [`${first48}:${hex(fourth)}::/64`, `${first48}:${hex(fourth & 0xff00)}::/56`, `${first48}::/48`];
}

/** The part of a client's address that a log may hold: 24 bits of IPv4, or 48 bits of IPv6. Null if it is unknown. */
export function truncatedNetwork(client: Client): string | null {
  if (client === unknownClient) return null;
  const widest = nameOfClient(client);
  return widest.includes(':') ? widest : widest.replace(/\d+$/, '0/24');
}

/** The address without port, brackets and zone. */
function bareAddress(address: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? [];
  const [, withPort] = /^([\d.]+):\d+$/.exec(address) ?? [];
  return (bracketed ?? withPort ?? address).replace(/%.*$/, '');
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
