/** What becomes of an address that a browser filled in. Loaded when one did. */
import { countryNames } from '../../core/address/country-names.ts';
import { choosableOf, countryListOf } from '../../core/entry/country.ts';
import type { PanelHost } from '../host.ts';
import type { ReceivedParts } from './parts.ts';

/**
 * Shows what came in the manual fields, unless the person typed or chose something already: that stays. All of it gone is
 * the browser's own Undo.
 */
export function takeParts(host: PanelHost, parts: ReceivedParts, before: ReceivedParts): void {
  const { state, texts } = host;
  const isEmpty = Object.values(parts).every((part) => part === '');
  if (isEmpty) {
    const isStill = !state.committed && state.mode === 'manual' && state.manual.fields.street === lineOf(before);
    if (isStill) host.dispatch({ slice: 'entry', type: 'cleared', by: 'person' });
    return;
  }
  if (parts['address-line1'] === '' && parts['postal-code'] === '') return;
  const filled = { street: lineOf(parts), postcode: parts['postal-code'], locality: parts['address-level2'] };
  host.dispatch({ slice: 'entry', type: 'autofilled', country: countryIn(parts, host), texts: filled });
  if (host.state !== state) host.announce(texts.messages.autofilled);
}

function lineOf(parts: ReceivedParts): string {
  return [parts['address-line1'], parts['address-line2']].filter(Boolean).join(', ');
}

/** By code or by name, in English or in the person's language. Null for one that may not be chosen. */
function countryIn({ country: said }: ReceivedParts, { state, texts }: PanelHost) {
  const codes = state.properties.countries.split(' ');
  const nameOf = countryNames(texts.lang);
  const wanted = said.trim().toLowerCase();
  const isMeant = (name: string) => name.toLowerCase() === wanted;
  const list = choosableOf(countryListOf(state) ?? [], codes);
  return list.find(({ iso2, iso3, name }) => [iso2, iso3, name, nameOf(iso2)].some(isMeant)) ?? null;
}
