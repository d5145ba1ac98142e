import type { AutocompleteResponse } from '../../../../src/contract/types.ts';
import { expect, fakeClient, house, mount, options, part, settled, street, type } from '../../address-entry/support.ts';
import { nameOfRow, waitUntil } from '../../element.support.ts';

/** A service whose answers come when the test says so. */
function patientService() {
  const waiting = new Map<string, (answer: AutocompleteResponse) => void>();
  const suggest = ({ term }: { term: string }) =>
    new Promise<AutocompleteResponse>((resolve) => {
      waiting.set(term, resolve);
    });
  const answer = (term: string) => waiting.get(term)?.({ matches: [{ ...street, label: `for ${term}` }] });
  return { fake: fakeClient({ suggest }), answer, waiting };
}

const labels = (element: Parameters<typeof options>[0]) =>
  options(element).map((option) => nameOfRow(option).split(',')[0]);

async function keys(element: Parameters<typeof options>[0], text: string) {
  const input = part(element, 'input') as HTMLInputElement;
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await element.updateComplete;
}

describe('address-entry and its session', () => {
  it('keeps one id from the first request through the drill-down to the details', async () => {
    const fake = fakeClient();
    const { element } = await mount(fake);
    await type(element, 'julian');
    options(element)[0]?.click();
    await settled(element);
    options(element)[0]?.click();
    await settled(element);
    const ids = new Set([...fake.suggestions, ...fake.details].map(({ session }) => session));
    expect(fake.suggestions.length).to.equal(2);
    expect(fake.details.length).to.equal(1);
    expect([...ids].length).to.equal(1);
    expect([...ids][0]).to.match(/^[A-Za-z0-9._-]{8,64}$/);
  });

  const ends: readonly (readonly [
    what: string,
    end: (element: Awaited<ReturnType<typeof mount>>['element']) => void,
  ])[] = [
    ['details were delivered', (element) => options(element)[1]?.click()],
    ['it was cleared', (element) => element.clear()],
    ['the form was reset', (element) => element.form?.reset()],
    ['the country changed', (element) => element.setAttribute('country', 'BE')],
    [
      'it left the document and came back',
      (element) => {
        const { form } = element;
        element.remove();
        form?.append(element);
      },
    ],
  ];
  for (const [what, end] of ends) {
    it(`makes a new id after ${what}`, async () => {
      const fake = fakeClient();
      const { element } = await mount(fake);
      await type(element, 'julian');
      end(element);
      await settled(element);
      await type(element, 'amster');
      const ids = fake.suggestions.map(({ session }) => session);
      expect(ids.at(-1)).not.to.equal(ids[0]);
    });
  }

  it('shares no id with another element of the page', async () => {
    const fake = fakeClient();
    const { element: shipping } = await mount(fake);
    const { element: billing } = await mount(fake);
    await type(shipping, 'julian');
    await type(billing, 'julian');
    await type(shipping, 'juliana');
    const ids = fake.suggestions.map(({ session }) => session);
    expect(ids[0]).to.equal(ids[2]);
    expect(ids[1]).not.to.equal(ids[0]);
  });

  it('is nowhere in the document and in no event', async () => {
    const fake = fakeClient();
    const { element } = await mount(fake);
    let told = '';
    element.addEventListener('address-selected', ({ detail }) => {
      told = JSON.stringify(detail);
    });
    await type(element, 'julian');
    options(element)[1]?.click();
    await settled(element);
    const id = fake.details[0]?.session ?? 'none';
    expect(told).to.contain('Julianastraat');
    expect(told).not.to.contain(id);
    expect(element.outerHTML + element.shadowRoot?.innerHTML).not.to.contain(id);
  });
});

describe('address-entry and the order of answers', () => {
  it('never shows an older answer over a newer one', async () => {
    const { fake, answer, waiting } = patientService();
    const { element } = await mount(fake);
    await keys(element, 'ju');
    await waitUntil(() => waiting.has('ju'));
    await keys(element, 'jul');
    await waitUntil(() => waiting.has('jul'));
    answer('jul');
    await settled(element);
    expect(labels(element)).to.deep.equal(['for jul']);
    answer('ju');
    await settled(element);
    expect(labels(element)).to.deep.equal(['for jul']);
  });

  it('shows the answer to the beginning of the text while the newest is pending', async () => {
    const { fake, answer, waiting } = patientService();
    const { element } = await mount(fake);
    await keys(element, 'ju');
    await waitUntil(() => waiting.has('ju'));
    await keys(element, 'jul');
    await waitUntil(() => waiting.has('jul'));
    answer('ju');
    await waitUntil(() => labels(element)[0] === 'for ju');
    answer('jul');
    await settled(element);
    expect(labels(element)).to.deep.equal(['for jul']);
  });

  it('has at most two pending requests for suggestions, the oldest and the newest', async () => {
    const { fake, waiting } = patientService();
    const { element } = await mount(fake);
    for (const text of ['ju', 'jul', 'juli', 'julia']) {
      await keys(element, text);
      await waitUntil(() => waiting.has(text));
      expect(fake.signals.filter(({ aborted }) => !aborted).length).to.be.at.most(2);
    }
    expect(fake.signals.map(({ aborted }) => aborted)).to.deep.equal([false, true, true, false]);
  });

  it('aborts requests that no longer fit the text', async () => {
    const { fake, waiting } = patientService();
    const { element } = await mount(fake);
    await keys(element, 'ju');
    await waitUntil(() => waiting.has('ju'));
    await keys(element, 'ams');
    expect(fake.signals[0]?.aborted).to.equal(true);
  });

  it('does not let a pending search interfere with a choice', async () => {
    const fake = fakeClient();
    const { element } = await mount(fake);
    await type(element, 'julian');
    await keys(element, 'juliana');
    options(element)[1]?.click();
    await settled(element);
    expect(element.step).to.equal('done');
  });

  it('searches in the language of the page and the country of the address', async () => {
    const fake = fakeClient();
    const { element } = await mount(fake, 'BE');
    element.lang = 'fr-FR';
    await type(element, 'grand');
    expect(fake.suggestions[0]).to.include({ language: 'fr-BE', context: 'bel' });
  });

  it('opens no list for text that was filled in while the shopper was elsewhere', async () => {
    const { element } = await mount();
    (document.activeElement as HTMLElement | null)?.blur();
    await keys(element, 'julian');
    await settled(element);
    expect(part(element, 'input')?.getAttribute('aria-expanded')).to.equal('false');
    part(element, 'input')?.focus();
    await keys(element, 'juliana');
    await settled(element);
    expect(part(element, 'input')?.getAttribute('aria-expanded')).to.equal('true');
  });

  it('removes the list for an empty answer, and says so', async () => {
    const fake = fakeClient({ suggest: ({ term }) => ({ matches: term === 'julian' ? [house] : [] }) });
    const { element } = await mount(fake);
    await type(element, 'julian');
    await type(element, 'julian zwolle');
    expect(options(element)).to.deep.equal([]);
    expect(element.shadowRoot?.querySelector('#message')?.textContent).to.contain('No address found');
  });

  it('shows one line of advice: what to try replaces its own hint, and not the page’s', async () => {
    const { element } = await mount(fakeClient({ suggest: () => ({ matches: [] }) }));
    const height = () => element.shadowRoot?.querySelector<HTMLElement>('#hint')?.offsetHeight ?? 0;
    const ownHeight = height();
    const others = element.offsetHeight - ownHeight;
    await type(element, 'xqzw');
    const note = element.shadowRoot?.querySelector<HTMLElement>('#message p');
    expect([ownHeight > 0, note?.part.value, height()]).to.deep.equal([true, 'hint', 0]);
    expect(element.offsetHeight - (note?.offsetHeight ?? 0), 'its place is that of the hint').to.equal(others);
    element.reportValidity();
    await settled(element);
    expect([element.shadowRoot?.querySelector('#message p')?.part.value, height()]).to.deep.equal(['error', 0]);
    element.hint = 'No PO boxes.';
    await settled(element);
    expect(height()).to.be.greaterThan(0);
    element.hint = '';
    element.innerHTML = '<b slot="hint">No PO boxes.</b>';
    await settled(element);
    expect(height()).to.be.greaterThan(0);
  });
});

describe('the language of the requests of address-entry', () => {
  it('is that of the street, in a page whose language the country does not use', async () => {
    const fake = fakeClient();
    const { element } = await mount(fake, 'BE');
    element.lang = 'en';
    await type(element, 'rue neuve');
    await type(element, 'nieuwstraat');
    expect(fake.suggestions.map(({ language }) => language)).to.deep.equal(['fr-BE', 'nl-BE']);
  });

  it('is that of the page if the country uses it', async () => {
    const fake = fakeClient();
    const { element } = await mount(fake, 'BE');
    element.lang = 'nl';
    await type(element, 'rue neuve');
    expect(fake.suggestions.map(({ language }) => language)).to.deep.equal(['nl-BE']);
  });
});
