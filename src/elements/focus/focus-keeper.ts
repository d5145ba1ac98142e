/** Moves and keeps the focus. */
import type { HostElement } from '../field/host.ts';
import { keepInTree } from './kept-in-tree.ts';

/** Moves the focus within a shadow root. If it is elsewhere in the page, it stays there. */
export class FocusKeeper {
  readonly #host: HostElement;
  /**
   * What receives the focus next: a control, by its selector, or the next panel, which the shopper has asked for (in
   * some browsers, clicking a button does not focus it). Null for nothing.
   */
  #wanted: { readonly selector: string } | 'next panel' | null = null;

  constructor(host: HostElement) {
    this.#host = host;
  }

  /** Moves the focus after the next rendering, unless it is elsewhere by then. */
  move(selector: string): void {
    if (this.#wanted === 'next panel') this.#wanted = null;
    if (isElsewhere(this.#host)) return;
    this.#wanted = { selector };
    this.#host.requestUpdate();
  }

  /** Moves the focus to the next panel. */
  expect(): void {
    this.#wanted = 'next panel';
  }

  /** Another panel becomes visible. The focus stays at the country picker when a country is chosen (WCAG 3.2.2). */
  changePanel(selector: string): void {
    const focused = this.#host.shadowRoot?.activeElement;
    if (this.#wanted || (focused && focused.id !== 'country')) this.move(selector);
  }

  /**
   * Renders, then moves the focus to where it is wanted, or to the fallback if the focused element was removed.
   *
   * @param fallbackFocus selector of the control that receives the focus if nothing else is wanted
   */
  around(render: () => void, fallbackFocus: () => string): void {
    const root = this.#host.shadowRoot;
    const focused = root?.activeElement ?? null;
    const place = focused?.closest<HTMLElement>('#beneath');
    const isCountry = focused?.id === 'country';
    // The focus moves on, so what was kept before no longer matters.
    if (this.#wanted)
      for (const node of root?.querySelectorAll('.leaving') ?? []) if (!node.contains(focused)) node.remove();
    // A field is only replaced if the focus is wanted elsewhere, so that keys in it cost nothing. Someone who uses a
    // pointer sees the change.
    const isKept = focused?.matches(`:is(button${this.#wanted ? ', input' : ''}):focus-visible`) === true;
    const release = isKept && root && focused ? keepInTree(root, focused, render) : void render();
    const target = this.#wanted === 'next panel' ? null : this.#wanted;
    if (target) this.#wanted = null;
    if (root && (focused || !isElsewhere(this.#host))) {
      // Browsers take the focus from disabled elements later, at different times.
      const isLost =
        focused !== null && (release !== undefined || root.activeElement === null || focused.matches(':disabled'));
      const wanted = target && root.querySelector<HTMLElement>(target.selector);
      if (wanted) wanted.focus();
      else if (isLost) {
        // One country picker replaces another.
        const same = isCountry && root.querySelector<HTMLElement>('#country:enabled');
        (place ?? (same || root.querySelector<HTMLElement>(fallbackFocus())))?.focus();
      }
    }
    release?.(() => this.#host.isConnected && root?.querySelector<HTMLElement>(fallbackFocus())?.focus());
  }
}

/** True if the focus is elsewhere in the page. */
function isElsewhere({ ownerDocument, shadowRoot }: HTMLElement): boolean {
  const { activeElement, body } = ownerDocument;
  return shadowRoot?.activeElement == null && activeElement !== null && activeElement !== body;
}
