import type { Paste } from './paste.ts';

export const de: readonly Paste[] = [
  ['Messeplatz 1, 45131 Essen', '45131|Essen|Messeplatz|1'],
  ['Messeplatz 1\n45131 Essen\nDeutschland', '45131|Essen|Messeplatz|1', { country: 'DE' }],
  ['Messeplatz 1, D-45131 Essen', '45131|Essen|Messeplatz|1'],
  ['Messeplatz 1, DE-45131 Essen, Germany', '45131|Essen|Messeplatz|1', { country: 'DE' }],
  ['Norbertstr. 5, 45131 Essen', '45131|Essen|Norbertstr.|5'],
  ['Norbertstraße 5a 45131 Essen', '45131|Essen|Norbertstraße|5a'],
  ['Norbertstraße 5 a, 45131 Essen', '45131|Essen|Norbertstraße|5 a'],
  ['Kettwiger Straße 12-14, 45127 Essen', '45127|Essen|Kettwiger Straße|12-14'],
  ['Straße des 17. Juni 135, 10623 Berlin', '10623|Berlin|Straße des 17. Juni|135'],
  ['Unter den Linden 5 10117 Berlin Deutschland', '10117|Berlin|Unter den Linden|5', { country: 'DE' }],
  [
    'Herr Max Mustermann\nUnter den Linden 5\n10117 Berlin',
    '10117|Berlin|Unter den Linden|5',
    { rest: 'Herr Max Mustermann' },
  ],
  [
    'Papier GmbH & Co. KG, Pariser Platz 2, 10117 Berlin',
    '10117|Berlin|Pariser Platz|2',
    { rest: 'Papier GmbH & Co. KG' },
  ],
  ['10117 Berlin, Pariser Platz 2', '10117|Berlin|Pariser Platz|2'],
  ['Berlin, Pariser Platz 2', '|Berlin|Pariser Platz|2'],
  ['Pariser Platz 2 Berlin', '|Berlin|Pariser Platz|2'],
  ['Marienplatz 8, 2. Stock, 80331 München', '80331|München|Marienplatz|8', { second: '2. Stock' }],
  [
    'Rathausmarkt 1\n20095 Hamburg\nTel.: +49 40 42831-0',
    '20095|Hamburg|Rathausmarkt|1',
    { rest: 'Tel.: +49 40 42831-0' },
  ],
  ['c/o Schmidt, Hohe Straße 12, 50667 Köln', '50667|Köln|Hohe Straße|12', { rest: 'c/o Schmidt' }],
  ['Rue de Rivoli 70, F-75001 Paris', '75001|Paris|Rue de Rivoli|70', { country: 'FR' }],
  ['Domkloster 4 | 50667 Köln | Deutschland', '50667|Köln|Domkloster|4', { country: 'DE' }],
];

export const at: readonly Paste[] = [
  ['Walbersdorf Koglweg 10, 7210 Mattersburg', '7210|Mattersburg|Walbersdorf Koglweg|10'],
  [
    'Walbersdorf Koglweg 10\nA-7210 Mattersburg\nÖsterreich',
    '7210|Mattersburg|Walbersdorf Koglweg|10',
    { country: 'AT' },
  ],
  ['Stephansplatz 3/2/5, 1010 Wien', '1010|Wien|Stephansplatz|3/2/5'],
  ['Stephansplatz 3/2/5, AT-1010 Wien, Austria', '1010|Wien|Stephansplatz|3/2/5', { country: 'AT' }],
  ['Stephansplatz 3, Stiege 2, Top 5, 1010 Wien', '1010|Wien|Stephansplatz|3', { second: 'Stiege 2, Top 5' }],
  ['1010 Wien, Stephansplatz 3', '1010|Wien|Stephansplatz|3'],
  ['A-1010 Wien, Stephansplatz 3', '1010|Wien|Stephansplatz|3'],
  ['Kärntner Straße 12 1010 Wien', '1010|Wien|Kärntner Straße|12'],
  ['Kärntner Str. 12, 1010 Wien, Oostenrijk', '1010|Wien|Kärntner Str.|12', { country: 'AT' }],
  ['Frau Gruber\nGetreidegasse 9\n5020 Salzburg', '5020|Salzburg|Getreidegasse|9', { rest: 'Frau Gruber' }],
  ['Getreidegasse 9, Salzburg', '|Salzburg|Getreidegasse|9'],
  ['Getreidegasse 9 Salzburg', '|Salzburg|Getreidegasse|9'],
  ['Herrengasse 16a, 8010 Graz', '8010|Graz|Herrengasse|16a'],
  ['Gustav Degen-Gasse 3; 7210 Mattersburg; Österreich', '7210|Mattersburg|Gustav Degen-Gasse|3', { country: 'AT' }],
];

export const ch: readonly Paste[] = [
  ['Paradiesstrasse 2 a, 9000 St. Gallen', '9000|St. Gallen|Paradiesstrasse|2 a'],
  ['Paradiesstrasse 2a\nCH-9000 St. Gallen\nSchweiz', '9000|St. Gallen|Paradiesstrasse|2a', { country: 'CH' }],
  ['Paradiesstrasse 2, 9000 St. Gallen SG', '9000|St. Gallen|Paradiesstrasse|2', { rest: 'SG' }],
  ['Bahnhofstrasse 10, 8001 Zürich, Suisse', '8001|Zürich|Bahnhofstrasse|10', { country: 'CH' }],
  ['Bahnhofstrasse 10 8001 Zürich', '8001|Zürich|Bahnhofstrasse|10'],
  ['Bahnhofstrasse 10, CH 8001 Zürich', '8001|Zürich|Bahnhofstrasse|10'],
  ['8001 Zürich, Bahnhofstrasse 10, Switzerland', '8001|Zürich|Bahnhofstrasse|10', { country: 'CH' }],
  ['Rue du Rhône 30, 1204 Genève', '1204|Genève|Rue du Rhône|30'],
  ['30, rue du Rhône, 1204 Genève', '1204|Genève|rue du Rhône|30'],
  ['Papier AG, Limmatquai 3, 8001 Zürich', '8001|Zürich|Limmatquai|3', { rest: 'Papier AG' }],
  ['Nidaugasse 5, 2502 Biel/Bienne', '2502|Biel/Bienne|Nidaugasse|5'],
  ['Marktgasse 7 St. Gallen', '|St. Gallen|Marktgasse|7'],
  [
    'Frau\nAnna Keller\nMultergasse 12\n9000 St. Gallen',
    '9000|St. Gallen|Multergasse|12',
    { rest: 'Frau, Anna Keller' },
  ],
  ['Zentralstrasse 8, Biel, BE', '|Biel|Zentralstrasse|8', { rest: 'BE' }],
];
