/** Documents without a browser, made the globals of a process as test runners do it. */

interface Window {
  readonly document: Document;
  readonly customElements: CustomElementRegistry;
}

/** Functions of a window that are not its own properties. */
const inherited = ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const;

/** Gives the process what a window has. What Node has too, and a document needs of its own, is replaced. */
export function installWindow(window: object): Document {
  const taken = [
    'window',
    'document',
    'navigator',
    'Event',
    'CustomEvent',
    'EventTarget',
    'FormData',
    'AbortController',
    'AbortSignal',
  ];
  for (const name of new Set([...Object.getOwnPropertyNames(window), ...taken])) {
    if (name in globalThis && !taken.includes(name)) continue;
    const value = name === 'window' ? window : Reflect.get(window, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  for (const name of inherited) Reflect.set(globalThis, name, Reflect.get(window, name).bind(window));
  return (window as Window).document;
}
