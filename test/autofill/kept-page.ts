/**
 * The content of a checkout before a person leaves it, and after they come back to the page that the browser kept
 * whole.
 */

/** The address in each of the places where it is. */
interface AddressHeld {
  /** Of the element's value. */
  readonly lines: readonly string[];
  /** The entries that the form submits of it. */
  readonly submitted: readonly (readonly [name: string, value: string])[];
  /** As it is shown. */
  readonly card: string;
}

/** Runs in the page. */
export function addressHeld(): AddressHeld {
  const element = document.querySelector('address-entry');
  const data = new FormData(document.querySelector('form') ?? undefined);
  const card = element?.shadowRoot?.querySelector<HTMLElement>('[part=address]');
  return {
    lines: element?.value?.mailLines ?? [],
    submitted: [...data].flatMap(([name, value]) => (name.startsWith('shipping.') ? [[name, String(value)]] : [])),
    card: card?.innerText ?? '',
  };
}

/** Runs in the page: notes whether it was kept when it is shown again. */
export function noteKept(): void {
  addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
}
