/** Saved addresses whose engine comes late. */
import { expect } from '@open-wc/testing';
import { addressEntryEngine } from '../../../src/elements/address-entry/element.ts';
import { inspect } from '../../../src/inspect.ts';
import { savedHome as home } from '../../support/samples.ts';
import { options, part, settled } from '../address-entry/support.ts';
import { nameOfRow } from '../element.support.ts';
import { mountEarly, releaseFile, rendered, typeEarly } from './support.ts';

const isOpen = (element: HTMLElement) => part(element as never, 'input')?.ariaExpanded === 'true';

after(() => releaseFile(addressEntryEngine));

describe('saved addresses before the engine has loaded', () => {
  it('are a property immediately, without the engine', async () => {
    const { element } = await mountEarly();
    expect(element.addresses).to.deep.equal([]);
    expect('addresses' in element).to.equal(true);
    element.addresses = [home];
    await rendered(element);
    expect([inspect(element).isAttached, element.addresses.length]).to.deep.equal([false, 1]);
  });

  it('open as soon as the engine has loaded if the shopper is in the field by then', async () => {
    const { file, element, input } = await mountEarly();
    element.addresses = [home];
    input().focus();
    await file.come();
    await settled(element);
    expect(isOpen(element)).to.equal(true);
    expect(options(element).map(nameOfRow)).to.deep.equal(['Home, Spaarne 2, 2011 CD Haarlem']);
    expect(element.shadowRoot?.activeElement).to.equal(input());
  });

  it('do not open if the shopper has left, and open on return', async () => {
    const { file, form, element, input } = await mountEarly();
    element.addresses = [home];
    input().focus();
    form.querySelector<HTMLElement>('[name=email]')?.focus();
    await file.come();
    await settled(element);
    expect(isOpen(element)).to.equal(false);
    input().focus();
    await settled(element);
    expect(isOpen(element)).to.equal(true);
  });

  it('do not open over text or an address', async () => {
    const { file, element, input } = await mountEarly();
    element.addresses = [home];
    typeEarly(input(), 'Haarlem');
    await file.come();
    await settled(element);
    expect(options(element).map(nameOfRow)).to.deep.equal(['Julianastraat 30, 2012ES Haarlem']);
    element.value = home;
    await settled(element);
    expect([isOpen(element), element.value?.source]).to.deep.equal([false, null]);
  });
});
