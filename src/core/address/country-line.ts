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
 * A copy whose lines end in the country, in capitals and in the language of the post that takes the parcel first (ISO
 * 3166-1 alpha-3; empty: unknown). The same address where the parcel stays in the country.
 */
export function withCountryLine(address: Address, dispatchCountry: string): Address {
  const { country, mailLines } = address;
  const sender = dispatchCountry.toUpperCase();
  if (sender === '' || sender === country.iso3 || mailLines.length === 0) return address;
  // The two small letters before the list of codes that includes the sender.
  const [, lang = 'en'] =
    (/^[A-Z]{3}$/.test(sender) && new RegExp(`([a-z]{2})(?:[A-Z]{3})*${sender}`).exec(languages)) || [];
  const line = (countryNames(lang)(country.iso2) || country.name).toLocaleUpperCase(lang);
  // The service has put it there already, or the country prints it anyway.
  const isThere = mailLines.some((it) => it === line || it.toUpperCase() === country.name.toUpperCase());
  return isThere ? address : { ...address, mailLines: [...mailLines, line] };
}
