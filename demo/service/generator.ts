/** Generates localities and streets for load tests. The same seed gives the same result. */
import type { CountryData, LocalityData, StreetData } from './model.ts';
import { mulberry32 } from './random.ts';

/** The settings of the generator. */
export interface GeneratorOptions {
  /** Chooses the sequence of random numbers. Default: 1. */
  readonly seed?: number;
  /** The least number of addresses to add. */
  readonly addresses: number;
}

const beginnings = 'Ooster Wester Noorder Zuider Nieuw Oud Hoog Laag Groot Klein Berg Dal Boven Neder'.split(' ');
const middles = 'meer veld beek horst wijk donk laar kerk brug dam zand rode hoven bos'.split(' ');
const persons = 'Rembrandt Vondel Beatrix Juliana Erasmus Huygens Spinoza Hals Steen Vermeer Cats Bredero'.split(' ');
const things = 'Linden Eiken Beuken Tulpen Rozen Merel Vinken Molen School Station Haven Markt Dorps Kastanje'.split(
  ' ',
);
const kinds = 'straat laan weg plein gracht kade hof pad singel dreef'.split(' ');

/** Size of the generated streets and localities. */
const housesPerStreet = 50;
const streetsPerLocality = 40;

/** The country with generated localities after its own. Their postcodes have the Dutch form. */
export function enlarge(country: CountryData, { seed = 1, addresses }: GeneratorOptions): CountryData {
  const random = mulberry32(seed);
  const streets = Math.ceil(addresses / housesPerStreet);
  const localities = Array.from({ length: Math.ceil(streets / streetsPerLocality) }, (_, index): LocalityData => {
    const count = Math.min(streetsPerLocality, streets - index * streetsPerLocality);
    const name = `${pick(beginnings, random)}${pick(middles, random)}${index < 196 ? '' : ` aan de ${pick(things, random)}${index}`}`;
    return {
      name,
      id: String(4_000 + index).slice(-4),
      municipality: { id: String(2_000 + index).slice(-4), name },
      regions: [{ id: 'UT', name: 'Utrecht' }],
      at: [51.5 + random() * 1.5, 4.5 + random() * 2],
      streets: Array.from({ length: count }, (_, street) => streetOf(index, street, random)),
    };
  });
  return { ...country, localities: [...country.localities, ...localities] };
}

function streetOf(locality: number, street: number, random: () => number): StreetData {
  const digits = 1_000 + ((locality * 7 + Math.floor(street / 20)) % 9_000);
  const letters = String.fromCharCode(65 + (street % 26), 65 + Math.floor(random() * 26));
  const stem = random() < 0.5 ? pick(persons, random) : pick(things, random);
  const prefix = random() < 0.3 ? `${pick(beginnings, random)}-` : '';
  const name = `${prefix}${stem}${pick(kinds, random)}${random() < 0.2 ? ` ${1 + Math.floor(random() * 40)}` : ''}`;
  return { name, numbers: { [`${digits}${letters}`]: `1-${housesPerStreet}` } };
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}
