/** Tests the width of the elements wherever a page puts them, and that coming late moves nothing else. */
import { fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { restorableFrom } from '../../../src/core/entry/restore.ts';
import { inspect } from '../../../src/elements/engine/inspect.ts';
import { describeInWindow, expect, fakeClient, mount, part, settled } from '../address-entry/support.ts';
import { enhance, isShown } from '../page-fields/support.ts';

const { client } = fakeClient();
const entry = html`<address-entry country="NL" .client=${client}></address-entry>`;

const places: Readonly<Record<string, TemplateResult>> = {
  'a block': html`<div>${entry}</div>`,
  'a dialog': html`<dialog open>${entry}</dialog>`,
  'a flex row': html`<div style="display: flex">${entry}<b>beside</b></div>`,
  'a flex column': html`<div style="display: flex; flex-direction: column; align-items: center">${entry}</div>`,
  'an inline block': html`<div style="display: inline-block">${entry}</div>`,
  'a grid of one column': html`<div style="display: grid; grid-template-columns: 1fr">${entry}</div>`,
  'a grid column as wide as its content': html`<div style="display: grid; grid-template-columns: auto 1fr">${entry}<b>x</b></div>`,
  'a grid column as narrow as it can be': html`<div style="display: grid; grid-template-columns: min-content 1fr">${entry}<b>x</b></div>`,
  'a cell of a table': html`<table><tr><td>Address</td><td>${entry}</td></tr></table>`,
};

async function widthIn(page: TemplateResult): Promise<number> {
  const place = await fixture<HTMLElement>(page);
  const element = place.querySelector('address-entry') as AddressEntry;
  await settled(element);
  return element.getBoundingClientRect().width;
}

describeInWindow(320, 700, 'address-entry in a window of 320 pixels', () => {
  for (const [what, page] of Object.entries(places)) {
    it(`is as wide as a field and does not overflow in ${what}`, async () => {
      expect(await widthIn(page)).to.be.within(170, 320);
      expect(document.documentElement.scrollWidth).to.be.at.most(320);
    });
  }
});

describe('address-entry sized by its content', () => {
  for (const what of ['a dialog', 'a flex row', 'an inline block', 'a cell of a table']) {
    it(`is wider than a native field in ${what}`, async () => {
      expect(await widthIn(places[what] as TemplateResult)).to.be.within(300, 400);
    });
  }
});

describe('the country picker', () => {
  /** The places of picker and search, in a column of this many rem. */
  async function placedIn(rem: number) {
    const place = await fixture<HTMLElement>(html`
      <div style="inline-size: ${rem}rem"><address-entry .client=${client}></address-entry></div>
    `);
    const element = place.querySelector('address-entry') as AddressEntry;
    await settled(element);
    const [picker, search] = ['#country', '#input'].map((id) =>
      element.shadowRoot?.querySelector(id)?.closest('.field'),
    );
    if (!picker || !search) throw new Error('There is no picker.');
    return [picker.getBoundingClientRect(), search.getBoundingClientRect()] as const;
  }

  it('is beside the search if the element is 36rem wide, and never too narrow for a name', async () => {
    const [picker, search] = await placedIn(36);
    expect(picker.top).to.equal(search.top);
    expect(picker.width).to.be.closeTo(12.5 * 16, 0.1);
    expect(picker.width + 16 + search.width).to.be.closeTo(36 * 16, 0.1);
  });

  it('gets a share of any additional width', async () => {
    const [picker, search] = await placedIn(60);
    expect(search.width / picker.width).to.be.closeTo(2.25, 0.01);
  });

  for (const rem of [35.9, 20, 9]) {
    it(`is above the search if the element is ${rem}rem wide, both as wide as the element`, async () => {
      const [picker, search] = await placedIn(rem);
      expect(search.top).to.be.closeTo(picker.bottom + 16, 0.1);
      for (const { width } of [picker, search]) expect(width).to.be.closeTo(rem * 16, 0.1);
    });
  }
});

describe('address-entry that loads late', () => {
  it('takes the focus of a dialog around it, with autofocus', async () => {
    const dialog = await fixture<HTMLDialogElement>(html`<dialog tabindex="-1"></dialog>`);
    dialog.showModal();
    dialog.focus();
    const element = document.createElement('address-entry');
    element.autofocus = true;
    dialog.append(element);
    await settled(element);
    expect(document.activeElement === element).to.equal(true);
    dialog.close();
  });
});

describe('enterManually()', () => {
  it('does nothing if nothing may be changed', async () => {
    for (const name of ['disabled', 'readOnly'] as const) {
      const { element } = await mount();
      element[name] = true;
      element.enterManually();
      await settled(element);
      expect(inspect(element).state.panel.inSight, name).to.equal('search');
    }
  });

  it('does nothing beside fields of the page either', async () => {
    const { element } = await enhance();
    element.readOnly = true;
    element.enterManually();
    await settled(element);
    expect(document.activeElement === document.body).to.equal(true);
    expect(isShown(element, 'manual-fields')).to.equal(false);
  });
});

describe('text that the browser restored', () => {
  it('sends no request without an action of the shopper, even if the country is found later', async () => {
    const fake = fakeClient();
    const element = document.createElement('address-entry');
    element.country = 'NL';
    element.client = fake.client;
    const { state } = inspect(element);
    const typed = { ...state, country: null, search: { ...state.search, text: 'julian' } };
    element.formStateRestoreCallback(restorableFrom(typed));
    const place = await fixture<HTMLElement>(html`<div></div>`);
    place.append(element);
    await settled(element);
    expect([element.step, (part(element, 'input') as HTMLInputElement).value]).to.deep.equal(['search', 'julian']);
    expect(fake.suggestions).to.deep.equal([]);
  });
});
