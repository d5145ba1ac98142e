/** Changes a page as a browser does that translates it. */

/** Translates what may be translated of a tree, as Chrome does; every text has the words in braces then. */
export function translate(root: ParentNode): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const { parentElement, data } = text;
    if (data.trim() === '' || parentElement?.closest('[translate=no], style, input, textarea')) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `{${data.trim()}}`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
