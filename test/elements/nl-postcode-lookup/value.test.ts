import { fixture, html } from '@open-wc/testing';
import type { Address, NlPostcodeLookup } from '../../../src/nl-postcode-lookup.ts';
import { eventsOf } from '../address-entry/support.ts';
import { choose, expect, fill, mount, press, savedOf, within } from './support.ts';

const at30 = { postcode: '2012es', houseNumber: '30' };

async function filled() {
  const mounted = await mount();
  await fill(mounted.element, at30);
  return mounted;
}

describe('the value of nl-postcode-lookup', () => {
  it('takes an address from the page without telling of it, and gives it back', async () => {
    const { element } = await filled();
    const address = element.value as Address;
    const { element: other, form } = await mount();
    const heard = eventsOf(other);
    other.value = address;
    await other.updateComplete;
    expect(other.value).to.equal(address);
    expect(within<HTMLInputElement>(other, '#postcode').value).to.equal('2012 ES');
    expect(new FormData(form).get('shipping.street')).to.equal('Julianastraat');
    other.value = null;
    expect(other.value).to.equal(null);
    expect(heard).to.deep.equal([]);
  });

  it('takes an address from its attribute and returns to it on reset', async () => {
    const { element } = await filled();
    const json = JSON.stringify(element.value);
    const form = await fixture<HTMLFormElement>(
      html`<form><nl-postcode-lookup value=${json}></nl-postcode-lookup></form>`,
    );
    const other = form.querySelector('nl-postcode-lookup') as NlPostcodeLookup;
    expect(other.value?.building).to.equal('30');
    await fill(other, { houseNumber: '99' });
    expect(other.value).to.equal(null);
    form.reset();
    expect(other.value?.building).to.equal('30');
  });

  it('is empty after a reset', async () => {
    const { element, form } = await filled();
    form.reset();
    await element.updateComplete;
    expect(element.value).to.equal(null);
    expect(within<HTMLInputElement>(element, '#postcode').value).to.equal('');
    expect(element.matches(':state(blank)')).to.equal(true);
  });

  it('brings back what was typed, by the method it was typed for', async () => {
    const { element } = await mount();
    await press(element, 'I don’t know the postcode');
    await fill(element, { street: 'Spaarne', houseNumber: '16' });
    const { element: other } = await mount();
    other.formStateRestoreCallback(savedOf(element));
    await other.updateComplete;
    expect(within<HTMLInputElement>(other, '#street').value).to.equal('Spaarne');
    expect(within<HTMLInputElement>(other, '#houseNumber').value).to.equal('16');
  });

  it('takes nothing of what it cannot have saved', async () => {
    const { element } = await filled();
    const { committed, ...others } = JSON.parse(savedOf(element));
    for (const changes of [{ lookup: { method: 7, fields: [null] } }, { committed: { ...committed, details: 7 } }]) {
      const { element: other } = await mount();
      other.formStateRestoreCallback(JSON.stringify({ ...others, committed, ...changes }));
      await other.updateComplete;
      expect([other.value, within<HTMLInputElement>(other, '#postcode').value]).to.deep.equal([null, '']);
    }
  });

  it('still knows after a navigation whether the register has the address, addition included', async () => {
    for (const [addition, isVerified] of [
      ['b', true],
      ['x', false],
    ] as const) {
      const { element } = await mount();
      await fill(element, { postcode: '7571CD', houseNumber: '2', addition });
      if (!isVerified) await choose(element, 'additions', 'Not listed, keep “x”');
      const { element: other } = await mount();
      other.formStateRestoreCallback(savedOf(element));
      await other.updateComplete;
      expect(other.matches(':state(verified)')).to.equal(isVerified);
      expect(within(other, '#message').textContent.includes('isn’t in the national register')).to.equal(!isVerified);
    }
  });
});
