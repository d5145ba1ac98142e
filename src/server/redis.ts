/** The connection of the server to a Redis that several processes share. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { errorNameOf } from '../proxy/events.ts';
import type { Step } from '../proxy/store.ts';
import { createRedisStore, type ProxyEvent, type SendCommand, type Store } from '../proxy.ts';
import { SettingsError, variablePrefix } from './environment.ts';

/** A connection on which nothing arrives for this long counts as lost. */
const socketTimeoutMs = 5_000;
/** Redis is pinged more often than that, so that an idle connection does not look lost. */
const pingIntervalMs = 2_000;
const connectTimeoutMs = 2_000;
/** Pauses between attempts to connect grow by the step, up to the longest one. */
const reconnectStepMs = 100;
const reconnectMaxMs = 2_000;
/** The most commands that wait for a reply. */
const maxPendingCommands = 10_000;

/**
 * Connects to Redis, and again whenever the connection is lost. Without Redis the server works with its own memory, so
 * that both may be started at the same time and in any order.
 *
 * @param url `redis://` or `rediss://`, with a password if there is one.
 * @param prefix text before every key; null for the default of `createRedisStore`.
 * @param onEvent gets the event `storeFailed`.
 */
export function connectRedis(url: string, prefix: string | null, onEvent: (event: ProxyEvent) => void) {
  const client = createRedisClient(url, (attempts) => Math.min(attempts * reconnectStepMs, reconnectMaxMs));
  let isReported = false;
  /** Whoever noticed it: once, until Redis has replied again. */
  const report = (error: string) => {
    if (!isReported) onEvent({ kind: 'storeFailed', error });
    isReported = true;
  };
  client.on('error', (error: unknown) => report(failureNameOf(error)));
  const send = async (command: string[]) => {
    const reply = await client.sendCommand(command);
    isReported = false;
    return reply;
  };
  const failed = new Promise((resolve) => client.once('error', resolve));
  return {
    store: storeIn(send, prefix),
    /** Resolves when the first attempt to connect has ended, or takes too long: before that a request would not find Redis. */
    tried: Promise.race([client.connect().catch(() => {}), failed, delay(connectTimeoutMs, null, { ref: false })]),
    report,
    /** At once. */
    close: () => client.destroy(),
  };
}

/** A step of each kind, which together need all commands of the script. Keys of their own keep two checks apart. */
function createSteps(): Step[] {
  const key = `check-${randomUUID()}`;
  const limit = { count: 2, seconds: 1 };
  const named = { name: 'check' };
  return [
    ['take', key, limit, named],
    ['take', key, limit, named],
    ['refund', key, limit, named],
    ['refund', key, limit, named],
    ['set', `${key}:text`, 'check', 1],
    ['get', `${key}:text`],
  ];
}

/**
 * Connects once, and does what the proxy does.
 *
 * @throws SettingsError when Redis is not there, or refuses anything.
 */
export async function checkRedis(url: string, prefix: string | null): Promise<void> {
  const client = createRedisClient(url, false);
  client.on('error', () => {});
  try {
    await client.connect();
    await storeIn((command) => client.sendCommand(command), prefix).run(createSteps());
  } catch (error) {
    throw new SettingsError(`Redis at ${variablePrefix}REDIS_URL cannot be used: ${failureNameOf(error)}.`);
  } finally {
    if (client.isOpen) client.destroy();
  }
}

function createRedisClient(url: string, reconnectStrategy: false | ((attempts: number) => number)) {
  return createClient({
    url,
    // A command that cannot be sent now is rejected now, so that the proxy falls back instead of waiting.
    disableOfflineQueue: true,
    commandsQueueMaxLength: maxPendingCommands,
    pingInterval: pingIntervalMs,
    socket: { connectTimeout: connectTimeoutMs, socketTimeout: socketTimeoutMs, reconnectStrategy },
  });
}

function storeIn(send: SendCommand, prefix: string | null): Store {
  return createRedisStore(send, prefix === null ? {} : { prefix });
}

/** The first word of a refusal by Redis, such as `NOAUTH`. The rest may quote the URL with the password. */
function failureNameOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  // Within a script, Redis says this without its word.
  if (/user executing the script/.test(message)) return 'NOPERM';
  const name = /^[A-Z]{4,}(?= )/.exec(message)?.[0] ?? errorNameOf(error);
  // Those of the client library have their name in their class alone.
  return name === 'Error' && error instanceof Error ? error.constructor.name : name;
}
