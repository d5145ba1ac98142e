import type { CorpusRow } from './corpus-row.ts';

/** Texts of Europe as signatures, invoices, labels and shared maps have them, written before they were read. */
export const unseenEurope: readonly CorpusRow[] = [
  [
    'DE',
    'Brunnenhof Apotheke\nInh. Petra Lorenz e.K.\nSendlinger Str. 45\n80331 München\nTel.: 089 2605512\nUSt-IdNr.: DE129273398',
    { line: 'Sendlinger Str. 45', postcode: '80331', locality: 'München' },
  ],
  [
    'DE',
    'Lena Vogt, Kastanienallee 12, Hinterhaus, 3. OG links, 10435 Berlin',
    { line: 'Kastanienallee 12', unit: 'Hinterhaus, 3. OG links', postcode: '10435', locality: 'Berlin' },
  ],
  ['DE', 'hauptstraße 7a 69117 heidelberg', { line: 'hauptstraße 7a', postcode: '69117', locality: 'heidelberg' }],
  [
    'DE',
    'Fa. Metallbau Krüger GmbH & Co. KG · Industriestraße 12-14 · D-76189 Karlsruhe',
    { line: 'Industriestraße 12-14', postcode: '76189', locality: 'Karlsruhe' },
  ],
  [
    'DE',
    'An der Alten Ziegelei 3\n01723 Wilsdruff OT Grumbach',
    { line: 'An der Alten Ziegelei 3', postcode: '01723', locality: 'Wilsdruff', loose: 'OT Grumbach' },
  ],
  ['DE', 'Q 7, 24\n68161 Mannheim', { line: 'Q 7, 24', postcode: '68161', locality: 'Mannheim' }],
  [
    'DE',
    'Universität Hamburg\nFachbereich Informatik\nVogt-Kölln-Straße 30, Haus D, Raum 212\n22527 Hamburg\nGermany',
    { country: 'DE', line: 'Vogt-Kölln-Straße 30', unit: 'Haus D, Raum 212', postcode: '22527', locality: 'Hamburg' },
  ],
  [
    'DE',
    'MAX WINTER\nPOSTNUMMER 1234567\nPACKSTATION 145\n53113 BONN',
    { line: 'PACKSTATION 145', loose: 'POSTNUMMER 1234567', postcode: '53113', locality: 'BONN' },
  ],
  [
    'US',
    'Brandenburger Tor, Pariser Platz, 10117 Berlin, Germany',
    { country: 'DE', line: 'Pariser Platz', loose: 'Brandenburger Tor', postcode: '10117', locality: 'Berlin' },
  ],
  [
    'DE',
    'Mit freundlichen Grüßen\nDr. Tobias Kern\nKanzlei Kern & Partner\nKönigsallee 92a | 40212 Düsseldorf\nT +49 211 1234567 | kern@kanzlei-kern.example',
    { line: 'Königsallee 92a', postcode: '40212', locality: 'Düsseldorf' },
  ],
  [
    'AT',
    'Mag. Julia Steiner\nMariahilfer Straße 88a/2/14\n1070 Wien\nÖsterreich',
    [
      { country: 'AT', line: 'Mariahilfer Straße 88a/2/14', postcode: '1070', locality: 'Wien' },
      { country: 'AT', line: 'Mariahilfer Straße 88a', unit: '2/14', postcode: '1070', locality: 'Wien' },
    ],
  ],
  [
    'AT',
    'Landstraßer Hauptstraße 71, Stiege 3, Top 22, A-1030 Wien',
    { line: 'Landstraßer Hauptstraße 71', unit: 'Stiege 3, Top 22', postcode: '1030', locality: 'Wien' },
  ],
  [
    'DE',
    'Gasthof Zur Post, Dorf 12, 6236 Alpbach, Tirol, Austria',
    { country: 'AT', line: 'Dorf 12', postcode: '6236', locality: 'Alpbach', loose: 'Tirol' },
  ],
  [
    'CH',
    'Boulangerie du Lac Sàrl\nRue du Lac 24\nCase postale 312\n1400 Yverdon-les-Bains',
    { line: 'Rue du Lac 24', loose: 'Case postale 312', postcode: '1400', locality: 'Yverdon-les-Bains' },
  ],
  [
    'CH',
    'Via Nassa 5, 6900 Lugano TI, Svizzera',
    { country: 'CH', line: 'Via Nassa 5', postcode: '6900', locality: 'Lugano', loose: 'TI' },
  ],
  [
    'CH',
    'Herr Beat Keller, Bahnhofstrasse 3, CH-3011 Bern, +41 31 311 22 33',
    { line: 'Bahnhofstrasse 3', postcode: '3011', locality: 'Bern' },
  ],
  [
    'CH',
    'Städtle 49\nFL-9490 Vaduz\nLiechtenstein',
    { country: 'LI', line: 'Städtle 49', postcode: '9490', locality: 'Vaduz' },
  ],
  [
    'NL',
    'Prinsengracht 263-267\n1016 GV Amsterdam',
    { line: 'Prinsengracht 263-267', postcode: '1016 GV', locality: 'Amsterdam' },
  ],
  [
    'NL',
    't.a.v. Mw. de Vries\nBloemstraat 14-2hg\n1016KX amsterdam',
    [
      { line: 'Bloemstraat 14-2hg', postcode: '1016KX', locality: 'amsterdam' },
      { line: 'Bloemstraat 14', unit: '2hg', postcode: '1016KX', locality: 'amsterdam' },
    ],
  ],
  [
    'NL',
    'Bakkerij Jansen BV, Dorpsstraat 5 bis A, 3581 AB Utrecht, KvK 30123456, BTW NL001234567B01',
    [
      { line: 'Dorpsstraat 5 bis A', postcode: '3581 AB', locality: 'Utrecht' },
      { line: 'Dorpsstraat 5', unit: 'bis A', postcode: '3581 AB', locality: 'Utrecht' },
      { line: 'Dorpsstraat 5 bis', unit: 'A', postcode: '3581 AB', locality: 'Utrecht' },
    ],
  ],
  ['NL', 'postbus 20011 2500 EA den haag', { line: 'postbus 20011', postcode: '2500 EA', locality: 'den haag' }],
  [
    'BE',
    'Rue de la Loi 155 bte 4\n1040 Bruxelles\nBelgique',
    { country: 'BE', line: 'Rue de la Loi 155', unit: 'bte 4', postcode: '1040', locality: 'Bruxelles' },
  ],
  [
    'BE',
    'Turnhoutsebaan 92 bus 301, B-2140 Borgerhout (Antwerpen)',
    { line: 'Turnhoutsebaan 92', unit: 'bus 301', postcode: '2140', locality: 'Borgerhout', loose: 'Antwerpen' },
  ],
  [
    'BE',
    'Chaussée de Charleroi 112, 1060 Saint-Gilles, BE 0477.472.701',
    { line: 'Chaussée de Charleroi 112', postcode: '1060', locality: 'Saint-Gilles' },
  ],
  [
    'FR',
    '12, rue Philippe II\nL-2340 Luxembourg\nGrand-Duché de Luxembourg',
    { country: 'LU', line: '12, rue Philippe II', postcode: '2340', locality: 'Luxembourg' },
  ],
  [
    'FR',
    'SARL Dubois & Fils\n12 bis rue des Lilas\nBâtiment C - 3ème étage\n69003 LYON\nSIRET 123 456 789 00012',
    { line: '12 bis rue des Lilas', unit: 'Bâtiment C - 3ème étage', postcode: '69003', locality: 'LYON' },
  ],
  [
    'GB',
    '8 av. du Général Leclerc, appt 24, 75014 Paris, France',
    { country: 'FR', line: '8 av. du Général Leclerc', unit: 'appt 24', postcode: '75014', locality: 'Paris' },
  ],
  [
    'FR',
    'Le Moulin Neuf\n24290 MONTIGNAC-LASCAUX',
    { line: 'Le Moulin Neuf', postcode: '24290', locality: 'MONTIGNAC-LASCAUX' },
  ],
  [
    'FR',
    'zone artisanale des grands champs, 38500 voiron',
    { line: 'zone artisanale des grands champs', postcode: '38500', locality: 'voiron' },
  ],
  [
    'FR',
    'Mme Claire Fontaine chez M. Petit\n3 impasse du Four\nBP 17\n84110 Vaison-la-Romaine Cedex',
    {
      line: '3 impasse du Four',
      either: 'BP 17',
      loose: 'chez M. Petit',
      postcode: '84110',
      locality: 'Vaison-la-Romaine Cedex',
    },
  ],
  [
    'FR',
    'Résidence Les Tilleuls, Esc. B, Porte 12, 45 boulevard Gambetta, 06000 Nice',
    {
      line: '45 boulevard Gambetta',
      unit: 'Esc. B, Porte 12',
      loose: 'Résidence Les Tilleuls',
      postcode: '06000',
      locality: 'Nice',
    },
  ],
  [
    'FR',
    'Torre Eiffel, Av. Gustave Eiffel, 75007 Paris, Francia',
    { country: 'FR', line: 'Av. Gustave Eiffel', loose: 'Torre Eiffel', postcode: '75007', locality: 'Paris' },
  ],
  [
    'FR',
    '15 Rue Jean Chatel\n97400 Saint-Denis\nLa Réunion',
    { country: 'RE', line: '15 Rue Jean Chatel', postcode: '97400', locality: 'Saint-Denis' },
  ],
  [
    'FR',
    '27 rue Frébault, 97110 Pointe-à-Pitre, Guadeloupe, France',
    { country: 'GP', line: '27 rue Frébault', postcode: '97110', locality: 'Pointe-à-Pitre', loose: 'France' },
  ],
  [
    'NC',
    'BP 3720\n98846 Nouméa Cedex\nNouvelle-Calédonie',
    { country: 'NC', line: 'BP 3720', postcode: '98846', locality: 'Nouméa Cedex' },
  ],
  [
    'FR',
    'B.P. 627, 98713 Papeete, Tahiti, Polynésie française',
    [
      { country: 'PF', line: 'B.P. 627', postcode: '98713', locality: 'Papeete', region: 'Tahiti' },
      { country: 'PF', line: 'B.P. 627', postcode: '98713', locality: 'Papeete', loose: 'Tahiti' },
    ],
  ],
  [
    'FR',
    '11 avenue Saint-Michel\n98000 Monaco',
    { country: 'MC', line: '11 avenue Saint-Michel', postcode: '98000', locality: 'Monaco' },
  ],
  [
    'IT',
    'Sig.ra Anna Ferri\nVia Giuseppe Garibaldi 15, int. 4, scala B\n40124 Bologna BO\nItalia',
    {
      country: 'IT',
      line: 'Via Giuseppe Garibaldi 15',
      unit: 'int. 4, scala B',
      postcode: '40124',
      locality: 'Bologna',
      region: 'BO',
    },
  ],
  [
    'IT',
    "Spett.le Officina Meccanica Rossi S.r.l. - Via dell'Artigianato, 22/A - 36015 Schio (VI) - P.IVA 01234567890",
    { line: "Via dell'Artigianato, 22/A", postcode: '36015', locality: 'Schio', region: 'VI' },
  ],
  [
    'IT',
    "Piazza Duomo snc, 67100 L'Aquila AQ",
    { line: 'Piazza Duomo snc', postcode: '67100', locality: "L'Aquila", region: 'AQ' },
  ],
  [
    'IT',
    'corso vittorio emanuele ii 101, 10128 torino',
    { line: 'corso vittorio emanuele ii 101', postcode: '10128', locality: 'torino' },
  ],
  [
    'CH',
    'Località Le Piane 7\n53024 Montalcino SI\nItaly',
    { country: 'IT', line: 'Località Le Piane 7', postcode: '53024', locality: 'Montalcino', region: 'SI' },
  ],
  [
    'IT',
    'Via 28 Luglio 224\n47893 Borgo Maggiore\nRepubblica di San Marino',
    { country: 'SM', line: 'Via 28 Luglio 224', postcode: '47893', locality: 'Borgo Maggiore' },
  ],
  [
    'ES',
    'C/ Mayor 24, 3º dcha.\n28013 Madrid\nEspaña',
    {
      country: 'ES',
      line: 'C/ Mayor 24',
      unit: '3º dcha.',
      postcode: '28013',
      locality: 'Madrid',
      region: ['', 'Madrid'],
    },
  ],
  [
    'ES',
    'Avda. Diagonal, 640, planta 8, 08017 Barcelona (Barcelona)',
    { line: 'Avda. Diagonal, 640', unit: 'planta 8', postcode: '08017', locality: 'Barcelona', region: 'Barcelona' },
  ],
  [
    'ES',
    'Carrer de Balmes 132 pral. 2a, 08008 Barcelona',
    {
      line: 'Carrer de Balmes 132',
      unit: 'pral. 2a',
      postcode: '08008',
      locality: 'Barcelona',
      region: ['', 'Barcelona'],
    },
  ],
  [
    'ES',
    'Ferretería Hnos. Ruiz S.L. CIF B41234567\nPol. Ind. La Red, nave 14\n41500 Alcalá de Guadaíra\nSevilla',
    {
      line: 'Pol. Ind. La Red',
      either: 'nave 14',
      postcode: '41500',
      locality: 'Alcalá de Guadaíra',
      region: 'Sevilla',
    },
  ],
  [
    'ES',
    'plaza de la constitucion s/n 29008 malaga',
    { line: 'plaza de la constitucion s/n', postcode: '29008', locality: 'malaga', region: ['', 'Málaga'] },
  ],
  [
    'ES',
    'Bº La Cueva 12, 39788 Castro Urdiales, Cantabria',
    { line: 'Bº La Cueva 12', postcode: '39788', locality: 'Castro Urdiales', region: 'Cantabria' },
  ],
  [
    'ES',
    'Av. Meritxell, 61\nAD500 Andorra la Vella\nAndorra',
    { country: 'AD', line: 'Av. Meritxell, 61', postcode: 'AD500', locality: 'Andorra la Vella' },
  ],
  [
    'PT',
    'Rua do Ouro, 87 - 2.º Esq.\n1100-060 Lisboa\nPortugal',
    { country: 'PT', line: 'Rua do Ouro, 87', unit: '2.º Esq.', postcode: '1100-060', locality: 'Lisboa' },
  ],
  [
    'PT',
    'Urbanização Quinta do Lago Lote 14, R/C Dto, 8135-024 Almancil',
    [
      { line: 'Urbanização Quinta do Lago Lote 14', unit: 'R/C Dto', postcode: '8135-024', locality: 'Almancil' },
      { line: 'Urbanização Quinta do Lago', unit: 'Lote 14, R/C Dto', postcode: '8135-024', locality: 'Almancil' },
    ],
  ],
  [
    'PT',
    'Travessa das Flores nº 3 r/c, 4050-267 Porto, NIF 501234567',
    {
      line: ['Travessa das Flores nº 3', 'Travessa das Flores 3'],
      unit: 'r/c',
      postcode: '4050-267',
      locality: 'Porto',
    },
  ],
  [
    'GB',
    'Mr J Okafor\nFlat 7\nWillow House\n22 Park Road\nLONDON\nNW8 7HY',
    { line: '22 Park Road', either: 'Flat 7, Willow House', postcode: 'NW8 7HY', locality: 'LONDON' },
  ],
  [
    'NL',
    '10 downing st, london sw1a 2aa, uk',
    { country: 'GB', line: '10 downing st', postcode: 'SW1A 2AA', locality: 'london' },
  ],
  [
    'GB',
    'The Old Rectory, Church Lane, Great Tew, Chipping Norton, Oxfordshire OX7 4AA',
    {
      line: 'Church Lane',
      either: 'The Old Rectory',
      loose: 'Great Tew, Oxfordshire',
      postcode: 'OX7 4AA',
      locality: 'Chipping Norton',
    },
  ],
  [
    'GB',
    'Unit 5b Riverside Business Park\nRiverside Road\nNORWICH\nNorfolk\nNR1 1SQ\nVAT No. GB 123 4567 89',
    {
      line: 'Riverside Road',
      either: 'Unit 5b, Riverside Business Park',
      loose: 'Norfolk',
      postcode: 'NR1 1SQ',
      locality: 'NORWICH',
    },
  ],
  [
    'GB',
    'Rose Cottage\nPenryn Hill\nST AUSTELL\nPL25 3AB',
    { line: 'Penryn Hill', either: 'Rose Cottage', postcode: 'PL25 3AB', locality: 'ST AUSTELL' },
  ],
  [
    'GB',
    '1/2, 45 Byres Road, Glasgow G11 5RG, Scotland',
    { country: 'GB', line: '45 Byres Road', unit: '1/2', postcode: 'G11 5RG', locality: 'Glasgow' },
  ],
  [
    'IE',
    '14 Ormeau Avenue\nBelfast\nCo. Antrim\nBT2 8HD\nNorthern Ireland',
    { country: 'GB', line: '14 Ormeau Avenue', postcode: 'BT2 8HD', locality: 'Belfast', loose: 'Co. Antrim' },
  ],
  ['GB', 'PO Box 412, Swansea, SA1 1AA', { line: 'PO Box 412', postcode: 'SA1 1AA', locality: 'Swansea' }],
  [
    'GB',
    'c/o Harris, 3 The Mews, Clifton, Bristol, BS8 4JX, Tel 0117 496 0123',
    { line: '3 The Mews', loose: 'Clifton, c/o Harris', postcode: 'BS8 4JX', locality: 'Bristol' },
  ],
  [
    'GB',
    '9 Bond Street\nSt Helier\nJersey JE2 3NP\nChannel Islands',
    { country: 'JE', line: '9 Bond Street', postcode: 'JE2 3NP', locality: 'St Helier' },
  ],
  [
    'GB',
    'La Grande Rue, St Martin, Guernsey GY4 6RS',
    { country: 'GG', line: 'La Grande Rue', postcode: 'GY4 6RS', locality: 'St Martin' },
  ],
  [
    'GB',
    '14 Athol Street, Douglas, Isle of Man, IM1 1JA',
    { country: 'IM', line: '14 Athol Street', postcode: 'IM1 1JA', locality: 'Douglas' },
  ],
  ['GB', '2/4 Main Street\nGibraltar GX11 1AA', { country: 'GI', line: '2/4 Main Street', postcode: 'GX11 1AA' }],
  [
    'IE',
    'Apt 12, The Waterfront, Hanover Quay, Dublin 2, D02 XE80, Ireland',
    {
      country: 'IE',
      line: 'Hanover Quay',
      either: 'Apt 12, The Waterfront',
      postcode: 'D02 XE80',
      locality: 'Dublin 2',
    },
  ],
  [
    'IE',
    'Ballinrobe Road\nCastlebar\nCo. Mayo\nF23 HY31',
    { line: 'Ballinrobe Road', postcode: 'F23 HY31', locality: 'Castlebar', region: 'Mayo' },
  ],
  [
    'IE',
    'Knockaunroe, Carron, Co Clare V95 C2X7',
    { line: 'Knockaunroe', postcode: 'V95 C2X7', locality: 'Carron', region: 'Clare' },
  ],
  [
    'US',
    '3 Main St., Kinsale, Co. Cork, P17 AT22, Ireland',
    { country: 'IE', line: '3 Main St.', postcode: 'P17 AT22', locality: 'Kinsale', region: 'Cork' },
  ],
  [
    'DK',
    'Nørrebrogade 52C, 3. tv.\n2200 København N',
    { line: 'Nørrebrogade 52C', unit: '3. tv.', postcode: '2200', locality: 'København N' },
  ],
  [
    'DK',
    'Møllers Cykler ApS\nVestergade 8, st.\n5000 Odense C\nCVR 12345678\nDanmark',
    { country: 'DK', line: 'Vestergade 8', unit: 'st.', postcode: '5000', locality: 'Odense C' },
  ],
  [
    'DK',
    'strandvejen 110b 1 th, 2900 hellerup',
    { line: 'strandvejen 110b', unit: '1 th', postcode: '2900', locality: 'hellerup' },
  ],
  [
    'SE',
    'H.C. Andersens Boulevard 27, 1553 København V, Denmark',
    { country: 'DK', line: 'H.C. Andersens Boulevard 27', postcode: '1553', locality: 'København V' },
  ],
  [
    'DK',
    'Aarvegur 3\nFO-100 Tórshavn\nFaroe Islands',
    { country: 'FO', line: 'Aarvegur 3', postcode: '100', locality: 'Tórshavn' },
  ],
  ['DK', 'Imaneq 18, 3900 Nuuk, Grønland', { country: 'GL', line: 'Imaneq 18', postcode: '3900', locality: 'Nuuk' }],
  [
    'NO',
    'Karl Johans gate 22, 0026 Oslo, Norge',
    { country: 'NO', line: 'Karl Johans gate 22', postcode: '0026', locality: 'Oslo' },
  ],
  [
    'NO',
    'v/ Kari Nordmann\nStorgata 5, H0302\n9008 Tromsø',
    { line: 'Storgata 5', unit: 'H0302', postcode: '9008', locality: 'Tromsø' },
  ],
  ['NO', 'Postboks 43 Sentrum\n0101 OSLO', { line: 'Postboks 43 Sentrum', postcode: '0101', locality: 'OSLO' }],
  [
    'SE',
    'Anna Lindqvist\nHornsgatan 45, 2 tr\n118 49 Stockholm',
    { line: 'Hornsgatan 45', unit: '2 tr', postcode: '118 49', locality: 'Stockholm' },
  ],
  [
    'SE',
    'Östra Hamngatan 17 lgh 1203, 411 10 Göteborg, Sverige',
    { country: 'SE', line: 'Östra Hamngatan 17', unit: 'lgh 1203', postcode: '411 10', locality: 'Göteborg' },
  ],
  ['SE', 'BOX 7003\nSE-103 86 STOCKHOLM', { line: 'BOX 7003', postcode: '103 86', locality: 'STOCKHOLM' }],
  ['SE', 'Lilla Torp 4\n289 72 Sibbhult', { line: 'Lilla Torp 4', postcode: '289 72', locality: 'Sibbhult' }],
  [
    'FI',
    'Mannerheimintie 14 A 12\n00100 Helsinki',
    [
      { line: 'Mannerheimintie 14', unit: 'A 12', postcode: '00100', locality: 'Helsinki' },
      { line: 'Mannerheimintie 14 A', unit: '12', postcode: '00100', locality: 'Helsinki' },
      { line: 'Mannerheimintie 14 A 12', postcode: '00100', locality: 'Helsinki' },
    ],
  ],
  [
    'FI',
    'Kauppakatu 5, 2. krs, 40100 JYVÄSKYLÄ, Suomi',
    { country: 'FI', line: 'Kauppakatu 5', unit: '2. krs', postcode: '40100', locality: 'JYVÄSKYLÄ' },
  ],
  [
    'SE',
    'Åbovägen 3 as 7, FI-20100 Åbo, Finland',
    { country: 'FI', line: 'Åbovägen 3', unit: 'as 7', postcode: '20100', locality: 'Åbo' },
  ],
  [
    'FI',
    'Storagatan 8\nAX-22100 Mariehamn\nÅland',
    { country: 'AX', line: 'Storagatan 8', postcode: '22100', locality: 'Mariehamn' },
  ],
  [
    'IS',
    'Laugavegur 26, 101 Reykjavík, Ísland',
    { country: 'IS', line: 'Laugavegur 26', postcode: '101', locality: 'Reykjavík' },
  ],
  [
    'EE',
    'Narva mnt 7-12\n10117 Tallinn\nEesti',
    [
      { country: 'EE', line: 'Narva mnt 7-12', postcode: '10117', locality: 'Tallinn' },
      { country: 'EE', line: 'Narva mnt 7', unit: '12', postcode: '10117', locality: 'Tallinn' },
    ],
  ],
  ['FI', 'Rüütli 14, 51007 Tartu, Estonia', { country: 'EE', line: 'Rüütli 14', postcode: '51007', locality: 'Tartu' }],
  [
    'LV',
    'Brīvības iela 55 - 14\nRīga, LV-1010\nLatvija',
    [
      { country: 'LV', line: 'Brīvības iela 55-14', postcode: 'LV-1010', locality: 'Rīga' },
      { country: 'LV', line: 'Brīvības iela 55', unit: '14', postcode: 'LV-1010', locality: 'Rīga' },
    ],
  ],
  [
    'LT',
    'Gedimino pr. 9-12, LT-01103 Vilnius, Lietuva',
    [
      { country: 'LT', line: 'Gedimino pr. 9-12', postcode: ['LT-01103', '01103'], locality: 'Vilnius' },
      { country: 'LT', line: 'Gedimino pr. 9', unit: '12', postcode: ['LT-01103', '01103'], locality: 'Vilnius' },
    ],
  ],
  [
    'PL',
    'ul. Marszałkowska 84/92 lok. 15\n00-514 Warszawa',
    { line: 'ul. Marszałkowska 84/92', unit: 'lok. 15', postcode: '00-514', locality: 'Warszawa' },
  ],
  [
    'PL',
    'Przedsiębiorstwo Budowlane "Dom" Sp. z o.o.\nal. Jana Pawła II 27 m. 4, klatka B\n31-867 Kraków\nNIP 676-123-45-67',
    { line: 'al. Jana Pawła II 27', unit: 'm. 4, klatka B', postcode: '31-867', locality: 'Kraków' },
  ],
  [
    'PL',
    'os. tysiąclecia 12/34 61-255 poznań',
    [
      { line: 'os. tysiąclecia 12/34', postcode: '61-255', locality: 'poznań' },
      { line: 'os. tysiąclecia 12', unit: '34', postcode: '61-255', locality: 'poznań' },
    ],
  ],
  [
    'PL',
    'Stara Wieś 45, 36-200 Brzozów, woj. podkarpackie',
    { line: 'Stara Wieś 45', postcode: '36-200', locality: 'Brzozów', loose: 'woj. podkarpackie' },
  ],
  [
    'CZ',
    'Jan Novák\nVinohradská 1511/230\n100 00 Praha 10 - Strašnice',
    { line: 'Vinohradská 1511/230', postcode: '100 00', locality: 'Praha 10', loose: 'Strašnice' },
  ],
  [
    'SK',
    'náměstí Svobody 8, 3. patro, 602 00 Brno, Česká republika',
    { country: 'CZ', line: 'náměstí Svobody 8', unit: '3. patro', postcode: '602 00', locality: 'Brno' },
  ],
  ['CZ', 'č.p. 45, 257 41 Týnec nad Sázavou', { line: 'č.p. 45', postcode: '257 41', locality: 'Týnec nad Sázavou' }],
  [
    'SK',
    'Hlavná 68\n040 01 Košice\nSlovenská republika',
    { country: 'SK', line: 'Hlavná 68', postcode: '040 01', locality: 'Košice' },
  ],
  [
    'HU',
    '1052 Budapest, Váci utca 19-21. 3. em. 12. ajtó',
    { line: 'Váci utca 19-21.', unit: '3. em. 12. ajtó', postcode: '1052', locality: 'Budapest' },
  ],
  [
    'HU',
    'Kovács Péter\nSzeged\nKossuth Lajos sugárút 8.\n6724\nMagyarország',
    { country: 'HU', line: 'Kossuth Lajos sugárút 8.', postcode: '6724', locality: 'Szeged' },
  ],
  [
    'HU',
    '6000 Kecskemét, Petőfi Sándor utca 12/B fszt. 2.',
    { line: 'Petőfi Sándor utca 12/B', unit: 'fszt. 2.', postcode: '6000', locality: 'Kecskemét' },
  ],
  [
    'RO',
    'Str. Mihai Eminescu nr. 15, bl. B4, sc. 1, et. 3, ap. 12, sector 2, București 020072',
    {
      line: ['Str. Mihai Eminescu nr. 15', 'Str. Mihai Eminescu 15'],
      unit: 'bl. B4, sc. 1, et. 3, ap. 12',
      loose: 'sector 2',
      postcode: '020072',
      locality: 'București',
    },
  ],
  [
    'RO',
    'SC Agro Prod SRL, CUI RO1234567, Bulevardul Unirii 8, 600001 Bacău, jud. Bacău',
    { line: 'Bulevardul Unirii 8', postcode: '600001', locality: 'Bacău', loose: 'jud. Bacău' },
  ],
  [
    'BG',
    'гр. София 1000, ул. Граф Игнатиев 12, ет. 2, ап. 5',
    { line: 'ул. Граф Игнатиев 12', unit: 'ет. 2, ап. 5', postcode: '1000', locality: ['гр. София', 'София'] },
  ],
  [
    'BG',
    'bul. Vitosha 89B, et. 3\n1463 Sofia\nBulgaria',
    { country: 'BG', line: 'bul. Vitosha 89B', unit: 'et. 3', postcode: '1463', locality: 'Sofia' },
  ],
  [
    'HR',
    'Ilica 12/2, 10000 Zagreb, Hrvatska',
    [
      { country: 'HR', line: 'Ilica 12/2', postcode: '10000', locality: 'Zagreb' },
      { country: 'HR', line: 'Ilica 12', unit: '2', postcode: '10000', locality: 'Zagreb' },
    ],
  ],
  [
    'SI',
    'Trubarjeva cesta 3\nSI-1000 Ljubljana',
    { line: 'Trubarjeva cesta 3', postcode: '1000', locality: 'Ljubljana' },
  ],
  [
    'RS',
    'Кнеза Милоша 14/5\n11000 Београд\nСрбија',
    [
      { country: 'RS', line: 'Кнеза Милоша 14/5', postcode: '11000', locality: 'Београд' },
      { country: 'RS', line: 'Кнеза Милоша 14', unit: '5', postcode: '11000', locality: 'Београд' },
    ],
  ],
  [
    'HR',
    'Maršala Tita 36/II, 71000 Sarajevo, Bosna i Hercegovina',
    [
      { country: 'BA', line: 'Maršala Tita 36/II', postcode: '71000', locality: 'Sarajevo' },
      { country: 'BA', line: 'Maršala Tita 36', unit: 'II', postcode: '71000', locality: 'Sarajevo' },
    ],
  ],
  [
    'ME',
    'Bulevar Svetog Petra Cetinjskog bb, 81000 Podgorica, Crna Gora',
    { country: 'ME', line: 'Bulevar Svetog Petra Cetinjskog bb', postcode: '81000', locality: 'Podgorica' },
  ],
  [
    'MK',
    'ул. Македонија бр. 11-2/5, 1000 Скопје',
    [
      { line: ['ул. Македонија бр. 11-2/5', 'ул. Македонија 11-2/5'], postcode: '1000', locality: 'Скопје' },
      { line: ['ул. Македонија бр. 11', 'ул. Македонија 11'], unit: '2/5', postcode: '1000', locality: 'Скопје' },
    ],
  ],
  [
    'AL',
    'Rruga e Durrësit, Pallati 12, Shk. 2, Ap. 8, 1001 Tiranë, Shqipëri',
    {
      country: 'AL',
      line: 'Rruga e Durrësit',
      either: 'Pallati 12, Shk. 2, Ap. 8',
      postcode: '1001',
      locality: 'Tiranë',
    },
  ],
  [
    'XK',
    'Rr. Agim Ramadani 23\n10000 Prishtinë\nKosovë',
    { country: 'XK', line: 'Rr. Agim Ramadani 23', postcode: '10000', locality: 'Prishtinë' },
  ],
  [
    'GR',
    'Ερμού 18, 3ος όροφος\n105 63 Αθήνα\nΕλλάδα',
    { country: 'GR', line: 'Ερμού 18', unit: '3ος όροφος', postcode: '105 63', locality: 'Αθήνα' },
  ],
  [
    'DE',
    'Kallirrois 5, Athina 117 43, Griechenland',
    { country: 'GR', line: 'Kallirrois 5', postcode: '117 43', locality: 'Athina' },
  ],
  [
    'GR',
    'Λεωφ. Κηφισίας 124 & Ιατρίδου, Τ.Κ. 11526 Αθήνα, τηλ. 210 1234567',
    { line: 'Λεωφ. Κηφισίας 124 & Ιατρίδου', postcode: '11526', locality: 'Αθήνα' },
  ],
  [
    'GB',
    'Ledras 45, Flat 201\n1011 Nicosia\nCyprus',
    { country: 'CY', line: 'Ledras 45', unit: 'Flat 201', postcode: '1011', locality: 'Nicosia' },
  ],
  [
    'MT',
    '24, Flat 3, Triq ir-Repubblika, Valletta VLT 1110, Malta',
    { country: 'MT', line: '24, Triq ir-Repubblika', unit: 'Flat 3', postcode: 'VLT 1110', locality: 'Valletta' },
  ],
  [
    'TR',
    'Caferağa Mah. Moda Cad. No:45 D:7\n34710 Kadıköy/İstanbul',
    {
      line: ['Caferağa Mah. Moda Cad. No:45', 'Caferağa Mah. Moda Cad. 45'],
      unit: 'D:7',
      postcode: '34710',
      locality: 'Kadıköy',
      region: 'İstanbul',
    },
  ],
  [
    'TR',
    'Atatürk Bulvarı No: 112/8, 06690 Çankaya / Ankara, Türkiye',
    [
      {
        country: 'TR',
        line: ['Atatürk Bulvarı No: 112/8', 'Atatürk Bulvarı 112/8'],
        postcode: '06690',
        locality: 'Çankaya',
        region: 'Ankara',
      },
      {
        country: 'TR',
        line: ['Atatürk Bulvarı No: 112', 'Atatürk Bulvarı 112'],
        unit: '8',
        postcode: '06690',
        locality: 'Çankaya',
        region: 'Ankara',
      },
    ],
  ],
  [
    'UA',
    'Шевченко Олена, вул. Саксаганського, 24, кв. 17, м. Київ, 01033, Україна',
    {
      country: 'UA',
      line: 'вул. Саксаганського, 24',
      unit: 'кв. 17',
      postcode: '01033',
      locality: ['м. Київ', 'Київ'],
      region: ['', 'Київ'],
    },
  ],
  [
    'UA',
    'вул. Городоцька 15/3, Львів, Львівська обл., 79016',
    [
      { line: 'вул. Городоцька 15/3', postcode: '79016', locality: 'Львів', region: 'Львівська область' },
      { line: 'вул. Городоцька 15', unit: '3', postcode: '79016', locality: 'Львів', region: 'Львівська область' },
    ],
  ],
  [
    'RU',
    '125009, г. Москва, ул. Тверская, д. 7, кв. 34',
    {
      line: 'ул. Тверская, д. 7',
      unit: 'кв. 34',
      postcode: '125009',
      locality: ['г. Москва', 'Москва'],
      region: ['', 'Москва'],
    },
  ],
  [
    'RU',
    'ООО «Ромашка», 630099, Новосибирская область, г. Новосибирск, Красный проспект, д. 28, оф. 405, тел. +7 383 222-33-44',
    {
      line: 'Красный проспект, д. 28',
      unit: 'оф. 405',
      postcode: '630099',
      locality: ['г. Новосибирск', 'Новосибирск'],
      region: 'Новосибирская область',
    },
  ],
  [
    'FI',
    'Nevsky prospekt 28, St Petersburg 191186, Russia',
    {
      country: 'RU',
      line: 'Nevsky prospekt 28',
      postcode: '191186',
      locality: 'St Petersburg',
      region: ['', 'Санкт-Петербург'],
    },
  ],
  [
    'BY',
    'пр-т Независимости 58, корп. 2, кв. 9, 220005 г. Минск, Беларусь',
    {
      country: 'BY',
      line: 'пр-т Независимости 58',
      either: 'корп. 2',
      unit: 'кв. 9',
      postcode: '220005',
      locality: ['г. Минск', 'Минск'],
    },
  ],
  [
    'RO',
    'bd. Ștefan cel Mare 134, MD-2012 Chișinău, Moldova',
    { country: 'MD', line: 'bd. Ștefan cel Mare 134', postcode: ['MD-2012', '2012'], locality: 'Chișinău' },
  ],
  [
    'DE',
    'Rustaveli Ave 24, 0108 Tbilisi, Georgien',
    { country: 'GE', line: 'Rustaveli Ave 24', postcode: '0108', locality: 'Tbilisi' },
  ],
  [
    'AM',
    '12 Abovyan Street, Apt. 5, Yerevan 0001, Armenia',
    {
      country: 'AM',
      line: '12 Abovyan Street',
      unit: 'Apt. 5',
      postcode: '0001',
      locality: 'Yerevan',
      region: ['', 'Երևան'],
    },
  ],
  [
    'AZ',
    'Nizami küçəsi 103, Bakı AZ1000, Azərbaycan',
    { country: 'AZ', line: 'Nizami küçəsi 103', postcode: ['AZ1000', '1000'], locality: 'Bakı' },
  ],
  [
    'RU',
    'пр. Абая 52, кв. 10, Алматы 050008, Казахстан',
    { country: 'KZ', line: 'пр. Абая 52', unit: 'кв. 10', postcode: '050008', locality: 'Алматы' },
  ],
  [
    'UZ',
    "Amir Temur ko'chasi 15, Toshkent 100000, O'zbekiston",
    { country: 'UZ', line: "Amir Temur ko'chasi 15", postcode: '100000', locality: 'Toshkent' },
  ],
  ['DE', 'Termin verschoben auf 12.05.2025 um 14:30 Uhr, Raum 204', 'declined'],
  ['DE', 'IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX', 'declined'],
  ['GB', 'Call me on 020 7946 0958 when you are in London', 'declined'],
  ['FR', 'Facture n° 2024-0457 du 12 mars 2024, total 1 250,00 EUR TTC', 'declined'],
];
