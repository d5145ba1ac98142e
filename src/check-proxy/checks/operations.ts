/** Checks that the seven operations are answered, and that every text reaches the service as it was typed. */
import { sessionHeader } from '../../contract/headers.ts';
import { buildPath, isBodyOf, type OperationName, operationNames, type Params } from '../../contract/operations.ts';
import { type Check, type Probe, probing, type Rule, type Run, sentenceOn, suggestionPath } from '../check.ts';
import type { CheckContext } from '../context.ts';
import { sampleParams } from '../stand-in-service.ts';

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

/** Parameters in which the service does not distinguish upper and lower case. */
const codes = ['context', 'dispatchCountry', 'language', 'buildingListMode'];

/** A call whose parameters must all reach the service as they are. */
function passed([operation, params]: Call): Probe {
  const arrives =
    (name: string, value: string): Rule =>
    ({ serviceRequests }) => {
      const received = serviceRequests.at(-1);
      if (!received) return `the ${name} ${JSON.stringify(value)} of ${operation} did not reach the service`;
      if (received.operation !== operation) return `the service was asked for ${received.url.slice(0, 90)}`;
      const { [name]: found = '' } = received.params;
      const isSame = codes.includes(name) ? found.toLowerCase() === value.toLowerCase() : found === value;
      return !isSame && `the ${name} ${JSON.stringify(value)} reached the service as ${JSON.stringify(found)}`;
    };
  const rules = Object.entries(params).map(([name, value]) => arrives(name, String(value)));
  return { path: buildPath(operation, params), rules };
}

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
];

type Call = readonly [OperationName, Params];

/** Calls with a text; a second parameter is new each time, so that no cache answers them. */
function callsWith(text: string, { freshWord }: CheckContext): readonly Call[] {
  return [
    ['suggest', { context: 'nld', term: text }],
    ['dutchByStreet', { city: freshWord(), street: text, houseNumber: 30 }],
    ['validate', { country: 'nld', locality: freshWord(), street: text }],
    ['country', { country: text }],
    ['details', { context: `nld${text}` }],
  ];
}

/** Requests each operation as an element would, and checks status, media type and body. */
const everyOperation: Run = async function* (context) {
  const session = `${context.freshWord()}-entry`;
  let addressContext: string | null = null;
  for (const operation of operationNames()) {
    // Details need a context of the service, and only a suggestion contains one.
    if (operation === 'details' && addressContext === null) continue;
    const params = operation === 'details' ? { context: addressContext ?? '' } : sampleParams[operation];
    const answer = await context.request(buildPath(operation, params), { session });
    const body = parseJson(answer.text);
    if (answer.status !== 200) yield sentenceOn(answer, '200 was expected');
    else if (!isBodyOf(operation, body)) yield sentenceOn(answer, 'the body is not one of the contract');
    else if (!/^application\/json\b/i.test(answer.headers['content-type'] ?? '')) {
      yield sentenceOn(answer, 'the content type application/json was expected');
    }
    if (operation === 'suggest') addressContext = addressContextIn(body);
  }
  if (addressContext === null) yield 'No suggestion was a whole address, so that details could not be asked for.';
};

/** Optional parts of a path may be missing, or empty between two slashes. */
function callsWithOptionalParts({ freshWord }: CheckContext): readonly Call[] {
  return [
    ['dutchByPostcode', { postcode: '2012ES', houseNumber: 31, houseNumberAddition: 'a' }],
    ['dutchByPostcode', { postcode: '2012ES', houseNumber: 32 }],
    ['dutchByStreet', { city: 'Haarlem', street: freshWord(), houseNumber: 3, houseNumberAddition: 'bis' }],
    ['suggest', { context: 'nld', term: freshWord() }],
    ['suggest', { context: 'nld', term: freshWord(), language: 'nl-NL', buildingListMode: 'short' }],
    // Without a language there is an empty segment, which many frameworks remove or redirect.
    ['suggest', { context: 'nld', term: freshWord(), buildingListMode: 'paged' }],
    ['details', { context: 'nldCheck', dispatchCountry: 'BEL' }],
    ['validate', { country: 'bel', locality: freshWord(), postcode: '1000', building: '1 bus 2', region: 'x' }],
  ];
}

/** A server that decodes a text twice, or not at all, makes the service look for another address. */
const encoding = probing((context) =>
  [...texts.flatMap((text) => callsWith(text, context)), ...callsWithOptionalParts(context)].map(passed),
);

/** The service bills by session, so the proxy must neither invent nor change session ids. */
const session = probing((context) => {
  const session = 'Check.session_with-all.kinds_0123456789';
  const arrives: Rule = ({ serviceRequests }) => {
    const other = serviceRequests.find(({ headers }) => headers[sessionHeaderKey] !== session);
    return (
      other !== undefined &&
      `the session "${session}" reached the service as "${other.headers[sessionHeaderKey]}": each entry is then billed anew`
    );
  };
  const isRefused: Rule = ({ status }) =>
    (status < 400 || status >= 500) && '400 was expected without a session, or with a malformed one';
  return [
    ...[null, 'short', 'not a session'].map((given) => ({
      path: suggestionPath(context),
      headers: { [sessionHeaderKey]: given },
      rules: [isRefused],
    })),
    { path: suggestionPath(context), session, rules: [arrives] },
  ];
});

export const operations: readonly Check[] = [
  ['must', 'operations', 'answers the seven operations', everyOperation],
  [
    'must',
    'encoding',
    'passes every text on as it was typed, decoded at most once, and does without optional parts',
    encoding,
    'stand-in',
  ],
  ['must', 'session', `passes the browser's ${sessionHeader} on, and invents none`, session],
];
