/** Keeps a control that goes in the accessibility tree for a moment, so that a screen reader says what has the focus next. */
import { afterFrames, inTreeMs } from '../field/after-frames.ts';

/**
 * Renders. If that takes away the control that has the focus, it stays where it is, out of sight and without the rest of its
 * panel; and so do others of its kind that go with it, which Orca takes for the same one.
 *
 * @returns removes what is still there, once the focus is elsewhere; it calls back where the person has gone back to it. Undefined
 * where the control stays
 */
export function keepInTree(
  root: ShadowRoot,
  focused: Element,
  render: () => void,
): ((refocus: () => void) => void) | undefined {
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
  if (!taken.some((node) => node.contains(focused))) {
    for (const node of taken) node.remove();
    return undefined;
  }
  for (const node of taken) reduce(node, kept, focused.localName);
  return (refocus) => {
    const remove = () => {
      const isHere = taken.some((node) => node.contains(root.activeElement));
      for (const node of taken) node.remove();
      // The person may have gone back to it meanwhile.
      if (isHere) refocus();
    };
    if (mayStay(focused, root.activeElement)) afterFrames(() => setTimeout(remove, inTreeMs));
    else remove();
  };
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
