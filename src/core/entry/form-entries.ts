/** What a form submits: the parts of an address, by name. */
import { type Address, houseWithUnit } from '../address/address.ts';
import type { SubmitNames } from '../page-fields/field-map.ts';
import type { Committed } from './state.ts';

/** What a form can have of an address: its parts, and the lines above the town. */
export type FormTexts = Readonly<
  Partial<Record<keyof SubmitNames, string | null | undefined>> & Partial<Pick<Address, 'lines'>>
>;

/** Name and value pairs, in the order they are submitted. */
export type FormEntries = readonly (readonly [name: string, value: string])[];

/** Of the committed address. */
export function committedTexts({ address, source, verdict }: Committed): FormTexts {
  return { ...address, country: address.country.iso2, source, grade: verdict?.grade };
}

/** Of an address that was typed and is not committed. */
export function typedTexts(
  parts: Partial<
    Pick<Address, 'street' | 'building' | 'unit' | 'postcode' | 'locality' | 'region' | 'district' | 'lines'>
  >,
  iso2: string,
): FormTexts {
  return { ...parts, country: iso2, source: 'manual' };
}

const parts = ['street', 'building', 'postcode', 'locality', 'region', 'country', 'source', 'grade'] as const;
// Few addresses have them: without a name of the page's they are submitted where there are any.
const rareParts = ['district', 'unit'] as const;
// Submitted only under names of the page.
const lineParts = ['address-line1', 'address-line2'] as const;

/**
 * Every part, under the name that the page gave it, or `name.part`. Those that the address does not have are empty: an
 * order never keeps a part of the one before. A flat without a home of its own in the page's names is in the building.
 */
export function entriesUnder(texts: FormTexts, name: string, names: SubmitNames): FormEntries {
  const { street = null, building = null, unit = null, lines = [] } = texts;
  const house = houseWithUnit({ building, unit, lines });
  // While the format of the country is not there, all is on one line.
  const [first, second] = lines.length > 0 ? lines : [[street, house].filter(Boolean).join(' ')];
  const submitted: FormTexts = {
    ...texts,
    building: names.unit || names['address-line1'] ? building : house,
    'address-line1': names['address-line2'] ? first : [first, second].filter(Boolean).join(', '),
    'address-line2': second,
  };
  const under = (part: keyof SubmitNames, isUsual: boolean): FormEntries => {
    const own = names[part] ?? (isUsual && name && `${name}.${part}`);
    return own ? [[own, submitted[part] ?? '']] : [];
  };
  return [
    ...parts.flatMap((part) => under(part, true)),
    ...rareParts.flatMap((part) => under(part, Boolean(submitted[part]))),
    ...lineParts.flatMap((part) => under(part, false)),
  ];
}
