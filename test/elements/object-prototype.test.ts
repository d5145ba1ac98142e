/** Old scripts put texts on `Object.prototype`, where every loop over members finds them: here before anything is loaded. */
Object.assign(Object.prototype, { shopName: 'Kanarie' });

const { details, expect, fakeClient, mount, options, type } = await import('./address-entry/support.ts');
const { waitUntil } = await import('./element.support.ts');
const dutch = await import('./nl-postcode-lookup/support.ts');

describe('an enumerable property on Object.prototype', () => {
  after(() => {
    delete (Object.prototype as { shopName?: string }).shopName;
  });

  it('exists while the elements are loaded and used', () => {
    const names: string[] = [];
    for (const name in {}) names.push(name);
    expect(names).to.deep.equal(['shopName']);
  });

  it('breaks neither element, nor both together', async () => {
    const { element } = await mount(fakeClient({ details: async () => details }));
    const { element: lookup } = await dutch.mount(dutch.fakeClient({ byPostcode: async () => dutch.house30 }));
    await type(element, 'julian');
    options(element)[1]?.click();
    dutch.typeInto(dutch.within(lookup, '#postcode'), '2012ES');
    dutch.typeInto(dutch.within(lookup, '#houseNumber'), '30');
    dutch.within(lookup, '#houseNumber').focus();
    dutch.within(lookup, '#houseNumber').blur();
    await waitUntil(() => element.value !== null && lookup.value !== null);
    expect([element.value?.street, lookup.value?.street]).to.deep.equal([details.address.street, dutch.house30.street]);
    expect([...Object.keys(element.value ?? {}), ...Object.keys(lookup.value ?? {})]).not.to.include('shopName');
  });
});

export {};
