/** Shows and changes a running service: `/debug/…`, on this machine only. */
import { errors } from './errors.ts';
import { type FaultRule, parseFault, textOfFault } from './faults.ts';
import type { Ledger } from './ledger.ts';
import { isScenario, type ScenarioName } from './scenarios.ts';

/** The parts that can be changed while the service runs. */
interface Controlled {
  readonly ledger: Ledger;
  latency: number;
  faults: readonly FaultRule[];
  scenario: ScenarioName | null;
}

const prefix = '/debug/';
/** In milliseconds. */
const longestLatency = 60_000;

/** True if a path belongs to this file. */
export function isControl(path: string): boolean {
  return path.startsWith(prefix);
}

/** Answers a request whose account was checked; throws a ServiceError for one that it does not understand. */
export function createControl(service: Controlled): (request: Request, path: string) => Promise<Response> {
  const json = (body: unknown) => Response.json(body, { headers: { 'cache-control': 'no-store' } });
  return async (request, path) => {
    const [, what] = /^\/debug\/(ledger|state)$/.exec(path) ?? [];
    switch (`${request.method} ${what}`) {
      case 'GET ledger':
        return json(service.ledger.report());
      case 'DELETE ledger':
        service.ledger.clear();
        return new Response(null, { status: 204 });
      case 'GET state':
        return json(stateOf(service));
      case 'PATCH state':
        change(service, await request.json().catch(() => null));
        return json(stateOf(service));
      default:
        throw what === undefined ? errors.notFound() : errors.method();
    }
  };
}

function stateOf({ latency, faults, scenario }: Controlled) {
  return { scenario, faults: faults.map(textOfFault), latency };
}

function change(service: Controlled, wanted: unknown): void {
  if (typeof wanted !== 'object' || wanted === null) throw errors.invalidParameter('The body is no JSON object.');
  const { scenario, faults, latency } = wanted as Readonly<Record<string, unknown>>;
  const isName = typeof scenario === 'string' && isScenario(scenario);
  if (scenario !== undefined && scenario !== null && !isName)
    throw errors.invalidParameter('There is no such scenario.');
  const isTime = typeof latency === 'number' && latency >= 0 && latency <= longestLatency;
  if (latency !== undefined && !isTime) throw errors.invalidParameter(`Latency is a number up to ${longestLatency}.`);
  const rules = faults === undefined ? service.faults : rulesOf(faults);
  service.faults = rules;
  if (isTime) service.latency = latency;
  if (scenario !== undefined) service.scenario = isName ? scenario : null;
}

function rulesOf(texts: unknown): readonly FaultRule[] {
  if (!Array.isArray(texts)) throw errors.invalidParameter('Faults are a list.');
  try {
    return texts.map((text) => parseFault(String(text)));
  } catch (error) {
    throw errors.invalidParameter(`${error instanceof Error ? error.message : 'A fault cannot be read'}.`);
  }
}
