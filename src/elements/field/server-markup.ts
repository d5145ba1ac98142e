/** Replaces a shadow root that a server rendered (declarative shadow DOM). */
import type { Act } from './queue.ts';

/**
 * Replaces the server's markup by what the element has rendered, which looks the same and works. Typed text, focus and
 * caret are moved, so that the same server markup fits every page, language and build.
 *
 * @param root contains the server's markup, then the element's own rendering
 * @param perform called with what was typed; the page has already received events for it
 */
export function replaceServerMarkup(root: ParentNode, perform: (act: Act) => void): void {
  const own = root.lastElementChild;
  for (const given of [...root.children]) {
    if (given === own) continue;
    for (const input of given.querySelectorAll('input')) continueIn(own?.querySelector(`#${input.id}`), input, perform);
    given.remove();
  }
}

function continueIn(
  own: HTMLInputElement | null | undefined,
  given: HTMLInputElement,
  perform: (act: Act) => void,
): void {
  if (!own) return;
  const { value, selectionStart, selectionEnd } = given;
  if (value !== given.defaultValue) {
    own.value = value;
    perform({ type: 'typed', field: own.id, text: value });
  }
  if (!given.matches(':focus')) return;
  own.focus();
  own.setSelectionRange(selectionStart, selectionEnd);
}
