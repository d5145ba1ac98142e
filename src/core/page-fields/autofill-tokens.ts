/** The meaning of a field's `autocomplete` attribute: whose address it belongs to, and which part of it. */
import type { Field } from '../address/formats.ts';
import { oncePerText } from '../once.ts';

/** The autofill tokens of an address that have a counterpart in ours. */
const addressTokens = [
  'street-address',
  'address-line1',
  'address-line2',
  'address-line3',
  'address-level1',
  'address-level2',
  'address-level3',
  'country',
  'country-name',
  'postal-code',
] as const;

/** Parts without a token in HTML, which a field names with `data-address-part`. */
const ownParts = ['street', 'building', 'buildingNumber', 'buildingNumberAddition'] as const;

/** The part of an address that a field holds. */
export type Purpose = (typeof addressTokens)[number] | (typeof ownParts)[number];

/** The meaning of an `autocomplete` list. */
export interface Autofill {
  /** Whose address: `section-…` and `shipping` or `billing`, in lower case. Empty for neither. */
  readonly prefix: string;
  /** Null for a field of something else, a name for example, and where the list is a prefix only. */
  readonly purpose: Purpose | null;
}

/** The same parts as an `Address` names them. */
export const placeTokens = {
  postcode: 'postal-code',
  district: 'address-level3',
  locality: 'address-level2',
  region: 'address-level1',
} as const satisfies Partial<Record<Field, Purpose>>;

/**
 * A whole `autocomplete` list, or the prefix of one. What makes no sense has no purpose. Memoized, because each key needs
 * those of all fields.
 */
export const parseAutofill = oncePerText((list): Autofill => {
  const words = list.toLowerCase().split(/\s+/).filter(Boolean);
  const prefix: string[] = [];
  for (const known of [/^section-/, /^(?:shipping|billing)$/])
    if (known.test(words[0] ?? '')) prefix.push(...words.splice(0, 1));
  if (words.at(-1) === 'webauthn') words.pop();
  return { prefix: prefix.join(' '), purpose: addressTokens.find((token) => token === words.join(' ')) ?? null };
});

/** The purpose that `data-address-part` names: a part of `Address`, or a token. Null for anything else. */
export function purposeOfPart(part: string): Purpose | null {
  const name = part.trim();
  if (Object.hasOwn(placeTokens, name)) return placeTokens[name as keyof typeof placeTokens];
  return ownParts.find((own) => own === name) ?? addressTokens.find((token) => token === name) ?? null;
}
