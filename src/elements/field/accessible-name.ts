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
  const text = (isWrapped ? elements.map((label) => textBeside(label, host)).join(' ') : host.ariaLabel) || null;
  // Each rendering comes here, and setting the same value again costs time, too.
  if (named || control.ariaLabelledByElements) control.ariaLabelledByElements = named;
  if (control.ariaLabel !== text) control.ariaLabel = text;
}

function textBeside(label: Element, host: Element): string {
  const text = label.textContent.replace(host.textContent, '');
  return text.replace(/\s+/g, ' ').trim();
}

/** True if a label outside names the element. */
export function isNamedOutside(element: Element, labels: NodeList): boolean {
  return labels.length > 0 || element.hasAttribute('aria-label');
}
