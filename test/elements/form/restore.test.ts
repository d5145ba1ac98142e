import { restorableFrom } from '../../../src/core/entry/restore.ts';
import { inspect } from '../../../src/elements/engine/inspect.ts';
import { expect, mount, options, settled, type } from '../address-entry/support.ts';

function data(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** The state that the browser keeps of an element with an address. */
async function leave() {
  const { form, element } = await mount();
  await type(element, 'Haarlem, Julianastraat 30');
  options(element)[0]?.click();
  await settled(element);
  return { saved: restorableFrom(inspect(element).state), entered: data(form) };
}

/** As a page or an extension may leave it. */
function tampered(saved: string, changes: object): string {
  const { committed, ...others } = JSON.parse(saved);
  return JSON.stringify({ ...others, committed: { ...committed, ...changes } });
}

describe('address-entry after a navigation', () => {
  it('keeps the address, whatever country the page sets', async () => {
    const { saved } = await leave();
    const { element } = await mount(undefined, 'BE');
    element.formStateRestoreCallback(saved);
    await settled(element);
    expect(element.value?.country.iso2).to.equal('NL');
  });

  it('ignores an unknown source', async () => {
    const { saved } = await leave();
    const { form, element } = await mount();
    const { address } = JSON.parse(saved).committed;
    element.formStateRestoreCallback(tampered(saved, { address: { ...address, source: '<b>' } }));
    expect(data(form)).to.include({ 'shipping.source': '', 'shipping.postcode': '2012ES' });
  });

  it('ignores what it cannot have saved', async () => {
    const { saved } = await leave();
    const { form, element } = await mount();
    element.formStateRestoreCallback(tampered(saved, { verdict: 7 }));
    expect([element.value, data(form)]).to.deep.equal([null, {}]);
  });
});
