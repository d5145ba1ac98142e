import { pageText } from './language.ts';

/** What a shop receives when an order is placed. */
export function showOrder(form: HTMLFormElement, panel: HTMLElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const list = document.createElement('dl');
    for (const [name, value] of new FormData(form)) {
      const row = list.appendChild(document.createElement('div'));
      row.appendChild(document.createElement('dt')).textContent = name;
      row.appendChild(document.createElement('dd')).textContent = String(value) || '–';
    }
    const title = document.createElement('h2');
    const { text, lang } = pageText('The shop receives');
    title.textContent = text;
    title.lang = lang;
    panel.replaceChildren(title, list);
  });
  form.addEventListener('reset', () => panel.replaceChildren());
}
