import type { CorpusRow } from './corpus-row.ts';

/** Pasted texts with addresses of southern, northern and eastern Europe. */
export const southernEasternEurope: readonly CorpusRow[] = [
  [
    'ES',
    'Calle Mayor, 15, 3º B\n28013 Madrid',
    { line: 'Calle Mayor, 15', unit: '3º B', postcode: '28013', locality: 'Madrid' },
  ],
  [
    'ES',
    'Gran Vía de les Corts Catalanes 585, 08007 Barcelona, España',
    { country: 'ES', line: 'Gran Vía de les Corts Catalanes 585', postcode: '08007', locality: 'Barcelona' },
  ],
  [
    'ES',
    'D.ª Carmen Ruiz\nC/ Sierpes 34, bajo izq.\n41004 Sevilla (Sevilla)',
    { line: 'C/ Sierpes 34', unit: 'bajo izq.', postcode: '41004', locality: 'Sevilla', region: 'Sevilla' },
  ],
  [
    'ES',
    'Bodegas Ríos S.L. | Ctra. de Logroño s/n | 01300 Laguardia (Álava)',
    { line: 'Ctra. de Logroño s/n', postcode: '01300', locality: 'Laguardia', region: 'Álava' },
  ],
  [
    'IT',
    'Gent.ma Sig.ra Bianchi Lucia\nVia Dante 7\n20121 Milano MI',
    { line: 'Via Dante 7', postcode: '20121', locality: 'Milano', region: 'MI' },
  ],
  [
    'IT',
    'Piazza San Marco, 52 - 30124 Venezia (VE) - Italia',
    { country: 'IT', line: 'Piazza San Marco, 52', postcode: '30124', locality: 'Venezia', region: 'VE' },
  ],
  [
    'IT',
    'Corso Vittorio Emanuele II 12 int. 4, 10123 Torino TO',
    { line: 'Corso Vittorio Emanuele II 12', unit: 'int. 4', postcode: '10123', locality: 'Torino', region: 'TO' },
  ],
  [
    'IT',
    'Ristorante Da Nino, Via Chiaia 149/E, 80121 Napoli NA, tel. 081 555 0199',
    { line: 'Via Chiaia 149/E', postcode: '80121', locality: 'Napoli', region: 'NA' },
  ],
  [
    'PT',
    'Rua Augusta 24, 2.º Esq.\n1100-053 Lisboa',
    { line: 'Rua Augusta 24', unit: '2.º Esq.', postcode: '1100-053', locality: 'Lisboa' },
  ],
  [
    'PT',
    'Ana Sousa; Av. da Boavista 1277, 3 Dto; 4100-130 Porto; Portugal',
    { country: 'PT', line: 'Av. da Boavista 1277', unit: '3 Dto', postcode: '4100-130', locality: 'Porto' },
  ],
  ['GR', 'Ερμού 56, 105 63 Αθήνα, Ελλάδα', { country: 'GR', line: 'Ερμού 56', postcode: '105 63', locality: 'Αθήνα' }],
  [
    'GR',
    'Maria Papadopoulou / Tsimiski 43 / 546 23 Thessaloniki / Greece',
    { country: 'GR', line: 'Tsimiski 43', postcode: '546 23', locality: 'Thessaloniki' },
  ],
  [
    'PL',
    'Jan Kowalski\nul. Marszałkowska 84/92 m. 15\n00-514 Warszawa',
    [
      { line: 'ul. Marszałkowska 84/92', unit: 'm. 15', postcode: '00-514', locality: 'Warszawa' },
      { line: 'ul. Marszałkowska 84/92 m. 15', postcode: '00-514', locality: 'Warszawa' },
    ],
  ],
  [
    'PL',
    'Floriańska 15/3, 31-019 Kraków, Polska',
    [
      { country: 'PL', line: 'Floriańska 15/3', postcode: '31-019', locality: 'Kraków' },
      { country: 'PL', line: 'Floriańska 15', unit: '3', postcode: '31-019', locality: 'Kraków' },
    ],
  ],
  ['CZ', 'Národní 38/9, 110 00 Praha 1', { line: 'Národní 38/9', postcode: '110 00', locality: 'Praha 1' }],
  [
    'CZ',
    'Petr Novák, Masarykova 12, 60200 Brno, Česká republika, tel. 777 123 456',
    { country: 'CZ', line: 'Masarykova 12', postcode: '602 00', locality: 'Brno' },
  ],
  [
    'SK',
    'Obchodná 25\n811 06 Bratislava\nSlovensko',
    { country: 'SK', line: 'Obchodná 25', postcode: '811 06', locality: 'Bratislava' },
  ],
  [
    'HU',
    'Kiss Péter\nBudapest\nAndrássy út 60. 2. em. 5.\n1062',
    { line: 'Andrássy út 60.', unit: '2. em. 5.', postcode: '1062', locality: 'Budapest' },
  ],
  ['HU', '1052 Budapest, Váci utca 11/b', { line: 'Váci utca 11/b', postcode: '1052', locality: 'Budapest' }],
  [
    'RO',
    'Str. Lipscani nr. 25, ap. 4, București 030033',
    { line: 'Str. Lipscani nr. 25', unit: 'ap. 4', postcode: '030033', locality: 'București' },
  ],
  [
    'BG',
    'бул. Витоша 15, 1000 София, България',
    { country: 'BG', line: 'бул. Витоша 15', postcode: '1000', locality: 'София' },
  ],
  [
    'SE',
    'Anna Lindqvist, Drottninggatan 45 lgh 1102, 111 21 Stockholm',
    { line: 'Drottninggatan 45', unit: 'lgh 1102', postcode: '111 21', locality: 'Stockholm' },
  ],
  [
    'SE',
    'Kungsportsavenyn 3\nSE-411 36 Göteborg\nSverige',
    { country: 'SE', line: 'Kungsportsavenyn 3', postcode: '411 36', locality: 'Göteborg' },
  ],
  [
    'DK',
    'Nørregade 7, 2. tv.\n1165 København K\nDanmark',
    { country: 'DK', line: 'Nørregade 7', unit: '2. tv.', postcode: '1165', locality: 'København K' },
  ],
  [
    'NO',
    'Ola Hansen\nKarl Johans gate 33, H0203\n0162 Oslo\nmob 900 12 345',
    { line: 'Karl Johans gate 33', unit: 'H0203', postcode: '0162', locality: 'Oslo' },
  ],
  [
    'FI',
    'Mannerheimintie 12 B 24, 00100 Helsinki, Finland',
    [
      { country: 'FI', line: 'Mannerheimintie 12 B 24', postcode: '00100', locality: 'Helsinki' },
      { country: 'FI', line: 'Mannerheimintie 12', unit: 'B 24', postcode: '00100', locality: 'Helsinki' },
      { country: 'FI', line: 'Mannerheimintie 12 B', unit: '24', postcode: '00100', locality: 'Helsinki' },
    ],
  ],
  [
    'LV',
    'Brīvības iela 55-12, Rīga, LV-1010',
    [
      { line: 'Brīvības iela 55-12', postcode: 'LV-1010', locality: 'Rīga' },
      { line: 'Brīvības iela 55', unit: '12', postcode: 'LV-1010', locality: 'Rīga' },
    ],
  ],
  [
    'LT',
    'UAB „Baltas stalas“\nGedimino pr. 9\nLT-01103 Vilnius',
    { line: 'Gedimino pr. 9', postcode: '01103', locality: 'Vilnius' },
  ],
  [
    'RU',
    '125009, Россия, г. Москва, ул. Тверская, д. 13, кв. 25',
    {
      country: 'RU',
      line: 'ул. Тверская, д. 13',
      unit: 'кв. 25',
      postcode: '125009',
      locality: ['г. Москва', 'Москва'],
      region: ['', 'Москва'],
    },
  ],
  [
    'RU',
    'Иванова Мария Петровна\nпр-т Ленина, 24, кв. 7\nг. Екатеринбург\nСвердловская область\n620014',
    {
      line: 'пр-т Ленина, 24',
      unit: 'кв. 7',
      postcode: '620014',
      locality: ['г. Екатеринбург', 'Екатеринбург'],
      region: 'Свердловская область',
    },
  ],
  [
    'UA',
    'вул. Хрещатик, 22\nКиїв\n01001\nУкраїна',
    { country: 'UA', line: 'вул. Хрещатик, 22', postcode: '01001', locality: 'Київ', region: ['', 'Київ'] },
  ],
  [
    'TR',
    'Ayşe Yılmaz\nCaferağa Mah. Moda Cad. No: 12 D: 5\n34710 Kadıköy/İstanbul',
    { either: 'Caferağa Mah., Moda Cad. No: 12, D: 5', postcode: '34710', locality: 'Kadıköy', region: 'İstanbul' },
  ],
];
