import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseAutofill, purposeOfPart } from '../../../src/core/page-fields/autofill-tokens.ts';
import * as fc from '../../support/random.ts';

describe('the autocomplete list of a field', () => {
  it('names the field’s part', () => {
    assert.deepEqual(parseAutofill('postal-code'), { prefix: '', purpose: 'postal-code' });
    assert.deepEqual(parseAutofill('  Address-Line1 '), { prefix: '', purpose: 'address-line1' });
  });

  it('says whose address it is', () => {
    assert.deepEqual(parseAutofill('section-Gift shipping country'), {
      prefix: 'section-gift shipping',
      purpose: 'country',
    });
    assert.deepEqual(parseAutofill('billing street-address').prefix, 'billing');
    assert.deepEqual(parseAutofill('section-a address-level2').prefix, 'section-a');
  });

  it('may be only a prefix, as an element has it', () => {
    assert.deepEqual(parseAutofill('section-a billing'), {
      prefix: 'section-a billing',
      purpose: null,
    });
  });

  it('may end in webauthn', () => {
    assert.equal(parseAutofill('postal-code webauthn').purpose, 'postal-code');
  });

  for (const list of [
    '',
    'off',
    'on',
    'name',
    'new-password',
    'shipping billing country',
    'postal-code country',
    'home tel',
  ]) {
    it(`has no part of an address when it is "${list}"`, () => {
      assert.equal(parseAutofill(list).purpose, null);
    });
  }

  it('never throws, whatever it contains', () => {
    const nasty = ['', '.', '..', '__proto__', 'constructor', '%2e%2e', '\ud800', 'section-', 'section- shipping'];
    fc.assert(
      fc.property(fc.string(), (list) => {
        const { prefix, purpose } = parseAutofill(list);
        assert.match(prefix, /^(section-|shipping$|billing$|$)/);
        assert.ok(purpose === null || list.toLowerCase().includes(purpose));
        purposeOfPart(list);
      }),
      { examples: nasty.map((list) => [list]) },
    );
  });
});

describe('a part without a token', () => {
  it('has the name it has in an address', () => {
    assert.equal(purposeOfPart('buildingNumber'), 'buildingNumber');
    assert.equal(purposeOfPart('postcode'), 'postal-code');
    assert.equal(purposeOfPart('locality'), 'address-level2');
    assert.equal(purposeOfPart('region'), 'address-level1');
    assert.equal(purposeOfPart(' district '), 'address-level3');
    assert.equal(purposeOfPart('country'), 'country');
  });

  it('does not exist under any other name', () => {
    for (const name of ['', 'houseNumber', '__proto__', 'toString', 'constructor']) {
      assert.equal(purposeOfPart(name), null, name);
    }
  });
});
