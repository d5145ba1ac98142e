/** A store that several processes share: Redis 5 or later, or Valkey, through any client library. */
import { burstOf, refillIntervalMs, type Store, type Taken } from './store.ts';

/** Sends one command, with its name first, and returns the reply of Redis. Must reject when there is no connection. */
export type SendCommand = (command: string[]) => Promise<unknown>;

/** Options of the store. */
export interface RedisStoreOptions {
  /** Text before every key, so that other programs can use the same Redis. Default: `address-entry:`. */
  readonly prefix?: string;
}

/**
 * `takeFromBucket` as a Redis script. In Redis it is atomic, and all processes use the clock of Redis instead of their
 * own clocks, which differ. The whole script is sent each time: it is short, Redis recognises it by its hash, and a
 * Redis that was restarted needs no special case.
 */
const takeScript = `
local interval, depth, maxwait = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local fullat = tonumber(redis.call('GET', KEYS[1]) or '0')
local from = math.min(math.max(fullat, now), now + depth + maxwait)
local wait = math.max(0, from + interval - depth - now)
local taken = 0
if wait <= maxwait then
  taken = 1
  from = from + interval
end
redis.call('SET', KEYS[1], string.format('%.3f', from), 'PX', math.max(1, math.ceil(from - now)))
return {taken, math.ceil(wait)}`;

/** Counts and sets the expiry in one script: a counter that lost its expiry would count for ever. */
const incrementLines = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end`;

const countScript = `${incrementLines}
return count`;

/** Returns the number that the name already has, or gives it the next one. */
const countOnceScript = `
local known = redis.call('GET', KEYS[2])
if known then return known end
${incrementLines}
redis.call('SET', KEYS[2], count, 'PX', ARGV[1])
return count`;

/**
 * A store in Redis. Its methods reject when Redis does, and the proxy then goes on with its own memory.
 *
 * @example
 * createRedisStore((command) => redis.sendCommand(command)); // `redis`
 * createRedisStore(([name = '', ...rest]) => redis.call(name, ...rest)); // `ioredis`
 */
export function createRedisStore(send: SendCommand, { prefix = 'address-entry:' }: RedisStoreOptions = {}): Store {
  const run = (script: string, keys: readonly string[], ...args: readonly (number | string)[]) =>
    send(['EVAL', script, String(keys.length), ...keys.map((key) => prefix + key), ...args.map(String)]);
  /** The braces make a Redis cluster keep a counter and its names on the same node. */
  const counterKey = (key: string) => `{${key}}`;

  return {
    take: async (key, limit, maxWaitMs = 0) => {
      const interval = refillIntervalMs(limit);
      return parseTaken(await run(takeScript, [key], interval, interval * burstOf(limit), maxWaitMs));
    },
    count: async (key, seconds) => parseNumber(await run(countScript, [counterKey(key)], millisecondsText(seconds))),
    countOnce: async (key, name, seconds) => {
      const keys = [counterKey(key), `${counterKey(key)}:${name}`];
      return parseNumber(await run(countOnceScript, keys, millisecondsText(seconds)));
    },
    get: async (key) => {
      const value = await send(['GET', prefix + key]);
      return value === null ? null : String(value);
    },
    set: async (key, value, seconds) => {
      await send(['SET', prefix + key, value, 'PX', millisecondsText(seconds)]);
    },
  };
}

function millisecondsText(seconds: number): string {
  return String(Math.max(1, Math.ceil(seconds * 1_000)));
}

function parseTaken(reply: unknown): Taken {
  const [taken, wait]: readonly unknown[] = Array.isArray(reply) ? reply : [];
  return { isTaken: parseNumber(taken) === 1, wait: parseNumber(wait) };
}

/** Client libraries return integers of Redis as a number, a bigint or a string. */
function parseNumber(reply: unknown): number {
  const isNumber = typeof reply === 'number' || typeof reply === 'bigint' || typeof reply === 'string';
  if (!isNumber || !/^\d+$/.test(String(reply))) throw new TypeError('Redis answered something else than a number.');
  return Number(reply);
}
