/** The way of the focus. */
import type { HostElement } from '../field/host.ts';

/** Moves the focus within a shadow root, and only there: focus that is elsewhere in the page stays where it is. */
export class FocusKeeper {
  readonly #host: HostElement;
  /**
   * Takes the focus next: a control, by its selector, or the next panel, because the person, who is here, asked for
   * it (buttons take no focus in every browser). Null for nothing.
   */
  #wanted: { readonly selector: string } | 'next panel' | null = null;

  constructor(host: HostElement) {
    this.#host = host;
  }

  /** After the next rendering, unless the focus is elsewhere by then. */
  move(selector: string): void {
    if (this.#wanted === 'next panel') this.#wanted = null;
    if (isElsewhere(this.#host)) return;
    this.#wanted = { selector };
    this.#host.requestUpdate();
  }

  /** The next panel gets the focus. */
  expect(): void {
    this.#wanted = 'next panel';
  }

  /** Another panel comes into sight. */
  changePanel(selector: string): void {
    if (this.#wanted === 'next panel' || this.#host.shadowRoot?.activeElement != null) this.move(selector);
  }

  /**
   * Renders, then moves the focus where it is wanted, or, when what had it is gone, where it goes by itself.
   *
   * @param fallbackFocus selector of what takes the focus when nothing else is wanted
   */
  around(render: () => void, fallbackFocus: () => string): void {
    const root = this.#host.shadowRoot;
    const focused = root?.activeElement ?? null;
    const place = focused?.closest<HTMLElement>('#beneath');
    render();
    const target = this.#wanted === 'next panel' ? null : this.#wanted;
    if (target) this.#wanted = null;
    if (!root || (!focused && isElsewhere(this.#host))) return;
    // Browsers take the focus from what is disabled later, at different times.
    const isLost = focused !== null && (root.activeElement === null || focused.matches(':disabled'));
    const wanted = target && root.querySelector<HTMLElement>(target.selector);
    if (wanted) wanted.focus();
    else if (isLost) (place ?? root.querySelector<HTMLElement>(fallbackFocus()))?.focus();
  }
}

/** True if something else in the page has the focus. */
function isElsewhere({ ownerDocument, shadowRoot }: HTMLElement): boolean {
  const { activeElement, body } = ownerDocument;
  return shadowRoot?.activeElement == null && activeElement !== null && activeElement !== body;
}
