/** The element that matches a selector, in the page or in a frame's document. Throws if there is none. */
export function find<Type extends HTMLElement>(selector: string, page = document): Type {
  const element = page.querySelector<Type>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}
