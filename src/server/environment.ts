/** The environment variables of the server. Reading, checking and `--help` all use this one list. */

interface VariableDescription {
  /** The setting in a few words, for `--help`. */
  readonly meaning: string;
  /** The default, for `--help`. */
  readonly default: string;
  /** True for a secret that no other user of the machine may read. Default: false. */
  readonly isSecret?: boolean;
  /** True when the value may be in a file that `…_FILE` names, as every secret may. Default: false. */
  readonly isFile?: boolean;
  /** With `SHOPS`, the name of a shop may follow (`…__ONE`): `own` for each shop, `may` instead of the common value. Default: neither. */
  readonly shop?: 'own' | 'may';
}

const variables = {
  BASE_URL: { meaning: 'the service, https', default: 'required', shop: 'may' },
  KEY: { meaning: 'key of the account', default: 'required', isSecret: true, shop: 'own' },
  SECRET: { meaning: 'secret of the account', default: 'required', isSecret: true, shop: 'own' },
  NEXT_SECRET: { meaning: 'the secret that replaces it', default: 'none', isSecret: true, shop: 'own' },
  SHOPS: { meaning: 'names of shops, each with an account', default: 'one shop without a name' },
  HOST: { meaning: 'address or Unix socket to listen on', default: '127.0.0.1' },
  PORT: { meaning: 'port to listen on', default: '3000; 0 for any' },
  MOUNT: { meaning: 'path before the operations', default: '/address-api' },
  TRUSTED_HOPS: { meaning: 'servers of your own before it', default: '0: the connection is the client’s' },
  ALLOWED_ORIGINS: {
    meaning: 'other origins whose pages may use it',
    default: 'none; separated by spaces',
    shop: 'own',
  },
  OWN_HOSTS: { meaning: 'hosts of the shop’s own pages', default: 'any; separated by spaces', shop: 'own' },
  DAILY_CAP: { meaning: 'lookups a day (UTC)', default: 'no cap', isFile: true, shop: 'may' },
  STATE: { meaning: 'folder that keeps the count of the day', default: 'needed with a cap and no Redis; memory' },
  LIMITS: {
    meaning: 'limits that replace the default ones, JSON',
    default: 'see docs/proxy.md',
    isFile: true,
    shop: 'may',
  },
  TIMEOUT: { meaning: 'milliseconds an answer may take', default: '5000; 8000 for details and validation' },
  UNKNOWN_MEMBERS: { meaning: 'pass or drop: members the contract lacks', default: 'pass, within a bound' },
  PAGE_TOKEN_KEYS: {
    meaning: 'keys of page tokens, newest first',
    default: 'no token needed',
    isSecret: true,
    shop: 'may',
  },
  RECEIPT_KEYS: { meaning: 'id:secret of receipts, newest first', default: 'no receipts', isSecret: true, shop: 'may' },
  LOG_KEY: { meaning: 'the same session marks in all processes', default: 'a random key', isSecret: true },
  CACHE_MIB: { meaning: 'MiB of memory for cached answers', default: '24' },
  LIMITS_MIB: { meaning: 'MiB of memory for limits', default: '12' },
  REDIS_URL: { meaning: 'Redis for limits, cap and answers', default: 'own memory', isSecret: true },
  REDIS_PLAIN: { meaning: '1 sends its password without TLS', default: '0' },
  REDIS_PREFIX: { meaning: 'text before every key in Redis', default: 'address-entry:' },
  METRICS_PORT: { meaning: 'port of /metrics', default: '9464; 0 for any, none for no metrics' },
  METRICS_HOST: { meaning: 'address of that port', default: '127.0.0.1' },
  MAX_CONNECTIONS: { meaning: 'connections at once', default: '2000' },
  MAX_CONNECTIONS_PER_ADDRESS: { meaning: 'connections of one address', default: '100; no limit with TRUSTED_HOPS' },
  DRAIN: { meaning: 'seconds "not ready" before it closes', default: '0' },
  GRACE: { meaning: 'seconds that requests then have', default: '10' },
} as const satisfies Record<string, VariableDescription>;

/** Text before every name. */
export const variablePrefix = 'ADDRESS_PROXY_';

/** Name of a variable without the prefix. */
export type VariableName = keyof typeof variables;

const descriptions = Object.entries<VariableDescription>(variables);

/** True when the value of a variable may be in a file. */
export function hasFile(name: VariableName): boolean {
  return mayBeFile(variables[name]);
}

function mayBeFile({ isSecret = false, isFile = false }: VariableDescription): boolean {
  return isSecret || isFile;
}

function namesOf(chosen: readonly (readonly [name: string, VariableDescription])[]): readonly string[] {
  return chosen.flatMap(([name, description]) =>
    mayBeFile(description) ? [variablePrefix + name, `${variablePrefix}${name}_FILE`] : [variablePrefix + name],
  );
}

/** All names with the prefix, including those that name files. */
export const variableNames = namesOf(descriptions);

/** Those that the name of a shop may follow. */
export const shopNames = namesOf(descriptions.filter(([, { shop }]) => shop !== undefined));

/** Those that each shop has for itself. */
export const ownNames = namesOf(descriptions.filter(([, { shop }]) => shop === 'own'));

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

${descriptions
  .map(([name, description]) => {
    const { meaning, default: defaultText } = description;
    return `  ${variablePrefix}${(name + (mayBeFile(description) ? ' *' : '')).padEnd(28)}${meaning.padEnd(44)}${defaultText}`;
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
