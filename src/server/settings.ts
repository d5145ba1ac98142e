/** The environment becomes what the server is started with. */
import { readFileSync } from 'node:fs';
import { type AddressProxyOptions, forwardedFor } from '../proxy.ts';
import type { Ending } from './front.ts';
import { isSecret, type Variable, variableNames } from './variables.ts';

export interface Place {
  readonly host: string;
  readonly port: number;
}

export interface Settings {
  readonly place: Place;
  /** Where metrics are told; null for nowhere. */
  readonly metrics: Place | null;
  readonly proxy: AddressProxyOptions;
  /** Null when everything is kept in the memory of this process. */
  readonly redisUrl: string | null;
  readonly ending: Ending;
}

/** Says in one sentence what is wrong, and never a value: what stands in the wrong variable may be a secret. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws SettingsError */
export function readSettings(environment: Environment): Settings {
  refuseUnknown(environment);
  const text = (name: Variable) => textOf(environment, name);
  const number = (name: Variable, highest: number) => numberOf(name, text(name), highest);
  const list = (name: Variable) =>
    text(name)
      ?.split(/[\s,]+/)
      .filter(Boolean);

  const hops = number('TRUSTED_HOPS', 10) ?? 0;
  const metricsPort = number('METRICS_PORT', 65_535);
  const tokenKeys = list('PAGE_TOKEN_KEYS');
  return {
    place: { host: text('HOST') ?? '127.0.0.1', port: number('PORT', 65_535) ?? 3_000 },
    metrics: metricsPort === null ? null : { host: text('METRICS_HOST') ?? '127.0.0.1', port: metricsPort },
    redisUrl: redisUrlOf(text('REDIS_URL')),
    ending: { drain: number('DRAIN', 300) ?? 0, grace: number('GRACE', 300) ?? 10 },
    proxy: {
      baseUrl: text('BASE_URL') ?? missing('BASE_URL'),
      credentials: { key: text('KEY') ?? missing('KEY'), secret: text('SECRET') ?? missing('SECRET') },
      mount: mountOf(text('MOUNT') ?? '/address-api'),
      allowedOrigins: list('ALLOWED_ORIGINS') ?? [],
      publicLookups: isOn('PUBLIC_LOOKUPS', text('PUBLIC_LOOKUPS')),
      ...(hops > 0 && { clientAddress: forwardedFor(hops) }),
      ...given('limits', limitsOf(text('LIMITS'))),
      ...given('dailyCap', number('DAILY_CAP', 1_000_000_000)),
      ...given('timeout', number('TIMEOUT', 60_000)),
      ...given('logKey', text('LOG_KEY')),
      ...given('pageToken', tokenKeys ? { keys: tokenKeys } : null),
    },
  };
}

function given<Name extends string, Value>(name: Name, value: Value | null): { readonly [key in Name]?: Value } {
  return value === null ? {} : ({ [name]: value } as { readonly [key in Name]: Value });
}

const prefix = 'ADDRESS_PROXY_';

/** A name that is misspelt would leave a default in force that somebody wanted to change. */
function refuseUnknown(environment: Environment): void {
  for (const name of Object.keys(environment)) {
    if (name.startsWith(prefix) && !variableNames.includes(name)) throw new SettingsError(`There is no ${name}.`);
  }
}

/** An empty variable is as good as none: that is how a compose file says so. */
function textOf(environment: Environment, variable: Variable): string | null {
  const name = prefix + variable;
  const value = environment[name] || null;
  const file = (isSecret(variable) && environment[`${name}_FILE`]) || null;
  if (value !== null && file !== null) throw new SettingsError(`Set ${name} or ${name}_FILE, not both.`);
  return file === null ? value : textIn(file, `${name}_FILE`);
}

function textIn(file: string, name: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch {
    throw new SettingsError(`${name} names a file that cannot be read.`);
  }
  if (text === '') throw new SettingsError(`${name} names a file with nothing in it.`);
  return text;
}

function missing(variable: Variable): never {
  const orFile = isSecret(variable) ? `, or ${prefix}${variable}_FILE` : '';
  throw new SettingsError(`Set ${prefix}${variable}${orFile}.`);
}

function numberOf(variable: Variable, text: string | null, highest: number): number | null {
  if (text === null) return null;
  const isNumber = /^\d{1,10}$/.test(text) && Number(text) <= highest;
  if (!isNumber) throw new SettingsError(`${prefix}${variable} must be a whole number from 0 to ${highest}.`);
  return Number(text);
}

function isOn(variable: Variable, text: string | null): boolean {
  if (text !== null && text !== '1' && text !== '0') throw new SettingsError(`${prefix}${variable} must be 1 or 0.`);
  return text === '1';
}

/** `/` is how everybody writes "no mount". */
function mountOf(text: string): string {
  return text === '/' ? '' : text;
}

/** Checked further by the proxy, which knows the names. */
function limitsOf(text: string | null): NonNullable<AddressProxyOptions['limits']> | null {
  if (text === null) return null;
  try {
    const limits = JSON.parse(text) as AddressProxyOptions['limits'] | null;
    if (typeof limits === 'object' && limits !== null) return limits;
  } catch {
    // Said below.
  }
  throw new SettingsError(`${prefix}LIMITS must be JSON such as {"address":[{"count":10,"seconds":1,"burst":40}]}.`);
}

function redisUrlOf(text: string | null): string | null {
  if (text === null) return null;
  const isRedis = URL.canParse(text) && ['redis:', 'rediss:'].includes(new URL(text).protocol);
  if (!isRedis) throw new SettingsError(`${prefix}REDIS_URL must begin with redis:// or rediss://.`);
  return text;
}
