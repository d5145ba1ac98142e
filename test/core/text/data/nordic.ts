import type { Paste } from './paste.ts';

export const dk: readonly Paste[] = [
  ['Havnebyvej 8, 6792 Rømø', '6792|Rømø|Havnebyvej|8'],
  ['Havnebyvej 8\n6792 Rømø\nDanmark', '6792|Rømø|Havnebyvej|8', { country: 'DK' }],
  ['Havnebyvej 8, DK-6792 Rømø', '6792|Rømø|Havnebyvej|8'],
  ['Havnebyvej 8 B 6792 Rømø', '6792|Rømø|Havnebyvej|8 B'],
  ['Strandgade 10, 2. tv, 1401 København K', '1401|København K|Strandgade|10', { second: '2. tv' }],
  ['Strandgade 10, st. th., 1401 København K', '1401|København K|Strandgade|10', { second: 'st. th.' }],
  ['Strandgade 10, 3. sal, 1401 København K', '1401|København K|Strandgade|10', { second: '3. sal' }],
  ['Strandgade 10 1401 København K Denmark', '1401|København K|Strandgade|10', { country: 'DK' }],
  ['Hr. Jensen\nGothersgade 5\n1123 København K', '1123|København K|Gothersgade|5', { rest: 'Hr. Jensen' }],
  ['Papir ApS, Gothersgade 5, 1123 København K', '1123|København K|Gothersgade|5', { rest: 'Papir ApS' }],
  ['1160 København K, Amagertorv 6', '1160|København K|Amagertorv|6'],
  ['Rådhuspladsen 2, 8000 Aarhus C', '8000|Aarhus C|Rådhuspladsen|2'],
  ['Rådhuspladsen 2 Aarhus', '|Aarhus|Rådhuspladsen|2'],
];

export const no: readonly Paste[] = [
  ['Karl Johans gate 11, 0154 Oslo', '0154|Oslo|Karl Johans gate|11'],
  ['Karl Johans gate 11\n0154 Oslo\nNorge', '0154|Oslo|Karl Johans gate|11', { country: 'NO' }],
  ['Karl Johans gate 11, NO-0154 Oslo, Norway', '0154|Oslo|Karl Johans gate|11', { country: 'NO' }],
  ['Karl Johans gate 11, N-0154 Oslo', '0154|Oslo|Karl Johans gate|11'],
  ['Karl Johans gt. 11 0154 Oslo', '0154|Oslo|Karl Johans gt.|11'],
  ['Karl Johans gate 11B, 0154 OSLO', '0154|OSLO|Karl Johans gate|11B'],
  ['Kari Nordmann\nAkersgata 5\n0158 Oslo', '0158|Oslo|Akersgata|5', { rest: 'Kari Nordmann' }],
  ['Papir AS, Akersgata 5, 0158 Oslo', '0158|Oslo|Akersgata|5', { rest: 'Papir AS' }],
  ['0158 Oslo, Akersgata 5', '0158|Oslo|Akersgata|5'],
  ['Kirsten Flagstads plass 1 Oslo', '|Oslo|Kirsten Flagstads plass|1'],
  ['Bryggen 12, 5003 Bergen, Noorwegen', '5003|Bergen|Bryggen|12', { country: 'NO' }],
  ['Munkegata 7, 3. etasje, 7011 Trondheim', '7011|Trondheim|Munkegata|7', { second: '3. etasje' }],
  ['Dronningens gate 4, Trondheim', '|Trondheim|Dronningens gate|4'],
];

export const se: readonly Paste[] = [
  ['Slottsbacken 1, 111 30 Stockholm', '111 30|Stockholm|Slottsbacken|1'],
  ['Slottsbacken 1\n111 30 Stockholm\nSverige', '111 30|Stockholm|Slottsbacken|1', { country: 'SE' }],
  ['Slottsbacken 1, 11130 Stockholm', '111 30|Stockholm|Slottsbacken|1'],
  ['Slottsbacken 1 111 30 Stockholm', '111 30|Stockholm|Slottsbacken|1'],
  ['Slottsbacken 1, SE-111 30 Stockholm, Sweden', '111 30|Stockholm|Slottsbacken|1', { country: 'SE' }],
  ['Slottsbacken 1, S-111 30 Stockholm', '111 30|Stockholm|Slottsbacken|1'],
  ['Drottninggatan 5 A, 111 51 Stockholm', '111 51|Stockholm|Drottninggatan|5 A'],
  ['Drottninggatan 5 lgh 1102, 111 51 Stockholm', '111 51|Stockholm|Drottninggatan|5', { second: 'lgh 1102' }],
  ['Drottninggatan 5, lgh 1102, 111 51 Stockholm', '111 51|Stockholm|Drottninggatan|5', { second: 'lgh 1102' }],
  [
    'Anna Svensson\nKungsportsavenyen 4\n411 36 Göteborg',
    '411 36|Göteborg|Kungsportsavenyen|4',
    { rest: 'Anna Svensson' },
  ],
  [
    'Papper AB, Kungsportsavenyen 4, 411 36 Göteborg, Zweden',
    '411 36|Göteborg|Kungsportsavenyen|4',
    { country: 'SE', rest: 'Papper AB' },
  ],
  ['111 29 Stockholm, Stortorget 7', '111 29|Stockholm|Stortorget|7'],
  ['Gustaf Adolfs torg 2 Göteborg', '|Göteborg|Gustaf Adolfs torg|2'],
  ['Södergatan 12 b, 211 34 Malmö', '211 34|Malmö|Södergatan|12 b'],
];

export const fi: readonly Paste[] = [
  ['Mannerheimintie 34, 00100 Helsinki', '00100|Helsinki|Mannerheimintie|34'],
  [
    'Mannerheimintie 34 A 5\n00100 Helsinki\nSuomi',
    '00100|Helsinki|Mannerheimintie|34',
    { country: 'FI', second: 'A 5' },
  ],
  ['Mannerheimintie 34 A 5, FI-00100 Helsinki', '00100|Helsinki|Mannerheimintie|34', { second: 'A 5' }],
  ['Mannerheimintie 34 A5, FIN-00100 Helsinki, Finland', '00100|Helsinki|Mannerheimintie|34 A5', { country: 'FI' }],
  ['Mannerheimintie 34 as. 5, 00100 Helsinki', '00100|Helsinki|Mannerheimintie|34', { second: 'as. 5' }],
  ['Mannerheimintie 34 00100 Helsinki', '00100|Helsinki|Mannerheimintie|34'],
  ['Matti Meikäläinen\nAurakatu 8\n20100 Turku', '20100|Turku|Aurakatu|8', { rest: 'Matti Meikäläinen' }],
  ['Paperi Oy, Aurakatu 8, 20100 Turku', '20100|Turku|Aurakatu|8', { rest: 'Paperi Oy' }],
  ['Auragatan 8, 20100 Åbo', '20100|Åbo|Auragatan|8'],
  ['00100 Helsinki, Aleksanterinkatu 20', '00100|Helsinki|Aleksanterinkatu|20'],
  ['Aleksis Kiven katu 14, 33210 Tampere', '33210|Tampere|Aleksis Kiven katu|14'],
  ['Aleksis Kiven katu 14 Tampere', '|Tampere|Aleksis Kiven katu|14'],
  ['Keskustori 3, Tampere, Finnland', '|Tampere|Keskustori|3', { country: 'FI' }],
];
