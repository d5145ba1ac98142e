import { countries } from '../../support/samples.ts';
import { eventsOf, expect, fakeClient, mount, part, settled, type } from './support.ts';

async function open(country = 'NL') {
  const fake = fakeClient({ countries: () => countries });
  const { element } = await mount(fake, country);
  const picker = part(element, 'country') as HTMLSelectElement;
  picker.focus();
  return { fake, element, picker };
}

/** As of one moment: a busy machine is slower than a word may be typed. */
function press(picker: HTMLSelectElement, keys: string): void {
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    picker.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: 0 }));
  }
}

describe('typing in the country picker', () => {
  it('finds a country by its code', async () => {
    const { element, picker } = await open();
    press(picker, 'at');
    await element.updateComplete;
    expect(picker.selectedOptions[0]?.textContent).to.equal('Austria');
  });

  it('finds a country by its own name, without the accents', async () => {
    const { element, picker } = await open();
    press(picker, 'osterr');
    await element.updateComplete;
    expect(picker.value).to.equal('AUT');
  });

  it('keeps the text and looks for it in the new country, in an entry of its own', async () => {
    const { fake, element, picker } = await open();
    await type(element, 'Kerkstraat');
    picker.focus();
    press(picker, 'be');
    await settled(element);
    expect(part(element, 'input')).to.have.property('value', 'Kerkstraat');
    const [first, last] = [fake.suggestions.at(0), fake.suggestions.at(-1)];
    expect(last?.context).to.equal('bel');
    expect(last?.session).not.to.equal(first?.session);
  });

  it('does nothing for the country that is chosen already', async () => {
    const { element, picker } = await open();
    const heard = eventsOf(element);
    press(picker, 'nl');
    await element.updateComplete;
    expect(heard).not.to.include('address-step');
    expect(part(element, 'country')).to.have.property('value', 'NLD');
  });
});
