/** The rules of the plain fields: three, for when the manual ones cannot be loaded. */
import { type FieldTexts, formatOf, leadingPostcode } from '../address/formats.ts';
import { countryCodeOf } from '../country/selectors.ts';
import { manualTextsOf } from '../dutch-lookup/typed.ts';
import type { EntryTransition } from './slice.ts';
import type { EntryState, PlainEvent } from './state.ts';

/** The person edits one of them. */
export function plainFieldEdited({ plain }: EntryState, { field, text }: PlainEvent): EntryTransition {
  return plain[field] === text ? {} : { changes: { plain: { ...plain, [field]: text } } };
}

/** The texts that they come into sight with: those of before, or else everything that was typed so far. */
export function plainTextsOf(state: EntryState): EntryState['plain'] {
  const { plain, search } = state;
  if (Object.values(plain).some((text) => text !== '')) return plain;
  const { street, building, addition, postcode, locality } = textsFor(state);
  const line = [street, building, addition].filter(Boolean).join(' ');
  if (line !== '') return { street: line, postcode, locality };
  // `2012es 30`, or a place of the service: `2012ES Haarlem, Julianastraat 30`
  const [code, rest] = leadingPostcode(search.text.trim(), formatOf(countryCodeOf(state)));
  const [, town = '', own = rest] = (code !== '' && /^(\D+), (.*)$/s.exec(rest)) || [];
  return { street: own, postcode: postcode || code, locality: locality || town };
}

/** The texts for manual fields that cannot be loaded. */
function textsFor({ panel, committed, dutchLookup, manual }: EntryState): FieldTexts {
  if (panel.inSight !== 'dutch-lookup') return manual.fields;
  const texts = manualTextsOf(dutchLookup);
  const { street, locality } = committed?.address ?? texts;
  return { ...texts, street: street ?? '', locality: locality ?? '' };
}
