import { fixture, html } from '@open-wc/testing';
import type { NlPostcodeLookup } from '../../../src/nl-postcode-lookup.ts';
import { itInFirst } from '../../support/first-engine.ts';
import { waitUntil } from '../element.support.ts';
import { expect, fill, mount, part, within } from './support.ts';

describe('nl-postcode-lookup', () => {
  it('shows a postcode in its own direction in a right-to-left page', async () => {
    const { element } = await mount();
    element.dir = 'rtl';
    await fill(element, { postcode: '2012es' });
    const postcode = within<HTMLInputElement>(element, '#postcode');
    expect([postcode.value, getComputedStyle(postcode).direction]).to.deep.equal(['2012 ES', 'ltr']);
  });

  itInFirst('announces that there is something to choose', async () => {
    const { element } = await mount();
    await fill(element, { postcode: '3024AN', houseNumber: '212' });
    const region = part(element, 'status');
    const said = 'Which address at Rosener Manzstraat 212?';
    await waitUntil(() => region?.textContent === said, 'the question');
  });

  itInFirst('is in the language of the page, or in the page’s own words', async () => {
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
