import type { ReactiveControllerHost } from 'lit';
import { once } from '../../core/once.ts';
import { readers, wantLanguage } from '../../i18n/registry.ts';

/**
 * The inherited language of an element as defined by HTML, across shadow roots; empty if the page declares none. On a
 * server, only the element's own is known.
 */
function langOf(element: Element): string {
  for (let current: Element | null = element; current; current = shadowHostOf(current)) {
    const holder = current.closest ? current.closest('[lang]') : current;
    if (holder) return holder.getAttribute('lang') ?? '';
  }
  return '';
}

/** The host of the shadow tree that an element is in; null for none. */
function shadowHostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return 'host' in root ? (root as ShadowRoot).host : null;
}

/**
 * The connected elements with their language. It is only determined when a `lang` changes, because every rendering
 * needs it many times.
 */
const current = new Map<Followed, string>();

type Followed = ReactiveControllerHost & Element;

/** One observer for all elements in a page. */
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

/** BCP 47 tag of an element's language; empty if the page declares none. */
export function languageOf(element: Element): string {
  return current.get(element as Followed) ?? langOf(element);
}

/** Re-renders an element when a `lang` around it changes, or when messages are loaded. */
export function followLang(element: Followed): void {
  element.addController({
    hostConnected() {
      look(element);
      for (let at: Element | null = element; at; at = shadowHostOf(at)) {
        observer().observe(at.getRootNode(), { attributes: true, subtree: true, attributeFilter: ['lang'] });
      }
    },
    hostDisconnected() {
      current.delete(element);
    },
  });
}
