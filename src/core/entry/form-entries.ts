/** The parts of an address that a form submits, by name. */
import type { Grade } from '../../contract/types.ts';
import { type Address, houseWithUnit } from '../address/address.ts';
import type { SubmitNames } from '../page-fields/field-map.ts';

/** The texts of an address for a form: its parts, and the lines above the town. */
export type FormTexts = Readonly<
  Partial<Record<keyof SubmitNames, string | null | undefined>> & Partial<Pick<Address, 'lines'>>
>;

/** Name and value pairs, in the order they are submitted. */
type FormEntries = readonly (readonly [name: string, value: string])[];

/** An address, and what a form is told of where it came from. */
export interface SubmittedAddress {
  readonly address: Address;
  readonly verdict: { readonly grade: Grade | null } | null;
  /** The service's answer. A proxy may have put its receipt into it. */
  readonly details?: object | null;
}

/** Of the committed address. */
export function committedTexts({ address, verdict, details }: SubmittedAddress): FormTexts {
  const { receipt, houseNumberAddition }: Readonly<Record<string, unknown>> = Object(details);
  // It is not of a Dutch house whose addition the register lacks.
  const signed = typeof receipt === 'string' && houseNumberAddition !== null ? { receipt } : null;
  return { ...address, country: address.country.iso2, grade: verdict?.grade, ...signed };
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
// Submitted only under names of the page: without them, the building holds the flat.
const namedParts = ['unit', 'address-line1', 'address-line2'] as const;

/**
 * Every part, under the name that the page gave it, or `name.part`. Missing parts are empty, so that an order never
 * keeps a part of the former one. A flat without a name of its own is in the building.
 */
export function entriesUnder(texts: FormTexts, name: string, names: SubmitNames): FormEntries {
  const { street = null, building = null, unit = null, district = null, locality = null, lines = [] } = texts;
  const house = houseWithUnit({ street, building, unit, district, locality, lines });
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
    // Few addresses have one: unless the page names it, it is submitted only if there is one. So is the receipt of a proxy.
    ...under('district', Boolean(submitted.district)),
    ...under('receipt', Boolean(submitted.receipt)),
    ...namedParts.flatMap((part) => under(part, false)),
  ];
}
