import type { Country } from '../../contract/types.ts';
import { countryNames } from '../country/names.ts';
import type { Address } from './address.ts';

/**
 * The language in which a post wants the country of destination, if it has Latin letters; with the sending countries.
 * It is the country's own, as the Universal Postal Union prefers. A country with several has one of the Union's, French
 * or English. All others write English. docs/formats.md has the sources.
 */
const languages =
  'csCZEdaDNKFROGRLdeAUTDEULIEesARGBOLCHLCOLCRICUBDOMECUESPGNQGTMHNDMEXNICPANPERPRYSLVURYVENetESTfiFIN' +
  'frBELBENBFACAFCHECIVCMRCODCOGCOMDJIDZAFRAGABGINGLPGUFLUXMARMCOMDGMLIMRTMTQNCLNERPYFREUSENTCDTGOTUN' +
  'hrHRVhuHUNidIDNitITASMRVATltLTUlvLVAnbNORnlABWCUWNLDSURplPOLptAGOBRACPVGNBMOZPRTSTProMDAROUskSVKslSVN' +
  'svALASWEtrTURviVNM';

/**
 * The country in capitals, in the language of the post that takes the parcel first. Empty where the parcel stays in the
 * country.
 *
 * @param dispatchCountry ISO 3166-1 alpha-3; empty: unknown
 */
export function countryLineFor(country: Country, dispatchCountry: string): string {
  const sender = dispatchCountry.toUpperCase();
  if (sender === '' || sender === country.iso3) return '';
  // The two small letters before the list of codes that includes the sender.
  const [, lang = 'en'] =
    (/^[A-Z]{3}$/.test(sender) && new RegExp(`([a-z]{2})(?:[A-Z]{3})*${sender}`).exec(languages)) || [];
  return (countryNames(lang)(country.iso2) || country.name).toLocaleUpperCase(lang);
}

/** True if a line is that of the country: `own`, or as the service prints it. */
export function isCountryLine(line: string, country: Country, own: string): boolean {
  return line === own || line.toUpperCase() === country.name.toUpperCase();
}

/**
 * A copy whose lines end in the country. The same address where the parcel stays in the country, and where the service has
 * put the line there already, or the country prints it anyway.
 *
 * @param before lines of the address before it was changed: their line of the country stays
 */
export function withCountryLine(address: Address, dispatchCountry: string, before: readonly string[] = []): Address {
  const { country, mailLines } = address;
  const own = countryLineFor(country, dispatchCountry);
  const isIt = (line: string) => isCountryLine(line, country, own);
  if (own === '' || mailLines.length === 0 || mailLines.some(isIt)) return address;
  return { ...address, mailLines: [...mailLines, before.findLast(isIt) ?? own] };
}
