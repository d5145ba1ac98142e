/**
 * Keeps a removed control in the accessibility tree for a moment, so that a screen reader announces what receives the
 * focus.
 */
import { afterFrames, inTreeMs } from '../field/after-frames.ts';

/**
 * Renders. If that removes the focused control, it stays in place, visually hidden and without the rest of its panel.
 * So do others of its kind that are removed, which Orca would take for the same one.
 *
 * @returns removes what is left, once the focus is elsewhere, and refocuses if someone has gone back to it. Undefined
 *   if the control was not removed
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
  // Lit removes nodes with this method.
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
      // Someone may have gone back to it meanwhile.
      if (isHere) refocus();
    };
    if (mayStay(focused, root.activeElement)) afterFrames(() => setTimeout(remove, inTreeMs));
    else remove();
  };
}

/**
 * False if nothing received the focus. If a text field is removed, screen readers announce the caret of the next one,
 * so it only has to stay for another text field.
 */
function mayStay(before: Element | null, focused: Element | null | undefined): boolean {
  return focused != null && focused !== before && (before?.matches('button') || focused.matches('input')) === true;
}

/**
 * Reduces what was removed to its controls and their ancestors. Moving them in the tree, or changing their kind of box,
 * would remove them for a screen reader.
 */
function reduce(taken: Element, kept: ReadonlySet<Node>, control: string): void {
  const all = [taken, ...taken.querySelectorAll<HTMLElement>('*')].filter((node) => kept.has(node)) as HTMLElement[];
  for (const node of all) {
    // Its label is removed, but its name stays.
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
