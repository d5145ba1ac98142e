/** The panel of what the reference service counted. */
import type { LedgerReport, SessionReport } from './service/ledger.ts';

/** Milliseconds between two looks at the ledger. */
const interval = 1_000;

export function showSessions(panel: HTMLElement): void {
  let shown = '';
  const look = async () => {
    if (document.hidden) return;
    try {
      const response = await fetch('/ledger');
      const text = await response.text();
      if (!response.ok || text === shown) return;
      shown = text;
      const { sessions, lookups } = JSON.parse(text) as LedgerReport;
      if (sessions.length > 0) panel.replaceChildren(total(lookups), ...sessions.slice(0, 5).map(renderSession));
    } catch {
      // The demo server was stopped; the page stays as it is.
    }
  };
  setInterval(look, interval);
  void look();
}

function total(lookups: number): HTMLElement {
  const line = document.createElement('p');
  line.className = 'lead';
  line.textContent = `Counted so far: ${lookups} ${lookups === 1 ? 'lookup' : 'lookups'}`;
  return line;
}

function renderSession({ session, calls, addresses, misuse }: SessionReport): HTMLElement {
  const box = document.createElement('div');
  box.className = 'session';
  const title = box.appendChild(document.createElement('h3'));
  title.appendChild(document.createElement('span')).textContent = `${session.slice(0, 8)}…`;
  if (misuse.length > 0) {
    const flag = title.appendChild(document.createElement('span'));
    flag.className = 'flag';
    flag.textContent = misuse.join('; ');
  }
  const list = box.appendChild(document.createElement('ol'));
  list.className = 'calls';
  for (const { operation, status } of calls) {
    list.appendChild(document.createElement('li')).textContent = status === 200 ? operation : `${operation} ${status}`;
  }
  for (const address of addresses) box.appendChild(document.createElement('p')).textContent = address;
  return box;
}
