/** Mistakes in a value that a page sets as an address, for its developer. */
import type { Countries } from '../country/find.ts';
import { textParts } from './address.ts';
import { countryFromInput, isJson, parsedValue } from './address-input.ts';

/** The mistakes in a value, in words; empty for a valid value, and for none. */
export function mistakesIn(given: unknown, countries: Countries): readonly string[] {
  const parsed = parsedValue(given);
  // As in HTML, an empty attribute is no value; invalid JSON is a mistake.
  const wrong = given === '' ? '' : wrongIn(parsed === undefined ? given : parsed, countries);
  const isLost = typeof parsed === 'object' && parsed !== null && !isJson(parsed);
  const lost = isLost ? 'its details, location or verdict are no JSON, and are left out' : '';
  return [wrong, lost].filter((text) => text !== '');
}

function wrongIn(given: unknown, countries: Countries): string {
  if (given == null) return '';
  if (typeof given !== 'object') return 'it is no address';
  const country: unknown = Reflect.get(given, 'country');
  if (!countryFromInput(country, countries)) return `country is no known ISO code: ${JSON.stringify(country)}`;
  const wrong = textParts.filter((part) => {
    const value: unknown = Reflect.get(given, part);
    return value != null && !['string', 'number'].includes(typeof value);
  });
  return wrong.length > 0 ? `${wrong.join(', ')}: no text` : '';
}
