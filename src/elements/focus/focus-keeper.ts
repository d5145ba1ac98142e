/** Moves and keeps the focus. */
import { afterFrames } from '../field/after-frames.ts';
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
    const left = root && focused && isByKey ? keepingInTree(root, focused, render) : rendered(render);
    const target = this.#wanted === 'next panel' ? null : this.#wanted;
    if (target) this.#wanted = null;
    if (root && (focused || !isElsewhere(this.#host))) {
      // Browsers take the focus from what is disabled later, at different times.
      const isLost =
        focused !== null && (left.length > 0 || root.activeElement === null || focused.matches(':disabled'));
      const wanted = target && root.querySelector<HTMLElement>(target.selector);
      if (wanted) wanted.focus();
      else if (isLost) (place ?? root.querySelector<HTMLElement>(fallbackFocus()))?.focus();
    }
    const remove = () => {
      const isHere = left.some((node) => node.contains(root?.activeElement ?? null));
      for (const node of left) node.remove();
      // The person may have gone back to it meanwhile.
      if (isHere && this.#host.isConnected) root?.querySelector<HTMLElement>(fallbackFocus())?.focus();
    };
    if (left.length > 0 && mayStay(focused, root?.activeElement)) afterFrames(() => setTimeout(remove, inTreeMs));
    else remove();
  }
}

/** Renders, and keeps nothing of what goes. */
function rendered(render: () => void): readonly Element[] {
  render();
  return [];
}

/** True if something else in the page has the focus. */
function isElsewhere({ ownerDocument, shadowRoot }: HTMLElement): boolean {
  const { activeElement, body } = ownerDocument;
  return shadowRoot?.activeElement == null && activeElement !== null && activeElement !== body;
}

/**
 * Milliseconds that a control stays in the accessibility tree after a rendering took it away. Screen readers hear of all that a
 * page did in a frame first of what is gone: Orca then looks for a place of its own, and neither says which control has the focus
 * nor lets a person type there. Where what had the focus goes later, the focus comes first.
 */
const inTreeMs = 250;

/**
 * Renders. If that takes away the control that has the focus, it stays where it is, out of sight and without the rest of its
 * panel; and so do others of its kind that go with it, which Orca takes for the same one.
 *
 * @returns what was taken away, and is still there; nothing where the control stays
 */
function keepingInTree(root: ShadowRoot, focused: Element, render: () => void): readonly Element[] {
  const kept = new Set<Element>();
  for (const control of root.querySelectorAll(focused.localName))
    for (let node: Element | null = control; node; node = node.parentElement) kept.add(node);
  const taken: Element[] = [];
  // Lit takes nodes away by this method.
  for (const node of kept) node.remove = () => void taken.push(node);
  try {
    render();
  } finally {
    for (const node of kept) Reflect.deleteProperty(node, 'remove');
  }
  if (taken.some((node) => node.contains(focused))) {
    for (const node of taken) reduce(node, kept, focused.localName);
    return taken;
  }
  for (const node of taken) node.remove();
  return [];
}

/** False where nothing took the focus; of a text field a screen reader hears its caret, so it makes room for nothing but another one. */
function mayStay(before: Element | null, focused: Element | null | undefined): boolean {
  return focused != null && focused !== before && (before?.matches('button') || focused.matches('input')) === true;
}

/**
 * Leaves of what is taken away the controls and what is around them. What is moved in the tree, or becomes another kind of box,
 * would be gone for a screen reader.
 */
function reduce(taken: Element, kept: ReadonlySet<Node>, control: string): void {
  const all = [taken, ...taken.querySelectorAll<HTMLElement>('*')].filter((node) => kept.has(node)) as HTMLElement[];
  for (const node of all) {
    // Its label goes; its name stays.
    const name = [...((node as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent?.trim()).join(' ');
    if (name && !node.ariaLabel) node.ariaLabel = name;
    node.style.display = getComputedStyle(node).display;
    if (node.localName === control) node.tabIndex = -1;
  }
  for (const node of all) {
    for (const attribute of ['id', 'part', 'aria-controls', 'aria-describedby']) node.removeAttribute(attribute);
    if (node.localName !== control) for (const child of [...node.childNodes]) if (!kept.has(child)) child.remove();
  }
  taken.classList.add('leaving');
}
