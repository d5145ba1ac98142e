import { isElement } from './element-kinds.ts';

/** An element that labels of the page may name. */
type Labelled = HTMLElement & { readonly labels: NodeList; readonly label: string };

/**
 * Names the controls of an element, on each rendering. The search field, or the group of Dutch fields, gets its name
 * from the page's `<label>`s and `aria-label`, which the platform applies to the host only. Each button with text, and
 * each field outside a named group, gets the element's name after its own, because a page may have several elements and
 * screen readers list controls by name.
 */
export function nameControls(host: Labelled, root: ParentNode): void {
  const named = root.querySelector('#input, fieldset');
  if (named) nameFromOutside(named, host);
  const name = nameFromPage(host);
  for (const control of root.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input, select')) {
    const isButton = control.localName === 'button';
    if (!isButton && control.closest('#input, fieldset, [role=group]')) continue;
    const text = onOneLine((isButton ? control : control.labels?.[0])?.textContent ?? '');
    // An icon button has its name from its template.
    if (!text) continue;
    const own = name ? namedFor(text, name) : null;
    if (control.ariaLabel !== own) control.ariaLabel = own;
  }
}

function nameFromOutside(control: Element, host: Labelled): void {
  const elements = [...host.labels].filter(isElement);
  // A label around the host would also name the control by everything that the host displays.
  const isWrapped = elements.some((label) => label.contains(host));
  const named = isWrapped || !elements[0] ? null : elements;
  const text = (isWrapped ? outerText(host) : host.ariaLabel) || null;
  // Setting the same value again has a cost.
  if (named || control.ariaLabelledByElements) control.ariaLabelledByElements = named;
  if (control.ariaLabel !== text) control.ariaLabel = text;
}

/** The text of the labels, without what the host displays. */
function outerText(host: Labelled): string {
  const texts = [...host.labels].map((label) => onOneLine((label.textContent ?? '').replace(host.textContent, '')));
  return texts.join(' ');
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The name that the page gives an element, by slot, attribute or label, without trailing punctuation. Empty for none.
 */
export function nameFromPage(element: Labelled): string {
  const slotted = element.querySelector?.(':scope > [slot=label]')?.textContent.trim();
  const name = slotted || element.label || outerText(element) || element.getAttribute('aria-label') || '';
  return onOneLine(name).replace(/[\s:：*]+$/, '');
}

/** A control's name, followed by its element's. The visible text comes first, as voice control requires. */
export function namedFor(text: string, name: string): string {
  return name ? `${text}, ${name}` : text;
}

/** An element's error, for the live region: it may be announced while the focus is elsewhere. */
export function errorFor(text: string, name: string): string {
  return name ? `${name}: ${text}` : text;
}

/** True if only a label outside the element names it. Looking for one means searching the page. */
export function isNamedOutside(element: Labelled): boolean {
  return !element.label && (element.labels.length > 0 || element.hasAttribute('aria-label'));
}
