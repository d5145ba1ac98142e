import type { CorpusRow } from './corpus-row.ts';

/** Texts as people copy them from mails, invoices and web shops; written at once and by hand, before the reader was asked. First run: 67 right, 3 declined, 2 wrong. */
export const readByAStranger: readonly CorpusRow[] = [
  [
    'DE',
    'Bäckerei Schmidt GmbH & Co. KG\nz.Hd. Frau Weber\nLindenallee 12a\n45127 Essen',
    { line: 'Lindenallee 12a', postcode: '45127', locality: 'Essen' },
  ],
  ['DE', 'Am Alten Markt 3, 18055 Rostock', { line: 'Am Alten Markt 3', postcode: '18055', locality: 'Rostock' }],
  [
    'DE',
    'Unter den Linden 77, D-10117 Berlin, Tel. 030 22610',
    { line: 'Unter den Linden 77', postcode: '10117', locality: 'Berlin' },
  ],
  ['DE', 'Hauptstr. 5\n63450 Hanau (Main)', { line: 'Hauptstr. 5', postcode: '63450', locality: 'Hanau (Main)' }],
  ['DE', 'C4, 6\n68159 Mannheim', { line: 'C4, 6', postcode: '68159', locality: 'Mannheim' }],
  [
    'NL',
    'Dhr. J. de Vries\nPrinsengracht 263-1\n1016 GV AMSTERDAM',
    { line: 'Prinsengracht 263-1', postcode: '1016 GV', locality: 'AMSTERDAM' },
  ],
  [
    'NL',
    '2e Jan Steenstraat 14 hs, 1073 VL Amsterdam',
    { line: '2e Jan Steenstraat 14 hs', postcode: '1073 VL', locality: 'Amsterdam' },
  ],
  ['NL', 'Plein 1944 10, 6511 JA Nijmegen', { line: 'Plein 1944 10', postcode: '6511 JA', locality: 'Nijmegen' }],
  [
    'NL',
    "Van 't Hoffstraat 5, 2313SP Leiden, Nederland",
    { country: 'NL', line: "Van 't Hoffstraat 5", postcode: '2313SP', locality: 'Leiden' },
  ],
  [
    'BE',
    'Rue Neuve 123 bte 4, 1000 Bruxelles',
    { line: 'Rue Neuve 123', unit: 'bte 4', postcode: '1000', locality: 'Bruxelles' },
  ],
  [
    'BE',
    'Korte Meer 11 bus 201\n9000 Gent\nBelgië',
    { country: 'BE', line: 'Korte Meer 11', unit: 'bus 201', postcode: '9000', locality: 'Gent' },
  ],
  [
    'FR',
    'M. Dupont Jean\n3 bis rue des Écoles\n75005 PARIS',
    { line: '3 bis rue des Écoles', postcode: '75005', locality: 'PARIS' },
  ],
  [
    'FR',
    "Appt 12, Bât. C, 18 avenue de l'Opéra, 75001 Paris",
    { line: "18 avenue de l'Opéra", unit: 'Appt 12, Bât. C', postcode: '75001', locality: 'Paris' },
  ],
  [
    'FR',
    'Lieu-dit Le Bourg, 24510 Limeuil, France',
    { country: 'FR', line: 'Lieu-dit Le Bourg', postcode: '24510', locality: 'Limeuil' },
  ],
  [
    'GB',
    'Flat 3/2, 45 Byres Road, Glasgow G11 5RG',
    { unit: 'Flat 3/2', line: '45 Byres Road', locality: 'Glasgow', postcode: 'G11 5RG' },
  ],
  [
    'GB',
    'The Old Rectory, Church Lane, Upper Slaughter, Cheltenham, Gloucestershire GL54 2JB',
    {
      unit: 'The Old Rectory, Upper Slaughter',
      line: 'Church Lane',
      locality: 'Cheltenham',
      postcode: 'GL54 2JB',
      loose: 'Gloucestershire',
    },
  ],
  [
    'GB',
    '27 Victoria Street\nSt Albans\nHertfordshire\nAL1 3JJ\nEngland',
    { country: 'GB', line: '27 Victoria Street', locality: 'St Albans', postcode: 'AL1 3JJ', loose: 'Hertfordshire' },
  ],
  [
    'GB',
    'Apartment 12, Merchant Court, 61 Wapping Lane, London E1W 2RW',
    {
      unit: 'Apartment 12',
      either: 'Merchant Court',
      line: '61 Wapping Lane',
      locality: 'London',
      postcode: 'E1W 2RW',
    },
  ],
  [
    'US',
    '742 Evergreen Terrace, Springfield, OR 97477',
    { line: '742 Evergreen Terrace', locality: 'Springfield', region: 'OR', postcode: '97477' },
  ],
  [
    'US',
    'Jane Roe\n1600 Amphitheatre Pkwy\nMountain View CA 94043-1351\nUSA',
    { country: 'US', line: '1600 Amphitheatre Pkwy', locality: 'Mountain View', region: 'CA', postcode: '94043-1351' },
  ],
  [
    'US',
    '350 W 42nd St #21B New York NY 10036',
    { line: '350 W 42nd St', unit: '#21B', locality: 'New York', region: 'NY', postcode: '10036' },
  ],
  ['US', 'PO Box 1234, Juneau, AK 99811', { line: 'PO Box 1234', locality: 'Juneau', region: 'AK', postcode: '99811' }],
  [
    'US',
    '1 Infinite Loop Suite 100 Cupertino California 95014',
    { line: '1 Infinite Loop', unit: 'Suite 100', locality: 'Cupertino', region: 'California', postcode: '95014' },
  ],
  [
    'US',
    '5 Fifth Avenue, Apt. 4C, New York, New York 10011, U.S.A.',
    {
      country: 'US',
      line: '5 Fifth Avenue',
      unit: 'Apt. 4C',
      locality: 'New York',
      region: 'New York',
      postcode: '10011',
    },
  ],
  [
    'CA',
    '1055 rue Peel, bureau 200, Montréal QC H3A 1A1',
    { line: '1055 rue Peel', unit: 'bureau 200', locality: 'Montréal', region: 'QC', postcode: 'H3A 1A1' },
  ],
  [
    'CA',
    '204-1288 West Georgia St, Vancouver, BC V6E 4R3, Canada',
    [
      { country: 'CA', line: '204-1288 West Georgia St', locality: 'Vancouver', region: 'BC', postcode: 'V6E 4R3' },
      {
        country: 'CA',
        unit: '204',
        line: '1288 West Georgia St',
        locality: 'Vancouver',
        region: 'BC',
        postcode: 'V6E 4R3',
      },
    ],
  ],
  [
    'AU',
    'Unit 5/23 Beach Rd, Bondi NSW 2026',
    { unit: 'Unit 5', line: '23 Beach Rd', locality: 'Bondi', region: 'NSW', postcode: '2026' },
  ],
  [
    'AU',
    '100 Collins Street\nMelbourne VIC 3000\nAUSTRALIA',
    { country: 'AU', line: '100 Collins Street', locality: 'Melbourne', region: 'VIC', postcode: '3000' },
  ],
  [
    'IT',
    'Via Giuseppe Garibaldi, 15 - 20121 Milano (MI)',
    { line: 'Via Giuseppe Garibaldi, 15', postcode: '20121', locality: 'Milano', region: 'MI' },
  ],
  [
    'IT',
    'Spett.le Rossi S.r.l.\nPiazza del Duomo 1\n50122 Firenze FI\nITALIA',
    { country: 'IT', line: 'Piazza del Duomo 1', postcode: '50122', locality: 'Firenze', region: 'FI' },
  ],
  [
    'ES',
    'C/ Mayor, 25, 3º B, 28013 Madrid',
    { line: 'C/ Mayor, 25', unit: '3º B', postcode: '28013', locality: 'Madrid' },
  ],
  [
    'ES',
    'Av. Diagonal 640 esc. 2 ático 1ª\n08017 Barcelona\nEspaña',
    { country: 'ES', line: 'Av. Diagonal 640', unit: 'esc. 2 ático 1ª', postcode: '08017', locality: 'Barcelona' },
  ],
  [
    'PT',
    'Rua Augusta, 274, 2.º Esq.\n1100-053 Lisboa',
    { line: 'Rua Augusta, 274', unit: '2.º Esq.', postcode: '1100-053', locality: 'Lisboa' },
  ],
  [
    'PL',
    'ul. Marszałkowska 104/122 m. 5, 00-017 Warszawa',
    { line: 'ul. Marszałkowska 104/122', unit: 'm. 5', postcode: '00-017', locality: 'Warszawa' },
  ],
  [
    'PL',
    'Jan Kowalski\nos. Piastów 12/34\n31-624 Kraków\nPolska',
    { country: 'PL', line: 'os. Piastów 12/34', postcode: '31-624', locality: 'Kraków' },
  ],
  ['CZ', 'Vodičkova 704/36, 110 00 Praha 1', { line: 'Vodičkova 704/36', postcode: '110 00', locality: 'Praha 1' }],
  [
    'SK',
    'Obchodná 15, 811 06 Bratislava, Slovensko',
    { country: 'SK', line: 'Obchodná 15', postcode: '811 06', locality: 'Bratislava' },
  ],
  [
    'HU',
    '1051 Budapest, Sas utca 25. 3. em. 2.',
    { line: 'Sas utca 25.', unit: '3. em. 2.', postcode: '1051', locality: 'Budapest' },
  ],
  [
    'AT',
    'Mariahilfer Straße 88A/2/7, 1070 Wien',
    { line: 'Mariahilfer Straße 88A/2/7', postcode: '1070', locality: 'Wien' },
  ],
  [
    'AT',
    'Fa. Huber, Getreidegasse 9 Top 4, A-5020 Salzburg, Österreich',
    { country: 'AT', line: 'Getreidegasse 9', unit: 'Top 4', postcode: '5020', locality: 'Salzburg' },
  ],
  [
    'CH',
    'Bahnhofstrasse 1, Postfach, 8001 Zürich',
    { line: 'Bahnhofstrasse 1', either: 'Postfach', postcode: '8001', locality: 'Zürich' },
  ],
  [
    'CH',
    'c/o Müller, Rue du Rhône 8, CH-1204 Genève',
    { line: 'Rue du Rhône 8', postcode: '1204', locality: 'Genève' },
  ],
  [
    'SE',
    'Sveavägen 44 lgh 1102, 111 34 Stockholm',
    { line: 'Sveavägen 44', unit: 'lgh 1102', postcode: '111 34', locality: 'Stockholm' },
  ],
  [
    'NO',
    'Karl Johans gate 22, 0026 Oslo, Norge',
    { country: 'NO', line: 'Karl Johans gate 22', postcode: '0026', locality: 'Oslo' },
  ],
  [
    'DK',
    'Nørrebrogade 52C, 3. tv., 2200 København N',
    { line: 'Nørrebrogade 52C', unit: '3. tv.', postcode: '2200', locality: 'København N' },
  ],
  [
    'FI',
    'Mannerheimintie 14 A 12, 00100 Helsinki',
    [
      { line: 'Mannerheimintie 14', unit: 'A 12', postcode: '00100', locality: 'Helsinki' },
      { line: 'Mannerheimintie 14 A', unit: '12', postcode: '00100', locality: 'Helsinki' },
      { line: 'Mannerheimintie 14 A 12', postcode: '00100', locality: 'Helsinki' },
    ],
  ],
  [
    'IE',
    '12 Grafton Street, Dublin 2, D02 X285',
    { line: '12 Grafton Street', locality: 'Dublin 2', postcode: 'D02 X285' },
  ],
  [
    'IE',
    'Apt 4 The Mill, Main St, Naas, Co. Kildare, W91 XY12, Ireland',
    [
      {
        country: 'IE',
        unit: 'Apt 4',
        either: 'The Mill',
        line: 'Main St',
        locality: 'Naas',
        region: 'Co. Kildare',
        postcode: 'W91 XY12',
      },
      {
        country: 'IE',
        unit: 'Apt 4',
        either: 'The Mill',
        line: 'Main St',
        locality: 'Naas',
        loose: 'Co. Kildare',
        postcode: 'W91 XY12',
      },
    ],
  ],
  ['GR', 'Ερμού 25, 105 63 Αθήνα', { line: 'Ερμού 25', postcode: '105 63', locality: 'Αθήνα' }],
  [
    'RO',
    'Str. Lipscani nr. 55, bl. A2, sc. 1, et. 3, ap. 12, 030033 București',
    { line: 'Str. Lipscani nr. 55', unit: 'bl. A2, sc. 1, et. 3, ap. 12', postcode: '030033', locality: 'București' },
  ],
  [
    'BG',
    'бул. Витоша 100, ет. 2, ап. 5, 1463 София',
    { line: 'бул. Витоша 100', unit: 'ет. 2, ап. 5', postcode: '1463', locality: 'София' },
  ],
  ['HR', 'Ilica 1, 10000 Zagreb, Hrvatska', { country: 'HR', line: 'Ilica 1', postcode: '10000', locality: 'Zagreb' }],
  ['SI', 'Čopova ulica 14, 1000 Ljubljana', { line: 'Čopova ulica 14', postcode: '1000', locality: 'Ljubljana' }],
  ['LT', 'Gedimino pr. 9-15, LT-01103 Vilnius', { line: 'Gedimino pr. 9-15', postcode: '01103', locality: 'Vilnius' }],
  ['LV', 'Brīvības iela 33-4, Rīga, LV-1010', { line: 'Brīvības iela 33-4', locality: 'Rīga', postcode: 'LV-1010' }],
  ['EE', 'Viru 4-12, 10140 Tallinn', { line: 'Viru 4-12', postcode: '10140', locality: 'Tallinn' }],
  [
    'LU',
    '7, rue du Marché-aux-Herbes, L-1728 Luxembourg',
    { line: '7, rue du Marché-aux-Herbes', postcode: '1728', locality: 'Luxembourg' },
  ],
  [
    'MT',
    '22 Triq ir-Repubblika, Valletta VLT 1110',
    { line: '22 Triq ir-Repubblika', locality: 'Valletta', postcode: 'VLT 1110' },
  ],
  [
    'BR',
    'Av. Paulista, 1578, apto 42 - Bela Vista, São Paulo - SP, 01310-200',
    {
      line: 'Av. Paulista, 1578',
      unit: 'apto 42',
      district: 'Bela Vista',
      locality: 'São Paulo',
      region: 'SP',
      postcode: '01310-200',
    },
  ],
  [
    'MX',
    'Av. Insurgentes Sur 1234 int. 5, Col. Del Valle, 03100 Ciudad de México, CDMX',
    {
      line: 'Av. Insurgentes Sur 1234',
      unit: 'int. 5',
      district: 'Col. Del Valle',
      postcode: '03100',
      locality: 'Ciudad de México',
      region: 'CDMX',
    },
  ],
  [
    'AR',
    'Av. Corrientes 1234, Piso 5, Depto B, C1043AAZ Buenos Aires',
    { line: 'Av. Corrientes 1234', unit: 'Piso 5, Depto B', postcode: 'C1043AAZ', locality: 'Buenos Aires' },
  ],
  [
    'IN',
    '12, MG Road, Bengaluru, Karnataka 560001, India',
    { country: 'IN', line: '12, MG Road', locality: 'Bengaluru', region: 'Karnataka', postcode: '560001' },
  ],
  [
    'SG',
    '10 Anson Road #10-03 International Plaza Singapore 079903',
    { line: '10 Anson Road', unit: '#10-03', either: 'International Plaza', postcode: '079903' },
  ],
  [
    'ZA',
    '15 Long Street, Cape Town, 8001, South Africa',
    { country: 'ZA', line: '15 Long Street', locality: 'Cape Town', postcode: '8001' },
  ],
  [
    'NZ',
    '2/45 Queen Street, Auckland CBD, Auckland 1010',
    [
      { line: '2/45 Queen Street', district: 'Auckland CBD', locality: 'Auckland', postcode: '1010' },
      { unit: '2', line: '45 Queen Street', district: 'Auckland CBD', locality: 'Auckland', postcode: '1010' },
    ],
  ],
  [
    'TR',
    'İstiklal Cad. No:45 D:3, 34430 Beyoğlu/İstanbul',
    [
      { line: 'İstiklal Cad. No:45 D:3', postcode: '34430', locality: 'Beyoğlu', region: 'İstanbul' },
      { line: 'İstiklal Cad. No:45', unit: 'D:3', postcode: '34430', locality: 'Beyoğlu', region: 'İstanbul' },
    ],
  ],
  ['NL', 'Kunt u het pakket afgeven bij de buren op nummer 12?', 'declined'],
  ['DE', 'Bitte beim Nachbarn abgeben', 'declined'],
  ['GB', 'Order 20261125 was sent to 10 Downing Street', 'declined'],
  [
    'US',
    '123 Main St Apt 456 Oakland CA 94789',
    { line: '123 Main St', unit: 'Apt 456', locality: 'Oakland', region: 'CA', postcode: '94789' },
  ],
  [
    'NL',
    'John Smith, 221B Baker Street, London NW1 6XE, United Kingdom',
    { country: 'GB', line: '221B Baker Street', locality: 'London', postcode: 'NW1 6XE' },
  ],
  [
    'GB',
    '29 Lottbridge Drove, Eastbourne, East Sussex BN23 6QD',
    { line: '29 Lottbridge Drove', locality: 'Eastbourne', loose: 'East Sussex', postcode: 'BN23 6QD' },
  ],
];
