/** A proxy on a port, with the stand-in of the service behind it, looked at by all checks. */

import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checks } from '../../src/check-proxy/all.ts';
import { createLab } from '../../src/check-proxy/lab.ts';
import { type Result, runChecks } from '../../src/check-proxy/run.ts';
import { startService } from '../../src/check-proxy/service.ts';

/** Long enough not to be found by chance, in the proxies that leak it too. */
export const account = { key: 'shop-key', secret: 'kanarie-geheim-7c41' };

export interface Look {
  readonly results: readonly Result[];
  /** Identifiers of what is wrong. */
  readonly faults: readonly string[];
  readonly advice: readonly string[];
}

export interface LookOptions {
  readonly mount?: string;
  /** Those to run. Default: all. */
  readonly ids?: readonly string[];
  readonly origin?: string;
}

/** Looks at a proxy that is made for a service at a URL. */
export async function look(
  create: (serviceUrl: string) => RequestListener | Promise<RequestListener>,
  { mount = '', ids, origin }: LookOptions = {},
): Promise<Look> {
  const service = await startService(0);
  const listener = await create(`http://127.0.0.1:${service.port}`);
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const url = new URL(`http://127.0.0.1:${port}${mount}`);
    const lab = createLab({ url, origin: origin ?? null, headers: {}, service });
    const wanted = checks.filter(({ id }) => ids?.includes(id) ?? true);
    return lookOf(await runChecks(wanted, lab, true));
  } finally {
    server.closeAllConnections();
    server.close();
    await service.close();
  }
}

function lookOf(results: readonly Result[]): Look {
  const wrong = results.filter(({ verdict }) => verdict === 'wrong');
  const idsOf = (level: Result['level']) => wrong.filter((result) => result.level === level).map(({ id }) => id);
  return { results, faults: idsOf('must'), advice: idsOf('should') };
}
