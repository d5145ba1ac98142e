/** The parts by which the styles of a page reach the fields, wherever they are. */
import { expect } from '@open-wc/testing';
import { belgium, netherlands } from '../../support/samples.ts';
import { fakeClient, mount, options, settled, type } from '../address-entry/support.ts';
import { fakeValidation, mountManual } from './manual/support.ts';

/** Fields and buttons that no part reaches, by id or text; those of the list and the links are not meant. */
const unreached = (element: HTMLElement) =>
  [...(element.shadowRoot?.querySelectorAll('label, legend, input, select, button:not(.link, .clear)') ?? [])]
    .filter((it) => !it.hasAttribute('part') && it.getAttribute('type') !== 'checkbox')
    .map((it) => it.id || it.textContent?.trim());

describe('the parts of the fields', () => {
  it('are on each label and field of search and country', async () => {
    const { element } = await mount(fakeClient({ countries: () => [netherlands, belgium] }));
    expect(unreached(element)).to.deep.equal([]);
    await type(element, 'Haarlem, Julianastraat 30');
    options(element)[0]?.click();
    await settled(element);
    expect(unreached(element)).to.deep.equal([]);
  });

  it('are on each label, field and button of the manual fields', async () => {
    const { element } = await mountManual(fakeValidation());
    expect(element.shadowRoot?.querySelectorAll('[part~=input]').length).to.be.greaterThan(3);
    expect(unreached(element)).to.deep.equal([]);
  });
});
