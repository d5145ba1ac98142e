/** A country is found by what people type of its name, in whichever language page and person have. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isoCountries } from '../../../src/core/country/iso-countries.ts';
import { countryNames } from '../../../src/core/country/names.ts';
import { countriesFor, countryFor } from '../../../src/core/country/search.ts';

/** As a page in that language has them, in the order of their names. */
function choicesIn(lang: string) {
  const nameOf = countryNames(lang);
  return isoCountries()
    .map(({ iso2, iso3, name }) => ({ iso2, iso3, name: nameOf(iso2) || name }))
    .sort((a, b) => a.name.localeCompare(b.name, lang));
}

/** As typed, in English, Dutch, German, French, Spanish and Polish, with and without the accents. */
const typed: Readonly<Record<string, readonly [string, string, string, string, string, string]>> = {
  NL: ['netherl', 'nederl', 'niederl', 'pays-b', 'paises bajos', 'holand'],
  BE: ['belg', 'belgi', 'belgi', 'belgi', 'bélgica', 'belgia'],
  DE: ['germ', 'duits', 'deutsch', 'allem', 'alem', 'niem'],
  FR: ['france', 'frankr', 'frankr', 'franc', 'francia', 'franc'],
  GB: ['united k', 'verenigd k', 'vereinigtes k', 'royaume', 'reino u', 'wielka'],
  US: ['united st', 'verenigde st', 'vereinigte st', 'états', 'estados u', 'stany'],
  ES: ['spain', 'spanj', 'spani', 'espag', 'espana', 'hiszp'],
  IT: ['ital', 'itali', 'itali', 'itali', 'italia', 'włochy'],
  PT: ['portug', 'portug', 'portug', 'portug', 'portug', 'portug'],
  AT: ['austri', 'oostenr', 'osterr', 'autri', 'austria', 'austria'],
  CH: ['switz', 'zwits', 'schweiz', 'suisse', 'suiza', 'szwajc'],
  LU: ['luxem', 'luxem', 'luxem', 'luxem', 'luxem', 'luks'],
  DK: ['denm', 'denem', 'danem', 'danem', 'dinam', 'dania'],
  SE: ['swede', 'zwede', 'schwed', 'suede', 'suecia', 'szwec'],
  NO: ['norw', 'noorw', 'norwe', 'norv', 'norue', 'norweg'],
  FI: ['finl', 'finl', 'finnl', 'finl', 'finl', 'finl'],
  IS: ['icel', 'ijsl', 'island', 'islande', 'islandia', 'islandia'],
  IE: ['irela', 'ierl', 'irland', 'irlande', 'irlanda', 'irlandia'],
  PL: ['pola', 'pole', 'polen', 'pologne', 'polonia', 'polska'],
  CZ: ['czech', 'tsjech', 'tschech', 'tchéq', 'cheq', 'czech'],
  SK: ['slovak', 'slowak', 'slowak', 'slovaq', 'eslovaq', 'slowac'],
  HU: ['hung', 'hongar', 'ungar', 'hongr', 'hungr', 'węgry'],
  GR: ['greec', 'griek', 'griech', 'grece', 'grecia', 'grecja'],
  TR: ['turk', 'turkij', 'turkei', 'turquie', 'turquia', 'turcja'],
  RO: ['roman', 'roeme', 'ruman', 'rouma', 'ruman', 'rumun'],
  BG: ['bulg', 'bulga', 'bulga', 'bulg', 'bulga', 'bulg'],
  HR: ['croat', 'kroat', 'kroat', 'croat', 'croac', 'chorw'],
  SI: ['sloven', 'sloven', 'slowen', 'sloven', 'esloven', 'słowen'],
  UA: ['ukrai', 'oekra', 'ukrai', 'ukrai', 'ucran', 'ukrai'],
  CA: ['canad', 'canad', 'kanad', 'canad', 'canad', 'kanad'],
  MX: ['mexi', 'mexi', 'mexi', 'mexi', 'méx', 'meks'],
  BR: ['braz', 'brazi', 'brasi', 'brési', 'brasil', 'brazy'],
  AR: ['argen', 'argen', 'argen', 'argen', 'argen', 'argen'],
  AU: ['austral', 'austral', 'austral', 'austral', 'austral', 'austral'],
  NZ: ['new zea', 'nieuw-z', 'neusee', 'nouvelle-z', 'nueva ze', 'nowa ze'],
  JP: ['japan', 'japan', 'japan', 'japon', 'japón', 'japon'],
  CN: ['china', 'china', 'china', 'chine', 'china', 'chiny'],
  IN: ['india', 'india', 'indien', 'inde', 'india', 'indie'],
  ZA: ['south af', 'zuid-a', 'sudafr', 'afrique du s', 'sudáf', 'republika połud'],
  MA: ['moroc', 'marok', 'marok', 'maroc', 'marruec', 'maroko'],
};

const pages = ['en', 'nl', 'de', 'fr', 'es', 'pl'] as const;

describe('forty countries', () => {
  it('are in the table', () => assert.equal(Object.keys(typed).length, 40));

  for (const [at, lang] of pages.entries()) {
    it(`come first by the beginning of their name in a page in ${lang}`, () => {
      const choices = choicesIn(lang);
      const wrong = Object.entries(typed).flatMap(([iso2, texts]) => {
        const [first] = countriesFor(texts[at] ?? '', choices);
        return first?.iso2 === iso2 ? [] : [`${texts[at]}: ${first?.iso2}, not ${iso2}`];
      });
      assert.deepEqual(wrong, []);
    });
  }

  for (const [at, lang] of pages.entries()) {
    it(`are found by their complete name in ${lang} in a page in any of the six languages`, () => {
      const nameOf = countryNames(lang);
      const wrong = pages.flatMap((page) => {
        const choices = choicesIn(page);
        return Object.keys(typed).flatMap((iso2) => {
          const [first] = countriesFor(nameOf(iso2).toLowerCase(), choices);
          return first?.iso2 === iso2 ? [] : [`${nameOf(iso2)} in ${page}: ${first?.iso2}`];
        });
      });
      assert.deepEqual(wrong, [], String(at));
    });
  }
});

describe('a country', () => {
  const choices = choicesIn('en');
  for (const [text, iso2] of [
    ['UK', 'GB'],
    ['uk', 'GB'],
    ['England', 'GB'],
    ['scotl', 'GB'],
    ['USA', 'US'],
    ['U.S.A.', 'US'],
    ['us', 'US'],
    ['america', 'US'],
    ['Holland', 'NL'],
    ['holl', 'NL'],
    ['the netherlands', 'NL'],
    ['NLD', 'NL'],
    ['deu', 'DE'],
    ['gb', 'GB'],
    ['भारत', 'IN'],
    ['日本', 'JP'],
    ['Ελλάδα', 'GR'],
    ['Россия', 'RU'],
    ['Côte d’Ivoire', 'CI'],
    ['cote divoire', 'CI'],
    ['ivory', 'CI'],
    ['Czech Republic', 'CZ'],
    ['South Korea', 'KR'],
    ['Eire', 'IE'],
    ['kingdom', 'GB'],
    // By the name that a state gives itself.
    ['Republic of Ireland', 'IE'],
    ['republic of korea', 'KR'],
    ['Republic of China', 'TW'],
    ['Federal Republic of Germany', 'DE'],
    ['Bundesrepublik Deutschland', 'DE'],
    ['Grand Duchy of Luxembourg', 'LU'],
    ['Kingdom of Saudi Arabia', 'SA'],
    ['Socialist Republic of Vietnam', 'VN'],
    ['Eastern Republic of Uruguay', 'UY'],
    ['Cooperative Republic of Guyana', 'GY'],
    ['Co-operative Republic of Guyana', 'GY'],
    // Slips.
    ['Germny', 'DE'],
    ['Nethrelands', 'NL'],
    ['Begium', 'BE'],
    ['Portgual', 'PT'],
    ['Austrlia', 'AU'],
    ['Swedden', 'SE'],
    ['Frnace', 'FR'],
  ] as const)
    it(`is found by "${text}"`, () => assert.equal(countriesFor(text, choices)[0]?.iso2, iso2));

  it('that begins with the text comes before one that has it in a later word', () => {
    const names = countriesFor('guinea', choices).map(({ name }) => name);
    assert.deepEqual(names, ['Guinea', 'Guinea-Bissau', 'Equatorial Guinea', 'Papua New Guinea']);
  });

  it('is one of all until something is typed, and none for a text that fits none', () => {
    assert.equal(countriesFor(' ', choices), choices);
    assert.deepEqual(countriesFor('xyzzy', choices), []);
    assert.deepEqual(countriesFor('12', choices), []);
  });
});

describe('the country that a text unambiguously means', () => {
  const choices = choicesIn('en');
  for (const [text, code] of [
    ['belg', 'BEL'],
    ['us', 'USA'],
    ['UK', 'GBR'],
    ['gb', 'GBR'],
    ['niger', 'NER'],
    ['holland', 'NLD'],
    ['germny', 'DEU'],
    ['franc', 'FRA'],
    ['netherl', 'NLD'],
    // Another country is meant as well.
    ['ir', undefined],
    ['be', undefined],
    ['austr', undefined],
    ['guin', undefined],
    ['un', undefined],
    ['xyzzy', undefined],
    ['', undefined],
  ] as const) {
    it(`is ${code ?? 'none'} for "${text}"`, () => {
      assert.equal(countryFor(text, choices)?.iso3, code);
    });
  }
});

describe('a list with a country that has no code', () => {
  for (const iso2 of ['', 'X', 'XKX', '__proto__', 'constructor', 'toString']) {
    it(`finds all others: ${iso2 || 'an empty one'}`, () => {
      const odd = { iso2, iso3: iso2, name: 'Atlantis' };
      const choices = [odd, ...choicesIn('en')];
      assert.equal(countryFor('nederl', choices)?.iso2, 'NL');
      assert.equal(countryFor('atlan', choices), odd);
    });
  }
});
