/** What a form submits: the parts of an address, by name. */
import { type Address, houseWithUnit } from '../address/address.ts';
import type { SubmitNames } from '../page-fields/field-map.ts';
import type { Committed } from './state.ts';

/** A part of an address as a form has it. The lines are those above the town. */
export type SubmittedPart = keyof SubmitNames;

/** The texts that a form can have of an address; those of parts that it does not have are empty. */
export type FormTexts = Readonly<Record<SubmittedPart, string>>;

/** Name and value pairs, in the order they are submitted. */
export type FormEntries = readonly (readonly [name: string, value: string])[];

type Parts = Readonly<
  Partial<Pick<Address, 'street' | 'building' | 'unit' | 'postcode' | 'locality' | 'region' | 'district' | 'lines'>>
>;

const always = ['street', 'building', 'postcode', 'locality', 'region', 'country', 'source', 'grade'] as const;
// Few addresses have them: without a name of the page's they are submitted where there are any.
const rare = ['district', 'unit'] as const;
// Submitted only under names of the page.
const lines = ['address-line1', 'address-line2'] as const;

/** Of the committed address. */
export function committedTexts({ address, source, verdict }: Committed): FormTexts {
  return { ...typedTexts(address, address.country.iso2), source: source ?? '', grade: verdict?.grade ?? '' };
}

/** Of an address that was typed and is not committed. */
export function typedTexts(parts: Parts, iso2: string): FormTexts {
  const { street, building, unit, postcode, locality, region, district } = parts;
  const [first, second] = linesOf(parts);
  return {
    street: street ?? '',
    building: building ?? '',
    unit: unit ?? '',
    postcode: postcode ?? '',
    locality: locality ?? '',
    region: region ?? '',
    district: district ?? '',
    country: iso2,
    source: 'manual',
    grade: '',
    'address-line1': first ?? '',
    'address-line2': second ?? '',
  };
}

/**
 * Every part, under the name that the page gave it, or `name.part`. Those that the address does not have are empty: an
 * order never keeps a part of the one before. A flat without a home of its own in the page's names is in the building.
 */
export function entriesUnder(texts: FormTexts, name: string, names: SubmitNames): FormEntries {
  const hasUnit = Boolean(names.unit || names['address-line1']);
  const [first, second] = [texts['address-line1'], texts['address-line2']];
  const submitted: FormTexts = {
    ...texts,
    building: hasUnit ? texts.building : houseWithUnit({ ...texts, lines: [first] }),
    'address-line1': names['address-line2'] ? first : joined([first, second], ', '),
  };
  const under = (part: SubmittedPart, isUsual: boolean): FormEntries => {
    const own = names[part] ?? (isUsual && name && `${name}.${part}`);
    return own ? [[own, submitted[part]]] : [];
  };
  return [
    ...always.flatMap((part) => under(part, true)),
    ...rare.flatMap((part) => under(part, submitted[part] !== '')),
    ...lines.flatMap((part) => under(part, false)),
  ];
}

/** While the format of the country is not there, all is on one line. */
function linesOf({ lines: printed = [], street, building, unit }: Parts): readonly string[] {
  return printed.length > 0 ? printed : [joined([street, building, unit], ' ')];
}

function joined(texts: readonly (string | null | undefined)[], by: string): string {
  return texts.filter(Boolean).join(by);
}
