import { aTimeout } from '@open-wc/testing';
import { back, byHand, isManual, judging, opened, textsOf, write, written } from './manual.support.ts';
import { expect, fill, mount, press, savedOf, settled } from './support.ts';

describe('the way back from the manual fields of nl-postcode-lookup', () => {
  it('leads to the lookup and the fields as they were left', async () => {
    const { element } = await mount(judging());
    await fill(element, { postcode: '2012ES', houseNumber: '31' });
    await press(element, byHand);
    write(element, { street: 'Kade' });
    await press(element, back);
    expect(element.step).to.equal('search');
    expect(isManual(element)).to.equal(false);
    expect(textsOf(element)).to.include({ postcode: '2012 ES', houseNumber: '31' });
    expect(element.shadowRoot?.activeElement?.id).to.equal('postcode');
    await press(element, byHand);
    expect(textsOf(element)).to.include({ street: 'Kade', building: '31' });
  });

  it('is also taken by clear, a value from the page and a reset of the form', async () => {
    for (const how of ['clear', 'value', 'null', 'reset'] as const) {
      const { element, form } = await opened();
      element.required = true;
      write(element, written);
      if (how === 'clear') element.clear();
      else if (how === 'reset') form.reset();
      else if (how === 'value') {
        const { element: other } = await mount();
        await fill(other, { postcode: '2012es', houseNumber: '30' });
        element.value = other.value;
      } else element.value = null;
      await settled(element);
      await aTimeout(0);
      if (how === 'null') expect(textsOf(element), 'there was no value to take away').to.include(written);
      else expect(isManual(element), how).to.equal(false);
      if (how === 'value') expect(element.value?.building).to.equal('30');
      else expect(element.validity.valueMissing, how).to.equal(how !== 'null');
    }
  });

  it('is taken by a browser that restores the page, with what was typed in them', async () => {
    const { element } = await opened();
    write(element, written);
    const { element: other } = await mount(judging());
    other.formStateRestoreCallback(savedOf(element));
    await settled(other);
    expect(isManual(other)).to.equal(true);
    expect(textsOf(other)).to.include(written);
  });
});
