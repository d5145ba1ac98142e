import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { committedEntries, formEntries, typedEntries } from '../../../src/core/entry/form-entries.ts';
import { after, root } from '../../support/entry.ts';
import * as typing from '../../support/manual.ts';
import { done } from '../search/support.ts';

const names = ['street', 'building', 'postcode', 'locality', 'region', 'country', 'source', 'grade'];
const valuesOf = (entries: ReturnType<typeof formEntries>) => entries.map(([, value]) => value);

describe('what a form submits', () => {
  it('is every part, in one order, those that are not there too', () => {
    for (const entries of [
      formEntries({}),
      formEntries({ grade: 'A', street: null }),
      typedEntries({}, ''),
      committedEntries(typing.committedIn(after(...done))),
    ]) {
      assert.deepEqual(
        entries.map(([name]) => name),
        names,
      );
      assert.ok(valuesOf(entries).every((value) => typeof value === 'string'));
    }
  });

  it('is the district as well, last, where an address has one', () => {
    assert.deepEqual(formEntries({ district: 'Centro' }).at(-1), ['district', 'Centro']);
    assert.equal(formEntries({ district: 'Centro' }).length, names.length + 1);
    for (const district of ['', null, undefined]) assert.equal(formEntries({ district }).length, names.length);
  });

  it('is an address that was found, with where it came from', () => {
    assert.deepEqual(valuesOf(committedEntries(typing.committedIn(after(...done)))), [
      'Julianastraat',
      '30',
      '2012ES',
      'Haarlem',
      'Noord-Holland',
      'NL',
      'autocomplete',
      '',
    ]);
  });

  it('has the grade of an address that was judged', () => {
    const entries = committedEntries(typing.committedIn(typing.run({}, typing.committed(), typing.good)));
    assert.deepEqual(valuesOf(entries).slice(-2), ['manual', 'A']);
  });

  it('has no source of an address the page gave', () => {
    const { address } = typing.committedIn(after(...done));
    const entries = committedEntries(typing.committedIn(after(root({ type: 'valueSet', address }))));
    assert.deepEqual(valuesOf(entries).slice(-2), ['', '']);
  });

  it('is what was typed, as typed by hand, where nothing is committed', () => {
    assert.deepEqual(valuesOf(typedEntries({ street: 'Kade 1', locality: null }, 'NL')), [
      'Kade 1',
      '',
      '',
      '',
      '',
      'NL',
      'manual',
      '',
    ]);
  });
});
