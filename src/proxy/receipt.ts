/**
 * Receipts: the proxy signs what the service answered of an address, the form submits it, and the shop's server checks it
 * without a second lookup.
 */
import type { OperationName } from '../contract/operations.ts';
import { houseNumberOf } from '../contract/rules.ts';
import type { DutchAddress, Grade, InternationalAddress, ValidationMatch } from '../contract/types.ts';
import { parseJson } from './answer-text.ts';
import type { ServiceAnswer, ServiceCall } from './call.ts';
import { bytesOf, checkLifetime, createSigner, createVerifier, isInLife, keyMinLength } from './digest.ts';

/** A secret that signs receipts. */
export interface ReceiptKey {
  /** Up to 16 letters, digits, `-` and `_`. Receipts name their key by it. */
  readonly id: string;
  /** At least 32 characters. */
  readonly secret: string;
}

/** The option `receipt` of the proxy. */
export interface ReceiptOptions {
  /** The first one signs. List the old one behind it while a new one replaces it, for `verifyReceipt`. */
  readonly keys: readonly ReceiptKey[];
  /** Whole seconds for which a receipt is valid, a day at most. Default: 7,200. */
  readonly lifetime?: number;
  /** The visitor that the receipt is for, as in `pageToken`; a receipt has a keyed hash of it. Default: every visitor. */
  readonly subject?: (request: Request) => string | null;
}

/** The operations whose answers are addresses. */
type SignedOperation = 'details' | 'validate' | 'dutchByPostcode' | 'dutchByStreet';

/** What a receipt says. Short names, because it travels with a form. */
export interface ReceiptClaims {
  /** Host of the page. */
  readonly host: string;
  /** Seconds since the epoch. */
  readonly expires: number;
  /** A keyed hash of the visitor; empty for every visitor. A receipt is readable, and the visitor may be the name of a session. */
  readonly subject: string;
  /** The operation that answered. `details`: the address was chosen. `validate`: it was typed and validated. The others looked up a Dutch house. */
  readonly operation: SignedOperation;
  /** Null unless the operation is `validate`. */
  readonly grade: Grade | null;
  /** All additions of a Dutch number, an empty one for the number alone; null for another operation. */
  readonly additions: readonly string[] | null;
  /** As the service has them; empty for none. The country is its alpha-3 code, or its name. */
  readonly address: Readonly<Record<'country' | 'street' | 'building' | 'postcode' | 'locality', string>>;
}

const defaultLifetimeSeconds = 7_200;

/** Characters of the longest receipt. Only a number with hundreds of additions would need more: it gets none. */
const charactersMax = 4_096;

/** A page token is signed with other texts: neither can stand for the other, even with one secret. */
const signedText = (id: string, payload: string) => `receipt\n${id}\n${payload}`;

type Sign = ReturnType<typeof createSigner>;

const markOf = async (subject: string, sign: Sign) => (subject === '' ? '' : sign(`subject\n${subject}`));

/**
 * Checks the options of receipts.
 *
 * @throws TypeError with a sentence
 */
export function checkReceiptOptions({
  keys,
  lifetime = defaultLifetimeSeconds,
}: Pick<ReceiptOptions, 'keys' | 'lifetime'>): void {
  const ids = new Set(keys.map(({ id }) => id));
  const isKey = ({ id, secret }: ReceiptKey) => /^[\w-]{1,16}$/.test(id) && secret.length >= keyMinLength;
  if (keys.length === 0 || ids.size < keys.length || !keys.every(isKey)) {
    throw new TypeError(
      `receipt.keys must be keys with different ids of up to 16 letters and digits, and secrets of at least ${keyMinLength} characters.`,
    );
  }
  checkLifetime('receipt.lifetime', lifetime);
}

/**
 * Returns a function that adds receipts to the answer of a call. Each address in an answer to `details` or a Dutch lookup gets
 * the member `receipt`, and each house in one to `validate`; other answers are unchanged.
 *
 * @param now milliseconds since the epoch
 * @throws TypeError with a sentence when the options are unsafe
 */
export function createReceiptWriter(options: ReceiptOptions, now: () => number) {
  checkReceiptOptions(options);
  const { keys, lifetime = defaultLifetimeSeconds, subject } = options;
  const { id, secret } = keys[0] as ReceiptKey;
  let signer: Sign | null = null;
  return async (answer: ServiceAnswer, { operation, params }: ServiceCall, request: Request, host: string) => {
    if (!isSigned(operation) || answer.status !== 200) return answer;
    signer ??= createSigner(secret);
    const sign = signer;
    const expires = Math.floor(now() / 1_000) + lifetime;
    const common = { host, expires, subject: await markOf(subject?.(request) ?? '', sign), operation };
    const signed = async (found: object) => {
      const claims = claimsOf[operation](found as never, params);
      const payload = claims && encoded({ ...common, ...claims });
      const receipt = payload && `${id}.${payload}.${await sign(signedText(id, payload))}`;
      // A member of this name that the service may have is not ours, and is left out.
      return { ...found, receipt: receipt && receipt.length <= charactersMax ? receipt : undefined };
    };
    const body = parseJson(answer.text) as object & { readonly matches: readonly ValidationMatch[] };
    const whole =
      operation === 'validate' ? { ...body, matches: await Promise.all(body.matches.map(signed)) } : await signed(body);
    const text = JSON.stringify(whole);
    // A browser must keep it neither until it has expired, nor for the next visitor.
    return { ...answer, text, bytes: bytesOf(text).length, maxAge: 0 };
  };
}

type AnsweredClaims = Pick<ReceiptClaims, 'grade' | 'address' | 'additions'>;

/** What the answers of an operation say. Null for a street or a town, which is no address to ship to. */
const claimsOf = {
  details: internationalClaims,
  validate: (found: ValidationMatch) =>
    found.status.validationLevel === 'Building' ? { ...internationalClaims(found), grade: found.status.grade } : null,
  dutchByPostcode: dutchClaims,
  dutchByStreet: dutchClaims,
} satisfies Readonly<Record<SignedOperation, (found: never, params: ServiceCall['params']) => AnsweredClaims | null>>;

const isSigned = (name: OperationName): name is SignedOperation => name in claimsOf;

function internationalClaims({ address, country }: InternationalAddress): AnsweredClaims {
  return {
    grade: null,
    additions: null,
    address: {
      country: country.iso3Code ?? country.name,
      street: address.street ?? '',
      building: address.building ?? '',
      postcode: address.postcode ?? '',
      locality: address.locality ?? '',
    },
  };
}

/** §2.1. The shopper may choose each of the additions without another lookup. */
function dutchClaims(found: DutchAddress, params: ServiceCall['params']): AnsweredClaims {
  const { street, houseNumberAddition, houseNumberAdditions, postcode, city } = found;
  const own = houseNumberAddition === null ? [] : [houseNumberAddition];
  return {
    grade: null,
    additions: houseNumberAdditions.length > 0 ? houseNumberAdditions : own,
    address: {
      country: 'NLD',
      street,
      building: String(houseNumberOf(found, params['houseNumber'] ?? '')),
      postcode,
      locality: city,
    },
  };
}

/** The reason why a receipt is not accepted. `forged`: it was altered, or signed with another secret. */
export type ReceiptFailure = 'malformed' | 'unknown-key' | 'forged' | 'expired' | 'other-origin' | 'other-visitor';

/** The facts that a receipt must fit. */
export interface ReceiptFacts {
  readonly keys: readonly ReceiptKey[];
  /** Host of the page whose form it is, with its port when it is not the default one. */
  readonly host: string;
  /** As the proxy's `subject` had it. Default: every visitor. */
  readonly subject?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The claims of a receipt that is genuine, in time, and of this page and visitor. Never rejects for what a browser sent. */
export async function readReceipt(
  receipt: string,
  { keys, host, subject = '', now }: ReceiptFacts,
): Promise<ReceiptClaims | ReceiptFailure> {
  const [, id = '', payload = '', signature = ''] =
    (receipt.length <= charactersMax && /^([\w-]{1,16})\.([\w-]+)\.([\da-f]{64})$/.exec(receipt)) || [];
  if (id === '') return 'malformed';
  const key = keys.find((it) => it.id === id);
  if (!key) return 'unknown-key';
  // Nothing of it is read before the signature is known to be ours.
  if (!(await createVerifier([key.secret])(signedText(id, payload), signature))) return 'forged';
  const claims = decoded(payload);
  if (!isInLife(claims.expires, now)) return 'expired';
  if (claims.host !== host) return 'other-origin';
  const mark = await markOf(subject, createSigner(key.secret));
  return claims.subject === mark ? claims : 'other-visitor';
}

/** base64url (RFC 4648) of JSON in UTF-8. */
function encoded(claims: ReceiptClaims): string {
  const binary = Array.from(bytesOf(JSON.stringify(claims)), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Of a text that we have signed. */
function decoded(payload: string): ReceiptClaims {
  const binary = atob(payload.replace(/-/g, '+').replace(/_/g, '/'));
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (sign) => sign.charCodeAt(0)))) as ReceiptClaims;
}
