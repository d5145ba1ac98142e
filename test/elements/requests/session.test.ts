import { expect, fakeClient, house, mount, options, part, settled, street, type } from '../address-entry/support.ts';

const now = Date.now;

/** As if this much time had passed. */
function pass(minutes: number): void {
  Date.now = () => now() + minutes * 60_000;
}

describe('an entry that was left for half an hour', () => {
  afterEach(() => {
    Date.now = now;
  });

  it('continues in a session of its own when the shopper types on', async () => {
    const fake = fakeClient();
    const { element } = await mount(fake);
    await type(element, 'julian');
    pass(31);
    await type(element, 'juliana');
    const [first, second] = fake.suggestions;
    expect(second?.session).not.to.equal(first?.session);
    expect(second).to.include({ context: 'nld', term: 'juliana' });
    expect(options(element)).to.have.length(2);
  });

  it('accepts a choice from the old list: it is found again in a session of its own', async () => {
    const fake = fakeClient();
    const { element } = await mount(fake);
    await type(element, 'julian');
    pass(31);
    options(element)[1]?.click();
    await settled(element);
    expect(element.step).to.equal('done');
    expect(fake.suggestions.at(-1)).to.include({ context: 'nld', term: house.value });
    expect(fake.suggestions.at(-1)?.session).not.to.equal(fake.suggestions[0]?.session);
    expect(fake.details.map(({ session }) => session)).to.deep.equal([fake.suggestions.at(-1)?.session]);
  });

  it('opens the street that is chosen from the old list', async () => {
    const fake = fakeClient({ suggest: () => ({ newContext: null, matches: [street, house] }) });
    const { element } = await mount(fake);
    await type(element, 'julian');
    pass(31);
    options(element)[0]?.click();
    await settled(element);
    expect(fake.suggestions.at(-1)).to.include({ context: street.context, term: street.value });
    expect(part(element, 'input')).to.have.property('value', street.value);
  });

  it('shows the current results if the service no longer has that option', async () => {
    const fake = fakeClient({
      suggest: ({ term }) => ({ newContext: null, matches: term === 'julian' ? [house] : [street] }),
    });
    const { element } = await mount(fake);
    await type(element, 'julian');
    pass(31);
    options(element)[0]?.click();
    await settled(element);
    expect([fake.details.length, options(element).length]).to.deep.equal([0, 1]);
  });

  it('stays in its session for a coffee break', async () => {
    const fake = fakeClient();
    const { element } = await mount(fake);
    await type(element, 'julian');
    pass(20);
    await type(element, 'juliana');
    expect(new Set(fake.suggestions.map(({ session }) => session)).size).to.equal(1);
  });
});
