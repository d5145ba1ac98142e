import { fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import type { Country } from '../../../src/contract/types.ts';
import {
  belgium,
  expect,
  failure,
  fakeClient,
  house,
  mount,
  netherlands,
  options,
  part,
  settled,
  street,
  type,
} from '../address-entry/support.ts';
import { button, waitUntil, within } from '../element.support.ts';
import { later } from '../form/submissions.support.ts';

describe('address-entry and failures', () => {
  it('says what happened, keeps the text, and tries again on demand', async () => {
    let isDown = true;
    const suggest = () => {
      if (isDown) throw failure('unavailable', 503);
      return { matches: [street] };
    };
    const { element, input } = await mount(fakeClient({ suggest }));
    const heard: unknown[] = [];
    element.addEventListener('address-error', ({ detail }) => heard.push(detail));
    await type(element, 'julian');
    expect(part(element, 'error')?.textContent).to.contain('can’t reach address search');
    expect(input.value).to.equal('julian');
    expect(heard).to.deep.equal([{ reason: 'unavailable', operation: 'suggest', status: 503, retryAfter: null }]);
    isDown = false;
    button(element, 'Try again').click();
    await settled(element);
    expect(options(element).length).to.equal(1);
    expect(part(element, 'error')).to.equal(null);
  });

  it('is reported once, with ways to continue, when it times out', async () => {
    const { element, input } = await mount(fakeClient({ suggest: () => Promise.reject(failure('unavailable')) }));
    const said: string[] = [];
    const listen = () => said.push(part(element, 'status')?.textContent ?? '');
    new MutationObserver(listen).observe(within(element, '[part=status]'), { childList: true, subtree: true });
    await type(element, 'julian');
    const sentence = 'We can’t reach address search. Check your connection.';
    await waitUntil(() => said.includes(sentence), 'the sentence');
    expect(part(element, 'error')?.textContent).to.contain(sentence);
    for (const way of ['Try again', 'Enter address manually']) expect(button(element, way).disabled).to.equal(false);
    await settled(element);
    expect(said.filter((text) => text !== '')).to.deep.equal([sentence]);
    expect(input.value).to.equal('julian');
  });

  for (const [what, reason, retryAfter, recover] of [
    ['once the wait that was asked for is over', 'rate-limited', 1, () => {}],
    ['when the network is back', 'unavailable', null, () => dispatchEvent(new Event('online'))],
  ] as const) {
    it(`tries again automatically ${what}, and not before`, async () => {
      let failures = 0;
      const suggest = () => {
        if (failures++ === 0) throw failure(reason, null, retryAfter);
        return { matches: [street] };
      };
      const { element } = await mount(fakeClient({ suggest }));
      await type(element, 'julian');
      expect(failures).to.equal(1);
      expect(part(element, 'error')).not.to.equal(null);
      recover();
      await waitUntil(() => options(element).length === 1, 'the answer');
      expect(part(element, 'error')).to.equal(null);
    });
  }

  it('does not try again while the shopper types the address by hand', async () => {
    let asked = 0;
    const suggest = () => {
      asked++;
      throw failure('unavailable');
    };
    const { element } = await mount(fakeClient({ suggest }));
    await type(element, 'julian');
    element.enterManually();
    await waitUntil(() => element.step === 'manual', 'the fields open');
    const isInSight = () => element.shadowRoot?.textContent?.includes('We can’t reach address search.') ?? false;
    await waitUntil(isInSight, 'the fields say why they are there');
    dispatchEvent(new Event('online'));
    await settled(element);
    expect(asked).to.equal(1);
    await waitUntil(() => !isInSight(), 'it can be reached again');
  });

  it('shows a countdown, which is not announced, and offers another try at its end', async () => {
    let failures = 0;
    const suggest = () => {
      failures++;
      throw failure('rate-limited', 429, 1);
    };
    const { element } = await mount(fakeClient({ suggest }));
    const wait = () => part(element, 'form-control')?.querySelector('p[aria-hidden=true]') ?? null;
    await type(element, 'julian');
    expect(wait()?.textContent).to.equal('Trying again in 1 second');
    expect(wait()?.getAttribute('aria-hidden')).to.equal('true');
    const offered = () => part(element, 'form-control')?.textContent?.includes('Try again');
    expect(offered()).to.equal(false);
    await waitUntil(() => failures === 2, 'another try');
    await waitUntil(offered, 'the button');
    expect(wait()).to.equal(null);
  });

  it('tries again automatically when the network is back, each time that is reported, and never otherwise', async () => {
    let failures = 0;
    const suggest = () => {
      failures++;
      throw failure('unavailable');
    };
    const { element } = await mount(fakeClient({ suggest }));
    await type(element, 'julian');
    for (let times = 1; times <= 3; times++) {
      expect(failures).to.equal(times);
      dispatchEvent(new Event('online'));
      await settled(element);
    }
    expect(failures).to.equal(4);
  });

  it('tries again automatically when the list of countries arrives, which shows that the service is back', async () => {
    const list = later<readonly Country[]>();
    let isDown = true;
    const suggest = () => {
      if (isDown) throw failure('unavailable');
      return { matches: [house] };
    };
    const { client } = fakeClient({ suggest, countries: list.answer });
    const element = await fixture<AddressEntry>(html`<address-entry country="NL" .client=${client}></address-entry>`);
    await waitUntil(list.isAsked);
    await type(element, 'julian');
    expect(part(element, 'error')).not.to.equal(null);
    isDown = false;
    list.resolve([belgium, netherlands]);
    await waitUntil(() => options(element).length === 1, 'the list');
    expect(part(element, 'error')).to.equal(null);
  });

  it('recovers an expired context silently', async () => {
    const suggest = ({ context }: { context: string }) => {
      if (context === street.context) throw failure('invalid-input', 400);
      return { matches: [street, house] };
    };
    const fake = fakeClient({ suggest });
    const { element } = await mount(fake);
    await type(element, 'julian');
    options(element)[0]?.click();
    await settled(element);
    expect(fake.suggestions.at(-1)).to.include({ context: 'nld', term: street.value });
    expect(options(element).length).to.equal(2);
    expect(part(element, 'error')).to.equal(null);
  });

  it('says so when there is no proxy', async () => {
    const { element } = await mount();
    const heard: string[] = [];
    element.addEventListener('address-error', ({ detail }) => heard.push(detail.reason));
    element.client = null;
    await waitUntil(() => heard.length > 0);
    expect(heard).to.deep.equal(['not-configured']);
    await element.updateComplete;
    expect(part(element, 'error')?.textContent).to.contain('isn’t set up');
  });

  it('offers to load the countries again', async () => {
    let isDown = true;
    const countries = () => {
      if (isDown) throw failure('unavailable');
      return [belgium, netherlands];
    };
    const fake = fakeClient({ countries });
    const element = document.createElement('address-entry');
    element.client = fake.client;
    document.body.append(element);
    await waitUntil(() => part(element, 'error') !== null);
    isDown = false;
    button(element, 'Try again').click();
    await waitUntil(() => (part(element, 'country') as HTMLSelectElement | null)?.options?.length === 3);
    expect(part(element, 'error')).to.equal(null);
    element.remove();
  });
});
