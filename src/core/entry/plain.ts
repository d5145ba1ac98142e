/** The rules of the plain fields: three of the manual ones, for when the others cannot be loaded. */
import { emptyFields } from '../address/empty-fields.ts';
import { type FieldTexts, formatOf, leadingPostcode } from '../address/formats.ts';
import { countryCodeOf } from '../country/selectors.ts';
import { manualTextsOf } from '../dutch-lookup/typed.ts';
import { initialManual } from '../manual/state.ts';
import { isEmpty } from './panel-status.ts';
import type { EntryTransition } from './slice.ts';
import type { EntryState, PlainEvent } from './state.ts';

/** The person edits one of them. */
export function plainFieldEdited({ manual }: EntryState, { field, text }: PlainEvent): EntryTransition {
  const { fields } = manual;
  return fields[field] === text
    ? {}
    : { changes: { manual: { ...initialManual, fields: { ...fields, [field]: text } } } };
}

/** The texts that they come into sight with: everything that was typed so far. */
export function plainTextsOf(state: EntryState): FieldTexts {
  const { street, building, addition, postcode, locality } = textsFor(state);
  const line = [street, building, addition].filter(Boolean).join(' ');
  if (line !== '') return { ...emptyFields, street: line, postcode, locality };
  // `2012es 30`, or a place of the service: `2012ES Haarlem, Julianastraat 30`
  const [code, rest] = leadingPostcode(state.search.text.trim(), formatOf(countryCodeOf(state)));
  const [, town = '', own = rest] = (code !== '' && /^(\D+), (.*)$/s.exec(rest)) || [];
  return { ...emptyFields, street: own, postcode: postcode || code, locality: locality || town };
}

function textsFor({ panel, committed, dutchLookup, manual }: EntryState): FieldTexts {
  if (panel.inSight !== 'dutch-lookup' || !isEmpty(manual.fields)) return manual.fields;
  const texts = manualTextsOf(dutchLookup);
  const { street, locality } = committed?.address ?? texts;
  return { ...texts, street: street ?? '', locality: locality ?? '' };
}
