/** From one panel to another: a person keeps the focus, what they typed, and the way back. */
import { fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { inspect } from '../../../src/elements/engine/inspect.ts';
import { en } from '../../../src/i18n/languages/en.ts';
import { registerMessages } from '../../../src/i18n.ts';
import { details, netherlands, type } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import { fill } from '../nl-postcode-lookup/support.ts';
import {
  begun,
  choose,
  expect,
  fakeAll,
  focused,
  isLookup,
  lookupShows,
  mount,
  part,
  press,
  settled,
  textIn,
  typeInto,
  within,
} from './dutch-lookup/entry.support.ts';
import { holdCode } from './late-code.support.ts';
import { opened } from './manual/support.ts';

const offer = 'Use postcode and house number';

describe('address-entry while the Dutch lookup loads', () => {
  let code: ReturnType<typeof holdCode>;
  beforeEach(() => {
    code = holdCode();
    code.set('late');
  });
  afterEach(() => code.release());

  it('lets the shopper type by hand', async () => {
    const element = await fixture<AddressEntry>(html`
      <address-entry country="NL" nl-lookup .client=${fakeAll().client}></address-entry>
    `);
    await waitUntil(() => element.step === 'search', 'the country is chosen');
    expect(part(element, 'input'), 'the Dutch fields still load').to.exist;
    part(element, 'manual-button')?.click();
    code.set('there');
    await opened(element);
    expect(element.step).to.equal('manual');
  });

  it('leaves the search to a shopper who began to type in it', async () => {
    const element = document.createElement('address-entry');
    Object.assign(element, { country: 'NL', nlLookup: true, client: fakeAll().client });
    let hasTyped = false;
    // Right after the field is there, as no loading can be quicker; and once: the lookup is asked for again below.
    const hostUpdated = () => {
      if (hasTyped || !inspect(element).state.panel.awaited) return;
      hasTyped = true;
      element.focus();
      typeInto(part(element, 'input') as HTMLInputElement, 'Haarlem');
    };
    element.addController({ hostUpdated });
    const place = await fixture<HTMLElement>(html`<div></div>`);
    place.append(element);
    await waitUntil(() => hasTyped, 'somebody types');
    code.set('there');
    await waitUntil(() => element.shadowRoot?.textContent?.includes(offer), 'the Dutch lookup is offered');
    expect(focused()).to.equal('input');
    expect(textIn(element, 'input')).to.equal('Haarlem');
    await press(element, offer);
    await lookupShows(element);
  });
});

describe('address-entry with two initial panels', () => {
  it('moves the focus from the search to the Dutch lookup', async () => {
    const { element } = await mount();
    element.focus();
    element.value = addressFrom(details, netherlands);
    await settled(element);
    element.shadowRoot?.querySelector<HTMLElement>('.clear')?.click();
    await lookupShows(element);
    await waitUntil(() => focused() === 'postcode', 'the focus is in the first field');
  });

  it('has the focus in the cleared field if pressed buttons take none', async () => {
    const { element } = await mount();
    await press(element, 'Search for the address instead');
    await type(element, 'Haarlem');
    within(element, 'input').blur();
    element.shadowRoot?.querySelector<HTMLElement>('.clear')?.click();
    await settled(element);
    expect(focused()).to.equal('input');
    element.value = addressFrom(details, netherlands);
    element.clear();
    element.value = addressFrom(details, netherlands);
    await settled(element);
    within(element, 'input').blur();
    element.shadowRoot?.querySelector<HTMLElement>('.clear')?.click();
    await lookupShows(element);
    await waitUntil(() => focused() === 'postcode', 'the focus is in the first field');
  });

  it('has the Dutch lookup first again after another country', async () => {
    const { element } = await mount();
    await choose(element, 'BEL');
    expect(isLookup(element)).to.equal(false);
    await choose(element, 'NLD');
    await lookupShows(element);
  });

  it('offers the Dutch lookup to a shopper who comes to the Netherlands with text', async () => {
    const { element } = await mount({ country: 'BE' });
    await type(element, 'Haarlem');
    await choose(element, 'NLD');
    expect(textIn(element, 'input')).to.equal('Haarlem');
    await press(element, offer);
    await lookupShows(element);
  });

  it('submits on Enter in the Dutch lookup', async () => {
    const { element, form } = await mount();
    await fill(element, { postcode: '2012 es', houseNumber: '30' });
    let submits = 0;
    form.addEventListener('submit', () => submits++);
    element.focus();
    await sendKeys({ press: 'Enter' });
    expect(submits).to.equal(1);
  });

  it('moves the focus from the search to the manual fields, even if the page opens them', async () => {
    const { element } = await mount({ country: 'BE' });
    await type(element, 'Dam');
    element.enterManually();
    await opened(element);
    await waitUntil(
      () => element.shadowRoot?.activeElement?.closest('[part~=manual-fields]') != null,
      'the focus is there',
    );
  });
});

describe('the button that changes an address', () => {
  it('is announced by its own name while the fields load', async () => {
    const code = holdCode();
    try {
      const { element } = await mount({ country: 'BE' });
      element.value = addressFrom(details, netherlands);
      await settled(element);
      code.set('late');
      part(element, 'manual-button')?.click();
      await waitUntil(() => part(element, 'status')?.textContent?.endsWith('…'), 'the wait is announced');
      expect(part(element, 'status')?.textContent).to.equal('Change address…');
      expect(part(element, 'manual-button')?.textContent).to.equal('Change address');
    } finally {
      code.release();
    }
  });
});

describe('manual fields whose code throws when it starts', () => {
  const { reportError } = globalThis;
  afterEach(() => Object.assign(globalThis, { reportError }));

  it('are plain ones, with the error reported, and are tried again by the same button', async () => {
    const { element } = await mount({ country: 'BE' });
    const mistakes: unknown[] = [];
    Object.assign(globalThis, { reportError: (mistake: unknown) => mistakes.push(mistake) });
    const mistake = new Error('There is no place for another controller.');
    element.addController = () => {
      throw mistake;
    };
    await type(element, 'Dam');
    element.enterManually();
    await waitUntil(() => inspect(element).state.panel.inSight === 'plain', 'the plain fields are there');
    await settled(element);
    expect(textIn(element, 'street')).to.equal('Dam');
    expect(mistakes).to.deep.equal([mistake]);
    Reflect.deleteProperty(element, 'addController');
    await press(element, 'Search for the address instead');
    part(element, 'manual-button')?.click();
    await opened(element);
    expect(inspect(element).state.panel.inSight).to.equal('manual');
  });
});

describe('the focus in another input of the page', () => {
  /** Everything that a script or a late answer does to the element, and whether it is required or not. */
  const acts: Readonly<Record<string, (element: AddressEntry, form: HTMLFormElement) => void>> = {
    'the form is reset': (_, form) => form.reset(),
    'the element is cleared': (element) => element.clear(),
    'a value comes': (element) => {
      element.value = addressFrom(details, netherlands);
    },
    'the value goes': (element) => {
      element.value = addressFrom(details, netherlands);
      element.value = null;
    },
    'the country changes': (element) => {
      element.country = 'BE';
    },
    'the country changes back': (element) => {
      element.country = 'BE';
      element.country = 'NL';
    },
    'the lookup is taken away': (element) => {
      element.nlLookup = false;
    },
    'the manual fields open': (element) => element.enterManually(),
  };

  for (const panel of ['lookup', 'search', 'manual'] as const) {
    for (const [what, act] of Object.entries(acts)) {
      it(`stays when ${what} in the ${panel}`, async () => {
        const { element, form, elsewhere } = await mount({ attributes: { required: true } });
        if (panel !== 'manual') element.focus();
        if (panel === 'search') await press(element, 'Search for the address instead');
        if (panel === 'manual') await press(element, 'Enter address manually');
        elsewhere.focus();
        await settled(element);
        act(element, form);
        await settled(element);
        await nextFrame();
        expect(focused()).to.equal('elsewhere');
      });
    }
  }

  it('stays when the Dutch lookup or the manual fields open late', async () => {
    const { element, elsewhere } = await begun();
    elsewhere.focus();
    await lookupShows(element);
    expect(focused()).to.equal('elsewhere');
    element.focus();
    element.enterManually();
    elsewhere.focus();
    await opened(element);
    await nextFrame();
    expect(focused()).to.equal('elsewhere');
  });

  it('stays when the shopper pressed a button of the element before', async () => {
    const { element, elsewhere } = await mount();
    await press(element, 'Search for the address instead');
    elsewhere.focus();
    await choose(element, 'BEL');
    await choose(element, 'NLD');
    element.clear();
    await lookupShows(element);
    expect(focused()).to.equal('elsewhere');
  });
});

it('a language that is registered late is used by existing elements', async () => {
  const page = await fixture(html`<div lang="sv"><address-entry></address-entry></div>`);
  const element = page.querySelector('address-entry') as AddressEntry;
  await element.updateComplete;
  registerMessages('sv', { ...en, common: { ...en.common, label: 'Adress' } });
  await element.updateComplete;
  expect(element.shadowRoot?.querySelector('label[for=input]')?.textContent).to.include('Adress');
});
