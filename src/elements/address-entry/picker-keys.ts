/** The keys of the country picker. */
import { oncePerObject } from '../../core/once.ts';
import { Lazy } from '../field/lazy.ts';
import type { CountryOption } from './country-options.ts';
import type { TypeAhead } from './type-ahead.ts';

/** Loaded when the person uses a picker. Until then, the browser finds a country by its name only. */
export const typeAheadFile = new Lazy(async () => (await import('./type-ahead.ts')).TypeAhead);

/** The country that a key leads to; undefined if the picker does not use the key. */
export type KeyFinder = (
  key: KeyboardEvent,
  options: readonly CountryOption[],
  current: string,
) => CountryOption | undefined;

/** Finds the countries that a person types in a picker. A word may begin before its code is loaded. */
export function keyFinder(): KeyFinder {
  const early: KeyboardEvent[] = [];
  const typeAheadOf = oncePerObject((Found: typeof TypeAhead) => {
    const typeAhead = new Found();
    for (const { key, timeStamp } of early) typeAhead.press(key, timeStamp, [], '');
    return typeAhead;
  });
  return (event, options, current) => {
    const { loaded } = typeAheadFile;
    if (loaded) return typeAheadOf(loaded).press(event.key, event.timeStamp, options, current);
    early.push(event);
    return undefined;
  };
}
