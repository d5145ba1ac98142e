/**
 * Contexts: opaque texts with a signature and an expiry. They begin with the code of the country (§4.3), and contain
 * the place at which a search continues, its language, its session, and the time at which they expire.
 */
import { errors } from './errors.ts';
import { hashOf } from './random.ts';

/** The place at which a search continues. */
export type Place =
  | { readonly kind: 'country' }
  /** A locality, or one postcode of it. An empty postcode means the whole locality. */
  | { readonly kind: 'locality'; readonly locality: number; readonly postcode: string }
  /** The buildings of a street, beginning with the one at `offset` among those whose number begins with `typed`. */
  | { readonly kind: 'street'; readonly street: number; readonly offset: number; readonly typed: string }
  | { readonly kind: 'address'; readonly street: number; readonly building: number }
  /** A house number that the street does not have, as it was typed. */
  | { readonly kind: 'typed'; readonly street: number; readonly building: string };

/** The content of a context. */
export interface Context {
  /** Country: ISO 3166-1 alpha-3 in lower case. */
  readonly iso3: string;
  /** Language of the search as `language-REGION`; empty for the default of the country. */
  readonly language: string;
  /** Mark of the session that received it; empty for a country, whose context every session may use. */
  readonly session: string;
  readonly place: Place;
}

/** Makes and reads contexts. */
export interface Contexts {
  /** Makes a context. */
  readonly issue: (context: Context) => Promise<string>;
  /**
   * Reads a context.
   *
   * @throws ServiceError 400 when it is forged or has expired.
   */
  readonly read: (text: string) => Promise<Context>;
}

/** The settings for making contexts. */
interface ContextOptions {
  /** Key of the signature. */
  readonly secret: string;
  /** Seconds until a context expires. */
  readonly lifetime: number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The number of bytes of the signature in a context. */
const signatureLength = 16;

/** Creates the functions that make and read contexts. */
export function createContexts({ secret, lifetime, now }: ContextOptions): Contexts {
  const bytes = new TextEncoder().encode(secret);
  const key = crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

  const sign = async (text: string): Promise<string> => {
    const signature = await crypto.subtle.sign('HMAC', await key, new TextEncoder().encode(text));
    return toHex(new Uint8Array(signature).slice(0, signatureLength));
  };

  return {
    issue: async ({ iso3, language, session, place }) => {
      const expires = Math.floor(now() / 1_000) + lifetime;
      const payload = toHex(new TextEncoder().encode(JSON.stringify([expires, language, session, ...packed(place)])));
      return `${iso3}${await sign(iso3 + payload)}${payload}`;
    },
    read: async (text) => {
      const [, iso3 = '', signature = '', payload = ''] = /^([a-z]{3})(?:([0-9a-f]{32})([0-9a-f]+))?$/.exec(text) ?? [];
      if (iso3 === '') throw errors.invalidParameter('Context is not valid.');
      if (payload === '') return { iso3, language: '', session: '', place: { kind: 'country' } };
      if (signature !== (await sign(iso3 + payload))) throw errors.invalidParameter('Context is not valid.');
      const [expires, language, session, ...rest] = JSON.parse(fromHex(payload)) as [number, string, string, ...Packed];
      if (expires * 1_000 <= now()) throw errors.expired();
      return { iso3, language, session, place: unpacked(rest) };
    },
  };
}

/** A short mark that tells session ids apart without containing them. */
export function markOf(session: string): string {
  return hashOf(session).toString(36);
}

type Packed = [kind: 'c' | 'l' | 's' | 'a' | 't', first?: number, second?: number | string, third?: string];

function packed(place: Place): Packed {
  if (place.kind === 'street') return ['s', place.street, place.offset, place.typed];
  if (place.kind === 'address') return ['a', place.street, place.building];
  if (place.kind === 'typed') return ['t', place.street, place.building];
  if (place.kind === 'locality') return ['l', place.locality, place.postcode];
  return ['c'];
}

function unpacked([kind, first = 0, second = 0, third = '']: Packed): Place {
  if (kind === 's') return { kind: 'street', street: first, offset: Number(second), typed: third };
  if (kind === 'a') return { kind: 'address', street: first, building: Number(second) };
  if (kind === 't') return { kind: 'typed', street: first, building: String(second) };
  if (kind === 'l') return { kind: 'locality', locality: first, postcode: String(second || '') };
  return { kind: 'country' };
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): string {
  const pairs = text.match(/../g) ?? [];
  return new TextDecoder().decode(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)));
}
