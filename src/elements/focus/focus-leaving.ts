/** Reports when the focus has left fields, but not before a pressed pointer is released. */
import { isElement } from '../field/element-kinds.ts';
import type { PanelHost } from '../field/host.ts';
import { whileConnected } from '../field/while-connected.ts';

/** The fields to watch. */
interface Fields {
  /** Contains the fields; called when the element is in a document. */
  readonly root: () => ShadowRoot | Document;
  /** True for a field. A button that loses the focus because it is removed does not count. */
  readonly isField: (element: Element) => boolean;
  /**
   * True for elements that belong to the fields, so that moving there is not leaving. Default: everything in the root.
   */
  readonly isBeside?: (element: Element) => boolean;
  readonly left: () => void;
}

/** Reports when the focus leaves all of the fields. */
export function watchFields(host: PanelHost, { root, isField, isBeside, left }: Fields): void {
  whileConnected(host.lifecycle, (signal) => {
    const inRoot = root();
    const focusLeft = (event: Event) => {
      const { target, relatedTarget } = event as FocusEvent;
      if (!isElement(target) || !isField(target) || !target.ownerDocument.hasFocus()) return;
      const isWithin =
        isElement(relatedTarget) && (isBeside ? isBeside(relatedTarget) : inRoot.contains(relatedTarget));
      if (!isWithin) host.afterPress(left);
    };
    inRoot.addEventListener('focusout', focusLeft, { signal });
  });
}

/**
 * Reports when the focus has left one of the fields, even for another one, once it has arrived there: the destination
 * may be a link that the browser has to scroll to.
 */
export function watchEachField(host: PanelHost, { root, isField, left }: Fields): void {
  whileConnected(host.lifecycle, (signal) => {
    const inRoot = root();
    // A field may already have the focus, because the engine is loaded later.
    let focused: EventTarget | null = inRoot.activeElement;
    const fieldLeft = (event: Event) => {
      const { type, target, relatedTarget } = event as FocusEvent;
      const leave = () => host.afterPress(left);
      // Browsers autofill fields without focus. For a field that is being left, `change` comes before the focus moves.
      const hasLeft = type === 'focusout' || target !== focused;
      if (type === 'focusout') focused = null;
      if (!hasLeft || !isElement(target) || !isField(target)) return;
      if (isElement(relatedTarget) && inRoot.contains(relatedTarget))
        inRoot.addEventListener('focusin', leave, { once: true, signal });
      else leave();
    };
    const arrived = ({ target }: Event) => {
      focused = target;
    };
    inRoot.addEventListener('focusin', arrived, { signal });
    for (const type of ['focusout', 'change']) inRoot.addEventListener(type, fieldLeft, { signal });
  });
}
