/** Texts as people type them, beside the list that a service answers with, and what Enter makes of each. */

/** `taken`: at once. `asked`: the row becomes active, and the next Enter takes it. `refused`: the list stays open. */
export type Expected = 'taken' | 'asked' | 'refused';

/** A list: addresses as `line | place`, of one country. The text means the first one, where it means any. */
export interface Listed {
  readonly iso2: string;
  readonly list: readonly string[];
  readonly texts: readonly (readonly [text: string, expected: Expected])[];
}

/** 200 texts of 24 countries. */
export const listed: readonly Listed[] = [
  {
    // A word in front of its name makes it another street; that people leave out first names is no reason to guess.
    iso2: 'SE',
    list: ['Östra Storgatan 14 | 55321 Jönköping'],
    texts: [
      ['Storgatan 14', 'asked'],
      ['Storgatan 14 Jönköping', 'asked'],
      ['storgatan 14, 553 21', 'asked'],
      ['Östra Storgatan 14', 'taken'],
      ['ostra storg 14 jonkoping', 'taken'],
    ],
  },
  {
    iso2: 'NL',
    list: ['Oude Kerkstraat 5 | 3572TJ Utrecht'],
    texts: [
      ['kerkstraat 5', 'asked'],
      ['Kerkstr. 5 Utrecht', 'asked'],
      ['oude kerkstr 5', 'taken'],
      ['3572tj 5', 'taken'],
    ],
  },
  {
    // The kind of street may be left out.
    iso2: 'FR',
    list: ['5 Avenue Victor Hugo | 75116 Paris'],
    texts: [
      ['victor hugo 5 paris', 'taken'],
      ['5 av. victor hugo', 'taken'],
      ['5 avenue hugo', 'asked'],
    ],
  },
  {
    iso2: 'NL',
    list: ['Julianastraat 30 | 2012ES Haarlem'],
    texts: [
      ['julianastraat 30 haarlem', 'taken'],
      ['Julianastr. 30, Haarlem', 'taken'],
      ['julianas 30', 'taken'],
      ['2012 es 30', 'taken'],
      ['Julianastraat 30 Harlem', 'taken'],
      ['julianasraat 30 haarlem', 'taken'],
      ['Julianastraat 30, 2012ES', 'taken'],
      ['30 julianastraat', 'taken'],
      ['Fam. de Vries, Julianastraat 30, 2012 ES Haarlem', 'asked'],
      ['julianastraat 30 haar', 'asked'],
      ['Julianastraat 31 Haarlem', 'refused'],
      ['Julianastraat 3 Haarlem', 'refused'],
      ['Julianastraat 30a Haarlem', 'refused'],
      ['julianastraat 30 a haarlem', 'refused'],
      ['Julianastraat 30 Zwolle', 'refused'],
      ['2012ET 30', 'refused'],
      ['Emmastraat 30 Haarlem', 'refused'],
    ],
  },
  {
    iso2: 'NL',
    list: ['Dijkgraaf van Wijckweg 5 | 1619AB Andijk', 'Dijkgraaf van Wijckweg 5A | 1619AB Andijk'],
    texts: [
      ['Dijkgraaf van Wyckweg 5 Andyk', 'taken'],
      ['dijkgr van wijckwg 5a', 'taken'],
      ['Dijkgraaf v Wijckweg 5 A', 'taken'],
      ['wijckweg 5b', 'refused'],
    ],
  },
  {
    iso2: 'NL',
    list: ["'s-Gravenhaagse Bos 12 | 2594BD 's-Gravenhage"],
    texts: [
      ['s gravenhaagse bos 12 den haag', 'taken'],
      ['sgravenhaagse bos 12', 'taken'],
      ['’s-Gravenhaagse Bos 12 The Hague', 'taken'],
    ],
  },
  {
    iso2: 'BE',
    list: ['Wetstraat 16 | 1000 Brussel'],
    texts: [
      ['Wetstraat 16/3, 1000 Brussel', 'taken'],
      ['wetstraat 16/3', 'taken'],
      ['wetstraat 16/18 brussel', 'refused'],
      ['wetstraat 14/3 brussel', 'refused'],
      ['Wetstr 16 Brussel', 'taken'],
      ['wetstr. 16 1000 brussels', 'taken'],
      ['Wetstraat 16 bus 3, Brussel', 'taken'],
      ['wetstraat 16 bte 3 bruxelles', 'taken'],
      ['Wetstraat 16 1040 Brussel', 'refused'],
      ['Wetstraat 61 Brussel', 'refused'],
      ['Wetstraat 16 Gent', 'refused'],
    ],
  },
  {
    iso2: 'BE',
    list: ['Rue de la Loi 16 | 1000 Bruxelles'],
    texts: [
      ['16 rue de la loi bruxelles', 'taken'],
      ['r. de la loi 16', 'taken'],
      ['rue loi 16 Bruxeles', 'taken'],
      ['rue de la foi 16 bruxelles', 'refused'],
    ],
  },
  {
    iso2: 'DE',
    list: ['Friedrichstraße 4 | 45128 Essen'],
    texts: [
      ['Friedrichstrasse 4 Essen', 'taken'],
      ['Friedrichstr. 4 Essen', 'taken'],
      ['Friedrichstr 4', 'taken'],
      ['friedrich str 4 essen', 'taken'],
      ['friedrichst 4', 'taken'],
      ['Freidrichstraße 4 Essen', 'taken'],
      ['45128 essen friedrichstr 4', 'taken'],
      ['Friedrichstraße 4, 2. Etage, Essen', 'taken'],
      ['Friedrichstr. 4, Whg 12, 45128 Essen', 'taken'],
      ['Max Meier, Friedrichstr. 4, 45128 Essen', 'asked'],
      ['Firma Huber GmbH, Friedrichstraße 4, 45128 Essen', 'asked'],
      ['friedrichstraße essen', 'taken'],
      ['Friedrichstr. 40 Essen', 'refused'],
      ['Friedrichstr. 4b Essen', 'refused'],
      ['Friedrichstr. 4 Berlin', 'refused'],
      ['Friedrichstr. 4 45127 Essen', 'refused'],
      ['Friedensstr. 4 Essen', 'refused'],
    ],
  },
  {
    iso2: 'DE',
    list: ['Müllerweg 7 | 80331 München'],
    texts: [
      ['Muellerweg 7 Muenchen', 'taken'],
      ['mullerweg 7 munchen', 'taken'],
      ['Müllerwg. 7', 'taken'],
      ['MÜLLERWEG 7 MUNICH', 'taken'],
      ['Millerweg 7 München', 'taken'],
      ['Mühlerweg 9 München', 'refused'],
    ],
  },
  {
    iso2: 'DE',
    list: ['Baurstraße 4 | 22605 Hamburg', 'Bauerstraße 4 | 22605 Hamburg'],
    texts: [
      ['Baurstraße 4 Hamburg', 'taken'],
      ['Bahrstraße 4 Hamburg', 'taken'],
    ],
  },
  {
    iso2: 'AT',
    list: ['Kärntner Ring 12 | 1010 Wien'],
    texts: [
      ['kaerntner ring 12 wien', 'taken'],
      ['Kärntner Ring 12/5 Wien', 'taken'],
      ['Kärntner Ring 12 Top 5, 1010 Wien', 'taken'],
      ['Kärntner Ring 12, Stiege 2, Top 5, Wien', 'taken'],
      ['kärntner ring 12 vienna', 'taken'],
      ['Kärntner Ring 21 Wien', 'refused'],
      ['Kärntner Ring 12, 1020 Wien', 'refused'],
      ['Kärntner Straße 12 Wien', 'refused'],
    ],
  },
  {
    iso2: 'CH',
    list: ['Bahnhofstrasse 22 | 6300 Zug'],
    texts: [
      ['Bahnhofstraße 22 Zug', 'taken'],
      ['bahnhofstr. 22, 6300 zug', 'taken'],
      ['Bahnhofstr 22 Zürich', 'refused'],
      ['Bahnhofplatz 22 Zug', 'refused'],
    ],
  },
  {
    iso2: 'FR',
    list: ['8 Rue du Général de Gaulle | 75008 Paris'],
    texts: [
      ['8 rue du general de gaulle paris', 'taken'],
      ['8 rue Gal de Gaulle 75008', 'taken'],
      ['8 r gen de gaulle paris', 'taken'],
      ['8, rue du Général-de-Gaulle, appt 12, Paris', 'taken'],
      ['8 rue du general de gaule paris', 'taken'],
      ['Mme Dupont, 8 rue du Général de Gaulle, 75008 Paris', 'asked'],
      ['8 av du general de gaulle paris', 'refused'],
      ['8 bis rue du general de gaulle paris', 'refused'],
      ['8 rue du general de gaulle 75009 paris', 'refused'],
      ['8 rue du general de gaulle lyon', 'refused'],
    ],
  },
  {
    iso2: 'FR',
    list: ["12 Boulevard de l'Église | 06000 Nice"],
    texts: [
      ['12 bd de l eglise nice', 'taken'],
      ['12 bvd de leglise nice', 'taken'],
      ['12 boulevard de l’Eglise 06000', 'taken'],
      ['12 boul. église', 'taken'],
    ],
  },
  {
    iso2: 'GB',
    list: ['221b Baker Street | NW1 6XE London'],
    texts: [
      ['221b baker st', 'taken'],
      ['flat 2 221b baker street london', 'taken'],
      ['221B Baker St, Flat 2, London NW1 6XE', 'taken'],
      ['221b baker street londn', 'taken'],
      ['nw16xe 221b', 'taken'],
      ['221 b baker street', 'taken'],
      ['221b bak st london', 'taken'],
      ['John Watson, 221b Baker St, London', 'asked'],
      ['221 baker street london', 'refused'],
      ['221b baker street manchester', 'refused'],
      ['221b baker road london', 'refused'],
      ['221b baker street nw1 6xf', 'refused'],
      ['222b baker street london', 'refused'],
    ],
  },
  {
    iso2: 'GB',
    list: ["2 King's Mill Lane | BA1 1AA Bath"],
    texts: [
      ['2 kings mill lane bath', 'taken'],
      ["2 King's Mill Ln, Bath", 'taken'],
      ['flat 2 2 kings mill lane', 'taken'],
      ['top floor flat, 2 kings mill lane, bath', 'taken'],
      ['2/3 kings mill lane', 'refused'],
      ['2 kings mill lane bristol', 'refused'],
    ],
  },
  {
    iso2: 'GB',
    list: ['29 Lottbridge Drove | BN23 6QD Eastbourne'],
    texts: [
      ['29 Lottbridge Drove, Eastbourne, East Sussex BN23 6QD', 'taken'],
      ['29 lotbridge drove eastbourne', 'taken'],
      ['29 Lottbridge Drove, East Sussex', 'asked'],
      ['29 Lottbridge Drove Hastings', 'refused'],
    ],
  },
  {
    iso2: 'IE',
    list: ['12 Saint Stephen’s Green | D02 AF30 Dublin'],
    texts: [
      ['12 st stephens green dublin', 'taken'],
      ['12 St. Stephen’s Green D02AF30', 'taken'],
      ['Apt 4, 12 St Stephens Green', 'taken'],
      ['12 st stephens green cork', 'refused'],
    ],
  },
  {
    iso2: 'US',
    list: ['350 Fifth Avenue | 10118 New York'],
    texts: [
      ['350 5th ave new york', 'taken'],
      ['350 fifth av nyc', 'taken'],
      ['350 5th Ave, New York, NY 10118', 'taken'],
      ['350 5th Ave Apt 12 New York NY', 'taken'],
      ['350 5th Ave Suite 4500, New York, NY 10118, USA', 'taken'],
      ['350 5th Ave # 12, New York', 'taken'],
      ['John Smith, 350 5th Ave, New York, NY', 'asked'],
      ['350 5th ave new yor', 'asked'],
      ['350 6th ave new york', 'refused'],
      ['351 5th ave new york', 'refused'],
      ['350 5th st new york', 'refused'],
      ['350 5th ave brooklyn', 'refused'],
      ['350 5th ave new york 10119', 'refused'],
    ],
  },
  {
    iso2: 'US',
    list: ['1600 Pennsylvania Avenue NW | 20500 Washington'],
    texts: [
      ['1600 pennsylvania ave nw washington dc', 'taken'],
      ['1600 Pennsylvania Ave Northwest, Washington', 'taken'],
      ['1600 pensylvania ave nw', 'taken'],
      ['1600 pennsylvania ave washington', 'taken'],
      ['1600 pennsylvania ave se washington', 'refused'],
    ],
  },
  {
    iso2: 'ES',
    list: ['Calle Mayor 3 | 28013 Madrid'],
    texts: [
      ['C/ Mayor 3 Madrid', 'taken'],
      ['c mayor 3 madrid', 'taken'],
      ['cl. Mayor, 3, 28013 Madrid', 'taken'],
      ['mayor 3 madrid', 'taken'],
      ['Calle Mayor 3, 2º izq, Madrid', 'taken'],
      ['Calle Mayor 3 piso 2 puerta 4 Madrid', 'taken'],
      ['Plaza Mayor 3 Madrid', 'refused'],
      ['Calle Mayor 13 Madrid', 'refused'],
      ['Calle Mayor 3 Toledo', 'refused'],
    ],
  },
  {
    iso2: 'ES',
    list: ['Avenida de la Constitución 8 | 41001 Sevilla'],
    texts: [
      ['avda. constitucion 8 sevilla', 'taken'],
      ['Av de la Constitución, 8 bajo, Sevilla', 'taken'],
      ['avda constitucion 8 seville', 'taken'],
      ['Pº de la Constitución 8 Sevilla', 'refused'],
    ],
  },
  {
    iso2: 'IT',
    list: ['Piazza di Monte Citorio 1 | 00186 Roma'],
    texts: [
      ['P.za di Monte Citorio 1 Roma', 'taken'],
      ['pza monte citorio 1 roma', 'taken'],
      ['piazza montecitorio 1 rome', 'taken'],
      ['Piazza di Monte Citorio, 1, int. 3, Roma', 'taken'],
      ['Via di Monte Citorio 1 Roma', 'refused'],
      ['piazza di monte citorio 1/a roma', 'refused'],
    ],
  },
  {
    iso2: 'IT',
    list: ['Viale Europa 15 | 00144 Roma'],
    texts: [
      ['V.le Europa 15 Roma', 'taken'],
      ['v.le europa 15', 'taken'],
      ['via europa 15 roma', 'refused'],
    ],
  },
  {
    iso2: 'PT',
    list: ['Rua do Carmo 31 | 1200-093 Lisboa'],
    texts: [
      ['R. do Carmo 31 Lisboa', 'taken'],
      ['rua carmo 31 lisbon', 'taken'],
      ['Rua do Carmo 31 2.º Esq. Lisboa', 'taken'],
      ['Rua do Carmo 31 Porto', 'refused'],
    ],
  },
  {
    iso2: 'DK',
    list: ['Nørregade 12 | 1165 København'],
    texts: [
      ['norregade 12 kobenhavn', 'taken'],
      ['Nørreg. 12 Copenhagen', 'taken'],
      ['Nørregade 12, 2. tv, 1165 København', 'taken'],
      ['noerregade 12 koebenhavn', 'taken'],
      ['Nørregade 12 Aarhus', 'refused'],
      ['Nørrevej 12 København', 'refused'],
    ],
  },
  {
    iso2: 'DK',
    list: ['Ålekistevej 5 | 2720 Vanløse'],
    texts: [
      ['aalekistevej 5 vanlose', 'taken'],
      ['Alekistev. 5', 'taken'],
      ['ålekistevej 5 st. th vanløse', 'taken'],
    ],
  },
  {
    iso2: 'NO',
    list: ['Akersgata 3 | 0158 Oslo'],
    texts: [
      ['Akersgt. 3 Oslo', 'taken'],
      ['akersgaten 3', 'taken'],
      ['akersg 3 0158', 'taken'],
      ['Akersveien 3 Oslo', 'refused'],
      ['akersgata 5 oslo', 'refused'],
    ],
  },
  {
    iso2: 'SE',
    list: ['Drottninggatan 5 | 111 51 Stockholm'],
    texts: [
      ['drottningg. 5 stockholm', 'taken'],
      ['drottninggatan 5 lgh 1102 stockholm', 'taken'],
      ['Drottning gatan 5 11151', 'taken'],
      ['drottninggatan 5 göteborg', 'refused'],
      ['drottningholmsvägen 5 stockholm', 'refused'],
    ],
  },
  {
    iso2: 'FI',
    list: ['Kauppakatu 3 | 20800 Turku'],
    texts: [
      ['kauppak. 3 turku', 'taken'],
      ['kauppakatu 3 åbo', 'taken'],
      ['Kauppakatu 3 as. 5 Turku', 'taken'],
      ['kauppatori 3 turku', 'refused'],
    ],
  },
  {
    iso2: 'PL',
    list: ['Długa 15 | 31-147 Kraków'],
    texts: [
      ['ul. Długa 15 Kraków', 'taken'],
      ['dluga 15 krakow', 'taken'],
      ['ul. Długa 15/7 Kraków', 'taken'],
      ['Długa 15 m. 7, 31147 Kraków', 'taken'],
      ['Długa 15 Warszawa', 'refused'],
      ['Krótka 15 Kraków', 'refused'],
    ],
  },
  {
    iso2: 'CZ',
    list: ['Náměstí Míru 9 | 120 00 Praha'],
    texts: [
      ['nam. miru 9 praha', 'taken'],
      ['nám. Míru 9, 12000 Prague', 'taken'],
      ['náměstí míru 9 brno', 'refused'],
    ],
  },
  {
    iso2: 'LU',
    list: ["3 Rue de l'Alzette | 4010 Esch-sur-Alzette"],
    texts: [
      ['3 rue de l alzette esch', 'taken'],
      ['3, rue de l’Alzette, 4010 Esch-sur-Alzette', 'taken'],
      ['3 r de lalzette L-4010', 'taken'],
      ['3 rue de l’Alzette Luxembourg', 'refused'],
    ],
  },
  {
    iso2: 'HU',
    list: ['Váci utca 8 | 1052 Budapest'],
    texts: [
      ['vaci u. 8 budapest', 'taken'],
      ['Váci utca 8, 2. emelet, Budapest', 'taken'],
      ['váci út 8 budapest', 'refused'],
    ],
  },
  {
    iso2: 'RO',
    list: ['Bulevardul Unirii 12 | 030823 București'],
    texts: [
      ['bd unirii 12 bucuresti', 'taken'],
      ['B-dul Unirii nr. 12, bl. 3, ap. 21, București', 'taken'],
      ['str. unirii 12 bucuresti', 'refused'],
    ],
  },
  {
    iso2: 'AU',
    list: ['22 Beach Road | 2026 Bondi'],
    texts: [
      ['4/22 beach rd bondi', 'taken'],
      ['Unit 4, 22 Beach Rd, Bondi NSW 2026', 'taken'],
      ['22 beach st bondi', 'refused'],
    ],
  },
];
