import type { Paste } from './paste.ts';

export const fr: readonly Paste[] = [
  ['55 Rue du Faubourg Saint-Honoré, 75008 Paris', '75008|Paris|Rue du Faubourg Saint-Honoré|55'],
  [
    '55 Rue du Faubourg Saint-Honoré 75008 Paris France',
    '75008|Paris|Rue du Faubourg Saint-Honoré|55',
    { country: 'FR' },
  ],
  ['55, rue du Faubourg Saint-Honoré\n75008 PARIS', '75008|PARIS|rue du Faubourg Saint-Honoré|55'],
  ['Rue du Faubourg Saint-Honoré 55, F-75008 Paris', '75008|Paris|Rue du Faubourg Saint-Honoré|55'],
  ['62 bis La Canebière, 13001 Marseille', '13001|Marseille|La Canebière|62 bis'],
  ['62bis, La Canebière, 13001 Marseille', '13001|Marseille|La Canebière|62bis'],
  ['12 A rue Paradis, 13001 Marseille', '13001|Marseille|rue Paradis|12 A'],
  ['12 rue du 8 mai 1945, 69002 Lyon', '69002|Lyon|rue du 8 mai 1945|12'],
  [
    'Mme Claire Martin\n12 rue Victor Hugo\n69002 Lyon\nFrance',
    '69002|Lyon|rue Victor Hugo|12',
    { country: 'FR', rest: 'Mme Claire Martin' },
  ],
  ['SARL Papier, 12 rue Victor Hugo, 69002 Lyon', '69002|Lyon|rue Victor Hugo|12', { rest: 'SARL Papier' }],
  ['12 rue Victor Hugo, Appt 4, 69002 Lyon', '69002|Lyon|rue Victor Hugo|12', { second: 'Appt 4' }],
  [
    '12 rue Victor Hugo, Bâtiment B, 2e étage, 69002 Lyon',
    '69002|Lyon|rue Victor Hugo|12',
    { second: 'Bâtiment B, 2e étage' },
  ],
  [
    'Résidence Bellecour, 12 place Bellecour, 69002 Lyon',
    '69002|Lyon|place Bellecour|12',
    { second: 'Résidence Bellecour' },
  ],
  ['5 place Kléber, 67000 Strasbourg CEDEX', '67000|Strasbourg CEDEX|place Kléber|5'],
  ['5 place Kléber, 67000 Strasbourg CEDEX 08, FRANCE', '67000|Strasbourg CEDEX 08|place Kléber|5', { country: 'FR' }],
  ['75008 Paris, 55 rue du Faubourg Saint-Honoré', '75008|Paris|rue du Faubourg Saint-Honoré|55'],
  ['75008 Paris 55 rue du Faubourg Saint-Honoré', '75008|Paris|rue du Faubourg Saint-Honoré|55'],
  ['40 avenue des Champs-Élysées, Paris', '|Paris|avenue des Champs-Élysées|40'],
  ['Piazza del Duomo 14, 20121 Milano MI, Italie', '20121|Milano|Piazza del Duomo|14', { country: 'IT', region: 'MI' }],
];

export const es: readonly Paste[] = [
  ['Calle Mallorca 56, 08029 Barcelona', '08029|Barcelona|Calle Mallorca|56'],
  ['Calle Mallorca, 56, 08029 Barcelona', '08029|Barcelona|Calle Mallorca|56'],
  ['Calle Mallorca, 56\n08029 Barcelona\nEspaña', '08029|Barcelona|Calle Mallorca|56', { country: 'ES' }],
  ['C/ Mallorca 56, 08029 Barcelona', '08029|Barcelona|C/ Mallorca|56'],
  ['C/ Mallorca nº 56, 08029 Barcelona', '08029|Barcelona|C/ Mallorca|56'],
  ['Calle Mallorca 56, 3º 2ª, 08029 Barcelona', '08029|Barcelona|Calle Mallorca|56', { second: '3º 2ª' }],
  [
    'Calle Mallorca, 56, piso 3, puerta 2, 08029 Barcelona',
    '08029|Barcelona|Calle Mallorca|56',
    { second: 'piso 3, puerta 2' },
  ],
  [
    'Calle Mallorca 56, 08029 Barcelona, Barcelona, Spain',
    '08029|Barcelona|Calle Mallorca|56',
    { country: 'ES', region: 'Barcelona' },
  ],
  ['Plaza del Ayuntamiento 1, ES-03002 Alicante', '03002|Alicante|Plaza del Ayuntamiento|1'],
  ['Plaza del Ayuntamiento 1, E-03002 Alicante', '03002|Alicante|Plaza del Ayuntamiento|1'],
  ['Sra. Ana García\nCalle Gran Vía 12\n28013 Madrid', '28013|Madrid|Calle Gran Vía|12', { rest: 'Sra. Ana García' }],
  [
    'Papelería S.L., Calle Gran Vía, 12, 28013 Madrid (Madrid)',
    '28013|Madrid|Calle Gran Vía|12',
    { region: 'Madrid', rest: 'Papelería S.L.' },
  ],
  ['28013 Madrid, Calle Gran Vía 12', '28013|Madrid|Calle Gran Vía|12'],
  ['Plaza Mayor 3 Madrid', '|Madrid|Plaza Mayor|3'],
  ['Avda. de Alfonso el Sabio, 5 - 03004 Alicante', '03004|Alicante|Avda. de Alfonso el Sabio|5'],
];

export const it: readonly Paste[] = [
  ['Piazza di Monte Citorio 1/A, 00186 Roma RM', '00186|Roma|Piazza di Monte Citorio|1/A', { region: 'RM' }],
  [
    'Piazza di Monte Citorio, 1/A\n00186 Roma (RM)\nItalia',
    '00186|Roma|Piazza di Monte Citorio|1/A',
    { country: 'IT', region: 'RM' },
  ],
  ['Via del Corso 12, 00186 Roma', '00186|Roma|Via del Corso|12'],
  ['Via del Corso, 12 - 00186 Roma', '00186|Roma|Via del Corso|12'],
  ['Via del Corso 12 00186 Roma Italy', '00186|Roma|Via del Corso|12', { country: 'IT' }],
  ['Via del Corso n. 12, 00186 Roma', '00186|Roma|Via del Corso|12'],
  ['Via del Corso 12, Roma 00186', '00186|Roma|Via del Corso|12'],
  ['Via del Corso 12, 00186, Roma, RM', '00186|Roma|Via del Corso|12', { region: 'RM' }],
  ['Via XX Settembre 5, 00187 Roma', '00187|Roma|Via XX Settembre|5'],
  ['Via 20 Settembre 5, 00187 Roma', '00187|Roma|Via 20 Settembre|5'],
  ['Corso Vittorio Emanuele II 12, 20122 Milano MI', '20122|Milano|Corso Vittorio Emanuele II|12', { region: 'MI' }],
  [
    'Cartoleria S.r.l.\nPiazza della Scala 3\n20121 Milano',
    '20121|Milano|Piazza della Scala|3',
    { rest: 'Cartoleria S.r.l.' },
  ],
  [
    'Piazza della Scala 3, scala B, int. 4, 20121 Milano',
    '20121|Milano|Piazza della Scala|3',
    { second: 'scala B, int. 4' },
  ],
  ['Via Museo 7, I-39100 Bolzano', '39100|Bolzano|Via Museo|7'],
  ['Via Museo 7, IT-39100 Bolzano BZ, Italië', '39100|Bolzano|Via Museo|7', { country: 'IT', region: 'BZ' }],
  ['Via Condotti 12 Roma', '|Roma|Via Condotti|12'],
];
