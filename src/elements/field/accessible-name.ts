import { isElement } from './element-kinds.ts';

/**
 * Names a control inside a shadow root by what the page says outside: `<label>`s of the host and its `aria-label`.
 * The platform names the host by them only, and the control inside would have no name at all.
 *
 * @param control in the host's shadow root
 */
export function nameFromOutside(control: Element, host: HTMLElement, labels: NodeList): void {
  const elements = [...labels].filter(isElement);
  // A label around the host would also name the control by everything the host shows.
  const isWrapped = elements.some((label) => label.contains(host));
  const named = isWrapped || !elements[0] ? null : elements;
  const text = (isWrapped ? outerText(host, labels) : host.ariaLabel) || null;
  // Each rendering comes here, and setting the same value again costs time, too.
  if (named || control.ariaLabelledByElements) control.ariaLabelledByElements = named;
  if (control.ariaLabel !== text) control.ariaLabel = text;
}

/** The text of the labels, without what the host shows. */
function outerText(host: Element, labels: NodeList): string {
  const texts = [...labels].map((label) => onOneLine((label.textContent ?? '').replace(host.textContent, '')));
  return texts.join(' ');
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The name that the page gives to an element: by its slot, its attribute, or from outside, without signs at its end. Empty for none. */
export function nameFromPage(element: HTMLElement, labels: NodeList, label: string): string {
  const slotted = element.querySelector?.(':scope > [slot=label]')?.textContent.trim();
  const name = slotted || label || outerText(element, labels) || element.getAttribute('aria-label') || '';
  return onOneLine(name).replace(/[\s:：*]+$/, '');
}

/** The name of a control with that of its element; the text in sight comes first, as voice control needs it. */
export function namedFor(text: string, name: string): string {
  return name ? `${text}, ${name}` : text;
}

/** An error of an element, for the ears: it may be said while the focus is elsewhere. */
export function errorFor(text: string, name: string): string {
  return name ? `${name}: ${text}` : text;
}

/**
 * Gives each button with a text, and each field outside of a named group, the name of the element as well: a page may have
 * several elements, and screen readers list controls by their names alone.
 *
 * @param name of the element; empty for none
 */
export function nameControls(root: ParentNode, name: string): void {
  for (const control of root.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input, select')) {
    const isButton = control.localName === 'button';
    // The page names the field for the search, and a group the fields in it.
    if (!isButton && control.closest('#input, fieldset, [role=group]')) continue;
    const text = onOneLine((isButton ? control : control.labels?.[0])?.textContent ?? '');
    // A button that is a sign has its name from its template.
    if (!text) continue;
    const own = name ? namedFor(text, name) : null;
    if (control.ariaLabel !== own) control.ariaLabel = own;
  }
}

/** True if a label outside names the element. */
export function isNamedOutside(element: Element, labels: NodeList): boolean {
  return labels.length > 0 || element.hasAttribute('aria-label');
}
