/** A store that several processes share: Redis 5 or later, or Valkey, spoken to by a client of any make. */
import { burstOf, intervalOf, type Store, type Taken } from './store.ts';

/** Sends one command, its name first, and gives what Redis answered. Must reject when there is no connection. */
export type SendCommand = (command: string[]) => Promise<unknown>;

export interface RedisStoreOptions {
  /** Before every key, so that others may use the same Redis. Default: `address-entry:`. */
  readonly prefix?: string;
}

/**
 * `takeFrom` in Redis's own language, atomic there and by the one clock of Redis: those of the processes differ.
 * Sent whole each time: it is short, Redis knows it by its hash, and a restarted Redis needs no special case.
 */
const takeScript = `
local interval, depth, patience = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local full = tonumber(redis.call('GET', KEYS[1]) or '0')
local from = math.min(math.max(full, now), now + depth + patience)
local wait = math.max(0, from + interval - depth - now)
local taken = 0
if wait <= patience then
  taken = 1
  from = from + interval
end
redis.call('SET', KEYS[1], string.format('%.3f', from), 'PX', math.max(1, math.ceil(from - now)))
return {taken, math.ceil(wait)}`;

/** A counter without an end would count forever, so both happen or neither. */
const next = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end`;

const countScript = `${next}
return count`;

/** The number a name has already, or the next one. */
const countOnceScript = `
local known = redis.call('GET', KEYS[2])
if known then return known end
${next}
redis.call('SET', KEYS[2], count, 'PX', ARGV[1])
return count`;

/**
 * Limits, counters and answers in Redis. It rejects when Redis does; the proxy then goes on with its own memory.
 *
 * @example
 * createRedisStore((command) => redis.sendCommand(command)); // `redis`
 * createRedisStore(([name = '', ...rest]) => redis.call(name, ...rest)); // `ioredis`
 */
export function createRedisStore(send: SendCommand, { prefix = 'address-entry:' }: RedisStoreOptions = {}): Store {
  const run = (script: string, keys: readonly string[], ...args: readonly (number | string)[]) =>
    send(['EVAL', script, String(keys.length), ...keys.map((key) => prefix + key), ...args.map(String)]);
  /** In braces, so that a cluster has a counter and its names in the same place. */
  const counter = (key: string) => `{${key}}`;

  return {
    take: async (key, limit, patience = 0) => {
      const interval = intervalOf(limit);
      return takenIn(await run(takeScript, [key], interval, interval * burstOf(limit), patience));
    },
    count: async (key, seconds) => numberIn(await run(countScript, [counter(key)], milliseconds(seconds))),
    countOnce: async (key, name, seconds) => {
      const keys = [counter(key), `${counter(key)}:${name}`];
      return numberIn(await run(countOnceScript, keys, milliseconds(seconds)));
    },
    get: async (key) => {
      const value = await send(['GET', prefix + key]);
      return value === null ? null : String(value);
    },
    set: async (key, value, seconds) => {
      await send(['SET', prefix + key, value, 'PX', milliseconds(seconds)]);
    },
  };
}

function milliseconds(seconds: number): string {
  return String(Math.max(1, Math.ceil(seconds * 1_000)));
}

function takenIn(reply: unknown): Taken {
  const [taken, wait]: readonly unknown[] = Array.isArray(reply) ? reply : [];
  return { isTaken: numberIn(taken) === 1, wait: numberIn(wait) };
}

/** Clients give numbers as numbers, big ones or texts. */
function numberIn(reply: unknown): number {
  const isNumber = typeof reply === 'number' || typeof reply === 'bigint' || typeof reply === 'string';
  if (!isNumber || !/^\d+$/.test(String(reply))) throw new TypeError('Redis answered something else than a number.');
  return Number(reply);
}
