/** All names of a country. Folded: lower case, without accents and dots. */
import { bareName } from '../letters.ts';
import { oncePerText } from '../once.ts';
import { ownLanguages } from './languages.ts';
import { countryNames } from './names.ts';

/** Languages in which people name countries: those that the elements speak, and the large ones beside them. */
export const nameLanguages: readonly string[] =
  'en nl fr de it es ca da nb sv fi pt pl cs sk sl hr hu ro bg el et lv lt ga mt tr ru uk ar ja ko zh'.split(' ');

/** The kind of a state, in front of its name: `republic of cyprus`, `repubblica di san marino`, `grand-duche de luxembourg`. */
export const kindOfState =
  /^(?:(?:\w+ic|\w+al|\w*arab|peoples|united|(?:co-?op|fed)erative|socialist|eastern|bolivarian|hashemite) )?(?:\w*repub\w+|kingdom|sultanate|grand.duch\w|\w+ state)(?: d\w| of)? /;

/** Names in use that the platform's lists lack, by ISO 3166-1 alpha-2. Those of three letters and fewer count in capitals only. */
const otherNames: Readonly<Record<string, string>> = {
  AE: 'uae|u a e|emirates',
  BA: 'bosnia|bosnia-herzegovina|bih',
  BS: 'bahamas',
  CD: 'drc|dr congo|democratic republic of the congo',
  CG: 'republic of the congo|congo',
  CI: 'ivory coast|cote divoire',
  CN: 'pr china|prc|peoples republic of china|中华人民共和国',
  CV: 'cape verde',
  CZ: 'czech republic|ceska republika|cesko',
  SK: 'slovak republic|slovenska republika',
  DE: 'brd',
  DO: 'rep dominicana',
  FM: 'federated states of micronesia',
  GB:
    'uk|great britain|gb|groot-brittannie|grossbritannien|grande-bretagne|gran bretana|gran bretagna|storbritannien|' +
    'storbritannia|england|engeland|angleterre|inglaterra|inghilterra|scotland|schotland|schottland|ecosse|wales|' +
    'northern ireland|noord-ierland|nordirland',
  GM: 'gambia',
  HK: 'hong kong|hong kong sar|香港|中国香港|中國香港',
  IE: 'eire|roi',
  IR: 'iran',
  KN: 'saint kitts and nevis',
  KP: 'dprk|north korea',
  KR: 'korea|south korea|rok|한국',
  LA: 'lao pdr|laos',
  LC: 'saint lucia',
  MK: 'macedonia|fyrom',
  MM: 'burma|myanmar',
  MO: 'macau|macao|macau sar',
  NL: 'holland|de nederlanden|hollande|holanda|olanda',
  NZ: 'aotearoa',
  PS: 'palestine|west bank',
  RU: 'russian federation|россииская федерация|рф',
  SA: 'ksa|السعودية',
  SZ: 'swaziland|eswatini',
  TL: 'east timor',
  TR: 'turkey|turkiye',
  TT: 'trinidad|tobago|trinidad and tobago',
  TW: 'taiwan|republic of china|roc|臺灣|台灣|中華民國',
  TZ: 'tanzania',
  US: 'usa|us|u s a|u s|united states of america|america|estados unidos de america|vs',
  VA: 'vatican|holy see',
  VC: 'saint vincent and the grenadines|saint vincent',
  VN: 'viet nam|vietnam',
  ZA: 'rsa|suid-afrika',
};

/** Names of a country in some language, which are those of a town in others. */
export const namesOfTowns = 'brasilia|tunis|alzir|algir|algier|norfolk|st martin';

/** Names that people use for a country beside those in `Intl`, such as Holland; none for most. */
export const usedNamesOf = oncePerText((iso2): readonly string[] =>
  Object.hasOwn(otherNames, iso2) ? (otherNames[iso2]?.split('|') ?? []) : [],
);

/** Every name of a country, in those languages and in its own. */
export const namesOf = oncePerText((iso2): readonly string[] => {
  const names = [...nameLanguages, ...ownLanguages(iso2)].map((language) => bareName(countryNames(language)(iso2)));
  return [...new Set([...names, ...usedNamesOf(iso2)])].filter(Boolean);
});
