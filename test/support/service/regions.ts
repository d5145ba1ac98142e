/** Regions of GeoNames, which names them in English or French, by what the reference service calls them. */

/** The administrative names and codes of a row. */
interface Admin {
  readonly state: string;
  readonly stateCode: string;
  readonly province: string;
  readonly provinceCode: string;
}

const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  NLD: {
    Drenthe: 'DR',
    Flevoland: 'FL',
    Friesland: 'FR',
    Groningen: 'GN',
    Guelders: 'GLD',
    Limburg: 'LB',
    'North Brabant': 'NB',
    'North Holland': 'NH',
    Overijssel: 'OV',
    'South Holland': 'ZH',
    Utrecht: 'UT',
    Zeeland: 'ZLD',
  },
  BEL: {
    Anvers: '10000',
    'Brabant Flamand': '20001',
    'Brabant Wallon': '20002',
    'Flandre-Occidentale': '30000',
    'Flandre-Orientale': '40000',
    Hainaut: '50000',
    Liège: '60000',
    Limbourg: '70000',
    Luxembourg: '80000',
    Namur: '90000',
    'Bruxelles (19 communes)': '4000',
  },
  FIN: {
    'Central Finland Region': 'Keski-Suomi',
    'Central Ostrobothnia Region': 'Keski-Pohjanmaa',
    Lapland: 'Lappi',
    'North Karelia': 'Pohjois-Karjala',
    'North Ostrobothnia Region': 'Pohjois-Pohjanmaa',
    'Northern Savo': 'Pohjois-Savo',
    'Ostrobothnia Region': 'Pohjanmaa',
    'Päijänne Tavastia': 'Päijät-Häme',
    'South Karelia': 'Etelä-Karjala',
    'South Ostrobothnia Region': 'Etelä-Pohjanmaa',
    'Southern Savonia': 'Etelä-Savo',
    'Southwest Finland': 'Varsinais-Suomi',
  },
  DNK: {
    'Capital Region': 'Hovedstaden',
    'Central Jutland': 'Midtjylland',
    'North Denmark': 'Nordjylland',
    Zealand: 'Sjælland',
    'South Denmark': 'Syddanmark',
  },
};

/** The region of a row, as it is written in the lists of places. */
export function regionOf(country: string, { state, stateCode, province, provinceCode }: Admin): string {
  switch (country) {
    case 'BEL':
      return named['BEL']?.[province] ?? '';
    case 'CHE':
    case 'USA':
      return stateCode;
    case 'FRA':
    case 'ESP':
      return province;
    case 'ITA':
      return provinceCode;
    case 'LUX':
      return state.toUpperCase();
    case 'SWE':
      return state === '' ? '' : `${state}${/[sx]$/.test(state) ? '' : 's'} län`;
    default:
      return named[country]?.[state] ?? state;
  }
}
