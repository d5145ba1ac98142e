/** The rules of the plain fields. They come with the fields. */
import type { FieldTexts } from '../address/formats.ts';
import { manualTextsOf } from '../dutch-lookup/typed.ts';
import { initialManual } from '../manual/state.ts';
import { show } from './panels.ts';
import type { EntryTransition, Slices } from './slice.ts';
import type { EntryState, PlainEvent } from './state.ts';

/** Three fields for when the manual ones cannot be loaded. */
export const plainSlice: NonNullable<Slices['plain']> = { reduce };

function reduce(state: EntryState, event: PlainEvent): EntryTransition {
  const { plain } = state;
  if (event.type === 'panelMissing') {
    const isBegun = Object.values(plain).some((text) => text !== '');
    const changes = { plain: isBegun ? plain : typedIn(state), manual: initialManual };
    return { changes: { ...changes, panel: show(state.panel, 'plain') } };
  }
  const { field, text } = event;
  return plain[field] === text ? {} : { changes: { plain: { ...plain, [field]: text } } };
}

/** Everything that was typed so far. */
function typedIn(state: EntryState): EntryState['plain'] {
  const { street, building, addition, postcode, locality } = textsFor(state);
  const line = [street, building, addition].filter(Boolean).join(' ');
  return { street: line || state.search.text, postcode, locality };
}

/** The texts for manual fields that cannot be loaded. */
function textsFor({ panel, committed, dutchLookup, manual }: EntryState): FieldTexts {
  if (panel.inSight !== 'dutch-lookup') return manual.fields;
  const texts = manualTextsOf(dutchLookup);
  const { street, locality } = committed?.address ?? texts;
  return { ...texts, street: street ?? '', locality: locality ?? '' };
}
