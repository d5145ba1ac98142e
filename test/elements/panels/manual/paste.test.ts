import { sendKeys } from '@web/test-runner-commands';
import type { AddressEntry } from '../../../../src/address-entry.ts';
import { areaFiles } from '../../../../src/core/address/data/area-files.ts';
import { type } from '../../address-entry/support.ts';
import { waitUntil } from '../../element.support.ts';
import { button, expect, fakeValidation, fieldOf, mount, mountIn, opened, part, settled } from './support.ts';

const text = 'Union Station, 800 N Alameda St\nLos Angeles, California 90012\nUSA';
const line = 'Union Station, 800 N Alameda St, Los Angeles, California 90012, USA';

/** Pastes as a browser does: first the event, which says whether the browser goes on. */
async function paste(element: AddressEntry, name: string, pasted: string): Promise<boolean> {
  const input = fieldOf(element, name);
  input.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', pasted);
  const event = new Event('paste', { bubbles: true, composed: true, cancelable: true });
  // Firefox lets no page read the data of a clipboard event that a script has made.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  const isLeft = input.dispatchEvent(event);
  await settled(element);
  return isLeft;
}

const inUnitedStates = async () => {
  const mounted = await mountIn('US');
  await waitUntil(() => fieldOf(mounted.element, 'region').tagName === 'SELECT', 'the regions are there');
  return mounted;
};

const textsIn = (element: AddressEntry) =>
  ['street', 'locality', 'region', 'postcode'].map((name) => fieldOf(element, name).value);

const parts = ['800 N Alameda St', 'Los Angeles', 'CA', '90012'];

describe('a complete address pasted into a manual field', () => {
  it('fills all fields at once, is announced, and sends no request', async () => {
    const { element, fake } = await inUnitedStates();
    expect(await paste(element, 'street', text)).to.equal(false);
    expect(textsIn(element)).to.deep.equal(parts);
    await waitUntil(() => part(element, 'status')?.textContent?.includes('90012, Los Angeles, CA'), 'it is said');
    expect(part(element, 'status')?.textContent).to.include('Not included').and.to.include('Union Station');
    expect(fake.validations.length + fake.suggestions.length).to.equal(0);
  });

  it('is complete in its field again after Ctrl+Z or the button', async () => {
    for (const way of ['key', 'button']) {
      const { element } = await inUnitedStates();
      await paste(element, 'street', text);
      if (way === 'button') button(element, 'Undo').click();
      else {
        await sendKeys({ down: 'Control' });
        await sendKeys({ press: 'z' });
        await sendKeys({ up: 'Control' });
      }
      await settled(element);
      expect(textsIn(element), way).to.deep.equal([line, '', '', '']);
      expect(element.shadowRoot?.activeElement?.id, way).to.equal('street');
    }
  });

  it('may be pasted into the first field, whichever that is', async () => {
    const { element } = await mountIn('JP');
    await waitUntil(() => fieldOf(element, 'region').tagName === 'SELECT', 'the regions are there');
    await paste(element, 'postcode', '〒605-8501\n京都府京都市東山区茶屋町527');
    expect(['postcode', 'region', 'street'].map((name) => fieldOf(element, name).value)).to.deep.equal([
      '605-8501',
      '京都府',
      '京都市東山区茶屋町527',
    ]);
  });

  it('is split once the regions have loaded if the shopper has not changed it', async () => {
    const { JP: load } = areaFiles;
    if (!load) throw new Error('The country has no regions.');
    const whole = '〒605-8501 京都府京都市東山区茶屋町527';
    for (const [goesOn, texts] of [
      [false, ['605-8501', '京都府', '京都市東山区茶屋町527']],
      [true, ['', '', `${whole}!`]],
    ] as const) {
      let come = () => {};
      const ready = new Promise<void>((resolve) => {
        come = resolve;
      });
      Object.assign(areaFiles, { JP: () => ready.then(load) });
      const { element } = await mountIn('JP');
      await paste(element, 'street', whole);
      expect(fieldOf(element, 'street').value).to.equal(whole);
      if (goesOn) await sendKeys({ type: '!' });
      come();
      await waitUntil(() => fieldOf(element, 'region').tagName === 'SELECT', 'the regions are there');
      await settled(element);
      expect(['postcode', 'region', 'street'].map((name) => fieldOf(element, name).value)).to.deep.equal(texts);
    }
    Object.assign(areaFiles, { JP: load });
  });

  it('is split once the country has loaded if it came from the search, and stays complete when that is undone', async () => {
    const { element } = await mount(fakeValidation(), 'NL');
    element.countries = '*';
    // A country in it would be followed already in the search.
    const text = line.replace(', USA', '');
    await type(element, text);
    element.enterManually();
    await opened(element);
    expect(fieldOf(element, 'street').value).to.equal(text);
    element.country = 'US';
    const region = () => element.shadowRoot?.querySelector<HTMLSelectElement>('#region')?.value;
    await waitUntil(() => region() === 'CA', 'the text is split');
    expect(textsIn(element)).to.deep.equal(parts);
    button(element, 'Undo').click();
    await settled(element);
    expect(textsIn(element)).to.deep.equal([text, '', '', '']);
  });

  it('is pasted unchanged if it is not an address, or the field has other text', async () => {
    const { element } = await inUnitedStates();
    expect(await paste(element, 'street', '800 N Alameda St')).to.equal(true);
    await sendKeys({ type: 'c/o ' });
    expect(await paste(element, 'street', line)).to.equal(true);
    expect(textsIn(element)).to.deep.equal(['c/o ', '', '', '']);
  });

  it('keeps its lines apart if it is not split', async () => {
    const { element } = await inUnitedStates();
    expect(await paste(element, 'street', 'Union Station\nTrack 4')).to.equal(false);
    expect(fieldOf(element, 'street').value).to.equal('Union Station, Track 4');
  });
});

describe('a pasted address of another country', () => {
  it('switches the fields to it, which is announced, and Ctrl+Z restores country and text', async () => {
    const { element } = await mountIn('FR');
    expect(await paste(element, 'street', text)).to.equal(false);
    await waitUntil(() => element.country === 'US', 'the country is the other one');
    await settled(element);
    await waitUntil(() => element.shadowRoot?.querySelector('select#region') != null, 'the regions are there');
    expect(textsIn(element)).to.deep.equal(parts);
    const followed = 'Country changed to United States to match your address';
    expect(part(element, 'manual-fields')?.textContent).to.contain(followed);
    await waitUntil(() => part(element, 'status')?.textContent?.includes(followed) === true, 'it is said');
    button(element, 'Undo').click();
    await settled(element);
    expect([element.country, fieldOf(element, 'street').value]).to.deep.equal(['FR', line]);
  });

  it('stays as it was written if it is not a complete address there', async () => {
    const { element } = await mountIn('FR');
    await paste(element, 'street', 'Union Station, USA');
    await waitUntil(() => fieldOf(element, 'street').value === 'Union Station, USA', 'it is in its field');
    expect(element.country).to.equal('FR');
  });
});

describe('what was left out of a pasted address', () => {
  it('is added to the second line by one button', async () => {
    const { element } = await inUnitedStates();
    await paste(element, 'street', text);
    button(element, 'Add to the address').click();
    await settled(element);
    expect(fieldOf(element, 'addition').value).to.equal('Union Station');
    expect(part(element, 'manual-fields')?.textContent).not.to.contain('Not included');
  });
});
