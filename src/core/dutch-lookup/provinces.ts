/** The provinces, as suffixes of a city (§4.2 rule 5), with their names as the register writes them. */
export const provinces: readonly (readonly [code: string, name: string])[] = [
  ['DR', 'Drenthe'],
  ['FL', 'Flevoland'],
  ['FR', 'Friesland'],
  ['GLD', 'Gelderland'],
  ['GN', 'Groningen'],
  ['LB', 'Limburg'],
  ['NB', 'Noord-Brabant'],
  ['NH', 'Noord-Holland'],
  ['OV', 'Overijssel'],
  ['UT', 'Utrecht'],
  ['ZLD', 'Zeeland'],
  ['ZH', 'Zuid-Holland'],
];
