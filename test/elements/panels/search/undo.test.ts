/** Tests Escape, Undo and the same text again: each brings something back. */
import { sendKeys } from '@web/test-runner-commands';
import type { AddressEntry } from '../../../../src/address-entry.ts';
import type { AutocompleteResponse } from '../../../../src/contract/types.ts';
import { itInFirst } from '../../../support/first-engine.ts';
import {
  eventsOf,
  expect,
  failure,
  fakeClient,
  house,
  mount,
  options,
  part,
  settled,
  type,
} from '../../address-entry/support.ts';

const button = (element: AddressEntry, name: string) =>
  [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find(
    (it) => (it.ariaLabel ?? it.textContent?.trim()) === name,
  );

const click = async (element: AddressEntry, name: string) => {
  button(element, name)?.click();
  await settled(element);
};

const press = async (element: AddressEntry, ...keys: string[]) => {
  for (const key of keys) await sendKeys({ press: key });
  await settled(element);
};

async function withAddress() {
  const mounted = await mount();
  await type(mounted.element, 'julian');
  options(mounted.element)[1]?.click();
  await settled(mounted.element);
  return { ...mounted, text: mounted.input.value };
}

describe('an address that is typed over in address-entry', () => {
  it('is restored by the Escape after the one that closed the list', async () => {
    const { element, form, input, text } = await withAddress();
    await type(element, 'julian');
    expect(element.value).to.equal(null);
    await press(element, 'Escape');
    expect([input.value, element.value]).to.deep.equal(['julian', null]);
    const heard = eventsOf(element);
    await press(element, 'Escape');
    expect(input.value).to.equal(text);
    expect(element.value?.building).to.equal('30');
    expect(new FormData(form).get('shipping.source')).to.equal('autocomplete');
    expect(heard).to.deep.equal(['address-step', 'address-selected', 'change']);
  });

  it('is restored when its text is typed again', async () => {
    const { element, input, text } = await withAddress();
    await type(element, 'julian');
    await type(element, text.trim());
    expect(element.value?.building).to.equal('30');
    expect(element.step).to.equal('done');
    expect(input.value).to.equal(text.trim());
  });
});

/** An element whose text is being searched for until it is answered. */
async function searching() {
  let answer = (_: AutocompleteResponse) => {};
  const answered = new Promise<AutocompleteResponse>((resolve) => {
    answer = resolve;
  });
  const { element, input } = await mount(fakeClient({ suggest: () => answered }));
  input.focus();
  await sendKeys({ type: 'julian' });
  return { element, input, answer };
}

describe('Escape in address-entry', () => {
  it('keeps text that is being searched for, was not found, or could not be searched for', async () => {
    const never = () => new Promise<AutocompleteResponse>(() => {});
    const nothing = () => ({ matches: [] });
    const broken = () => {
      throw failure('unavailable');
    };
    for (const suggest of [never, nothing, broken]) {
      const { element, input } = await mount(fakeClient({ suggest }));
      input.focus();
      input.value = 'Juliana 30 haarlem';
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      if (suggest !== never) await settled(element);
      for (const _ of ['once', 'twice', 'more']) await sendKeys({ press: 'Escape' });
      await element.updateComplete;
      expect(input.value, suggest.name).to.equal('Juliana 30 haarlem');
    }
  });

  it('closes no dialog around it while the text is being searched for, and keeps the list closed', async () => {
    const { element, input, answer } = await searching();
    const heard: string[] = [];
    element.addEventListener('keydown', ({ key }) => heard.push(key));
    await sendKeys({ press: 'Escape' });
    await sendKeys({ press: 'Escape' });
    answer({ matches: [house] });
    await settled(element);
    expect([heard, input.value, input.getAttribute('aria-expanded')]).to.deep.equal([[], 'julian', 'false']);
    await sendKeys({ press: 'Escape' });
    await sendKeys({ press: 'Escape' });
    expect([input.value, heard]).to.deep.equal(['', ['Escape']]);
  });
});

describe('clearing address-entry', () => {
  it('offers to undo it, by button and by Ctrl+Z, for an address', async () => {
    for (const way of ['button', 'key'] as const) {
      const { element, input, text } = await withAddress();
      await click(element, 'Clear address');
      expect([input.value, element.value]).to.deep.equal(['', null]);
      expect(element.shadowRoot?.activeElement?.id).to.equal('input');
      if (way === 'button') await click(element, 'Undo');
      else {
        await sendKeys({ down: 'Control' });
        await sendKeys({ press: 'z' });
        await sendKeys({ up: 'Control' });
        await settled(element);
      }
      expect(input.value, way).to.equal(text);
      expect(element.value?.building, way).to.equal('30');
    }
  });

  it('offers to undo it for text that was no address yet, which has its list again', async () => {
    const { element, input } = await mount();
    await type(element, 'julian');
    await click(element, 'Clear address');
    await click(element, 'Undo');
    expect(input.value).to.equal('julian');
    expect(input.getAttribute('aria-expanded')).to.equal('true');
    expect(options(element)).to.have.length(2);
    expect(element.shadowRoot?.activeElement?.id).to.equal('input');
  });

  it('leaves the country where the former one is no longer offered', async () => {
    const fake = fakeClient();
    const { element, input } = await mount(fake, 'BE');
    await type(element, 'julian');
    await click(element, 'Clear address');
    element.countries = 'NL';
    await settled(element);
    await click(element, 'Undo');
    expect([input.value, element.country]).to.deep.equal(['julian', 'NL']);
    expect([fake.suggestions.at(-1)?.context, options(element).length]).to.deep.equal(['nld', 2]);
  });

  it('restores a text from before there was a country, with its list', async () => {
    const { element, input } = await mount(fakeClient(), '');
    await type(element, 'julian');
    await click(element, 'Clear address');
    element.country = 'NL';
    await settled(element);
    await click(element, 'Undo');
    expect([input.value, options(element).length]).to.deep.equal(['julian', 2]);
  });

  it('no longer offers it once something else is typed, nor if the page has cleared the element', async () => {
    const { element } = await withAddress();
    element.clear();
    await settled(element);
    expect(button(element, 'Undo') === undefined).to.equal(true);
    await type(element, 'julian');
    await click(element, 'Clear address');
    expect(button(element, 'Undo') === undefined).to.equal(false);
    await type(element, 'ju');
    expect(button(element, 'Undo') === undefined).to.equal(true);
  });

  itInFirst('keeps the example out of the way of its offer', async () => {
    const { element, input } = await withAddress();
    element.placeholder = 'Julianastraat 30, Haarlem';
    await click(element, 'Clear address');
    expect(input.placeholder).to.equal('');
    await expect(element).to.be.accessible();
    expect(part(element, 'status')?.textContent).to.equal('');
  });
});
