/** Turns environment variables into the settings of the server. */
import { readFileSync } from 'node:fs';
import { type AddressProxyOptions, forwardedFor, type UnknownMembers } from '../proxy.ts';
import { isSecret, type VariableName, variableNames, variablePrefix } from './environment.ts';
import type { ShutdownOptions } from './http-server.ts';

/** Where a server listens. */
export interface ListenAddress {
  /** IP address or host name of the interface. */
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
}

/** Everything that the server is started with. */
export interface Settings {
  /** Where the proxy listens. */
  readonly listenAddress: ListenAddress;
  /** Where `/metrics` listens; null for no metrics. */
  readonly metricsAddress: ListenAddress | null;
  /** Options of the proxy. */
  readonly proxy: AddressProxyOptions;
  /** The shared Redis; null when everything is kept in the memory of this process. */
  readonly redisUrl: string | null;
  /** Text before every key in Redis; null for the default. */
  readonly redisPrefix: string | null;
  /** Where a collector of OpenTelemetry takes traces; null for no spans. */
  readonly otlpUrl: string | null;
  /** The most connections that are open at once; further ones are closed. */
  readonly maxConnections: number;
  /** How the server shuts down. */
  readonly shutdown: ShutdownOptions;
}

/**
 * A setting is wrong. The message is one sentence that names the variable and never quotes its value, because a secret
 * may stand in the wrong variable.
 */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from environment variables, and from the files that they name.
 *
 * @throws SettingsError when a variable is missing, unknown or malformed.
 */
export function readSettings(environment: Environment): Settings {
  refuseUnknownVariables(environment);
  const text = (name: VariableName) => readSetting(environment, name);
  const number = (name: VariableName, max: number, min = 0) => parseNumber(name, text(name), min, max);
  const list = (name: VariableName) =>
    text(name)
      ?.split(/[\s,]+/)
      .filter(Boolean);

  const hops = number('TRUSTED_HOPS', 10) ?? 0;
  const metricsPort = number('METRICS_PORT', 65_535);
  const tokenKeys = list('PAGE_TOKEN_KEYS');
  return {
    listenAddress: { host: text('HOST') ?? '127.0.0.1', port: number('PORT', 65_535) ?? 3_000 },
    metricsAddress: metricsPort === null ? null : { host: text('METRICS_HOST') ?? '127.0.0.1', port: metricsPort },
    redisUrl: parseRedisUrl(text('REDIS_URL')),
    redisPrefix: text('REDIS_PREFIX'),
    otlpUrl: parseHttpUrl('OTLP_URL', text('OTLP_URL')),
    maxConnections: number('MAX_CONNECTIONS', 1_000_000, 1) ?? 2_000,
    shutdown: { drainSeconds: number('DRAIN', 300) ?? 0, graceSeconds: number('GRACE', 300) ?? 10 },
    proxy: {
      baseUrl: text('BASE_URL') ?? refuseMissing('BASE_URL'),
      credentials: { key: text('KEY') ?? refuseMissing('KEY'), secret: text('SECRET') ?? refuseMissing('SECRET') },
      mount: parseMount(text('MOUNT') ?? '/address-api'),
      allowedOrigins: list('ALLOWED_ORIGINS') ?? [],
      publicLookups: parseSwitch('PUBLIC_LOOKUPS', text('PUBLIC_LOOKUPS')),
      ...(hops > 0 && { clientAddress: forwardedFor(hops) }),
      ...memberUnlessNull('ownHosts', list('OWN_HOSTS') ?? null),
      ...memberUnlessNull('unknownMembers', parseUnknownMembers(text('UNKNOWN_MEMBERS'))),
      ...memberUnlessNull('hstsSeconds', number('HSTS', 63_072_000)),
      ...memberUnlessNull('limits', parseLimitsJson(text('LIMITS'))),
      ...memberUnlessNull('dailyCap', number('DAILY_CAP', 1_000_000_000)),
      ...memberUnlessNull('timeout', number('TIMEOUT', 60_000)),
      ...memberUnlessNull('logKey', text('LOG_KEY')),
      ...memberUnlessNull('pageToken', tokenKeys ? { keys: tokenKeys } : null),
    },
  };
}

function memberUnlessNull<Name extends string, Value>(
  name: Name,
  value: Value | null,
): { readonly [key in Name]?: Value } {
  return value === null ? {} : ({ [name]: value } as { readonly [key in Name]: Value });
}

/** A misspelt name would silently leave a default in force. */
function refuseUnknownVariables(environment: Environment): void {
  for (const name of Object.keys(environment)) {
    if (name.startsWith(variablePrefix) && !variableNames.includes(name)) {
      throw new SettingsError(`There is no ${name}.`);
    }
  }
}

/** The value of a variable or of its file, or null. An empty value means none, as it does in compose files. */
function readSetting(environment: Environment, variable: VariableName): string | null {
  const name = variablePrefix + variable;
  const value = environment[name] || null;
  const file = (isSecret(variable) && environment[`${name}_FILE`]) || null;
  if (value !== null && file !== null) throw new SettingsError(`Set ${name} or ${name}_FILE, not both.`);
  return file === null ? value : readSecretFile(file, `${name}_FILE`);
}

function readSecretFile(file: string, name: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch {
    throw new SettingsError(`${name} names a file that cannot be read.`);
  }
  if (text === '') throw new SettingsError(`${name} names a file with nothing in it.`);
  return text;
}

function refuseMissing(variable: VariableName): never {
  const orFile = isSecret(variable) ? `, or ${variablePrefix}${variable}_FILE` : '';
  throw new SettingsError(`Set ${variablePrefix}${variable}${orFile}.`);
}

function parseNumber(variable: VariableName, text: string | null, min: number, max: number): number | null {
  if (text === null) return null;
  const isNumber = /^\d{1,10}$/.test(text) && Number(text) >= min && Number(text) <= max;
  if (!isNumber) throw new SettingsError(`${variablePrefix}${variable} must be a whole number from ${min} to ${max}.`);
  return Number(text);
}

function parseSwitch(variable: VariableName, text: string | null): boolean {
  if (text !== null && text !== '1' && text !== '0') {
    throw new SettingsError(`${variablePrefix}${variable} must be 1 or 0.`);
  }
  return text === '1';
}

function parseUnknownMembers(text: string | null): UnknownMembers | null {
  if (text === null || text === 'pass' || text === 'drop') return text;
  throw new SettingsError(`${variablePrefix}UNKNOWN_MEMBERS must be pass or drop.`);
}

function parseHttpUrl(variable: VariableName, text: string | null): string | null {
  if (text === null || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) return text;
  throw new SettingsError(`${variablePrefix}${variable} must begin with http:// or https://.`);
}

/** `/` stands for no mount. */
function parseMount(text: string): string {
  return text === '/' ? '' : text;
}

/** Only checks that the text is a JSON object. The proxy, which knows the limits, checks their names and values. */
function parseLimitsJson(text: string | null): NonNullable<AddressProxyOptions['limits']> | null {
  if (text === null) return null;
  try {
    const limits = JSON.parse(text) as AddressProxyOptions['limits'] | null;
    if (typeof limits === 'object' && limits !== null) return limits;
  } catch {
    // The error below covers malformed JSON, too.
  }
  throw new SettingsError(
    `${variablePrefix}LIMITS must be JSON such as {"lookups":[{"count":100,"seconds":3600,"burst":20}]}.`,
  );
}

function parseRedisUrl(text: string | null): string | null {
  if (text === null) return null;
  const isRedis = URL.canParse(text) && ['redis:', 'rediss:'].includes(new URL(text).protocol);
  if (!isRedis) throw new SettingsError(`${variablePrefix}REDIS_URL must begin with redis:// or rediss://.`);
  return text;
}
