/** Compares typed house numbers with those of buildings. */
import { buildingText } from './lines.ts';
import type { Building } from './model.ts';
import { fold, numberOfWords, squeeze, withPlainBox } from './words.ts';

/** True if the number begins with the typed text, squeezed. */
export function fits(building: Building, typed: string, iso3: string): boolean {
  const beginning = withPlainBox(typed);
  return [buildingText(building, iso3), numberOf(building)].some((text) => squeeze(text).startsWith(beginning));
}

/** True if the typed number (`numberOfWords`) is this one, or this one without its addition. */
export function isExact(building: Building, typed: string, iso3: string): boolean {
  if (typed === '') return false;
  return [numberOf(building), numberIn(buildingText(building, iso3)), String(building.number)].includes(typed);
}

/** Number and addition without the name of the building, as `numberOfWords` writes them. */
export function numberOf({ number, addition }: Building): string {
  return number === null ? '' : numberIn(`${number} ${addition}`);
}

/** A text with a number as `numberOfWords` writes it. */
export function numberIn(text: string): string {
  return numberOfWords(
    fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );
}
