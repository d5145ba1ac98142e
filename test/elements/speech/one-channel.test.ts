/** A message reaches a person by one channel: the live region says it, or the control that has the focus is described by it. */
import { sendKeys } from '@web/test-runner-commands';
import { details, expect, failure, fakeClient, mount, options, type } from '../address-entry/support.ts';
import { attached, button, part, typeInto, waitUntil, within } from '../element.support.ts';
import * as dutch from '../nl-postcode-lookup/support.ts';
import { fieldOf, fill, mountManual } from '../panels/manual/support.ts';

type Element = Parameters<typeof part>[0];

/** The text that a screen reader reads of a control beside its name. */
function descriptionOf(element: Element, id: string): string {
  const ids = within(element, `#${id}`).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((it) => element.shadowRoot?.getElementById(it)?.textContent?.trim() ?? '').join(' ');
}

/** All that a control was described by, and all that was said, from now on. */
function listen(element: Element, id: string) {
  const heard = { described: [] as string[], said: [] as string[] };
  const note = () => {
    heard.described.push(descriptionOf(element, id));
    heard.said.push(part(element, 'status')?.textContent ?? '');
  };
  const { shadowRoot } = element;
  if (shadowRoot)
    new MutationObserver(note).observe(shadowRoot, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  return heard;
}

/** The message comes by the live region, and describes the control when the focus comes back to it. */
async function isSaidOnly(element: Element, id: string, text: string, act: () => Promise<unknown>): Promise<void> {
  const heard = listen(element, id);
  await act();
  await waitUntil(() => heard.said.some((it) => it.includes(text)), `it is said: ${text}`);
  expect(element.shadowRoot?.activeElement?.id, 'the focus').to.equal(id);
  expect(
    heard.described.filter((it) => it.includes(text)),
    'described meanwhile',
  ).to.deep.equal([]);
  expect(element.shadowRoot?.textContent, 'in sight').to.contain(text);
  expect(element.shadowRoot?.querySelector('[role=alert]')).to.equal(null);
  const count = heard.said.length;
  within(element, `#${id}`).blur();
  within(element, `#${id}`).focus();
  await element.updateComplete;
  expect(descriptionOf(element, id), 'described when the focus is back').to.contain(text);
  expect(heard.said.slice(count).filter((it, at, all) => it !== (all[at - 1] ?? heard.said[count - 1]))).to.deep.equal(
    [],
  );
}

const submitBy = async (element: Element, id: string) => {
  within(element, `#${id}`).focus();
  await sendKeys({ press: 'Enter' });
};

describe('a message is only announced by the live region', () => {
  it('if an address is required, and Enter submits none', async () => {
    const { element } = await mount();
    element.required = true;
    await element.updateComplete;
    await isSaidOnly(element, 'input', 'Enter an address.', () => submitBy(element, 'input'));
  });

  it('if a PO box is refused', async () => {
    const { element } = await mount(fakeClient({ details: () => ({ ...details, isPoBox: true }) }));
    element.poBox = 'deny';
    await isSaidOnly(element, 'input', 'We can’t deliver to a PO box.', async () => {
      await type(element, 'julian');
      options(element)[1]?.click();
    });
  });

  it('if an address has to be chosen, while the shopper types on', async () => {
    const { element } = await mount();
    element.required = true;
    await element.updateComplete;
    await submitBy(element, 'input');
    await isSaidOnly(element, 'input', 'Choose an address from the list.', () => type(element, 'julian'));
  });

  it('if nothing is found', async () => {
    const { element } = await mount(fakeClient({ suggest: () => ({ matches: [] }) }));
    await isSaidOnly(element, 'input', 'No address found', () => type(element, 'julian'));
  });

  it('if the service fails', async () => {
    const { element } = await mount(fakeClient({ suggest: () => Promise.reject(failure('unavailable')) }));
    await isSaidOnly(element, 'input', 'We can’t reach address search.', () => type(element, 'julian'));
  });

  it('if a manual field with the focus is empty', async () => {
    const { element } = await mountManual();
    await fill(element, { building: '30', postcode: '2012ES', locality: 'Haarlem' });
    await isSaidOnly(element, 'street', 'Enter a street.', () => submitBy(element, 'street'));
  });

  it('if a house does not exist', async () => {
    const { element } = await dutch.mount();
    await attached(element);
    typeInto(within(element, '#postcode'), '2012ES');
    typeInto(within(element, '#houseNumber'), '31');
    await isSaidOnly(element, 'postcode', 'We can’t find 2012 ES 31.', async () => {
      within(element, '#houseNumber').focus();
      within(element, '#postcode').focus();
    });
  });
});

describe('a failure that leads to the manual fields is announced once, and describes nothing', () => {
  /** Enter in the control leads to the fields by hand. */
  async function isSaidOnce(element: Element, id: string, text: string, act: () => Promise<unknown>): Promise<void> {
    const described: string[] = [];
    const said: string[] = [];
    const { shadowRoot } = element;
    const note = () => {
      const active = shadowRoot?.activeElement?.id;
      if (active) described.push(descriptionOf(element, active));
      const status = part(element, 'status')?.textContent ?? '';
      if (status !== said.at(-1)) said.push(status);
    };
    const changes = { attributes: true, characterData: true, childList: true, subtree: true };
    if (shadowRoot) new MutationObserver(note).observe(shadowRoot, changes);
    await act();
    await submitBy(element, id);
    await waitUntil(() => said.some((it) => it.includes('Enter a ')), 'the fields by hand say what they lack');
    expect(described.filter((it) => it.includes(text))).to.deep.equal([]);
    expect(said.filter((it) => it.includes(text))).to.have.length(1);
    expect(shadowRoot?.textContent, 'in sight').to.contain(text);
  }
  const failures = [
    ['rate-limited', 'Address search is busy.'],
    ['unavailable', 'We can’t reach address search.'],
  ] as const;
  for (const [reason, text] of failures) {
    it(`in the search: ${reason}`, async () => {
      const { element } = await mount(fakeClient({ suggest: () => Promise.reject(failure(reason)) }));
      await isSaidOnce(element, 'input', text, async () => {
        await type(element, 'julian');
        await waitUntil(() => part(element, 'status')?.textContent?.includes(text) ?? false, 'it is said');
      });
    });

    it(`in the Dutch lookup: ${reason}`, async () => {
      const byPostcode = () => Promise.reject(dutch.failure(reason));
      const { element } = await dutch.mount(dutch.fakeClient({ byPostcode }));
      await isSaidOnce(element, 'houseNumber', text, async () => {
        typeInto(within(element, '#postcode'), '2012ES');
        typeInto(within(element, '#houseNumber'), '31');
      });
    });
  }
});

describe('a message describes the control that gets the focus, and is not announced as well', () => {
  it('in the manual fields', async () => {
    const { element } = await mountManual();
    fieldOf(element, 'locality').focus();
    const heard = listen(element, 'street');
    button(element, 'Use this address').click();
    await waitUntil(() => heard.said.some((it) => it.includes('Enter a postcode.')), 'the others are said');
    expect(element.shadowRoot?.activeElement?.id).to.equal('street');
    expect(descriptionOf(element, 'street')).to.equal('Enter a street.');
    expect(heard.said.filter((it) => it.includes('Street'))).to.deep.equal([]);
  });

  it('if an order needs an address', async () => {
    const { element, form } = await mount();
    element.required = true;
    await element.updateComplete;
    const heard = listen(element, 'input');
    form.querySelector('button')?.click();
    await waitUntil(() => element.shadowRoot?.activeElement?.id === 'input', 'the focus is in the field');
    await waitUntil(() => descriptionOf(element, 'input').includes('Enter an address.'), 'it describes the field');
    await type(element, 'julian');
    await waitUntil(() => heard.said.some((it) => it !== ''), 'something else is said');
    expect(heard.said.filter((it) => it.includes('Enter an address.'))).to.deep.equal([]);
  });
});

describe('the browser’s validation bubble', () => {
  /** Each control that was found wrong, and whether the browser was left to show a bubble for it. */
  const bubblesOf = (form: HTMLFormElement) => {
    const bubbles: [string, boolean][] = [];
    addEventListener(
      'invalid',
      (event) => {
        const { target } = event;
        if (!(target instanceof HTMLElement) || !form.contains(target)) return;
        queueMicrotask(() => bubbles.push([target.localName, !event.defaultPrevented]));
      },
      true,
    );
    return bubbles;
  };
  const ordered = async (place: 'before' | 'after' | 'none') => {
    const { element, form } = await mount();
    element.required = true;
    const other = Object.assign(document.createElement('input'), { required: true });
    if (place === 'before') form.prepend(other);
    if (place === 'after') form.append(other);
    await element.updateComplete;
    const bubbles = bubblesOf(form);
    form.querySelector('button')?.click();
    await waitUntil(() => part(element, 'error') !== null, 'the message');
    await element.updateComplete;
    return { element, other, bubbles };
  };

  it('does not cover the element’s own message: the focus goes to the field all the same', async () => {
    const { element, bubbles } = await ordered('none');
    await waitUntil(() => document.activeElement === element, 'the focus');
    expect(element.shadowRoot?.activeElement?.id).to.equal('input');
    expect(bubbles).to.deep.equal([['address-entry', false]]);
  });

  it('is for a control of the page that comes first, which gets the focus', async () => {
    const { other, bubbles } = await ordered('before');
    expect(bubbles).to.deep.equal([
      ['input', true],
      ['address-entry', false],
    ]);
    expect(document.activeElement === other).to.equal(true);
  });

  it('is for no control behind the element, which gets the focus, and keeps it', async () => {
    const { element, bubbles } = await ordered('after');
    await waitUntil(() => document.activeElement === element, 'the focus');
    // With one, the browser would move the focus there.
    expect(bubbles).to.deep.equal([
      ['address-entry', false],
      ['input', false],
    ]);
  });

  it('stays for a control behind the element if nothing is wrong there', async () => {
    const { element, form } = await mount();
    form.append(Object.assign(document.createElement('input'), { required: true }));
    const bubbles = bubblesOf(form);
    await element.updateComplete;
    form.querySelector('button')?.click();
    await waitUntil(() => bubbles.length > 0);
    expect(bubbles).to.deep.equal([['input', true]]);
  });

  it('has nothing more to say than the page’s own reason, which the manual fields show', async () => {
    const { element, form } = await mountManual();
    await fill(element, { street: 'Julianastraat', building: '30', postcode: '2012ES', locality: 'Haarlem' });
    element.setCustomValidity('We do not ship there.');
    const bubbles = bubblesOf(form);
    form.querySelector('button')?.click();
    await waitUntil(() => bubbles.length > 0);
    expect(bubbles).to.deep.equal([['address-entry', false]]);
    expect(part(element, 'error')?.textContent).to.equal('We do not ship there.');
  });

  for (const [name, start] of Object.entries({
    'the manual fields': async () => {
      const mounted = await mountManual();
      await fill(mounted.element, { street: 'Julianastraat', building: '30', postcode: '2012ES' });
      return mounted;
    },
    'the Dutch fields': async () => {
      const mounted = await dutch.mount(dutch.fakeClient());
      await dutch.fill(mounted.element, { postcode: '2012ES', houseNumber: '0' });
      return mounted;
    },
  })) {
    it(`is the page’s own reason before that of a field, as in an input, in ${name}`, async () => {
      const { element, form } = await start();
      element.setCustomValidity('We do not ship there.');
      const bubbles = bubblesOf(form);
      form.querySelector('button')?.click();
      await waitUntil(() => part(element, 'error')?.textContent === 'We do not ship there.', 'the reason');
      expect(bubbles).to.deep.equal([[element.localName, false]]);
    });
  }
});
