/** The connection of the server to the Redis it shares with others. */
import { createClient } from '@redis/client';
import { createRedisStore, type ProxyEvent, type Store } from '../proxy.ts';

/** Milliseconds. A peer that says nothing for that long is gone, so it is asked for a sign of life more often. */
const silence = 5_000;
const signOfLife = 2_000;

export interface SharedStore {
  readonly store: Store;
  readonly close: () => void;
}

/**
 * Connects, and again whenever the connection is lost. Does not wait for it: without Redis the server works with its
 * own memory, and a shop that starts both at once should not have to care about the order.
 */
export function connectRedis(url: string, onEvent: (event: ProxyEvent) => void): SharedStore {
  const client = createClient({
    url,
    // What cannot be sent now is refused now, so that the proxy falls back instead of waiting.
    disableOfflineQueue: true,
    commandsQueueMaxLength: 10_000,
    pingInterval: signOfLife,
    socket: {
      connectTimeout: 2_000,
      socketTimeout: silence,
      reconnectStrategy: (tries) => Math.min(tries * 100, 2_000),
    },
  });
  let told = '';
  client.on('ready', () => {
    told = '';
  });
  client.on('error', (error: unknown) => {
    const name = nameOf(error);
    // Every attempt fails the same way; once is enough.
    if (name !== told) onEvent({ kind: 'storeFailed', error: name });
    told = name;
  });
  client.connect().catch(() => {});
  return {
    store: createRedisStore((command) => client.sendCommand(command)),
    close: () => client.destroy(),
  };
}

/** Messages may quote the URL with its password; their codes do not. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /^[A-Z]{4,}(?= )/.exec(error.message)?.[0] ?? error.name;
}
