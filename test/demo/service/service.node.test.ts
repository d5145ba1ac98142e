import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createReferenceService, type ReferenceServiceOptions } from '../../../demo/service/service.ts';
import { isBodyOf } from '../../../src/contract/bodies.ts';
import { buildPath, type OperationName, type Params } from '../../../src/contract/operations.ts';
import type { AutocompleteResponse, ErrorBody, InternationalAddress, Match } from '../../../src/contract/types.ts';

const credentials = { key: 'key', secret: 'secret' };
const session = 'session-1';

function serviceOf(options: ReferenceServiceOptions = {}) {
  const service = createReferenceService({ credentials, ...options });
  const ask = (operation: OperationName, params: Params, headers: Record<string, string> = {}) =>
    service.handle(
      new Request(`http://service.test${buildPath(operation, params)}`, {
        headers: { authorization: `Basic ${btoa('key:secret')}`, 'x-autocomplete-session': session, ...headers },
      }),
    );
  const suggest = async (context: string, term: string, language = '', mode = 'paged') => {
    const response = await ask('suggest', { context, term, language, buildingListMode: mode });
    assert.equal(response.status, 200, await response.clone().text());
    return (await response.json()) as AutocompleteResponse;
  };
  const details = async (context: string, dispatchCountry = '') => {
    const response = await ask('details', { context, dispatchCountry });
    assert.equal(response.status, 200, await response.clone().text());
    return (await response.json()) as InternationalAddress;
  };
  return { service, ask, suggest, details };
}

async function errorOf(response: Response): Promise<[status: number, id: string]> {
  const { exception, exceptionId } = (await response.json()) as ErrorBody;
  assert.match(exception, /^[A-Z].*\.$/);
  return [response.status, exceptionId.split('_').at(-1) ?? ''];
}

const labels = ({ matches }: AutocompleteResponse) => matches.map(({ label }) => label);

describe('autocomplete of the reference service', () => {
  it('answers a Dutch postcode and number with the one address', async () => {
    const { matches, newContext } = await serviceOf().suggest('nld', '2012ES 30');
    assert.equal(newContext, null);
    const [match] = matches as [Match];
    assert.equal(matches.length, 1);
    assert.deepEqual(
      { ...match, context: '' },
      {
        value: '2012ES Haarlem, Julianastraat 30 ',
        label: '2012ES Haarlem, Julianastraat 30',
        description: '',
        precision: 'Address',
        context: '',
        highlights: [
          [0, 6],
          [30, 32],
        ],
      },
    );
    assert.match(match.context, /^nld[A-Za-z0-9]{97,150}$/);
  });

  for (const term of [
    '2012es30',
    '2012 ES 30',
    'haarlem julianastraat 30',
    'JULIANASTRAAT 30 HAARLEM',
    'juliana 30',
    'julianastrat 30',
  ]) {
    it(`finds the same address for "${term}"`, async () => {
      const { matches } = await serviceOf().suggest('nld', term === '2012es30' ? '2012es 30' : term);
      assert.ok(
        matches.some(({ value }) => value === '2012ES Haarlem, Julianastraat 30 '),
        labels({ matches }).join(),
      );
    });
  }

  it('drills down from a street by its value and context', async () => {
    const { suggest } = serviceOf();
    const [street] = (await suggest('nld', 'julian')).matches as [Match];
    assert.equal(street.precision, 'Street');
    const { matches, newContext } = await suggest(street.context, street.value);
    assert.equal(newContext, null);
    assert.ok(matches.length > 5 && matches.every(({ precision }) => precision === 'Address'));
  });

  it('narrows a street down by what is typed of the number, the number itself first', async () => {
    const { suggest } = serviceOf();
    const [street] = (await suggest('nld', 'julian')).matches as [Match];
    const numbers = labels(await suggest(street.context, `${street.value}2`));
    assert.deepEqual(numbers.slice(0, 3), ['Julianastraat 2', 'Julianastraat 20', 'Julianastraat 22']);
  });

  it('gives a few buildings in a short list, and more in a paged one that leads on', async () => {
    const { suggest } = serviceOf();
    const [street] = (await suggest('bel', 'boulevard anspach')).matches as [Match];
    assert.equal((await suggest(street.context, street.value, '', 'short')).matches.length, 5);
    const paged = (await suggest(street.context, street.value)).matches;
    assert.equal(paged.length, 21);
    const more = paged.at(-1) as Match;
    assert.notEqual(more.precision, 'Address');
    const next = (await suggest(more.context, more.value)).matches;
    assert.equal(next[0]?.label, `${street.label} 21`);
  });

  it('names a new context when the text has left the street', async () => {
    const { suggest } = serviceOf();
    const [street] = (await suggest('nld', 'julian')).matches as [Match];
    const { newContext, matches } = await suggest(street.context, 'Coolsingel');
    assert.equal(newContext, 'nld');
    assert.equal(matches[0]?.label, 'Coolsingel');
  });

  for (const [language, label] of [
    ['fr-BE', 'Grand-Place'],
    ['nl-BE', 'Grote Markt'],
    ['nl', 'Grote Markt'],
    ['', 'Grote Markt'],
    ['sv-SE', 'Grote Markt'],
  ] as const) {
    it(`uses the official name in ${language || 'the default language'}`, async () => {
      const { matches } = await serviceOf().suggest('bel', 'grand place', language);
      assert.equal(matches[0]?.label, label);
      assert.equal(
        matches[0]?.value,
        language === 'fr-BE' ? '1000 Bruxelles, Grand-Place ' : '1000 Brussel, Grote Markt ',
      );
    });
  }

  it('ignores diacritics and the German ß', async () => {
    const { suggest } = serviceOf();
    assert.equal((await suggest('deu', 'monckebergstrasse')).matches[0]?.label, 'Mönckebergstraße');
    assert.equal((await suggest('bel', 'rue leopold', 'fr-BE')).matches[0]?.label, 'Rue Léopold');
  });

  it('highlights only what is in the label', async () => {
    const { suggest } = serviceOf();
    for (const [country, term] of [
      ['nld', 'kal'],
      ['deu', 'kett str'],
      ['bel', 'rue 1000'],
      ['deu', 'hohe strasse'],
    ] as const) {
      for (const { label, highlights } of (await suggest(country, term)).matches) {
        for (const [start, end] of highlights ?? []) assert.ok(start >= 0 && start < end && end <= label.length);
      }
    }
  });

  it('finds nothing for nonsense, and says so with an empty list', async () => {
    assert.deepEqual(await serviceOf().suggest('nld', 'xqzwvk'), { newContext: null, matches: [] });
  });
});

describe('details of the reference service', () => {
  it('are those of the address, in the language of the search', async () => {
    const { suggest, details } = serviceOf();
    const [street] = (await suggest('bel', 'grand-place', 'fr-BE')).matches as [Match];
    const house = (await suggest(street.context, street.value, 'fr-BE')).matches.find(
      ({ label }) => label === 'Grand-Place 2 bte 3',
    );
    const answer = await details(house?.context ?? '');
    assert.equal(answer.language, 'fr-BE');
    assert.deepEqual(answer.mailLines, ['Grand-Place 2 bte 3', '1000 Bruxelles']);
    assert.equal(answer.address.buildingNumberAddition, 'bte 3');
    assert.equal(answer.details?.['belProvince'], null);
    assert.ok(isBodyOf('details', answer));
  });

  it('name the country on the parcel only when it is sent from another one', async () => {
    const { suggest, details } = serviceOf();
    const [house] = (await suggest('nld', '2012ES 30')).matches as [Match];
    assert.deepEqual((await details(house.context, 'NLD')).mailLines, ['Julianastraat 30', '2012 ES  Haarlem']);
    assert.deepEqual((await details(house.context, 'bel')).mailLines.at(-1), 'The Netherlands');
  });

  it('lead from every suggestion of every street', async () => {
    const { suggest, details } = serviceOf();
    for (const [country, term] of [
      ['nld', 'grote markt'],
      ['bel', 'markt'],
      ['deu', 'platz'],
    ] as const) {
      for (const street of (await suggest(country, term)).matches) {
        const { matches } = await suggest(street.context, street.value);
        for (const house of matches.filter(({ precision }) => precision === 'Address')) {
          const { address } = await details(house.context);
          assert.ok(house.value.includes(`${address.street} ${address.building}`));
        }
      }
    }
  });
});

describe('the errors of the reference service', () => {
  it('tell an unknown key from a wrong secret', async () => {
    const { ask } = serviceOf();
    for (const [user, id] of [
      ['other:secret', 'NotAuthorizedException'],
      ['key:other', 'PasswordNotCorrectException'],
    ] as const) {
      const response = await ask('countries', {}, { authorization: `Basic ${btoa(user)}` });
      assert.deepEqual(await errorOf(response), [401, id]);
    }
    const response = await ask('countries', {}, { authorization: '' });
    assert.equal(response.status, 401);
  });

  it('answer 400 to a missing or malformed session', async () => {
    const { ask } = serviceOf();
    for (const id of ['', 'short', 'a'.repeat(65)]) {
      const response = await ask('suggest', { context: 'nld', term: 'x' }, { 'x-autocomplete-session': id });
      assert.equal(response.status, 400);
    }
  });

  it('answer 400 to a context that was made up, altered, or has expired', async () => {
    let now = 0;
    const { ask, suggest } = serviceOf({ now: () => now, contextLifetime: 60 });
    const [street] = (await suggest('nld', 'julian')).matches as [Match];
    const forged = [`nld${'a'.repeat(100)}`, `${street.context}00`, street.context.replace('nld', 'bel'), 'xyz', '12'];
    for (const context of forged) assert.equal((await ask('suggest', { context, term: 'x' })).status, 400, context);
    now = 61_000;
    assert.equal((await ask('suggest', { context: street.context, term: street.value })).status, 400);
  });

  it('answer 400 to details of what is no address', async () => {
    const { ask, suggest } = serviceOf();
    const [street] = (await suggest('nld', 'julian')).matches as [Match];
    assert.deepEqual(await errorOf(await ask('details', { context: street.context })), [400, 'TooShortException']);
  });

  it('answer 404 with null for a country nobody knows, and find one by name or code', async () => {
    const { ask } = serviceOf();
    const response = await ask('country', { country: 'Atlantis' });
    assert.equal(response.status, 404);
    assert.equal(await response.json(), null);
    for (const country of ['Germany', 'de', 'DEU']) {
      assert.deepEqual(await (await ask('country', { country })).json(), { name: 'Germany', iso3: 'DEU', iso2: 'DE' });
    }
  });

  it('never are a crash, whatever the path', async () => {
    const { service } = serviceOf();
    for (const path of [
      '/',
      '/x',
      '/international/v1/autocomplete/nld/%',
      '/international/v1/autocomplete//x',
      '/%00',
    ]) {
      const response = await service.handle(new Request(`http://service.test${path}`));
      assert.ok([400, 401, 404].includes(response.status), `${path} ${response.status}`);
    }
  });
});

describe('what the reference service counts', () => {
  it('is one lookup for a session, however many calls it has', async () => {
    const { service, suggest, details } = serviceOf();
    await suggest('nld', 'julian');
    const [house] = (await suggest('nld', '2012ES 30')).matches as [Match];
    await details(house.context);
    await details(house.context);
    const { sessions, lookups } = service.ledger.report();
    assert.equal(lookups, 1);
    assert.deepEqual(
      sessions[0]?.calls.map(({ operation }) => operation),
      ['suggest', 'suggest', 'details', 'details'],
    );
    assert.deepEqual(sessions[0]?.misuse, []);
  });

  it('flags one id that is used for two addresses', async () => {
    const { service, suggest, details } = serviceOf();
    for (const term of ['2012ES 30', '2012ES 28']) {
      const [house] = (await suggest('nld', term)).matches as [Match];
      await details(house.context);
    }
    assert.deepEqual(service.ledger.report().sessions[0]?.misuse, ['one id for more than one address']);
    assert.equal(service.ledger.report().lookups, 2);
  });
});
