/**
 * Runs the reference service as a process, and a proxy in front of it, for the global setup of a test run. Needs Node.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { OperationName } from '../contract/operations.ts';

/** Options of the service. */
export interface TestServiceOptions {
  /** Port on 127.0.0.1. Default: 0, any free one. */
  readonly port?: number;
  /** A failure scenario: `slow-3g`, `flaky`, `expired-contexts`, `429-storm` or `outage`. Default: none. */
  readonly scenario?: string;
  /** Seed of a scenario's random numbers, which makes it reproducible. Default: 1. */
  readonly seed?: number;
  /** Files with your own addresses, as for `--data`. Default: the service's built-in addresses. */
  readonly data?: readonly string[];
  /** Further options of `address-entry-service`, such as `--rate-limit`, `35`. */
  readonly args?: readonly string[];
  /** True also starts a proxy, for elements whose `proxy-url` is `proxyUrl`. Default: false. */
  readonly proxy?: boolean;
  /** Origins of pages that call the proxy directly, rather than through their own server. Default: none. */
  readonly origins?: readonly string[];
}

/** What the service has counted. */
export interface TestLedger {
  /** The number of lookups that an account would be billed for. */
  readonly lookups: number;
  readonly sessions: readonly {
    readonly session: string;
    readonly calls: readonly { readonly operation: OperationName; readonly status: number }[];
    /** Misuses of the session id; empty when there were none. */
    readonly misuse: readonly string[];
  }[];
}

/** A running service. */
export interface TestService {
  /** `http://127.0.0.1:…`, the base URL for your own proxy. */
  readonly url: string;
  /** Key of its account. */
  readonly key: string;
  /** Secret of its account. */
  readonly secret: string;
  /** URL of the proxy, including its path; null if none was requested. */
  readonly proxyUrl: string | null;
  /** Starts a failure scenario; `null` stops it. */
  readonly setScenario: (scenario: string | null) => Promise<void>;
  /** The counts since the start, or since the last `forget`. */
  readonly ledger: () => Promise<TestLedger>;
  /** Clears the ledger, for example before each test. */
  readonly forget: () => Promise<void>;
  /** Stops the service and the proxy. */
  readonly stop: () => Promise<void>;
}

interface Running {
  /** The first group of the pattern, found in the output. */
  readonly found: string;
  readonly stop: () => Promise<void>;
}

const account = { key: 'test-key', secret: 'test-secret' };

/**
 * Starts the reference service, and on request a proxy in front of it.
 *
 * @throws Error with the command's output, if it could not start
 */
export async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const { port = 0, scenario, seed, data = [], args = [], proxy = false, origins = [] } = options;
  const service = await start('address-entry-service', /(http:\/\/127\.0\.0\.1:\d+)/, [
    ...['--port', String(port), '--key', account.key, '--secret', account.secret],
    ...(scenario === undefined ? [] : ['--scenario', scenario]),
    ...(seed === undefined ? [] : ['--seed', String(seed)]),
    ...data.flatMap((file) => ['--data', file]),
    ...args,
  ]);
  const url = service.found;
  const running = proxy
    ? await startProxy(url, origins).catch((error) => service.stop().then(() => Promise.reject(error)))
    : null;
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const authorization = `Basic ${btoa(`${account.key}:${account.secret}`)}`;
    const response = await fetch(`${url}${path}`, { ...init, headers: { authorization } });
    if (!response.ok) throw new Error(`The service answers ${response.status}: ${await response.text()}`);
    return response;
  };
  return {
    url,
    ...account,
    proxyUrl: running && `http://127.0.0.1:${running.found}${mount}`,
    setScenario: async (name) => {
      await ask('/debug/state', { method: 'PATCH', body: JSON.stringify({ scenario: name }) });
    },
    ledger: async () => (await (await ask('/debug/ledger')).json()) as TestLedger,
    forget: async () => {
      await ask('/debug/ledger', { method: 'DELETE' });
    },
    stop: async () => {
      await running?.stop();
      await service.stop();
    },
  };
}

/** The proxy's path before the operations. */
const mount = '/address-api';

/** Starts a proxy without the limits that protect a shop from robots, because a test run looks like one. */
function startProxy(baseUrl: string, origins: readonly string[]): Promise<Running> {
  return start('address-entry-proxy', /"listening".*"port":(\d+)/, [], {
    ADDRESS_PROXY_BASE_URL: baseUrl,
    ADDRESS_PROXY_KEY: account.key,
    ADDRESS_PROXY_SECRET: account.secret,
    ADDRESS_PROXY_PORT: '0',
    ADDRESS_PROXY_MOUNT: mount,
    ADDRESS_PROXY_ALLOWED_ORIGINS: origins.join(' '),
    ADDRESS_PROXY_LIMITS: '{"lookups":[]}',
  });
}

/** The launcher of a command: in the source, in this package, or in the proxy's package next to it. */
function placeOf(name: string): URL {
  const here = import.meta.url;
  if (here.endsWith('.ts')) return new URL(`../bin/launchers/${name}.ts`, here);
  const launcher = `bin/launchers/${name}.js`;
  if (name !== 'address-entry-proxy') return new URL(`../${launcher}`, here);
  return new URL(launcher, import.meta.resolve('address-entry-server'));
}

/** Starts a command, and resolves when its output matches the pattern. */
async function start(
  name: string,
  pattern: RegExp,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const child = spawn(process.execPath, [fileURLToPath(placeOf(name)), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'close');
  let said = '';
  const found = await new Promise<string>((resolve, reject) => {
    for (const output of [child.stdout, child.stderr]) {
      output.setEncoding('utf8').on('data', (piece: string) => {
        said += piece;
        const [, group] = pattern.exec(said) ?? [];
        if (group !== undefined) resolve(group);
      });
    }
    child.once('error', reject);
    child.once('close', () => reject(new Error(`${name} could not start: ${said.trim()}`)));
  });
  return {
    found,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
