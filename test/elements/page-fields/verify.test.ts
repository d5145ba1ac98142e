import { aTimeout } from '@open-wc/testing';
import type { SelectedDetail } from '../../../src/core/entry/selectors.ts';
import { waitUntil } from '../element.support.ts';
import { answer, button, expect, match, part, settled } from '../panels/manual/support.ts';
import { read } from './support.ts';
import { fill, fillAndLeave, judged, later, other, type Page, page, typed } from './verify.support.ts';

const beneath = ({ element }: Pick<Page, 'element'>) => element.shadowRoot?.querySelector('#beneath');
const textBeneath = (it: Pick<Page, 'element'>) => beneath(it)?.textContent?.replace(/\s+/g, ' ').trim();
const valuesIn = ({ field }: Page) => ['street', 'zip', 'city'].map((name) => field(name).value);
const choiceIn = ({ element }: Page) => element.value?.verdict?.choice;

describe('an address typed into fields of the page', () => {
  it('is validated once, when the shopper leaves the fields, as it was typed', async () => {
    const it = await page();
    fill(it);
    await read(it.element);
    expect(it.validations).to.deep.equal([]);
    it.field('city').blur();
    await judged(it);
    expect(it.validations).to.deep.equal([
      { country: 'nld', streetAndBuilding: 'julianastraat 30', postcode: '2012 ES', locality: 'Haarlem' },
    ]);
  });

  it('is adopted as the service writes it if it knows it, in the fields and for the page', async () => {
    const it = await page();
    const heard: (SelectedDetail['verdict'] | null)[] = [];
    it.element.addEventListener('address-selected', ({ detail }) => heard.push(detail.verdict));
    await fillAndLeave(it);
    expect(valuesIn(it)).to.deep.equal(['Julianastraat 30', '2012ES', 'Haarlem']);
    expect(choiceIn(it)).to.equal('confirmed');
    expect(heard.map((verdict) => verdict?.grade)).to.deep.equal([undefined, 'A']);
    expect(textBeneath(it)).to.equal('');
    expect(it.element.matches(':state(verified)')).to.equal(true);
  });

  it('is corrected beyond doubt with a note beneath the fields, and can be restored with a button', async () => {
    const it = await page(() => answer(match('B', 'Building')));
    await fillAndLeave(it, { ...typed, street: 'Julianstraat 30' });
    expect(valuesIn(it)[0]).to.equal('Julianastraat 30');
    expect(textBeneath(it)).to.include('Corrected. You typed: Julianstraat 30, 2012ES Haarlem');
    button(it.element, 'Keep what I typed').click();
    await settled(it.element);
    expect(valuesIn(it)[0]).to.equal('Julianstraat 30');
    expect(choiceIn(it)).to.equal('kept');
  });

  it('is displayed beside the match; that fills the fields as typing would', async () => {
    const it = await page(other);
    await fillAndLeave(it);
    expect(it.element.step).to.equal('review');
    const status = part(it.element, 'status');
    await waitUntil(() => status?.textContent === 'Did you mean this address?', 'the question is said');
    expect(textBeneath(it)).to.include('You typed').and.include('Julianalaan');
    expect(valuesIn(it)).to.deep.equal(Object.values(typed));
    const heard: string[] = [];
    for (const name of ['input', 'change']) it.field('street').addEventListener(name, () => heard.push(name));
    button(it.element, 'Use this address').click();
    await settled(it.element);
    expect(valuesIn(it)[0]).to.equal('Julianalaan 30');
    expect(heard).to.deep.equal(['input', 'change']);
    expect([choiceIn(it), it.element.step, textBeneath(it)]).to.deep.equal(['corrected', 'done', '']);
  });

  it('is kept with a button, unchanged', async () => {
    const it = await page(other);
    await fillAndLeave(it);
    let fills = 0;
    it.element.addEventListener('address-before-fill', () => fills++);
    const keep = button(it.element, 'Keep what I typed');
    keep.focus();
    keep.click();
    await settled(it.element);
    expect(valuesIn(it)).to.deep.equal(Object.values(typed));
    expect([choiceIn(it), it.element.step, fills]).to.deep.equal(['kept', 'done', 0]);
    expect(it.element.shadowRoot?.activeElement?.id).to.equal('beneath');
  });

  it('has the number that was asked for, even if the service then fails', async () => {
    const streetOnly = answer(match('A', 'Street', { building: null, buildingNumber: null }));
    const it = await page(({ streetAndBuilding, building }) => {
      if (streetAndBuilding ?? building) throw new Error('out of order');
      return streetOnly;
    });
    await fillAndLeave(it, { ...typed, street: 'Julianastraat' });
    const missing = it.element.shadowRoot?.querySelector<HTMLInputElement>('#missing');
    if (missing) missing.value = '30';
    button(it.element, 'Use this address').click();
    await judged(it, 2);
    expect(it.element.value?.building).to.equal('30');
    expect(valuesIn(it)).to.deep.equal(['Julianastraat 30', '2012ES', 'Haarlem']);
  });

  it('stays if nothing like it is known, with a message', async () => {
    const it = await page(() => answer());
    await fillAndLeave(it);
    expect(valuesIn(it)).to.deep.equal(Object.values(typed));
    expect(choiceIn(it)).to.equal('kept');
    expect(textBeneath(it)).to.include('We couldn’t verify this address');
    expect(it.element.matches(':state(verified)')).to.equal(false);
  });

  it('has no question left once the shopper types on, and an answer to the old text changes nothing', async () => {
    const it = await page(other);
    await fillAndLeave(it);
    it.field('street').value = 'julianastraat 31';
    it.field('street').dispatchEvent(new Event('input', { bubbles: true }));
    await it.element.updateComplete;
    expect([it.element.step, textBeneath(it)]).to.deep.equal(['done', '']);

    const answered = later();
    const slow = await page(answered.validate);
    fill(slow);
    slow.field('city').blur();
    await waitUntil(() => slow.validations.length === 1, 'the service is asked');
    expect(textBeneath(slow)).to.equal('Checking the address…');
    slow.field('street').value = 'julianastraat 31';
    slow.field('street').dispatchEvent(new Event('input', { bubbles: true }));
    answered.give();
    await judged(slow);
    expect(slow.field('street').value).to.equal('julianastraat 31');
  });

  it('is edited in the fields on "Edit"', async () => {
    const it = await page(other);
    await fillAndLeave(it);
    button(it.element, 'Edit').click();
    await settled(it.element);
    expect((document.activeElement as HTMLInputElement).name).to.equal('street');
    expect(textBeneath(it)).to.equal('');
  });

  it('is not validated with verify="never"', async () => {
    const it = await page(other, { verify: 'never' });
    await fillAndLeave(it);
    it.form.requestSubmit();
    await aTimeout(0);
    expect(it.validations).to.deep.equal([]);
  });
});
