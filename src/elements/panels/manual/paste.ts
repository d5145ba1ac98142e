/** Pasting into one of the manual fields: a whole address fills all of them, and can be undone. */
import type { Country } from '../../../contract/types.ts';
import type { Field } from '../../../core/address/formats.ts';
import { choosableOf, countryListOf, countryOf } from '../../../core/country/selectors.ts';
import type { EntryState } from '../../../core/entry/state.ts';
import { pastedLine } from '../../../core/text/pasted-line.ts';
import { readAddress } from '../../../core/text/reader.ts';
import type { PanelHost } from '../../field/host.ts';
import { pasteLines } from '../paste-lines.ts';
import { loadRegions, type Regions } from './region-list.ts';

/** Splits a whole address into the fields, if the field would hold nothing else. Other texts are pasted unchanged. */
export function paste(event: ClipboardEvent, field: Field, host: PanelHost, regions: Regions | null): void {
  const { value, selectionStart, selectionEnd, readOnly } = event.currentTarget as HTMLInputElement;
  const text = event.clipboardData?.getData('text/plain').trim() ?? '';
  const isAll = (selectionEnd ?? 0) - (selectionStart ?? 0) === value.length;
  const named = isAll && !readOnly ? countryToFollow(text, host.state) : null;
  if (named) {
    event.preventDefault();
    void pasteIn(named, event.currentTarget as HTMLInputElement, { field, text }, host);
    return;
  }
  const before = host.state.manual;
  if (isAll && !readOnly) host.dispatch({ slice: 'manual', type: 'pasted', field, text, areas: regions?.areas ?? [] });
  if (host.state.manual === before) pasteLines(event);
  else event.preventDefault();
}

/** The country that the text names, if it is another one that may be chosen; null for none. */
function countryToFollow(text: string, state: EntryState): Country | null {
  const own = countryOf(state);
  if (!own || state.properties.pageFieldsStatus !== 'none') return null;
  const { country, isCountryNamed } = readAddress(text, own.iso2, []);
  const choosable = choosableOf(countryListOf(state) ?? [], state.properties.countries);
  return (isCountryNamed && country !== own.iso2 && choosable.find(({ iso2 }) => iso2 === country)) || null;
}

/** Fills the fields of the country that the text names, which becomes the country. What is no whole address there stays as it was typed. */
async function pasteIn(
  country: Country,
  input: HTMLInputElement,
  { field, text }: { readonly field: Field; readonly text: string },
  host: PanelHost,
): Promise<void> {
  const from = countryOf(host.state);
  const areas = (await loadRegions(country.iso2))?.areas ?? [];
  // Meanwhile the person may have gone on.
  if (!from || countryOf(host.state) !== from || host.state.panel.inSight !== 'manual') return;
  if (!readAddress(text, country.iso2, areas).isWhole) {
    host.dispatch({ slice: 'manual', type: 'fieldEdited', field, text: pastedLine(text) ?? text });
    return;
  }
  const isHere = host.root.activeElement === input;
  host.dispatch({ slice: 'country', type: 'countryChosen', country, by: 'user', seed: host.seed() });
  // The field may be none of the other country. The fields are filled once they are there: the one that goes is not left.
  if (isHere) host.moveFocus(`#${field}, [part=manual-fields] input`);
  await host.lifecycle.updateComplete;
  if (countryOf(host.state) === country) host.dispatch({ slice: 'manual', type: 'pasted', field, text, areas, from });
}

/** Puts the whole text back into its field; false if there is none. */
export function undoPaste(host: PanelHost): boolean {
  const { manual } = host.state;
  if (manual.step !== 'editing' || !manual.pasted) return false;
  const { field, from } = manual.pasted;
  host.dispatch({ slice: 'manual', type: 'pasteUndone' });
  if (from) host.dispatch({ slice: 'country', type: 'countryChosen', country: from, by: 'user', seed: host.seed() });
  host.moveFocus(`#${field}`);
  return true;
}

/** Ctrl+Z, or what it is on a Mac. */
export function isUndo({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'z';
}
