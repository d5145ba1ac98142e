import type { Country } from '../../contract/types.ts';
import { countryNames } from '../country/names.ts';
import type { Address } from './address.ts';

/**
 * The languages with Latin letters in which postal services want the country of destination, by the sending countries.
 * It is the country's own, as the Universal Postal Union recommends; countries with several use one of the Union's,
 * French or English. All others write English. docs/formats.md has the sources.
 */
const languages =
  'csCZEdaDNKFROGRLdeAUTDEULIEesARGBOLCHLCOLCRICUBDOMECUESPGNQGTMHNDMEXNICPANPERPRYSLVURYVENetESTfiFIN' +
  'frBELBENBFACAFCHECIVCMRCODCOGCOMDJIDZAFRAGABGINGLPGUFLUXMARMCOMDGMLIMRTMTQNCLNERPYFREUSENTCDTGOTUN' +
  'hrHRVhuHUNidIDNitITASMRVATltLTUlvLVAnbNORnlABWCUWNLDSURplPOLptAGOBRACPVGNBMOZPRTSTProMDAROUskSVKslSVN' +
  'svALASWEtrTURviVNM';

/**
 * The country in upper case, in the language of the post that first handles the parcel. Empty if the parcel stays in
 * the country.
 *
 * @param dispatchCountry ISO 3166-1 alpha-3; empty if unknown
 */
export function countryLineFor(country: Country, dispatchCountry: string): string {
  const sender = dispatchCountry.toUpperCase();
  if (sender === '' || sender === country.iso3) return '';
  // The two lower-case letters before the list of codes that contains the sender.
  const [, lang = 'en'] =
    (/^[A-Z]{3}$/.test(sender) && new RegExp(`([a-z]{2})(?:[A-Z]{3})*${sender}`).exec(languages)) || [];
  return (countryNames(lang)(country.iso2) || country.name).toLocaleUpperCase(lang);
}

/** True if a line is that of the country: `own`, or as the service prints it. */
export function isCountryLine(line: string, country: Country, own: string): boolean {
  return line === own || line.toUpperCase() === country.name.toUpperCase();
}

/**
 * Adds the country line. Returns the same address if the parcel stays in the country, if the service has already added
 * the line, or if the country prints it anyway.
 *
 * @param before lines before the address was changed, whose country line is kept
 */
export function withCountryLine(address: Address, dispatchCountry: string, before: readonly string[] = []): Address {
  const { country, mailLines } = address;
  const own = countryLineFor(country, dispatchCountry);
  const isIt = (line: string) => isCountryLine(line, country, own);
  if (own === '' || mailLines.length === 0 || mailLines.some(isIt)) return address;
  return { ...address, mailLines: [...mailLines, before.findLast(isIt) ?? own] };
}
