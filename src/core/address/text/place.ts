/** Where in a text the town is, and what is left for the street. */
import type { AddressFormat } from '../formats.ts';
import type { FoundPostcode } from './postcode.ts';
import type { Segment } from './segments.ts';
import { isNumber, isNumberedTown, isStreet, isUnit, streetLineOf, streetStartOf } from './street-line.ts';

/** A text divided at its town. */
export interface Place {
  readonly locality: Segment;
  /** What stands before the town, and what stands behind it. */
  readonly before: readonly Segment[];
  readonly behind: readonly Segment[];
}

/** Divides a text at its postcode. */
export function placeAtPostcode(segments: readonly Segment[], found: FoundPostcode, format: AddressFormat): Place {
  const words = segments[found.segment] ?? [];
  const [head, tail] = [words.slice(0, found.start), words.slice(found.end)];
  const before = [...segments.slice(0, found.segment), ...(head.length > 0 ? [head] : [])];
  const behind = segments.slice(found.segment + 1);
  if (tail.length > 0) return placeBehind(tail, before, behind, format);
  const [next] = behind;
  const previous = before.at(-1);
  const isNext = next !== undefined && isTown(next) && !isStreet(next);
  const isPrevious = previous !== undefined && isTown(previous) && (!isNext || !isStreet(previous));
  const isTownFirst = isPrevious && (!isNext || head.length > 0 || isBeforePostcode(format));
  if (isTownFirst) return { locality: previous, before: before.slice(0, -1), behind };
  if (isNext) return { locality: next, before, behind: behind.slice(1) };
  return { locality: [], before, behind };
}

/** What stands behind the postcode on its line is the town; a number there belongs to the street. */
function placeBehind(
  tail: Segment,
  before: readonly Segment[],
  behind: readonly Segment[],
  format: AddressFormat,
): Place {
  const first = tail.findIndex((word) => /\d/.test(word));
  const isTownAlone = first < 0 || isNumberedTown(tail) || /^cedex$/i.test(tail[first - 1] ?? '');
  if (isTownAlone) return { locality: tail, before, behind };
  if (first === 0) {
    const end = tail.findIndex((_, index) => index > 0 && !isNumber(tail.slice(0, index + 1)));
    const number = end < 0 ? tail : tail.slice(0, end);
    return { locality: tail.slice(number.length), before: [...before, number], behind };
  }
  const named = streetStartOf(tail.slice(0, first));
  const isNumberFirst = (streetLineOf(tail, format.numberFirst)?.behind.length ?? 0) > 0;
  const start = isNumberFirst || (format.numberFirst && named === 0) ? first : named || 1;
  return { locality: tail.slice(0, start), before, behind: [tail.slice(start), ...behind] };
}

/** Divides a text without a postcode at its town. */
export function placeWithoutPostcode(segments: readonly Segment[], format: AddressFormat): Place {
  const hasNumber = (words: Segment) => !isUnit(words) && streetLineOf(words, format.numberFirst) !== null;
  const numbered = segments.findLastIndex(hasNumber);
  const street = numbered >= 0 ? numbered : Math.max(segments.findLastIndex(isStreet), 0);
  const town = segments.findLastIndex((words, index) => index > street && isTown(words) && !isRegionCode(words));
  if (town > street) return divided(segments, town);
  const isInside = (streetLineOf(segments[street] ?? [], format.numberFirst)?.behind.length ?? 0) > 0;
  if (isInside || street === 0) return { locality: [], before: segments, behind: [] };
  return isTown(segments[street - 1] ?? []) ? divided(segments, street - 1) : divided(segments, -1);
}

function divided(segments: readonly Segment[], at: number): Place {
  return { locality: segments[at] ?? [], before: segments.slice(0, Math.max(at, 0)), behind: segments.slice(at + 1) };
}

function isRegionCode(words: Segment): boolean {
  return words.length === 1 && /^\(?[A-Z]{2}\)?$/.test(words[0] ?? '');
}

function isTown(words: Segment): boolean {
  return isNumberedTown(words) || (words.length > 0 && words.every((word) => !/\d/.test(word)) && !isUnit(words));
}

function isBeforePostcode({ rows }: AddressFormat): boolean {
  const names = rows.flat().map(({ field }) => field);
  return names.indexOf('locality') < names.indexOf('postcode');
}
