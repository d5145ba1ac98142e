import type { AutocompleteResponse } from '../../../src/contract/types.ts';
import { itInFirst } from '../../support/first-engine.ts';
import { nameOfRow, waitUntil } from '../element.support.ts';
import { details, expect, fakeClient, house, mount, options, part, settled, street, type } from './support.ts';

describe('what address-entry announces', () => {
  it('counts the suggestions, politely and after a pause', async () => {
    const { element } = await mount();
    const region = part(element, 'status');
    expect(region?.getAttribute('role')).to.equal('status');
    expect(region?.textContent).to.equal('');
    await type(element, 'julian');
    await waitUntil(() => region?.textContent === '2 suggestions', 'the count');
    options(element)[0]?.click();
    await waitUntil(
      () => region?.textContent === 'Julianastraat: 1 suggestion: Julianastraat 30, 2012ES Haarlem',
      'the level',
    );
  });

  itInFirst('announces the one remaining address, even if there were as many before', async () => {
    const suggest = ({ term }: { term: string }) => ({ matches: [term.includes('30') ? house : street] });
    const { element } = await mount(fakeClient({ suggest }));
    const region = part(element, 'status');
    await type(element, '2012ES');
    await waitUntil(() => region?.textContent === '1 suggestion', 'the count');
    await type(element, '2012ES 30');
    await waitUntil(() => region?.textContent === '1 suggestion: Julianastraat 30, 2012ES Haarlem', 'the address');
  });

  it('announces a search if it takes long, and not otherwise', async () => {
    let answer = (_: AutocompleteResponse) => {};
    const suggest = () =>
      new Promise<AutocompleteResponse>((resolve) => {
        answer = resolve;
      });
    const { element, input } = await mount(fakeClient({ suggest }));
    const region = part(element, 'status');
    const said: string[] = [];
    new MutationObserver(() => said.push(region?.textContent ?? '')).observe(region as Node, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    input.focus();
    input.value = 'julian';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await waitUntil(() => said.length > 0, 'something');
    answer({ matches: [street] });
    await waitUntil(() => said.length > 1, 'the count');
    expect(said).to.deep.equal(['Searching…', '1 suggestion']);
  });

  itInFirst('announces one message for a fast typist, and removes what no longer applies', async () => {
    const { element } = await mount();
    const region = part(element, 'status');
    const said: string[] = [];
    const watch = new MutationObserver(() => said.push(region?.textContent ?? ''));
    watch.observe(region as Node, { subtree: true, childList: true, characterData: true });
    for (const text of ['ju', 'jul', 'juli', 'Haarlem']) await type(element, text);
    await waitUntil(() => said.length > 0, 'the count');
    element.clear();
    await waitUntil(() => said.length > 1, 'silence');
    expect(said).to.deep.equal(['1 suggestion: Julianastraat 30, 2012ES Haarlem', '']);
  });

  it('announces the active option if the browser’s screen reader does not, and not otherwise', async () => {
    for (const [vendor, said] of [
      ['Google Inc.', ''],
      ['Apple Computer, Inc.', 'Julianastraat 30, 2012ES Haarlem'],
    ] as const) {
      Object.defineProperty(navigator, 'vendor', { value: vendor, configurable: true });
      const { element, input } = await mount();
      await type(element, 'julian');
      for (const key of ['ArrowDown', 'ArrowDown']) {
        input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }
      await settled(element);
      if (said) await waitUntil(() => part(element, 'status')?.textContent?.endsWith(said), said);
      else expect(part(element, 'status')?.textContent).to.equal('');
      Reflect.deleteProperty(navigator, 'vendor');
    }
  });

  itInFirst('names the chosen address', async () => {
    const { element } = await mount();
    await type(element, 'julian');
    options(element)[1]?.click();
    const expected = 'Address filled in: Julianastraat 30, 2012 ES Haarlem';
    await waitUntil(() => part(element, 'status')?.textContent === expected, expected);
  });

  itInFirst('is in the language of the page', async () => {
    const { element } = await mount();
    element.lang = 'nl-BE';
    await waitUntil(() => element.shadowRoot?.querySelector('label[for=input]')?.textContent === 'Adres');
    element.messages = { label: 'Waar woont u?', problems: { unavailable: 'Even niet.' } };
    await element.updateComplete;
    expect(element.shadowRoot?.querySelector('label[for=input]')?.textContent).to.equal('Waar woont u?');
    expect(part(element, 'hint')?.textContent).to.contain('postcode');
  });
});

describe('text from the service in address-entry', () => {
  const payload = '<img src=x onerror="window.pwned = true"><script>window.pwned = true</script>';

  itInFirst('is text, never markup, in labels, descriptions, trails and mail lines', async () => {
    const evil = { ...street, label: payload, description: payload, highlights: [[0, 4]] as const };
    const evilHouse = { ...evil, precision: 'Address', value: payload };
    const { element } = await mount(
      fakeClient({
        suggest: ({ context }) => ({ matches: context === evil.context ? [evilHouse] : [evil] }),
        details: () => ({ ...details, mailLines: [payload], address: { ...details.address, street: payload } }),
      }),
    );
    const isText = (name: string) => {
      expect(part(element, name)?.textContent, name).to.contain(payload);
      expect(element.shadowRoot?.querySelectorAll('img, script').length, name).to.equal(0);
    };
    await type(element, 'julian');
    isText('option-label');
    isText('option-description');
    options(element)[0]?.click();
    await settled(element);
    expect(element.shadowRoot?.querySelector('.trail, .note')?.textContent).to.contain(payload);
    options(element)[0]?.click();
    await waitUntil(() => part(element, 'address') !== null, 'the address');
    isText('address');
    expect('pwned' in window).to.equal(false);
  });

  itInFirst('marks what was matched without changing the accessible name of the option', async () => {
    const { element } = await mount();
    await type(element, 'julian');
    expect(part(element, 'option-match')?.textContent).to.equal('Julian');
    expect(nameOfRow(options(element)[0])).to.equal('Julianastraat, Haarlem, opens more addresses');
  });
});
