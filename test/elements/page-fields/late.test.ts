/** The code of the page's own fields comes while an order waits, or not at all. */
import { html, render } from 'lit';
import type { InternationalAddress } from '../../../src/contract/types.ts';
import { Lazy } from '../../../src/elements/field/lazy.ts';
import { details, expect, fakeClient, options, type } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import { later, microtasks, signOf, submissionOf, timerOfHold } from '../form/submissions.support.ts';
import { enhance, plainFields, type Setup } from './support.ts';

describe('an order in a form with fields of the page whose code comes late', () => {
  const { load } = Lazy.prototype;
  let bring: (way: 'there' | 'gone') => void;
  beforeEach(() => {
    const come = new Promise<'there' | 'gone'>((resolve) => {
      bring = resolve;
    });
    Lazy.prototype.load = async function () {
      return (await come) === 'there' ? load.call(this) : null;
    };
  });
  afterEach(() => {
    bring('there');
    Lazy.prototype.load = load;
  });

  async function page(setup: Setup, fields = plainFields) {
    const it = await enhance(fields, setup);
    // What is required and empty no browser submits, whatever is awaited.
    for (const field of it.form.querySelectorAll('input')) field.required = false;
    const submitted: string[] = [];
    it.form.addEventListener('submit', () =>
      submitted.push([...new FormData(it.form)].map(([name, value]) => `${name}=${value}`).join()),
    );
    const order = () => it.form.querySelector('button')?.click();
    return { ...it, submitted, order };
  }

  const whole = 'name=A. Shopper,street=Julianastraat 30,zip=2012ES,city=Haarlem';

  /** An address was chosen, and ordered while its details were on their way; they come before the code does. */
  async function chosen(fields = plainFields) {
    const service = later<InternationalAddress>();
    const it = await page({ fake: fakeClient({ details: service.answer }) }, fields);
    await type(it.element, 'Haarlem');
    options(it.element)[0]?.click();
    await waitUntil(service.isAsked);
    it.order();
    service.resolve(details);
    await waitUntil(() => it.element.value !== null, 'the details are there');
    await microtasks();
    return it;
  }

  it('waits for the address and for the code that fills it in, and goes on by itself', async () => {
    const { element, submitted, order } = await chosen();
    expect([submissionOf(element), signOf(element)]).to.deep.equal(['held', 'Checking the address…']);
    order();
    bring('there');
    await waitUntil(() => submitted.length > 0, 'it goes on');
    await microtasks();
    expect(submitted).to.deep.equal([whole]);
  });

  it('waits for the code that reads what was typed there', async () => {
    const { element, field, submitted, order } = await page({ attributes: { required: '' } });
    const typed = { street: 'Julianastraat 30', zip: '2012ES', city: 'Haarlem' };
    for (const [name, text] of Object.entries(typed)) field(name).value = text;
    order();
    expect(submissionOf(element)).to.equal('held');
    bring('there');
    await waitUntil(() => submitted.length > 0, 'it goes on');
    expect(submitted).to.deep.equal([whole]);
  });

  it('waits also where the page adds the fields after an order that had to wait without them', async () => {
    const { element, form, submitted, order } = await chosen(html``);
    await waitUntil(() => submitted.length === 1, 'the first order goes');
    await microtasks();
    render(plainFields, element, { renderBefore: element.firstChild });
    await waitUntil(() => element.querySelector('[slot=fields]'));
    for (const field of element.querySelectorAll('input')) field.required = false;
    order();
    expect(submissionOf(element)).to.equal('held');
    bring('there');
    await waitUntil(() => submitted.length === 2, 'the second order goes');
    expect(submitted[1]).to.equal(whole);
    expect(form.elements.namedItem('zip')).to.have.property('value', '2012ES');
  });

  it('waits no longer than five seconds for the code', async () => {
    const hold = timerOfHold();
    const { submitted, element } = await chosen();
    hold.run();
    await waitUntil(() => submitted.length > 0, 'it goes on');
    await microtasks();
    expect(submitted.length).to.equal(1);
    expect(submitted[0]).to.contain('shipping.street=Julianastraat,shipping.building=30');
    expect(submissionOf(element)).to.equal('none');
  });

  it('goes on without the code, where that cannot be had', async () => {
    const it = await chosen();
    bring('gone');
    await waitUntil(() => it.submitted.length > 0, 'it goes on');
    expect(it.submitted.length).to.equal(1);
    expect(it.submitted[0]).to.contain('shipping.street=Julianastraat,shipping.building=30');
  });
});
