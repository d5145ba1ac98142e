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

/** The language of each element in a document. It is looked for when a `lang` changes: every rendering asks many times. */
const current = new WeakMap<Element, string>();

/** Followers of the languages of a page: called when any `lang` in it changes. */
const followers = new Set<() => void>();

/** All elements of a page look at its languages together. */
const observer = once(
  () =>
    new MutationObserver(() => {
      for (const follow of followers) follow();
    }),
);

/** The language an element is in; renders it anew when a `lang` around it changes, or its texts come late. */
export class LangController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  /** BCP 47 tag; empty when the page states none. */
  get current(): string {
    return current.get(this.#host) ?? langOf(this.#host);
  }

  hostConnected(): void {
    readers.add(this.#read);
    followers.add(this.#follow);
    this.#follow();
    for (let current: Element | null = this.#host; current; current = shadowHostOf(current)) {
      observer().observe(current.getRootNode(), { attributes: true, subtree: true, attributeFilter: ['lang'] });
    }
  }

  hostDisconnected(): void {
    readers.delete(this.#read);
    followers.delete(this.#follow);
    current.delete(this.#host);
  }

  readonly #read = (): void => this.#host.requestUpdate();

  readonly #follow = (): void => {
    current.set(this.#host, langOf(this.#host));
    wantLanguage(this.current);
    this.#read();
  };
}
