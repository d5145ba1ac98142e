/** Moves and keeps the focus. */
import type { HostElement } from '../field/host.ts';
import { keepInTree } from './kept-in-tree.ts';

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

  /** Gives the next panel the focus. */
  expect(): void {
    this.#wanted = 'next panel';
  }

  /** Another panel comes into sight. A person who chooses a country stays at the picker (WCAG 3.2.2). */
  changePanel(selector: string): void {
    const focused = this.#host.shadowRoot?.activeElement;
    if (this.#wanted === 'next panel' || (focused && focused.id !== 'country')) this.move(selector);
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
    // The focus goes on: what was left behind before it is in nobody's way any more.
    if (this.#wanted)
      for (const node of root?.querySelectorAll('.leaving') ?? []) if (!node.contains(focused)) node.remove();
    // Who presses with a finger or a mouse sees what comes.
    const isByKey = focused?.matches('button:focus-visible, input:focus-visible') === true;
    const release = isByKey && root && focused ? keepInTree(root, focused, render) : void render();
    const target = this.#wanted === 'next panel' ? null : this.#wanted;
    if (target) this.#wanted = null;
    if (root && (focused || !isElsewhere(this.#host))) {
      // Browsers take the focus from what is disabled later, at different times.
      const isLost =
        focused !== null && (release !== undefined || root.activeElement === null || focused.matches(':disabled'));
      const wanted = target && root.querySelector<HTMLElement>(target.selector);
      if (wanted) wanted.focus();
      else if (isLost) {
        // The picker of the engine takes the place of the field's.
        const same = focused.id === 'country' && root.querySelector<HTMLElement>('#country:enabled');
        (place ?? (same || root.querySelector<HTMLElement>(fallbackFocus())))?.focus();
      }
    }
    release?.(() => this.#host.isConnected && root?.querySelector<HTMLElement>(fallbackFocus())?.focus());
  }
}

/** True if something else in the page has the focus. */
function isElsewhere({ ownerDocument, shadowRoot }: HTMLElement): boolean {
  const { activeElement, body } = ownerDocument;
  return shadowRoot?.activeElement == null && activeElement !== null && activeElement !== body;
}
