/** commercetools has the parts of a street in separate members, as an `Address` has. */
import type { Address } from '../core/address/address.ts';
import { type Backend, countryNamed, type Stored } from './backend.ts';
import { commercetoolsParts } from './fields.ts';

/** The members of `BaseAddress` that are filled. */
export type CommercetoolsAddress = { readonly [Name in keyof typeof commercetoolsParts]?: string } & {
  readonly country: string;
};

const parts = Object.entries(commercetoolsParts);

/** commercetools: `BaseAddress`. Parts that the address does not have are left out, because an address there is replaced as a whole. */
export const commercetools: Backend<CommercetoolsAddress, Stored<CommercetoolsAddress>> = {
  fromAddress: (address: Address) => ({
    country: address.country.iso2,
    ...Object.fromEntries(parts.flatMap(([name, part]) => (address[part] ? [[name, address[part]]] : []))),
  }),
  toAddress: (stored) => {
    const texts: Readonly<Record<string, unknown>> = { ...stored };
    const textIn = (name: string) => (typeof texts[name] === 'string' ? texts[name] : '');
    const country = countryNamed(textIn('country'));
    if (!country) return null;
    const given = parts.map(([name, part]) => [part, textIn(name) || null] as const);
    return {
      country: country.iso2,
      ...Object.fromEntries(given.filter(([part, text]) => text || part !== 'district')),
    };
  },
};
