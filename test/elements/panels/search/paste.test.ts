import { expect, fixture, html } from '@open-wc/testing';
import { fakeClient, house, mount, options, settled, street, type } from '../../address-entry/support.ts';
import { paste } from './typing.support.ts';

const pasted = 'Jan Jansen, Julianastraat 30, 2012 ES Haarlem, Netherlands';

describe('a complete address pasted into address-entry', () => {
  it('is searched for in parsed form if the text itself finds nothing, in one session', async () => {
    const fake = fakeClient({ suggest: ({ term }) => ({ matches: term.startsWith('2012 ES') ? [house] : [street] }) });
    const { element, input } = await mount(fake);
    await type(element, pasted);
    expect(fake.suggestions.map(({ term }) => term)).to.deep.equal([pasted, '2012 ES Haarlem, Julianastraat 30']);
    expect(new Set(fake.suggestions.map(({ session }) => session)).size).to.equal(1);
    expect(options(element)[0]?.textContent).to.contain('Julianastraat 30');
    expect(input.value).to.equal(pasted);
  });

  it('sends no other request if the text itself finds an address', async () => {
    const fake = fakeClient({ suggest: () => ({ matches: [house] }) });
    const { element } = await mount(fake);
    await type(element, pasted);
    expect(fake.suggestions.length).to.equal(1);
  });

  it('keeps its lines apart', async () => {
    const { element, input } = await mount();
    await paste(input, 'Julianastraat 30\n2012 ES Haarlem');
    await settled(element);
    expect(input.value).to.equal('Julianastraat 30, 2012 ES Haarlem');
  });

  it('stays in the window that the element was moved to', async () => {
    const { element, input } = await mount();
    const page = await fixture<HTMLInputElement>(html`<input />`);
    const frame = await fixture<HTMLIFrameElement>(html`<iframe></iframe>`);
    frame.contentDocument?.body.append(element);
    page.focus();
    input.focus();
    await paste(input, 'Julianastraat 30\n2012 ES Haarlem');
    await settled(element);
    expect([page.value, input.value]).to.deep.equal(['', 'Julianastraat 30, 2012 ES Haarlem']);
  });

  it('is left to the browser if it has one line', async () => {
    const { input } = await mount();
    expect(await paste(input, 'Julianastraat 30')).to.equal(true);
    expect(input.value).to.equal('');
  });
});
