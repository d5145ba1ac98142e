/** A store that several processes share: Redis 5 or later, or Valkey, through any client library. */
import {
  burstOf,
  fullInMaxMs,
  idleMinMs,
  type Run,
  refillIntervalMs,
  type Step,
  type StepOptions,
  type Store,
  type Taken,
} from './store.ts';

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
 * The steps of `Store.run` as one Redis script, which is atomic. Each argument that is the name of a step is followed by its
 * arguments; a step has one key, and another for each of its names, whose value is the number of its takes that were not
 * undone.
 *
 * A take is `takeFromBucket`. All processes use the clock of Redis instead of their own clocks, which differ. A key lives
 * no longer than the window, or a minute: once no client has asked for that long, the limit starts again with its whole
 * burst. A refund moves the time at which the bucket will be full back by one request, and the key keeps its age; a name
 * that Redis has forgotten takes nothing any more. The whole script is sent each time: it is short, Redis recognises it by
 * its hash, and a Redis that was restarted needs no special case.
 */
const script = `
local call, replies, k, a = redis.call, {}, 0, 0
local function key() k = k + 1 return KEYS[k] end
local function arg() a = a + 1 return ARGV[a] end
local function number() return tonumber(arg()) end
local function take(main, name)
  local interval, depth, maxwait, window, most = number(), number(), number(), number(), number()
  if name and call('GET', name) then
    call('INCR', name)
    return {1, 0, 1}
  end
  local time = call('TIME')
  local now = time[1] * 1000 + time[2] / 1000
  local from = math.min(math.max(tonumber(call('GET', main) or '0'), now), now + most)
  local wait = math.max(0, from + interval - depth - now)
  local taken = 0
  if wait <= maxwait then
    taken = 1
    from = from + interval
    if name then call('SET', name, 1, 'PX', window) end
  end
  local left = math.max(1, math.min(math.ceil(from - now), math.max(window, maxwait, ${idleMinMs})))
  call('SET', main, string.format('%.3f', from), 'PX', string.format('%.0f', left))
  return {taken, math.ceil(wait), 0}, taken == 0 and (maxwait >= 0 or wait > -maxwait)
end
local function refund(main, name)
  local interval = number()
  if name then
    if not call('GET', name) or call('DECR', name) > 0 then return end
    call('DEL', name)
  end
  local full = call('GET', main)
  if full then call('SET', main, string.format('%.3f', full - interval), 'PX', math.max(1, call('PTTL', main))) end
end
local other = false
while a < #ARGV do
  local step, names, main = arg(), number(), key()
  local name, second = names > 0 and key(), names > 1 and key()
  local reply, last = false, false
  if other and second then name = second end
  if step == 'take' then
    local goeson = arg() == '1'
    reply, last = take(main, name)
    if goeson then last = false end
    if goeson and name and reply[1] == 0 then other = true end
  elseif step == 'refund' then
    refund(main, name)
  elseif step == 'get' then
    reply = call('GET', main)
    last = reply
  else
    local value = arg()
    call('SET', main, value, 'PX', arg())
  end
  replies[#replies + 1] = reply
  if last then break end
end
return replies`;

/**
 * A store in Redis. Its methods reject when Redis does, and the proxy then goes on with its own memory.
 *
 * @example
 * createRedisStore((command) => redis.sendCommand(command)); // `redis`
 * createRedisStore(([name = '', ...rest]) => redis.call(name, ...rest)); // `ioredis`
 */
export function createRedisStore(send: SendCommand, { prefix = 'address-entry:' }: RedisStoreOptions = {}): Store {
  const run: Run = async (steps) => {
    const keys = steps.flatMap((step) => {
      // The braces make a Redis cluster keep all keys of an account on one node, as a script wants it.
      const key = prefix + step[1].replace(/^[^:]*/, '{$&}');
      return [key, ...namesIn(step).map((name) => `${key}:${name}`)];
    });
    const reply = await send(['EVAL', script, String(keys.length), ...keys, ...steps.flatMap(argumentsOf)]);
    if (!Array.isArray(reply) || reply.length === 0) throw new TypeError('Redis answered something else than a list.');
    return reply.map((each, index) => {
      if (steps[index]?.[0] === 'take') return parseTaken(each);
      return each === null ? null : String(each);
    });
  };
  return { run };
}

function namesIn(step: Step): readonly string[] {
  const { name, otherName }: StepOptions = (step[0] === 'take' || step[0] === 'refund' ? step[3] : undefined) ?? {};
  return [name, otherName].filter((each) => each !== undefined);
}

function argumentsOf(step: Step): string[] {
  const before = [step[0], String(namesIn(step).length)];
  if (step[0] === 'get') return before;
  if (step[0] === 'set') return [...before, step[2], millisecondsText(step[3])];
  const [, , limit, options = {}] = step;
  const { goesOn = false, maxWaitMs = 0 } = options;
  const interval = refillIntervalMs(limit);
  if (step[0] === 'refund') return [...before, String(interval)];
  const numbers = [
    interval,
    interval * burstOf(limit),
    maxWaitMs,
    millisecondsText(limit.seconds),
    fullInMaxMs(limit, options),
  ];
  return [...before, goesOn ? '1' : '0', ...numbers.map(String)];
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
