/** Rows of a made-up register of any size, with the columns of the Dutch one, and queries for them. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mulberry32 } from '../../../demo/service/random.ts';

const beginnings = 'Ooster Wester Noorder Zuider Nieuw Oud Hoog Laag Groot Klein Berg Dal Boven Neder'.split(' ');
const middles = 'meer veld beek horst wijk donk laar kerk brug dam zand rode hoven bos'.split(' ');
const ends = 'dijk heide water oord rade stede hage voort haven loo'.split(' ');
const things = (
  'Linden Eiken Beuken Tulpen Rozen Merel Vinken Molen School Station Haven Markt Dorps Kastanje Zwaluw Leeuwerik ' +
  'Vermeer Rembrandt Vondel Bilderdijk Thorbecke Troelstra Juliana Beatrix Wilhelmina Emma'
).split(' ');
const kinds = 'straat laan weg plein gracht kade hof pad singel dreef'.split(' ');

/** An address of the register. */
export interface RegisterRow {
  readonly street: string;
  readonly number: number;
  readonly letter: string;
  readonly postcode: string;
  readonly town: string;
}

/** The row at a place. A street has 40 numbers, a town 40 streets. */
export function rowAt(row: number): RegisterRow {
  const street = Math.floor(row / 40);
  const town = Math.floor(street / 40);
  const name = `${beginnings[town % 14]}${middles[Math.floor(town / 14) % 14]}${town < 196 ? '' : (ends[Math.floor(town / 196) % 10] ?? '')}`;
  const counter = Math.floor(town / 1_960);
  const within = street % 40;
  const letters = String.fromCharCode(65 + (street % 26), 65 + (Math.floor(street / 26) % 26));
  return {
    street: `${within % 3 === 0 ? `${beginnings[street % 14]}-` : ''}${things[(within * 7 + town) % 26]}${kinds[(within * 3 + Math.floor(within / 10)) % 10]}`,
    number: (row % 40) + 1,
    letter: row % 9 === 0 ? 'A' : '',
    postcode: `${1_000 + (town % 9_000)}${letters}`,
    town: counter === 0 ? name : `${name} aan de ${beginnings[counter % 14]}${middles[(counter * 3) % 14]}`,
  };
}

/** Writes so many rows into a file. */
export async function writeRegister(path: string, count: number): Promise<void> {
  const file = createWriteStream(path);
  let piece =
    'openbareruimte;huisnummer;huisletter;huisnummertoevoeging;postcode;woonplaats;gemeente;provincie;lon;lat\n';
  for (let at = 0; at < count; at++) {
    const { street, number, letter, postcode, town } = rowAt(at);
    const [lon, lat] = [4.5 + (at % 1_000) / 500, 51.5 + (at % 9_973) / 9_000];
    piece += `${street};${number};${letter};;${postcode};${town};${town};Utrecht;${lon};${lat}\n`;
    if (piece.length < 1_000_000) continue;
    if (!file.write(piece)) await once(file, 'drain');
    piece = '';
  }
  file.end(piece);
  await once(file, 'close');
}

/** A text with its letter at a place left out. */
const without = (text: string, at: number) => `${text.slice(0, at)}${text.slice(at + 1)}`;

/** The ways in which people may write an address of the register. */
export const writings: Readonly<Record<string, (row: RegisterRow, random: () => number) => string>> = {
  plain: ({ street, number, letter, town }) => `${street} ${number}${letter} ${town}`,
  'typo in the street': ({ street, number, letter, town }, random) =>
    `${without(street, Math.floor(random() * (street.length - 5)))} ${number}${letter} ${town}`,
  'typo in the town': ({ street, number, letter, town }, random) =>
    `${street} ${number}${letter} ${without(town, Math.floor(random() * 8))}`,
  'typos in both': ({ street, number, letter, town }, random) =>
    `${without(street, Math.floor(random() * (street.length - 5)))} ${number}${letter} ${without(town, Math.floor(random() * 8))}`,
  'with the country': ({ street, number, letter, postcode, town }) =>
    `${street} ${number}${letter}, ${postcode} ${town}, The Netherlands`,
  'a name in front': ({ street, number, letter, town }) => `T. Janssen, ${street} ${number}${letter}, ${town}`,
  'postcode and number': ({ number, letter, postcode }) => `${postcode} ${number}${letter}`,
  'street and town unfinished': ({ street, town }) => `${street.slice(0, -2)} ${town.slice(0, -1)}`,
};

/** So many rows of a register of a size, by chance. */
export function someRows(size: number, count: number, seed: number): readonly RegisterRow[] {
  const random = mulberry32(seed);
  return Array.from({ length: count }, () => rowAt(Math.floor(random() * size)));
}
