/** Whether the proxy keeps the account to itself, and what it makes of a service in trouble. */
import { understand } from '../../client/reasons.ts';
import { send } from '../../client/send.ts';
import { withParams } from '../../client/with-params.ts';
import { buildPath, type OperationName, operations } from '../../contract/operations.ts';
import type { Check, Fault, Lab } from '../check.ts';
import { type Exchange, told } from '../exchange.ts';
import { samples } from '../samples.ts';

const country = (lab: Lab) => buildPath('country', { country: lab.fresh() });
const street = (lab: Lab) => buildPath('dutchByStreet', { ...samples.dutchByStreet, city: lab.fresh() });

export const sendsAccount: Check = {
  id: 'account',
  title: 'sends its own account to the service, and nothing of the browser’s but the session',
  level: 'must',
  needsService: true,
  run: async (lab, tell) => {
    const given = {
      authorization: 'Basic YnJvd3Nlcjpicm93c2Vy',
      cookie: 'cart=check-proxy',
      range: 'bytes=0-1',
      'if-none-match': '"check-proxy"',
      'x-check-proxy': 'check-proxy',
    };
    const { arrived, ...answer } = await lab.ask(country(lab), { headers: given });
    const [seen] = arrived;
    // Whoever refuses such a request does well.
    if (!seen && answer.status >= 400) return;
    const account = seen?.headers['authorization'] ?? '';
    if (!/^Basic \S+$/i.test(account)) tell('The service got no account (Authorization: Basic …).');
    if (account === given.authorization) tell('The service got the Authorization of the browser.');
    if (seen?.headers['cookie']) tell('The service got the cookies of the shop.');
    if (seen?.headers['range'] || seen?.headers['if-none-match']) {
      tell(
        'The service got Range or If-None-Match of the browser: it may then answer something else than a whole 200.',
      );
    }
  },
};

export const sendsNothingMore: Check = {
  id: 'forwarded-headers',
  title: 'tells the service nothing about the shopper',
  level: 'should',
  needsService: true,
  run: async (lab, tell) => {
    const telling = ['x-check-proxy', 'referer', 'x-forwarded-for', 'x-real-ip', 'forwarded', 'origin', 'user-agent'];
    const headers = Object.fromEntries(telling.map((name) => [name, 'check-proxy']));
    // Origin would be another page's.
    const { arrived } = await lab.ask(country(lab), { headers: { ...headers, origin: null } });
    const names = telling.filter((name) => arrived.some((seen) => seen.headers[name]?.includes('check-proxy')));
    if (names.length > 0) tell(`The service got ${names.join(', ')} of the browser.`);
  },
};

const json = (status: number, headers: Readonly<Record<string, string>> = {}): Fault => ({
  status,
  headers,
  body: JSON.stringify({ exception: leaked, exceptionId: 'CheckProxy_Fault' }),
});
/** In every error of the service; it may name what was typed. */
const leaked = 'check-proxy-detail';

/** What an element understands of an answer: the reason of its failure, or that there was none. */
async function understood({ status, headers, text }: Exchange, operation: OperationName): Promise<string> {
  if (status < 200 || status > 599) return 'nothing';
  const body = [204, 205, 304].includes(status) ? null : text;
  const fetch = async () => new Response(body, { status, headers: { ...headers } });
  const line = { baseUrl: 'http://proxy', fetch, timeout: 1_000 };
  const known = operations[operation];
  const outcome = await send(line, known, () => withParams(known, samples[operation]));
  const meaning = 'body' in outcome ? outcome : understand(known, outcome, Date.now());
  return 'body' in meaning ? 'fine' : meaning.reason;
}

export const saysWhatHappened: Check = {
  id: 'statuses',
  title: 'says what the service said, so that the elements can tell the shopper',
  level: 'must',
  needsService: true,
  run: async (lab, tell) => {
    const cases: readonly (readonly [what: string, OperationName, Fault, readonly string[]])[] = [
      ['that an address does not exist (404)', 'dutchByStreet', json(404), ['not-found']],
      ['that an address is ambiguous (409)', 'dutchByStreet', json(409), ['ambiguous']],
      ['that nothing matches (404, null)', 'country', { status: 404, body: 'null' }, ['fine', 'not-found']],
      ['that input is malformed (400)', 'country', json(400), ['invalid-input']],
      ['to wait (429)', 'country', json(429, { 'retry-after': '7' }), ['rate-limited']],
      ['that it is down (503)', 'country', json(503), ['unavailable']],
      ['that it broke (500)', 'country', json(500), ['unavailable']],
      [
        'something in HTML',
        'country',
        { status: 200, headers: html, body: '<h1>check</h1>' },
        ['unexpected', 'unavailable'],
      ],
    ];
    for (const [what, operation, fault, expected] of cases) {
      lab.serve(fault);
      const answer = await lab.ask(operation === 'country' ? country(lab) : street(lab));
      lab.serve(null);
      const reason = await understood(answer, operation);
      if (!expected.includes(reason)) {
        tell(
          `When the service says ${what}, ${told(answer)}: the elements take it for "${reason}", not "${expected[0]}".`,
        );
      }
      if (answer.status === 429 && answer.headers['retry-after'] === undefined) {
        tell('A 429 comes without Retry-After.');
      }
      await restAfterFault(lab);
    }
  },
};
const html = { 'content-type': 'text/html' };

/** A breaker counts failures in a row; it is not what is looked at here. */
async function restAfterFault(lab: Lab): Promise<void> {
  for (let count = 0; count < 3; count++) await lab.ask(country(lab));
}

export const followsNothing: Check = {
  id: 'redirects',
  title: 'follows no redirect of the service, and passes none on',
  level: 'must',
  needsService: true,
  run: async (lab, tell) => {
    for (const status of [302, 308]) {
      lab.serve({ status, headers: { location: '/check-proxy-elsewhere' }, body: '' });
      const answer = await lab.ask(country(lab));
      lab.serve(null);
      if (answer.arrived.some(({ url }) => url.includes('elsewhere'))) {
        tell(`It followed a ${status}, with the account.`);
      } else if (answer.status >= 300 && answer.status < 400) tell(`${told(answer)}: it passed the redirect on.`);
      await restAfterFault(lab);
    }
  },
};

export const hidesErrors: Check = {
  id: 'error-details',
  title: 'does not pass on what the service says about its own errors',
  level: 'should',
  needsService: true,
  run: async (lab, tell) => {
    lab.serve(json(500, { 'x-powered-by': leaked, 'set-cookie': `a=${leaked}` }));
    const answer = await lab.ask(country(lab));
    lab.serve(null);
    if (answer.text.includes(leaked)) tell(`${told(answer)} with the service's own text.`);
    if (JSON.stringify(answer.headers).includes(leaked)) tell(`${told(answer)} with headers of the service's.`);
    await restAfterFault(lab);
  },
};

export const givesUp: Check = {
  id: 'silence',
  title: 'gives up on a service that says nothing',
  level: 'must',
  needsService: true,
  run: async (lab, tell) => {
    lab.serve('silence');
    const answer = await lab.ask(country(lab));
    lab.serve(null);
    if (answer.status === 0) tell(`${told(answer)}; 504 within ten seconds was expected.`);
    else if (answer.status < 500) tell(`${told(answer)}; 504 was expected.`);
    await restAfterFault(lab);
  },
};

export const hidesRefusal: Check = {
  id: 'account-refused',
  title: 'answers 502 when the service refuses the account: at a 401 browsers ask shoppers for a password',
  level: 'must',
  needsService: true,
  run: async (lab, tell) => {
    for (const status of [401, 403]) {
      lab.serve(json(status, { 'www-authenticate': 'Basic realm="service"' }));
      const answer = await lab.ask(country(lab));
      lab.serve(null);
      if (answer.status < 500) tell(`When the service says ${status}, ${told(answer)}; 502 was expected.`);
    }
  },
};
