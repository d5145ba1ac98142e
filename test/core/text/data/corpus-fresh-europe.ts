import type { CorpusRow } from './corpus-row.ts';

/** Pasted texts with addresses of Europe, as they are printed on mail, in footers and in orders; newer than the reader. */
export const freshEurope: readonly CorpusRow[] = [
  [
    'DE',
    'Lindner Metallbau GmbH & Co. KG\nz. Hd. Herrn Paul Brandt\nIndustriestraße 14a\n71638 Ludwigsburg\nDeutschland',
    { country: 'DE', line: 'Industriestraße 14a', postcode: '71638', locality: 'Ludwigsburg' },
  ],
  [
    'DE',
    'sabine wolf am alten markt 12 24103 kiel',
    { line: 'am alten markt 12', postcode: '24103', locality: 'kiel' },
  ],
  [
    'DE',
    'Rechnungsadresse: Ole Petersen, c/o Martens, Elbchaussee 101, 22763 Hamburg, Telefon 040 5550199',
    { line: 'Elbchaussee 101', postcode: '22763', locality: 'Hamburg' },
  ],
  [
    'NL',
    'Fam. Krüger\nUnter den Eichen 5, 2. OG links\nD-12203 Berlin\nDuitsland',
    { country: 'DE', line: 'Unter den Eichen 5', unit: '2. OG links', postcode: '12203', locality: 'Berlin' },
  ],
  ['DE', 'Postfach 10 01 20, 50441 Köln', { line: 'Postfach 10 01 20', postcode: '50441', locality: 'Köln' }],
  [
    'AT',
    'Mag. Judith Leitner\nMariahilfer Straße 88/2/15\n1070 Wien\nÖsterreich',
    { country: 'AT', line: 'Mariahilfer Straße 88/2/15', postcode: '1070', locality: 'Wien' },
  ],
  ['AT', 'Hauptplatz 3, A-8010 Graz', { line: 'Hauptplatz 3', postcode: '8010', locality: 'Graz' }],
  [
    'CH',
    'Keller & Söhne AG\nBahnhofstrasse 22\nCH-6300 Zug\nTel +41 41 555 01 01',
    { line: 'Bahnhofstrasse 22', postcode: '6300', locality: 'Zug' },
  ],
  [
    'CH',
    'Madame Claire Favre, Rue du Lac 17, Case postale 44, 1400 Yverdon-les-Bains',
    [
      { line: 'Rue du Lac 17', either: 'Case postale 44', postcode: '1400', locality: 'Yverdon-les-Bains' },
      { line: 'Rue du Lac 17', loose: 'Case postale 44', postcode: '1400', locality: 'Yverdon-les-Bains' },
    ],
  ],
  [
    'CH',
    'Via Nassa 5\n6900 Lugano TI\nSvizzera',
    { country: 'CH', line: 'Via Nassa 5', postcode: '6900', locality: ['Lugano', 'Lugano TI'] },
  ],
  [
    'NL',
    'De heer J. de Wit\nPrins Hendrikkade 48-II\n1012 AC Amsterdam',
    { line: 'Prins Hendrikkade 48-II', postcode: '1012 AC', locality: 'Amsterdam' },
  ],
  [
    'NL',
    'bezorgadres: nieuwstraat 9b, 6811hx arnhem (tel. 026 5550111)',
    { line: 'nieuwstraat 9b', postcode: '6811 HX', locality: 'arnhem' },
  ],
  [
    'NL',
    'T.a.v. mevrouw Jansen, Stichting Groen, Postbus 445, 2300 AK Leiden, Nederland',
    { country: 'NL', line: 'Postbus 445', postcode: '2300 AK', locality: 'Leiden' },
  ],
  [
    'BE',
    'Bakkerij Peeters BVBA\nKerkstraat 15 bus 4\n2060 Antwerpen\nBTW BE 0123.456.789',
    { line: 'Kerkstraat 15', unit: 'bus 4', postcode: '2060', locality: 'Antwerpen' },
  ],
  [
    'FR',
    'Rue Neuve 123, 1000 Bruxelles, Belgique',
    { country: 'BE', line: 'Rue Neuve 123', postcode: '1000', locality: 'Bruxelles' },
  ],
  [
    'LU',
    'Cabinet Reuter S.à r.l.\n15, boulevard Royal\nL-2449 Luxembourg\nTél. 27 55 01',
    { line: '15, boulevard Royal', postcode: '2449', locality: 'Luxembourg' },
  ],
  [
    'FR',
    'M. Antoine GIRARD\nBâtiment C\n14 ALLÉE DES PINS\n33120 ARCACHON\nFRANCE',
    { country: 'FR', line: '14 ALLÉE DES PINS', either: 'Bâtiment C', postcode: '33120', locality: 'ARCACHON' },
  ],
  [
    'FR',
    'boulangerie martin, 3 ter place du marché, 35000 rennes, 02 99 55 01 01',
    { line: '3 ter place du marché', postcode: '35000', locality: 'rennes' },
  ],
  [
    'FR',
    'SAS Lumière – 45 cours Lafayette – 69003 Lyon – SIRET 12345678900011',
    { line: '45 cours Lafayette', postcode: '69003', locality: 'Lyon' },
  ],
  [
    'FR',
    'Mme Lefèvre, 8 rue Victor Hugo, 3e étage, 44000 Nantes',
    { line: '8 rue Victor Hugo', unit: '3e étage', postcode: '44000', locality: 'Nantes' },
  ],
  ['FR', 'Mairie de Cassis, BP 7, 13714 Cassis Cedex', { line: 'BP 7', postcode: '13714', locality: 'Cassis Cedex' }],
  [
    'GB',
    'Mr D Hughes\n27 Ffordd y Parc\nBangor\nGwynedd\nLL57 4EF\nUnited Kingdom',
    { country: 'GB', line: '27 Ffordd y Parc', loose: 'Gwynedd', postcode: 'LL57 4EF', locality: 'Bangor' },
  ],
  [
    'GB',
    'flat 6, 14 queens gate, london, sw7 5el',
    { line: '14 queens gate', unit: 'flat 6', postcode: 'SW7 5EL', locality: 'london' },
  ],
  [
    'GB',
    'Accounts Dept, Harbour Foods Ltd, 3 Quay Street, Aberdeen, AB11 5QP, Scotland. Tel: 01224 555010',
    { country: 'GB', line: '3 Quay Street', loose: 'Accounts Dept', postcode: 'AB11 5QP', locality: 'Aberdeen' },
  ],
  ['GB', 'PO Box 88\nWarrington\nWA4 9EL', { line: 'PO Box 88', postcode: 'WA4 9EL', locality: 'Warrington' }],
  [
    'IE',
    'Aoife Brennan\n19 Seaview Terrace\nSalthill\nGalway\nH91 R2P8',
    { line: '19 Seaview Terrace', either: 'Salthill', postcode: 'H91 R2P8', locality: 'Galway' },
  ],
  [
    'IE',
    '5 Main Street, Kinsale, Co. Cork, P17 CX42, Ireland',
    { country: 'IE', line: '5 Main Street', postcode: 'P17 CX42', locality: 'Kinsale', region: 'Co. Cork' },
  ],
  [
    'ES',
    'D. Pablo Ortega\nC/ Mayor, 22, 3.º B\n28013 Madrid\nEspaña',
    {
      country: 'ES',
      line: 'C/ Mayor, 22',
      unit: '3.º B',
      postcode: '28013',
      locality: 'Madrid',
      region: ['', 'Madrid'],
    },
  ],
  [
    'ES',
    'avda. de la constitución 8 bajo dcha 41001 sevilla',
    {
      line: 'avda. de la constitución 8',
      unit: 'bajo dcha',
      postcode: '41001',
      locality: 'sevilla',
      region: ['', 'Sevilla'],
    },
  ],
  [
    'ES',
    'Talleres Costa S.L., Polígono Industrial El Pla, nave 7, 46290 Alcàsser (Valencia)',
    [
      { line: 'Polígono Industrial El Pla, nave 7', postcode: '46290', locality: 'Alcàsser', region: ['', 'Valencia'] },
      {
        line: 'Polígono Industrial El Pla',
        unit: 'nave 7',
        postcode: '46290',
        locality: 'Alcàsser',
        region: 'Valencia',
      },
    ],
  ],
  [
    'GB',
    'Casa Azul, Rua do Carmo 31, 1200-093 Lisboa, Portugal',
    { country: 'PT', line: 'Rua do Carmo 31', loose: 'Casa Azul', postcode: '1200-093', locality: 'Lisboa' },
  ],
  [
    'PT',
    'Exma. Sra. Marta Lopes\nAv. da Liberdade, 110, 4.º Esq.\n4710-251 Braga',
    { line: 'Av. da Liberdade, 110', unit: '4.º Esq.', postcode: '4710-251', locality: 'Braga' },
  ],
  [
    'IT',
    'Spett.le Officine Rossi S.r.l.\nVia Emilia, 204/B\n41121 Modena MO\nP.IVA 01234567890',
    { line: 'Via Emilia, 204/B', postcode: '41121', locality: 'Modena', region: 'MO' },
  ],
  [
    'IT',
    'anna greco presso bianchi, viale europa 15, 00144 roma',
    { line: 'viale europa 15', postcode: '00144', locality: 'roma', region: ['', 'RM'] },
  ],
  [
    'IT',
    'Corso Garibaldi 9, int. 3, 80142 Napoli (NA), Italia',
    { country: 'IT', line: 'Corso Garibaldi 9', unit: 'int. 3', postcode: '80142', locality: 'Napoli', region: 'NA' },
  ],
  [
    'MT',
    'Ms Rita Borg, 12, Triq il-Kbira, Mosta MST 1011, Malta',
    { country: 'MT', line: '12, Triq il-Kbira', postcode: 'MST 1011', locality: 'Mosta' },
  ],
  [
    'DK',
    'Hanne Sørensen, Vestergade 20, 2. tv., 8000 Aarhus C',
    { line: 'Vestergade 20', unit: '2. tv.', postcode: '8000', locality: 'Aarhus C' },
  ],
  [
    'SE',
    'Nordljus AB\nBox 1204\n111 82 Stockholm\nSweden',
    { country: 'SE', line: 'Box 1204', postcode: '111 82', locality: 'Stockholm' },
  ],
  [
    'SE',
    'erik lund, storgatan 5 b lgh 1102, 753 31 uppsala',
    { line: 'storgatan 5 b', unit: 'lgh 1102', postcode: '753 31', locality: 'uppsala' },
  ],
  [
    'NO',
    'Kari Nordmann\nStrandveien 17 H0203\n9006 Tromsø\nNorge',
    [
      { country: 'NO', line: 'Strandveien 17', unit: 'H0203', postcode: '9006', locality: 'Tromsø' },
      { country: 'NO', line: 'Strandveien 17 H0203', postcode: '9006', locality: 'Tromsø' },
    ],
  ],
  [
    'FI',
    'Matti Virtanen, Hämeenkatu 12 A 5, 33100 Tampere, Finland',
    [
      { country: 'FI', line: 'Hämeenkatu 12 A 5', postcode: '33100', locality: 'Tampere' },
      { country: 'FI', line: 'Hämeenkatu 12', unit: 'A 5', postcode: '33100', locality: 'Tampere' },
    ],
  ],
  [
    'IS',
    'Guðrún Jónsdóttir\nLaugavegur 44\n101 Reykjavík\nIceland',
    { country: 'IS', line: 'Laugavegur 44', postcode: '101', locality: 'Reykjavík' },
  ],
  [
    'PL',
    'Sz. P. Jan Kowalski, ul. Długa 15/7, 31-147 Kraków, tel. 12 555 01 01',
    { line: 'ul. Długa 15/7', postcode: '31-147', locality: 'Kraków' },
  ],
  [
    'PL',
    'Zakład Mechaniczny Nowak Sp. z o.o.\nos. Piastowskie 40 m. 12\n61-153 Poznań\nPolska',
    { country: 'PL', line: 'os. Piastowskie 40', unit: 'm. 12', postcode: '61-153', locality: 'Poznań' },
  ],
  [
    'CZ',
    'Ing. Petr Dvořák\nMasarykova 1245/18\n602 00 Brno\nČeská republika',
    { country: 'CZ', line: 'Masarykova 1245/18', postcode: '602 00', locality: 'Brno' },
  ],
  [
    'CZ',
    'Jana Malá, Náměstí Míru 9, 12000 Praha 2',
    { line: 'Náměstí Míru 9', postcode: '120 00', locality: 'Praha 2' },
  ],
  [
    'SK',
    'Obchod Lipa s.r.o., Hlavná 33, 040 01 Košice, Slovensko',
    { country: 'SK', line: 'Hlavná 33', postcode: '040 01', locality: 'Košice' },
  ],
  [
    'HU',
    'Kovács Éva\nSzeged\nTisza Lajos körút 42.\n6720',
    { line: 'Tisza Lajos körút 42', postcode: '6720', locality: 'Szeged' },
  ],
  [
    'RO',
    'Ion Ionescu, Bd. Unirii nr. 12, bl. 3, sc. B, et. 4, ap. 21, 030823 București, România',
    {
      country: 'RO',
      line: 'Bd. Unirii nr. 12',
      unit: 'bl. 3, sc. B, et. 4, ap. 21',
      postcode: '030823',
      locality: 'București',
    },
  ],
  [
    'BG',
    'Мария Петрова\nул. Шипка 34\n1504 София\nБългария',
    { country: 'BG', line: 'ул. Шипка 34', postcode: '1504', locality: 'София' },
  ],
  [
    'GR',
    'Κώστας Παππάς\nΕρμού 45\n105 63 Αθήνα\nΕλλάδα',
    { country: 'GR', line: 'Ερμού 45', postcode: '105 63', locality: 'Αθήνα' },
  ],
  [
    'GB',
    'Hotel Aegean, Egnatia 76, Thessaloniki 546 24, Greece',
    { country: 'GR', line: 'Egnatia 76', postcode: '546 24', locality: 'Thessaloniki' },
  ],
  [
    'HR',
    'Ivana Horvat, Ilica 242, 10000 Zagreb, Hrvatska',
    { country: 'HR', line: 'Ilica 242', postcode: '10000', locality: 'Zagreb' },
  ],
  [
    'SI',
    'Gostilna Pri Lipi\nSlovenska cesta 56\nSI-1000 Ljubljana',
    { line: 'Slovenska cesta 56', postcode: '1000', locality: 'Ljubljana' },
  ],
  [
    'RS',
    'Petar Jović\nKnez Mihailova 6\n11000 Beograd\nSrbija',
    { country: 'RS', line: 'Knez Mihailova 6', postcode: '11000', locality: 'Beograd' },
  ],
  [
    'LT',
    'UAB Giria, Gedimino pr. 20, LT-01103 Vilnius',
    { line: 'Gedimino pr. 20', postcode: '01103', locality: 'Vilnius' },
  ],
  [
    'LV',
    'Ilze Ozola\nBrīvības iela 55-12\nRīga, LV-1010',
    { line: 'Brīvības iela 55-12', postcode: ['LV-1010', '1010'], locality: 'Rīga' },
  ],
  [
    'EE',
    'Tartu mnt 18-4, 10115 Tallinn, Estonia',
    { country: 'EE', line: 'Tartu mnt 18-4', postcode: '10115', locality: 'Tallinn' },
  ],
  [
    'UA',
    'Олена Шевченко\nвул. Хрещатик, 22, кв. 15\nм. Київ, 01001\nУкраїна',
    {
      country: 'UA',
      line: 'вул. Хрещатик, 22',
      unit: 'кв. 15',
      postcode: '01001',
      locality: ['Київ', 'м. Київ'],
      region: ['', 'Київ'],
    },
  ],
  [
    'RU',
    'Сидоров Иван Петрович\nул. Лесная, д. 5, кв. 176\nг. Москва\n125047',
    {
      line: 'ул. Лесная, д. 5',
      unit: 'кв. 176',
      postcode: '125047',
      locality: ['Москва', 'г. Москва'],
      region: ['', 'Москва'],
    },
  ],
];
