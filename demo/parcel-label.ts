/** A label for the parcel, as it would be printed now. */
import type { AddressEntry } from '../src/address-entry.ts';

/** Shows the name, the lines of the address and the note in a form, and updates them on each change. */
export function printLabel(form: HTMLFormElement, field: AddressEntry, label: HTMLElement): void {
  const [lines, note] = [label.querySelector('address'), label.querySelector('p')];
  const print = async () => {
    // The lines may be printed later than the address is set.
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
  // By then, every control of the form has been reset.
  form.addEventListener('reset', () => setTimeout(print));
  // By then, the browser has restored the form after a navigation.
  addEventListener('pageshow', () => void print());
}

/** The text of an input; empty for none, and for a dialling code without a number. */
function textOf(data: FormData, name: string): string {
  const text = String(data.get(name) ?? '').trim();
  return /^\+\d{1,3}$/.test(text) ? '' : text;
}
