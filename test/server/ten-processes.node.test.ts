import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { retryAfterMaxSeconds } from '../../src/waiting/headers.ts';
import { operationOf, type RunningServer, runConcurrently, listen as startService } from '../proxy/server.ts';
import { bodies, createRequest, noLimits } from '../proxy/support.ts';
import { missing, type Nginx, type Program, redisServer, startNginx, startRedis } from '../support/programs.ts';
import { balancer, type RunningCommand, startCommand } from './support.ts';

const processes = 10;
const shoppers = 12;
/** Lookups of one shopper. */
const limit = 5;
const cap = 800;
/** Requests that the shoppers may begin while a killed process starts again. */
const whileStarting = 20;

/** Something that happens again and again: `wait` resolves at the next time. */
function createNews() {
  const waiting = new Set<() => void>();
  return {
    wait: () => new Promise<void>((resolve) => waiting.add(resolve)),
    notify: () => {
      for (const resolve of waiting) resolve();
      waiting.clear();
    },
  };
}

describe('ten processes behind one nginx with one Redis', { skip: missing('nginx', redisServer) }, () => {
  let service: RunningServer;
  let redis: Program;
  let nginx: Nginx;
  let env: Record<string, string>;
  let commands: RunningCommand[] = [];
  /** Of each shopper, by the number of the house that is in each of its requests. */
  const billed = new Map<string, number>();
  /** Answers that the service keeps back; null when it answers at once. */
  let held: (() => void)[] | null = null;
  /** Resolves when each shopper waits for the service. */
  let onAllHeld = () => {};

  before(async () => {
    service = await startService(({ url = '' }, response) => {
      const [, shopper = ''] = /postcode\/\d{4}[A-Z]{2}\/(\d+)/.exec(url) ?? [];
      billed.set(shopper, (billed.get(shopper) ?? 0) + 1);
      const answer = () => {
        const operation = operationOf(url);
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify(operation && bodies[operation]));
      };
      if (!held) return answer();
      held.push(answer);
      if (held.length === shoppers) onAllHeld();
    });
    redis = await startRedis();
    env = {
      BASE_URL: `http://127.0.0.1:${service.port}`,
      REDIS_URL: `redis://127.0.0.1:${redis.port}`,
      TRUSTED_HOPS: '1',
      DAILY_CAP: String(cap),
      TIMEOUT: '60000',
      LIMITS: JSON.stringify({ ...noLimits, lookups: [{ count: limit, burst: limit, seconds: 3_600 }] }),
    };
    commands = await Promise.all(Array.from({ length: processes }, () => startCommand(env)));
    const config = balancer(commands.map(({ port }) => port))
      // Each shopper has an address of its own, and a test learns which process a request was sent to.
      .replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $http_x_shopper')
      .replace('proxy_connect_timeout 2s', 'add_header X-Upstream $upstream_addr always; proxy_connect_timeout 60s')
      // However slow the machine is: answers are held back.
      .replace('proxy_read_timeout 15s', 'proxy_read_timeout 600s');
    nginx = await startNginx(config);
  });
  after(async () => {
    await nginx?.stop();
    await Promise.all(commands.map(({ stop }) => stop()));
    await redis?.stop();
    await service.close();
  });

  it('only lose the requests of a killed process, bill no more than the cap, and give each client its limit', async () => {
    /** Ports of processes that were killed. */
    const killed = new Set<string>();
    /** The outcomes of the requests of each shopper who came to the limit. */
    const full: { shopper: string; answered: number; lost: number }[] = [];
    let [answers, lost, isCapReached] = [0, 0, false];
    const { wait: waitForAnswer, notify: notifyOfAnswer } = createNews();
    const { wait: waitForTurn, notify: notifyOfTurns } = createNews();
    let turns = Number.POSITIVE_INFINITY;
    const answered = async (count: number) => {
      for (const until = answers + count; answers < until; ) await waitForAnswer();
    };
    async function shop(id: number): Promise<void> {
      const own = { shopper: String(id + 1), answered: 0, lost: 0 };
      for (let index = 0; ; index++) {
        const params = { postcode: `${1_000 + index}AB`, houseNumber: own.shopper };
        const { pathname } = new URL(createRequest('dutchByPostcode', params).url);
        const headers = new Headers(createRequest('dutchByPostcode').headers);
        headers.set('x-shopper', `10.${id >> 16}.${(id >> 8) % 256}.${id % 256}`);
        while (turns <= 0) await waitForTurn();
        turns--;
        const response = await fetch(`http://127.0.0.1:${nginx.port}/address-api${pathname}`, { headers });
        const text = await response.text();
        answers++;
        notifyOfAnswer();
        if (response.status === 200) own.answered++;
        else if (response.status === 502) {
          const upstream = response.headers.get('x-upstream') ?? '';
          assert.ok(killed.has(upstream), `lost by ${upstream}, which was not killed: ${text}`);
          own.lost++;
          lost++;
        } else {
          const { limit } = JSON.parse(text) as { limit: string };
          const isOverToday = response.headers.get('retry-after') === String(retryAfterMaxSeconds);
          if (limit === 'account' && !isOverToday) {
            // On a busy machine Redis may be silent for a moment, and has counted the lookup or not.
            own.lost++;
            lost++;
            continue;
          }
          isCapReached ||= limit === 'account';
          if (limit === 'client') full.push(own);
          assert.match(limit, /^(client|account)$/, text);
          return;
        }
      }
    }
    function* untilCap() {
      for (let id = 0; !isCapReached; id++) yield id;
    }
    const shopping = runConcurrently(untilCap(), shoppers, shop);

    const killing = async () => {
      for (const [index, { child, port }] of commands.entries()) {
        const isHolding = index % 2 === 0;
        if (isHolding) {
          const allHeld = new Promise<void>((resolve) => {
            onAllHeld = resolve;
          });
          held = [];
          await allHeld;
        } else await answered(shoppers);
        killed.add(`127.0.0.1:${port}`);
        child.kill('SIGKILL');
        await commands[index]?.ended;
        turns = whileStarting;
        for (const answer of (held ?? []).splice(0)) answer();
        held = null;
        commands[index] = await startCommand({ ...env, PORT: String(port) });
        turns = Number.POSITIVE_INFINITY;
        notifyOfTurns();
      }
    };
    await Promise.all([killing(), shopping]);

    assert.ok(lost >= processes / 2, `${lost} lost`);
    const sum = [...billed.values()].reduce((one, other) => one + other, 0);
    assert.ok(sum <= cap && sum >= cap - lost, `billed ${sum} of ${cap}, lost ${lost}`);
    assert.ok(full.length > 50, `${full.length} shoppers came to their limit`);
    for (const own of full) {
      assert.ok((billed.get(own.shopper) ?? 0) <= limit, `${billed.get(own.shopper)} billed`);
      assert.ok(own.answered <= limit && own.answered + own.lost >= limit, JSON.stringify(own));
    }
    for (const command of commands) assert.equal(command.count('bug'), 0);
  });
});
