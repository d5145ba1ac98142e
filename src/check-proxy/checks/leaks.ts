/** Checks that inspect the responses to the requests of all other checks. */
import { type Check, type Rule, type Run, sentenceOn } from '../check.ts';
import type { HttpExchange } from '../context.ts';

/** The run of a check whose rules no response may break. One finding for each is enough: most are on every response. */
function inspecting(rulesOf: (exchanges: readonly HttpExchange[]) => readonly Rule[]): Run {
  return async function* ({ exchanges }) {
    for (const rule of rulesOf(exchanges)) {
      for (const exchange of exchanges) {
        const finding = await rule(exchange);
        if (!finding) continue;
        yield sentenceOn(exchange, finding);
        break;
      }
    }
  };
}

/** A path with dots may have reached another page of the shop, which is not part of the proxy. */
const ofProxy =
  (rule: Rule): Rule =>
  (exchange) =>
    !exchange.path.includes('..') && rule(exchange);

const hasNo = (name: string) =>
  ofProxy(({ headers }) => name in headers && `it has the header ${name}, and none was expected`);

/** The spellings in which an account may appear. Short ones are left out, because they may appear by chance. */
function spellingsOf(authorization: string): readonly string[] {
  const [, encoded = ''] = /^Basic (\S+)$/i.exec(authorization) ?? [];
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  const secret = pair.slice(pair.indexOf(':') + 1);
  return [encoded, pair, secret, encodeURIComponent(secret)].filter((word) => word.length >= 8);
}

/** Looks for every account that reached the service in every response that the browser got. */
const credentials = inspecting((exchanges) => {
  const received = exchanges.flatMap(({ serviceRequests }) => serviceRequests);
  const words = new Set(received.flatMap(({ headers }) => spellingsOf(headers['authorization'] ?? '')));
  const showsNo =
    (word: string): Rule =>
    ({ text, headers }) =>
      (text + JSON.stringify(headers)).includes(word) && 'the account is in it, and no answer should show it';
  // No response to a script of the shop needs them.
  return [...Array.from(words, showsNo), ...['authorization', 'proxy-authorization', 'location'].map(hasNo)];
});

const headers = inspecting(() => [
  // A cookie of the service would be stored for the shop's own domain; names and versions of software help attackers.
  ...['set-cookie', 'x-powered-by'].map(hasNo),
  ofProxy(
    ({ headers: { server = '' } }) =>
      /\d/.test(server) && `it has Server: ${server}, and none with a version was expected`,
  ),
  // Without the header, a browser might treat an answer as a page and run what is in it.
  ofProxy(
    ({ status, headers: { 'x-content-type-options': options = 'none' } }) =>
      status === 200 && options !== 'nosniff' && `X-Content-Type-Options: nosniff was expected, and it has ${options}`,
  ),
]);

export const leaks: readonly Check[] = [
  ['must', 'credentials', 'reveals the account in no answer', credentials],
  [
    'should',
    'headers',
    'sets no cookies, does not name its software, and sends X-Content-Type-Options: nosniff',
    headers,
  ],
];
