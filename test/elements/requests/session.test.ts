import { expect, fakeClient, mount, options, part, settled, type } from '../address-entry/support.ts';

const now = Date.now;

/** As if this much time had passed. */
function pass(minutes: number): void {
  Date.now = () => now() + minutes * 60_000;
}

describe('an address entry that was left lying', () => {
  afterEach(() => {
    Date.now = now;
  });

  it('goes on in a session of its own when they type on after half an hour', async () => {
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

  it('looks again when they choose from the old list, for its contexts are over', async () => {
    const fake = fakeClient();
    const { element } = await mount(fake);
    await type(element, 'julian');
    pass(31);
    options(element)[1]?.click();
    await settled(element);
    expect(fake.details).to.have.length(0);
    expect(fake.suggestions.at(-1)).to.include({ context: 'nld', term: 'julian' });
    expect(part(element, 'input')).to.have.property('value', 'julian');
    options(element)[1]?.click();
    await settled(element);
    expect(element.step).to.equal('done');
    expect(fake.details[0]?.session).to.equal(fake.suggestions.at(-1)?.session);
  });

  it('stays in its session for a coffee', async () => {
    const fake = fakeClient();
    const { element } = await mount(fake);
    await type(element, 'julian');
    pass(20);
    await type(element, 'juliana');
    expect(new Set(fake.suggestions.map(({ session }) => session)).size).to.equal(1);
  });
});
