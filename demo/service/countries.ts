/** Country lookup (§4.6): finds any country of the world by an ISO code, or by a name in one of many languages. */
import { iso31661 } from 'iso-3166';
import type { Country } from '../../src/contract/types.ts';
import type { CountryInfo } from './model.ts';
import { fold } from './words.ts';

/** The longest name that is looked up, in characters; no country has a longer one (§4.6). */
const longestName = 100;

/** Languages in which countries are found, besides the languages of the supported countries. */
const nameLanguages = 'en nl de fr es it pt da nb sv fi pl cs sk sl hr hu ro bg el et lv lt mt ga tr uk ja zh'.split(
  ' ',
);

/** Names that are in use but in no list, by alpha-2 code. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates'],
  BO: ['Bolivia'],
  CD: ['DR Congo', 'DRC', 'Zaire'],
  CI: ['Ivory Coast'],
  CV: ['Cape Verde'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'U.K.', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  IE: ['Eire', 'Republic of Ireland'],
  IR: ['Persia'],
  KP: ['DPRK'],
  KR: ['Korea', 'Republic of Korea'],
  MK: ['Macedonia', 'FYROM'],
  MM: ['Burma'],
  NL: ['Holland', 'Nederland', 'Netherlands'],
  RU: ['Russian Federation'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey', 'Türkiye'],
  US: ['U.S.', 'U.S.A.', 'USA', 'America', 'United States of America'],
  VA: ['Vatican', 'Holy See'],
};

/** Kosovo has no ISO code; these are in general use. */
const kosovo: Country = { name: 'Kosovo', iso3: 'XKX', iso2: 'XK' };

const codes = new Map(
  [...iso31661, { alpha2: kosovo.iso2, alpha3: kosovo.iso3 }].flatMap(({ alpha2, alpha3 }) =>
    [alpha2, alpha3].map((code) => [code, alpha3] as const),
  ),
);

/** The alpha-3 code of a code of two or three letters, in any case; empty when there is none. */
export function codeOf(text: string): string {
  return codes.get(text.toUpperCase()) ?? '';
}

/** The names of a country that people write behind an address, in all languages, and its code of three letters. */
export function namesOfCountry({ iso2, iso3, name }: Country, languages: readonly string[]): readonly string[] {
  const tags = new Set([...nameLanguages, ...languages]);
  const own = Array.from(tags, (tag) => new Intl.DisplayNames([tag], { type: 'region' }).of(iso2) ?? '');
  const english = `the ${own[0]}`;
  return [...new Set([name, iso3, english, ...(otherNames[iso2] ?? []), ...own])].filter(Boolean);
}

/** Creates a function that finds a country by code or name. It returns `malformed` for text that cannot be a name. */
export function createCountryLookup(supported: readonly CountryInfo[]): (text: string) => Country | 'malformed' | null {
  let known: ReadonlyMap<string, Country> | undefined;
  return (text) => {
    const name = plain(text);
    if (name === '' || text.length > longestName || /\p{Cc}/u.test(text)) return 'malformed';
    known ??= namesOfAll(supported);
    return known.get(name) ?? known.get(name.replace(/^the /, '')) ?? null;
  };
}

/** Without case, diacritics, dots and repeated spaces: `U.K.` is `uk`. */
function plain(text: string): string {
  return fold(text).replaceAll('.', '').replace(/\s+/g, ' ').trim();
}

/** Every country by every name. A code comes before the name of another country. */
function namesOfAll(supported: readonly CountryInfo[]): ReadonlyMap<string, Country> {
  const own = new Map(supported.map(({ country }) => [country.iso2, country]));
  const languages = new Set([...nameLanguages, ...supported.flatMap((data) => data.languages)]);
  const display = Array.from(languages, (tag) => new Intl.DisplayNames([tag], { type: 'region' }));
  const english = new Intl.DisplayNames(['en'], { type: 'region' });
  const countries = [
    ...iso31661.map(({ alpha2, alpha3, name }): [Country, string] => [
      own.get(alpha2) ?? { name: english.of(alpha2) ?? name, iso3: alpha3, iso2: alpha2 },
      name,
    ]),
    [kosovo, kosovo.name] as const,
  ];
  const names = new Map<string, Country>();
  for (const [country, official] of countries) {
    const inLanguages = display.map((it) => it.of(country.iso2) ?? '');
    for (const name of [country.name, official, ...(otherNames[country.iso2] ?? []), ...inLanguages]) {
      if (!names.has(plain(name))) names.set(plain(name), country);
    }
  }
  for (const [country] of countries) names.set(plain(country.iso2), country).set(plain(country.iso3), country);
  return names;
}
