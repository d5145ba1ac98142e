/** Countries beside others, and towns of their name. */

/** Countries whose name ends the addresses of others, too: of their overseas parts and islands. */
export const parents: Readonly<Record<string, string>> = {
  US: 'PR GU VI AS MP UM FM MH PW',
  FR: 'RE GP MQ GF YT BL MF PM NC PF WF MC',
  GB: 'JE GG IM GI AI BM FK IO KY MS PN SH TC VG GS',
  NL: 'AW CW SX BQ',
  DK: 'FO GL',
  NO: 'SJ',
  FI: 'AX',
  AU: 'CC CX NF HM',
  CN: 'HK MO TW',
};

const channelIslands = 'JE GG';
const caribbean = 'AG AI BB BS DM GD JM KN KY LC MS TC TT VC VG';

/** Names of parts of the world that stand behind a country, with the countries. */
export const regionsOfTheWorld: ReadonlyMap<string, string> = new Map([
  ['channel islands', channelIslands],
  ['channel isles', channelIslands],
  ['west indies', caribbean],
  ['wi', caribbean],
  ['caribbean', caribbean],
]);

/** The countries whose town has the country's name, so that a text with no other town means that town. */
export const citiesOfTheirName = 'LU MC SG GI VA SM DJ KW GT PA MX';
