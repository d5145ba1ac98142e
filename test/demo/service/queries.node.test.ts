/** The 500 queries that people wrote, and streets that are not there. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { autocomplete } from '../../../demo/service/autocomplete.ts';
import type { Context, Contexts } from '../../../demo/service/contexts.ts';
import { wholeCountries } from '../../../demo/service/data/whole.ts';
import { createMemoryStore, storeOf } from '../../../demo/service/memory-store.ts';
import { createSearch } from '../../../demo/service/search.ts';
import type { AddressStore } from '../../../demo/service/store.ts';

/** Signing contexts takes longer than the search, and they are not read here. */
const unsigned: Contexts = {
  issue: async () => '',
  read: () => Promise.reject(new Error('No context is read.')),
};

/** Asks the search of the service in a country. */
function askStore(store: AddressStore): (query: string) => Promise<readonly string[]> {
  const index = createSearch(store);
  const context: Context = { iso3: store.country.iso3, language: '', session: '', place: { kind: 'country' } };
  const [language = ''] = store.languages;
  const rest = {
    index,
    context,
    language,
    mode: 'paged',
    session: '',
    contexts: unsigned,
    undocumented: false,
  } as const;
  return async (term) => (await autocomplete({ ...rest, term })).matches.map(({ value }) => value.trim());
}

const asks = new Map<string, ReturnType<typeof askStore>>();
for (const data of wholeCountries) asks.set(data.country.iso3, askStore(storeOf(data)));

describe('an address as people write it', () => {
  it('is the first suggestion for 99 of 100 queries: with typos, ordinals in words, units, regions and foreign names of towns', async () => {
    const text = readFileSync(new URL('queries-of-people.tsv', import.meta.url), 'utf8');
    const rows = text.trimEnd().split('\n').slice(1);
    assert.equal(rows.length, 500);
    const misses: string[] = [];
    for (const row of rows) {
      const [country = '', , query = '', expected] = row.split('\t');
      const [first] = (await asks.get(country)?.(query)) ?? [];
      if (first !== expected) misses.push(`${country} ${query} → ${first}`);
    }
    assert.ok(misses.length <= 5, misses.join('\n'));
  });
});

/** Streets that no place of the data has, by country, with ten of its towns. */
const unknown: Readonly<Record<string, readonly [towns: string, streets: readonly string[]]>> = {
  GBR: [
    'Leeds,Manchester,Birmingham,Sheffield,Bristol,Glasgow,Leicester,Edinburgh,Cardiff,Liverpool',
    [
      "10 Zebulon's Road",
      '10 Jumbo Avenue',
      '10 Quuxmoor Street',
      "3 Prince's Quuxway",
      '12 93rd Street',
      '4 Old Zebulon Lane',
    ],
  ],
  USA: [
    'Chicago,Houston,Phoenix,Dallas,San Diego,Brooklyn,Philadelphia,San Antonio,Lincoln,Eugene',
    [
      '10 93rd Street',
      '10 27th Avenue',
      '10 Zebulon Boulevard',
      '14 Quuxwood Drive',
      '10 33rd Avenue',
      '7 Jumbo Zebra Court',
    ],
  ],
  NLD: [
    'Amsterdam,Rotterdam,Utrecht,Eindhoven,Tilburg,Groningen,Breda,Nijmegen,Enschede,Haarlem',
    [
      'Quuxstraat 10',
      '3e Zebulonstraat 4',
      'Vijfde Kerkstraat 2',
      'Wobbelkade 7',
      'Van Quuxlaan 12',
      '17e Dwarsstraat 3',
    ],
  ],
  DEU: [
    'Berlin,Hamburg,München,Köln,Essen,Stuttgart,Dortmund,Düsseldorf,Bremen,Leipzig',
    ['5. Ringstraße 10', 'Zebulonstraße 4', 'Quuxweg 3', 'Am Wobbelteich 7', '9. Hauptstraße 2', 'Dr.-Quux-Platz 1'],
  ],
  FRA: [
    'Paris,Marseille,Lyon,Toulouse,Nice,Nantes,Strasbourg,Montpellier,Bordeaux,Lille',
    [
      '10 Rue Zebulon',
      '4 Place de la Quuxerie',
      '12 7e Avenue',
      '3 Rue du 31 Février',
      '9 Quai Wobbel',
      '2 Boulevard Quuxard',
    ],
  ],
  BEL: [
    'Antwerpen,Gent,Brugge,Namur,Mons',
    [
      'Quuxstraat 10',
      'Rue Zebulon 4',
      'Vijfde Kerkstraat 2',
      'Rue du 31 Février 7',
      'Leopold IX-laan 3',
      'Wobbelplein 5',
    ],
  ],
  LUX: [
    'Luxembourg,Dudelange,Mersch,Remich,Diekirch',
    [
      '10 Rue Zebulon',
      '4 Place Guillaume V',
      '3 Rue du 31 Février',
      '7 Op der Quux',
      '5 Cité Wobbel',
      '2 Route de Zebulon',
    ],
  ],
  AUT: [
    'Wien,Graz,Linz,Salzburg,Innsbruck',
    ['Quuxgasse 10', 'Zebulonstraße 4', '9. Hauptstraße 2', 'Obere Wobbelgasse 7', 'Dr.-Quux-Platz 1', 'Am Quuxbach 3'],
  ],
  CHE: [
    'Zürich,Genève,Basel,Bern,Lausanne',
    [
      'Quuxstrasse 10',
      'Rue Zebulon 4',
      'Chemin de la Quuxerie 2',
      'Via Wobbel 7',
      'Untere Zebulongasse 1',
      'Rue du 31 Février 3',
    ],
  ],
  ESP: [
    'Madrid,Barcelona,Sevilla,Zaragoza,Bilbao',
    [
      'Calle Zebulón 10',
      'Calle 31 de Febrero 4',
      'Avenida Alfonso XXX 2',
      'Carrer de Quux 7',
      'Plaza Wobbel 1',
      'Calle Tercera 3',
    ],
  ],
  ITA: [
    'Roma,Milano,Napoli,Torino,Firenze',
    [
      'Via Zebulone 10',
      'Via XXXI Febbraio 4',
      'Corso Vittorio Quux IX 2',
      'Piazza Wobbel 7',
      'Via Nona 1',
      'Via trenta febbraio 3',
    ],
  ],
  DNK: [
    'Odense,Aalborg,Esbjerg,Kolding,Roskilde',
    ['Quuxvej 10', 'Zebulonsgade 4', '9. Gade 2', 'Gammel Wobbelvej 7', 'Christian XXX Vej 1', 'Niende Vej 3'],
  ],
  NOR: [
    'Oslo,Bergen,Trondheim,Stavanger,Drammen',
    [
      'Quuxveien 10',
      'Zebulons gate 4',
      '9. gate 2',
      'Haakon XIs gate 7',
      'Øvre Wobbelgate 1',
      'Haakon den niendes gate 3',
    ],
  ],
  FIN: [
    'Helsinki,Turku,Tampere,Oulu,Lahti',
    ['Quuxkatu 10', 'Zebulonintie 4', '9. linja 2', 'Itäinen Wobbelkatu 7', 'Vanha Quuxtie 1', 'Yhdeksäs katu 3'],
  ],
  SWE: [
    'Stockholm,Göteborg,Malmö,Uppsala,Lund',
    [
      'Quuxgatan 10',
      'Zebulonvägen 4',
      '9:e Gatan 2',
      'Karl XX:s gata 7',
      'Norra Wobbelvägen 1',
      'Karl den nittondes gata 3',
    ],
  ],
};

describe('a street that does not exist', () => {
  for (const [iso3, [towns, streets]] of Object.entries(unknown)) {
    it(`finds in ${iso3} its town, and never another street: ${streets.length * towns.split(',').length} queries`, async () => {
      const ask = asks.get(iso3);
      assert.ok(ask);
      const offered: string[] = [];
      for (const town of towns.split(',')) {
        for (const street of streets) {
          const values = await ask(`${street} ${town}`);
          const others = values.filter((value) => value.includes(', '));
          if (others.length > 0) offered.push(`${street} ${town} → ${others[0]}`);
        }
      }
      assert.deepEqual(offered, []);
    });
  }

  for (const [iso3, query, street] of [
    ['GBR', "10 king's road manchester", /somerset/i],
    ['GBR', "3 prince's street birmingham", /south/i],
    ['USA', '12 3rd Avenue Brooklyn', /royal|the avenue|park/i],
  ] as const) {
    it(`does not find one that only sounds similar: "${query}"`, async () => {
      const values = (await asks.get(iso3)?.(query)) ?? [];
      assert.deepEqual(
        values.filter((value) => street.test(value)),
        [],
      );
    });
  }
});

describe('an ordinal', () => {
  const data = (names: readonly string[], iso3: string, iso2: string, town: string) =>
    createMemoryStore({
      country: { name: iso3, iso3, iso2 },
      languages: ['en-GB'],
      localities: [{ name: town, at: null, streets: names.map((name) => ({ name, numbers: { '1000': '1-20' } })) }],
    });

  for (const [iso3, iso2, names, queries, wanted] of [
    [
      'NLD',
      'NL',
      ['Jan Steenstraat', 'Tweede Jan Steenstraat'],
      ['2e jan steenstraat 4', '2de Jan Steenstraat 4 Town'],
      1,
    ],
    ['GBR', 'GB', ['The Avenue', 'Second Avenue', 'Third Avenue'], ['4 2nd avenue', '4 2nd Avenue Town'], 1],
    [
      'DEU',
      'DE',
      ['Ringstraße', '5. Ringstraße'],
      ['5. Ringstraße 4', 'fünfte ringstrasse 4', '5te Ringstr. 4 Town'],
      1,
    ],
    ['FRA', 'FR', ['Avenue', 'Deuxième Avenue'], ['4 2e avenue town', '4 2ème avenue'], 1],
    ['ESP', 'ES', ['Calle Segunda', 'Calle Primera'], ['calle 2a 4', 'Calle 2ª 4 Town'], 0],
    ['ITA', 'IT', ['Via Prima', 'Via Seconda'], ['via 2a 4', 'Via 2ª 4 Town'], 1],
    ['DNK', 'DK', ['Gade', 'Tredje Gade'], ['3. gade 4', '3. Gade 4 Town'], 1],
    ['NOR', 'NO', ['Gate', 'Tredje Gate'], ['3. gate 4', '3. Gate 4 Town'], 1],
    ['SWE', 'SE', ['Långgatan', 'Andra Långgatan'], ['2a långgatan 4', '2:a Långgatan 4 Town'], 1],
    ['FIN', 'FI', ['Linja', 'Toinen linja'], ['2. linja 4', '2. Linja 4 Town'], 1],
  ] as const) {
    it(`in ${iso3} is the same in words and in digits, and no other`, async () => {
      const ask = askStore(data(names, iso3, iso2, 'Town'));
      for (const query of queries) assert.equal((await ask(query))[0], `1000 Town, ${names[wanted]} 4`, query);
      assert.equal((await ask(`${names[0]} 4 Town`))[0], `1000 Town, ${names[0]} 4`);
    });
  }
});

describe('the name of the country', () => {
  for (const [iso3, query, value] of [
    ['GBR', '4 Castle Street, Dudley', 'DY1 6SH Dudley, Castle Street 4'],
    ['USA', '350 5th ave new york', '10118 New York, Fifth Avenue 350'],
    ['NLD', 'Kalverstraat 92 Amsterdam', '1012PH Amsterdam, Kalverstraat 92'],
  ] as const) {
    it(`after an address in ${iso3} is ignored in every language, with and without a comma`, async () => {
      const ask = asks.get(iso3);
      const data = wholeCountries.find(({ country }) => country.iso3 === iso3);
      assert.ok(ask && data);
      const languages = 'bg cs da de el en es et fi fr ga hr hu it lt lv mt nb nl pl pt ro sk sl sv'.split(' ');
      const names = languages.map(
        (tag) => new Intl.DisplayNames([tag], { type: 'region' }).of(data.country.iso2) ?? '',
      );
      for (const name of new Set([...names, data.country.name])) {
        assert.equal((await ask(`${query}, ${name}`))[0], value, name);
        assert.equal((await ask(`${query} ${name.toLowerCase()}`))[0], value, name);
      }
    });
  }

  it('is kept if it is part of an address', async () => {
    const store = createMemoryStore({
      country: { name: 'France', iso3: 'FRA', iso2: 'FR' },
      languages: ['fr-FR'],
      localities: [{ name: 'Nice', at: null, streets: [{ name: 'Rue de France', numbers: { '06000': '1-20' } }] }],
    });
    const ask = askStore(store);
    for (const query of ['4 rue de france', '4 Rue de France, Nice, France', 'nice 4 rue de france'])
      assert.equal((await ask(query))[0], '06000 Nice, Rue de France 4', query);
  });
});
