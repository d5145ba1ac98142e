/** Shows the values that a shop receives when an order is placed. */
export function showOrder(form: HTMLFormElement, panel: HTMLElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const title = document.createElement('h3');
    title.textContent = 'The shop receives';
    panel.replaceChildren(title, listValues(form));
  });
  form.addEventListener('reset', () => panel.replaceChildren());
}

/** The values of a form as it would submit them. */
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
