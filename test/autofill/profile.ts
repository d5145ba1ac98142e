/** An address that a browser knows, and what a checkout holds once it was filled in. */

/** An entry of a browser's address book. */
export interface Profile {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly town: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** The content in sight, and the focus. */
export interface Filled extends Profile {
  /** `id` of the element of the page that has the focus. */
  readonly focus: string;
}

/** Runs in the page. */
export function filledIn(): Filled {
  const element = document.querySelector('address-entry');
  const text = (token: string) =>
    element?.shadowRoot?.querySelector<HTMLInputElement>(`[autocomplete$="${token}"]`)?.value ?? '';
  return {
    name: document.querySelector<HTMLInputElement>('#name')?.value ?? '',
    street: text('address-line1'),
    postcode: text('postal-code'),
    town: text('address-level2'),
    country: element?.country ?? '',
    focus: document.activeElement?.id ?? '',
  };
}
