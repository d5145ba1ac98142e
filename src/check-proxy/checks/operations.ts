/** Whether the seven operations are answered, and every text gets to the service as it was typed. */
import { isBodyOf } from '../../contract/bodies.ts';
import { sessionHeader } from '../../contract/headers.ts';
import { buildPath, type OperationName, operationNames, type Params } from '../../contract/operations.ts';
import type { Check, Lab } from '../check.ts';
import { type Exchange, told } from '../exchange.ts';
import { samples } from '../samples.ts';

const header = sessionHeader.toLowerCase();

export const answersOperations: Check = {
  id: 'operations',
  title: 'answers the seven operations',
  level: 'must',
  needsService: false,
  run: async (lab, tell) => {
    const session = `${lab.fresh()}-entry`;
    let context: string | null = null;
    for (const operation of operationNames()) {
      // One that the proxy has no right to know beforehand; only a suggestion has the service's own.
      if (operation === 'details' && context === null) continue;
      const params = operation === 'details' ? { context: context ?? '' } : samples[operation];
      const answer = await lab.ask(buildPath(operation, params), { session });
      const body = parsed(answer.text);
      if (answer.status !== 200) tell(`${told(answer)}; 200 was expected.`);
      else if (!isBodyOf(operation, body)) tell(`${told(answer)}, but with another body than the contract says.`);
      else if (!/^application\/json\b/i.test(answer.headers['content-type'] ?? '')) {
        tell(`${told(answer)} without the content type application/json.`);
      }
      if (operation === 'suggest') context = contextIn(body);
    }
    if (context === null) tell('No suggestion was a whole address, so that details could not be asked for.');
  },
};

function contextIn(body: unknown): string | null {
  if (!isBodyOf('suggest', body)) return null;
  return body.matches.find(({ precision }) => precision === 'Address')?.context ?? null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Where a text goes. */
const places: readonly (readonly [OperationName, parameter: string])[] = [
  ['suggest', 'term'],
  ['dutchByStreet', 'street'],
  ['validate', 'street'],
  ['country', 'country'],
  ['details', 'context'],
];

/** What people type, and what every layer between browser and service likes to change. */
const texts = [
  'Straat 30/a',
  'rue de l’Église',
  '100% echt',
  'a%2Fb',
  'a%252Fb',
  '1+1 & 2=3',
  'wat? #1; x',
  'a//b',
  'a\\b',
  '東京 😀',
  ' a ',
] as const;

export const keepsTexts: Check = {
  id: 'encoding',
  title: 'passes every text on as it was typed, each path segment and query value decoded at most once',
  level: 'must',
  needsService: true,
  run: async (lab, tell) => {
    for (const [operation, name] of places) {
      const { streetAndBuilding: _, ...rest }: Params = samples[operation];
      for (const text of texts) {
        const value = (operation === 'details' ? 'nld' : '') + text;
        const marked = { ...rest, ...(operation === 'details' ? {} : markOf(operation, lab)), [name]: value };
        const answer = await lab.ask(buildPath(operation, marked));
        const problem = lostText(answer, operation, name, value);
        if (problem) tell(problem);
      }
    }
  },
};

/** A second value that is new each time, so that a cache does not answer in the service's place. */
function markOf(operation: OperationName, lab: Lab): Params {
  const word = lab.fresh();
  if (operation === 'dutchByStreet') return { city: word };
  return operation === 'validate' ? { locality: word } : {};
}

function lostText(answer: Exchange, operation: OperationName, name: string, value: string): string | null {
  const seen = answer.arrived.at(-1);
  const what = `The ${name} ${JSON.stringify(value)} of ${operation}`;
  if (!seen) return `${what} did not reach the service: ${told(answer)}.`;
  if (seen.operation !== operation) return `${what} made the proxy ask the service for ${seen.url.slice(0, 90)}.`;
  const found = seen.params[name];
  return found === value ? null : `${what} reached the service as ${JSON.stringify(found)}.`;
}

export const knowsShortForms: Check = {
  id: 'optional-parts',
  title: 'passes optional parts on, and does without them',
  level: 'must',
  needsService: true,
  run: async (lab, tell) => {
    const calls: readonly (readonly [OperationName, Params])[] = [
      ['dutchByPostcode', { postcode: '2012ES', houseNumber: 31, houseNumberAddition: 'a' }],
      ['dutchByPostcode', { postcode: '2012ES', houseNumber: 32 }],
      ['dutchByStreet', { city: 'Haarlem', street: lab.fresh(), houseNumber: 3, houseNumberAddition: 'bis' }],
      ['suggest', { context: 'nld', term: lab.fresh() }],
      ['suggest', { context: 'nld', term: lab.fresh(), language: 'nl-NL', buildingListMode: 'short' }],
      // The language is an empty segment then, as on a page that states none: many frameworks fold or redirect it.
      ['suggest', { context: 'nld', term: lab.fresh(), buildingListMode: 'paged' }],
      ['details', { context: 'nldCheck', dispatchCountry: 'BEL' }],
      ['validate', { country: 'bel', locality: lab.fresh(), postcode: '1000', building: '1 bus 2', region: 'x' }],
    ];
    for (const [operation, params] of calls) {
      const answer = await lab.ask(buildPath(operation, params));
      const seen = answer.arrived.at(-1);
      if (!seen) tell(`${told(answer)}, and the service was not asked.`);
      for (const [name, value] of Object.entries(params)) {
        // Cases of a code are the same to the service.
        if (seen && seen.params[name]?.toLowerCase() !== String(value).toLowerCase()) {
          tell(`The ${name} "${value}" of ${operation} reached the service as ${JSON.stringify(seen.params[name])}.`);
        }
      }
    }
  },
};

export const keepsSessions: Check = {
  id: 'session',
  title: `passes the browser's ${sessionHeader} on, and makes up none`,
  level: 'must',
  needsService: false,
  run: async (lab, tell) => {
    const path = () => buildPath('suggest', { context: 'nld', term: lab.fresh() });
    for (const headers of [{ [header]: null }, { [header]: 'short' }, { [header]: 'not a session' }]) {
      const answer = await lab.ask(path(), { headers });
      const what = headers[header] === null ? 'without a session' : `with the session "${headers[header]}"`;
      if (answer.status < 400 || answer.status >= 500) tell(`${told(answer)} ${what}; 400 was expected.`);
    }
    const session = 'Check.session_with-all.kinds_0123456789';
    const { arrived } = await lab.ask(path(), { session });
    if (arrived.some(({ headers }) => headers[header] !== session)) {
      tell(
        `The session "${session}" reached the service as "${arrived[0]?.headers[header]}": each entry is then billed anew.`,
      );
    }
  },
};

export const sessionsWhereNeeded: Check = {
  id: 'session-where-needed',
  title: 'sends no session where none is needed',
  level: 'should',
  needsService: true,
  run: async (lab, tell) => {
    const answer = await lab.ask(buildPath('country', { country: lab.fresh() }));
    if (answer.arrived.some(({ headers }) => header in headers)) tell(`${told(answer)}; the service got the session.`);
  },
};
