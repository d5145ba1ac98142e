/** Pasting into a manual field: a complete address fills in all of them, and can be undone. */
import type { Country } from '../../../contract/types.ts';
import type { Field } from '../../../core/address/formats.ts';
import { hasAreas } from '../../../core/address/load-areas.ts';
import { choosableOf, countryOf } from '../../../core/country/selectors.ts';
import { isEmpty, stepOf } from '../../../core/entry/panel-status.ts';
import type { EntryState } from '../../../core/entry/state.ts';
import { fitsAlone, meantCountry } from '../../../core/text/meant-country.ts';
import { pastedLine } from '../../../core/text/pasted-line.ts';
import { readAddress } from '../../../core/text/reader.ts';
import type { PanelHost } from '../../field/host.ts';
import { insertText, pasteLines } from '../paste-lines.ts';
import { loadRegions } from '../regions.ts';
import type { Regions } from './region-list.ts';

/**
 * Splits a complete address into the fields, if the field would contain nothing else. Other text is pasted unchanged.
 * So is text that cannot be parsed before the regions have loaded: it is split then.
 */
export function paste(event: ClipboardEvent, field: Field, host: PanelHost, regions: Regions | null): void {
  const input = event.currentTarget as HTMLInputElement;
  const { value, selectionStart, selectionEnd, readOnly } = input;
  const text = event.clipboardData?.getData('text/plain').trim() ?? '';
  const isAll = (selectionEnd ?? 0) - (selectionStart ?? 0) === value.length;
  const own = countryOf(host.state);
  if (!isAll || readOnly || !own) {
    pasteLines(event);
    return;
  }
  const country = countryToFollow(text, own, host.state) ?? own;
  if (country !== own || (!regions && hasAreas(own.iso2))) {
    event.preventDefault();
    insertText(input, pastedLine(text) ?? text);
    void split(field, text, country, host);
    return;
  }
  const before = host.state.manual;
  host.dispatch({ slice: 'manual', type: 'pasted', field, text, areas: regions?.areas ?? [] });
  if (host.state.manual === before) pasteLines(event);
  else event.preventDefault();
}

/**
 * The country that the text means, if it may be chosen, differs from the current one, and the shopper has not chosen
 * one; null for none.
 */
function countryToFollow(text: string, own: Country, { properties, countries }: EntryState): Country | null {
  if (properties.hasPageFields || countries.chosen?.by === 'user') return null;
  const named = meantCountry(text, own.iso2, []);
  return (named !== own.iso2 && choosableOf({ countries, properties }).find(({ iso2 }) => iso2 === named)) || null;
}

/** Splits the text that the fields were filled with, if only the street has one. */
export function splitStreet(host: PanelHost): void {
  const { street, ...others } = host.state.manual.fields;
  const country = countryOf(host.state);
  if (country && !host.state.committed && street !== '' && isEmpty(others)) void split('street', street, country, host);
}

/**
 * Splits a complete address once the regions of its country have loaded or failed to. The country becomes the one that
 * the text names. Text that is not a complete address stays as it is.
 */
async function split(field: Field, text: string, country: Country, host: PanelHost): Promise<void> {
  const { fields } = host.state.manual;
  const areas = await loadRegions(country.iso2);
  const { manual } = host.state;
  // The shopper may have continued meanwhile.
  if (stepOf(host.state) !== 'manual' || manual.step !== 'editing' || manual.fields !== fields) return;
  const own = countryOf(host.state);
  if (!own || country.iso2 === own.iso2) {
    host.dispatch({ slice: 'manual', type: 'pasted', field, text, areas });
    return;
  }
  if (!fitsAlone(readAddress(text, country.iso2, areas), own.iso2)) return;
  const isHere = host.root.activeElement?.id === field;
  host.dispatch({ slice: 'country', type: 'countryChosen', country, by: 'text' });
  // The other country may not have this field. The focus moves to one that it has, so that the removed one was not
  // left.
  if (isHere) host.moveFocus(`#${field}, [part=manual-fields] input`);
  await host.element.updateComplete;
  const isChosen = countryOf(host.state) === country;
  if (isChosen) host.dispatch({ slice: 'manual', type: 'pasted', field, text, areas, from: own });
}

/** Restores the complete text in its field; false if there is none. */
export function undoPaste(host: PanelHost): boolean {
  const { manual } = host.state;
  if (manual.step !== 'editing' || !manual.pasted) return false;
  const { field, fields, from } = manual.pasted;
  host.dispatch({ slice: 'manual', type: 'fieldsEdited', fields });
  if (from) host.dispatch({ slice: 'country', type: 'countryChosen', country: from, by: 'user' });
  host.moveFocus(`#${field}`);
  return true;
}
