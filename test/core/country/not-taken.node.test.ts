import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Country } from '../../../src/contract/types.ts';
import { notTakenCountry } from '../../../src/core/country/not-taken.ts';
import type { CountryAnswer } from '../../../src/core/country/state.ts';
import { after, configured, listArrived } from '../../support/entry.ts';
import { belgium, netherlands } from '../../support/samples.ts';

const list = [netherlands, belgium];

/** An answer of the service about one name. */
const named = (name: string, country: Country | null): CountryAnswer => ({ kind: 'country', name, country });

const reasonFor = (country: string, countries: string, answer: CountryAnswer | null, isListThere = true) => {
  const wishes = configured({ country, countries, hasClient: true });
  return notTakenCountry(isListThere ? after(wishes, listArrived(list)) : after(wishes), answer);
};

describe('the reason why a country that a page sets is ignored', () => {
  for (const [what, reason, country, countries, answer] of [
    ['nothing, where it asks for none', null, '', 'BE', null],
    ['nothing, where it is one of those that are offered', null, 'NL', 'NL BE', null],
    ['nothing, where all are offered', null, 'BE', '', null],
    ['that it is not offered', 'not-offered', 'NL', 'BE', null],
    ['that it is left out', 'not-offered', 'NL', '-NL', null],
    ['nothing yet, where no list has it and the service has not said anything', null, 'Holland', '', null],
    ['nothing yet, where the service spoke of another name', null, 'Holland', '', named('Utopia', null)],
    ['nothing yet, where the service has sent its list', null, 'Holland', '', { kind: 'countries', countries: list }],
    ['nothing, where the service knows the name', null, 'Holland', '', named('Holland', netherlands)],
    ['that the service knows no such name', 'unknown', 'Utopia', '', named('Utopia', null)],
    ['that the one of that name is not offered', 'not-offered', 'Holland', 'BE', named('Holland', netherlands)],
  ] as const) {
    it(`is ${what}`, () => assert.equal(reasonFor(country, countries, answer), reason));
  }

  it('does not exist before there is a list, unless everyone knows the country', () => {
    assert.equal(reasonFor('NL', 'BE', null, false), null);
    assert.equal(reasonFor('Holland', 'BE', named('Holland', netherlands), false), 'not-offered');
  });
});
