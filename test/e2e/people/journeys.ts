/**
 * The ways in which people enter an address: the keys they press, and the lines on the parcel. A row each; anybody may
 * add one.
 */

/**
 * A step: text that is typed; `{Key}` is a key by its name; `[words]` presses what is named by them, an option
 * of the list or a button, and `[words…]` what begins with them; `(words)` goes to the field with this label; `"words` pastes
 * them. `<offline>` and `<online>` take the network away and bring it back, `<back>` goes to another page and back.
 */
export type Step = string;

/** One way to an address. */
export interface Journey {
  readonly country: string;
  readonly steps: readonly Step[];
  /** The lines of the parcel, with `|` between them; null where no address may come of it. */
  readonly parcel: string | null;
  /** The flat, as it is in the value and in the form. Default: none. */
  readonly unit?: string;
  /** Said by the live region at the end, among other things. Default: that the address is filled in. */
  readonly said?: string;
  /** The country in which it ends, ISO 3166-1 alpha-2. Default: the one in which it begins. */
  readonly ends?: string;
  /** Codes of the countries that may be chosen. Default: those that the service has. */
  readonly countries?: string;
  /** `slow`: each answer takes a second and a half; `flaky`: every third request is lost. Default: a good one. */
  readonly network?: 'slow' | 'flaky';
  /** The number of `address-selected` events. Default: one, or two where a flat is added. */
  readonly selected?: number;
  /**
   * True if it is typed letter by letter: one for each kind of text, and of step after a text. Default: true with a slip or
   * a network, else a word at a time.
   */
  readonly byLetter?: true;
}

export const journeys: readonly Journey[] = [
  { country: 'NL', steps: ['julianastr 30 haarlem', '{Enter}'], parcel: 'Julianastraat 30|2012 ES Haarlem' },
  { country: 'NL', steps: ['2012es30', '{Enter}'], parcel: 'Julianastraat 30|2012 ES Haarlem', byLetter: true },
  {
    country: 'NL',
    steps: ['Julianastrt{Backspace}', 'raat 30 Harlem', '{Enter}'],
    parcel: 'Julianastraat 30|2012 ES Haarlem',
  },
  {
    country: 'NL',
    steps: ['Fam. de Vries, Julianastraat 30, 2012 ES Haarlem', '{Enter}', '{Enter}'],
    parcel: 'Julianastraat 30|2012 ES Haarlem',
    said: 'Left out: Fam. de Vries',
    byLetter: true,
  },
  { country: 'NL', steps: ['Julianastraat 30 Zwolle', '{Enter}', '{Enter}'], parcel: null, said: '', byLetter: true },
  {
    country: 'GB',
    steps: ['flat 2 221b baker street london', '{Enter}'],
    parcel: 'flat 2|221b Baker Street|LONDON|NW1 6XE',
    unit: 'flat 2',
  },
  { country: 'GB', steps: ['221b baker st', '{Enter}'], parcel: '221b Baker Street|LONDON|NW1 6XE' },
  {
    country: 'GB',
    steps: ['221b baker st', '{Enter}', '[Add a flat or floor]', '3', '{Enter}'],
    parcel: 'Flat 3|221b Baker Street|LONDON|NW1 6XE',
    unit: '3',
    byLetter: true,
  },
  { country: 'GB', steps: ['221b baker st manchester', '{Enter}'], parcel: null, said: '' },
  { country: 'DE', steps: ['Norbertstr. 4 Essen', '{Enter}'], parcel: 'Norbertstraße 4|45131 Essen' },
  {
    country: 'DE',
    steps: ['norbertstrasse 4, 2. Etage, essen', '{Enter}'],
    parcel: 'Norbertstraße 4 2. Etage|45131 Essen',
    unit: '2. Etage',
  },
  { country: 'DE', steps: ['Kettwiger Str 12 Essen', '{Enter}'], parcel: 'Kettwiger Straße 12|45127 Essen' },
  {
    country: 'DE',
    steps: [
      'norbertstrasse 99',
      '[Norbertstraße, 45131 Essen, opens more addresses]',
      '[99 is not in our list. Use 99]',
    ],
    parcel: 'Norbertstraße 99|45131 Essen',
    byLetter: true,
  },
  { country: 'BE', steps: ['Wetstr 16 Brussel', '{Enter}'], parcel: 'Wetstraat 16|1000 Brussel' },
  {
    country: 'BE',
    steps: ['wetstraat 16 bus 3 brussel', '{Enter}'],
    parcel: 'Wetstraat 16 bus 3|1000 Brussel',
    unit: 'bus 3',
  },
  { country: 'BE', steps: ['rue de la loi 16 bruxelles', '{Enter}'], parcel: 'Rue de la Loi 16|1000 Bruxelles' },
  { country: 'FR', steps: ['2 bd haussmann paris', '{Enter}'], parcel: '2 Boulevard Haussmann|75009 Paris' },
  {
    country: 'FR',
    steps: ['55 rue du faubourg st honore, appt 4, paris', '{Enter}'],
    parcel: 'appt 4|55 Rue du Faubourg Saint-Honoré|75008 Paris',
    unit: 'appt 4',
  },
  { country: 'US', steps: ['350 5th ave new york', '{Enter}'], parcel: '350 Fifth Avenue|NEW YORK, NY 10118' },
  {
    country: 'US',
    steps: ['350 5th Ave Apt 12 New York NY', '{Enter}'],
    parcel: '350 Fifth Avenue|Apt 12|NEW YORK, NY 10118',
    unit: 'Apt 12',
  },
  {
    country: 'US',
    steps: ['John Smith, 350 5th Ave, New York, NY 10118, USA', '{Enter}', '{Enter}'],
    parcel: '350 Fifth Avenue|NEW YORK, NY 10118',
    said: 'Left out: John Smith',
  },
  { country: 'US', steps: ['350 6th ave new york', '{Enter}'], parcel: null, said: '' },
  { country: 'ES', steps: ['C/ de Alcala 6 Madrid', '{Enter}'], parcel: 'Calle de Alcalá 6|28014 MADRID|MADRID' },
  { country: 'IT', steps: ['via del corso 5 roma', '{Enter}'], parcel: 'Via del Corso 5|00186 ROMA RM' },
  { country: 'NO', steps: ['akersgt 3 oslo', '{Enter}'], parcel: 'Akersgata 3|0158 Oslo' },
  {
    country: 'SE',
    steps: ['drottninggatan 5 lgh 1102 stockholm', '{Enter}'],
    parcel: 'Drottninggatan 5 lgh 1102|111 51 Stockholm',
    unit: 'lgh 1102',
  },
  { country: 'FI', steps: ['mannerheimint. 5 helsinki', '{Enter}'], parcel: 'Mannerheimintie 5|00100 Helsinki' },
  { country: 'CH', steps: ['bahnhofstr 10 zurich', '{Enter}'], parcel: 'Bahnhofstrasse 10|8001 Zürich' },
  {
    country: 'NL',
    steps: ['350 5th Ave, New York, NY 10118, USA', '{Enter}', '[Switch to United States]', '{Enter}'],
    parcel: '350 Fifth Avenue|NEW YORK, NY 10118',
    ends: 'US',
    byLetter: true,
  },
  {
    country: 'NL',
    steps: ['Norbertstr. 4, 45131 Essen, Deutschland', '{Enter}', '[Switch to Germany]', '{Enter}'],
    parcel: 'Norbertstraße 4|45131 Essen',
    ends: 'DE',
  },
  // How people of many countries write: abbreviations, floors and doors, slips and corrections, lines from elsewhere.
  {
    country: 'US',
    steps: ['1600 pennsylvania ave nw washington dc', '{Enter}'],
    parcel: '1600 Pennsylvania Avenue NW|WASHINGTON, DC 20500',
  },
  {
    country: 'US',
    steps: ['20 w 34th st fl 3 new york', '{Enter}'],
    parcel: '20 West 34th Street|fl 3|NEW YORK, NY 10001',
    unit: 'fl 3',
  },
  {
    country: 'US',
    steps: ['9601 Sunset Blvd #4B, Beverly Hills', '{Enter}'],
    parcel: '9601 Sunset Boulevard|#4B|BEVERLY HILLS, CA 90210',
    unit: '#4B',
  },
  {
    country: 'US',
    steps: ['1 Infinite Loop, Cupertino, CA 95014', '{Enter}', '[Enter address manually]', '[Use this address]'],
    parcel: '1 Infinite Loop|CUPERTINO, CA 95014',
  },
  {
    country: 'GB',
    steps: ['1 princes st edinbrugh{Backspace}{Backspace}{Backspace}{Backspace}urgh', '{Enter}'],
    parcel: 'The Balmoral|1 Princes Street|EDINBURGH|EH2 2EQ',
  },
  {
    country: 'GB',
    steps: ['nw1 6xr{Backspace}e', '[Baker Street…]', '[221b Baker Street…]'],
    parcel: '221b Baker Street|LONDON|NW1 6XE',
  },
  {
    country: 'GB',
    steps: ['tate modern bankside london', '{Enter}'],
    parcel: 'Tate Modern|Bankside|LONDON|SE1 9TG',
  },
  {
    country: 'FR',
    steps: ['"M. Jean Dupont\n12 rue de la République\n69001 LYON\nFrance', '{Enter}', '{Enter}'],
    parcel: '12 Rue de la République|69001 Lyon',
    said: 'Left out: M. Jean Dupont',
  },
  {
    country: 'FR',
    steps: ['62 bis la canebiere marseille', '{Enter}'],
    parcel: '62 bis La Canebière|13001 Marseille',
  },
  {
    country: 'FR',
    steps: ['3 pl bellecour, bat B, 69002 lyon', '{Enter}'],
    parcel: 'bat B|3 Place Bellecour|69002 Lyon',
    unit: 'bat B',
  },
  {
    country: 'DE',
    steps: ['c/o Schmidt, Reeperbahn 12, Hamburg', '{Enter}', '{Enter}'],
    parcel: 'c/o Schmidt|Reeperbahn 12|20359 Hamburg',
    unit: 'c/o Schmidt',
  },
  {
    country: 'DE',
    steps: ['Kurfurstendam 195 berlin', '{Enter}', '{Enter}'],
    parcel: 'Kurfürstendamm 195|10719 Berlin',
  },
  {
    country: 'DE',
    steps: ['hohe str 52 köln', '{Enter}'],
    parcel: 'Hohe Straße 52|50667 Köln',
    network: 'slow',
  },
  {
    country: 'AT',
    steps: ['Mariahilfer Straße 101/2/15, 1060 Wien', '{Enter}'],
    parcel: 'Mariahilfer Straße 101/2/15|1060 Wien',
    unit: '2/15',
  },
  {
    country: 'AT',
    steps: ['herrengasse 7 top 4 graz', '{Enter}'],
    parcel: 'Herrengasse 7 top 4|8010 Graz',
    unit: 'top 4',
  },
  { country: 'CH', steps: ['rue du rhone 12 geneve', '{Enter}'], parcel: 'Rue du Rhône 12|1204 Genève' },
  { country: 'CH', steps: ['bahnhofstrasse 10 basel', '{Enter}', '{Enter}'], parcel: null, said: '' },
  {
    country: 'ES',
    steps: ['gran via 28 3º izda madrid', '{Enter}'],
    parcel: 'Calle Gran Vía 28 3º izda|28013 MADRID|MADRID',
    unit: '3º izda',
  },
  {
    country: 'ES',
    steps: ['pº de gracia 43 barcelona', '{Enter}'],
    parcel: 'Paseo de Gracia 43|08007 BARCELONA|BARCELONA',
  },
  {
    country: 'IT',
    steps: ['p.zza della scala 3 milano', '{Enter}'],
    parcel: 'Piazza della Scala 3|20121 MILANO MI',
  },
  {
    country: 'IT',
    steps: ['via monte napoleone 8 int. 5 milano', '{Enter}'],
    parcel: 'Via Monte Napoleone 8 int. 5|20121 MILANO MI',
    unit: 'int. 5',
  },
  { country: 'SE', steps: ['stortorget 7 malmo', '{Enter}'], parcel: 'Stortorget 7|211 22 Malmö' },
  {
    country: 'DK',
    steps: ['nyhavn 17, 2. tv, københavn', '{Enter}'],
    parcel: 'Nyhavn 17 2. tv|1051 København K',
    unit: '2. tv',
    byLetter: true,
  },
  {
    country: 'FI',
    steps: ['aleksanterinkatu 52 B 14 helsinki', '{Enter}'],
    parcel: 'Aleksanterinkatu 52 B 14|00100 Helsinki',
    unit: 'B 14',
  },
  {
    country: 'NL',
    steps: ['Keizersgracht 324 2hoog amsterdam', '{Enter}'],
    parcel: 'Keizersgracht 324 2hoog|1016 EZ Amsterdam',
    unit: '2hoog',
  },
  {
    country: 'NL',
    steps: ['julianastraat 28 haarlem', '{Enter}', '[Undo]', '{Control+a}', 'grote markt 2 haarlem', '{Enter}'],
    parcel: 'Grote Markt 2|2011 RD Haarlem',
    selected: 2,
    byLetter: true,
  },
  {
    country: 'NL',
    steps: ['kalverstraat 92 amsterdam', '{Enter}'],
    parcel: 'Kalverstraat 92|1012 PH Amsterdam',
    network: 'flaky',
  },
  {
    country: 'NL',
    steps: ['<offline>', '2511bt 68', '<online>', '{Enter}'],
    parcel: "Spui 68|2511 BT 's-Gravenhage",
  },
  {
    country: 'NL',
    steps: ['Veldstraat 12, 9000 Gent, België', '{Enter}', '[Switch to Belgium]', '{Enter}'],
    parcel: 'Veldstraat 12|9000 Gent',
    ends: 'BE',
  },
  {
    country: 'US',
    steps: ['221b Baker Street, London NW1 6XE, England', '{Enter}', '[Switch to United Kingdom]', '{Enter}'],
    parcel: '221b Baker Street|LONDON|NW1 6XE',
    ends: 'GB',
  },
  {
    country: 'FR',
    steps: ['12 rue de la République 3ème étage gauche 69001 Lyon', '{Enter}', '{Enter}'],
    parcel: '3ème étage gauche|12 Rue de la République|69001 Lyon',
    unit: '3ème étage gauche',
  },
  {
    country: 'GB',
    steps: ['"Top Floor Flat\n221b Baker Street\nMarylebone\nLondon\nNW1 6XE\nUnited Kingdom', '{Enter}', '{Enter}'],
    parcel: 'Top Floor Flat|221b Baker Street|LONDON|NW1 6XE',
    unit: 'Top Floor Flat',
    said: 'Left out: Marylebone',
  },
  {
    country: 'NL',
    steps: ['"350 5th Ave, New York, NY 10118-3299, USA', '[350 Fifth Avenue…]'],
    parcel: '350 Fifth Avenue|NEW YORK, NY 10118',
    ends: 'US',
  },
  // Countries that the service does not have are typed by hand.
  {
    country: 'NL',
    countries: '*',
    steps: [
      '(Country or region)',
      'ierl{Backspace}{Backspace}{Backspace}reland',
      '{Enter}',
      '(Street…)',
      '"Flat 3, 12 Main Street, Swords, Co. Dublin, K67 X2Y3',
      '[Use this address]',
    ],
    parcel: 'Flat 3|12 Main Street|Swords|Co. Dublin|K67 X2Y3',
    unit: 'Flat 3',
    ends: 'IE',
  },
  {
    country: 'BR',
    countries: '*',
    steps: ['"Av. Paulista, 1578 - Bela Vista, São Paulo - SP, 01310-200', '[Use this address]'],
    parcel: 'Av. Paulista, 1578|Bela Vista|SÃO PAULO-SP|01310-200',
  },
  {
    country: 'AU',
    countries: '*',
    steps: ['"Unit 5, 42 Smith Street, Fitzroy VIC 3065, Australia', '[Use this address]'],
    parcel: '42 Smith Street|Unit 5|FITZROY VIC 3065',
    unit: 'Unit 5',
  },
  {
    country: 'CA',
    countries: '*',
    steps: ['"Apt 1204, 111 Wellington St, Ottawa ON K1A 0A9', '[Use this address]'],
    parcel: '111 Wellington St|Apt 1204|OTTAWA ON K1A 0A9',
    unit: 'Apt 1204',
  },
  {
    country: 'PL',
    countries: '*',
    steps: ['"ul. Marszałkowska 10 m. 5, 00-590 Warszawa', '[Use this address]'],
    parcel: 'ul. Marszałkowska 10 m. 5|00-590 Warszawa',
    unit: 'm. 5',
  },
  {
    country: 'PT',
    countries: '*',
    steps: ['"Rua Augusta 24, 3º Esq, 1100-053 Lisboa, Portugal', '[Use this address]'],
    parcel: 'Rua Augusta 24 3º Esq|1100-053 Lisboa',
    unit: '3º Esq',
  },
  {
    country: 'GR',
    countries: '*',
    steps: ['"Ερμού 12, 105 63 Αθήνα', '[Use this address]'],
    parcel: 'Ερμού 12|105 63 Αθήνα',
  },
  {
    country: 'IN',
    countries: '*',
    steps: ['"Flat 12B, 24 MG Road, Bengaluru 560001, Karnataka', '[Use this address]'],
    parcel: '24 MG Road|Flat 12B|Bengaluru 560001|Karnataka',
    unit: 'Flat 12B',
  },
  {
    country: 'JP',
    countries: '*',
    steps: ['"〒100-0005 東京都千代田区丸の内1-9-1', '[Use this address]'],
    parcel: '〒100-0005|東京都|千代田区丸の内1-9-1',
  },
];
