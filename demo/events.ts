/** A log of the events of an element. */
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
  for (const name of names) {
    const summary = Object.entries(summaries).find(([known]) => known === name)?.[1] as
      | ((detail: unknown) => string)
      | undefined;
    // Some events do not bubble. Those of the page's own fields are not the element's.
    const isItsOwn = ({ target }: Event) => target instanceof Element && target.localName.includes('-');
    element.addEventListener(
      name,
      (event) => {
        if (isItsOwn(event)) add(name, event instanceof CustomEvent ? (summary?.(event.detail) ?? '') : '');
      },
      { capture: true },
    );
  }
}
