/** What a piece of a text is by its words: a street, a company, a town with a number. */

import { isCompany } from '../address/addressee.ts';
import { bare, fold } from '../letters.ts';
import { compassWords, houseWords, streetAdjectives } from './data/words.ts';
import type { Piece } from './pieces.ts';
import { vocabularyOf } from './vocabulary.ts';

const adjective = new RegExp(`^(?:${streetAdjectives})$`);
const compass = new RegExp(`^(?:${compassWords})$`);
const house = new RegExp(`^(?:${houseWords})$`);
const estate = /^(?:urb|urbanizacion)\b|\b(?:plaza|mall|arcade)$/;
/** Towns that are written with the number of a district. */
const numberedTown = /^(?:dublin|praha|kingston|colombo) (?:0?[1-9]|1\d|2[0-4]|6w)\.?$/;
const ordinal = /^\d{1,3}(?:\.|e|de|ste|er|ere|eme|st|nd|rd|th|a|o|ª|º|ος)$/i;

/** True if a piece has a word for streets, or is a PO box. */
export function isStreet(words: Piece, iso2: string): boolean {
  const { opensStreet, endsStreet, isBox } = vocabularyOf(iso2);
  return (
    isBox(words) ||
    words.some((word, index) => opensStreet(word) || (endsStreet(word) && (index > 0 || word.length > 4)))
  );
}

/** True if a piece is a house with a name, or an estate, that the address is in. */
export function isEstate(words: Piece): boolean {
  return estate.test(fold(words.join(' ')));
}

/** True if a piece names who is at an address. That may be a house that the post knows by its name. */
export function isAddressee(words: Piece): boolean {
  return isCompany(words) || words.some((word) => house.test(bare(word)));
}

/** The index at which the street begins among the words of a town and a street, by a word for streets; 0 for none. */
export function streetStartOf(words: Piece, iso2: string): number {
  const { opensStreet, endsStreet } = vocabularyOf(iso2);
  const isWhole = (word: string) =>
    opensStreet(word) || adjective.test(fold(word)) || (endsStreet(word) && word.length < 8);
  const whole = words.map(isWhole).indexOf(true, 1);
  // At the end such a word has a name in front: `Kärntner Straße`, `Gran Vía`.
  if (whole > 0) return whole > 1 && whole === words.length - 1 ? whole - 1 : whole;
  const found = words.findIndex((word, index) => index > 0 && (opensStreet(word) || endsStreet(word)));
  return Math.max(found, 0);
}

/** True if a piece is a town with the number of its district: `Dublin 6W`. */
export function isNumberedTown(words: Piece): boolean {
  return numberedTown.test(fold(words.join(' ')));
}

/** True if a word is the sign that a building has no number. */
export function isNumberless(word: string): boolean {
  return /^(?:s\/?n|snc)\.?$/i.test(word);
}

/** True if a word counts: `2nd`, `3e`. */
export function isOrdinal(word: string): boolean {
  return ordinal.test(word);
}

/** True if a word is a direction. */
export function isCompass(word: string): boolean {
  return compass.test(bare(word));
}
