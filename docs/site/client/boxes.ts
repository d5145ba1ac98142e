/** The examples of a page: they come to life when they come into sight, and say what the page hears. */

import { loadElements } from './elements.ts';
import { clientUrl } from './place.ts';

/** Events that a page listens to. */
const events = [
  'input',
  'change',
  'invalid',
  'address-selected',
  'address-cleared',
  'address-error',
  'address-step',
  'address-before-fill',
];

/** Events in sight, the newest first. */
const shown = 6;

/** Mounts each example shortly before it can be seen. */
export function showBoxes(): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        void loadElements().then(() => mount(target as HTMLElement));
      }
    },
    { rootMargin: '100px' },
  );
  for (const box of document.querySelectorAll('.live')) watcher.observe(box);
}

function mount(box: HTMLElement): void {
  const template = box.querySelector('template');
  if (!template) return;
  const stage = document.createElement('div');
  stage.className = 'stage';
  stage.append(template.content.cloneNode(true));
  template.replaceWith(stage);
  logEvents(box, stage);
  showSubmissions(box, stage);
  const { script } = box.dataset;
  if (!script) return;
  void import(/* @vite-ignore */ clientUrl(`examples/${script}.js`).href);
}

function logEvents(box: HTMLElement, stage: HTMLElement): void {
  const list = document.createElement('ol');
  list.className = 'events';
  list.setAttribute('aria-label', 'Events, newest first');
  list.hidden = true;
  box.append(list);
  for (const name of events) {
    // `invalid` does not bubble.
    stage.addEventListener(name, (event) => note(list, event), { capture: name === 'invalid' });
  }
}

function note(list: HTMLElement, event: Event): void {
  if (!(event.target as Element | null)?.localName.includes('-')) return;
  const line = document.createElement('li');
  const name = line.appendChild(document.createElement('code'));
  name.textContent = event.type;
  const told = toldBy(event);
  if (told) line.append(' ', told);
  // Each key is an `input`: one line is enough for them.
  if (event.type === 'input' && list.firstElementChild?.textContent === 'input') return;
  list.hidden = false;
  list.prepend(line);
  while (list.children.length > shown) list.lastElementChild?.remove();
}

function toldBy(event: Event): string {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (typeof detail !== 'object' || detail === null) return '';
  if ('step' in detail) return String(detail.step);
  if ('reason' in detail) return JSON.stringify(detail);
  if (!('address' in detail)) return '';
  const { mailLines = [] } = detail.address as { readonly mailLines?: readonly string[] };
  return mailLines.join(', ');
}

function showSubmissions(box: HTMLElement, stage: HTMLElement): void {
  const output = box.appendChild(document.createElement('output'));
  output.hidden = true;
  stage.addEventListener('submit', (event) => {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement, event.submitter);
    const lines = [...data].map(([name, value]) => `${name} = ${String(value)}`);
    output.textContent = lines.length > 0 ? `The form submits:\n${lines.join('\n')}` : 'The form submits nothing.';
    output.hidden = false;
  });
}
