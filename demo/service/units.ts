/**
 * What tells the units of a house from each other: of `Apt 2`, `# 2` and `suite 2` it is the 2, of `1. sal til højre` it is
 * `1 th`. The words beside it only say that it is a unit.
 */
import type { Building } from './model.ts';
import { isDesignator } from './name-parts.ts';
import { ordinalOf } from './numerals.ts';
import { fold } from './words.ts';

/** What people write instead of an addition, by country. */
const meanings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DNK: { stuen: 'st', kaelder: 'kl', venstre: 'tv', hojre: 'th', midtfor: 'mf', til: '' },
  FRA: { b: 'bis', t: 'ter', q: 'quater' },
  BEL: { b: '' },
};

/** The numbers and letters of a unit, from folded words. */
function partsOf(words: readonly string[], asWritten = false): readonly string[] {
  return words
    .filter((word) => !isDesignator(word))
    .flatMap((word) => String((asWritten ? null : ordinalOf(word)) ?? word).match(/\d+|\p{L}+/gu) ?? [])
    .filter((part) => !isDesignator(part));
}

/** From 0 to 1: how well words that stand beside a house number fit the unit of a building. A house itself fits any a little. */
export function unitFit({ addition, name }: Building, words: readonly string[], iso3: string): number {
  const own = partsOf(fold(`${addition} ${iso3 === 'GBR' ? name : ''}`).split(/[^\p{L}\p{N}]+/u));
  const typed = partsOf(words);
  if (own.length === 0) return typed.length === 0 ? 0.6 : 0.4;
  const meant = typed.map((part) => meanings[iso3]?.[part] ?? part).filter(Boolean);
  // `1a` is `1ª` or `1 A`.
  return Math.max(...[typed, meant, partsOf(words, true)].map((parts) => likeness(own, parts)));
}

function likeness(own: readonly string[], typed: readonly string[]): number {
  if (own.join('') === typed.join('')) return 1;
  const same = own.filter((part) => typed.includes(part)).length;
  return same === own.length ? 0.8 : (same / own.length) * 0.3;
}
