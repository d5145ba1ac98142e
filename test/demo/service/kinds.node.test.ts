/** The kinds of addresses that forms stumble over: each is in the data as a person meets it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wholeCountries } from '../../../demo/service/data/whole.ts';
import { type Building, namesOf, type Street, streetsOf } from '../../../demo/service/model.ts';

const streets = new Map(wholeCountries.map((data) => [data.country.iso3, streetsOf(data)]));
const streetsIn = (iso3: string): readonly Street[] => streets.get(iso3) ?? assert.fail(iso3);

const isNamed = (pattern: RegExp) => (street: Street) => namesOf(street.data.name).some((name) => pattern.test(name));
const isIn = (pattern: RegExp) => (street: Street) => namesOf(street.locality.name).some((name) => pattern.test(name));
const hasBuilding = (fits: (building: Building) => boolean) => (street: Street) => street.buildings.some(fits);
const hasAddition = (pattern: RegExp) =>
  hasBuilding(({ addition, name }) => pattern.test(addition) || pattern.test(name));
const isPoBox = (street: Street) => street.data.kind === 'PO boxes';

/** The kinds of streets, their country, and the least number of them. */
const kinds: readonly (readonly [string, string, number, (street: Street) => boolean])[] = [
  ['additions of letters', 'NLD', 100, hasAddition(/^[AB]$/)],
  ['"bis" as an addition', 'NLD', 50, hasAddition(/^bis$/)],
  ['Frisian names', 'NLD', 5, isNamed(/strjitte|dyk$|leane|wei$/)],
  ['a town on an island', 'NLD', 2, isIn(/^(?:Den Burg|Nes|West-Terschelling)$/)],
  ['boxes', 'BEL', 100, hasAddition(/^(?:bus|bte) \d/)],
  ['names in two languages', 'BEL', 100, (street) => namesOf(street.data.name).length > 1],
  ['communes with two names', 'BEL', 50, (street) => namesOf(street.locality.name).length > 1],
  ['names in German', 'BEL', 5, isNamed(/straße$/)],
  ['numbers of two houses', 'DEU', 100, hasAddition(/^-\d+$/)],
  ['towns on islands', 'DEU', 4, isIn(/^(?:Borkum|Norderney|Westerland|Helgoland)$/)],
  ['staircases and doors', 'AUT', 50, hasAddition(/^\/\d+\/\d+$/)],
  ['villages without streets', 'AUT', 5, (street) => namesOf(street.data.name)[0] === namesOf(street.locality.name)[0]],
  ['names in Italian', 'CHE', 10, isNamed(/^Via /)],
  ['"bis" and "ter"', 'FRA', 50, hasAddition(/^(?:bis|ter)$/)],
  ['flats', 'GBR', 50, hasAddition(/^Flat \d$/)],
  ['houses with a name and no number', 'GBR', 50, hasBuilding(({ number, name }) => number === null && name !== '')],
  ['Welsh names', 'GBR', 10, isNamed(/^(?:Heol|Stryd|Ffordd) /)],
  ['towns on islands', 'GBR', 3, isIn(/^(?:Lerwick|Stornoway|Kirkwall)$/)],
  ['staircases, floors and doors', 'ESP', 100, hasAddition(/^Esc\. \d \dº [AB]$/)],
  ['names in Catalan', 'ESP', 10, isNamed(/^Carrer /)],
  ['numbers after a stroke', 'ITA', 50, hasAddition(/^\/[AB]$/)],
  ['names in two languages', 'ITA', 3, (street) => namesOf(street.data.name).length > 1],
  ['floors and sides', 'DNK', 50, hasAddition(/^(?:st|1|2)\. (?:tv|th)$/)],
  ['staircases and flats', 'FIN', 50, hasAddition(/A 1$/)],
  ['names in two languages', 'FIN', 10, (street) => namesOf(street.data.name).length > 1],
  ['apartments, units and suites', 'USA', 100, hasAddition(/^(?:Apt|Unit|Ste) /)],
];

describe('there are', () => {
  for (const [what, iso3, least, fits] of kinds) {
    it(`${what} in ${iso3}`, () => {
      const found = streetsIn(iso3).filter(fits).length;
      assert.ok(found >= least, `${found} streets`);
    });
  }

  for (const { country } of wholeCountries) {
    it(`PO boxes in ${country.iso3}`, () => {
      assert.ok(streetsIn(country.iso3).some(isPoBox));
    });
  }
});
