/** The meaning of a field's `autocomplete` attribute: whose address it belongs to, and which part of it. */

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

/** Whose address: the tokens before the one that names the part. Empty where there are none. */
export interface AutofillGroup {
  /** `section-…`, in lower case. */
  readonly section: string;
  readonly mode: '' | 'shipping' | 'billing';
}

/** The meaning of an `autocomplete` list. */
export interface Autofill {
  readonly group: AutofillGroup;
  /** Null for a field of something else, a name for example, and where the list is a prefix only. */
  readonly purpose: Purpose | null;
}

/** Other names of the same parts, as an `Address` has them. */
const partNames: Readonly<Record<string, Purpose>> = {
  postcode: 'postal-code',
  locality: 'address-level2',
  region: 'address-level1',
  district: 'address-level3',
};

/** A whole `autocomplete` list, or the prefix of one. What makes no sense has no group and no purpose. */
export function parseAutofill(list: string): Autofill {
  const words = list.toLowerCase().split(/\s+/).filter(Boolean);
  const section = words[0]?.startsWith('section-') ? (words.shift() ?? '') : '';
  const mode = words[0] === 'shipping' || words[0] === 'billing' ? words[0] : '';
  if (mode !== '') words.shift();
  if (words.at(-1) === 'webauthn') words.pop();
  const purpose = addressTokens.find((token) => token === words[0]) ?? null;
  // A list that goes on is no list that HTML knows.
  return { group: { section, mode }, purpose: words.length > 1 ? null : purpose };
}

/** The purpose that `data-address-part` names: a part of `Address`, or a token. Null for anything else. */
export function purposeOfPart(part: string): Purpose | null {
  const name = part.trim();
  if (Object.hasOwn(partNames, name)) return partNames[name] ?? null;
  return ownParts.find((own) => own === name) ?? addressTokens.find((token) => token === name) ?? null;
}

/** True if an element that asks for `wanted` may fill a field of `group`. An empty member of `wanted` allows any. */
export function isGroupWanted(group: AutofillGroup, wanted: AutofillGroup): boolean {
  return (
    (wanted.section === '' || wanted.section === group.section) && (wanted.mode === '' || wanted.mode === group.mode)
  );
}

/** True if two fields belong to one address. */
export function isSameGroup(a: AutofillGroup, b: AutofillGroup): boolean {
  return a.section === b.section && a.mode === b.mode;
}
