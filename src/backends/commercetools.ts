/** commercetools has the parts of a street in separate members, as an `Address` has. */
import type { Address } from '../core/address/address.ts';
import { withNumberOnce } from '../core/address/house-number.ts';
import { worldFormatOf } from '../core/address/world-formats.ts';
import { type Backend, countryNamed, type Stored } from './backend.ts';
import { commercetoolsParts } from './fields.ts';

/** The members of `BaseAddress` that are filled. */
export type CommercetoolsAddress = { readonly [Name in keyof typeof commercetoolsParts]?: string } & {
  readonly country: string;
};

const parts = Object.entries(commercetoolsParts);

/** The parts without a number that the name of the street has as well. */
function withHouseOnce<Of extends Partial<Pick<Address, 'street' | 'building' | 'unit'>>>(given: Of, iso2: string): Of {
  const { street, building, unit } = given;
  if (!street || !building) return given;
  const once = withNumberOnce({ street, building, addition: unit ?? '' }, worldFormatOf(iso2));
  return { ...given, street: once.street, building: once.building, unit: once.addition || null };
}

/** commercetools: `BaseAddress`. Parts that the address does not have are left out, because an address there is replaced as a whole. */
export const commercetools: Backend<CommercetoolsAddress, Stored<CommercetoolsAddress>> = {
  fromAddress: (address: Address) => {
    const own = withHouseOnce(address, address.country.iso2);
    return {
      country: address.country.iso2,
      ...Object.fromEntries(parts.flatMap(([name, part]) => (own[part] ? [[name, own[part]]] : []))),
    };
  },
  toAddress: (stored) => {
    const texts: Readonly<Record<string, unknown>> = { ...stored };
    const textIn = (name: string) => (typeof texts[name] === 'string' ? texts[name] : '');
    const country = countryNamed(textIn('country'));
    if (!country) return null;
    const given = parts.map(([name, part]) => [part, textIn(name) || null] as const);
    const own = Object.fromEntries(given.filter(([part, text]) => text || part !== 'district'));
    return { country: country.iso2, ...withHouseOnce(own, country.iso2) };
  },
};
