import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { type Message, sentencesOf, speechOf } from '../../../src/core/entry/speech.ts';
import { type EntryState, initialEntry } from '../../../src/core/entry/state.ts';
import { details, netherlands, printed } from '../../support/samples.ts';

const address = printed(addressFrom(details, netherlands));
const committed = { address, details: null, source: null, verdict: null };
const byPage: EntryState = { ...initialEntry, committed, changedBy: 'script' };
const byPerson: EntryState = { ...initialEntry, committed, changedBy: 'user' };
/** One message for the address, and one for each word that is typed. */
const shownIn = ({ committed: there, search }: EntryState): readonly Message[] => [
  ...(there ? [{ text: 'Address filled in' }] : []),
  ...search.text.split(' ').flatMap((text) => (text ? [{ text }] : [])),
];
const showing = (text: string): EntryState => ({ ...initialEntry, search: { ...initialEntry.search, text } });
const speech = (next: EntryState, previous: EntryState) => {
  const { fresh, shown } = speechOf(next, previous, shownIn(next), shownIn(previous));
  return { fresh: fresh.map(({ text }) => text), shown: shown.map(({ text }) => text) };
};

describe('what is announced after a change', () => {
  it('is what has appeared, and nothing if nothing has', () => {
    assert.deepEqual(speech(byPerson, initialEntry).fresh, ['Address filled in']);
    assert.deepEqual(speech(byPerson, byPerson).fresh, []);
  });

  it('is one message of several if the others were there before', () => {
    assert.deepEqual(speech(showing('one two three'), showing('one three')), {
      fresh: ['two'],
      shown: ['one', 'two', 'three'],
    });
  });

  it('is the error again, each time it stops the shopper', () => {
    const wrong = (refusals: number): EntryState => ({ ...initialEntry, attempt: { submission: 'none', refusals } });
    const messages = () => [{ text: 'Enter a street.', of: '#street' }, { text: '2 suggestions' }];
    const said = (next: EntryState, previous: EntryState) => speechOf(next, previous, messages(), messages()).fresh;
    assert.deepEqual(said(wrong(2), wrong(1)), [{ text: 'Enter a street.', of: '#street' }]);
    assert.deepEqual(said(wrong(2), wrong(2)), []);
  });

  it('excludes what is read anyway, which is not said later either', () => {
    const messages = (isRead: boolean) => [{ text: '2 suggestions', isRead }];
    const none = speechOf(showing('one'), initialEntry, messages(true), []);
    assert.deepEqual([none.fresh, none.shown.length], [[], 1]);
    assert.deepEqual(speechOf(initialEntry, showing('one'), messages(false), messages(false)).fresh, []);
  });

  it('excludes messages that disappear', () => {
    assert.deepEqual(speech(showing('one'), showing('one two')), { fresh: [], shown: ['one'] });
  });

  it('excludes an address from the page, and includes what comes of it later', () => {
    assert.deepEqual(speech(byPage, initialEntry), { fresh: [], shown: ['Address filled in'] });
    assert.deepEqual(speech(byPage, byPerson).fresh, []);
    const refused = { ...byPage, search: showing('refused').search };
    assert.deepEqual(speech(refused, byPage).fresh, ['refused']);
  });
});

describe('several messages at once', () => {
  it('are sentences: what has no end of its own gets one, and the last one stays as it is', () => {
    const texts = (...said: string[]) => sentencesOf(said).join(' ');
    assert.equal(texts('Address filled in: Dam 1', 'This is a PO box.'), 'Address filled in: Dam 1. This is a PO box.');
    assert.equal(texts('Is it this one?', '2 suggestions'), 'Is it this one? 2 suggestions');
    assert.equal(texts('2 suggestions'), '2 suggestions');
    assert.equal(texts(), '');
  });
});
