import { failure, house, options, street, type } from '../../address-entry/support.ts';
import { waitUntil } from '../../element.support.ts';
import { button, expect, fakeValidation, fill, mount, opened, part, settled, stepIs, textsOf } from './support.ts';

describe('the button for manual entry', () => {
  it('is one visible button away before searching, after no results and on failure', async () => {
    const fake = fakeValidation(undefined, {
      suggest: ({ term }) => {
        if (term === 'broken') throw failure('unavailable', 503);
        return { matches: [] };
      },
    });
    const { element } = await mount(fake);
    expect(part(element, 'manual-button')?.checkVisibility()).to.equal(true);
    await type(element, 'nowhere');
    expect(part(element, 'manual-button')?.checkVisibility()).to.equal(true);
    await type(element, 'broken');
    expect(part(element, 'error')).not.to.equal(null);
    expect(part(element, 'manual-button')?.checkVisibility()).to.equal(true);
  });

  it('does not exist with no-manual', async () => {
    const { element } = await mount();
    element.noManual = true;
    await element.updateComplete;
    expect(part(element, 'manual-button')).to.equal(null);
    element.enterManually();
    await element.updateComplete;
    expect(element.step).to.equal('search');
  });

  it('carries over what was typed, and moves the focus to the first missing part', async () => {
    const { element } = await mount(fakeValidation(undefined, { suggest: () => ({ matches: [] }) }));
    await type(element, 'Julianastraat 30');
    part(element, 'manual-button')?.click();
    await opened(element);
    expect(textsOf(element)).to.include({ street: 'Julianastraat', building: '30' });
    expect(element.shadowRoot?.activeElement?.id).to.equal('postcode');
    expect(element.step).to.equal('manual');
    expect(element.matches(':state(manual)')).to.equal(true);
  });

  it('opens fields without an error for a shopper whose order was refused before, until the next order', async () => {
    const { element } = await mount(fakeValidation(undefined, { suggest: () => ({ matches: [] }) }));
    element.required = true;
    await type(element, 'Julianastraat 30');
    element.reportValidity();
    await settled(element);
    const invalidId = () => element.shadowRoot?.querySelector('[aria-invalid=true]')?.id;
    expect(invalidId()).to.equal('input');
    // What the browser does for a submission is over by the next task.
    await new Promise((resolve) => setTimeout(resolve));
    part(element, 'manual-button')?.click();
    await opened(element);
    expect(invalidId()).to.equal(undefined);
    element.reportValidity();
    await settled(element);
    expect(invalidId()).to.equal('postcode');
  });

  it('carries over a complete address, and says what was around it', async () => {
    const { element } = await mount(fakeValidation(undefined, { suggest: () => ({ matches: [] }) }));
    await type(element, 'Fam. de Vries, Julianastraat 30, 2012 ES Haarlem, 06-12345678');
    part(element, 'manual-button')?.click();
    await opened(element);
    await waitUntil(() => textsOf(element)['locality'] === 'Haarlem', 'the fields have the parts');
    expect(textsOf(element)).to.include({ street: 'Julianastraat', building: '30', postcode: '2012 ES' });
    expect(part(element, 'manual-fields')?.textContent).to.contain('Not included: Fam. de Vries, 06-12345678');
    button(element, 'Undo').click();
    await settled(element);
    expect(textsOf(element)['street']).to.equal('Fam. de Vries, Julianastraat 30, 2012 ES Haarlem, 06-12345678');
  });

  it('carries over the street and town of a drill-down', async () => {
    const { element } = await mount(fakeValidation(undefined, { suggest: () => ({ matches: [street, house] }) }));
    await type(element, 'julian');
    options(element)[0]?.click();
    await settled(element);
    part(element, 'manual-button')?.click();
    await opened(element);
    expect(textsOf(element)).to.include({ street: 'Julianastraat', locality: 'Haarlem' });
  });

  it('leads back to the search as it was left, and to the fields as they were left', async () => {
    const { element } = await mount(fakeValidation());
    await type(element, 'julian');
    const shown = options(element).length;
    part(element, 'manual-button')?.click();
    await opened(element);
    await fill(element, { building: '30', postcode: '2012' });
    button(element, 'Search for the address').click();
    await stepIs(element, 'search');
    expect((part(element, 'input') as HTMLInputElement).value).to.equal('julian');
    expect(options(element).length).to.equal(shown);
    part(element, 'manual-button')?.click();
    await opened(element);
    expect(textsOf(element)).to.include({ street: 'julian', building: '30', postcode: '2012' });
  });
});
