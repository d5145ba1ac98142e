/** Looks at everything that came back in the course of all other checks. */
import type { Check, Lab } from '../check.ts';
import { type Exchange, told } from '../exchange.ts';

/** No answer to a script of the shop's has a use for them. */
const foreignHeaders = ['authorization', 'proxy-authorization', 'location'] as const;

/** One sentence for each kind: the same header is on all answers, most of the time. */
function firstOf(lab: Lab, isBad: (exchange: Exchange) => boolean): Exchange | undefined {
  // Dots may have led to another page of the shop's, which may say what it likes.
  return lab.exchanges.find((exchange) => !exchange.path.includes('..') && isBad(exchange));
}

export const keepsAccount: Check = {
  id: 'credentials',
  title: 'shows the account in no answer',
  level: 'must',
  needsService: false,
  run: async (lab, tell) => {
    const accounts = new Set(
      lab.exchanges.flatMap(({ arrived }) => arrived.map(({ headers }) => headers['authorization'] ?? '')),
    );
    for (const word of [...accounts].flatMap(wordsOf)) {
      const leak = lab.exchanges.find(({ text, headers }) => (text + JSON.stringify(headers)).includes(word));
      if (leak) tell(`${told(leak)} with the account in it.`);
    }
    for (const name of foreignHeaders) {
      const leak = firstOf(lab, ({ headers }) => name in headers);
      if (leak) tell(`${told(leak)} with the header ${name}.`);
    }
  },
};

/** Every way to write a Basic account that is long enough to be no coincidence. */
function wordsOf(authorization: string): readonly string[] {
  const [, encoded = ''] = /^Basic (\S+)$/i.exec(authorization) ?? [];
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  const secret = pair.slice(pair.indexOf(':') + 1);
  return [encoded, pair, secret, encodeURIComponent(secret)].filter((word) => word.length >= 8);
}

export const setsNoCookies: Check = {
  id: 'cookies',
  title: 'sets no cookies',
  level: 'should',
  needsService: false,
  run: async (lab, tell) => {
    const leak = firstOf(lab, ({ headers }) => 'set-cookie' in headers);
    if (leak) tell(`${told(leak)} with a cookie.`);
  },
};

export const isNoPage: Check = {
  id: 'security-headers',
  title: 'says X-Content-Type-Options: nosniff, so that no browser takes an answer for a page',
  level: 'should',
  needsService: false,
  run: async (lab, tell) => {
    const bare = firstOf(
      lab,
      ({ status, headers }) => status === 200 && headers['x-content-type-options'] !== 'nosniff',
    );
    if (bare) tell(`${told(bare)} without it.`);
  },
};

export const saysWho: Check = {
  id: 'server-names',
  title: 'does not name the software it is made of',
  level: 'should',
  needsService: false,
  run: async (lab, tell) => {
    const named = firstOf(lab, ({ headers }) => 'x-powered-by' in headers || /\d/.test(headers['server'] ?? ''));
    if (named) tell(`${told(named)} with "${named.headers['x-powered-by'] ?? named.headers['server']}".`);
  },
};
