import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  isGroupWanted,
  isSameGroup,
  parseAutofill,
  purposeOfPart,
} from '../../../src/core/page-fields/autofill-tokens.ts';
import * as fc from '../../support/random.ts';

const none = { section: '', mode: '' } as const;

describe('the autocomplete list of a field', () => {
  it('names the field’s part', () => {
    assert.deepEqual(parseAutofill('postal-code'), { group: none, purpose: 'postal-code' });
    assert.deepEqual(parseAutofill('  Address-Line1 '), { group: none, purpose: 'address-line1' });
  });

  it('says whose address it is', () => {
    assert.deepEqual(parseAutofill('section-Gift shipping country'), {
      group: { section: 'section-gift', mode: 'shipping' },
      purpose: 'country',
    });
    assert.deepEqual(parseAutofill('billing street-address').group, { section: '', mode: 'billing' });
    assert.deepEqual(parseAutofill('section-a address-level2').group, { section: 'section-a', mode: '' });
  });

  it('may be only a prefix, as an element has it', () => {
    assert.deepEqual(parseAutofill('section-a billing'), {
      group: { section: 'section-a', mode: 'billing' },
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
        const { group, purpose } = parseAutofill(list);
        assert.ok(group.section === '' || group.section.startsWith('section-'));
        assert.ok(purpose === null || list.toLowerCase().includes(purpose));
        purposeOfPart(list);
      }),
      { examples: nasty.map((list) => [list]) },
    );
  });
});

describe('the fields that an element fills', () => {
  it('belong to one address if section and mode are the same', () => {
    const group = parseAutofill('section-gift shipping').group;
    assert.ok(isSameGroup(group, parseAutofill('section-gift shipping country').group));
    assert.ok(!isSameGroup(group, parseAutofill('section-gift billing country').group));
    assert.ok(!isSameGroup(group, parseAutofill('shipping country').group));
  });

  it('are any if the element has no prefix', () => {
    assert.ok(isGroupWanted(parseAutofill('section-a billing country').group, none));
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
