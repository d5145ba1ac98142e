/** Turns environment variables into the settings of the server. */
import { readFileSync } from 'node:fs';
import { loopbackPattern } from '../contract/rules.ts';
import { parseAccount } from '../proxy/account.ts';
import { type AddressProxyOptions, forwardedFor, type MemoryStoreOptions } from '../proxy.ts';
import { hasFile, ownNames, shopNames, type VariableName, variableNames, variablePrefix } from './environment.ts';
import type { ShutdownOptions } from './http-server.ts';

/** The address that a server listens on. */
export interface ListenAddress {
  /** IP address or host name of the interface; or the path of a Unix socket. */
  readonly host: string;
  /** 0 for any free port; null for a Unix socket. */
  readonly port: number | null;
}

/** A shop of the command: a proxy with an account of its own. */
export interface Shop {
  /** Null for the only one. */
  readonly name: string | null;
  readonly proxy: AddressProxyOptions;
}

/** The port is that of OpenTelemetry for Prometheus. */
const defaultMetricsAddress = { host: '127.0.0.1', port: 9_464 };

/** Everything that the server is started with. */
export interface Settings {
  /** Address of the proxy. */
  readonly listenAddress: ListenAddress;
  /** Address of `/metrics`; null for no metrics. */
  readonly metricsAddress: ListenAddress | null;
  /** True when it was set. A default that cannot be used means no metrics. */
  readonly isMetricsAddressSet: boolean;
  /** One without a name, or those of `SHOPS`. They have no account and no host in common. */
  readonly shops: readonly [Shop, ...Shop[]];
  /** The shared Redis; null when everything is kept in the memory of this process. */
  readonly redisUrl: string | null;
  /** The folder of the file that counts the lookups of the day; null to count in memory. */
  readonly stateFolder: string | null;
  /** Bounds of what is kept in memory for each shop: they have equal parts. */
  readonly memory: MemoryStoreOptions;
  /** Text before every key in Redis; null for the default. */
  readonly redisPrefix: string | null;
  /** The most connections that are open at once; the one that is idle for the longest time makes room. */
  readonly maxConnections: number;
  /** The most of them that one address may have; null for no such limit. */
  readonly maxConnectionsPerAddress: number | null;
  /** Times of the shutdown. */
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

/** Reads single settings from an environment. */
type Reader = ReturnType<typeof createReader>;

function createReader(environment: Environment) {
  const text = (name: VariableName) => readSetting(environment, name);
  /**
   * The value of a variable; null without one. A value that reads as undefined is refused with a sentence on valid
   * ones.
   */
  const read = <Value>(name: VariableName, mustBe: string, parse: (text: string) => Value | undefined) => {
    const given = text(name);
    if (given === null) return null;
    const value = parse(given);
    if (value === undefined) throw new SettingsError(`${variablePrefix}${name} must ${mustBe}.`);
    return value;
  };
  return {
    text,
    read,
    number: (name: VariableName, max: number, min = 0) =>
      read(name, `be a whole number from ${min} to ${max}`, (given) => wholeNumber(given, min, max)),
    url: (name: VariableName, ...protocols: readonly string[]) =>
      read(name, `begin with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`, (given) =>
        URL.canParse(given) && protocols.includes(new URL(given).protocol) ? given : undefined,
      ),
    word: <Word extends string>(name: VariableName, ...words: readonly Word[]) =>
      read(name, `be ${words.join(' or ')}`, (given) => words.find((each) => each === given)),
    list: (name: VariableName) =>
      text(name)
        ?.split(/[\s,]+/)
        .filter(Boolean) ?? null,
  };
}

/**
 * Reads the settings from environment variables, and from the files that they name.
 *
 * @throws SettingsError when a variable is missing, unknown or malformed.
 */
export function readSettings(environment: Environment): Settings {
  const reader = createReader(environment);
  const { text, read, number, url, word, list } = reader;
  const names = list('SHOPS') ?? [];
  refuseUnknownVariables(environment, names);
  if (environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0') {
    throw new SettingsError(
      'NODE_TLS_REJECT_UNAUTHORIZED=0 would send the account to anyone who answers. Remove it; NODE_EXTRA_CA_CERTS names ' +
        'a file with certificates of your own.',
    );
  }
  const mebibytes = (name: VariableName, byDefault: number) => (number(name, 65_536, 1) ?? byDefault) * 1_048_576;
  const state = text('STATE');
  const redisUrl = url('REDIS_URL', 'redis:', 'rediss:');
  const shops = readShops(environment, names);
  if (shops.some(({ proxy }) => proxy.dailyCap !== undefined) && state === null && redisUrl === null) {
    throw new SettingsError(
      `Set ${variablePrefix}STATE to a folder that keeps the count of ${variablePrefix}DAILY_CAP, or to the word ` +
        'memory if a restart may begin the day again.',
    );
  }
  if (redisUrl !== null && word('REDIS_PLAIN', '1', '0') !== '1' && sendsPasswordInTheClear(redisUrl)) {
    throw new SettingsError(
      `${variablePrefix}REDIS_URL sends a password to another machine without TLS. Use rediss://, or set ` +
        `${variablePrefix}REDIS_PLAIN to 1 if the network between them is yours.`,
    );
  }
  const hops = number('TRUSTED_HOPS', 10) ?? 0;
  const host = text('HOST') ?? '127.0.0.1';
  const port = number('PORT', 65_535);
  const isSocket = host.startsWith('/');
  if (isSocket && port !== null) {
    throw new SettingsError(`${variablePrefix}HOST is the path of a Unix socket; leave ${variablePrefix}PORT out.`);
  }
  if (isSocket && hops === 0) {
    throw new SettingsError(
      `${variablePrefix}HOST is the path of a Unix socket, on which all clients look the same: set ` +
        `${variablePrefix}TRUSTED_HOPS, and let the server before it write X-Forwarded-For.`,
    );
  }
  const metricsPort = read('METRICS_PORT', 'be none, or a whole number from 0 to 65535', (given) =>
    given === 'none' ? given : wholeNumber(given, 0, 65_535),
  );
  const metricsHost = text('METRICS_HOST');
  return {
    listenAddress: { host, port: isSocket ? null : (port ?? 3_000) },
    metricsAddress:
      metricsPort === 'none'
        ? null
        : { host: metricsHost ?? defaultMetricsAddress.host, port: metricsPort ?? defaultMetricsAddress.port },
    isMetricsAddressSet: metricsPort !== null || metricsHost !== null,
    redisUrl,
    stateFolder: state === 'memory' ? null : state,
    memory: {
      limitBytes: Math.floor(mebibytes('LIMITS_MIB', 12) / shops.length),
      bytes: Math.floor(mebibytes('CACHE_MIB', 24) / shops.length),
    },
    redisPrefix: text('REDIS_PREFIX'),
    maxConnections: number('MAX_CONNECTIONS', 1_000_000, 1) ?? 2_000,
    // Behind a server of one's own all connections come from its address.
    maxConnectionsPerAddress: number('MAX_CONNECTIONS_PER_ADDRESS', 1_000_000, 1) ?? (hops > 0 ? null : 100),
    shutdown: { drainSeconds: number('DRAIN', 300) ?? 0, graceSeconds: number('GRACE', 300) ?? 10 },
    shops,
  };
}

/** The one shop, or each of `SHOPS` with what is set for it, and for all of them. */
function readShops(environment: Environment, names: readonly string[]): Settings['shops'] {
  const [first, ...others] = names;
  if (first === undefined) return [{ name: null, proxy: readProxy(createReader(environment), environment) }];
  if (new Set(names).size < names.length || !names.every((name) => /^[a-z][a-z0-9]{0,31}$/.test(name))) {
    throw new SettingsError(`${variablePrefix}SHOPS must be different names of small letters and digits.`);
  }
  const common = ownNames.find((name) => environment[name]);
  if (common !== undefined) {
    throw new SettingsError(`Set ${common} for each shop: ${common}${suffixOf(first)} and so on.`);
  }
  const shopOf = (name: string): Shop => {
    const own = environmentOf(environment, name);
    try {
      const proxy = readProxy(createReader(own), own);
      if (proxy.ownHosts) return { name, proxy };
    } catch (error) {
      if (error instanceof SettingsError) throw new SettingsError(`Of the shop ${name}: ${error.message}`);
      throw error;
    }
    throw new SettingsError(`Of the shop ${name}: Set ${variablePrefix}OWN_HOSTS.`);
  };
  const shops = [shopOf(first), ...others.map(shopOf)] as const;
  const accounts = shops.map(({ proxy }) => parseAccount(proxy.baseUrl, proxy.credentials).name);
  if (new Set(accounts).size < accounts.length) throw new SettingsError('Two shops have the same account.');
  const hosts = shops.flatMap(({ proxy }) => hostsOf(proxy));
  if (new Set(hosts).size < hosts.length) throw new SettingsError('Two shops have the same host.');
  return shops;
}

const suffixOf = (shop: string) => `__${shop.toUpperCase()}`;

/** The environment of one shop: what is set for it stands in for what is set for all. */
function environmentOf(environment: Environment, shop: string): Environment {
  const suffix = suffixOf(shop);
  const ofShop = Object.entries(environment).flatMap(([name, value]) =>
    name.startsWith(variablePrefix) && name.endsWith(suffix) ? [[name.slice(0, -suffix.length), value] as const] : [],
  );
  const given = ofShop.filter(([, value]) => value);
  const withoutFile = (name: string) => name.replace(/_FILE$/, '');
  const replaced = new Set(given.map(([name]) => withoutFile(name)));
  const common = Object.entries(environment).filter(([name]) => !replaced.has(withoutFile(name)));
  // An empty value is none, and does not take the common one away.
  return Object.fromEntries([...ofShop, ...common, ...given]);
}

/** The hosts of the pages of a shop. */
export function hostsOf({ ownHosts = [], allowedOrigins = [] }: AddressProxyOptions): readonly string[] {
  return [...new Set([...ownHosts, ...allowedOrigins].map((each) => each.replace(/^https?:\/\//, '')))];
}

/** The options of the proxy of one shop. */
function readProxy({ text, read, number, word, list }: Reader, environment: Environment): AddressProxyOptions {
  const dailyCap = number('DAILY_CAP', 1_000_000_000, 1);
  // Compose files pass an empty text for a variable that is not set: an empty cap would silently be none.
  const isEmpty = (name: string) => environment[variablePrefix + name] === '';
  if (dailyCap === null && (isEmpty('DAILY_CAP') || isEmpty('DAILY_CAP_FILE'))) {
    throw new SettingsError(`${variablePrefix}DAILY_CAP is empty. Set a number, or leave it out for no cap.`);
  }
  const hops = number('TRUSTED_HOPS', 10) ?? 0;
  const mount = text('MOUNT') ?? '/address-api';
  const tokenKeys = list('PAGE_TOKEN_KEYS');
  const receiptKeys = list('RECEIPT_KEYS')?.map((pair) => {
    const [id = '', ...secret] = pair.split(':');
    return { id, secret: secret.join(':') };
  });
  const limits = 'be JSON such as {"lookups":[{"count":100,"seconds":3600,"burst":20}]}';
  return {
    baseUrl: text('BASE_URL') ?? refuseMissing('BASE_URL'),
    credentials: {
      key: text('KEY') ?? refuseMissing('KEY'),
      secret: text('SECRET') ?? refuseMissing('SECRET'),
      ...withoutNull({ nextSecret: text('NEXT_SECRET') }),
    },
    // A slash alone stands for no mount.
    mount: mount === '/' ? '' : mount,
    allowedOrigins: list('ALLOWED_ORIGINS') ?? [],
    ...withoutNull({
      clientAddress: hops > 0 ? forwardedFor(hops) : null,
      ownHosts: list('OWN_HOSTS'),
      unknownMembers: word('UNKNOWN_MEMBERS', 'pass', 'drop'),
      limits: read('LIMITS', limits, parseLimitsJson),
      dailyCap,
      timeout: number('TIMEOUT', 60_000),
      logKey: text('LOG_KEY'),
      pageToken: tokenKeys && { keys: tokenKeys },
      receipt: receiptKeys ? { keys: receiptKeys } : null,
    }),
  };
}

function sendsPasswordInTheClear(redisUrl: string): boolean {
  const { protocol, hostname, password } = new URL(redisUrl);
  return protocol === 'redis:' && password !== '' && !loopbackPattern.test(hostname);
}

/** The members that are not null. */
function withoutNull<Members extends object>(members: Members) {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null)) as {
    readonly [Name in keyof Members]?: NonNullable<Members[Name]>;
  };
}

/** A misspelt name would silently leave a default in force. */
function refuseUnknownVariables(environment: Environment, shops: readonly string[]): void {
  const known = new Set([...variableNames, ...shops.flatMap((shop) => shopNames.map((name) => name + suffixOf(shop)))]);
  for (const name of Object.keys(environment)) {
    if (name.startsWith(variablePrefix) && !known.has(name)) {
      throw new SettingsError(`There is no ${name}.`);
    }
  }
}

/** The value of a variable or of its file, or null. An empty value means none, as it does in compose files. */
function readSetting(environment: Environment, variable: VariableName): string | null {
  const name = variablePrefix + variable;
  const value = environment[name] || null;
  const file = (hasFile(variable) && environment[`${name}_FILE`]) || null;
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
  const orFile = hasFile(variable) ? `, or ${variablePrefix}${variable}_FILE` : '';
  throw new SettingsError(`Set ${variablePrefix}${variable}${orFile}.`);
}

function wholeNumber(text: string, min: number, max: number): number | undefined {
  return /^\d{1,10}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined;
}

/** Only checks that the text is a JSON object. The proxy, which knows the limits, checks their names and values. */
function parseLimitsJson(text: string): NonNullable<AddressProxyOptions['limits']> | undefined {
  try {
    const limits = JSON.parse(text) as AddressProxyOptions['limits'] | null;
    return typeof limits === 'object' && limits !== null ? limits : undefined;
  } catch {
    return undefined;
  }
}
