/** The widgets of some pages beside examples: the ledger, a switch for faults, and the editor of themes. */
import type { LedgerReport, SessionReport } from '../../../demo/service/ledger.ts';
import { forget, onLedger, setFault } from './stand-in.ts';
import { showThemeEditor } from './theme-editor.ts';

const widgets: Readonly<Record<string, (place: HTMLElement) => void>> = {
  ledger: showLedger,
  faults: showFaults,
  'theme-editor': showThemeEditor,
};

/** Fills the places of the page that ask for one. */
export function showWidgets(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    widgets[place.dataset['widget'] ?? '']?.(place);
  }
}

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function showLedger(place: HTMLElement): void {
  const button = create('button', 'Forget');
  button.type = 'button';
  button.addEventListener('click', forget);
  const total = create('p', 'Counted so far: 0 lookups');
  total.setAttribute('role', 'status');
  const list = document.createElement('div');
  const head = document.createElement('div');
  head.className = 'widget-head';
  head.append(total, button);
  place.append(head, list);
  onLedger(({ lookups, sessions }: LedgerReport) => {
    const text = `Counted so far: ${lookups} ${lookups === 1 ? 'lookup' : 'lookups'}`;
    if (total.textContent !== text) total.textContent = text;
    list.replaceChildren(...sessions.slice(0, 4).map(renderSession));
  });
}

function renderSession({ session, calls, addresses, misuse }: SessionReport): HTMLElement {
  const box = document.createElement('div');
  box.className = 'session';
  const list = document.createElement('ol');
  for (const { operation, status } of calls) {
    list.append(create('li', status === 200 ? operation : `${operation} ${status}`));
  }
  box.append(create('p', `Session ${session.slice(0, 8)}…`), list, ...addresses.map((address) => create('p', address)));
  if (misuse.length > 0) box.append(create('p', `Misuse: ${misuse.join('; ')}`));
  return box;
}

/** The faults by name, with a text for each. */
const faults: Readonly<Record<string, string>> = {
  '': 'Nothing',
  'delay=3000': 'Every answer takes 3 seconds',
  offline: 'No network',
  'status=503': 'The service is down (503)',
  'too-many': 'Too many requests (429)',
  'status=401': 'The service refuses the account (401)',
  forbidden: 'The proxy refuses the page (403)',
  html: 'The answer is an HTML page',
};

function showFaults(place: HTMLElement): void {
  const label = create('label', 'What goes wrong ');
  const select = document.createElement('select');
  for (const [value, text] of Object.entries(faults)) select.append(new Option(text, value));
  select.addEventListener('change', () => setFault(select.value));
  label.append(select);
  place.append(label);
}
