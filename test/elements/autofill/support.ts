/** Fills texts into an element as a browser, or a password manager, does. */

/** Somebody is at the element: only then it has receivers. */
export function come(element: HTMLElement): void {
  element.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
  (element as HTMLElement & { performUpdate(): void }).performUpdate();
}

/** The receiver of an element for a token. */
export function receiver(element: HTMLElement, token: string): HTMLInputElement {
  come(element);
  return element.querySelector(`[slot=autofill] [autocomplete$="${token}"]`) as HTMLInputElement;
}

/** As a browser or a password manager writes them: one after the other. */
export function receive(element: HTMLElement, parts: Readonly<Record<string, string>>): void {
  for (const [token, text] of Object.entries(parts)) {
    const input = receiver(element, token);
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    input.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
  }
}

/** An address as it fills it in. */
export const brussels = {
  'address-line1': 'Rue Neuve 12',
  'postal-code': '1000',
  'address-level2': 'Bruxelles',
  country: 'BE',
};

/** True if the element has a button with this text. */
export function hasButton(element: HTMLElement, text: string): boolean {
  return [...(element.shadowRoot?.querySelectorAll('button') ?? [])].some((it) => it.textContent?.trim() === text);
}
