import { isElement } from './element-kinds.ts';

/**
 * Names a control inside a shadow root by what the page provides outside: the host's `<label>`s and `aria-label`. The
 * platform applies these to the host only, so the control inside would have no name.
 *
 * @param control in the host's shadow root
 */
export function nameFromOutside(control: Element, host: HTMLElement, labels: NodeList): void {
  const elements = [...labels].filter(isElement);
  // A label around the host would also name the control by everything that the host displays.
  const isWrapped = elements.some((label) => label.contains(host));
  const named = isWrapped || !elements[0] ? null : elements;
  const text = (isWrapped ? outerText(host, labels) : host.ariaLabel) || null;
  // This runs on every rendering, and setting the same value again has a cost.
  if (named || control.ariaLabelledByElements) control.ariaLabelledByElements = named;
  if (control.ariaLabel !== text) control.ariaLabel = text;
}

/** The text of the labels, without what the host displays. */
function outerText(host: Element, labels: NodeList): string {
  const texts = [...labels].map((label) => onOneLine((label.textContent ?? '').replace(host.textContent, '')));
  return texts.join(' ');
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The name that the page gives an element, by slot, attribute or label, without trailing punctuation. Empty for none.
 */
export function nameFromPage(element: HTMLElement, labels: NodeList, label: string): string {
  const slotted = element.querySelector?.(':scope > [slot=label]')?.textContent.trim();
  const name = slotted || label || outerText(element, labels) || element.getAttribute('aria-label') || '';
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

/**
 * Adds the element's name to each button with text, and to each field outside a named group, because a page may have
 * several elements and screen readers list controls by name.
 *
 * @param name of the element; empty for none
 */
export function nameControls(root: ParentNode, name: string): void {
  for (const control of root.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input, select')) {
    const isButton = control.localName === 'button';
    // The search field is named by the page, and the fields of a group by that group.
    if (!isButton && control.closest('#input, fieldset, [role=group]')) continue;
    const text = onOneLine((isButton ? control : control.labels?.[0])?.textContent ?? '');
    // An icon button has its name from its template.
    if (!text) continue;
    const own = name ? namedFor(text, name) : null;
    if (control.ariaLabel !== own) control.ariaLabel = own;
  }
}

/** True if a label outside the element names it. */
export function isNamedOutside(element: Element, labels: NodeList): boolean {
  return labels.length > 0 || element.hasAttribute('aria-label');
}
