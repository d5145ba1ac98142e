import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allCountries } from '../../../demo/service/data/all.ts';
import { buildingText } from '../../../demo/service/lines.ts';
import { nameIn, type Street, streetsOf } from '../../../demo/service/model.ts';
import { isBodyOf, ParameterError } from '../../../src/contract/operations.ts';
import type { AutocompleteResponse, Match } from '../../../src/contract/types.ts';
import * as fc from '../../support/random.ts';
import { serviceOf } from './support.ts';

const nasty = [
  '.',
  '..',
  '',
  '\ud800',
  '__proto__',
  'constructor',
  '%2e%2e',
  '%',
  '/',
  '\0',
  '\n',
  '1',
  '1000',
  "'",
  '"><img>',
  'ß',
  'İ',
  'ĳ',
];
const codes = allCountries.map(({ country }) => country.iso3.toLowerCase());
const anyText = fc.oneof(fc.anyText({ maxLength: 40 }), fc.constantFrom(...nasty));
const streets = allCountries.flatMap((data) => streetsOf(data).map((street) => ({ street, data })));

/** A lone surrogate has no encoding; U+FFFD stands for it. */
const encoded = (text: string) => encodeURI(text.replace(/\p{Cs}/gu, '\ufffd'));

describe('in any sequence of requests', () => {
  it('suggestions or the documented error are returned, and every highlight is in its label', async () => {
    const { ask } = serviceOf();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...codes),
        anyText,
        fc.constantFrom('', 'short', 'paged'),
        async (context, term, mode) => {
          const response = await ask('suggest', { context, term, buildingListMode: mode }).catch((error: unknown) => {
            // Such a term has no URL.
            assert.ok(error instanceof ParameterError || error instanceof Error);
            return null;
          });
          if (response === null) return;
          const body: unknown = await response.json();
          if (response.status !== 200) {
            assert.equal(response.status, 400);
            assert.ok(typeof body === 'object' && body !== null && 'exceptionId' in body);
            return;
          }
          assert.ok(isBodyOf('suggest', body));
          for (const { label, value, highlights = [] } of body.matches) {
            assert.ok(value.endsWith(' '));
            let last = 0;
            for (const [start, end] of highlights) {
              assert.ok(last <= start && start < end && end <= label.length, JSON.stringify({ label, highlights }));
              last = end;
            }
          }
        },
      ),
      { numRuns: 200, examples: nasty.map((text) => ['nld', text, 'paged']) },
    );
  });

  it('no raw path causes a crash', async () => {
    const { fetch } = serviceOf();
    const starts = [
      '/',
      '/nl/v1/addresses/postcode/',
      '/nl/v1/addresses/exact/',
      '/international/v1/validate/nld?street=',
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...starts), anyText, anyText, async (start, a, b) => {
        const { status } = await fetch(`${start}${encoded(a)}/${encoded(b)}`);
        assert.ok([200, 400, 401, 404, 409].includes(status), String(status));
      }),
      { numRuns: 200 },
    );
  });
});

describe('every suggestion', () => {
  it('for every street leads to details of that street, by its own value and context', async () => {
    const { suggest, details } = serviceOf();
    const follow = async (match: Match, language: string): Promise<void> => {
      if (match.precision === 'Address') {
        const { address } = await details(match);
        assert.ok(match.value.includes(String(address.street)), match.value);
        return;
      }
      const next: AutocompleteResponse = await suggest(match.context, match.value, language);
      assert.ok(next.newContext === null && next.matches.length > 0, match.value);
      for (const one of [next.matches[0], next.matches.at(-2)]) if (one) await follow(one, language);
    };
    for (const { street, data } of streets) {
      for (const language of data.languages) {
        const term = `${nameIn(street.locality.name, language)} ${nameIn(street.data.name, language)}`;
        const { matches } = await suggest(data.country.iso3.toLowerCase(), term, language);
        const own = matches.find(
          ({ label, precision }) => precision === 'Street' && label === nameIn(street.data.name, language),
        );
        assert.ok(own, `${term}: ${matches.map(({ value }) => value).join('; ')}`);
        await follow(own, language);
      }
    }
  });

  it('is found again if its value is typed in the country', async () => {
    const { suggest } = serviceOf();
    for (const { street, data } of streets.filter((_, index) => index % 3 === 0)) {
      const country = data.country.iso3.toLowerCase();
      const [own] = (
        await suggest(
          country,
          `${nameIn(street.locality.name, data.languages[0] ?? '')} ${nameIn(street.data.name, data.languages[0] ?? '')}`,
        )
      ).matches;
      if (own?.precision !== 'Street') continue;
      const [house] = (await suggest(own.context, own.value)).matches;
      assert.ok(house);
      const again = await suggest(country, house.value);
      assert.ok(
        again.matches.some(({ value }) => value === house.value),
        house.value,
      );
    }
  });
});

describe('the grade', () => {
  const fieldsOf = (street: Street, at: number, language: string) => {
    const building = street.buildings[at % street.buildings.length];
    assert.ok(building);
    return {
      postcode: building.postcode,
      locality: nameIn(street.locality.name, language),
      street: nameIn(street.data.name, language),
      building: buildingText(building, street.country.iso3),
    };
  };
  const anyAddress = fc.record({ place: fc.constantFrom(...streets), at: fc.nat({ max: 500 }) });

  it('is A for every address written correctly, in separate fields or with street and number together', async () => {
    const { validate } = serviceOf();
    await fc.assert(
      fc.asyncProperty(anyAddress, fc.boolean(), async ({ place: { street, data }, at }, together) => {
        const fields = fieldsOf(street, at, data.languages[0] ?? '');
        const { building, street: name, ...rest } = fields;
        const asked = together && /^\d/.test(building) ? { ...rest, streetAndBuilding: `${name} ${building}` } : fields;
        const [best] = (await validate(data.country.iso3.toLowerCase(), asked)).matches;
        assert.equal(best?.status.grade, 'A', JSON.stringify([asked, best?.status, best?.address]));
        assert.equal(best.status.validationLevel, 'Building');
        assert.equal(best.address.street, name);
      }),
      { numRuns: 400 },
    );
  });

  it('falls, and never rises, as errors are added', async () => {
    const { validate } = serviceOf();
    await fc.assert(
      fc.asyncProperty(anyAddress, async ({ place: { street, data }, at }) => {
        const right = fieldsOf(street, at, data.languages[0] ?? '');
        const typo = `${right.street.slice(0, -1)}q`;
        const steps = [
          right,
          { ...right, street: typo },
          { ...right, street: typo, building: '99998' },
          { ...right, street: typo, building: '99998', postcode: '', locality: `${right.locality}qq` },
        ];
        let last = 'A';
        for (const [index, fields] of steps.entries()) {
          const [best] = (await validate(data.country.iso3.toLowerCase(), fields)).matches;
          const grade = best?.status.grade ?? 'F';
          assert.ok(grade >= last && (index === 0 || grade > 'A'), JSON.stringify([fields, last, grade]));
          last = grade;
        }
      }),
      { numRuns: 200 },
    );
  });
});
