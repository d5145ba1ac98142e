import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allCountries } from '../../../demo/service/data/all.ts';
import { detailsOf } from '../../../demo/service/details.ts';
import { createDutchLookups } from '../../../demo/service/dutch.ts';
import { createMemoryStore } from '../../../demo/service/memory-store.ts';
import { type CountryData, streetsOf } from '../../../demo/service/model.ts';
import type { Address } from '../../../src/core/address/address.ts';
import { emptyFields } from '../../../src/core/address/empty-fields.ts';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { addressFromDutch } from '../../../src/core/address/from-dutch.ts';
import { readGivenAddress } from '../../../src/core/address/given.ts';
import { loadAreas } from '../../../src/core/address/load-areas.ts';
import { withLines } from '../../../src/core/address/mail-lines.ts';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import { committedTexts, entriesUnder } from '../../../src/core/entry/form-entries.ts';
import { addressFromManual, editableFieldsOf } from '../../../src/core/manual/fields.ts';
import { readAddress } from '../../../src/core/text/reader.ts';
import { countries } from '../../support/samples.ts';

/** Every so manieth building of the reference service. */
const every = 13;

const united = { name: 'United States', iso3: 'USA', iso2: 'US' };

type Ways = Readonly<Record<string, (found: Address) => Address | null>>;

/** The ways to an address that was found by a search already. Null where a text is left as it is. */
async function waysIn({ country }: CountryData): Promise<Ways> {
  const format = worldFormatOf(country.iso2);
  const areas = await loadAreas(country.iso2);
  const pasted = (text: string) => {
    const { fields, isWhole } = readAddress(text, country.iso2, areas);
    return isWhole ? addressFromManual({ ...emptyFields, ...fields }, country, format) : null;
  };
  const given = (input: object) => {
    const address = readGivenAddress(input, [...countries, united]);
    return address && withLines(address, format);
  };
  return {
    fields: (found) => addressFromManual(editableFieldsOf(found), country, format),
    'value written back': (found) => given(JSON.parse(JSON.stringify(found))),
    value: ({ street, building, postcode, locality, region, unit }) =>
      given({ country: country.iso2, street, building, postcode, locality, region, unit }),
    paste: ({ mailLines }) => pasted(mailLines.join('\n')),
    'paste of one line': ({ mailLines }) => pasted(mailLines.join(', ')),
  };
}

/** All that a page and its form get of an address, but for where it came from. */
function told(address: Address): Readonly<Record<string, unknown>> {
  const { street, building, buildingNumber, buildingNumberAddition, unit, postcode, locality, region } = address;
  const { lines, mailLines, isPoBox } = address;
  const form = Object.fromEntries(entriesUnder(committedTexts({ address, verdict: null }), 'a', {}));
  const parts = { street, building, buildingNumber, unit: unit || null, postcode, locality, region, lines, mailLines };
  return { ...parts, buildingNumberAddition: buildingNumberAddition || null, isPoBox, ...form, 'a.source': '' };
}

/** Differences that have a reason: the way, `*` for each; the country, `*` for each; and the parts. */
const reasons: readonly (readonly [way: string, countries: string, parts: string, reason: string])[] = [
  [
    'fields, paste, paste of one line',
    'NL BE DE LU CH FR GB FI DK',
    'region',
    'Its addresses are written without a region. Only the service knows it.',
  ],
  ['paste, paste of one line', 'ES IT GB US', 'locality region', 'It is pasted in the capitals of its country.'],
  ['fields, value', 'DK', 'mailLines', 'The village is in no part of the address, only in the lines of the service.'],
  ['fields, paste, paste of one line', 'US', 'street building buildingNumber', 'Number and street are one field.'],
  [
    'paste, paste of one line',
    'GB',
    'building buildingNumber buildingNumberAddition lines mailLines',
    'A name in front of the street is put aside, and said.',
  ],
  [
    'paste, paste of one line',
    'DK',
    'unit lines mailLines building',
    'A village behind the house is taken for its flat: both are one word on a line.',
  ],
];

function isExplained(way: string, iso2: string, part: string): boolean {
  const name = part.replace(/^a\./, '');
  return reasons.some(
    ([ways, codes, parts]) =>
      ways.split(', ').includes(way) && codes.split(' ').includes(iso2) && parts.split(' ').includes(name),
  );
}

describe('the same address', () => {
  for (const data of allCountries) {
    const { country } = data;
    it(`has the same parts, lines and form values, however it is entered: ${country.name}`, async () => {
      const format = worldFormatOf(country.iso2);
      const ways = await waysIn(data);
      const dutch = country.iso2 === 'NL' ? createDutchLookups(createMemoryStore(data)) : null;
      let [count, declined] = [0, 0];
      for (const [index, street] of streetsOf(data).entries()) {
        for (const building of street.buildings.filter((_, at) => (at + index) % every === 0)) {
          const details = detailsOf(street, building, data.languages[0] ?? '', '');
          const found = withLines(addressFrom(details, country), format);
          const { postcode, number, addition } = building;
          const lookup = (): Address | null =>
            dutch && withLines(addressFromDutch(dutch.byPostcodeAndNumber(postcode, String(number), addition)), format);
          const all: Ways = { ...ways, ...(dutch && { lookup }) };
          for (const [way, come] of Object.entries(all)) {
            const other = come(found);
            count++;
            if (!other) declined++;
            if (!other) continue;
            const [one, two] = [told(found), told(other)];
            for (const part of Object.keys(one)) {
              if (!isExplained(way, country.iso2, part))
                assert.deepEqual(two[part], one[part], `${part} by ${way}: ${found.mailLines.join(', ')}`);
            }
          }
        }
      }
      assert.ok(declined <= count / 50, `${declined} of ${count} were left as they were`);
    });
  }
});
