import type { Address } from './address.ts';
import { countryNames } from './country-names.ts';

/**
 * Languages of the posts of Europe, as far as they are written in Latin letters, with the sending countries; where a
 * country has several, one of the Universal Postal Union. All others, and most of the world's posts, understand English.
 */
const languages =
  'cs CZE da DNK de AUT DEU LIE es ESP et EST fi FIN fr BEL CHE FRA LUX MCO hr HRV hu HUN it ITA lt LTU lv LVA nb NOR ' +
  'nl NLD pl POL pt PRT ro ROU sk SVK sl SVN sv SWE tr TUR';

/**
 * A copy whose lines end in the country, in capitals and in the language of the post that takes the parcel first (ISO
 * 3166-1 alpha-3; empty: unknown). The same address where the parcel stays in the country.
 */
export function withCountryLine(address: Address, dispatchCountry: string): Address {
  const { country, mailLines } = address;
  const sender = dispatchCountry.toUpperCase();
  if (sender === '' || sender === country.iso3 || mailLines.length === 0) return address;
  // The two letters before the codes among which the sender is.
  const [, lang = 'en'] = new RegExp(`(..)(?: [A-Z]{3})* ${sender}`).exec(languages) ?? [];
  const line = (countryNames(lang)(country.iso2) || country.name).toLocaleUpperCase(lang);
  // The service has put it there already, or the country prints it anyway.
  const isThere = mailLines.some((it) => it === line || it.toUpperCase() === country.name.toUpperCase());
  return isThere ? address : { ...address, mailLines: [...mailLines, line] };
}
