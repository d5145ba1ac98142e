/** The environment variables of the server. Reading, checking and `--help` all use this one list. */
import { readFileSync } from 'node:fs';
import type { AddressProxyOptions } from '../proxy.ts';

/**
 * A setting is wrong. The message is one sentence that names the variable and never quotes its value, because a secret
 * may stand in the wrong variable.
 */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The values that a variable may have. */
interface Kind<Value> {
  /** Completes "… must". */
  readonly mustBe: string;
  /** Undefined for a text that is no such value. */
  readonly parse: (text: string) => Value | undefined;
}

const text: Kind<string> = { mustBe: '', parse: (given) => given };

const list: Kind<readonly string[]> = { mustBe: '', parse: (given) => given.split(/[\s,]+/).filter(Boolean) };

const whole = (min: number, max: number): Kind<number> => ({
  mustBe: `be a whole number from ${min} to ${max}`,
  parse: (given) => {
    const number = /^\d{1,10}$/.test(given) ? Number(given) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  },
});

const word = <const Word extends string>(...words: readonly Word[]): Kind<Word> => ({
  mustBe: `be ${words.join(' or ')}`,
  parse: (given) => words.find((each) => each === given),
});

const port = whole(0, 65_535);
const portOrNone: Kind<number | 'none'> = {
  mustBe: 'be none, or a whole number from 0 to 65535',
  parse: (given) => (given === 'none' ? given : port.parse(given)),
};

const redisUrl: Kind<string> = {
  mustBe: 'begin with redis:// or rediss://',
  parse: (given) => (URL.canParse(given) && /^rediss?:$/.test(new URL(given).protocol) ? given : undefined),
};

/** The proxy, which knows the limits, checks their names and values. */
const limits: Kind<NonNullable<AddressProxyOptions['limits']>> = {
  mustBe: 'be JSON such as {"lookups":[{"count":100,"seconds":3600,"burst":20}]}',
  parse: (given) => {
    try {
      const value: unknown = JSON.parse(given);
      return typeof value === 'object' && value !== null ? value : undefined;
    } catch {
      return undefined;
    }
  },
};

/**
 * `file`: the value may be in a file that `…_FILE` names. With `SHOPS`, the name of a shop may follow (`…__ONE`): `own`,
 * for each shop, or `may`, instead of the common value.
 */
type Flag = 'file' | 'own' | 'may';

type Variable = readonly [kind: Kind<unknown>, meaning: string, byDefault: string, ...flags: readonly Flag[]];

const variables = {
  BASE_URL: [text, 'the service, https', 'required', 'may'],
  KEY: [text, 'key of the account', 'required', 'file', 'own'],
  SECRET: [text, 'secret of the account', 'required', 'file', 'own'],
  NEXT_SECRET: [text, 'the secret that replaces it', 'none', 'file', 'own'],
  SHOPS: [list, 'names of shops, each with an account', 'one shop without a name'],
  HOST: [text, 'address or Unix socket to listen on', '127.0.0.1'],
  PORT: [port, 'port to listen on', '3000; 0 for any'],
  MOUNT: [text, 'path before the operations', '/address-api'],
  TRUSTED_HOPS: [whole(0, 10), 'servers of your own before it', '0: the connection is the client’s'],
  ALLOWED_ORIGINS: [list, 'other origins whose pages may use it', 'none; separated by spaces', 'own'],
  OWN_HOSTS: [list, 'hosts of the shop’s own pages', 'any; separated by spaces', 'own'],
  DAILY_CAP: [whole(1, 1_000_000_000), 'lookups a day (UTC)', 'no cap', 'file', 'may'],
  STATE: [text, 'folder that keeps the count of the day', 'needed with a cap and no Redis; memory'],
  LIMITS: [limits, 'limits that replace the default ones, JSON', 'see docs/proxy-reference.md', 'file', 'may'],
  TIMEOUT: [whole(0, 60_000), 'milliseconds an answer may take', '5000; 8000 for details and validation'],
  PAGE_TOKEN_KEYS: [list, 'keys of page tokens, newest first', 'no token needed', 'file', 'may'],
  RECEIPT_KEYS: [list, 'id:secret of receipts, newest first', 'no receipts', 'file', 'may'],
  LOG_KEY: [text, 'the same session marks in all processes', 'a random key', 'file'],
  CACHE_MIB: [whole(1, 65_536), 'MiB of memory for cached answers', '24'],
  LIMITS_MIB: [whole(1, 65_536), 'MiB of memory for limits', '12'],
  REDIS_URL: [redisUrl, 'Redis for limits, cap and answers', 'own memory', 'file'],
  REDIS_PLAIN: [word('1', '0'), '1 sends its password without TLS', '0'],
  REDIS_PREFIX: [text, 'text before every key in Redis', 'address-entry:'],
  METRICS_PORT: [portOrNone, 'port of /metrics', '9464; 0 for any, none for no metrics'],
  METRICS_HOST: [text, 'address of that port', '127.0.0.1'],
  MAX_CONNECTIONS: [whole(1, 1_000_000), 'connections at once', '2000'],
  MAX_CONNECTIONS_PER_ADDRESS: [whole(1, 1_000_000), 'connections of one address', '100; no limit with TRUSTED_HOPS'],
  DRAIN: [whole(0, 300), 'seconds "not ready" before it closes', '0'],
  GRACE: [whole(0, 300), 'seconds that requests then have', '10'],
} as const satisfies Record<string, Variable>;

/** Text before every name. */
export const variablePrefix = 'ADDRESS_PROXY_';

/** Name of a variable without the prefix. */
export type VariableName = keyof typeof variables;

/** The value of each variable; null for one that is not set. */
export type Values = {
  readonly [Name in VariableName]: ((typeof variables)[Name][0] extends Kind<infer Value> ? Value : never) | null;
};

const entries = Object.entries<Variable>(variables);

function namesWith(...wanted: readonly Flag[]): readonly string[] {
  return entries
    .filter(([, [, , , ...flags]]) => wanted.length === 0 || flags.some((flag) => wanted.includes(flag)))
    .flatMap(([name, [, , , ...flags]]) => (flags.includes('file') ? [name, `${name}_FILE`] : [name]))
    .map((name) => variablePrefix + name);
}

/** All names with the prefix, including those that name files. */
export const variableNames = namesWith();

/** Those that the name of a shop may follow. */
export const shopNames = namesWith('own', 'may');

/** Those that each shop has for itself. */
export const ownNames = namesWith('own');

/**
 * Reads all variables, and the files that they name.
 *
 * @throws SettingsError
 */
export function readValues(environment: Environment): Values {
  const values = entries.map(([name, [{ mustBe, parse }, , , ...flags]]) => {
    const given = textOf(environment, variablePrefix + name, flags.includes('file'));
    const value = given === null ? null : parse(given);
    if (value === undefined) throw new SettingsError(`${variablePrefix}${name} must ${mustBe}.`);
    return [name, value];
  });
  return Object.fromEntries(values) as Values;
}

/** The value of a variable or of its file, or null. An empty value means none, as it does in compose files. */
function textOf(environment: Environment, name: string, mayBeFile: boolean): string | null {
  const value = environment[name] || null;
  const file = (mayBeFile && environment[`${name}_FILE`]) || null;
  if (value !== null && file !== null) throw new SettingsError(`Set ${name} or ${name}_FILE, not both.`);
  if (file === null) return value;
  let content: string;
  try {
    content = readFileSync(file, 'utf8').trim();
  } catch {
    throw new SettingsError(`${name}_FILE names a file that cannot be read.`);
  }
  if (content === '') throw new SettingsError(`${name}_FILE names a file with nothing in it.`);
  return content;
}

/** A sentence about options of the proxy, with the variables that set them. */
export function withVariableNames(sentence: string): string {
  return sentence.replace(/^receipt\.keys|^[a-z]+\b|\b[a-z]+[A-Z][A-Za-z.]*[a-z]/g, (option) => {
    const name = option.replace('.', '_').replace(/[A-Z]/g, '_$&').toUpperCase();
    return name in variables ? variablePrefix + name : option;
  });
}

/** The text of `--help`. */
export const help = `The address proxy as a server.

  npx -p address-entry-server address-entry-proxy

All its settings come from environment variables:

${entries
  .map(([name, [, meaning, byDefault, ...flags]]) => {
    const starred = flags.includes('file') ? `${name} *` : name;
    return `  ${variablePrefix}${starred.padEnd(28)}${meaning.padEnd(44)}${byDefault}`;
  })
  .join('\n')}

  * or a file that holds it, named by ${variablePrefix}…_FILE

With SHOPS="one two", each shop has KEY__ONE, SECRET__ONE, OWN_HOSTS__ONE and so on for itself, and may have its own
DAILY_CAP, LIMITS, BASE_URL, PAGE_TOKEN_KEYS and RECEIPT_KEYS. The host of the page chooses the shop.

  --check-config   tries settings, folder of the count, Redis and service, and ends
  --offline        after it: tries the settings alone
  --version        prints the version

The packages that METRICS_PORT and REDIS_URL need are installed beside it.

SIGHUP reads those files again. SIGTERM ends the server after the requests under way are answered. /healthz says that it
is alive, /readyz whether it accepts requests; neither sends anything to the service.
`;
