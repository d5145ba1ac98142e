/** The label of a parcel as it would be printed by now. */
import type { AddressEntry } from '../src/address-entry.ts';

/** Prints the name, the lines of the address and the note of a form, and each change of them. */
export function printLabel(form: HTMLFormElement, field: AddressEntry, label: HTMLElement): void {
  const [lines, note] = [label.querySelector('address'), label.querySelector('p')];
  const print = async () => {
    // The lines may come later than the address.
    await field.updateComplete;
    const data = new FormData(form);
    const { mailLines = [], language = null } = field.value ?? {};
    label.classList.toggle('blank', mailLines.length === 0);
    lines?.replaceChildren(
      ...[textOf(data, 'name'), ...mailLines].filter(Boolean).map((text, index) => {
        const line = document.createElement('div');
        line.textContent = text;
        if (index > 0 && language) line.lang = language;
        return line;
      }),
    );
    if (note) note.textContent = [textOf(data, 'tel'), textOf(data, 'note')].filter(Boolean).join(' · ');
  };
  for (const name of ['input', 'change', 'address-selected', 'address-cleared'])
    form.addEventListener(name, () => void print());
  // By then each control of the form is reset.
  form.addEventListener('reset', () => setTimeout(print));
  // What the browser gives back after a navigation is there by then.
  addEventListener('pageshow', () => void print());
}

/** The text of an input; empty for none, and for no more than the code of a country. */
function textOf(data: FormData, name: string): string {
  const text = String(data.get(name) ?? '').trim();
  return /^\+\d{1,3}$/.test(text) ? '' : text;
}
