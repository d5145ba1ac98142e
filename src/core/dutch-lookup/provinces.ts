/** §4.2 rule 5. Names as the register writes them. */
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
