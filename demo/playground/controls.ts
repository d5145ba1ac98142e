/** Controls for the settings in the manifest: each attribute, slot and custom property of an element. */
import { find } from '../find.ts';
import { controlOf, type Described, type DescribedElement, defaultOf } from './manifest.ts';
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
    for (const row of box.querySelectorAll('.setting')) row.remove();
    box.hidden = false;
    const fill = () => {
      if (!box.open || box.querySelector('.setting')) return;
      box.append(...entries.map((entry) => renderRow(list, entry, settings[list][entry.name], change)));
    };
    box.ontoggle = fill;
    fill();
  }
}

function renderRow(list: List, entry: Described, text: string | undefined, change: Change): HTMLElement {
  const row = document.createElement('div');
  row.className = 'setting';
  const id = `${list}-${entry.name}`;
  const control = renderControl(list, entry, text, (next) => change(list, entry.name, next));
  control.id = id;
  control.setAttribute('aria-describedby', `${id}-about`);
  const label = document.createElement('label');
  label.htmlFor = id;
  label.translate = false;
  label.textContent = entry.name;
  const about = document.createElement('p');
  about.id = `${id}-about`;
  about.className = 'quiet';
  about.textContent = (entry.description ?? '').replace(/\s+/g, ' ').replaceAll('`', '');
  if (isSwitch(list, entry)) {
    const line = document.createElement('div');
    line.className = 'switch';
    line.append(control, label);
    row.append(line, about);
  } else {
    row.append(label, control, about);
  }
  return row;
}

/** The slot for fields is filled with all fields or none. */
function isSwitch(list: List, entry: Described): boolean {
  if (list === 'slots') return entry.name === fieldsSlot;
  return list === 'attributes' && controlOf(entry).kind === 'switch';
}

function renderControl(
  list: List,
  entry: Described,
  text: string | undefined,
  set: (text: string | null) => void,
): HTMLElement {
  if (isSwitch(list, entry)) {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.checked = text !== undefined;
    box.addEventListener('change', () => set(box.checked ? '' : null));
    return box;
  }
  const control = list === 'attributes' ? controlOf(entry) : ({ kind: 'text' } as const);
  if (control.kind === 'choice') {
    const menu = document.createElement('select');
    menu.append(new Option('Not set', ''), ...control.texts.map((it) => new Option(it, it)));
    menu.value = text ?? '';
    menu.addEventListener('change', () => set(menu.value || null));
    return menu;
  }
  const field = document.createElement('input');
  field.type = control.kind === 'number' ? 'number' : 'text';
  if (control.kind === 'number') field.min = '0';
  field.value = text ?? '';
  field.placeholder = defaultOf(entry);
  field.autocomplete = 'off';
  field.spellcheck = false;
  field.addEventListener('input', () => set(field.value || null));
  return field;
}
