/** A store that several processes share: Redis 5 or later, or Valkey, through any client library. */
import { burstOf, idleMinMs, refillIntervalMs, type Store, type Taken } from './store.ts';

/** Sends one command, with its name first, and returns the reply of Redis. Must reject when there is no connection. */
export type SendCommand = (command: string[]) => Promise<unknown>;

/** Options of the store. */
export interface RedisStoreOptions {
  /**
   * Text before every key, so that other programs can use the same Redis. The proxy adds a hash of its service and its
   * account by itself. Default: `address-entry:`.
   */
  readonly prefix?: string;
}

/**
 * `takeFromBucket` as a Redis script, after a look whether the name, which is the second key, has taken already: its
 * value is the number of calls with this name that were not undone. In Redis it is atomic, and all processes use the
 * clock of Redis instead of their own clocks, which differ. The whole script is sent each time: it is short, Redis
 * recognises it by its hash, and a Redis that was restarted needs no special case. A key lives no longer than the
 * window, or a minute: once no client has asked for that long, the limit starts again with its whole burst.
 */
const takeScript = `
local interval, depth, maxwait, window = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
if KEYS[2] and redis.call('GET', KEYS[2]) then
  redis.call('INCR', KEYS[2])
  return {1, 0, 1}
end
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local fullat = tonumber(redis.call('GET', KEYS[1]) or '0')
local from = math.min(math.max(fullat, now), now + depth + math.max(0, maxwait))
local wait = math.max(0, from + interval - depth - now)
local taken = 0
if wait <= maxwait then
  taken = 1
  from = from + interval
  if KEYS[2] then redis.call('SET', KEYS[2], 1, 'PX', window) end
end
local left = math.max(1, math.min(math.ceil(from - now), math.max(window, maxwait, ${idleMinMs})))
redis.call('SET', KEYS[1], string.format('%.3f', from), 'PX', string.format('%.0f', left))
return {taken, math.ceil(wait), 0}`;

/**
 * Moves the time at which the bucket will be full back by one request, once all calls with the name are undone. The key
 * keeps its age. A name that Redis has forgotten takes nothing any more.
 */
const refundScript = `
if KEYS[2] then
  if not redis.call('GET', KEYS[2]) or redis.call('DECR', KEYS[2]) > 0 then return 0 end
  redis.call('DEL', KEYS[2])
end
local fullat = redis.call('GET', KEYS[1])
if fullat then
  redis.call('SET', KEYS[1], string.format('%.3f', tonumber(fullat) - tonumber(ARGV[1])), 'PX', math.max(1, redis.call('PTTL', KEYS[1])))
end
return 1`;

/**
 * A store in Redis. Its methods reject when Redis does, and the proxy then goes on with its own memory.
 *
 * @example
 * createRedisStore((command) => redis.sendCommand(command)); // `redis`
 * createRedisStore(([name = '', ...rest]) => redis.call(name, ...rest)); // `ioredis`
 */
export function createRedisStore(send: SendCommand, { prefix = 'address-entry:' }: RedisStoreOptions = {}): Store {
  // The braces make a Redis cluster keep a limit and its names on the same node.
  const keysOf = (key: string, name: string | undefined) =>
    name === undefined ? [`${prefix}{${key}}`] : [`${prefix}{${key}}`, `${prefix}{${key}}:${name}`];
  return {
    take: async (key, limit, { maxWaitMs = 0, name } = {}) => {
      const interval = refillIntervalMs(limit);
      const keys = keysOf(key, name);
      const args = [interval, interval * burstOf(limit), maxWaitMs, millisecondsText(limit.seconds)];
      return parseTaken(await send(['EVAL', takeScript, String(keys.length), ...keys, ...args.map(String)]));
    },
    refund: async (key, limit, { name } = {}) => {
      const keys = keysOf(key, name);
      await send(['EVAL', refundScript, String(keys.length), ...keys, String(refillIntervalMs(limit))]);
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
  const [taken, wait, repeat]: readonly unknown[] = Array.isArray(reply) ? reply : [];
  const isRepeat = parseNumber(repeat ?? 0) === 1;
  return { isTaken: parseNumber(taken) === 1, wait: parseNumber(wait), ...(isRepeat && { isRepeat }) };
}

/** Client libraries return integers of Redis as a number, a bigint or a string. */
function parseNumber(reply: unknown): number {
  const isNumber = typeof reply === 'number' || typeof reply === 'bigint' || typeof reply === 'string';
  if (!isNumber || !/^\d+$/.test(String(reply))) throw new TypeError('Redis answered something else than a number.');
  return Number(reply);
}
