import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { createMetrics } from '../../src/server/metrics.ts';

const read = (name: string) => readFileSync(new URL(`../../docs/monitoring/${name}`, import.meta.url), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string };
}

const { groups } = parse(read('alerts.yaml')) as { groups: readonly { rules: readonly Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('grafana-dashboard.json')) as {
  panels: readonly { id: number; title: string; targets: readonly { expr: string; legendFormat: string }[] }[];
};
const targets = dashboard.panels.flatMap((panel) => panel.targets);

const idle = { places: 24, taken: 0, waiting: 0 };

/** The command's metrics after one request and one event: names with their labels. */
async function measured(): Promise<string> {
  const metrics = createMetrics({
    version: '0.1.0',
    shops: () => [
      { name: 'one', proxy: { load: () => ({ dutch: idle, international: idle }) }, cap: () => ({ cap: 5, left: 1 }) },
    ],
  });
  metrics.showShops();
  metrics.countRequest(
    {
      time: '2026-01-01T00:00:00.000Z',
      operation: 'suggest',
      status: 200,
      problem: null,
      limit: null,
      cause: null,
      upstreamStatus: 200,
      source: 'service',
      milliseconds: 5,
      bytes: 2,
      network: null,
      session: null,
      traceId: null,
      requestId: null,
    },
    'one',
  );
  metrics.countEvent({ kind: 'dailyCap', day: '2026-01-01', cap: 5 }, 'one');
  return metrics.text();
}

describe('the dashboard and the alerts', () => {
  it('use metrics that the command has, with labels that they have', async () => {
    const text = await measured();
    for (const { expr } of [...targets, ...rules]) {
      const names = [...expr.matchAll(/\b(?:address_proxy|nodejs|process)_\w+/g)].map(([name]) => name);
      assert.ok(names.length > 0, expr);
      for (const name of names) assert.match(text, new RegExp(`^${name}(?:\\{| )`, 'm'), name);
      const labels = [...expr.matchAll(/by \(([^)]+)\)|\{(\w+)[=!]/g)].flatMap(([, by, one]) =>
        (by ?? one ?? '').split(', '),
      );
      for (const label of labels) assert.match(text, new RegExp(`[{,]${label}="`), label);
    }
  });

  it('name events that exist, and say in a sentence what to do or what it means', () => {
    const kinds = readFileSync(new URL('../../src/proxy/events.ts', import.meta.url), 'utf8');
    for (const { alert, expr, annotations } of rules) {
      for (const [, kind = ''] of expr.matchAll(/kind="(\w+)"/g)) assert.ok(kinds.includes(`kind: '${kind}'`), kind);
      assert.match(annotations.summary, /^[A-Z].*\.$/, alert);
    }
    assert.equal(new Set(dashboard.panels.map(({ id }) => id)).size, dashboard.panels.length);
  });
});
