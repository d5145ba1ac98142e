import { choose, expect, fill, mount, press, savedOf, within } from './support.ts';

const at30 = { postcode: '2012es', houseNumber: '30' };

async function filled() {
  const mounted = await mount();
  await fill(mounted.element, at30);
  return mounted;
}

describe('the value of nl-postcode-lookup', () => {
  it('restores what was typed, by the method it was typed for', async () => {
    const { element } = await mount();
    await press(element, 'I don’t know the postcode');
    await fill(element, { street: 'Spaarne', houseNumber: '16' });
    const { element: other } = await mount();
    other.formStateRestoreCallback(savedOf(element));
    await other.updateComplete;
    expect(within<HTMLInputElement>(other, '#street').value).to.equal('Spaarne');
    expect(within<HTMLInputElement>(other, '#houseNumber').value).to.equal('16');
  });

  it('may be an address in any country, as soon as the page sets it', async () => {
    const { element } = await mount();
    element.value = { country: 'JP', street: '1-1 Chiyoda', postcode: '100-8111', locality: 'Chiyoda-ku' };
    expect([element.value?.country.iso3, element.value?.lines[0]]).to.deep.equal(['JPN', '1-1 Chiyoda']);
  });

  it('ignores what it cannot have saved', async () => {
    const { element } = await filled();
    const { committed, ...others } = JSON.parse(savedOf(element));
    for (const changes of [{ lookup: { method: 7, fields: [null] } }, { committed: { ...committed, details: 7 } }]) {
      const { element: other } = await mount();
      other.formStateRestoreCallback(JSON.stringify({ ...others, committed, ...changes }));
      await other.updateComplete;
      expect([other.value, within<HTMLInputElement>(other, '#postcode').value]).to.deep.equal([null, '']);
    }
  });

  it('still knows after a navigation whether the register has the address, including its addition', async () => {
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
