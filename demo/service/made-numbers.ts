/** House numbers as each country has them, in the form of `Numbers`. */

/** Additions of the numbers in some streets; each is one of the customs of the country. */
const additions: Readonly<Record<string, readonly string[]>> = {
  NLD: [',A,B', ',bis', 'A,B,C', ',E K001', ',H'],
  BEL: [',A', ',bus 1,bus 2', ',A,B'],
  DEU: [',a', ',a,b', '-3'],
  AUT: [',a', '/1/1,/1/2,/2/5', ',A'],
  CHE: [',a', ',a,b'],
  LUX: [',A', ',A,B'],
  FRA: [',bis', ',bis,ter', ',A'],
  GBR: [',a', ',a,b'],
  ESP: [',bis', 'Esc. 1 1º A,Esc. 1 2º B,Esc. 2 1º A', ',A', '3º 2ª,3º 1ª'],
  ITA: [',/A', ',/A,/B', ',/bis'],
  DNK: [',A,B', 'st. tv,1. th,2. tv', ',A'],
  NOR: [',A,B', ',A'],
  FIN: [', A 1, A 2, B 12', ', A', ', B 3'],
  SWE: [', A', ', A, B'],
  USA: [',Apt 1,Apt 2', ',Unit B', ',Ste 100,Ste 200'],
};

/** The name of PO boxes. */
export function poBoxName(iso3: string, group: string): string {
  if (iso3 === 'BEL') return group === 'fr' ? 'Boîte postale' : 'Postbus';
  return poBoxes[iso3] ?? 'PO Box';
}

const poBoxes: Readonly<Record<string, string>> = {
  NLD: 'Postbus',
  DEU: 'Postfach',
  AUT: 'Postfach',
  CHE: 'Postfach',
  LUX: 'Boîte postale',
  FRA: 'BP',
  ESP: 'Apartado',
  ITA: 'Casella Postale',
  DNK: 'Postboks',
  NOR: 'Postboks',
  FIN: 'PL',
  SWE: 'Box',
};

const britishHouses = ['Rose Cottage', 'The Old Rectory', 'Ivy House', 'Holly Lodge', 'The Coach House', 'Hillcrest'];

/**
 * The house numbers of a street by postcode. Most streets have both sides; some have a side, a gap, additions,
 * or houses with names.
 *
 * @param code gives a postcode; streets in the Netherlands may have one for each side.
 */
export function houseNumbers(
  iso3: string,
  code: () => string,
  group: string,
  random: () => number,
): Readonly<Record<string, string>> {
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const last = whole(6, 22);
  const special = whole(2, last - 2);
  const custom = additions[iso3] ?? [];
  const chosen = (custom[Math.floor(random() * custom.length)] ?? ',a').replaceAll(
    'bus ',
    group === 'fr' ? 'bte ' : 'bus ',
  );
  const base = iso3 === 'USA' ? whole(1, 90) * 100 : 0;
  const at = (number: number) => String(base + number);
  const kind = random();
  if (kind < 0.2) return { [code()]: `${at(1)}-${at(last * 2 + 1)}/2` };
  if (kind < 0.3 && iso3 === 'NLD') {
    return { [code()]: `${at(1)}-${at(last)}/2`, [code()]: `${at(2)}-${at(last)}/2` };
  }
  const flats = iso3 === 'GBR' && kind > 0.8;
  const middle = flats
    ? `${at(special)}=Flat 1; ${at(special)}=Flat 2; =${britishHouses[whole(0, britishHouses.length - 1)]}`
    : kind < 0.75
      ? `${at(special)}:${chosen === '-3' ? `,-${base + special + 2}` : chosen}`
      : '';
  // A gap where the middle is empty: numbers of houses that are no more.
  return {
    [code()]: [`${at(1)}-${at(special - 1)}`, middle, `${at(special + 1)}-${at(last)}`].filter(Boolean).join('; '),
  };
}
