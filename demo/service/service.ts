/** The reference service: the contract over a little real data, so that everything runs without an account. */
import { matchPath, type OperationName, operations, ParameterError } from '../../src/contract/operations.ts';
import { languagePattern, sessionHeader, sessionPattern, termMaxLength } from '../../src/contract/rules.ts';
import type { Country } from '../../src/contract/types.ts';
import { autocomplete } from './autocomplete.ts';
import { createContexts } from './contexts.ts';
import { bel } from './data/bel.ts';
import { deu } from './data/deu.ts';
import { nld } from './data/nld.ts';
import { detailsOf } from './details.ts';
import { errors, ServiceError } from './errors.ts';
import { Ledger } from './ledger.ts';
import { type CountryIndex, createCountryIndex } from './search.ts';

export interface ReferenceServiceOptions {
  /** Default: `demo-key` and `demo-secret`. */
  readonly credentials?: { readonly key: string; readonly secret: string };
  /** Seconds a context lives. Default: 1,800. */
  readonly contextLifetime?: number;
  /** Milliseconds before each answer. Default: 0. */
  readonly latency?: number;
  /** Seconds an answer may be cached. Default: 28,800. */
  readonly maxAge?: number;
  /** Milliseconds since the epoch. Default: the platform's clock. */
  readonly now?: () => number;
}

export interface ReferenceService {
  readonly handle: (request: Request) => Promise<Response>;
  readonly ledger: Ledger;
  /** Milliseconds before each answer; may be changed at any time. */
  latency: number;
}

type Params = Readonly<Record<string, string>>;
type Answer = { readonly body: unknown; readonly status?: number; readonly address?: string };
type Operation = (params: Params) => Promise<Answer>;

export function createReferenceService(options: ReferenceServiceOptions = {}): ReferenceService {
  const { credentials = { key: 'demo-key', secret: 'demo-secret' }, maxAge = 28_800, now = Date.now } = options;
  const contexts = createContexts({ secret: credentials.secret, lifetime: options.contextLifetime ?? 1_800, now });
  const indexes = new Map([nld, bel, deu].map((data) => [data.country.iso3, createCountryIndex(data)]));
  const countries = [...indexes.values()].map(({ data }) => data.country);
  const ledger = new Ledger(now);

  const indexOf = (iso3: string): CountryIndex => {
    const index = indexes.get(iso3.toUpperCase());
    if (!index) throw errors.invalidParameter('This country is not supported.');
    return index;
  };

  const implemented: Partial<Record<OperationName, Operation>> = {
    countries: async () => ({ body: countries }),
    country: async ({ country = '' }) => {
      const found = countries.find((candidate) => isCalled(candidate, country));
      return found ? { body: found } : { body: null, status: 404 };
    },
    suggest: async ({ context: text = '', term = '', language: wanted = '', buildingListMode = '' }) => {
      if (term.length > termMaxLength) throw errors.invalidParameter('Term is too long.');
      if (wanted !== '' && !languagePattern.test(wanted)) throw errors.invalidParameter('Language is not valid.');
      if (!['', 'short', 'paged'].includes(buildingListMode)) throw errors.invalidParameter('Unknown list mode.');
      const context = await contexts.read(text);
      const index = indexOf(context.iso3);
      const language = languageOf(index, wanted || context.language);
      const mode = buildingListMode === 'paged' ? 'paged' : 'short';
      return { body: await autocomplete({ index, context, term, language, mode, contexts }) };
    },
    details: async ({ context: text = '', dispatchCountry = '' }) => {
      const { iso3, language, place } = await contexts.read(text);
      const index = indexOf(iso3);
      const street = place.kind === 'address' ? index.streets[place.street] : undefined;
      const building = place.kind === 'address' ? street?.buildings[place.building] : undefined;
      if (!street || !building) throw errors.tooShort();
      const body = detailsOf(street, building, languageOf(index, language), dispatchCountry);
      return { body, address: body.mailLines.slice(0, 2).join(', ') };
    },
  };

  const answer = async (request: Request): Promise<Response> => {
    const matched = match(request);
    if (!matched) return respond({ body: errors.notFound().body, status: 404 }, 0);
    const { operation, params } = matched;
    const session = operations[operation].session ? request.headers.get(sessionHeader) : null;
    try {
      authorize(request, credentials);
      if (session !== null || operations[operation].session) checkSession(session);
      const perform = implemented[operation];
      if (!perform) throw errors.notImplemented();
      const result = await perform(params);
      ledger.record(operation, result.status ?? 200, session, result.address);
      return respond(result, maxAge);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      ledger.record(operation, error.status, session && sessionPattern.test(session) ? session : null);
      return respond({ body: error.body, status: error.status }, 0);
    }
  };

  const service: ReferenceService = {
    ledger,
    latency: options.latency ?? 0,
    handle: async (request) => {
      if (service.latency > 0) await new Promise((resolve) => setTimeout(resolve, service.latency));
      try {
        return await answer(request);
      } catch (error) {
        if (!(error instanceof ParameterError)) throw error;
        return respond({ body: errors.invalidParameter('A parameter is not valid.').body, status: 400 }, 0);
      }
    },
  };
  return service;
}

/** The path is read as it was sent: decoding comes after splitting. */
function match(request: Request): ReturnType<typeof matchPath> {
  const [, path = ''] = /^[a-z]+:\/\/[^/?#]*([^?#]*)/i.exec(request.url) ?? [];
  return matchPath(path);
}

function authorize(request: Request, { key, secret }: { readonly key: string; readonly secret: string }): void {
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/]+=*)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  const [user, ...password] = atob(encoded).split(':');
  if (user !== key) throw errors.unknownKey();
  if (password.join(':') !== secret) throw errors.wrongSecret();
}

function checkSession(session: string | null): void {
  if (!sessionPattern.test(session ?? '')) throw errors.invalidParameter(`${sessionHeader} is not valid.`);
}

function isCalled({ name, iso2, iso3 }: Country, text: string): boolean {
  return [name, iso2, iso3].some((candidate) => candidate.toLowerCase() === text.toLowerCase());
}

/** The wanted one when the country has it, in whole or by its language; else the country's own. */
function languageOf({ data }: CountryIndex, wanted: string): string {
  const { languages } = data;
  const [primary = ''] = wanted.split('-');
  const [first = ''] = languages;
  return (
    languages.find((language) => language === wanted) ?? languages.find((it) => it.startsWith(`${primary}-`)) ?? first
  );
}

function respond({ body, status = 200 }: Answer, maxAge: number): Response {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' });
  if (status === 200) headers.set('cache-control', `public, max-age=${maxAge}`);
  return new Response(JSON.stringify(body), { status, headers });
}
