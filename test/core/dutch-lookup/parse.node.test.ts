import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSameHouse, mistakesIn, normalize, requestFor } from '../../../src/core/dutch-lookup/parse.ts';
import { type LookupFields, type LookupMethod, noFields } from '../../../src/core/dutch-lookup/state.ts';
import * as fc from '../../support/random.ts';
import { byPostcode, byStreet, type Input } from './inputs.ts';

const nasty = [
  '.',
  '..',
  '',
  '\ud83d',
  '__proto__',
  '%2e%2e',
  'a12',
  '12 bis A',
  '2012 es 30',
  'Straat 12',
  '1'.repeat(99),
];
const text = fc.oneof(fc.constantFrom(...nasty), fc.anyText({ maxLength: 20 }), fc.string());
const anyFields = fc.record<LookupFields>({
  postcode: fc.oneof(text, fc.constantFrom('2012ES', '2012 es')),
  houseNumber: fc.oneof(text, fc.nat({ max: 120_000 }).map(String)),
  addition: text,
  street: text,
  city: text,
  province: text,
  municipality: text,
});
const methods: readonly LookupMethod[] = ['postcode', 'street'];

function outcomeOf(typed: Partial<LookupFields>, method: LookupMethod): unknown {
  const fields = normalize({ ...noFields, ...typed });
  const request = requestFor(fields, method);
  return request ? Object.values(request.params).join('/') : mistakesIn(fields, method);
}

function check(inputs: readonly Input[], method: LookupMethod): void {
  for (const [typed, outcome] of inputs) {
    const title = JSON.stringify(Object.values(typed)).slice(0, 60);
    const expectation =
      typeof outcome === 'string' ? `asks for ${outcome}` : `finds fault with ${outcome.join(' and ') || 'nothing'}`;
    it(`${title} ${expectation}`, () => assert.deepEqual(outcomeOf(typed, method), outcome));
  }
}

describe('what is typed for a lookup by postcode', () => check(byPostcode, 'postcode'));
describe('what is typed for a lookup by street', () => check(byStreet, 'street'));

describe('normalised fields', () => {
  it('have postcode, number and addition each in its place', () => {
    const fields = normalize({ ...noFields, postcode: 'nl-2012es', houseNumber: '012a-2' });
    assert.deepEqual(fields, { ...noFields, postcode: '2012 ES', houseNumber: '12', addition: 'a-2' });
  });

  it('have full-width digits and letters in normal width', () => {
    const fields = normalize({ ...noFields, postcode: '２０１２ｅＳ', houseNumber: '３０ａ' });
    assert.deepEqual(fields, { ...noFields, postcode: '2012 ES', houseNumber: '30', addition: 'a' });
  });

  it('keep text that is not recognised', () => {
    const typed = { ...noFields, postcode: '2012ESX', houseNumber: 'a12' };
    assert.deepEqual(normalize(typed), typed);
  });

  it('do not change when normalised again', () => {
    fc.assert(
      fc.property(anyFields, (typed) => {
        const once = normalize(normalize(typed));
        assert.deepEqual(normalize(once), once);
      }),
      { numRuns: 3_000 },
    );
  });

  it('only request what the service accepts, whatever was typed', () => {
    fc.assert(
      fc.property(anyFields, fc.constantFrom(...methods), (typed, method) => {
        const request = requestFor(normalize(typed), method);
        if (!request) return;
        const { houseNumber, houseNumberAddition = '' } = request.params;
        assert.ok(Number.isInteger(houseNumber) && houseNumber >= 1 && houseNumber <= 99_999);
        assert.ok(houseNumberAddition.length <= 6 && !['.', '..'].includes(houseNumberAddition));
        if (request.kind === 'dutchByPostcode') assert.match(request.params.postcode, /^[1-9]\d{3}[A-Z]{2}$/);
        else assert.ok(!/\p{Cs}/u.test(request.params.street) && !/^\.*$/.test(request.params.city));
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('two requests', () => {
  const ask = (typed: Partial<LookupFields>, method: LookupMethod) => {
    const request = requestFor(normalize({ ...noFields, ...typed }), method);
    assert.ok(request);
    return request;
  };

  it('are for the same house if only the addition or the case differs', () => {
    const house = ask({ postcode: '7571CD', houseNumber: '2' }, 'postcode');
    assert.ok(isSameHouse(house, ask({ postcode: '7571cd', houseNumber: '2b' }, 'postcode')));
    const street = { city: 'Haarlem', street: 'Spaarne', houseNumber: '16' };
    assert.ok(isSameHouse(ask(street, 'street'), ask({ ...street, city: 'HAARLEM' }, 'street')));
  });

  it('are for two houses if number, place or method differ', () => {
    const house = ask({ postcode: '7571CD', houseNumber: '2' }, 'postcode');
    assert.ok(!isSameHouse(house, ask({ postcode: '7571CD', houseNumber: '3' }, 'postcode')));
    const street = { city: 'Hengelo', street: 'Kerkstraat', houseNumber: '2' };
    assert.ok(!isSameHouse(ask(street, 'street'), ask({ ...street, province: 'OV' }, 'street')));
    assert.ok(!isSameHouse(house, ask(street, 'street')));
  });
});
