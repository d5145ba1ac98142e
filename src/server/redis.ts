/** The connection of the server to a Redis that several processes share. */
import { createClient } from '@redis/client';
import { errorNameOf } from '../proxy/events.ts';
import { createRedisStore, type ProxyEvent, type Store } from '../proxy.ts';

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

/** A store in Redis, with its connection. */
export interface SharedStore {
  /** The store for the proxy. */
  readonly store: Store;
  /** Closes the connection at once. */
  readonly close: () => void;
}

/**
 * Connects to Redis, and again whenever the connection is lost. It does not wait for the connection: without Redis the
 * server works with its own memory, so that both may be started at the same time and in any order.
 *
 * @param url `redis://` or `rediss://`, with a password if there is one.
 * @param prefix text before every key; null for the default of `createRedisStore`.
 * @param onEvent gets the event `storeFailed` once for each kind of failure.
 */
export function connectRedis(url: string, prefix: string | null, onEvent: (event: ProxyEvent) => void): SharedStore {
  const client = createClient({
    url,
    // A command that cannot be sent now is rejected now, so that the proxy falls back instead of waiting.
    disableOfflineQueue: true,
    commandsQueueMaxLength: maxPendingCommands,
    pingInterval: pingIntervalMs,
    socket: {
      connectTimeout: connectTimeoutMs,
      socketTimeout: socketTimeoutMs,
      reconnectStrategy: (attempts) => Math.min(attempts * reconnectStepMs, reconnectMaxMs),
    },
  });
  let reportedError = '';
  client.on('ready', () => {
    reportedError = '';
  });
  client.on('error', (error: unknown) => {
    const name = failureNameOf(error);
    // Every attempt to connect fails in the same way; only the first one is reported.
    if (name !== reportedError) onEvent({ kind: 'storeFailed', error: name });
    reportedError = name;
  });
  client.connect().catch(() => {});
  return {
    store: createRedisStore((command) => client.sendCommand(command), prefix === null ? {} : { prefix }),
    close: () => client.destroy(),
  };
}

/** The first word of a refusal by Redis, such as `NOAUTH`. The rest may quote the URL with the password. */
function failureNameOf(error: unknown): string {
  return /^[A-Z]{4,}(?= )/.exec(error instanceof Error ? error.message : '')?.[0] ?? errorNameOf(error);
}
