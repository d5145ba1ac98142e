/** Between the panels of an element that must have an address: nothing breaks, and no letter is lost. */

import { fill } from '../../nl-postcode-lookup/support.ts';
import { opened } from '../manual/support.ts';
import {
  choose,
  expect,
  isLookup,
  isSearch,
  lookupShows,
  mount,
  press,
  settled,
  textIn,
  typeInto,
  within,
} from './entry.support.ts';

describe('address-entry with nl-lookup and required, without an error and without losing a letter,', () => {
  const errors: unknown[] = [];
  const listen = (event: ErrorEvent | PromiseRejectionEvent) =>
    errors.push('reason' in event ? event.reason : event.message);
  beforeEach(() => {
    errors.length = 0;
    addEventListener('error', listen);
    addEventListener('unhandledrejection', listen);
  });
  afterEach(() => {
    removeEventListener('error', listen);
    removeEventListener('unhandledrejection', listen);
  });

  async function typed() {
    const mounted = await mount({ attributes: { required: true } });
    typeInto(within<HTMLInputElement>(mounted.element, '#postcode'), '2012 ES');
    await settled(mounted.element);
    return mounted;
  }

  it('goes to the search and back', async () => {
    const { element, form } = await typed();
    for (let times = 0; times < 2; times++) {
      await press(element, 'Search for the address instead');
      expect([isSearch(element), isLookup(element)]).to.deep.equal([true, false]);
      expect(textIn(element, 'input')).to.equal('2012 ES');
      expect(form.reportValidity()).to.equal(false);
      await press(element, 'Use postcode and house number');
      expect([isSearch(element), isLookup(element)]).to.deep.equal([false, true]);
      expect(textIn(element, 'postcode')).to.equal('2012 ES');
      expect(form.reportValidity()).to.equal(false);
    }
    expect(errors).to.deep.equal([]);
  });

  it('goes to another country and back', async () => {
    const { element } = await typed();
    await choose(element, 'BEL');
    expect(isSearch(element)).to.equal(true);
    expect(textIn(element, 'input')).to.equal('2012 ES');
    await choose(element, 'NLD');
    expect(textIn(element, 'input')).to.equal('2012 ES');
    await press(element, 'Use postcode and house number');
    expect(textIn(element, 'postcode')).to.equal('2012 ES');
    expect(errors).to.deep.equal([]);
  });

  it('starts in another country, and has the lookup with the Netherlands', async () => {
    const { element, form } = await mount({ country: 'BE', attributes: { required: true } });
    await choose(element, 'NLD');
    await lookupShows(element);
    expect(form.reportValidity()).to.equal(false);
    expect(element.shadowRoot?.activeElement?.id).to.equal('postcode');
    expect(errors).to.deep.equal([]);
  });

  for (const how of ['reset', 'clear', 'null'] as const) {
    for (const panel of ['lookup', 'search', 'manual'] as const) {
      for (const isFound of [true, false]) {
        it(`accepts ${how} in the ${panel}, ${isFound ? 'with' : 'without'} an address`, async () => {
          const { element, form } = await typed();
          if (isFound) await fill(element, { houseNumber: '30' });
          if (panel === 'search') await press(element, 'Search for the address instead');
          if (panel === 'manual') {
            element.enterManually();
            await opened(element);
          }
          if (how === 'reset') form.reset();
          else if (how === 'clear') element.clear();
          else element.value = null;
          await settled(element);
          expect(element.value).to.equal(null);
          expect(element.validity.valueMissing, 'missing').to.equal(true);
          form.reportValidity();
          if (how === 'null' && !isFound) {
            const kept = { lookup: 'postcode', search: 'input', manual: 'postcode' }[panel];
            expect(textIn(element, kept), 'there was nothing to take away').to.equal('2012 ES');
          } else {
            expect(isLookup(element), 'the lookup is first again').to.equal(true);
            expect([textIn(element, 'postcode'), textIn(element, 'houseNumber')]).to.deep.equal(['', '']);
          }
          expect(errors).to.deep.equal([]);
        });
      }
    }
  }
});
