/** The log of what the page hears from an element. */
import type { AddressEventDetails } from '../src/address-entry.ts';

/** Most rows; older ones go. */
const most = 12;

const summaries: { readonly [Name in keyof AddressEventDetails]: (detail: AddressEventDetails[Name]) => string } = {
  'address-selected': ({ address }) => address.mailLines.join(', '),
  'address-cleared': () => '',
  'address-error': ({ reason, operation, status }) => [operation, reason, status].filter(Boolean).join(', '),
  'address-step': ({ step }) => step,
  'address-before-fill': ({ address }) => address.mailLines.join(', '),
};

export function showEvents(element: HTMLElement, list: HTMLElement): void {
  const add = (name: string, text: string) => {
    list.querySelector('.empty')?.remove();
    const row = document.createElement('li');
    row.appendChild(document.createElement('strong')).textContent = name;
    const what = row.appendChild(document.createElement('span'));
    what.className = 'what';
    what.textContent = text;
    list.prepend(row);
    while (list.children.length > most) list.lastElementChild?.remove();
  };
  for (const [name, summary] of Object.entries(summaries)) {
    element.addEventListener(name, (event) =>
      add(name, (summary as (detail: unknown) => string)((event as CustomEvent).detail)),
    );
  }
  element.addEventListener('change', () => add('change', ''));
}
