/** The part of the page, or of the document of a frame, that a selector means; a page without it is a mistake of the page. */
export function find<Type extends HTMLElement>(selector: string, page = document): Type {
  const element = page.querySelector<Type>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}
