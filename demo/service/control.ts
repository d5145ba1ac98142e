/** Shows and changes a running service, for its page and for tests: `/debug/…`, on this machine only. */
import { errors } from './errors.ts';
import { examplesOf } from './examples.ts';
import { type FaultRule, parseFault, textOfFault } from './faults.ts';
import type { Ledger } from './ledger.ts';
import type { CountryData } from './model.ts';
import { isScenario, type ScenarioName, scenarios } from './scenarios.ts';

/** The parts that can be changed while the service runs. */
export interface Controlled {
  readonly ledger: Ledger;
  latency: number;
  faults: readonly FaultRule[];
  scenario: ScenarioName | null;
}

const prefix = '/debug/';
/** Sessions in the state; the ledger has more. */
const mostSessions = 50;
/** In milliseconds. */
const longestLatency = 60_000;

/** True if a path belongs to this file. */
export function isControl(path: string): boolean {
  return path.startsWith(prefix);
}

/** Answers a request whose account was checked; throws a ServiceError for one that it does not understand. */
export function createControl(
  service: Controlled,
  countries: readonly CountryData[],
): (request: Request, path: string) => Promise<Response> {
  const json = (body: unknown) => Response.json(body, { headers: { 'cache-control': 'no-store' } });
  return async (request, path) => {
    const [, what, iso3 = ''] = /^\/debug\/(ledger|state|examples)(?:\/([a-z]{3}))?$/.exec(path) ?? [];
    switch (`${request.method} ${what}`) {
      case 'GET ledger':
        return json(service.ledger.report());
      case 'DELETE ledger':
        service.ledger.clear();
        return new Response(null, { status: 204 });
      case 'GET state':
        return json(stateOf(service, countries));
      case 'PATCH state':
        change(service, await request.json().catch(() => null));
        return json(stateOf(service, countries));
      case 'GET examples': {
        const data = countries.find(({ country }) => country.iso3 === iso3.toUpperCase());
        if (!data) throw errors.notFound();
        return json(examplesOf(data));
      }
      default:
        throw what === undefined ? errors.notFound() : errors.method();
    }
  };
}

/** All that the page shows. Addresses are counted, not told. */
function stateOf({ ledger, latency, faults, scenario }: Controlled, countries: readonly CountryData[]) {
  const { sessions, others, billing, lookups } = ledger.report();
  return {
    scenario,
    scenarios: Object.entries(scenarios).map(([name, { summary }]) => ({ name, summary })),
    faults: faults.map(textOfFault),
    latency,
    billing,
    lookups,
    others: others.slice(-mostSessions).reverse(),
    sessions: sessions.slice(0, mostSessions).map(({ addresses, ...session }) => ({
      ...session,
      addresses: addresses.length,
    })),
    countries: countries.map(({ country: { iso3, name }, languages }) => ({
      iso3: iso3.toLowerCase(),
      name,
      languages,
    })),
  };
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
