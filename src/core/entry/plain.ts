/** The rules of the plain fields: three of the manual ones, for when the others cannot be loaded. */
import { emptyFields } from '../address/empty-fields.ts';
import { type FieldTexts, leadingPostcode } from '../address/formats.ts';
import { worldFormatOf } from '../address/world-formats.ts';
import { countryCodeOf } from '../country/selectors.ts';
import { manualTextsOf } from '../dutch-lookup/typed.ts';
import { addressStart, initialManual, type ManualEventOf, type ManualState } from '../manual/state.ts';
import { readingOf } from '../search/reading.ts';
import { isShallowEqual } from '../transition.ts';
import { isEmpty, panelOf } from './panel-status.ts';
import type { EntryTransition } from './slice.ts';
import type { EntryState } from './state.ts';

export function plainFieldsEdited(
  { manual }: EntryState,
  event: Pick<ManualEventOf<'fieldsEdited'>, 'fields'>,
): EntryTransition {
  const fields = { ...manual.fields, ...event.fields };
  if (isShallowEqual(fields, manual.fields)) return {};
  return { changes: { manual: { ...initialManual, start: manual.start ?? addressStart, fields } } };
}

/**
 * The fields come into sight: with what was typed there before if nothing new is known since then, as the manual ones do; else with what
 * was typed elsewhere.
 */
export function openedPlain(state: EntryState): ManualState {
  const { manual, committed } = state;
  const start = startOf(state);
  const isKept = !isEmpty(manual.fields) && manual.start === start;
  const fields = isKept ? onOneLine(manual.fields) : textsFrom(state);
  const isUntouched = committed !== null && !isKept;
  // An address that stays as it is, the manual fields read for themselves.
  return { ...initialManual, fields, isUntouched, start: isUntouched ? null : start };
}

/** What was typed elsewhere. A committed address that changes resets the fields, so that it need not be named. */
export function startOf({
  committed,
  search,
  dutchLookup,
}: Pick<EntryState, 'committed' | 'search' | 'dutchLookup'>): string {
  return committed ? addressStart : JSON.stringify([search.text, manualTextsOf(dutchLookup)]);
}

function onOneLine({ street, building, addition, postcode, locality }: FieldTexts): FieldTexts {
  return { ...emptyFields, street: [street, building, addition].filter(Boolean).join(' '), postcode, locality };
}

function textsFrom(state: EntryState): FieldTexts {
  const looked = onOneLine(lookedTextsIn(state));
  if (looked.street !== '') return looked;
  const { postcode, locality } = looked;
  // `2012es 30`, or a place of the service: `2012ES Haarlem, Julianastraat 30`
  const typed = [state.search.text.trim(), readingOf(state.search)?.before].filter(Boolean).join(', ');
  const [code, rest] = leadingPostcode(typed, worldFormatOf(countryCodeOf(state)));
  const [, town = '', street = rest] = (code !== '' && /^(\D+?), (.*)$/s.exec(rest)) || [];
  return { ...looked, street, postcode: postcode || code, locality: locality || town };
}

function lookedTextsIn(state: EntryState): FieldTexts {
  const texts = panelOf(state).parts(state);
  if (!texts) return emptyFields;
  const { street, locality } = state.committed?.address ?? texts;
  return { ...texts, street: street ?? '', locality: locality ?? '' };
}
