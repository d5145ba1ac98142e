import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Country } from '../../../src/contract/types.ts';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { isoCountries } from '../../../src/core/country/iso-countries.ts';
import { countryInEffect, countryOf, countryRequestOf, countrySupportOf } from '../../../src/core/country/selectors.ts';
import type { EntryEvent, EntryState } from '../../../src/core/entry/state.ts';
import {
  after,
  configured,
  countryEvent,
  countryNamed,
  listArrived,
  listFailed,
  listLate,
  on,
  root,
  type Step,
} from '../../support/entry.ts';
import { details, printed } from '../../support/samples.ts';
import { typed } from '../search/support.ts';

/*
 * A plain model of docs/address-entry.md: `country` is who the page asks for, by code or name, and by default the first
 * of `countries`; `countries` are those that may be chosen. One that may not be chosen is as good as none.
 */

const all = isoCountries();
const of = (code: string): Country => {
  const country = all.find(({ iso2 }) => iso2 === code);
  assert.ok(country, code);
  return country;
};
const europe = ['NL', 'BE', 'DE', 'FR'].map(of);
const overseas = [...europe, of('US'), of('CA')];
const problem = { reason: 'unavailable', operation: 'countries', status: 503, retryAfter: null } as const;

/** Names that the service alone knows. */
const nicknames: Readonly<Record<string, Country>> = { Holland: of('NL'), 'The States': of('US') };

/** The service's answer about one country. */
const named = (name: string, list: readonly Country[]): Country | null =>
  nicknames[name] ?? list.find(({ iso2, iso3, name: own }) => [iso2, iso3, own].includes(name)) ?? null;

const isCodeOf = ({ iso2, iso3 }: Country, code: string) => [iso2, iso3].includes(code);

/** The expected country: `list` is the service's, or null if it cannot be loaded. */
function modelOf(asked: string, countries: string, list: readonly Country[] | null): Country | null {
  const codes = countries.split(' ').filter(Boolean);
  const positive = codes.filter((code) => !code.startsWith('-'));
  const isIn = (countries: readonly Country[], code: string) => countries.some((country) => isCodeOf(country, code));
  const isBeyond = positive.some((code) => code === '*' || (isIn(all, code) && !isIn(list ?? [], code)));
  const there = list === null ? all : isBeyond ? all : list;
  const isAllowed = (country: Country) =>
    (positive.length === 0 || positive.some((code) => code === '*' || isCodeOf(country, code))) &&
    !codes.some((code) => code.startsWith('-') && isCodeOf(country, code.slice(1)));
  const isAnyAllowed = there.some(isAllowed);
  for (const name of [asked, ...positive]) {
    const found = there.find((country) => isCodeOf(country, name) || country.name === name) ?? named(name, list ?? []);
    if (found && (isAllowed(found) || !isAnyAllowed)) return found;
    // Only the first of the codes is a default, and `*` is none.
    if (name !== asked && name !== '*') return null;
  }
  return null;
}

const askedFor = ['', 'FR', 'USA', 'CA', 'Canada', 'Holland', 'The States', 'XX'];
const offered = ['', 'FR', 'DE FR', 'US CA', 'CAN DE', '* -CA', '-CA', 'XX', 'DE -DE', 'NL'];

/** The answers to whatever the state asks of one country. */
function answered(state: EntryState, list: readonly Country[]): EntryState {
  const request = countryRequestOf(state);
  if (request?.kind !== 'country') return state;
  return answered(on(state, countryNamed(request.name, named(request.name, list))), list);
}

const codeOf = (state: EntryState) => countryOf(state)?.iso2 ?? null;

describe('the country that a page sets, among those that it offers', () => {
  const lists: readonly (readonly [name: string, readonly Country[]])[] = [
    ['a list of Europe', europe],
    ['a list with America', overseas],
  ];
  for (const [name, list] of lists) {
    const page = (country: string, countries: string): Step => configured({ country, countries, hasClient: true });
    const orders: readonly (readonly [order: string, (set: Step) => readonly Step[]])[] = [
      ['the list first', (set) => [listArrived(list), set]],
      ['the page first', (set) => [set, listArrived(list)]],
      ['all countries before the list', (set) => [set, ...listLate(), listArrived(list)]],
      ['a list that fails and comes later', (set) => [set, listFailed(problem), listArrived(list)]],
    ];
    for (const text of ['', 'julian']) {
      for (const [order, stepsOf] of orders) {
        it(`is offered, or else the first that is: ${name}, ${order}, text "${text}"`, () => {
          for (const asked of askedFor) {
            for (const countries of offered) {
              const start = text ? [typed(text)] : [];
              const state = answered(after(...start, ...stepsOf(page(asked, countries))), list);
              const what = `country="${asked}" countries="${countries}"`;
              const expected = modelOf(asked, countries, list);
              assert.equal(codeOf(state), expected?.iso2 ?? null, what);
              assert.equal(state.search.text, text, what);
              const isSupported = list.some(({ iso3 }) => iso3 === expected?.iso3);
              if (expected) {
                assert.equal(countrySupportOf(state), isSupported ? 'searchable' : 'unsupported', what);
                const isOwn = isCodeOf(expected, asked) || expected.name === asked;
                assert.equal(countryInEffect(state, asked), isOwn ? asked : expected.iso2, what);
              }
            }
          }
        });
      }
    }
  }

  it('is among all countries if the list cannot be loaded', () => {
    for (const asked of askedFor) {
      for (const countries of offered) {
        const page = configured({ country: asked, countries, hasClient: true });
        const state = answered(after(page, listFailed(problem)), []);
        assert.equal(codeOf(state), modelOf(asked, countries, null)?.iso2 ?? null, `${asked} of ${countries}`);
      }
    }
  });
});

describe('a page that sets another country, or offers others', () => {
  const page = (country: string, countries: string): Step => configured({ country, countries, hasClient: true });
  const chosen = (country: Country): EntryEvent => countryEvent({ type: 'countryChosen', country, by: 'user' });
  const known: readonly Step[] = [listArrived(overseas)];
  const acts = [
    ['', 'FR', 'DE FR', ''],
    ['', 'DE FR', 'FR DE', ''],
    ['', 'NL BE', 'DE BE', 'BE'],
    ['DE', 'DE FR', 'FR', ''],
    ['DE', 'DE FR', 'FR', 'FR'],
    ['DE', 'DE FR', 'NL FR', 'FR'],
    ['DE', 'DE FR', 'US', 'FR'],
    ['DE', '', '-DE', ''],
    ['', '', '-DE', 'DE'],
    ['', '', 'FR', 'DE'],
    ['The States', '', 'CA FR', ''],
  ] as const;
  for (const [listed, steps] of [
    ['with the list', [...known]],
    ['before the list', []],
  ] as const) {
    it(`keeps the shopper’s choice if it is still offered, and otherwise follows the page: ${listed}`, () => {
      for (const [country, before, after_, choice] of acts) {
        const begun = after(...steps, page(country, before), ...(choice ? [chosen(of(choice))] : []));
        const state = answered(on(begun, page(country, after_), ...known), overseas);
        const isKept = choice !== '' && modelOf(choice, after_, overseas)?.iso2 === choice;
        const expected = isKept ? choice : (modelOf(country, after_, overseas)?.iso2 ?? null);
        assert.equal(codeOf(state), expected, `country="${country}" countries="${before}" → "${after_}", ${choice}`);
      }
    });

    it(`has no country any more once it sets none, unless the shopper chose it: ${listed}`, () => {
      const named = after(...steps, page('NL', ''), typed('julian'));
      const state = on(named, page('', ''));
      assert.deepEqual([codeOf(state), state.search.text, state.search.request], [null, 'julian', null]);
      assert.equal(countryInEffect(state, ''), '');
      assert.equal(codeOf(on(state, ...known)), null, 'also when a list comes');
      assert.equal(codeOf(on(named, page('', 'DE FR'), ...known)), 'DE');
      assert.equal(codeOf(on(named, chosen(of('BE')), page('', ''), ...known)), 'BE');
    });
  }

  it('leaves an address and its country alone', () => {
    const address = printed(addressFrom(details, of('NL')));
    const state = after(...known, page('NL', 'NL BE'), root({ type: 'addressGiven', by: 'script', address }));
    for (const [country, countries] of [
      ['', ''],
      ['NL', 'DE FR'],
      ['', 'DE'],
    ] as const) {
      const next = on(state, page(country, countries));
      assert.deepEqual([codeOf(next), next.committed], ['NL', state.committed]);
    }
  });
});
