/** Lines that the compiler must refuse: each is marked, and an unused mark is an error. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { pl } from '../../src/i18n/languages/pl.ts';
import type { MessagesIn } from '../../src/i18n/messages.ts';
import type { PluralIn } from '../../src/i18n/plural.ts';

it('a language that lacks a plural category or a message does not compile', () => {
  // @ts-expect-error Polish has a form of its own for a few.
  const withoutFew: PluralIn<'pl'> = { one: '#', many: '#', other: '#' };
  const { hint: _, ...withoutHint } = pl.search;
  // @ts-expect-error The search has a hint.
  const withoutText: MessagesIn<'pl'> = { ...pl, search: withoutHint };
  assert.ok(withoutFew && withoutText);
});
