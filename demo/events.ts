/** A log of the events of an element. */
import { html, render } from 'lit';
import type {} from '../src/address-entry.ts';

/** Maximum number of rows; older ones are removed. */
const most = 12;

/** The events of the elements, typed by the package as for any page. */
type Events = GlobalEventHandlersEventMap;

const summaries: { readonly [Name in keyof Events & `address-${string}`]: (detail: Events[Name]['detail']) => string } =
  {
    'address-selected': ({ address }) => address.mailLines.join(', '),
    'address-cleared': () => '',
    'address-error': ({ reason, operation, status }) => [operation, reason, status].filter(Boolean).join(', '),
    'address-step': ({ step }) => step,
    'address-before-fill': ({ address }) => address.mailLines.join(', '),
  };

/**
 * Shows the events of an element, or of those in a container, the newest first. By default without those of each key.
 */
export function showEvents(
  element: HTMLElement,
  list: HTMLElement,
  names: readonly string[] = [...Object.keys(summaries), 'change'],
): void {
  const summaryOf: ReadonlyMap<string, (detail: never) => string> = new Map(Object.entries(summaries));
  for (const name of names) {
    // Some events do not bubble. Those of the page's own fields are not the element's.
    element.addEventListener(name, (event) => add(event as CustomEvent), { capture: true });
  }
  function add({ type, target, detail }: CustomEvent): void {
    if (!(target instanceof Element && target.localName.includes('-'))) return;
    const row = document.createElement('li');
    render(html`<strong>${type}</strong><span class="what">${summaryOf.get(type)?.(detail as never)}</span>`, row);
    list.prepend(row);
    while (list.children.length > most) list.lastElementChild?.remove();
  }
}
