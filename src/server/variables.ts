/** The one list of what can be set: it is read, refused and printed from here. */

interface Meaning {
  readonly means: string;
  readonly byDefault: string;
  /** May be in a file, whose name is then in `…_FILE`. */
  readonly isSecret?: boolean;
}

const variables = {
  BASE_URL: { means: 'the service, https', byDefault: 'needed' },
  KEY: { means: 'key of the account', byDefault: 'needed', isSecret: true },
  SECRET: { means: 'its secret', byDefault: 'needed', isSecret: true },
  HOST: { means: 'where it listens', byDefault: '127.0.0.1' },
  PORT: { means: 'at which port', byDefault: '3000; 0 for any' },
  MOUNT: { means: 'path before the operations', byDefault: '/address-api' },
  TRUSTED_HOPS: { means: 'proxies of your own before it', byDefault: '0: the connection is the client’s' },
  ALLOWED_ORIGINS: { means: 'other origins whose pages may ask', byDefault: 'none; several by spaces' },
  DAILY_CAP: { means: 'lookups a day (UTC)', byDefault: 'no cap' },
  LIMITS: { means: 'limits that replace the default ones, JSON', byDefault: 'see docs/proxy.md' },
  TIMEOUT: { means: 'milliseconds an answer may take', byDefault: '5000; 8000 for details and validation' },
  PUBLIC_LOOKUPS: { means: '1 lets shared caches keep lookups', byDefault: '0' },
  PAGE_TOKEN_KEYS: { means: 'keys of page tokens, newest first', byDefault: 'no token needed', isSecret: true },
  LOG_KEY: { means: 'the same session marks in all processes', byDefault: 'made at the start', isSecret: true },
  REDIS_URL: { means: 'limits, counters and answers are there', byDefault: 'own memory', isSecret: true },
  METRICS_PORT: { means: 'port of /metrics', byDefault: 'no metrics; 0 for any' },
  METRICS_HOST: { means: 'where that port is', byDefault: '127.0.0.1' },
  DRAIN: { means: 'seconds "not ready" before it closes', byDefault: '0' },
  GRACE: { means: 'seconds that requests then have', byDefault: '10' },
} as const satisfies Record<string, Meaning>;

export type Variable = keyof typeof variables;

const rows = Object.entries<Meaning>(variables);

/** Whether it may be in a file. */
export function isSecret(name: Variable): boolean {
  const { isSecret = false }: Meaning = variables[name];
  return isSecret;
}

/** With prefix, and those of files. */
export const variableNames: readonly string[] = rows.flatMap(([name, { isSecret }]) =>
  isSecret ? [`ADDRESS_PROXY_${name}`, `ADDRESS_PROXY_${name}_FILE`] : [`ADDRESS_PROXY_${name}`],
);

export const help = `The address proxy as a server. It takes its settings from the environment alone:

${rows
  .map(([name, { means, byDefault, isSecret }]) => {
    return `  ADDRESS_PROXY_${(name + (isSecret ? ' *' : '')).padEnd(18)}${means.padEnd(44)}${byDefault}`;
  })
  .join('\n')}

  * or a file that holds it, named by ADDRESS_PROXY_…_FILE

SIGHUP reads those files again. SIGTERM ends it when the requests under way are answered. /healthz says whether it
lives, /readyz whether it wants requests; neither asks the service anything.
`;
