import type { Listed } from './texts.ts';

/** Addresses of a list, rewritten as people do, and their neighbours that are not in it; written before Enter was asked. */
export const rewritten: readonly Listed[] = [
  {
    iso2: 'NL',
    list: [
      'Van Baerlestraat 12-2 | 1071AW Amsterdam',
      'Van Baerlestraat 12-1 | 1071AW Amsterdam',
      'Van Baerlestraat 12-H | 1071AW Amsterdam',
    ],
    texts: [
      ['v baerlestr 12-2', 'taken'],
      ['van baerlestraat 12 2 amsterdam', 'taken'],
      ['1071aw 12-2', 'taken'],
      ['van baerlestraat 12', 'refused'],
      ['van baerlestraat 12-3 amsterdam', 'refused'],
    ],
  },
  {
    iso2: 'NL',
    list: ['Stationsplein 4 | 3013AJ Rotterdam'],
    texts: [
      ['stat.plein 4', 'taken'],
      ['stationspl. 4 rotterdam', 'taken'],
      ['3013 aj 4', 'taken'],
      ['stationsplein 4a', 'refused'],
      ['stationsplein 14', 'refused'],
      ['stationsweg 4 rotterdam', 'refused'],
    ],
  },
  {
    iso2: 'BE',
    list: ['Koningin Astridlaan 7 | 8200 Brugge'],
    texts: [
      ['kon. astridlaan 7 brugge', 'taken'],
      ['B 8200 brugge koningin astridlaan 7', 'taken'],
      ['koningin astridlaan 7 bus 3 8200', 'taken'],
      ['astridlaan 7 brugge', 'asked'],
      ['koning albertlaan 7 brugge', 'refused'],
    ],
  },
  {
    iso2: 'BE',
    list: ['Rue du Midi 15 | 1000 Bruxelles'],
    texts: [
      ['rue du midi 15 bxl', 'taken'],
      ['15 rue du midi 1000 brussel', 'taken'],
      ['rue du midi 15/2 bruxelles', 'taken'],
      ['rue du midi 115', 'refused'],
    ],
  },
  {
    iso2: 'LU',
    list: ['14 Rue Albert 1er | 1117 Luxembourg'],
    texts: [
      ['rue albert 1er 14', 'taken'],
      ['14 r. albert 1 er L-1117', 'taken'],
      ['14 rue albert ier luxembourg', 'taken'],
      ['1 rue albert 1er luxembourg', 'refused'],
    ],
  },
  {
    iso2: 'DE',
    list: ['Straße des 17. Juni 110 | 10623 Berlin'],
    texts: [
      ['str. d. 17. juni 110', 'taken'],
      ['strasse des 17 juni 110 10623', 'taken'],
      ['straße des 17. juni 17', 'refused'],
    ],
  },
  {
    iso2: 'DE',
    list: [
      'Rosenheimer Straße 145b | 81671 München',
      'Rosenheimer Straße 145 | 81671 München',
      'Rosenheimer Straße 145a | 81671 München',
    ],
    texts: [
      ['rosenheimer str 145 b', 'taken'],
      ['rosenheimerstr. 145b muenchen', 'taken'],
      ['Rosenheimer Straße 145 b 2. OG', 'taken'],
      ['rosenheimer str. 145c münchen', 'refused'],
      ['rosenheimer platz 145b', 'refused'],
    ],
  },
  {
    iso2: 'DE',
    list: ['Q7 24 | 68161 Mannheim'],
    texts: [
      ['q7, 24 mannheim', 'taken'],
      ['Q7 4 mannheim', 'refused'],
      ['Q6 24 mannheim', 'refused'],
    ],
  },
  {
    iso2: 'AT',
    list: ['Neubaugasse 44 | 1070 Wien'],
    texts: [
      ['neubaug. 44/2/9', 'taken'],
      ['neubaugasse 44 tür 9 1070 wien', 'taken'],
      ['neubaugasse 4/4', 'refused'],
      ['neubaugürtel 44', 'refused'],
    ],
  },
  {
    iso2: 'CH',
    list: ['Avenue de la Gare 12bis | 1003 Lausanne', 'Avenue de la Gare 12 | 1003 Lausanne'],
    texts: [
      ['av. de la gare 12 bis lausanne', 'taken'],
      ['CH-1003 Lausanne VD avenue de la gare 12bis', 'taken'],
      ['av. de la gare 12ter', 'refused'],
      ['av de la gare 12 bis genève', 'refused'],
    ],
  },
  {
    iso2: 'FR',
    list: ['16 Rue George Sand | 06700 Saint-Laurent-du-Var', '6 Rue George Sand | 06700 Saint-Laurent-du-Var'],
    texts: [
      ['16 r george sand 06 st laurent du var', 'taken'],
      ['16 rue georges sand 06700', 'taken'],
      ['26 rue george sand st laurent du var', 'refused'],
      ['16 bis rue george sand', 'refused'],
    ],
  },
  {
    iso2: 'FR',
    list: ['13 Square de Verdun | 42000 Saint-Étienne', '1 Square de Verdun | 42000 Saint-Étienne'],
    texts: [
      ['13 sq verdun st etienne', 'taken'],
      ['13, SQUARE DE VERDUN 42000 SAINT ETIENNE CEDEX', 'taken'],
      ['3 square de verdun', 'refused'],
      ['13 rue de verdun saint etienne', 'refused'],
    ],
  },
  {
    iso2: 'FR',
    list: ['5 Passage du Commerce | 13014 Marseille'],
    texts: [
      ['5 pass. du commerce marseille 14', 'taken'],
      ['5 passage du commerce marseille 13e', 'refused'],
    ],
  },
  {
    iso2: 'ES',
    list: ['Calle del Doctor Esquerdo 17 | 28028 Madrid'],
    texts: [
      ['c/ dr esquerdo 17 3º izda madrid', 'taken'],
      ['doctor esquerdo, 17', 'taken'],
      ['calle doctor esquerdo 71 madrid', 'refused'],
      ['avenida doctor esquerdo 17', 'refused'],
    ],
  },
  {
    iso2: 'IT',
    list: ['Via Giuseppe Garibaldi 12 | 20121 Milano'],
    texts: [
      ['via g. garibaldi 12 milano', 'asked'],
      ['v. garibaldi 12', 'asked'],
      ['via giuseppe garibaldi 12 int 4 20121 milano mi', 'taken'],
      ['via garibaldi 12/A milano', 'refused'],
      ['corso garibaldi 12 milano', 'refused'],
    ],
  },
  {
    iso2: 'PT',
    list: ['Avenida da Liberdade 110 | 1250-146 Lisboa'],
    texts: [
      ['av liberdade 110 lisboa', 'taken'],
      ['av. da liberdade, 110 - 4.º D', 'taken'],
      ['avenida da liberdade 10', 'refused'],
    ],
  },
  {
    iso2: 'GB',
    list: ['48 Princes Street | EH2 2BY Edinburgh', '2 Princes Street | EH2 2ER Edinburgh'],
    texts: [
      ['2/48 princes street edinburgh', 'taken'],
      ['48 princes st eh22by', 'taken'],
      ['148 princes street edinburgh', 'refused'],
    ],
  },
  {
    iso2: 'GB',
    list: ['7A Saint James Road | TN1 2JY Tunbridge Wells'],
    texts: [
      ['7a st james rd tunbridge wells', 'taken'],
      ['7 A st. james road, tn12jy', 'taken'],
      ['7 st james road tunbridge wells', 'refused'],
    ],
  },
  {
    iso2: 'DK',
    list: ['Nørre Farimagsgade 12 | 1364 København K'],
    texts: [
      ['nr farimagsgade 12 3tv', 'taken'],
      ['nr. farimagsg. 12, 3. tv, kbh k', 'taken'],
      ['øster farimagsgade 12 københavn', 'refused'],
      ['nørre farimagsgade 12b', 'refused'],
    ],
  },
  {
    iso2: 'DK',
    list: ['10. Februar Vej 4 | 6100 Haderslev'],
    texts: [
      ['10 februar vej 4', 'taken'],
      ['10. februar vej 10 haderslev', 'refused'],
    ],
  },
  {
    iso2: 'SE',
    list: ['Sankt Eriksgatan 60A | 11234 Stockholm'],
    texts: [
      ['s:t eriksgatan 60 a', 'taken'],
      ['st eriksgatan 60A lgh 1202 stockholm', 'taken'],
      ['sankt eriksgatan 60 B stockholm', 'refused'],
    ],
  },
  {
    iso2: 'NO',
    list: ['Dronning Eufemias gate 8 | 0191 Oslo'],
    texts: [
      ['dronning eufemiasgt 8', 'taken'],
      ['dronning eufemias gate 8 h0302 0191 oslo', 'taken'],
      ['dronning mauds gate 8 oslo', 'refused'],
    ],
  },
  {
    iso2: 'FI',
    list: ['Runeberginkatu 22 | 00100 Helsinki'],
    texts: [
      ['runeberginkatu 22 a 14 helsinki', 'taken'],
      // A person would take it: the letter is that of the staircase. It may as well be of a house.
      ['runebergink. 22 A', 'refused'],
      ['runeberginkatu 2 A 22', 'refused'],
    ],
  },
  {
    iso2: 'PL',
    list: ['Plac 3 Maja 12 | 59-800 Lubań', 'Plac 3 Maja 3 | 59-800 Lubań'],
    texts: [
      ['pl. 3 maja 12 luban', 'taken'],
      ['plac 3-go maja 12/4', 'taken'],
      ['al. 3 maja 12 luban', 'refused'],
    ],
  },
  {
    iso2: 'CZ',
    list: ['28. října 45 | 702 00 Ostrava'],
    texts: [
      ['28 rijna 45 ostrava', 'taken'],
      ['28. října 28, ostrava', 'refused'],
    ],
  },
  {
    iso2: 'HU',
    list: ['Pozsonyi út 12 | 1137 Budapest'],
    texts: [
      ['pozsonyi ut 12 3/2 budapest', 'taken'],
      ['Budapest XIII. ker. Pozsonyi út 12', 'taken'],
      ['pozsonyi u. 12', 'refused'],
    ],
  },
  {
    iso2: 'US',
    list: ['55 East 52nd Street | 10055 New York', '55 West 52nd Street | 10019 New York'],
    texts: [
      ['55 e 52 st new york', 'taken'],
      // A person would take it; the number in words is not understood.
      ['55 east fifty-second street new york', 'refused'],
      ['55 e 52nd st fl 21 new york, new york 10055', 'taken'],
      ['55 e 53rd st new york', 'refused'],
      ['52 e 55th st', 'refused'],
    ],
  },
  {
    iso2: 'US',
    list: ['123 North Main Street | 62701 Springfield'],
    texts: [
      ['123 n main apt 4b springfield illinois', 'taken'],
      ['123 N. Main St #4B', 'taken'],
      ['123 s main st springfield', 'refused'],
      ['123 n main st springfield missouri 65806', 'refused'],
    ],
  },
  {
    iso2: 'CA',
    list: ['1288 West Georgia Street | V6E 4A2 Vancouver'],
    texts: [
      ['#305 - 1288 w georgia st vancouver bc', 'taken'],
      ['305-1288 west georgia', 'taken'],
      ['1288 e georgia st vancouver', 'refused'],
    ],
  },
  {
    iso2: 'AU',
    list: ['88 Marine Parade | 2034 Coogee'],
    texts: [
      ['u4/88 marine pde coogee nsw', 'taken'],
      ['4/88 marine parade', 'taken'],
      ['88 marine drive coogee', 'refused'],
      ['8/8 marine pde coogee', 'refused'],
    ],
  },
  // Written after Enter had learned from those above, to see what it had learned.
  {
    iso2: 'NL',
    list: ['Plein 1944 12 | 6511JD Nijmegen', 'Plein 1944 1 | 6511JD Nijmegen'],
    texts: [
      ['plein 1944 12', 'taken'],
      ['plein 1944 nr. 12 nijmegen', 'taken'],
      ['plein 1944', 'refused'],
      ['plein 1940 12 nijmegen', 'refused'],
    ],
  },
  {
    iso2: 'NL',
    list: ['2e Oosterparkstraat 41bis | 1091HW Amsterdam'],
    texts: [
      ['tweede oosterparkstr 41 bis', 'taken'],
      ["2e oosterparkstraat 41bis a'dam", 'taken'],
      ['1e oosterparkstraat 41bis', 'refused'],
      ['2e oosterparkstraat 4', 'refused'],
    ],
  },
  {
    iso2: 'BE',
    list: ['Rue des Deux Églises 33 | 1210 Saint-Josse-ten-Noode'],
    texts: [
      ['33 r. des deux eglises 1210 st josse', 'taken'],
      ['rue des deux églises 33 bte 4, bruxelles', 'refused'],
      ['rue des trois églises 33 1210', 'refused'],
    ],
  },
  {
    iso2: 'DE',
    list: ['Bergstraße 1-3 | 22767 Hamburg'],
    texts: [
      ['bergstr. 1-3 hamburg', 'taken'],
      ['bergstr 13 hamburg', 'refused'],
      ['bergstraße 1 3 hamburg', 'taken'],
      ['burgstr. 1-3 hamburg', 'refused'],
    ],
  },
  {
    iso2: 'DE',
    list: ['Am Markt 12 | 99084 Erfurt', 'Markt 12 | 99085 Erfurt'],
    texts: [
      ['am markt 12 99084', 'taken'],
      ['am markt 12 erfurt', 'taken'],
      ['am markt 21 erfurt', 'refused'],
    ],
  },
  {
    iso2: 'FR',
    list: ['8 Rue du Quatre Septembre | 75002 Paris', '4 Rue du Quatre Septembre | 75002 Paris'],
    texts: [
      ['8 r. du quatre septembre paris 2', 'taken'],
      // A person would take it; the number in words is not understood.
      ['8 rue du 4 septembre 75002', 'refused'],
      ['8 rue du quatre septembre 75009 paris', 'refused'],
    ],
  },
  {
    iso2: 'ES',
    list: ['Plaza del 2 de Mayo 6 | 28004 Madrid'],
    texts: [
      ['pza. 2 de mayo 6 3ºA madrid', 'taken'],
      ['plaza dos de mayo 6', 'asked'],
      ['plaza de mayo 6', 'asked'],
      ['plaza del 2 de mayo 2', 'refused'],
    ],
  },
  {
    iso2: 'IT',
    list: ['Via XX Settembre 12 | 16121 Genova'],
    texts: [
      ['via xx settembre 12 genova ge', 'taken'],
      ['via 20 settembre 12', 'refused'],
      ['via xx settembre 20 genova', 'refused'],
      ['via xxiv settembre 12 genova', 'refused'],
    ],
  },
  {
    iso2: 'GB',
    list: ['14 High Street | RG9 2AU Henley-on-Thames'],
    texts: [
      ['14 high st henley', 'taken'],
      ['unit 2, 14 high street, henley on thames, oxon', 'taken'],
      ['14a high street henley-on-thames', 'refused'],
      ['14 high street reading rg1 2hb', 'refused'],
    ],
  },
  {
    iso2: 'US',
    list: ['350 Fifth Avenue | 10118 New York', '35 Fifth Avenue | 10003 New York'],
    texts: [
      ['350 5th av fl 21 nyc', 'taken'],
      ['350 5 ave new york', 'taken'],
      ['35 0 5th ave new york', 'refused'],
      ['350 fifth street new york', 'refused'],
    ],
  },
  {
    iso2: 'SE',
    list: ['Storgatan 10 | 90326 Umeå'],
    texts: [
      ['storg. 10 2 tr umeå', 'taken'],
      ['storgatan 10b umea', 'refused'],
      ['storgatan 1 0 umeå', 'refused'],
    ],
  },
  {
    iso2: 'HU',
    list: ['Andrássy út 10 | 1061 Budapest'],
    texts: [
      ['andrassy ut 10 fszt 2 bp', 'taken'],
      ['1061 budapest vi. andrássy út 10', 'taken'],
      ['andrássy tér 10 budapest', 'refused'],
    ],
  },
];
