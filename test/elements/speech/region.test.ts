/** The live region changes by one text at a time: of two nodes that change together, a screen reader may lose one. */
import { sendKeys } from '@web/test-runner-commands';
import { addressEntryEngine } from '../../../src/elements/address-entry/element.ts';
import { baker, bakerDetails, britain } from '../../support/british-samples.ts';
import { expect, fakeClient, mount, options, part, type } from '../address-entry/support.ts';
import { attached, typeInto, waitUntil, within } from '../element.support.ts';
import { mountEarly, releaseFile } from '../late/support.ts';
import * as dutch from '../nl-postcode-lookup/support.ts';
import { mountManual } from '../panels/manual/support.ts';

type Element = Parameters<typeof part>[0];

/** Each text of the live region from now on, with the changes of nodes that it took, and the time that it stayed. */
function listen(element: Element) {
  const region = within(element, '[role=status]');
  const said: { text: string; changes: number; nodes: number }[] = [];
  new MutationObserver((changes) => {
    const texts = [...region.childNodes].filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE);
    said.push({ text: region.textContent, changes: changes.length, nodes: texts.length });
  }).observe(region, { childList: true, characterData: true, subtree: true });
  return said;
}

async function isSaidTogether(element: Element, act: () => unknown, ...texts: readonly string[]): Promise<void> {
  const said = listen(element);
  await act();
  await waitUntil(
    () => said.some(({ text }) => texts.every((it) => text.includes(it))),
    `it says at once: ${texts.join(' ')}`,
  );
  expect(said.filter(({ changes, nodes }) => changes !== 1 || nodes > 1)).to.deep.equal([]);
}

const british = () =>
  fakeClient({
    suggest: () => ({ newContext: null, matches: [baker] }),
    details: () => bakerDetails,
    countries: () => [britain],
  });

describe('two sentences of the live region are one text, set in one change', () => {
  it('that an address was filled in, and what was not included', async () => {
    const { element } = await mount(british(), 'GB');
    await type(element, 'Dr Watson, 221b baker street');
    await isSaidTogether(element, () => options(element)[0]?.click(), 'Address filled in', 'Not included: Dr Watson');
  });

  it('that an address has to be chosen, and how many there are', async () => {
    const { element } = await mount();
    element.required = true;
    await type(element, 'julian');
    await waitUntil(() => part(element, 'status')?.textContent?.includes('2 suggestions'), 'the count');
    await sendKeys({ press: 'Escape' });
    await isSaidTogether(element, () => sendKeys({ press: 'Enter' }), 'Choose an address from the list.');
  });

  it('what is missing in manual fields', async () => {
    const { element } = await mountManual();
    within(element, '#locality').focus();
    await isSaidTogether(element, () => sendKeys({ press: 'Enter' }), 'Enter a house number.', 'Enter a postcode.');
  });

  it('what is wrong with a field of the Dutch lookup', async () => {
    const { element } = await dutch.mount();
    await attached(element);
    const act = async () => {
      typeInto(within(element, '#postcode'), '2012');
      typeInto(within(element, '#houseNumber'), 'x');
      within(element, '#houseNumber').focus();
      await sendKeys({ press: 'Enter' });
    };
    await isSaidTogether(element, act, 'Enter a house number');
  });

  it('if the engine loads after the field has announced something', async () => {
    const { element, file } = await mountEarly({ required: '' });
    after(() => releaseFile(addressEntryEngine));
    const said = listen(element);
    const input = within<HTMLInputElement>(element, 'input');
    input.focus();
    typeInto(input, 'julian');
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => said.at(-1)?.text !== undefined, 'the field says that it checks');
    await file.come();
    await waitUntil(() => said.some(({ text }) => text.includes('2 suggestions')), 'the answer');
    expect(said.filter(({ changes, nodes }) => changes !== 1 || nodes > 1)).to.deep.equal([]);
    expect(said.filter(({ text }, at) => text === said[at - 1]?.text)).to.deep.equal([]);
  });
});
