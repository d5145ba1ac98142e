/** Runs the checks against a proxy on a real port, with the stand-in service behind it. */

import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allChecks } from '../../src/check-proxy/all-checks.ts';
import { createCheckContext } from '../../src/check-proxy/context.ts';
import { type CheckResult, runChecks } from '../../src/check-proxy/run-checks.ts';
import { startStandInService } from '../../src/check-proxy/stand-in-service.ts';

/** An account that is long enough not to appear anywhere by chance. */
export const account = { key: 'shop-key', secret: 'kanarie-geheim-7c41' };

/** The results of the checks. */
interface CheckedProxy {
  readonly results: readonly CheckResult[];
  /** Ids of the checks of the level `must` that failed. */
  readonly faults: readonly string[];
  /** Ids of the checks of the level `should` that failed. */
  readonly advice: readonly string[];
}

/** The settings of a check of the proxy. */
interface CheckProxyOptions {
  /** Path before the operations. Default: none. */
  readonly mount?: string;
  /** Ids of the checks to run. Default: all. */
  readonly ids?: readonly string[];
  /** Origin of the page. Default: the proxy's own. */
  readonly origin?: string;
  /** Default: the clock of the machine. */
  readonly now?: () => number;
}

/**
 * Runs the checks against a proxy.
 *
 * @param create creates the proxy for a service at this URL.
 */
export async function checkProxy(
  create: (serviceUrl: string) => RequestListener | Promise<RequestListener>,
  { mount = '', ids, origin, now }: CheckProxyOptions = {},
): Promise<CheckedProxy> {
  const service = await startStandInService(0);
  const listener = await create(`http://127.0.0.1:${service.port}`);
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const url = new URL(`http://127.0.0.1:${port}${mount}`);
    const context = createCheckContext({ url, origin: origin ?? null, headers: {}, service });
    const wanted = allChecks.filter(([, id]) => ids?.includes(id) ?? true);
    return groupResults(await runChecks(wanted, now ? { ...context, now } : context, true));
  } finally {
    server.closeAllConnections();
    server.close();
    await service.close();
  }
}

function groupResults(results: readonly CheckResult[]): CheckedProxy {
  const wrong = results.filter(({ verdict }) => verdict === 'wrong');
  const idsOf = (level: CheckResult['level']) => wrong.filter((result) => result.level === level).map(({ id }) => id);
  return { results, faults: idsOf('must'), advice: idsOf('should') };
}
