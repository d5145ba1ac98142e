/** Checks that the seven operations are answered, and that every text reaches the service as it was typed. */
import { sessionHeader } from '../../contract/headers.ts';
import { buildPath, isBodyOf, type OperationName, operationNames, type Params } from '../../contract/operations.ts';
import type { Check, CheckContext } from '../check.ts';
import { describeExchange, type HttpExchange } from '../http-exchange.ts';
import { sampleParams, suggestionPath } from '../samples.ts';

const sessionHeaderKey = sessionHeader.toLowerCase();

/** The context of the first suggestion that is a whole address. */
function addressContextIn(body: unknown): string | null {
  if (!isBodyOf('suggest', body)) return null;
  return body.matches.find(({ precision }) => precision === 'Address')?.context ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The parameters that hold free text. */
const textParameters: readonly (readonly [OperationName, parameter: string])[] = [
  ['suggest', 'term'],
  ['dutchByStreet', 'street'],
  ['validate', 'street'],
  ['country', 'country'],
  ['details', 'context'],
];

/** Texts that people type and that servers between browser and service often change. */
const texts = [
  'Straat 30/a',
  '1..3 St. John’s',
  'rue de l’Église',
  '100% echt',
  'a%41b',
  'a%2541b',
  '1+1 & 2=3',
  'wat? #1; x',
  'a//b',
  'a\\b',
  '東京 😀',
  ' a ',
] as const;

/** A second parameter that is new each time, so that the request reaches the service and no cache answers it. */
function freshParam(operation: OperationName, context: CheckContext): Params {
  const word = context.freshWord();
  if (operation === 'dutchByStreet') return { city: word };
  return operation === 'validate' ? { locality: word } : {};
}

/** A finding when the service did not receive the text as it was sent, or null. */
function findLostText(answer: HttpExchange, operation: OperationName, name: string, value: string): string | null {
  const received = answer.serviceRequests.at(-1);
  const what = `The ${name} ${JSON.stringify(value)} of ${operation}`;
  if (!received) return `${what} did not reach the service: ${describeExchange(answer)}.`;
  if (received.operation !== operation) {
    return `${what} made the proxy ask the service for ${received.url.slice(0, 90)}.`;
  }
  const found = received.params[name];
  return found === value ? null : `${what} reached the service as ${JSON.stringify(found)}.`;
}

/** In the order in which they run. */
export const operationChecks: readonly Check[] = [
  // Requests each operation as an element would, and checks status, media type and body.
  {
    id: 'operations',
    title: 'answers the seven operations',
    level: 'must',
    run: async (context, report) => {
      const session = `${context.freshWord()}-entry`;
      let addressContext: string | null = null;
      for (const operation of operationNames()) {
        // Details need a context of the service, and only a suggestion contains one.
        if (operation === 'details' && addressContext === null) continue;
        const params = operation === 'details' ? { context: addressContext ?? '' } : sampleParams[operation];
        const answer = await context.request(buildPath(operation, params), { session });
        const body = parseJson(answer.text);
        if (answer.status !== 200) report(`${describeExchange(answer)}; 200 was expected.`);
        else if (!isBodyOf(operation, body)) {
          report(`${describeExchange(answer)}, but with another body than the contract says.`);
        } else if (!/^application\/json\b/i.test(answer.headers['content-type'] ?? '')) {
          report(`${describeExchange(answer)} without the content type application/json.`);
        }
        if (operation === 'suggest') addressContext = addressContextIn(body);
      }
      if (addressContext === null) report('No suggestion was a whole address, so that details could not be asked for.');
    },
  },
  // A server that decodes a text twice, or not at all, makes the service look for another address.
  {
    id: 'encoding',
    title: 'passes every text on as it was typed, each path segment and query value decoded at most once',
    level: 'must',
    needsStandIn: true,
    run: async (context, report) => {
      for (const [operation, name] of textParameters) {
        const { streetAndBuilding: _, ...rest }: Params = sampleParams[operation];
        for (const text of texts) {
          const value = (operation === 'details' ? 'nld' : '') + text;
          const params = { ...rest, ...(operation === 'details' ? {} : freshParam(operation, context)), [name]: value };
          const answer = await context.request(buildPath(operation, params));
          const finding = findLostText(answer, operation, name, value);
          if (finding) report(finding);
        }
      }
    },
  },
  // Optional parts of a path may be missing, or empty between two slashes.
  {
    id: 'optional-parts',
    title: 'passes optional parts on, and does without them',
    level: 'must',
    needsStandIn: true,
    run: async (context, report) => {
      const calls: readonly (readonly [OperationName, Params])[] = [
        ['dutchByPostcode', { postcode: '2012ES', houseNumber: 31, houseNumberAddition: 'a' }],
        ['dutchByPostcode', { postcode: '2012ES', houseNumber: 32 }],
        ['dutchByStreet', { city: 'Haarlem', street: context.freshWord(), houseNumber: 3, houseNumberAddition: 'bis' }],
        ['suggest', { context: 'nld', term: context.freshWord() }],
        ['suggest', { context: 'nld', term: context.freshWord(), language: 'nl-NL', buildingListMode: 'short' }],
        // Without a language there is an empty segment, which many frameworks remove or redirect.
        ['suggest', { context: 'nld', term: context.freshWord(), buildingListMode: 'paged' }],
        ['details', { context: 'nldCheck', dispatchCountry: 'BEL' }],
        [
          'validate',
          { country: 'bel', locality: context.freshWord(), postcode: '1000', building: '1 bus 2', region: 'x' },
        ],
      ];
      for (const [operation, params] of calls) {
        const answer = await context.request(buildPath(operation, params));
        const received = answer.serviceRequests.at(-1);
        if (!received) report(`${describeExchange(answer)}, and the service was not asked.`);
        for (const [name, value] of Object.entries(params)) {
          // The service does not distinguish upper and lower case in codes.
          if (received && received.params[name]?.toLowerCase() !== String(value).toLowerCase()) {
            report(
              `The ${name} "${value}" of ${operation} reached the service as ${JSON.stringify(received.params[name])}.`,
            );
          }
        }
      }
    },
  },
  // The service bills by session, so the proxy must neither invent nor change session ids.
  {
    id: 'session',
    title: `passes the browser's ${sessionHeader} on, and makes up none`,
    level: 'must',
    run: async (context, report) => {
      for (const headers of [
        { [sessionHeaderKey]: null },
        { [sessionHeaderKey]: 'short' },
        { [sessionHeaderKey]: 'not a session' },
      ]) {
        const answer = await context.request(suggestionPath(context), { headers });
        const what =
          headers[sessionHeaderKey] === null ? 'without a session' : `with the session "${headers[sessionHeaderKey]}"`;
        if (answer.status < 400 || answer.status >= 500)
          report(`${describeExchange(answer)} ${what}; 400 was expected.`);
      }
      const session = 'Check.session_with-all.kinds_0123456789';
      const { serviceRequests } = await context.request(suggestionPath(context), { session });
      if (serviceRequests.some(({ headers }) => headers[sessionHeaderKey] !== session)) {
        report(
          `The session "${session}" reached the service as "${serviceRequests[0]?.headers[sessionHeaderKey]}": each entry is then billed anew.`,
        );
      }
    },
  },
  // A session id says which requests belong to one shopper, so it is sent only where it is needed.
  {
    id: 'session-where-needed',
    title: 'sends no session where none is needed',
    level: 'should',
    needsStandIn: true,
    run: async (context, report) => {
      const answer = await context.request(buildPath('country', { country: context.freshWord() }));
      if (answer.serviceRequests.some(({ headers }) => sessionHeaderKey in headers)) {
        report(`${describeExchange(answer)}; the service got the session.`);
      }
    },
  },
];
