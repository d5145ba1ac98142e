/** Tries what the settings name, for `--check-config`: the folder of the count, Redis, and the service. */
import { accessSync, constants, existsSync } from 'node:fs';
import { errorNameOf } from '../proxy/events.ts';
import { failureOf } from '../proxy/failure-cause.ts';
import { capFileIn, openCapState } from './cap-state.ts';
import { SettingsError, variablePrefix } from './environment.ts';
import type { loadOptionalParts } from './optional-parts.ts';
import { openState } from './server.ts';
import type { Settings } from './settings.ts';

/** Milliseconds that the service has. */
const serviceTimeoutMs = 5_000;

/** @throws SettingsError with what cannot be used. */
export async function checkSurroundings(
  settings: Settings,
  { redis }: Awaited<ReturnType<typeof loadOptionalParts>>,
): Promise<void> {
  const { redisUrl, redisPrefix, shops } = settings;
  const checks = [
    checkState(settings),
    redisUrl !== null && redis?.checkRedis(redisUrl, redisPrefix),
    ...[...new Set(shops.map(({ proxy }) => proxy.baseUrl))].map(checkService),
  ];
  const found = (await Promise.allSettled(checks)).flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  const [unexpected] = found.filter((reason) => !(reason instanceof SettingsError));
  if (unexpected) throw unexpected;
  if (found.length > 0) throw new SettingsError(found.map(({ message }: SettingsError) => message).join(' '));
}

/** As the start does, but without a new file, which would belong to the user who checks. */
async function checkState(settings: Settings): Promise<void> {
  const state = await openState(settings, (folder) =>
    existsSync(capFileIn(folder)) ? openCapState(folder) : accessSync(`${folder}/.`, constants.W_OK),
  );
  await state?.close();
}

/** By the connection that lookups use, without the account. Any answer will do. */
async function checkService(baseUrl: string): Promise<void> {
  try {
    await fetch(baseUrl, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(serviceTimeoutMs) });
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    throw new SettingsError(
      `The service at ${variablePrefix}BASE_URL cannot be reached: ${failureOf(error).cause} (${errorNameOf(cause)}).`,
    );
  }
}
