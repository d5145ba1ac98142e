/** The part of the page that a selector means; a page without it is a mistake of the page. */
export function find<Type extends HTMLElement>(selector: string): Type {
  const element = document.querySelector<Type>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}
