/** Checks that inspect the responses to the requests of all other checks. */
import type { Check, CheckContext } from '../check.ts';
import { describeExchange, type HttpExchange } from '../http-exchange.ts';

/** Headers that no response to a script of the shop needs. */
const needlessHeaders = ['authorization', 'proxy-authorization', 'location'] as const;

/** The first exchange with a fault. One is enough, because most faults are on every response. */
function findExchange(context: CheckContext, isBad: (exchange: HttpExchange) => boolean): HttpExchange | undefined {
  // A path with dots may have reached another page of the shop, which is not part of the proxy.
  return context.exchanges.find((exchange) => !exchange.path.includes('..') && isBad(exchange));
}

/** The spellings in which an account may appear. Short ones are left out, because they may appear by chance. */
function spellingsOf(authorization: string): readonly string[] {
  const [, encoded = ''] = /^Basic (\S+)$/i.exec(authorization) ?? [];
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  const secret = pair.slice(pair.indexOf(':') + 1);
  return [encoded, pair, secret, encodeURIComponent(secret)].filter((word) => word.length >= 8);
}

/** A fault that no response may have. */
interface Forbidden extends Pick<Check, 'id' | 'title'> {
  readonly isBad: (exchange: HttpExchange) => boolean;
  /** Says what is wrong with a bad one. */
  readonly fault: (exchange: HttpExchange) => string;
}

function forbid({ isBad, fault, ...rest }: Forbidden): Check {
  return {
    ...rest,
    level: 'should',
    run: async (context, report) => {
      const bad = findExchange(context, isBad);
      if (bad) report(`${describeExchange(bad)} ${fault(bad)}.`);
    },
  };
}

/** In the order in which they run: after all others, whose exchanges they inspect. */
export const leakChecks: readonly Check[] = [
  // Looks for every account that reached the service in every response that the browser got.
  {
    id: 'credentials',
    title: 'shows the account in no answer',
    level: 'must',
    run: async (context, report) => {
      const accounts = new Set(
        context.exchanges.flatMap(({ serviceRequests }) =>
          serviceRequests.map(({ headers }) => headers['authorization'] ?? ''),
        ),
      );
      for (const word of [...accounts].flatMap(spellingsOf)) {
        const leak = context.exchanges.find(({ text, headers }) => (text + JSON.stringify(headers)).includes(word));
        if (leak) report(`${describeExchange(leak)} with the account in it.`);
      }
      for (const name of needlessHeaders) {
        const leak = findExchange(context, ({ headers }) => name in headers);
        if (leak) report(`${describeExchange(leak)} with the header ${name}.`);
      }
    },
  },
  forbid({
    // A cookie of the service would be stored for the shop's own domain.
    id: 'cookies',
    title: 'sets no cookies',
    isBad: ({ headers }) => 'set-cookie' in headers,
    fault: () => 'with a cookie',
  }),
  forbid({
    // Without the header, a browser might treat an answer as a page and run what is in it.
    id: 'security-headers',
    title: 'says X-Content-Type-Options: nosniff, so that no browser takes an answer for a page',
    isBad: ({ status, headers }) => status === 200 && headers['x-content-type-options'] !== 'nosniff',
    fault: () => 'without it',
  }),
  forbid({
    // Names and versions of software help attackers.
    id: 'server-names',
    title: 'does not name the software it is made of',
    isBad: ({ headers }) => 'x-powered-by' in headers || /\d/.test(headers['server'] ?? ''),
    fault: ({ headers }) => `with "${headers['x-powered-by'] ?? headers['server']}"`,
  }),
];
