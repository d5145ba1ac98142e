/** A panel with what the reference service has counted, and what an account would be billed for. */
import type { LedgerReport, SessionReport } from './service/ledger.ts';

/** Milliseconds between two requests for the ledger. */
const interval = 1_000;

/** Number of sessions in the panel; the ledger has more. */
const most = 5;

/** Shows the ledger, and updates it when it changes, as long as the panel is in the open. */
export function showSessions(panel: HTMLElement): void {
  let shown = '';
  const look = async () => {
    if (document.hidden || !panel.checkVisibility()) return;
    try {
      const response = await fetch('/ledger');
      const text = await response.text();
      if (!response.ok || text === shown) return;
      shown = text;
      const report = JSON.parse(text) as LedgerReport;
      if (report.sessions.length > 0 || report.lookups > 0) {
        panel.replaceChildren(renderBill(report), ...report.sessions.slice(0, most).map(renderSession));
      }
    } catch {
      // The demo server was stopped; the panel stays as it is.
    }
  };
  setInterval(look, interval);
  void look();
}

function renderBill({ billing, lookups }: LedgerReport): HTMLElement {
  const list = document.createElement('dl');
  list.className = 'bill';
  const rows = [
    ['Addresses entered', billing.entries],
    ['Dutch lookups', billing.dutch],
    ['Checks of a typed address', billing.validate],
    ['Lookups in all', lookups],
  ] as const;
  for (const [name, count] of rows) {
    const row = list.appendChild(document.createElement('div'));
    row.appendChild(document.createElement('dt')).textContent = name;
    row.appendChild(document.createElement('dd')).textContent = String(count);
  }
  return list;
}

function renderSession({ session, calls, addresses, misuse }: SessionReport): HTMLElement {
  const box = document.createElement('div');
  box.className = 'session';
  const title = box.appendChild(document.createElement('h3'));
  title.appendChild(document.createElement('span')).textContent = 'Session';
  title.appendChild(document.createElement('code')).textContent = session.slice(0, 8);
  if (misuse.length > 0) {
    const flag = title.appendChild(document.createElement('span'));
    flag.className = 'flag';
    flag.textContent = misuse.join('; ');
  }
  const list = box.appendChild(document.createElement('ol'));
  list.className = 'calls';
  for (const [name, count] of countedOf(calls)) {
    list.appendChild(document.createElement('li')).textContent = count > 1 ? `${name} × ${count}` : name;
  }
  for (const address of addresses) box.appendChild(document.createElement('p')).textContent = address;
  return box;
}

/** The calls in order, with consecutive calls of a kind counted as one entry. */
function countedOf(calls: SessionReport['calls']): readonly (readonly [name: string, count: number])[] {
  const counted: [string, number][] = [];
  for (const { operation, status } of calls) {
    const name = status === 200 ? operation : `${operation} ${status}`;
    const last = counted.at(-1);
    if (last?.[0] === name) last[1] += 1;
    else counted.push([name, 1]);
  }
  return counted;
}
