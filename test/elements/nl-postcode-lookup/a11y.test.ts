import { fixture, html } from '@open-wc/testing';
import type { NlPostcodeLookup } from '../../../src/nl-postcode-lookup.ts';
import { itInFirst } from '../../support/first-engine.ts';
import { waitUntil } from '../element.support.ts';
import { expect, failure, fakeClient, fill, mount, part, press, within } from './support.ts';

const states: Readonly<Record<string, () => Promise<NlPostcodeLookup>>> = {
  'before typing': async () => (await mount()).element,
  'by street': async () => {
    const { element } = await mount();
    await press(element, 'I don’t know the postcode');
    return element;
  },
  'by hand': async () => {
    const { element } = await mount();
    await press(element, 'Enter address manually');
    return element;
  },
  'with mistakes': async () => {
    const { element } = await mount();
    await fill(element, { postcode: '123456', houseNumber: 'a12' });
    return element;
  },
  'with additions to choose from': async () => {
    const { element } = await mount();
    await fill(element, { postcode: '7571CD', houseNumber: '2x' });
    return element;
  },
  'with a place to choose': async () => {
    const { element } = await mount();
    await press(element, 'I don’t know the postcode');
    await fill(element, { city: 'Hengelo', street: 'Kerkstraat', houseNumber: '3' });
    return element;
  },
  'with no such house': async () => {
    const { element } = await mount();
    await fill(element, { postcode: '2012ES', houseNumber: '31' });
    return element;
  },
  'with the service down': async () => {
    const { element } = await mount(
      fakeClient({
        byPostcode: () => {
          throw failure('unavailable');
        },
      }),
    );
    await fill(element, { postcode: '2012ES', houseNumber: '30' });
    return element;
  },
  'when it is invalid': async () => {
    const { element } = await mount();
    element.required = true;
    await element.updateComplete;
    element.reportValidity();
    await element.updateComplete;
    return element;
  },
  'when it is disabled': async () => {
    const { element } = await mount();
    element.disabled = true;
    await element.updateComplete;
    return element;
  },
  'with an address': async () => {
    const { element } = await mount();
    await fill(element, { postcode: '2012ES', houseNumber: '30' });
    return element;
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  describe(`nl-postcode-lookup for assistive technology, ${colorScheme}`, () => {
    // The look follows the page's color-scheme; axe takes a page without a background for a white one.
    before(() => Object.assign(document.documentElement.style, { colorScheme, background: 'Canvas' }));
    after(() => document.documentElement.removeAttribute('style'));

    for (const [state, arrange] of Object.entries(states)) {
      itInFirst(`gives axe nothing to complain of ${state}`, async () => {
        await expect(await arrange()).to.be.accessible();
      });
    }
  });
}

describe('what nl-postcode-lookup says', () => {
  it('shows a postcode in its own direction in a page that is read from right to left', async () => {
    const { element } = await mount();
    element.dir = 'rtl';
    await fill(element, { postcode: '2012es' });
    const postcode = within<HTMLInputElement>(element, '#postcode');
    expect([postcode.value, getComputedStyle(postcode).direction]).to.deep.equal(['2012 ES', 'ltr']);
  });

  itInFirst('says that there is something to choose', async () => {
    const { element } = await mount();
    await fill(element, { postcode: '3024AN', houseNumber: '212' });
    const region = part(element, 'status');
    const said = 'Which address at Rosener Manzstraat 212?';
    await waitUntil(() => region?.textContent === said, 'the question');
  });

  itInFirst('speaks the language of the page, and a page’s own words', async () => {
    const { element } = await mount();
    element.lang = 'nl';
    element.messages = { postcode: 'Uw postcode' };
    await element.updateComplete;
    const labels = [...(element.shadowRoot?.querySelectorAll('label') ?? [])].map((it) => it.textContent);
    expect(labels).to.deep.equal(['Uw postcode', 'Huisnummer', 'Toevoeging']);
  });

  it('is named by its label, the attribute or a label outside', async () => {
    const { element } = await mount();
    element.label = 'Deliver to';
    await element.updateComplete;
    expect(within(element, 'legend').textContent?.trim()).to.equal('Deliver to');
    const page = await fixture(html`
      <div><label for="to">Send to</label><nl-postcode-lookup id="to"></nl-postcode-lookup></div>
    `);
    const other = page.querySelector('nl-postcode-lookup') as NlPostcodeLookup;
    await other.updateComplete;
    expect(other.shadowRoot?.querySelector('legend')).to.equal(null);
    const group = within(other, 'fieldset');
    expect(group.ariaLabelledByElements?.[0]?.textContent).to.equal('Send to');
    page.querySelector('label')?.click();
    expect(other.shadowRoot?.activeElement?.id).to.equal('postcode');
  });
});
