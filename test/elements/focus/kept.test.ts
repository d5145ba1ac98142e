/** The focus is never on the page's body because what had it is gone. */
import type { AddressEntry } from '../../../src/address-entry.ts';
import type { NlPostcodeLookup } from '../../../src/nl-postcode-lookup.ts';
import { expect, failure, fakeClient, mount, options, settled, type } from '../address-entry/support.ts';
import { attached, button, part, waitUntil } from '../element.support.ts';
import * as dutch from '../nl-postcode-lookup/support.ts';

type Element = AddressEntry | NlPostcodeLookup;

/** The id of the focused node within the element; the test fails if the focus is not in it. */
function focusIn(element: Element): string {
  expect(document.activeElement?.localName).to.equal(element.localName);
  return element.shadowRoot?.activeElement?.id ?? '';
}

/** An address was chosen, and the button to change it has the focus. */
async function chosen() {
  const mounted = await mount();
  await type(mounted.element, 'julian');
  options(mounted.element)[1]?.click();
  await settled(mounted.element);
  button(mounted.element, 'Change address').focus();
  return mounted;
}

/** A search that failed without a network; its next try succeeds. */
async function failed() {
  let isDown = true;
  const suggest = () => {
    if (isDown) throw failure('unavailable');
    return { matches: [] };
  };
  const mounted = await mount(fakeClient({ suggest }));
  await attached(mounted.element);
  await type(mounted.element, 'julian');
  button(mounted.element, 'Try again').focus();
  isDown = false;
  return mounted;
}

/** A Dutch lookup in a browser without a network, with the focus on the button to try again; the network is back then. */
async function failedLookup() {
  let isDown = true;
  const byPostcode = () => {
    if (isDown) throw dutch.failure('unavailable');
    return dutch.house30;
  };
  const { element } = await dutch.mount(dutch.fakeClient({ byPostcode }));
  await attached(element);
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  await dutch.fill(element, { postcode: '2012ES', houseNumber: '30' });
  await waitUntil(() => part(element, 'error') !== null, 'the failure');
  button(element, 'Try again').focus();
  isDown = false;
  Reflect.deleteProperty(navigator, 'onLine');
  return element;
}

const cases: Readonly<Record<string, () => Promise<{ element: Element; act: () => void; lands: string }>>> = {
  'the network is back and the button to try again goes': async () => {
    const { element } = await failed();
    return { element, act: () => window.dispatchEvent(new Event('online')), lands: 'input' };
  },
  'the network is back and a Dutch lookup goes on by itself': async () => {
    const element = await failedLookup();
    return { element, act: () => window.dispatchEvent(new Event('online')), lands: '' };
  },
  'a Dutch lookup is tried again by its button': async () => {
    const element = await failedLookup();
    return { element, act: () => button(element, 'Try again').click(), lands: '' };
  },
  'a script empties the element': async () => {
    const { element } = await chosen();
    return { element, act: () => element.clear(), lands: 'input' };
  },
  'a script resets the form': async () => {
    const { element, form } = await chosen();
    return { element, act: () => form.reset(), lands: 'input' };
  },
  'a script empties it while the button to try again has it': async () => {
    const { element } = await failed();
    return { element, act: () => element.clear(), lands: 'input' };
  },
  'a script empties a Dutch lookup that has an address': async () => {
    const { element } = await dutch.mount();
    await dutch.fill(element, { postcode: '2012ES', houseNumber: '30' });
    await waitUntil(() => element.value !== null, 'the address');
    button(element, 'Change').focus();
    return { element, act: () => element.clear(), lands: 'postcode' };
  },
};

describe('an element that has the focus', () => {
  for (const [what, arrange] of Object.entries(cases)) {
    it(`never loses the focus when ${what}`, async () => {
      const { element, act, lands } = await arrange();
      const before = element.shadowRoot?.activeElement;
      expect(before?.localName).to.equal('button');
      act();
      await waitUntil(() => before?.isConnected !== true, 'what had the focus is gone');
      await settled(element);
      const id = focusIn(element);
      if (lands) expect(id).to.equal(lands);
    });
  }
});

describe('the country of an element that the page makes read-only', () => {
  it('passes its focus on to the search field', async () => {
    const { element } = await mount();
    part(element, 'country')?.focus();
    element.readOnly = true;
    await settled(element);
    // A browser takes the focus away from what is disabled with its next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(focusIn(element)).to.equal('input');
  });
});

describe('the clear button', () => {
  it('stays if the answer is late, with the focus of a shopper who went on to it at once', async () => {
    const { element, input } = await mount(fakeClient({ suggest: () => new Promise(() => {}) }));
    input.focus();
    input.value = 'julian';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await element.updateComplete;
    const clear = element.shadowRoot?.querySelector<HTMLElement>('.clear');
    clear?.focus();
    await waitUntil(() => part(element, 'spinner') !== null, 'the words that the answer is late');
    expect(part(element, 'spinner')?.parentElement?.textContent, 'beneath the field').to.equal('Searching…');
    expect(element.shadowRoot?.activeElement === clear, 'it has the focus').to.equal(true);
    clear?.click();
    await element.updateComplete;
    expect([input.value, part(element, 'spinner')]).to.deep.equal(['', null]);
  });
});
