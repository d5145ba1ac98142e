import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { serviceLanguage } from '../../../src/core/search/service-language.ts';

/** The hints on the language: around the element, in the field, from the browser. */
type Hints = readonly [lang: string, text?: string, ...preferred: string[]];

const languageOf = ([lang, text = '', ...preferred]: Hints, iso2: string) =>
  serviceLanguage({ lang, text, preferred }, iso2);

describe('the language of the service', () => {
  for (const [lang, iso2, language] of [
    ['nl', 'NL', 'nl-NL'],
    ['nl', 'be', 'nl-BE'],
    ['fr-CA', 'BE', 'fr-BE'],
    ['NL-nl', 'NL', 'nl-NL'],
    ['en', 'NL', 'en-NL'],
    ['', 'NL', ''],
    ['x', 'NL', ''],
    ['toString', 'NL', ''],
  ] as const) {
    it(`is "${language}" for texts in "${lang}" and addresses in ${iso2}`, () => {
      assert.equal(languageOf([lang], iso2), language);
    });
  }
});

describe('the language of the service in a country without the page’s language', () => {
  for (const [hints, iso2, language] of [
    [['en', 'Rue Neuve 12'], 'BE', 'fr-BE'],
    [['en', 'nieuwstraat 12'], 'BE', 'nl-BE'],
    [['en', '1000 Bruxelles, Grand-Place '], 'BE', 'fr-BE'],
    [['en', 'Via Nassa 5'], 'CH', 'it-CH'],
    [['en', 'Bahnhofstraße 5'], 'IT', 'de-IT'],
    [['en', 'Auragatan 8'], 'FI', 'sv-FI'],
    [['pl', 'Aurakatu 8'], 'FI', 'fi-FI'],
  ] as const) {
    it(`is that of the street: ${hints.join(' + ')} in ${iso2} is ${language}`, () => {
      assert.equal(languageOf(hints, iso2), language);
    });
  }

  it('is the first one of the browser’s that the country has', () => {
    assert.equal(languageOf(['en', '1000', 'en-GB', 'fr-FR', 'nl'], 'BE'), 'fr-BE');
    assert.equal(languageOf(['en', '1000', 'en-GB', 'de'], 'BE'), 'de-BE');
  });

  it('is the service’s own choice if nothing else is known', () => {
    assert.equal(languageOf(['en', '1000', 'en-GB'], 'BE'), 'en-BE');
  });

  it('is that of the page if the country has it, whatever is typed', () => {
    assert.equal(languageOf(['nl', 'Rue Neuve', 'fr'], 'BE'), 'nl-BE');
  });

  it('is not that of a street in a language that the country does not have', () => {
    assert.equal(languageOf(['en', 'rue de la Paix', 'fr'], 'DE'), 'en-DE');
  });
});
