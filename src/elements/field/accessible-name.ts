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
  const named = isWrapped || elements.length === 0 ? null : elements;
  const text = (isWrapped ? elements.map((label) => textBeside(label, host)).join(' ') : host.ariaLabel) || null;
  // Each rendering comes here, and a browser works for what is set again, too.
  if (named || control.ariaLabelledByElements) control.ariaLabelledByElements = named;
  if (control.ariaLabel !== text) control.ariaLabel = text;
}

function textBeside(node: Node, host: HTMLElement): string {
  const texts = [...node.childNodes].map((child) => {
    if (child === host) return '';
    return child.contains(host) ? textBeside(child, host) : (child.textContent ?? '');
  });
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

/** The name of an element, wherever the page says it: in its slot, by its attribute, or outside. Empty for none. */
export function nameFromPage(element: HTMLElement, labels: NodeList, label: string): string {
  const slotted = element.querySelector?.(':scope > [slot=label]')?.textContent?.trim();
  return slotted || label || (element.getAttribute('aria-label') ?? labels[0]?.textContent?.trim() ?? '');
}

/** True if a label outside names the element. */
export function isNamedOutside(element: Element, labels: NodeList): boolean {
  return labels.length > 0 || element.hasAttribute('aria-label');
}
