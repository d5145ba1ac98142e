/** An element that moves, is cloned, or goes to another document, at any time. */
import { fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { inspect } from '../../../src/elements/engine/inspect.ts';
import { waitUntil, within } from '../element.support.ts';
import { holdCode } from '../panels/late-code.support.ts';
import { fakeValidation, fill, opened, textsOf, typedHouse } from '../panels/manual/support.ts';
import { eventsOf, expect, fakeClient, mount, options, part, settled, type } from './support.ts';

/** A document of its own, with styles of its own. */
async function otherDocument(): Promise<Document> {
  const frame = await fixture<HTMLIFrameElement>(html`<iframe width="600" height="400"></iframe>`);
  const { contentDocument } = frame;
  if (!contentDocument) throw new Error('The frame has no document.');
  return contentDocument;
}

function isStyled(element: AddressEntry): boolean {
  const { ownerDocument } = element;
  const hidden = part(element, 'status');
  return ownerDocument.defaultView?.getComputedStyle(hidden as Element).position === 'absolute';
}

describe('an element that is moved within its document', () => {
  it('keeps text and address, and continues searching in a session of its own', async () => {
    const fake = fakeClient();
    const { element, form, input } = await mount(fake);
    await type(element, 'julian');
    const place = await fixture<HTMLElement>(html`<div></div>`);
    place.append(element);
    await settled(element);
    expect(input.value).to.equal('julian');
    form.prepend(element);
    await type(element, 'juliana');
    expect(options(element)).to.have.length(2);
    expect(new Set(fake.suggestions.map(({ session }) => session)).size).to.equal(2);
  });

  it('gets the focus when it is ordered with unfinished text', async () => {
    for (const isLeft of [false, true]) {
      const { element, form } = await mount(fakeClient({ suggest: () => ({ matches: [] }) }));
      element.required = true;
      await type(element, 'jul');
      if (isLeft) {
        element.remove();
        await settled(element);
      }
      form.append(element);
      await settled(element);
      form.querySelector('button')?.click();
      await waitUntil(() => document.activeElement === element);
      expect(element.shadowRoot?.activeElement).to.equal(part(element, 'input'));
      expect(within(element, '#message').textContent?.trim()).not.to.equal('');
    }
  });

  it('is ordered with the one address that its text means, which is searched for again', async () => {
    for (const isLeft of [false, true]) {
      const { element, form } = await mount();
      element.required = true;
      await type(element, 'Haarlem, Julianastraat 30');
      if (isLeft) {
        element.remove();
        await settled(element);
      }
      form.append(element);
      await settled(element);
      const sent: unknown[] = [];
      form.addEventListener('submit', () => sent.push(new FormData(form).get('shipping.street')));
      form.querySelector('button')?.click();
      await waitUntil(() => sent.length > 0, `the order; ${isLeft ? 'it was away' : 'it was moved'}`);
      expect(sent).to.deep.equal(['Julianastraat']);
    }
  });

  it('keeps what is typed in its manual fields', async () => {
    const { element, form } = await mount(fakeValidation());
    element.enterManually();
    await opened(element);
    await fill(element, typedHouse);
    const texts = textsOf(element);
    form.append(element);
    await settled(element);
    expect(textsOf(element)).to.deep.equal(texts);
  });
});

describe('a clone of an element', () => {
  it('is an element of its own, with the attributes', async () => {
    const fake = fakeClient();
    const { element, form } = await mount(fake);
    await type(element, 'julian');
    const clone = element.cloneNode(true) as AddressEntry;
    clone.client = fake.client;
    form.append(clone);
    await waitUntil(() => clone.step === 'search', 'the country is chosen');
    await type(clone, 'haar');
    expect(part(clone, 'input')).to.have.property('value', 'haar');
    expect(part(element, 'input')).to.have.property('value', 'julian');
    expect(new Set(fake.suggestions.map(({ session }) => session)).size).to.equal(2);
  });
});

describe('an element that is adopted into another document', () => {
  it('is styled there, and finds addresses', async () => {
    const { element } = await mount();
    const other = await otherDocument();
    other.body.append(element);
    await settled(element);
    expect(isStyled(element)).to.equal(true);
    const heard = eventsOf(element);
    await type(element, 'Haarlem');
    options(element)[0]?.click();
    await settled(element);
    expect(element.value?.building).to.equal('30');
    expect(heard).to.include('address-selected');
  });

  it('is styled if it was never in a document before', async () => {
    const element = document.createElement('address-entry');
    element.client = fakeClient().client;
    const other = await otherDocument();
    other.body.append(element);
    await settled(element);
    expect(isStyled(element)).to.equal(true);
  });

  it('opens its manual fields there, with styles, even while they are loading', async () => {
    const code = holdCode();
    code.set('late');
    const { element } = await mount(fakeValidation());
    element.enterManually();
    const other = await otherDocument();
    other.body.append(element);
    code.release();
    await opened(element);
    const sheets = element.shadowRoot?.adoptedStyleSheets.length ?? 0;
    expect(sheets).to.be.greaterThan(4);
    expect(isStyled(element)).to.equal(true);
  });

  it('comes back with its styles', async () => {
    const { element, form } = await mount();
    const other = await otherDocument();
    other.body.append(element);
    form.append(element);
    await settled(element);
    expect(isStyled(element)).to.equal(true);
    await type(element, 'julian');
    expect(options(element)).to.have.length(2);
  });
});

describe('an element that is moved to a document without a window', () => {
  const places: readonly (readonly [where: string, place: () => Node])[] = [
    ['a template', () => document.createElement('template').content],
    ['a parsed document', () => new DOMParser().parseFromString('', 'text/html').body],
    ['a document of its own', () => document.implementation.createHTMLDocument().body],
  ];
  for (const [where, place] of places) {
    it(`comes back with its styles, its fields and its address: ${where}`, async () => {
      const { element, form } = await mount(fakeValidation());
      element.enterManually();
      await opened(element);
      await fill(element, typedHouse);
      const texts = textsOf(element);
      const wrong: unknown[] = [];
      const note = (event: Event) => wrong.push(event);
      window.addEventListener('error', note);
      place().appendChild(element);
      await settled(element);
      form.append(element);
      await settled(element);
      window.removeEventListener('error', note);
      expect(wrong).to.deep.equal([]);
      expect(isStyled(element)).to.equal(true);
      expect(textsOf(element)).to.deep.equal(texts);
    });

    it(`is rendered there without an error, and continues searching once it is back: ${where}`, async () => {
      const { element, form } = await mount();
      await type(element, 'julian');
      expect(part(element, 'listbox')?.matches(':popover-open')).to.equal(true);
      place().appendChild(element);
      // Rejects if rendering fails.
      await element.updateComplete;
      form.append(element);
      await type(element, 'juliana');
      expect(options(element)).to.have.length(2);
    });
  }
});

describe('an element that is not in a document yet', () => {
  it('opens its manual fields once it is, if they were requested', async () => {
    const element = document.createElement('address-entry');
    element.country = 'NL';
    element.client = fakeValidation().client;
    element.enterManually();
    const place = await fixture<HTMLElement>(html`<div></div>`);
    place.append(element);
    await opened(element);
    expect(inspect(element).state.panel.inSight).to.equal('manual');
  });
});
