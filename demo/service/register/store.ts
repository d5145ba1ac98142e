/** The addresses of one country in a database: only what a question needs is read, so that memory stays the same. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import type { Building, CountryInfo, Locality, LocalityData, Street, StreetData } from '../model.ts';
import { namesOf } from '../model.ts';
import { otherOrdinals } from '../numerals.ts';
import type { AddressStore, PostcodeOfLocality, StreetQuery, WordForms } from '../store.ts';
import { createVocabulary, type Vocabulary } from '../vocabulary.ts';
import { wordsIn } from '../words.ts';
import { degreeScale, type PackedBuilding } from './import.ts';

/** The number of streets and localities kept at hand, besides the pages that SQLite keeps. */
const kept = 5_000;
/** The number of typed words that are kept with the words they may mean. */
const keptWords = 2_000;
/** The most streets that are compared for one list; the larger localities come first. */
const compared = 150;
/** The most words with a beginning that are named one by one. */
const mostNamed = 60;
/** More words than any address has. */
const mostWords = 10;

/** The weight of a word by the field in which it is found; a whole word of the street's own name has the most. */
const weights = { wholeStreet: 16, street: 8, postcode: 12, building: 6, place: 4 } as const;

type Row = Readonly<Record<string, unknown>>;

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Opens the addresses of a country in a database that `importFiles` has filled. */
export function createDatabaseStore(database: DatabaseSync, info: CountryInfo): AddressStore {
  const { iso3 } = info.country;
  const wordsOf = (text: string) => wordsIn(text, iso3);
  const all = (sql: string) => {
    const statement = database.prepare(sql);
    return (...values: SQLInputValue[]) => statement.all(...values) as readonly Row[];
  };
  const [bounds] = all('SELECT * FROM countries WHERE iso3 = ?')(iso3);
  const whole: Range = { from: Number(bounds?.['firstStreet'] ?? 0), to: Number(bounds?.['lastStreet'] ?? -1) };
  const towns: Range = { from: Number(bounds?.['firstLocality'] ?? 0), to: Number(bounds?.['lastLocality'] ?? -1) };

  const streetRow = all('SELECT locality, data FROM streets WHERE id = ?');
  const buildingsRow = all('SELECT buildings FROM streets WHERE id = ?');
  const localityRow = all('SELECT * FROM localities WHERE id = ?');
  const found = all(
    'SELECT rowid AS id FROM search WHERE search MATCH ? AND rowid BETWEEN ? AND ? ORDER BY rowid LIMIT ?',
  );
  const foundTowns = all(
    'SELECT rowid AS id FROM towns WHERE towns MATCH ? AND rowid BETWEEN ? AND ? ORDER BY rowid LIMIT ?',
  );
  const ownWords = database.prepare(
    'SELECT street, words FROM streetWords WHERE street BETWEEN ? AND ? ORDER BY street',
  );
  const ofRange = all('SELECT id FROM streets WHERE id BETWEEN ? AND ? ORDER BY id LIMIT ?');
  const ofPostcode = all('SELECT street FROM postcodes WHERE country = ? AND code = ? ORDER BY street LIMIT ?');
  const placesOfPostcode = all(
    `SELECT locality, min(spelling) AS spelling FROM postcodes WHERE country = ? AND code = ? GROUP BY locality
     ORDER BY min(street)`,
  );
  const ofCode = all('SELECT street FROM postcodes WHERE country = ? AND code = ? AND locality = ? LIMIT ?');
  const named = all('SELECT street FROM names WHERE country = ? AND name = ? ORDER BY street');
  const allWords = all('SELECT word, count, towns FROM words WHERE country = ? ORDER BY word');

  const localities = new LRUCache<number, Locality & { readonly range: Range; readonly isNamesake: boolean }>({
    max: kept,
  });
  const streets = new LRUCache<number, Street>({ max: kept });
  const split = new WeakMap<Street, StreetWords>();
  let vocabularies: Readonly<Record<'all' | 'towns', Vocabulary>> | undefined;
  const vocabulary = () => {
    if (vocabularies) return vocabularies;
    const rows = allWords(iso3).map((row) => ({
      word: String(row['word']),
      count: Number(row['count']),
      towns: Number(row['towns']),
    }));
    // SQLite sorts by UTF-8, and the vocabulary is searched by UTF-16.
    rows.sort((a, b) => (a.word < b.word ? -1 : 1));
    const inTowns = rows.filter(({ towns }) => towns > 0);
    vocabularies = {
      all: vocabularyOf(
        rows.map(({ word }) => word),
        rows.map(({ count }) => count),
      ),
      towns: vocabularyOf(
        inTowns.map(({ word }) => word),
        inTowns.map(({ towns }) => towns),
      ),
    };
    return vocabularies;
  };

  const localityOf = (id: number) => {
    if (id < towns.from || id > towns.to) return undefined;
    const known = localities.get(id);
    if (known) return known;
    const [row] = localityRow(id);
    if (!row) return undefined;
    const range = { from: Number(row['firstStreet']), to: Number(row['lastStreet']) };
    const data = JSON.parse(String(row['data'])) as LocalityData;
    const locality = { id, data, range, isNamesake: row['isNamesake'] === 1 };
    localities.set(id, locality);
    return locality;
  };

  const streetOf = (id: number): Street | undefined => {
    if (id < whole.from || id > whole.to) return undefined;
    const known = streets.get(id);
    if (known) return known;
    const [row] = streetRow(id);
    const locality = localityOf(Number(row?.['locality'] ?? -1));
    if (!row || !locality) return undefined;
    let buildings: readonly Building[] | undefined;
    const street: Street = {
      country: info.country,
      id,
      data: JSON.parse(String(row['data'])) as StreetData,
      locality: locality.data,
      localityId: locality.id,
      isFirst: id === locality.range.from,
      isNamesake: locality.isNamesake,
      mayHave: () => true,
      // Most streets are only compared with what was typed.
      get buildings() {
        const text = () => String(buildingsRow(id)[0]?.['buildings'] ?? '[]');
        buildings ??= (JSON.parse(text()) as readonly PackedBuilding[]).map(unpacked);
        return buildings;
      },
    };
    streets.set(id, street);
    return street;
  };
  const streetsOf = (rows: readonly Row[], column = 'id') => rows.flatMap((row) => streetOf(Number(row[column])) ?? []);

  const wordsOfStreet = (street: Street): StreetWords => {
    const known = split.get(street);
    if (known) return known;
    const { data, locality } = street;
    const words = {
      own: namesOf(data.name).flatMap(wordsOf),
      place: [...namesOf(locality.name), ...(locality.aliases ?? [])].flatMap(wordsOf),
      postcodes: Object.keys(data.numbers).map(codeOf),
      buildings: Object.values(data.numbers).flatMap((names) => (names === '' ? [] : wordsOf(names))),
    };
    split.set(street, words);
    return words;
  };

  /**
   * A word that begins with one of these. SQLite puts all streets of all words with a beginning together before it looks at
   * the first: where these are few, it is quicker to name them. Postcodes are not in the vocabulary.
   */
  const anyOf = (forms: WordForms) => {
    const terms = forms.flatMap((form) => {
      const words = /\d/.test(form) ? null : vocabulary().all.beginning(form, mostNamed);
      return words ? words.map(quoted) : [`${quoted(form)} *`];
    });
    return terms.length === 0 ? quoted(forms[0] ?? '') : `(${[...new Set(terms)].join(' OR ')})`;
  };

  /** Streets of a range that have all words: first those with a whole word in their own name. */
  const withAll = (words: readonly WordForms[], range: Range): readonly Street[] => {
    if (words.length === 0) return [];
    // People write whole words but for the last one; beginnings of many words take long to put together.
    const wholeWords = words.map((forms) => `(${forms.map(quoted).join(' OR ')})`).join(' AND ');
    const whole = words.length > 2 ? found(wholeWords, range.from, range.to, compared) : [];
    if (whole.length > 0) return streetsOf(whole);
    const begun = words.map(anyOf).join(' AND ');
    const exact = words.map((forms) => forms.map(quoted).join(' OR ')).join(' OR ');
    const first = found(`(${begun}) AND {street} : (${exact})`, range.from, range.to, compared);
    const rest = first.length < compared ? found(begun, range.from, range.to, compared) : [];
    return streetsOf([...new Map([...first, ...rest].map((row) => [row['id'], row])).values()]);
  };

  /** Streets of a place that have all words apart from its name: one after the other, for there are few. */
  const ofPlace = (words: readonly WordForms[], range: Range, limit: number): readonly Street[] => {
    const tests = words.map((forms) => new RegExp(`(?:^| )(?:${forms.join('|')})`));
    const ids: number[] = [];
    for (const { street, words } of ownWords.iterate(range.from, range.to) as Iterable<Row>) {
      if (tests.every((test) => test.test(String(words)))) ids.push(Number(street));
      if (ids.length >= limit) break;
    }
    return ids.flatMap((id) => streetOf(id) ?? []);
  };

  const findStreets = ({ words: given, need, locality, limit, isOwn }: StreetQuery): readonly Street[] => {
    const words = given.filter((forms) => forms.length > 0).slice(0, mostWords);
    const range = locality === undefined ? whole : localityOf(locality)?.range;
    if (!range) return [];
    if (isOwn) return ofPlace(words, range, limit);
    const candidates = need === 'all' ? withAll(words, range) : mostOf(words, (some) => withAll(some, range));
    const scored = candidates.map((street) => ({ street, score: scoreOf(wordsOfStreet(street), words) }));
    scored.sort((a, b) => b.score - a.score || a.street.id - b.street.id);
    return scored.slice(0, limit).map(({ street }) => street);
  };

  return {
    ...info,
    firstLocality: towns.from,
    street: streetOf,
    locality: localityOf,
    findStreets,
    findLocalities: (words, limit) => {
      if (words.length === 0 || words.some((forms) => forms.length === 0)) return [];
      const rows = foundTowns(words.map(begunBy).join(' AND '), towns.from, towns.to, compared);
      const own = rows.flatMap((row) => localityOf(Number(row['id'])) ?? []);
      const isWhole = ({ data }: Locality) =>
        namesOf(data.name).some((name) => wordsOf(name).every((word) => words.some((forms) => forms.includes(word))));
      return own.toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a))).slice(0, limit);
    },
    streetsOfLocality: (id, postcode, limit) => {
      const locality = localityOf(id);
      if (!locality) return [];
      if (postcode === '') return streetsOf(ofRange(locality.range.from, locality.range.to, limit));
      return streetsOf(ofCode(iso3, codeOf(postcode), id, limit), 'street');
    },
    streetsOfPostcode: (postcode, limit = -1) => streetsOf(ofPostcode(iso3, postcode, limit), 'street'),
    streetsNamed: (name) => streetsOf(named(iso3, name), 'street'),
    localitiesOfPostcode: (postcode) => {
      return placesOfPostcode(iso3, postcode).flatMap((row): PostcodeOfLocality[] => {
        const locality = localityOf(Number(row['locality']));
        return locality ? [{ locality, postcode: String(row['spelling']) }] : [];
      });
    },
    isPostcode: (word) => /\d/.test(word) && ofPostcode(iso3, word, 1).length > 0,
    isNumericName: (word) =>
      /\d/.test(word) &&
      [word, ...otherOrdinals(word)].some(
        (form) => found(`{street} : ${quoted(form)}`, whole.from, whole.to, 1).length > 0,
      ),
    wordsLike: (word) => vocabulary().all.like(word),
    townWordsLike: (word) => vocabulary().towns.like(word),
    countOf: (beginning) => vocabulary().all.count(beginning),
  };
}

/** A vocabulary that keeps what it was asked last. */
function vocabularyOf(words: readonly string[], counts: readonly number[]): Vocabulary {
  const own = createVocabulary(words, counts);
  const known = new LRUCache<string, readonly string[]>({ max: keptWords });
  return {
    ...own,
    like: (word) => {
      const like = known.get(word) ?? own.like(word);
      known.set(word, like);
      return like;
    },
  };
}

/** A word as FTS5 takes it: between quotes nothing is an operator. */
function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}

function begunBy(forms: WordForms): string {
  return `(${forms.map((form) => `${quoted(form)} *`).join(' OR ')})`;
}

function codeOf(postcode: string): string {
  return postcode.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The streets with the most of the words: all but one of them, all but two, and so on, until some are found. */
function mostOf(
  words: readonly WordForms[],
  find: (some: readonly WordForms[]) => readonly Street[],
): readonly Street[] {
  const whole = find(words);
  if (whole.length > 0 || words.length < 2) return whole;
  const [few, less] = [words.slice(0, 6), new Map<number, Street>()];
  for (let count = few.length - 1; count > 0 && less.size === 0; count--) {
    for (const some of choices(few, count)) for (const street of find(some)) less.set(street.id, street);
  }
  return [...less.values()];
}

/** All ways to take so many of the items, in their order. */
function choices<Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) => choices(items.slice(at + 1), count - 1).map((others) => [item, ...others]));
}

/** The words of a street, by where they are. */
interface StreetWords {
  readonly own: readonly string[];
  readonly place: readonly string[];
  readonly postcodes: readonly string[];
  readonly buildings: readonly string[];
}

function scoreOf({ own, place, postcodes, buildings }: StreetWords, words: readonly WordForms[]): number {
  const fits = (list: readonly string[], form: string) => list.some((word) => word.startsWith(form));
  const scoreFor = (form: string) => {
    if (own.includes(form)) return weights.wholeStreet;
    if (postcodes.includes(form)) return weights.postcode;
    if (fits(own, form)) return weights.street;
    if (place.includes(form)) return weights.place + 1;
    if (fits(place, form)) return weights.place;
    return fits(buildings, form) ? weights.building : 0;
  };
  const sum = words.reduce((total, forms) => total + Math.max(0, ...forms.map(scoreFor)), 0);
  // Of two streets with the typed words, the one with fewer others is meant.
  return sum - own.length / 100;
}

function unpacked([number, addition, name, postcode, north, east]: PackedBuilding): Building {
  const at = north === null || east === null ? null : ([north / degreeScale, east / degreeScale] as const);
  return { number, addition, name, postcode, at };
}
