/** The editor of themes: a field for each custom property, two elements that have them, and the CSS to copy. */

import { loadElements } from './elements.ts';
import { clientUrl } from './place.ts';

interface Token {
  readonly name: string;
  readonly standard: string;
  readonly description: string;
}

/** Fills its place with the properties that the manifest names. */
export async function showThemeEditor(place: HTMLElement): Promise<void> {
  void loadElements();
  const tokens = (await (await fetch(clientUrl('tokens.json'))).json()) as readonly Token[];
  const fields = document.createElement('div');
  fields.className = 'tokens';
  const preview = document.createElement('div');
  preview.className = 'preview';
  const search = document.createElement('address-entry');
  search.setAttribute('proxy-url', '/address-api');
  search.setAttribute('country', 'NL');
  const lookup = document.createElement('nl-postcode-lookup');
  lookup.setAttribute('proxy-url', '/address-api');
  preview.append(search, lookup);
  const css = document.createElement('textarea');
  css.readOnly = true;
  css.rows = 6;
  css.setAttribute('aria-label', 'CSS to copy');
  const chosen = new Map<string, string>();
  const show = () => {
    const lines = [...chosen].map(([name, value]) => `  ${name}: ${value};`);
    css.value = `address-entry,\nnl-postcode-lookup {\n${lines.join('\n')}${lines.length > 0 ? '\n' : ''}}`;
    for (const { name } of tokens) preview.style.setProperty(name, chosen.get(name) ?? '');
  };
  for (const token of tokens) {
    fields.append(
      fieldOf(token, (value) => {
        if (value) chosen.set(token.name, value);
        else chosen.delete(token.name);
        show();
      }),
    );
  }
  show();
  place.append(fields, preview, css);
}

function fieldOf({ name, standard, description }: Token, onChange: (value: string) => void): HTMLElement {
  const label = document.createElement('label');
  label.title = description;
  const input = document.createElement('input');
  input.placeholder = standard;
  input.spellcheck = false;
  input.autocomplete = 'off';
  input.addEventListener('input', () => onChange(input.value.trim()));
  label.append(name.replace('--address-', ''), input);
  return label;
}
