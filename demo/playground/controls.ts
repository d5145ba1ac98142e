/** Controls for the settings in the manifest: each attribute, slot and custom property of an element. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { find } from '../find.ts';
import { controlOf, type Described, type DescribedElement } from './manifest.ts';
import { fieldsSlot, type Settings } from './settings.ts';

/** The kinds of settings with controls. */
export type List = 'attributes' | 'slots' | 'tokens';

/** Called with a setting that has changed; null removes it. */
export type Change = (list: List, name: string, text: string | null) => void;

/** Shows the controls of an element, with the current settings; those of a folded list once it is unfolded. */
export function showControls(element: DescribedElement, settings: Settings, change: Change): void {
  const lists = { attributes: element.attributes, slots: element.slots, tokens: element.cssProperties } as const;
  for (const [list, entries] of Object.entries(lists) as [List, readonly Described[]][]) {
    const box = find<HTMLDetailsElement>(`#${list}`);
    const row = (entry: Described) =>
      rowOf(list, entry, settings[list][entry.name], (text) => change(list, entry.name, text));
    const fill = () => render(box.open ? entries.map(row) : nothing, box);
    box.hidden = false;
    box.ontoggle = fill;
    fill();
  }
}

function rowOf(
  list: List,
  entry: Described,
  text: string | undefined,
  set: (text: string | null) => void,
): TemplateResult {
  const { name, description = '', default: usual = '' } = entry;
  const id = `${list}-${name}`;
  const label = html`<label for=${id} translate="no">${name}</label>`;
  const about = html`<p id="${id}-about" class="quiet">${description.replaceAll('`', '')}</p>`;
  const onChange = ({ currentTarget }: Event) => set((currentTarget as HTMLInputElement).value || null);
  // The slot for fields is filled with all fields or none.
  const control = name === fieldsSlot ? 'switch' : list === 'attributes' ? controlOf(entry) : 'text';
  if (control === 'switch') {
    const onSwitch = ({ currentTarget }: Event) => set((currentTarget as HTMLInputElement).checked ? '' : null);
    return html`<div class="setting">
      <div class="switch">
        <input id=${id} type="checkbox" aria-describedby="${id}-about" .checked=${live(text !== undefined)} @change=${onSwitch} />
        ${label}
      </div>
      ${about}
    </div>`;
  }
  if (typeof control !== 'string') {
    return html`<div class="setting">
      ${label}
      <select id=${id} aria-describedby="${id}-about" @change=${onChange}>
        <option value="">Not set</option>
        ${control.map((it) => html`<option .selected=${live(it === text)}>${it}</option>`)}
      </select>
      ${about}
    </div>`;
  }
  return html`<div class="setting">
    ${label}
    <input
      id=${id}
      type=${control}
      min="0"
      autocomplete="off"
      spellcheck="false"
      aria-describedby="${id}-about"
      placeholder=${usual.replace(/^'(.*)'$/, '$1')}
      .value=${live(text ?? '')}
      @input=${onChange}
    />
    ${about}
  </div>`;
}
