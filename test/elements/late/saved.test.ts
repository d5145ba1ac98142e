/** Saved addresses whose file, or whose engine, comes late. */
import { expect } from '@open-wc/testing';
import { addressEntryEngine } from '../../../src/elements/address-entry/element.ts';
import { savedFile } from '../../../src/elements/combobox/saved-file.ts';
import { inspect } from '../../../src/inspect.ts';
import { savedHome as home } from '../../support/samples.ts';
import { options, part, settled } from '../address-entry/support.ts';
import { nameOfRow, waitUntil } from '../element.support.ts';
import { holdFile, mountEarly, releaseFile, rendered, typeEarly } from './support.ts';

const isOpen = (element: HTMLElement) => part(element as never, 'input')?.ariaExpanded === 'true';

after(() => releaseFile(addressEntryEngine));
afterEach(() => releaseFile(savedFile));

describe('saved addresses before the engine', () => {
  it('are a property at once, and need no engine', async () => {
    const { element } = await mountEarly();
    expect(element.addresses).to.deep.equal([]);
    expect('addresses' in element).to.equal(true);
    element.addresses = [home];
    await rendered(element);
    expect([inspect(element).isAttached, element.addresses.length]).to.deep.equal([false, 1]);
  });

  it('are in sight as soon as the engine and their file are there, for who is in the field by then', async () => {
    const saved = holdFile(savedFile);
    const { file, element, input } = await mountEarly();
    element.addresses = [home];
    input().focus();
    await file.come();
    await rendered(element);
    expect([saved.isFetched(), isOpen(element)]).to.deep.equal([true, false]);
    await saved.come();
    await settled(element);
    expect(isOpen(element)).to.equal(true);
    expect(options(element).map(nameOfRow)).to.deep.equal(['Home, Spaarne 2, 2011 CD Haarlem']);
    expect(element.shadowRoot?.activeElement).to.equal(input());
  });

  it('do not open for who has left, and are there when they are back', async () => {
    const saved = holdFile(savedFile);
    const { file, form, element, input } = await mountEarly();
    element.addresses = [home];
    input().focus();
    await file.come();
    form.querySelector<HTMLElement>('[name=email]')?.focus();
    await saved.come();
    await settled(element);
    expect(isOpen(element)).to.equal(false);
    input().focus();
    await settled(element);
    expect(isOpen(element)).to.equal(true);
  });

  it('come over no text, and over no address', async () => {
    const saved = holdFile(savedFile);
    const { file, element, input } = await mountEarly();
    element.addresses = [home];
    typeEarly(input(), 'Haarlem');
    await file.come();
    await saved.come();
    await settled(element);
    expect(options(element).map(nameOfRow)).to.deep.equal(['Julianastraat 30, 2012ES Haarlem']);
    element.value = home;
    await settled(element);
    expect([isOpen(element), element.value?.source]).to.deep.equal([false, null]);
  });

  it('leave the search as it is where their file cannot be had, and are asked for again', async () => {
    const saved = holdFile(savedFile);
    const { file, element, input, fake } = await mountEarly();
    element.addresses = [home];
    input().focus();
    await file.come();
    await saved.stayAway();
    await rendered(element);
    expect(isOpen(element)).to.equal(false);
    typeEarly(input(), 'Haarlem');
    await waitUntil(() => fake.suggestions.length > 0, 'the search');
    typeEarly(input(), '');
    await waitUntil(saved.isFetched, 'another attempt');
    await saved.come();
    await settled(element);
    expect(isOpen(element)).to.equal(true);
  });
});
