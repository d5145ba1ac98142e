/** The button that opens and closes the list, for pointers; the keyboard has the arrow keys. */
import { html, nothing, type TemplateResult } from 'lit';
import { closed } from '../../core/combobox.ts';
import { isListOpen } from '../../core/entry/saved.ts';
import { namedFor } from '../field/accessible-name.ts';
import type { PanelHost, View } from '../field/host.ts';
import { searchTexts } from '../localization/search-texts.ts';
import { keepFocus } from './combobox.ts';
import { openList } from './suggestions.ts';

const angle = html`<svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16"><path d="m3.5 6 4.5 4.5L12.5 6" /></svg>`;

/** Renders the button, if the page asks for it. */
export function renderToggle(host: PanelHost, { state, texts, name }: View): TemplateResult | typeof nothing {
  const { openButton } = host.root.host as { readonly openButton?: boolean } & Element;
  if (!openButton || state.committed || state.properties.isFixed) return nothing;
  const press = () => {
    if (isListOpen(host.state)) host.dispatch({ slice: 'search', type: 'listboxChanged', listbox: closed });
    else openList(host);
    host.moveFocus('#input');
  };
  return html`<button
    type="button"
    part="toggle"
    class="clear"
    tabindex="-1"
    aria-label=${namedFor(searchTexts(texts).messages.suggestions, name)}
    aria-controls="listbox"
    aria-expanded=${isListOpen(state)}
    @mousedown=${keepFocus}
    @click=${press}
  >${angle}</button>`;
}
