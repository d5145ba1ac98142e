/** Shows the values that a shop receives with an order. */
export function showOrder(form: HTMLFormElement, panel: HTMLElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const title = document.createElement('h3');
    title.textContent = 'The shop receives';
    panel.replaceChildren(title, listValues(form));
  });
  form.addEventListener('reset', () => panel.replaceChildren());
}

/** Lists the values that a form would submit. */
export function listValues(form: HTMLFormElement): HTMLDListElement {
  const list = document.createElement('dl');
  list.className = 'values';
  for (const [name, value] of new FormData(form)) {
    const row = list.appendChild(document.createElement('div'));
    row.appendChild(document.createElement('dt')).textContent = name;
    row.appendChild(document.createElement('dd')).textContent = String(value) || '–';
  }
  return list;
}
