import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { once } from '../../core/once.ts';
import { readers, wantLanguage } from '../../i18n/registry.ts';

/**
 * HTML's inherited language of an element, across shadow roots; empty when the page states none. A server sees that of the
 * element alone.
 */
function langOf(element: Element): string {
  for (let current: Element | null = element; current; current = shadowHostOf(current)) {
    const holder = current.closest ? current.closest('[lang]') : current;
    if (holder) return holder.getAttribute('lang') ?? '';
  }
  return '';
}

/** The element whose shadow tree this is in; null outside of any. */
function shadowHostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return 'host' in root ? (root as ShadowRoot).host : null;
}

/** The elements in a document, each with its language. It is looked for when a `lang` changes: every rendering asks many times. */
const current = new Map<Followed, string>();

type Followed = ReactiveControllerHost & Element;

/** All elements of a page look at its languages together. */
const observer = once(() => {
  readers.add(() => {
    for (const element of current.keys()) element.requestUpdate();
  });
  return new MutationObserver(() => {
    for (const element of current.keys()) look(element);
  });
});

function look(element: Followed): void {
  const lang = langOf(element);
  current.set(element, lang);
  wantLanguage(lang);
  element.requestUpdate();
}

/** BCP 47 tag of the language an element is in; empty when the page states none. */
export function languageOf(element: Element): string {
  return current.get(element as Followed) ?? langOf(element);
}

/** Renders an element anew when a `lang` around it changes, or its texts come late. */
export class LangController implements ReactiveController {
  readonly #host: Followed;

  constructor(host: Followed) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    look(this.#host);
    for (let current: Element | null = this.#host; current; current = shadowHostOf(current)) {
      observer().observe(current.getRootNode(), { attributes: true, subtree: true, attributeFilter: ['lang'] });
    }
  }

  hostDisconnected(): void {
    current.delete(this.#host);
  }
}
