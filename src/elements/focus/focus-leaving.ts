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
  /** True if each field is left on its own, even for one beside it. Default: false. */
  readonly isEach?: boolean;
  readonly left: () => void;
}

/** Reports when the focus leaves the fields. */
export function watchFields(host: PanelHost, { root, isField, isBeside, isEach = false, left }: Fields): void {
  whileConnected(host.element, (signal) => {
    const inRoot = root();
    // In Chromium, the focus leaves a field that is removed as well.
    const leave = () => queueMicrotask(() => signal.aborted || host.afterPress(left));
    // A field may already have the focus, because the engine is loaded later.
    let current: EventTarget | null = inRoot.activeElement;
    const listen = (name: string, listener: (target: Element, next: EventTarget | null) => void) => {
      const heard = ({ target, relatedTarget = null }: Event & Pick<Partial<FocusEvent>, 'relatedTarget'>) =>
        isElement(target) && isField(target) && listener(target, relatedTarget);
      inRoot.addEventListener(name, heard, { signal });
    };
    listen('focusin', (field) => {
      current = field;
    });
    listen('focusout', (field, next) => {
      current = null;
      if (!field.ownerDocument.hasFocus()) return;
      const isWithin = isElement(next) && (isBeside ? isBeside(next) : inRoot.contains(next));
      if (!isWithin) leave();
      // Once the focus has arrived: it may go to a link that the browser has to scroll to.
      else if (isEach) next.addEventListener('focusin', leave, { once: true, signal });
    });
    // Browsers autofill fields without focus. For a field that is being left, this comes before the focus moves.
    if (isEach) listen('change', (field) => field === current || leave());
  });
}
