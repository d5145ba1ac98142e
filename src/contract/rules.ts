/** Patterns and bounds of request parameters, and of hosts. Proxy, reference service and elements use them. */

import type { DutchAddress } from './types.ts';

/** A host on this machine. Only requests to such a host may be sent without TLS. */
export const loopbackPattern = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** §5.3 rule 3: a session id. */
export const sessionPattern = /^[A-Za-z0-9._-]{8,64}$/;

/** §4.1: four digits, optional white space, two letters. The first digit of a real postcode is never 0. */
export const dutchPostcodePattern = /^[1-9][0-9]{3}\s*[A-Za-z]{2}$/;

/** §4.1: the range of house numbers, both ends included. */
export const houseNumberRange = { min: 1, max: 99_999 } as const;

/** §2.1: the house number of an answer. A PO box may have 0 there; its number is the one that was looked up. */
export function houseNumberOf({ houseNumber }: Pick<DutchAddress, 'houseNumber'>, lookedUp: number | string): number {
  return houseNumber || Number(lookedUp);
}

/** §4.1: the longest official addition, in characters. */
export const additionMaxLength = 6;

/** §4.3: `language-REGION`. Some clients send just a language, which the service also accepts. */
export const languagePattern = /^[a-z]{2,3}(-[A-Z]{2})?$/;

/** §4.5: an ISO 3166-1 alpha-3 code in lower case. */
export const countryCodePattern = /^[a-z]{3}$/;

/** §4.3: a context begins with the country's lower-case alpha-3 code; what follows is opaque. */
export const contextPattern = /^[a-z]{3}[^\p{Cc}]*$/u;

/** Length of the longest context that the proxy forwards, in characters. Recorded ones have at most 153. */
export const contextMaxLength = 2_048;

/** Length of the longest term that the proxy forwards, in characters. */
export const termMaxLength = 200;

/**
 * Text that would become another path on a server that decodes it again, treats a backslash as a slash, or drops what
 * follows a semicolon: a dot segment next to one of these, or one of these percent-encoded more than once (`%c0` and
 * `%c1` start an overlong encoding of them). The proxy refuses it. A slash on its own is fine: `A/B 3` is an address.
 */
export const pathLikePattern = /%(?:25)*(?:2[ef]|5c|3b|c[01])|(?:^|[/\\])\.{1,2}[/\\;]|[/\\]\.{1,2}$/i;
