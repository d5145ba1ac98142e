/** Performs the seven operations on the data. */
import type { OperationName } from '../../src/contract/operations.ts';
import { contextMaxLength, countryCodePattern, languagePattern, termMaxLength } from '../../src/contract/rules.ts';
import type { Country } from '../../src/contract/types.ts';
import { autocomplete } from './autocomplete.ts';
import { type Context, type Contexts, markOf, type Place } from './contexts.ts';
import { codeOf, createCountryLookup } from './countries.ts';
import { detailsOf } from './details.ts';
import { createDutchLookups } from './dutch.ts';
import { errors } from './errors.ts';
import { storeOf } from './memory-store.ts';
import type { Building, CountryData, Street } from './model.ts';
import { createSearch, type Search } from './search.ts';
import { unvalidatedBuilding } from './unvalidated.ts';
import { readInput, validate } from './validate.ts';

/** A call of an operation. */
export interface Call {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The session id; empty for operations without sessions. */
  readonly session: string;
}

/** The answer to a call. */
export interface Answer {
  readonly body: unknown;
  /** The status. Default: 200. */
  readonly status?: number;
  /** The address whose details are in the body, for the ledger. */
  readonly address?: string;
  /** True if the context was sent to another session, for the ledger. */
  readonly isForeign?: boolean;
}

/** A function for each operation. */
export type Operations = Readonly<Record<OperationName, (call: Call) => Answer | Promise<Answer>>>;

/** Creates the operations on this data. They throw a ServiceError for wrong parameters. */
export function createOperations(data: readonly CountryData[], contexts: Contexts, undocumented: boolean): Operations {
  const indexes = new Map<string, Search>();
  const indexOf = (iso3: string): Search => {
    const code = iso3.toUpperCase();
    const own = data.find(({ country }) => country.iso3 === code);
    if (!own) throw errors.invalidParameter('This country is not supported.');
    const index = indexes.get(code) ?? createSearch(storeOf(own));
    indexes.set(code, index);
    return index;
  };
  let lookups: ReturnType<typeof createDutchLookups> | undefined;
  const dutch = () => {
    lookups ??= createDutchLookups(indexOf('NLD').store);
    return lookups;
  };
  const countries: readonly Country[] = data.map(({ country }) => country);
  const findCountry = createCountryLookup(data);

  return {
    dutchByPostcode: ({ params: { postcode = '', houseNumber = '', houseNumberAddition = '' } }) => ({
      body: dutch().byPostcodeAndNumber(postcode, houseNumber, houseNumberAddition),
    }),
    dutchByStreet: ({ params: { city = '', street = '', houseNumber = '', houseNumberAddition = '' } }) => ({
      body: dutch().byStreet(city, street, houseNumber, houseNumberAddition),
    }),
    suggest: async ({
      params: { context: text = '', term = '', language: wanted = '', buildingListMode = '' },
      session,
    }) => {
      if (term.length > termMaxLength) throw errors.invalidParameter('Term is too long.');
      if (/\p{Cc}/u.test(term)) throw errors.invalidParameter('Term has control characters.');
      if (wanted !== '' && !languagePattern.test(wanted)) throw errors.invalidParameter('Language is not valid.');
      if (!['', 'short', 'paged'].includes(buildingListMode)) throw errors.invalidParameter('Unknown list mode.');
      const context = await read(contexts, text);
      const index = indexOf(context.iso3);
      const language = languageOf(index, wanted || context.language);
      const mode = buildingListMode === 'paged' ? 'paged' : 'short';
      const mark = markOf(session);
      const body = await autocomplete({ index, context, term, language, mode, session: mark, contexts, undocumented });
      return { body, isForeign: context.session !== '' && context.session !== mark };
    },
    details: async ({ params: { context: text = '', dispatchCountry = '' }, session }) => {
      if (dispatchCountry !== '' && codeOf(dispatchCountry) !== dispatchCountry.toUpperCase())
        throw errors.invalidParameter('Dispatch country is not valid.');
      const context = await read(contexts, text);
      const { place } = context;
      const index = indexOf(context.iso3);
      const street = place.kind === 'address' || place.kind === 'typed' ? index.store.street(place.street) : undefined;
      const building = street && buildingAt(street, place);
      if (!street || !building) throw errors.tooShort();
      const body = detailsOf(street, building, languageOf(index, context.language), dispatchCountry);
      const domestic = detailsOf(street, building, body.language, '').mailLines;
      return { body, address: domestic.join(', '), isForeign: context.session !== markOf(session) };
    },
    validate: ({ params: { country = '' }, query }) => {
      if (!countryCodePattern.test(country)) throw errors.invalidParameter('Country is not valid.');
      const index = indexOf(country);
      return { body: validate(index, readInput(query), languageOf(index, '')) };
    },
    country: ({ params: { country = '' } }) => {
      const found = findCountry(country);
      if (found === 'malformed') throw errors.invalidParameter('Country is not valid.');
      return found ? { body: found } : { body: null, status: 404 };
    },
    countries: () => ({ body: countries }),
  };
}

function read(contexts: Contexts, text: string): Promise<Context> {
  if (text.length > contextMaxLength) throw errors.invalidParameter('Context is too long.');
  return contexts.read(text);
}

/** The building of a place; null when it has none. */
function buildingAt(street: Street, place: Place): Building | null {
  if (place.kind === 'typed') return unvalidatedBuilding(street, place.building);
  return place.kind === 'address' ? (street.buildings[place.building] ?? null) : null;
}

/** The wanted language if the country has it, else one with the same primary language, else the country's default. */
function languageOf({ store: { languages } }: Search, wanted: string): string {
  const [primary = ''] = wanted.split('-');
  const [first = ''] = languages;
  return (
    languages.find((language) => language === wanted) ?? languages.find((it) => it.startsWith(`${primary}-`)) ?? first
  );
}
