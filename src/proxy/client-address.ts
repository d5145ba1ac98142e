/** Finds the address of the client that sent a request, and the networks that the address belongs to. */
import type { Client } from './call.ts';

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

/**
 * The networks that have a limit: a whole IPv4 address; or the /64, the /56 and the /48 of an IPv6 address, because one
 * home or one server may own any of them. Null for text that is not an address.
 */
export function networksOf(address: string): Client | null {
  const bare = bareAddress(address);
  if (isIpv4(bare)) return [bare];
  const groups = ipv6Groups(bare);
  if (!groups) return null;
  const ipv4 = mappedIpv4(groups);
  if (ipv4 !== null) return [ipv4];
  const first48 = groups.slice(0, 3).map(hex).join(':');
  const [fourth = 0] = groups.slice(3);
  return [`${first48}:${hex(fourth)}::/64`, `${first48}:${hex(fourth & 0xff00)}::/56`, `${first48}::/48`];
}

/** The part of an address that a log may hold: 24 bits of IPv4, or 48 bits of IPv6. Null if the text is no address. */
export function truncatedAddress(address: string): string | null {
  const widest = networksOf(address)?.at(-1) ?? null;
  return widest && isIpv4(widest) ? widest.replace(/\d+$/, '0/24') : widest;
}

/** The address without port, brackets and zone. */
function bareAddress(address: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? [];
  const [, withPort] = /^([\d.]+):\d+$/.exec(address) ?? [];
  return (bracketed ?? withPort ?? address).replace(/%.*$/, '');
}

function isIpv4(text: string): boolean {
  return /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(text);
}

/** The eight groups of an IPv6 address. The platform's URL parser reads every way of writing one. */
function ipv6Groups(text: string): readonly number[] | null {
  if (!/^[\da-f:.]{2,45}$/i.test(text) || !text.includes(':') || !URL.canParse(`http://[${text}]/`)) return null;
  const [head = '', tail = ''] = new URL(`http://[${text}]/`).hostname.slice(1, -1).split('::');
  const parse = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const [before, after] = [parse(head), parse(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** Prefixes of IPv6 addresses that hold an IPv4 address: on an IPv6 socket, and behind a translator (RFC 6052). */
const mappedIpv4Prefixes = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

function mappedIpv4(groups: readonly number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6);
  if (!mappedIpv4Prefixes.includes(groups.slice(0, 6).map(hex).join(':'))) return null;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function hex(group: number): string {
  return group.toString(16);
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
