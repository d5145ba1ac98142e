/** The element of the page that matches a selector. Throws if there is none. */
export function find<Type extends HTMLElement>(selector: string): Type {
  const element = document.querySelector<Type>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}
