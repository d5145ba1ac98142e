/** The script of every page: a table that is wider than the page can be scrolled with the keyboard. */

const tables = document.querySelectorAll<HTMLElement>('.sl-markdown-content table');
const watcher = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const table = target as HTMLElement;
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute('tabindex');
  }
});
for (const table of tables) watcher.observe(table);
