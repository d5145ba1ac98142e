/** An element whose engine is there, and not yet what comes when the browser is idle. */
import { expect } from '@open-wc/testing';
import '../with-engine.ts';
import { idleFile } from '../../../src/elements/engine/idle-file.ts';
import { Lazy } from '../../../src/elements/field/lazy.ts';
import { inspect } from '../../../src/inspect.ts';
import { itInFirst } from '../../support/first-engine.ts';
import { type Fake, failure, fakeClient, house, mount, type } from '../address-entry/support.ts';
import { button, part, settled, waitUntil, within } from '../element.support.ts';
import { holdFile, releaseFile } from './support.ts';

afterEach(() => releaseFile(idleFile));

async function mountEarly(fake?: Fake) {
  const file = holdFile(idleFile);
  const mounted = await mount(fake);
  const submitted: (FormDataEntryValue | null)[] = [];
  mounted.form.addEventListener('submit', () => submitted.push(new FormData(mounted.form).get('shipping.street')));
  return { ...mounted, file, submitted };
}

const oneMatch = () => fakeClient({ suggest: () => ({ matches: [house] }) });

describe('what comes when the browser is idle', () => {
  it('is fetched without anybody asking for it', async () => {
    const { file } = await mountEarly();
    await waitUntil(file.isFetched, 'the file is fetched');
  });

  it('tells the developer of mistakes that were there before', async () => {
    const { warn } = console;
    const told: string[] = [];
    console.warn = (text: string) => told.push(text);
    const { element, file } = await mountEarly();
    element.setAttribute('verify', 'sometimes');
    element.value = { country: 'NL', street: 5 as unknown as string };
    await settled(element);
    await file.come();
    await waitUntil(() => told.length > 1, 'both are told');
    console.warn = warn;
    expect(told.some((text) => text.includes('verify="sometimes"'))).to.equal(true);
    expect(told.some((text) => text.includes('street: no text'))).to.equal(true);
  });

  it('begins nothing in an element that is gone, and begins when it is back', async () => {
    const { element, form, file } = await mountEarly();
    await waitUntil(file.isFetched, 'the file is fetched');
    element.remove();
    await file.come();
    expect(inspect(element).state.idleParts).to.equal('idle');
    form.append(element);
    await settled(element);
    expect(inspect(element).state.idleParts).to.equal('loaded');
  });

  it('lets the focus go on before it is there', async () => {
    const { element } = await mountEarly(oneMatch());
    await type(element, 'julian');
    const pressed = within(element, '[aria-label="Clear address"]');
    pressed.focus();
    pressed.click();
    await waitUntil(() => element.shadowRoot?.activeElement?.id === 'input', 'the text field has the focus');
    expect(pressed.isConnected).to.equal(false);
  });

  itInFirst('repeats what failed before', async () => {
    let isDown = true;
    const suggest = () => {
      if (isDown) throw failure('rate-limited', 429, 1);
      return { matches: [house] };
    };
    const { element, file } = await mountEarly(fakeClient({ suggest }));
    await type(element, 'Julianastraat');
    expect(file.isFetched()).to.equal(true);
    expect(button(element, 'Try again')).to.be.an('HTMLButtonElement');
    await file.come();
    isDown = false;
    await waitUntil(() => inspect(element).state.search.list, 'it is asked again');
  });
});

describe('a submission before it', () => {
  it('takes the only address that fits, and goes on', async () => {
    const { element, form, submitted } = await mountEarly(oneMatch());
    element.required = true;
    await type(element, `${house.value.trim()}`);
    form.querySelector('button')?.click();
    await waitUntil(() => submitted.length > 0, 'the form is submitted');
    expect(submitted).to.deep.equal(['Julianastraat']);
  });

  it('is refused with the reason where the field is empty and may not be', async () => {
    const { element, form, submitted } = await mountEarly();
    element.required = true;
    await element.updateComplete;
    form.querySelector('button')?.click();
    await waitUntil(() => part(element, 'error'), 'the reason is shown');
    expect(within(element, '[part=error]').textContent).to.equal('Enter an address.');
    expect(submitted).to.deep.equal([]);
  });
});

describe('plain fields that cannot be had either', () => {
  const { load } = Lazy.prototype;
  before(() => {
    Lazy.prototype.load = async () => null;
  });
  after(() => {
    Lazy.prototype.load = load;
  });

  it('leave the text of the search, which is submitted as it is', async () => {
    const { element, form, file } = await mountEarly();
    element.required = true;
    await type(element, 'Julianastraat 30, Haarlem');
    expect(element.validity.valid).to.equal(false);
    element.enterManually();
    const error = () => element.shadowRoot?.querySelector('[part=error]')?.textContent ?? '';
    await waitUntil(async () => {
      // It is sent for more than once: by an idle browser, and for the plain fields.
      await file.stayAway();
      return error().includes('cannot be reached');
    }, 'the error is shown');
    expect(element.validity.valid).to.equal(true);
    expect(new FormData(form).get('shipping.street')).to.equal('Julianastraat 30, Haarlem');
  });
});
