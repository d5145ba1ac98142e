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

/** Looks for every account that reached the service in every response that the browser got. */
export const hidesAccount: Check = {
  id: 'credentials',
  title: 'shows the account in no answer',
  level: 'must',
  needsStandIn: false,
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
};

/** The spellings in which an account may appear. Short ones are left out, because they may appear by chance. */
function spellingsOf(authorization: string): readonly string[] {
  const [, encoded = ''] = /^Basic (\S+)$/i.exec(authorization) ?? [];
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  const secret = pair.slice(pair.indexOf(':') + 1);
  return [encoded, pair, secret, encodeURIComponent(secret)].filter((word) => word.length >= 8);
}

/** A cookie of the service would be stored for the shop's own domain. */
export const setsNoCookies: Check = {
  id: 'cookies',
  title: 'sets no cookies',
  level: 'should',
  needsStandIn: false,
  run: async (context, report) => {
    const leak = findExchange(context, ({ headers }) => 'set-cookie' in headers);
    if (leak) report(`${describeExchange(leak)} with a cookie.`);
  },
};

/** Without the header, a browser might treat an answer as a page and run what is in it. */
export const sendsNosniff: Check = {
  id: 'security-headers',
  title: 'says X-Content-Type-Options: nosniff, so that no browser takes an answer for a page',
  level: 'should',
  needsStandIn: false,
  run: async (context, report) => {
    const bare = findExchange(
      context,
      ({ status, headers }) => status === 200 && headers['x-content-type-options'] !== 'nosniff',
    );
    if (bare) report(`${describeExchange(bare)} without it.`);
  },
};

/** Names and versions of software help attackers. */
export const hidesSoftware: Check = {
  id: 'server-names',
  title: 'does not name the software it is made of',
  level: 'should',
  needsStandIn: false,
  run: async (context, report) => {
    const named = findExchange(
      context,
      ({ headers }) => 'x-powered-by' in headers || /\d/.test(headers['server'] ?? ''),
    );
    if (named) report(`${describeExchange(named)} with "${named.headers['x-powered-by'] ?? named.headers['server']}".`);
  },
};
