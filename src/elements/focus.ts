/** Where the focus goes. */
import type { ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & HTMLElement;

/** Moves the focus within a shadow root, and only there: focus that is elsewhere in the page stays where it is. */
export class FocusKeeper {
  readonly #host: Host;
  #target: string | null = null;
  /** Whether the person, who is here, asked for another panel. Buttons take no focus in every browser. */
  #isExpected = false;

  constructor(host: Host) {
    this.#host = host;
  }

  /** After the next rendering, unless the focus is elsewhere by then. */
  move(selector: string): void {
    this.#isExpected = false;
    if (isElsewhere(this.#host)) return;
    this.#target = selector;
    this.#host.requestUpdate();
  }

  /** The next panel gets the focus. */
  expect(): void {
    this.#isExpected = true;
  }

  /** Another panel comes into sight. */
  changePanel(selector: string): void {
    const isHere = this.#isExpected || this.#host.shadowRoot?.activeElement != null;
    this.#isExpected = false;
    if (isHere) this.move(selector);
  }

  /**
   * Renders, then moves the focus where it is wanted, or, when what had it is gone, where it goes by itself.
   *
   * @param refuge selector of what takes the focus when nothing else is wanted
   */
  around(render: () => void, refuge: () => string): void {
    const root = this.#host.shadowRoot;
    const focused = root?.activeElement ?? null;
    render();
    const target = this.#target;
    this.#target = null;
    if (!root || (!focused && isElsewhere(this.#host))) return;
    const isLost = focused !== null && root.activeElement === null;
    const wanted = target === null ? null : root.querySelector<HTMLElement>(target);
    if (wanted) wanted.focus();
    else if (isLost) root.querySelector<HTMLElement>(refuge())?.focus();
  }
}

/** Whether something else in the page has the focus. */
function isElsewhere({ ownerDocument, shadowRoot }: HTMLElement): boolean {
  const { activeElement, body } = ownerDocument;
  return shadowRoot?.activeElement == null && activeElement !== null && activeElement !== body;
}
