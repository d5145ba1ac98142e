/** The checkbox of same-as in elements whose engine comes late. */
import { expect } from '@open-wc/testing';
import { addressEntryEngine } from '../../../src/elements/address-entry/element.ts';
import { sameAs } from '../../../src/elements/address-entry/engine.ts';
import { settled } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import { holdFile, mountEarly, releaseFile, rendered, typeEarly } from './support.ts';

const home = { country: 'NL', street: 'Spaarne', building: '2', postcode: '2011 CD', locality: 'Haarlem' };
const box = (element: HTMLElement) => element.shadowRoot?.querySelector<HTMLInputElement>('#same') ?? null;

const inputOf = (element: HTMLElement) => element.shadowRoot?.querySelector<HTMLInputElement>('#input') ?? null;
const isFieldSeen = (element: HTMLElement) => (inputOf(element)?.offsetHeight ?? 0) > 0;

after(() => releaseFile(addressEntryEngine));
afterEach(() => releaseFile(sameAs));

describe('same-as before the engine has loaded', () => {
  async function both() {
    const { file, form, element, fake } = await mountEarly();
    element.id = 'delivery';
    const second = document.createElement('address-entry');
    Object.assign(second, { client: fake.client, name: 'bill', countries: 'NL', country: 'NL', required: true });
    second.setAttribute('same-as', 'delivery');
    form.append(second);
    await rendered(second);
    return { file, form, element, second };
  }

  it('loads the engine itself, and is then ticked', async () => {
    const { file, element, second } = await both();
    element.value = home;
    expect([box(second), second.checkValidity()]).to.deep.equal([null, false]);
    await file.come();
    await waitUntil(() => box(second), 'the checkbox');
    await settled(second);
    expect([box(second)?.checked, second.value?.street]).to.deep.equal([true, 'Spaarne']);
  });

  it('accepts a tick that follows no pointer or focus, such as a screen reader’s', async () => {
    const { file, element, second } = await both();
    element.value = home;
    await file.come();
    await waitUntil(() => box(second), 'the checkbox');
    await settled(second);
    box(second)?.click();
    await settled(second);
    expect([box(second)?.checked, second.value]).to.deep.equal([false, null]);
    box(second)?.click();
    await settled(second);
    expect([box(second)?.checked, second.value?.street]).to.deep.equal([true, 'Spaarne']);
  });

  it('is unticked if the page has already opened manual entry', async () => {
    const { file, element, second } = await both();
    element.value = home;
    second.enterManually();
    await file.come();
    await waitUntil(() => box(second), 'the checkbox');
    await waitUntil(() => second.step === 'manual', 'the manual fields');
    await settled(second);
    const street = second.shadowRoot?.querySelector<HTMLInputElement>('#street');
    expect([box(second)?.checked, street?.value, (street?.offsetHeight ?? 0) > 0]).to.deep.equal([false, '', true]);
  });

  it('is ticked if the manual fields open because nothing can be searched for', async () => {
    const { file, second } = await both();
    second.client = null;
    await file.come();
    await waitUntil(() => box(second), 'the checkbox');
    await settled(second);
    expect([box(second)?.checked, isFieldSeen(second)]).to.deep.equal([true, false]);
  });

  it('is as high before its code has loaded as after, and shows no field meanwhile', async () => {
    const code = holdFile(sameAs);
    const { file, second } = await both();
    const look = () => [second.offsetHeight, isFieldSeen(second)];
    const before = look();
    await file.come();
    await settled(second);
    expect(box(second)).to.equal(null);
    expect(look()).to.deep.equal(before);
    await code.come();
    await waitUntil(() => box(second), 'the checkbox');
    expect(look()).to.deep.equal(before);
    expect(before[1]).to.equal(false);
  });

  it('has its space above an address that differs, before it has loaded', async () => {
    const code = holdFile(sameAs);
    const { file, second } = await both();
    second.value = home;
    await file.come();
    await settled(second);
    const card = () => {
      const { top } = second.shadowRoot?.querySelector('[part=address]')?.getBoundingClientRect() ?? {};
      return [second.offsetHeight, (top ?? 0) - second.getBoundingClientRect().top];
    };
    const before = card();
    await code.come();
    await waitUntil(() => box(second), 'the checkbox');
    await settled(second);
    expect(box(second)?.checked).to.equal(false);
    expect(card()).to.deep.equal(before);
  });

  it('has the field of its own address if that stays, before the engine has loaded', async () => {
    const { file, second } = await both();
    second.countries = 'NL BE';
    second.value = home;
    await rendered(second);
    const tops = () =>
      ['#country', 'label[for=input]'].map((it) => second.shadowRoot?.querySelector(it)?.getBoundingClientRect().top);
    const before = [...tops(), second.offsetHeight];
    await file.come();
    await waitUntil(() => box(second), 'the checkbox');
    await settled(second);
    expect(box(second)?.checked).to.equal(false);
    expect([...tops(), second.offsetHeight]).to.deep.equal(before);
  });

  it('is a field if its code cannot be loaded', async () => {
    const code = holdFile(sameAs);
    const { file, second } = await both();
    await file.come();
    await code.stayAway();
    await settled(second);
    expect([box(second), isFieldSeen(second)]).to.deep.equal([null, true]);
  });

  it('is a field if the engine cannot be loaded, and loses nothing of it when both load after all', async () => {
    const code = holdFile(sameAs);
    const { file, second } = await both();
    await file.stayAway();
    await rendered(second);
    expect(isFieldSeen(second)).to.equal(true);
    const input = inputOf(second);
    if (input) typeEarly(input, 'Spaarne');
    await file.come();
    await settled(second);
    expect([isFieldSeen(second), inputOf(second)?.value]).to.deep.equal([true, 'Spaarne']);
    await code.come();
    await waitUntil(() => box(second), 'the checkbox');
    await settled(second);
    expect([box(second)?.checked, isFieldSeen(second), inputOf(second)?.value]).to.deep.equal([false, true, 'Spaarne']);
  });
});
