/** What an address cost the person, as `address-selected` says it. */
import type { AddressEntry, Measures } from '../../../src/address-entry.ts';
import { addressEntryEngine } from '../../../src/elements/address-entry/element.ts';
import { expect, mount, options, part, settled, type } from '../address-entry/support.ts';
import { attached, waitUntil } from '../element.support.ts';
import { mountEarly, releaseFile, typeEarly } from '../late/support.ts';
import { enhance, write } from '../page-fields/support.ts';

function measured(element: AddressEntry): Measures[] {
  const all: Measures[] = [];
  element.addEventListener('address-selected', ({ detail }) => all.push(detail.measures));
  return all;
}

/** A key into the search field, as a browser tells of it. */
async function key(element: AddressEntry, text: string, inputType: string): Promise<void> {
  const input = part(element, 'input') as HTMLInputElement;
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { inputType, data: null, bubbles: true, composed: true }));
  await settled(element);
}

async function choose(element: AddressEntry): Promise<void> {
  await waitUntil(() => options(element)[0], 'there is a list');
  options(element)[0]?.click();
  await settled(element);
}

const counts = (all: readonly Measures[]) => all.map(({ keys, corrections, way }) => [keys, corrections, way]);

describe('the measures of an address', () => {
  it('are the seconds since the first key, the keys, the corrections among them and the way, without text', async () => {
    const { element } = await mount();
    await attached(element);
    const all = measured(element);
    const start = performance.now();
    await key(element, 'H', 'insertText');
    await key(element, 'Ha', 'insertText');
    await key(element, 'H', 'deleteContentBackward');
    await key(element, 'Haarlem', 'insertReplacementText');
    await choose(element);
    const seconds = (performance.now() - start) / 1000;
    expect(counts(all)).to.deep.equal([[4, 1, 'search']]);
    expect(all[0]?.seconds).to.be.within(0, Math.ceil(seconds * 10) / 10);
    expect(Object.keys(all[0] ?? {})).to.have.members(['seconds', 'keys', 'corrections', 'way']);
  });

  it('start again with the next address', async () => {
    const { element } = await mount();
    await attached(element);
    const all = measured(element);
    await key(element, 'Haarlem', 'insertFromPaste');
    await choose(element);
    await type(element, 'Haarlem 3');
    await choose(element);
    expect(counts(all)).to.deep.equal([
      [1, 0, 'paste'],
      [1, 0, 'search'],
    ]);
  });

  it('count what was typed before the engine loaded', async () => {
    const { element, input, file } = await mountEarly();
    const all = measured(element);
    typeEarly(input(), 'Haarlem');
    await file.come();
    releaseFile(addressEntryEngine);
    await choose(element);
    expect(counts(all)).to.deep.equal([[1, 0, 'search']]);
  });

  it('are only the way if nothing was typed', async () => {
    const { element } = await mount();
    await attached(element);
    const all = measured(element);
    element.addresses = [{ country: 'NL', street: 'Dam', building: '1', postcode: '1012JS', locality: 'Amsterdam' }];
    await settled(element);
    part(element, 'input')?.focus();
    await choose(element);
    expect(all).to.deep.equal([{ seconds: 0, keys: 0, corrections: 0, way: 'saved' }]);
  });

  it('continue when an address is edited in fields of the page, and do not count what is filled in', async () => {
    const { element, field } = await enhance();
    await attached(element);
    const all = measured(element);
    await type(element, 'Haarlem');
    await choose(element);
    await write(element, field('street'), 'Julianastraat 32');
    expect(counts(all)).to.deep.equal([
      [1, 0, 'search'],
      [2, 0, 'search'],
    ]);
  });
});
