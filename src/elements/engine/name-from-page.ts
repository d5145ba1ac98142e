/** The name that a page gives to an element. */

/** The name of an element, from its slot, its attribute, or outside. Empty for none. */
export function nameFromPage(element: HTMLElement, labels: NodeList, label: string): string {
  const slotted = element.querySelector?.(':scope > [slot=label]')?.textContent?.trim();
  return slotted || label || (element.getAttribute('aria-label') ?? labels[0]?.textContent?.trim() ?? '');
}
