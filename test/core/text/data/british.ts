import type { Paste } from './paste.ts';

export const gb: readonly Paste[] = [
  ['10 Downing Street, London, SW1A 2AA', 'SW1A 2AA|London|Downing Street|10'],
  ['10 Downing Street\nLondon\nSW1A 2AA\nUnited Kingdom', 'SW1A 2AA|London|Downing Street|10', { country: 'GB' }],
  ['10 Downing Street, London SW1A 2AA', 'SW1A 2AA|London|Downing Street|10'],
  ['10 Downing Street London SW1A 2AA', 'SW1A 2AA|London|Downing Street|10'],
  ['10 downing street, london, sw1a2aa', 'SW1A 2AA|london|downing street|10'],
  ['10, Downing Street, LONDON, SW1A 2AA, UK', 'SW1A 2AA|LONDON|Downing Street|10', { country: 'GB' }],
  ['10 Downing St, London SW1A 2AA, England', 'SW1A 2AA|London|Downing St|10', { country: 'GB' }],
  ['221B Baker Street, London NW1 6XE', 'NW1 6XE|London|Baker Street|221B'],
  ['Flat 3, 221B Baker Street, London NW1 6XE', 'NW1 6XE|London|Baker Street|221B', { second: 'Flat 3' }],
  ['Flat 3 221B Baker Street, London NW1 6XE', 'NW1 6XE|London|Baker Street|221B', { second: 'Flat 3' }],
  [
    'Mr John Smith\n10 Downing Street\nLondon\nSW1A 2AA',
    'SW1A 2AA|London|Downing Street|10',
    { rest: 'Mr John Smith' },
  ],
  [
    'Paper & Post Ltd, 150 Deansgate, Manchester M3 3EH',
    'M3 3EH|Manchester|Deansgate|150',
    { rest: 'Paper & Post Ltd' },
  ],
  [
    'British Museum, Great Russell Street, London, WC1B 3DG',
    'WC1B 3DG|London|Great Russell Street|',
    { second: 'British Museum' },
  ],
  ['47-48 Princes Street, Edinburgh EH2 2YJ, Scotland', 'EH2 2YJ|Edinburgh|Princes Street|47-48', { country: 'GB' }],
  ['1 High Street, Clifton, Bristol, BS8 1AA', 'BS8 1AA|Bristol|High Street|1', { second: 'Clifton' }],
  ['Rose Cottage, Mill Lane, Wells, BA5 1AA', 'BA5 1AA|Wells|Mill Lane|', { second: 'Rose Cottage' }],
  ['SW1A 2AA', 'SW1A 2AA|||'],
  ['SW1A 2AA 10', 'SW1A 2AA|||10'],
  ['10 Downing Street, London', '|London|Downing Street|10'],
  ['Julianastraat 30, 2012 ES Haarlem, The Netherlands', '2012 ES|Haarlem|Julianastraat|30', { country: 'NL' }],
];
