/** Whether pages of others can spend the shop's lookups. */

import { clientHeader, sessionHeader } from '../../contract/headers.ts';
import { buildPath } from '../../contract/operations.ts';
import type { AskOptions, Check, Lab, Tell } from '../check.ts';
import { told } from '../exchange.ts';

const evil = 'https://elsewhere.example';

const suggestion = (lab: Lab) => buildPath('suggest', { context: 'nld', term: lab.fresh() });

/** Each of these must be turned away before the service hears of it. */
async function refuseAll(lab: Lab, tell: Tell, cases: readonly (readonly [what: string, AskOptions])[]): Promise<void> {
  for (const [what, options] of cases) {
    const answer = await lab.ask(suggestion(lab), options);
    const isAsked = answer.arrived.length > 0 || (answer.status >= 200 && answer.status < 300);
    if (isAsked) tell(`${told(answer)} ${what}: that is a lookup at your expense. 403 was expected.`);
    else if (answer.status >= 500 || answer.status === 0) tell(`${told(answer)} ${what}; 403 was expected.`);
  }
}

export const needsHeader: Check = {
  id: 'custom-header',
  title: `wants ${clientHeader} on every operation, which other sites cannot send without asking first`,
  level: 'must',
  needsService: false,
  run: async (lab, tell) => {
    const headers = { [clientHeader]: null };
    await refuseAll(lab, tell, [[`without ${clientHeader}`, { headers }]]);
    for (const path of [buildPath('countries', {}), buildPath('country', { country: lab.fresh() })]) {
      const answer = await lab.ask(path, { headers });
      if (answer.status === 200) tell(`${told(answer)} without ${clientHeader}; 403 was expected.`);
    }
  },
};

export const refusesOrigins: Check = {
  id: 'origin',
  title: 'refuses pages of other origins',
  level: 'must',
  needsService: false,
  run: async (lab, tell) => {
    const { host, protocol } = lab.url;
    const origins = [
      evil,
      'null',
      `${protocol}//${host}.elsewhere.example`,
      `${protocol}//elsewhere.example/${host}`,
      `${protocol}//not-${host}`,
    ];
    // As browsers ask that say less, so that Origin alone has to do.
    const older = { 'sec-fetch-site': null, 'sec-fetch-mode': null, 'sec-fetch-dest': null };
    await refuseAll(
      lab,
      tell,
      origins.map((origin) => [`to the origin ${origin}`, { headers: { ...older, origin } }]),
    );
  },
};

export const admitsNobodyElse: Check = {
  id: 'cors',
  title: 'tells no other origin that it may read answers',
  level: 'must',
  needsService: false,
  run: async (lab, tell) => {
    const preflight = { 'access-control-request-method': 'GET', 'access-control-request-headers': clientHeader };
    for (const [method, more] of [
      ['OPTIONS', preflight],
      ['GET', {}],
    ] as const) {
      const headers = { ...more, origin: evil, 'sec-fetch-site': 'cross-site' };
      const answer = await lab.ask(suggestion(lab), { method, headers });
      const allowed = answer.headers['access-control-allow-origin'];
      if (allowed === '*' || allowed === evil) {
        tell(`${told(answer)} to ${evil}, with Access-Control-Allow-Origin: ${allowed}.`);
      }
    }
    const { 'access-control-allow-origin': own } = (await lab.ask(buildPath('countries', {}))).headers;
    if (own === '*') tell('Access-Control-Allow-Origin is *, so that every site may read what your account pays for.');
  },
};

export const admitsPages: Check = {
  id: 'own-origin',
  title: 'lets the pages it is for read its answers',
  level: 'must',
  needsService: false,
  run: async (lab, tell) => {
    // To a page of its own origin nobody has to say so.
    if (lab.origin === null) return;
    const asked = [clientHeader, sessionHeader];
    const preflight = await lab.ask(suggestion(lab), {
      method: 'OPTIONS',
      headers: {
        ...Object.fromEntries(asked.map((name) => [name, null])),
        'access-control-request-method': 'GET',
        'access-control-request-headers': asked.join(',').toLowerCase(),
      },
    });
    const names = (preflight.headers['access-control-allow-headers'] ?? '').toLowerCase().split(/\s*,\s*/);
    const missing = asked.filter((name) => !names.includes(name.toLowerCase()));
    if (preflight.status < 200 || preflight.status > 299) tell(`${told(preflight)}; 204 was expected.`);
    if (missing.length > 0) {
      tell(`${told(preflight)} without ${missing.join(' and ')} in Access-Control-Allow-Headers.`);
    }
    for (const answer of [preflight, await lab.ask(suggestion(lab)), await lab.ask('/international/v1/nothing')]) {
      const allowed = answer.headers['access-control-allow-origin'];
      if (allowed !== lab.origin) tell(`${told(answer)} without Access-Control-Allow-Origin: ${lab.origin}.`);
    }
  },
};

export const believesBrowsers: Check = {
  id: 'fetch-metadata',
  title: 'refuses what the browser says is another site, an image, a frame or a link',
  level: 'should',
  needsService: false,
  run: (lab, tell) =>
    refuseAll(lab, tell, [
      ['to another site', { headers: { 'sec-fetch-site': 'cross-site', origin: null } }],
      ['to a link or form', { headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' } }],
      ['to an image', { headers: { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' } }],
      ['to a frame', { headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' } }],
    ]),
};

export const isEncrypted: Check = {
  id: 'tls',
  title: 'is reached by https, or on this machine',
  level: 'must',
  needsService: false,
  run: async ({ url }, tell) => {
    const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
    if (url.protocol !== 'https:' && !isLocal) tell('What shoppers type crosses the network in the clear.');
  },
};
