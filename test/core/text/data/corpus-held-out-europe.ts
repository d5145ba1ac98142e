import type { CorpusRow } from './corpus-row.ts';

/** Pasted texts with addresses of Europe that the reader was not written with. */
export const heldOutEurope: readonly CorpusRow[] = [
  [
    'DE',
    'Angaben gemäß § 5 DDG\nBlattwerk UG (haftungsbeschränkt)\nKastanienallee 82\n10435 Berlin\nVertreten durch: Tilman Koch',
    { line: 'Kastanienallee 82', postcode: '10435', locality: 'Berlin' },
  ],
  [
    'DE',
    'FRAU HELGA STEIN\nNEUER MARKT 3\n18055 ROSTOCK',
    { line: 'NEUER MARKT 3', postcode: '18055', locality: 'ROSTOCK' },
  ],
  [
    'DE',
    'Prof. Dr. K. Ahrens, Universitätsstr. 150, Gebäude MA, 44801 Bochum',
    { line: 'Universitätsstr. 150', unit: 'Gebäude MA', postcode: '44801', locality: 'Bochum' },
  ],
  [
    'FR',
    'Im Wiesengrund 4–6; 36037 Fulda; Allemagne',
    { country: 'DE', line: 'Im Wiesengrund 4–6', postcode: '36037', locality: 'Fulda' },
  ],
  [
    'DE',
    'Schloßstr. 2 / 01067 Dresden / Tel.: 0351 5550147 / Fax: 0351 5550148',
    { line: 'Schloßstr. 2', postcode: '01067', locality: 'Dresden' },
  ],
  [
    'AT',
    'Familie Pichler, Getreidegasse 9, Stiege 2, Tür 11, 5020 Salzburg, Austria',
    { country: 'AT', line: 'Getreidegasse 9', unit: 'Stiege 2, Tür 11', postcode: '5020', locality: 'Salzburg' },
  ],
  [
    'AT',
    'Hotel Edelweiss GmbH · Dorfstraße 41 · 6450 Sölden · UID ATU12345678',
    { line: 'Dorfstraße 41', postcode: '6450', locality: 'Sölden' },
  ],
  [
    'CH',
    'Frau\nRegula Ammann\nPostfach 312\n3000 Bern 7',
    { line: 'Postfach 312', postcode: '3000', locality: 'Bern 7' },
  ],
  [
    'CH',
    'M. et Mme Rochat, chemin des Vignes 4bis, 1095 Lutry, Suisse',
    { country: 'CH', line: 'chemin des Vignes 4bis', postcode: '1095', locality: 'Lutry' },
  ],
  [
    'LI',
    'Städtle 36, FL-9490 Vaduz, Liechtenstein',
    { country: 'LI', line: 'Städtle 36', postcode: '9490', locality: 'Vaduz' },
  ],
  [
    'NL',
    'Bloemenhandel De Tulp\nOudegracht 112 hs\n3511 AX  UTRECHT\nKvK 12345678',
    [
      { line: 'Oudegracht 112 hs', postcode: '3511 AX', locality: 'UTRECHT' },
      { line: 'Oudegracht 112', unit: 'hs', postcode: '3511 AX', locality: 'UTRECHT' },
    ],
  ],
  [
    'NL',
    'Sanne Bakker, Markt 87, 2611gs Delft, Nederland',
    { country: 'NL', line: 'Markt 87', postcode: '2611 GS', locality: 'Delft' },
  ],
  [
    'NL',
    'Antwoordnummer 123, 9700 VB Groningen',
    { line: 'Antwoordnummer 123', postcode: '9700 VB', locality: 'Groningen' },
  ],
  [
    'DE',
    'Grote Markt 1\nB-8000 Brugge\nBelgien',
    { country: 'BE', line: 'Grote Markt 1', postcode: '8000', locality: 'Brugge' },
  ],
  [
    'BE',
    'Dhr. Tom Maes, Bondgenotenlaan 21/0302, 3000 Leuven',
    [
      { line: 'Bondgenotenlaan 21/0302', postcode: '3000', locality: 'Leuven' },
      { line: 'Bondgenotenlaan 21', unit: '0302', postcode: '3000', locality: 'Leuven' },
    ],
  ],
  [
    'BE',
    'Place Saint-Lambert 18\n4000 LIÈGE\nTél. : 04 555 01 23',
    { line: 'Place Saint-Lambert 18', postcode: '4000', locality: 'LIÈGE' },
  ],
  [
    'LU',
    'Madame Sophie Weber\n7, rue du Marché-aux-Herbes\nL-1728 Luxembourg',
    { line: '7, rue du Marché-aux-Herbes', postcode: '1728', locality: 'Luxembourg' },
  ],
  [
    'FR',
    'Mlle Inès Benali\nRésidence Les Tilleuls - Esc. C - Apt 34\n118 BOULEVARD DE LA LIBERTÉ\n59000 LILLE',
    {
      line: '118 BOULEVARD DE LA LIBERTÉ',
      either: 'Résidence Les Tilleuls, Esc. C, Apt 34',
      postcode: '59000',
      locality: 'LILLE',
    },
  ],
  [
    'FR',
    'Lieu-dit Le Bourg, 24250 La Roque-Gageac',
    { line: 'Lieu-dit Le Bourg', postcode: '24250', locality: 'La Roque-Gageac' },
  ],
  ['FR', '5 quai Malaquais, Paris 75006', { line: '5 quai Malaquais', postcode: '75006', locality: 'Paris' }],
  [
    'ES',
    'Chez M. Lopez, 17 ter av. de Verdun, 06000 Nice, Francia',
    { country: 'FR', line: '17 ter av. de Verdun', postcode: '06000', locality: 'Nice' },
  ],
  [
    'FR',
    'Livraison : Dr Hélène Morvan | 2 rue du Château (2e droite) | 29200 Brest | 06 12 34 56 78',
    { line: '2 rue du Château', unit: '2e droite', postcode: '29200', locality: 'Brest' },
  ],
  [
    'MC',
    '11, boulevard Albert 1er, MC-98000 Monaco',
    { line: '11, boulevard Albert 1er', postcode: '98000', locality: 'Monaco' },
  ],
  [
    'GB',
    'Ms Olivia Bennett\nFlat 3/1\n58 Byres Road\nGlasgow\nG12 8QS',
    { line: '58 Byres Road', unit: 'Flat 3/1', postcode: 'G12 8QS', locality: 'Glasgow' },
  ],
  [
    'GB',
    'The Old Rectory, Main Street, Bishampton, Pershore, Worcs, WR10 2NH',
    { either: 'The Old Rectory, Main Street', loose: 'Bishampton, Worcs', postcode: 'WR10 2NH', locality: 'Pershore' },
  ],
  [
    'GB',
    '1st Floor Flat\n12a Sillwood Road\nBrighton\nEast Sussex\nBN1 2LQ',
    {
      line: '12a Sillwood Road',
      unit: '1st Floor Flat',
      loose: 'East Sussex',
      postcode: 'BN1 2LQ',
      locality: 'Brighton',
    },
  ],
  [
    'GB',
    'FAO Kate Holmes, Beacon Ltd., Unit 12 Albion Mills, Albion Road, Greengates, Bradford BD10 9TQ',
    {
      line: 'Albion Road',
      either: 'Unit 12 Albion Mills',
      loose: 'Greengates',
      postcode: 'BD10 9TQ',
      locality: 'Bradford',
    },
  ],
  ['GB', '22 acacia road twickenham tw2 5hb', { line: '22 acacia road', postcode: 'TW2 5HB', locality: 'twickenham' }],
  [
    'GB',
    'Gwen Pritchard; 9 Heol-y-Deri; Cardiff; CF14 6HA; Wales',
    { line: '9 Heol-y-Deri', postcode: 'CF14 6HA', locality: 'Cardiff' },
  ],
  [
    'DE',
    'Sgt. A. Cole, 14 Castle Hill, Lincoln LN1 3AA, Vereinigtes Königreich',
    { country: 'GB', line: '14 Castle Hill', postcode: 'LN1 3AA', locality: 'Lincoln' },
  ],
  [
    'GB',
    'DELIVER TO  MR P SINGH  87 SOHO ROAD  BIRMINGHAM  B21 9SP',
    { line: '87 SOHO ROAD', postcode: 'B21 9SP', locality: 'BIRMINGHAM' },
  ],
  [
    'JE',
    '12 King Street, St Helier, Jersey JE2 4WF',
    { line: '12 King Street', postcode: 'JE2 4WF', locality: 'St Helier' },
  ],
  [
    'IE',
    'Unit 7, Ballybrit Business Park, Galway, H91 W2Y0',
    { either: 'Unit 7, Ballybrit Business Park', postcode: 'H91 W2Y0', locality: 'Galway' },
  ],
  [
    'IE',
    'Ciara Nolan, Apt 12, The Maltings, Bishop Street, Dublin 8, D08 XK51, Éire',
    {
      country: 'IE',
      line: 'Bishop Street',
      either: 'Apt 12, The Maltings',
      postcode: 'D08 XK51',
      locality: 'Dublin 8',
    },
  ],
  ['IE', 'Main Street, Dingle, Co Kerry', { line: 'Main Street', locality: 'Dingle', region: 'Co. Kerry' }],
  [
    'IS',
    'Jón Einarsson\nLaugavegur 26\n101 Reykjavík\nÍsland',
    { country: 'IS', line: 'Laugavegur 26', postcode: '101', locality: 'Reykjavík' },
  ],
  [
    'DK',
    'Mette Sørensen\nStrandvejen 112, st. th.\nDK-2900 Hellerup',
    { line: 'Strandvejen 112', unit: 'st. th.', postcode: '2900', locality: 'Hellerup' },
  ],
  [
    'DK',
    'Vestergade 18A · 5000 Odense C · CVR-nr. 12345678',
    { line: 'Vestergade 18A', postcode: '5000', locality: 'Odense C' },
  ],
  ['SE', 'Bergström AB, Box 5102, 102 43 Stockholm', { line: 'Box 5102', postcode: '102 43', locality: 'Stockholm' }],
  [
    'NL',
    'Storgatan 12 C, 3 tr, 90326 Umeå, Zweden',
    { country: 'SE', line: 'Storgatan 12 C', unit: '3 tr', postcode: '903 26', locality: 'Umeå' },
  ],
  [
    'NO',
    'Postboks 1234 Sentrum, 5811 Bergen',
    { line: 'Postboks 1234', either: 'Sentrum', postcode: '5811', locality: 'Bergen' },
  ],
  [
    'DE',
    'Kari Nordmann, Munkegata 23 B, NO-7011 TRONDHEIM, Norwegen',
    { country: 'NO', line: 'Munkegata 23 B', postcode: '7011', locality: 'TRONDHEIM' },
  ],
  [
    'FI',
    'Matti Virtanen c/o Korhonen\nHämeenkatu 14 A 9\nFI-33100 Tampere',
    [
      { line: 'Hämeenkatu 14 A 9', postcode: '33100', locality: 'Tampere' },
      { line: 'Hämeenkatu 14', unit: 'A 9', postcode: '33100', locality: 'Tampere' },
      { line: 'Hämeenkatu 14 A', unit: '9', postcode: '33100', locality: 'Tampere' },
    ],
  ],
  ['FI', 'Aurakatu 8, 20100 Åbo', { line: 'Aurakatu 8', postcode: '20100', locality: 'Åbo' }],
  [
    'EE',
    'Pikk tn 23-5, 10133 Tallinn, Eesti',
    [
      { country: 'EE', line: 'Pikk tn 23-5', postcode: '10133', locality: 'Tallinn' },
      { country: 'EE', line: 'Pikk tn 23', unit: '5', postcode: '10133', locality: 'Tallinn' },
    ],
  ],
  [
    'LV',
    'SIA "Zaļā sala", Krišjāņa Barona iela 31, dz. 8, Rīga, LV-1011',
    { line: 'Krišjāņa Barona iela 31', unit: 'dz. 8', postcode: 'LV-1011', locality: 'Rīga' },
  ],
  [
    'LT',
    'Jonas Petrauskas, Laisvės al. 53-12, 44309 Kaunas, Lietuva',
    [
      { country: 'LT', line: 'Laisvės al. 53-12', postcode: '44309', locality: 'Kaunas' },
      { country: 'LT', line: 'Laisvės al. 53', unit: '12', postcode: '44309', locality: 'Kaunas' },
    ],
  ],
  [
    'PL',
    'Firma „Zielony Ogród” sp. z o.o.; ul. Piotrkowska 104 lok. 2; 90-926 Łódź; NIP 725-000-00-00',
    { line: 'ul. Piotrkowska 104', unit: 'lok. 2', postcode: '90-926', locality: 'Łódź' },
  ],
  [
    'PL',
    'os. Słoneczne 7/12\n31-956 Kraków',
    [
      { line: 'os. Słoneczne 7/12', postcode: '31-956', locality: 'Kraków' },
      { line: 'os. Słoneczne 7', unit: '12', postcode: '31-956', locality: 'Kraków' },
    ],
  ],
  [
    'CZ',
    'Kavárna U Lípy s.r.o., Dlouhá 33, 110 00 Praha 1 - Staré Město, IČO 12345678',
    { line: 'Dlouhá 33', loose: 'Staré Město', postcode: '110 00', locality: ['Praha 1 - Staré Město', 'Praha 1'] },
  ],
  [
    'SK',
    'Mgr. Zuzana Horváthová\nHlavná 45/12\n040 01 Košice 1\nSlovakia',
    { country: 'SK', line: 'Hlavná 45/12', postcode: '040 01', locality: ['Košice 1', 'Košice'] },
  ],
  [
    'HU',
    'Szabó Anna, 6720 Szeged, Kárász utca 9. fszt. 2., Magyarország',
    { country: 'HU', line: 'Kárász utca 9.', unit: 'fszt. 2.', postcode: '6720', locality: 'Szeged' },
  ],
  [
    'HU',
    'Debrecen\nPiac u. 20.\n4024\nHungary',
    { country: 'HU', line: 'Piac u. 20.', postcode: '4024', locality: 'Debrecen' },
  ],
  [
    'SI',
    'Slovenska cesta 34\nSI-1000 Ljubljana\nSlovenija',
    { country: 'SI', line: 'Slovenska cesta 34', postcode: '1000', locality: 'Ljubljana' },
  ],
  [
    'HR',
    'Ivana Marić, Ilica 45/II, HR-10000 Zagreb, Hrvatska',
    [
      { country: 'HR', line: 'Ilica 45/II', postcode: '10000', locality: 'Zagreb' },
      { country: 'HR', line: 'Ilica 45', unit: 'II', postcode: '10000', locality: 'Zagreb' },
    ],
  ],
  [
    'RS',
    'Кнез Михаилова 22, 11000 Београд, Србија',
    { country: 'RS', line: 'Кнез Михаилова 22', postcode: '11000', locality: 'Београд' },
  ],
  [
    'BA',
    'Amra Hodžić\nFerhadija 12\n71000 Sarajevo',
    { line: 'Ferhadija 12', postcode: '71000', locality: 'Sarajevo' },
  ],
  ['MK', 'ул. Македонија 15, 1000 Скопје', { line: 'ул. Македонија 15', postcode: '1000', locality: 'Скопје' }],
  [
    'AL',
    'Rruga e Kavajës 25, 1001 Tiranë, Shqipëri',
    { country: 'AL', line: 'Rruga e Kavajës 25', postcode: '1001', locality: 'Tiranë' },
  ],
  [
    'ME',
    'Njegoševa 18, 81000 Podgorica, Crna Gora',
    { country: 'ME', line: 'Njegoševa 18', postcode: '81000', locality: 'Podgorica' },
  ],
  [
    'RO',
    'Popescu Ion, Bd. Unirii nr. 15, bl. B2, sc. A, et. 3, ap. 12, Sector 3, București, 030823',
    {
      line: 'Bd. Unirii nr. 15',
      unit: 'bl. B2, sc. A, et. 3, ap. 12',
      loose: 'Sector 3',
      postcode: '030823',
      locality: 'București',
    },
  ],
  [
    'RO',
    'Str. Republicii 5, 400015 Cluj-Napoca, jud. Cluj, România',
    { country: 'RO', line: 'Str. Republicii 5', loose: 'jud. Cluj', postcode: '400015', locality: 'Cluj-Napoca' },
  ],
  [
    'MD',
    'Bd. Ștefan cel Mare 73, MD-2001 Chișinău, Moldova',
    { country: 'MD', line: 'Bd. Ștefan cel Mare 73', postcode: '2001', locality: 'Chișinău' },
  ],
  [
    'BG',
    'Иван Петров\nул. „Граф Игнатиев“ № 7, ет. 2\n4000 Пловдив',
    {
      line: ['ул. „Граф Игнатиев“ № 7', 'ул. „Граф Игнатиев“ 7'],
      unit: 'ет. 2',
      postcode: '4000',
      locality: 'Пловдив',
    },
  ],
  [
    'GR',
    'Κα Ελένη Δημητρίου\nΛεωφ. Κηφισίας 124\nΤ.Κ. 115 26 ΑΘΗΝΑ\nΤηλ. 210 5550123',
    { line: 'Λεωφ. Κηφισίας 124', postcode: '115 26', locality: 'ΑΘΗΝΑ' },
  ],
  [
    'CY',
    'Ledra Street 45, 1011 Nicosia, Cyprus',
    { country: 'CY', line: 'Ledra Street 45', postcode: '1011', locality: 'Nicosia' },
  ],
  [
    'MT',
    'Ms Maria Borg\n12, Triq ir-Repubblika\nIl-Belt Valletta VLT 1117',
    { line: '12, Triq ir-Repubblika', postcode: 'VLT 1117', locality: 'Il-Belt Valletta' },
  ],
  [
    'IT',
    'Studio Legale Ferri – Via Garibaldi, 8/3 sc. B – 16124 Genova (GE)',
    { line: 'Via Garibaldi, 8/3', unit: 'sc. B', postcode: '16124', locality: 'Genova', region: 'GE' },
  ],
  [
    'IT',
    'Loc. Poggio 12, 53017 Radda in Chianti (Siena)',
    { line: 'Loc. Poggio 12', postcode: '53017', locality: 'Radda in Chianti', region: 'SI' },
  ],
  [
    'IT',
    'VIALE TRASTEVERE 60 00153 ROMA RM',
    { line: 'VIALE TRASTEVERE 60', postcode: '00153', locality: 'ROMA', region: 'RM' },
  ],
  [
    'IT',
    'Marco Greco\nScala A, Interno 7\nVia Etnea 200\n95131 Catania CT\nItaly',
    {
      country: 'IT',
      line: 'Via Etnea 200',
      unit: 'Scala A, Interno 7',
      postcode: '95131',
      locality: 'Catania',
      region: 'CT',
    },
  ],
  [
    'ES',
    'Urb. Los Almendros, c/ del Olivo 7, 29680 Estepona, Málaga',
    { line: 'c/ del Olivo 7', either: 'Urb. Los Almendros', postcode: '29680', locality: 'Estepona', region: 'Málaga' },
  ],
  [
    'ES',
    'Pza. del Ayuntamiento nº 3, esc. 2, 4º-2ª, 46002 València, Spain',
    {
      country: 'ES',
      line: ['Pza. del Ayuntamiento nº 3', 'Pza. del Ayuntamiento 3'],
      unit: 'esc. 2, 4º-2ª',
      postcode: '46002',
      locality: 'València',
    },
  ],
  [
    'ES',
    'Apdo. de Correos 145 - 18080 Granada',
    { line: 'Apdo. de Correos 145', postcode: '18080', locality: 'Granada' },
  ],
  [
    'ES',
    'Familia Etxeberria, Kale Nagusia 5, 20003 Donostia-San Sebastián (Gipuzkoa)',
    {
      line: 'Kale Nagusia 5',
      postcode: '20003',
      locality: 'Donostia-San Sebastián',
      region: ['Gipuzkoa', 'Guipúzcoa'],
    },
  ],
  [
    'AD',
    'Av. Meritxell 45, AD500 Andorra la Vella',
    { line: 'Av. Meritxell 45', postcode: 'AD500', locality: 'Andorra la Vella' },
  ],
  [
    'PT',
    'Travessa do Carmo, n.º 11, r/c Dto., 1200-095 LISBOA',
    {
      line: ['Travessa do Carmo, n.º 11', 'Travessa do Carmo 11'],
      unit: 'r/c Dto.',
      postcode: '1200-095',
      locality: 'LISBOA',
    },
  ],
  [
    'IT',
    'Largo da Portagem 7, 3000-337 Coimbra, Portogallo',
    { country: 'PT', line: 'Largo da Portagem 7', postcode: '3000-337', locality: 'Coimbra' },
  ],
  [
    'UA',
    'Олена Шевченко, 79008, м. Львів, пл. Ринок, 14, кв. 3, Львівська область',
    {
      line: 'пл. Ринок, 14',
      unit: 'кв. 3',
      postcode: '79008',
      locality: ['м. Львів', 'Львів'],
      region: 'Львівська область',
    },
  ],
  [
    'RU',
    'ООО «Ромашка», 191186, Санкт-Петербург, Невский пр., 28, офис 12',
    {
      line: 'Невский пр., 28',
      unit: 'офис 12',
      postcode: '191186',
      locality: 'Санкт-Петербург',
      region: ['', 'Санкт-Петербург'],
    },
  ],
  [
    'TR',
    'İstiklal Caddesi No: 120 Kat 3, Beyoğlu / İstanbul 34430, Türkiye',
    {
      country: 'TR',
      line: 'İstiklal Caddesi No: 120',
      unit: 'Kat 3',
      postcode: '34430',
      locality: 'Beyoğlu',
      region: 'İstanbul',
    },
  ],
  [
    'GE',
    'რუსთაველის გამზირი 24, 0108 თბილისი, საქართველო',
    { country: 'GE', line: 'რუსთაველის გამზირი 24', postcode: '0108', locality: 'თბილისი' },
  ],
];
