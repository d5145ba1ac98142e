/** The addresses of one country in memory, with indexes of their words and postcodes. */
import { buildingNamesIn, type CountryData, type Name, namesBeyond, namesOf, type Street, streetsOf } from './model.ts';
import { otherOrdinals } from './numerals.ts';
import type { AddressStore, PostcodeOfLocality } from './store.ts';
import { createVocabulary } from './vocabulary.ts';
import { createWordIndexBuilder } from './word-index.ts';
import { otherWordsOf, plainly, squeeze, wordsIn } from './words.ts';

/** The weight of a word by the field in which it is found. */
const weights = { street: 8, building: 6, locality: 4, postcode: 12, joined: 4, beyond: 1 } as const;

/** Puts the addresses of a country into memory. */
export function createMemoryStore(data: CountryData): AddressStore {
  const { country, languages } = data;
  const streets = streetsOf(data);
  const localities = data.localities.map((locality, id) => ({ id, data: locality }));
  const wordsOf = remembering((text) => wordsIn(text, country.iso3));
  const wordsOfName = (name: Name) => namesOf(name).flatMap(wordsOf);
  const otherWords = remembering((text) => otherWordsOf(text, country.iso3));

  const builder = createWordIndexBuilder();
  const towns = createWordIndexBuilder();
  const byName = new Map<string, Street[]>();
  const byPostcode = new Map<string, Street[]>();
  /** The id of the first street of each locality; their streets follow each other. */
  const firstStreets = new Uint32Array(localities.length + 1).fill(streets.length);
  for (const { id, data: locality } of localities) {
    for (const name of [...namesOf(locality.name), ...(locality.aliases ?? [])]) {
      towns.add(id, wordsOf(name), weights.locality);
      towns.add(id, otherWords(name), weights.locality);
    }
    towns.add(id, wordsOf(locality.region ?? ''), weights.beyond);
  }
  for (const street of streets.toReversed()) firstStreets[street.localityId] = street.id;
  for (let id = localities.length - 1; id >= 0; id--) {
    if (localities[id]?.data.streets.length === 0) firstStreets[id] = firstStreets[id + 1] ?? streets.length;
  }
  for (const street of streets) {
    const { id, data: own, locality } = street;
    builder.add(id, wordsOfName(own.name), weights.street);
    builder.add(id, Object.values(own.numbers).flatMap(buildingNamesIn).flatMap(wordsOf), weights.building);
    builder.add(id, wordsOfName(locality.name), weights.locality);
    builder.add(id, namesOf(locality.name).flatMap(otherWords), weights.joined);
    builder.add(id, (locality.aliases ?? []).flatMap(wordsOf), weights.locality);
    builder.add(id, namesBeyond(street).flatMap(wordsOf), weights.beyond);
    for (const name of namesOf(own.name)) builder.add(id, otherWords(name), weights.joined);
    for (const postcode of Object.keys(own.numbers)) {
      builder.add(id, wordsOf(postcode), weights.postcode);
      put(byPostcode, squeeze(postcode), street);
    }
    for (const name of new Set(namesOf(own.name).map(plainly))) put(byName, name, street);
  }
  const index = builder.build(streets.length);
  const townIndex = towns.build(localities.length);
  const names = new Set(
    streets.flatMap(({ data: { name } }) => [...wordsOfName(name), ...namesOf(name).flatMap(otherWords)]),
  );
  const vocabulary = createVocabulary(index.words, index.counts);
  const townVocabulary = createVocabulary(townIndex.words, townIndex.counts);

  return {
    country,
    languages,
    street: (id) => streets[id],
    locality: (id) => localities[id],
    findStreets: ({ words, need, locality, limit }) => {
      const [from, to] =
        locality === undefined ? [0, streets.length] : [firstStreets[locality], firstStreets[locality + 1]];
      return index
        .search(words, need, from, to)
        .slice(0, limit)
        .flatMap((id) => streets[id] ?? []);
    },
    findLocalities: (words, limit) =>
      words.length === 0
        ? []
        : townIndex
            .search(words, 'all')
            .slice(0, limit)
            .flatMap((id) => localities[id] ?? []),
    streetsOfLocality: (id, postcode, limit) => {
      const own = streets.slice(firstStreets[id], firstStreets[id + 1]);
      return own.filter(({ data: { numbers } }) => postcode === '' || Object.hasOwn(numbers, postcode)).slice(0, limit);
    },
    streetsOfPostcode: (postcode, limit) => (byPostcode.get(postcode) ?? []).slice(0, limit),
    streetsNamed: (name) => byName.get(name) ?? [],
    localitiesOfPostcode: (postcode) => {
      const found = new Map<number, PostcodeOfLocality>();
      for (const {
        localityId,
        data: { numbers },
      } of byPostcode.get(postcode) ?? []) {
        const spelling = Object.keys(numbers).find((code) => squeeze(code) === postcode);
        const locality = localities[localityId];
        if (locality && spelling !== undefined) found.set(localityId, { locality, postcode: spelling });
      }
      return [...found.values()];
    },
    isPostcode: (word) => byPostcode.has(word),
    isNumericName: (word) => /^\d/.test(word) && [word, ...otherOrdinals(word)].some((form) => names.has(form)),
    wordsLike: remembering(vocabulary.like),
    townWordsLike: remembering(townVocabulary.like),
    countOf: vocabulary.count,
  };
}

/** Services with the same data share a store: its indexes take a tenth of a second, and nothing changes them. */
const stores = new WeakMap<CountryData, AddressStore>();

/** The store of a country, which is made when it is first asked for. */
export function storeOf(data: CountryData): AddressStore {
  const store = stores.get(data) ?? createMemoryStore(data);
  stores.set(data, store);
  return store;
}

function put<Key, Item>(map: Map<Key, Item[]>, key: Key, item: Item): void {
  const items = map.get(key);
  if (items) items.push(item);
  else map.set(key, [item]);
}

/** The function, with its answers kept: thousands of streets have the same few hundred names. */
function remembering(read: (text: string) => readonly string[]): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const words = known.get(text) ?? read(text);
    known.set(text, words);
    return words;
  };
}
