/** Turns environment variables into the settings of the server. */
import { loopbackPattern } from '../contract/rules.ts';
import { parseAccount } from '../proxy/account.ts';
import { type AddressProxyOptions, forwardedFor } from '../proxy.ts';
import {
  type Environment,
  ownNames,
  readValues,
  SettingsError,
  shopNames,
  variableNames,
  variablePrefix,
} from './environment.ts';

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

/** Everything that the server is started with. */
export type Settings = ReturnType<typeof readSettings>;

/** One without a name, or those of `SHOPS`. They have no account and no host in common. */
export type ShopSettings = readonly [Shop, ...Shop[]];

/** A sentence about a variable; `{NAME}` stands for its whole name. */
function refuse(sentence: string): never {
  throw new SettingsError(sentence.replace(/\{(\w+)\}/g, `${variablePrefix}$1`));
}

/**
 * Reads the settings from environment variables, and from the files that they name.
 *
 * @throws SettingsError when a variable is missing, unknown or malformed.
 */
export function readSettings(environment: Environment) {
  const values = readValues(environment);
  const { STATE: state, REDIS_URL: redisUrl, HOST: host, PORT: port, METRICS_HOST, METRICS_PORT } = values;
  refuseUnknownVariables(environment, values.SHOPS ?? []);
  if (environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0') {
    refuse(
      'NODE_TLS_REJECT_UNAUTHORIZED=0 would send the account to anyone who answers. Remove it; NODE_EXTRA_CA_CERTS names a file with certificates of your own.',
    );
  }
  const shops = readShops(environment, values.SHOPS ?? []);
  if (shops.some(({ proxy }) => proxy.dailyCap !== undefined) && state === null && redisUrl === null) {
    refuse(
      'Set {STATE} to a folder that keeps the count of {DAILY_CAP}, or to the word memory if a restart may begin the day again.',
    );
  }
  if (redisUrl !== null && values.REDIS_PLAIN !== '1' && sendsPasswordInTheClear(redisUrl)) {
    refuse(
      '{REDIS_URL} sends a password to another machine without TLS. Use rediss://, or set {REDIS_PLAIN} to 1 if the network between them is yours.',
    );
  }
  const hops = values.TRUSTED_HOPS ?? 0;
  const isSocket = host?.startsWith('/') === true;
  if (isSocket && port !== null) refuse('{HOST} is the path of a Unix socket; leave {PORT} out.');
  if (isSocket && hops === 0) {
    refuse(
      '{HOST} is the path of a Unix socket, on which all clients look the same: set {TRUSTED_HOPS}, and let the server before it write X-Forwarded-For.',
    );
  }
  const bytesOf = (mebibytes: number) => Math.floor((mebibytes * 1_048_576) / shops.length);
  const listenAddress: ListenAddress = { host: host ?? '127.0.0.1', port: isSocket ? null : (port ?? 3_000) };
  // The port is that of OpenTelemetry for Prometheus.
  const metricsAddress: ListenAddress = { host: METRICS_HOST ?? '127.0.0.1', port: Number(METRICS_PORT ?? 9_464) };
  return {
    listenAddress,
    /** Null for no metrics. */
    metricsAddress: METRICS_PORT === 'none' ? null : metricsAddress,
    /** A default that cannot be used means no metrics. */
    isMetricsAddressSet: METRICS_PORT !== null || METRICS_HOST !== null,
    /** Null when everything is kept in the memory of this process. */
    redisUrl,
    /** The folder of the file that counts the lookups of the day; null to count in memory. */
    stateFolder: state === 'memory' ? null : state,
    /** Of each shop: they have equal parts. */
    memory: { limitBytes: bytesOf(values.LIMITS_MIB ?? 12), bytes: bytesOf(values.CACHE_MIB ?? 24) },
    /** Null for the default. */
    redisPrefix: values.REDIS_PREFIX,
    maxConnections: values.MAX_CONNECTIONS ?? 2_000,
    /** Null for no such limit: behind a server of one's own all connections come from its address. */
    maxConnectionsPerAddress: values.MAX_CONNECTIONS_PER_ADDRESS ?? (hops > 0 ? null : 100),
    shutdown: { drainSeconds: values.DRAIN ?? 0, graceSeconds: values.GRACE ?? 10 },
    shops,
  };
}

/** The one shop, or each of `SHOPS` with what is set for it, and for all of them. */
function readShops(environment: Environment, names: readonly string[]): ShopSettings {
  const [first, ...others] = names;
  if (first === undefined) return [{ name: null, proxy: readProxy(environment) }];
  if (new Set(names).size < names.length || !names.every((name) => /^[a-z][a-z0-9]{0,31}$/.test(name))) {
    refuse('{SHOPS} must be different names of small letters and digits.');
  }
  const common = ownNames.find((name) => environment[name]);
  if (common !== undefined) refuse(`Set ${common} for each shop: ${common}${suffixOf(first)} and so on.`);
  const shopOf = (name: string): Shop => {
    try {
      const proxy = readProxy(environmentOf(environment, name));
      return proxy.ownHosts ? { name, proxy } : refuse('Set {OWN_HOSTS}.');
    } catch (error) {
      if (error instanceof SettingsError) throw new SettingsError(`Of the shop ${name}: ${error.message}`);
      throw error;
    }
  };
  const shops = [shopOf(first), ...others.map(shopOf)] as const;
  const accounts = shops.map(({ proxy }) => parseAccount(proxy.baseUrl, proxy.credentials).name);
  if (new Set(accounts).size < accounts.length) refuse('Two shops have the same account.');
  const hosts = shops.flatMap(({ proxy }) => hostsOf(proxy));
  if (new Set(hosts).size < hosts.length) refuse('Two shops have the same host.');
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
function readProxy(environment: Environment): AddressProxyOptions {
  const values = readValues(environment);
  const { DAILY_CAP: dailyCap, TRUSTED_HOPS: hops, MOUNT: mount, PAGE_TOKEN_KEYS: tokenKeys } = values;
  // Compose files pass an empty text for a variable that is not set: an empty cap would silently be none.
  const isEmpty = (name: string) => environment[variablePrefix + name] === '';
  if (dailyCap === null && (isEmpty('DAILY_CAP') || isEmpty('DAILY_CAP_FILE'))) {
    refuse('{DAILY_CAP} is empty. Set a number, or leave it out for no cap.');
  }
  const receiptKeys = values.RECEIPT_KEYS?.map((pair) => {
    const [id = '', ...secret] = pair.split(':');
    return { id, secret: secret.join(':') };
  });
  return {
    baseUrl: values.BASE_URL ?? refuse('Set {BASE_URL}.'),
    credentials: {
      key: values.KEY ?? refuse('Set {KEY}, or {KEY_FILE}.'),
      secret: values.SECRET ?? refuse('Set {SECRET}, or {SECRET_FILE}.'),
      ...withoutNull({ nextSecret: values.NEXT_SECRET }),
    },
    // A slash alone stands for no mount.
    mount: mount === '/' ? '' : (mount ?? '/address-api'),
    allowedOrigins: values.ALLOWED_ORIGINS ?? [],
    ...withoutNull({
      clientAddress: hops ? forwardedFor(hops) : null,
      ownHosts: values.OWN_HOSTS,
      limits: values.LIMITS,
      dailyCap,
      timeout: values.TIMEOUT,
      logKey: values.LOG_KEY,
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
    if (name.startsWith(variablePrefix) && !known.has(name)) throw new SettingsError(`There is no ${name}.`);
  }
}
