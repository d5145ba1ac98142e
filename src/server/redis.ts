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
  /** Reports a failure of Redis as `storeFailed`, whoever noticed it: once, until Redis has replied again. */
  readonly report: (error: string) => void;
  /** Closes the connection at once. */
  readonly close: () => void;
}

/**
 * Connects to Redis, and again whenever the connection is lost. It does not wait for the connection: without Redis the
 * server works with its own memory, so that both may be started at the same time and in any order.
 *
 * @param url `redis://` or `rediss://`, with a password if there is one.
 * @param prefix text before every key; null for the default of `createRedisStore`.
 * @param onEvent gets the event `storeFailed`.
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
  let isReported = false;
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
  client.connect().catch(() => {});
  return {
    store: createRedisStore(send, prefix === null ? {} : { prefix }),
    report,
    close: () => client.destroy(),
  };
}

/** The first word of a refusal by Redis, such as `NOAUTH`. The rest may quote the URL with the password. */
function failureNameOf(error: unknown): string {
  return /^[A-Z]{4,}(?= )/.exec(error instanceof Error ? error.message : '')?.[0] ?? errorNameOf(error);
}
