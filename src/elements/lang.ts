import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { readers, wantLanguage } from '../i18n/registry.ts';

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

/** The language an element is in; renders it anew when a `lang` around it changes, or its texts come late. */
export class LangController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #observer: MutationObserver | null;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    // A server has none.
    this.#observer = typeof MutationObserver === 'undefined' ? null : new MutationObserver(this.#update);
    host.addController(this);
  }

  /** BCP 47 tag; empty when the page states none. */
  get current(): string {
    return langOf(this.#host);
  }

  hostConnected(): void {
    readers.add(this.#read);
    this.#update();
    for (let current: Element | null = this.#host; current; current = shadowHostOf(current)) {
      this.#observer?.observe(current.getRootNode(), { attributes: true, subtree: true, attributeFilter: ['lang'] });
    }
  }

  hostDisconnected(): void {
    readers.delete(this.#read);
    this.#observer?.disconnect();
  }

  readonly #read = (): void => this.#host.requestUpdate();

  readonly #update = (): void => {
    wantLanguage(this.current);
    this.#read();
  };
}
