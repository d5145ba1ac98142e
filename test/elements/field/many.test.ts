/** A page with many elements. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../with-engine.ts';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { fakeClient, options, type } from '../address-entry/support.ts';

/** The number of times a page was asked for a size, for which it has to be laid out. */
async function timesLaidOut(run: () => Promise<unknown>): Promise<number> {
  const { visualViewport } = window;
  const before = Object.getOwnPropertyDescriptor(window, 'visualViewport');
  let times = 0;
  Object.defineProperty(window, 'visualViewport', {
    configurable: true,
    get: () => {
      times++;
      return visualViewport;
    },
  });
  try {
    await run();
    return times;
  } finally {
    if (before) Object.defineProperty(window, 'visualViewport', before);
  }
}

async function elements(count: number): Promise<AddressEntry[]> {
  const { client } = fakeClient();
  const holder = await fixture(html`
    <div>${Array.from({ length: count }, () => html`<address-entry country="NL" .client=${client}></address-entry>`)}</div>
  `);
  const all = [...holder.querySelectorAll('address-entry')];
  await Promise.all(all.map((element) => element.updateComplete));
  return all;
}

describe('many elements in a page', () => {
  it('measure no size while their lists are closed', async () => {
    const [element] = await elements(1);
    const times = await timesLaidOut(async () => {
      element?.requestUpdate();
      await element?.updateComplete;
    });
    expect(times).to.equal(0);
  });

  it('measure it once a list is open, which has to fit', async () => {
    const [element] = await elements(1);
    if (!element) throw new Error('There is no element.');
    element.focus();
    expect(await timesLaidOut(() => type(element, 'julian'))).to.be.above(0);
    expect(options(element).length).to.be.above(0);
  });

  it('measure none for a key while the list stays open, nor for its answer', async () => {
    const [element] = await elements(1);
    if (!element) throw new Error('There is no element.');
    element.focus();
    await type(element, 'julian');
    expect(options(element).length).to.be.above(0);
    // The browser reports a size once when it begins to watch it.
    for (let frames = 0; frames < 2; frames++) await nextFrame();
    expect(await timesLaidOut(() => type(element, 'juliana'))).to.equal(0);
  });

  it('share their style sheets', async () => {
    const sheetsOf = (all: readonly AddressEntry[]) =>
      new Set(all.flatMap(({ shadowRoot }) => shadowRoot?.adoptedStyleSheets ?? [])).size;
    const all = await elements(20);
    expect(sheetsOf(all)).to.be.above(0);
    expect(sheetsOf(all)).to.equal(sheetsOf(all.slice(0, 1)));
  });
});
