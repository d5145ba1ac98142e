/** The provinces, as suffixes of a city (§4.2 rule 5), and in which of them there is a city of a name. */
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

/** Widely known cities of one name in several provinces. Not complete: it only orders a list. */
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
 * The provinces that a city which is not unique may be in: first those that are known to have one of that name, without
 * another lookup, because each is billed; then all others.
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
