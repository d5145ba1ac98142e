/** The parts of the server that need packages of their own, which only those install who use them. */
import { errorNameOf } from '../proxy/events.ts';
import { type VariableName, variablePrefix } from './environment.ts';
import { type Settings, SettingsError } from './settings.ts';

/**
 * Loads the parts that the settings ask for; null for the others, and for metrics that nobody has asked for.
 *
 * @throws SettingsError when the package of one is not installed
 */
export async function loadOptionalParts({ metricsAddress, isMetricsAddressSet, redisUrl }: Settings) {
  return {
    metrics:
      metricsAddress && (await loadMetrics().catch((error) => (isMetricsAddressSet ? Promise.reject(error) : null))),
    redis: redisUrl === null ? null : await load('REDIS_URL', '@redis/client', () => import('./redis.ts')),
  };
}

function loadMetrics() {
  return load('METRICS_PORT', 'prom-client', () => import('./metrics.ts'));
}

async function load<Part>(setting: VariableName, name: string, part: () => Promise<Part>): Promise<Part> {
  try {
    return await part();
  } catch (error) {
    if (errorNameOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new SettingsError(
      `${variablePrefix}${setting} needs the package ${name} beside address-entry-server: npm install ${name} (with --global if it is installed globally).`,
    );
  }
}
