/** A panel with what the reference service has counted, and what an account would be billed for. */
import { html, render } from 'lit';
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
        render([billOf(report), ...report.sessions.slice(0, most).map(sessionOf)], panel);
      }
    } catch {
      // The demo server was stopped; the panel stays as it is.
    }
  };
  setInterval(look, interval);
  void look();
}

function billOf({ billing, lookups }: LedgerReport) {
  const rows = [
    ['Addresses entered', billing.entries],
    ['Dutch lookups', billing.dutch],
    ['Checks of a typed address', billing.validate],
    ['Lookups in all', lookups],
  ];
  return html`<dl class="bill">${rows.map(([name, count]) => html`<div><dt>${name}</dt><dd>${count}</dd></div>`)}</dl>`;
}

function sessionOf({ session, calls, addresses, misuse }: SessionReport) {
  return html`<div class="session">
    <h3>
      <span>Session</span><code>${session.slice(0, 8)}</code>
      ${misuse.length > 0 ? html`<span class="flag">${misuse.join('; ')}</span>` : ''}
    </h3>
    <ol class="calls">${countedOf(calls).map(([name, count]) => html`<li>${count > 1 ? `${name} × ${count}` : name}</li>`)}</ol>
    ${addresses.map((address) => html`<p>${address}</p>`)}
  </div>`;
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
