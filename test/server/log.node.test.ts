import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { RequestLog } from '../../src/proxy.ts';
import { createLog } from '../../src/server/log.ts';

it('the log has a hundred lines a minute for requests that call no operation, and says how many it omitted', () => {
  let time = 0;
  const lines: Record<string, unknown>[] = [];
  const log = createLog(
    (line) => lines.push(JSON.parse(line)),
    () => time,
  );
  const request = (operation: RequestLog['operation']) => log.request({ operation, status: 404 } as RequestLog);
  for (let times = 0; times < 1_000; times++) request(null);
  assert.equal(lines.length, 100);
  for (let times = 0; times < 300; times++) request('countries');
  assert.equal(lines.length, 400);
  time = 60_000;
  request(null);
  request(null);
  const news = lines.slice(400).map(({ kind, omitted }) => [kind, omitted]);
  assert.deepEqual(news, [
    ['refusalsOmitted', 900],
    ['request', undefined],
    ['request', undefined],
  ]);
});

it('the log omits no line of one shop for those of another', () => {
  let time = 0;
  const lines: Record<string, unknown>[] = [];
  const log = createLog(
    (line) => lines.push(JSON.parse(line)),
    () => time,
  );
  const request = (shop: string) => log.request({ operation: null, status: 403 } as RequestLog, shop);
  for (let times = 0; times < 150; times++) request('one');
  request('two');
  assert.equal(lines.filter(({ shop }) => shop === 'two').length, 1);
  time = 60_000;
  request('two');
  const news = lines.slice(101).map(({ kind, omitted, shop }) => [kind, omitted, shop]);
  assert.deepEqual(news, [
    ['refusalsOmitted', 50, 'one'],
    ['request', undefined, 'two'],
  ]);
});
