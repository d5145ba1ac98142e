/** The provinces, as suffixes of a city (§4.2 rule 5), and those that have a city of the same name. */
import type { DutchLookupState } from './state.ts';

/** A province: its suffix, and its name as the register writes it. */
export type Province = readonly [code: string, name: string];

/** §4.2 rule 5. Names as the register writes them. */
export const provinces: readonly Province[] = [
  ['DR', 'Drenthe'],
  ['FL', 'Flevoland'],
  ['FR', 'Friesland'],
  ['GLD', 'Gelderland'],
  ['GN', 'Groningen'],
  ['LB', 'Limburg'],
  ['NB', 'Noord-Brabant'],
  ['NH', 'Noord-Holland'],
  ['OV', 'Overijssel'],
  ['UT', 'Utrecht'],
  ['ZLD', 'Zeeland'],
  ['ZH', 'Zuid-Holland'],
];

/** Well-known names of cities in several provinces. Incomplete: it only determines the order of a list. */
const homonyms: Readonly<Record<string, string>> = {
  beek: 'GLD LB NB',
  beers: 'FR NB',
  bergen: 'LB NH',
  buren: 'FR GLD',
  'den ham': 'GN OV',
  'den hoorn': 'NH ZH',
  echten: 'DR FR',
  elst: 'GLD UT',
  geesteren: 'GLD OV',
  haren: 'GN NB',
  hengelo: 'GLD OV',
  hoorn: 'FR NH',
  katwijk: 'NB ZH',
  laren: 'GLD NH',
  loenen: 'GLD UT',
  noordwijk: 'GN ZH',
  oosterend: 'FR NH',
  oosterhout: 'GLD NB',
  oosterwolde: 'FR GLD',
  rijswijk: 'GLD NB ZH',
  rossum: 'GLD OV',
  rottum: 'FR GN',
  spijk: 'GLD GN',
  stroe: 'GLD NH',
  valkenburg: 'LB ZH',
  velp: 'GLD NB',
  well: 'GLD LB',
  winsum: 'FR GN',
  zevenhuizen: 'GN ZH',
  zuidwolde: 'DR GN',
};

/**
 * The provinces in which an ambiguous city may be: first those known to have one, without another billed lookup, then
 * all others.
 */
export function provincesFor({ fields, known }: Pick<DutchLookupState, 'fields' | 'known'>): {
  readonly likely: readonly Province[];
  readonly others: readonly Province[];
} {
  const city = fields.city.trim().toLowerCase();
  const codes = homonyms[city]?.split(' ') ?? [];
  const answered = known.flatMap((house) =>
    house.kind === 'found' && house.answer.city.toLowerCase() === city ? [house.answer.province] : [],
  );
  const isLikely = ([code, name]: Province) => codes.includes(code) || answered.includes(name);
  return { likely: provinces.filter(isLikely), others: provinces.filter((province) => !isLikely(province)) };
}
