/** A small service whose answers take their time, and a client of it that notes what it is asked. */
import { type AddressClient, AddressServiceError } from '../../../src/client.ts';
import type { InternationalAddress, Match } from '../../../src/contract/types.ts';
import { belgium, netherlands } from '../../support/samples.ts';

/** The outcome of a request, and the milliseconds until then. */
export interface Fate {
  readonly delay: number;
  readonly outcome: 'answered' | 'unavailable' | 'rate-limited';
}

/** Milliseconds for which the service knows a context. */
export const contextLifeMs = 25 * 60_000;

/** Seconds that it asks to be left alone. */
export const retryAfter = 20;

export interface House {
  readonly country: 'NL' | 'BE';
  readonly street: string;
  readonly building: string;
  readonly postcode: string;
  readonly locality: string;
}

const house = (country: House['country'], street: string, building: string, postcode: string, locality: string) => ({
  ...{ country, street, building, postcode, locality },
});

export const houses: readonly House[] = [
  house('NL', 'Dam', '1', '1012JS', 'Amsterdam'),
  house('NL', 'Julianastraat', '30', '2012ES', 'Haarlem'),
  house('NL', 'Julianastraat', '32', '2012ES', 'Haarlem'),
  house('BE', 'Grote Markt', '1', '1000', 'Brussel'),
];

/** A suggestion: one house, or a street with several. */
export interface Row {
  readonly value: string;
  readonly label: string;
  readonly houses: readonly House[];
}

const rowOf = (it: House): Row => ({
  value: `${it.postcode} ${it.locality}, ${it.street} ${it.building} `,
  label: `${it.street} ${it.building}`,
  houses: [it],
});

const streetOf = ({ locality, street }: House) => `${locality}, ${street} `;

/** The suggestions for a text in a country; within a street its houses for its value, and for any other text as before. */
export function rowsFor(country: House['country'], term: string, street = ''): readonly Row[] {
  const here = houses.filter((it) => it.country === country);
  if (street && term === street) return here.filter((it) => streetOf(it) === street).map(rowOf);
  const whole = here.filter((it) => rowOf(it).value === term);
  if (whole.length > 0) return whole.map(rowOf);
  const word = term.trim().toLowerCase();
  const found = here.filter((it) => it.street.toLowerCase().startsWith(word) || streetOf(it) === term);
  const [first] = found;
  if (!first || found.length === 1) return found.map(rowOf);
  return [{ value: streetOf(first), label: first.street, houses: found }];
}

const countryOf = (it: House) => (it.country === 'NL' ? netherlands : belgium);

function detailsOf(it: House): InternationalAddress {
  const { name, iso3, iso2 } = countryOf(it);
  const { street, building, postcode, locality } = it;
  const address = { country: name, street, building, postcode, locality, region: null };
  return {
    ...{ language: 'nl-NL', location: null, isPoBox: false, details: null },
    address: { ...address, buildingNumber: Number(building), buildingNumberAddition: null },
    mailLines: [],
    country: { name, iso3Code: iso3, iso2Code: iso2 },
  } as InternationalAddress;
}

/** One request, as it was asked. */
export interface Asked {
  readonly what: string;
  readonly session: string;
}

export function slowService(fates: readonly Fate[]) {
  const asked: Asked[] = [];
  let count = 0;
  async function reply<Answer>(what: string, session: string, signal: AbortSignal | undefined, answer: () => Answer) {
    const { delay, outcome } = fates[count++ % fates.length] as Fate;
    asked.push({ what, session });
    await new Promise((resolve) => setTimeout(resolve, delay));
    signal?.throwIfAborted();
    if (outcome === 'answered') return answer();
    const wait = outcome === 'unavailable' ? { status: 503 } : { status: 429, retryAfter };
    throw new AddressServiceError(outcome, 'suggest', wait);
  }
  const expired = () => new AddressServiceError('invalid-input', 'suggest', { status: 400 });
  /** A context is a country, or a country, a term and the time at which it was given. */
  const partsOf = (context: string) => {
    const [code = '', value = '', at = '0'] = context.split('|');
    if (value && performance.now() - Number(at) > contextLifeMs) throw expired();
    return { country: code === 'nld' ? ('NL' as const) : ('BE' as const), value };
  };
  const client: AddressClient = {
    suggest: ({ context, term, session }, { signal } = {}) =>
      reply(`suggest ${context.slice(0, 3)} ${term}`, session, signal, () => {
        const { country, value: street } = partsOf(context);
        const matches = rowsFor(country, term, street).map(
          ({ value, label, houses: those }): Match => ({
            ...{ value, label, description: those[0]?.locality ?? '', highlights: [] },
            precision: those.length > 1 ? 'Street' : 'Address',
            context: `${context.slice(0, 3)}|${value}|${performance.now()}`,
          }),
        );
        return { newContext: null, matches };
      }),
    details: ({ context, session }, { signal } = {}) =>
      reply(`details ${context.split('|')[1]}`, session, signal, () => {
        const { value } = partsOf(context);
        return detailsOf(houses.find((it) => rowOf(it).value === value) as House);
      }),
    validate: () => Promise.reject(new Error('Nobody asks for it.')),
    countries: async () => [netherlands, belgium],
    country: async () => null,
    dutchByPostcode: () => Promise.reject(new Error('Nobody asks for it.')),
    dutchByStreet: () => Promise.reject(new Error('Nobody asks for it.')),
  };
  return { client, asked };
}
