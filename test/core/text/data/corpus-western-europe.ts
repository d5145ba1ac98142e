import type { CorpusRow } from './corpus-row.ts';

/** Pasted texts with addresses of western Europe. */
export const westernEurope: readonly CorpusRow[] = [
  [
    'DE',
    'Sabine Krüger\nTorstraße 140\n10119 Berlin',
    { line: 'Torstraße 140', postcode: '10119', locality: 'Berlin' },
  ],
  [
    'DE',
    'Müller & Söhne GmbH\nz. Hd. Frau Ott\nIndustriestr. 12a\n70565 Stuttgart\nDeutschland\nTel. +49 711 5550123',
    { country: 'DE', line: 'Industriestr. 12a', postcode: '70565', locality: 'Stuttgart' },
  ],
  ['DE', 'Lindwurmstr. 88, 80337 München', { line: 'Lindwurmstr. 88', postcode: '80337', locality: 'München' }],
  [
    'NL',
    'Jonas Weber; Hauptstr. 7; 69117 Heidelberg; Duitsland',
    { country: 'DE', line: 'Hauptstr. 7', postcode: '69117', locality: 'Heidelberg' },
  ],
  [
    'DE',
    'Weber\tAlte Gasse 5\t60313\tFrankfurt am Main',
    { line: 'Alte Gasse 5', postcode: '60313', locality: 'Frankfurt am Main' },
  ],
  [
    'DE',
    'Lena Vogt\nc/o Petersen\nOranienstraße 25, Hinterhaus, 2. OG\n10999 Berlin  ',
    { line: 'Oranienstraße 25', unit: 'Hinterhaus, 2. OG', postcode: '10999', locality: 'Berlin' },
  ],
  ['DE', 'D-20354 Hamburg · Jungfernstieg 38', { line: 'Jungfernstieg 38', postcode: '20354', locality: 'Hamburg' }],
  [
    'DE',
    'Verein für Heimatkunde e. V.\nPostfach 10 06 51\n50446 Köln',
    { line: 'Postfach 10 06 51', postcode: '50446', locality: 'Köln' },
  ],
  ['DE', 'kaiserstr 5 76131 karlsruhe', { line: 'kaiserstr 5', postcode: '76131', locality: 'karlsruhe' }],
  ['DE', 'Q7 24, 68161 Mannheim', { line: 'Q7 24', postcode: '68161', locality: 'Mannheim' }],
  [
    'DE',
    'Dr. Nadja Brandt, Straße des 17. Juni 135, 10623 Berlin',
    { line: 'Straße des 17. Juni 135', postcode: '10623', locality: 'Berlin' },
  ],
  [
    'AT',
    'Mag. Eva Huber, Mariahilfer Straße 45/2/14, 1060 Wien',
    [
      { line: 'Mariahilfer Straße 45/2/14', postcode: '1060', locality: 'Wien' },
      { line: 'Mariahilfer Straße 45', unit: '2/14', postcode: '1060', locality: 'Wien' },
    ],
  ],
  [
    'AT',
    'Wiedner Hauptstraße 23, Top 7\nA-1040 Wien\nÖsterreich',
    { country: 'AT', line: 'Wiedner Hauptstraße 23', unit: 'Top 7', postcode: '1040', locality: 'Wien' },
  ],
  [
    'AT',
    'Gasthof Adler\nMarktstraße 12\n6850 Dornbirn\nTel: 05572 12345',
    { line: 'Marktstraße 12', postcode: '6850', locality: 'Dornbirn' },
  ],
  [
    'CH',
    'Hans Meier\nBahnhofstrasse 21\n8001 Zürich\nSchweiz',
    { country: 'CH', line: 'Bahnhofstrasse 21', postcode: '8001', locality: 'Zürich' },
  ],
  [
    'CH',
    'Mme Claire Favre, rue du Rhône 62, CH-1204 Genève',
    { line: 'rue du Rhône 62', postcode: '1204', locality: 'Genève' },
  ],
  [
    'CH',
    'Via Nassa 15 | 6900 Lugano | Svizzera | +41 91 555 01 02',
    { country: 'CH', line: 'Via Nassa 15', postcode: '6900', locality: 'Lugano' },
  ],
  [
    'NL',
    'Keizersgracht 324-2\n1016 EZ Amsterdam',
    [
      { line: 'Keizersgracht 324-2', postcode: '1016 EZ', locality: 'Amsterdam' },
      { line: 'Keizersgracht 324', unit: '2', postcode: '1016 EZ', locality: 'Amsterdam' },
    ],
  ],
  [
    'NL',
    'T.a.v. mw. De Vries, Coolsingel 40, 3011AD Rotterdam',
    { line: 'Coolsingel 40', postcode: '3011 AD', locality: 'Rotterdam' },
  ],
  [
    'NL',
    'jan steenlaan 12 bis 3723 bs bilthoven',
    [
      { line: 'jan steenlaan 12 bis', postcode: '3723 BS', locality: 'bilthoven' },
      { line: 'jan steenlaan 12', unit: 'bis', postcode: '3723 BS', locality: 'bilthoven' },
    ],
  ],
  [
    'DE',
    'Stichting Blauw, Postbus 16200, 3500 CE Utrecht, Niederlande',
    { country: 'NL', line: 'Postbus 16200', postcode: '3500 CE', locality: 'Utrecht' },
  ],
  [
    'BE',
    'Rue de la Loi 16\n1000 Bruxelles\nBelgique',
    { country: 'BE', line: 'Rue de la Loi 16', postcode: '1000', locality: 'Bruxelles' },
  ],
  [
    'BE',
    'Bakkerij Janssens BVBA - Meir 50 bus 3 - 2000 Antwerpen - België',
    { country: 'BE', line: 'Meir 50', unit: 'bus 3', postcode: '2000', locality: 'Antwerpen' },
  ],
  ['BE', 'Mevr. An Peeters, Veldstraat 82, B-9000 Gent', { line: 'Veldstraat 82', postcode: '9000', locality: 'Gent' }],
  [
    'BE',
    'Boulevard d’Avroy 38 bte 12, 4000 Liège',
    { line: 'Boulevard d’Avroy 38', unit: 'bte 12', postcode: '4000', locality: 'Liège' },
  ],
  [
    'LU',
    '29, avenue de la Gare, L-1611 Luxembourg',
    { line: '29, avenue de la Gare', postcode: '1611', locality: 'Luxembourg' },
  ],
  [
    'FR',
    'M. Paul Durand\n12 bis rue de Rivoli\n75004 Paris',
    { line: '12 bis rue de Rivoli', postcode: '75004', locality: 'Paris' },
  ],
  [
    'FR',
    'Appartement 12, Bâtiment B, 3e étage\n25 avenue Jean Jaurès\n69007 Lyon\nFrance',
    {
      country: 'FR',
      line: '25 avenue Jean Jaurès',
      unit: 'Appartement 12, Bâtiment B, 3e étage',
      postcode: '69007',
      locality: 'Lyon',
    },
  ],
  [
    'FR',
    '10, rue de la République – 13001 Marseille – 04 91 55 01 02',
    { line: '10, rue de la République', postcode: '13001', locality: 'Marseille' },
  ],
  [
    'FR',
    'Société Lumière SARL\n4 place Bellecour\nBP 2034\n69226 Lyon Cedex 02',
    { line: '4 place Bellecour', either: 'BP 2034', postcode: '69226', locality: 'Lyon Cedex 02' },
  ],
  [
    'FR',
    '3 impasse des lilas 31000 toulouse',
    { line: '3 impasse des lilas', postcode: '31000', locality: 'toulouse' },
  ],
  [
    'GB',
    'Camille Roux, 8 rue Sainte-Catherine, 33000 Bordeaux, France',
    { country: 'FR', line: '8 rue Sainte-Catherine', postcode: '33000', locality: 'Bordeaux' },
  ],
  [
    'GB',
    'Flat 2\n221b Baker Street\nLondon\nNW1 6XE',
    { line: '221b Baker Street', unit: 'Flat 2', postcode: 'NW1 6XE', locality: 'London' },
  ],
  [
    'GB',
    'Mrs J Harper, Rose Cottage, Church Lane, Lacock, Chippenham, Wiltshire SN15 2LB',
    { either: 'Rose Cottage, Church Lane', loose: 'Lacock, Wiltshire', postcode: 'SN15 2LB', locality: 'Chippenham' },
  ],
  [
    'GB',
    'Acme Widgets Ltd, Unit 5, Riverside Business Park, Dock Road, Birkenhead CH41 1DQ',
    { line: 'Dock Road', either: 'Unit 5, Riverside Business Park', postcode: 'CH41 1DQ', locality: 'Birkenhead' },
  ],
  ['GB', '14 high street oxford ox1 4da', { line: '14 high street', postcode: 'OX1 4DA', locality: 'oxford' }],
  [
    'GB',
    'Dr Imran Shah\n3rd Floor, 45 Deansgate\nManchester M3 2AY\nTel 0161 496 0123',
    { line: '45 Deansgate', unit: '3rd Floor', postcode: 'M3 2AY', locality: 'Manchester' },
  ],
  [
    'GB',
    'Customer Services, PO Box 1234, Swindon, SN1 5XY',
    { line: 'PO Box 1234', postcode: 'SN1 5XY', locality: 'Swindon' },
  ],
  [
    'US',
    '10 Downing Street, London SW1A 2AA, UK',
    { country: 'GB', line: '10 Downing Street', postcode: 'SW1A 2AA', locality: 'London' },
  ],
  [
    'GB',
    '48-50 Queen Square · Bristol · BS1 4LH',
    { line: '48-50 Queen Square', postcode: 'BS1 4LH', locality: 'Bristol' },
  ],
  [
    'IE',
    'Aoife Byrne\n14 Merrion Square\nDublin 2\nD02 XY45',
    { line: '14 Merrion Square', postcode: 'D02 XY45', locality: 'Dublin 2' },
  ],
  [
    'IE',
    'The Old Mill, Kilrush Road, Ennis, Co. Clare',
    { either: 'The Old Mill, Kilrush Road', locality: 'Ennis', region: 'Co. Clare' },
  ],
  [
    'IE',
    'Seán Walsh\nGlenview\nBallyvaughan\nCo. Clare\nIreland',
    { country: 'IE', either: 'Glenview', locality: 'Ballyvaughan', region: 'Co. Clare' },
  ],
  ['IE', '5 Patrick Street, Cork, T12 W8KP', { line: '5 Patrick Street', postcode: 'T12 W8KP', locality: 'Cork' }],
];
