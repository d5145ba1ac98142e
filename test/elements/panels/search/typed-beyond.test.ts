/**
 * Tests that typed words reach the parcel: those that the chosen address lacks are a flat, or are said to be left out.
 */
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { AddressEntry } from '../../../../src/address-entry.ts';
import type { Match } from '../../../../src/contract/types.ts';
import { baker, bakerDetails, bakerStreet, britain } from '../../../support/british-samples.ts';
import {
  eventsOf,
  expect,
  failure,
  fakeClient,
  mount,
  netherlands,
  options,
  part,
  rows,
  settled,
  type,
} from '../../address-entry/support.ts';
import { activeRowOf, nameOfRow, waitUntil } from '../../element.support.ts';

const second: Match = {
  ...baker,
  value: 'NW1 6XF London, Baker Street 12 ',
  label: '12 Baker Street',
  context: 'gbrOther',
};

function british(suggest: (term: string) => readonly Match[] = () => [baker], details = () => bakerDetails) {
  return fakeClient({
    suggest: ({ term }) => ({ newContext: null, matches: suggest(term) }),
    details,
    countries: () => [britain, netherlands],
  });
}

const press = async (element: AddressEntry, ...keys: string[]) => {
  for (const key of keys) await sendKeys({ press: key });
  await settled(element);
};
const undo = async (element: AddressEntry) => {
  const init = { key: 'z', ctrlKey: true, bubbles: true, composed: true, cancelable: true };
  part(element, 'input')?.dispatchEvent(new KeyboardEvent('keydown', init));
  await settled(element);
};
const done = (element: AddressEntry) => waitUntil(() => element.step === 'done', 'the address is there');
const card = (element: AddressEntry) => part(element, 'address')?.innerText.replace(/\s+/g, ' ') ?? '';
const link = (element: AddressEntry, text: string) =>
  [...(element.shadowRoot?.querySelectorAll<HTMLElement>('button.link') ?? [])].find((it) =>
    it.textContent?.includes(text),
  );

/** Types, and chooses the first suggestion. */
async function typeAndChoose(element: AddressEntry, text: string): Promise<void> {
  await type(element, text);
  options(element)[0]?.click();
  await settled(element);
}

async function pressRow(element: AddressEntry, words: string): Promise<void> {
  rows(element)
    .find((row) => nameOfRow(row).includes(words))
    ?.click();
  await settled(element);
}

describe('a flat in the text', () => {
  for (const text of ['flat 2 221b baker street london', '221B Baker St, Flat 2, London NW1 6XE']) {
    it(`is in the address, its lines, the form and the card: ${text}`, async () => {
      const { element, form } = await mount(british(), 'GB');
      await type(element, text);
      options(element)[0]?.click();
      await done(element);
      await settled(element);
      const { value } = element;
      expect(value?.unit?.toLowerCase()).to.equal('flat 2');
      expect(value?.lines.map((line) => line.toLowerCase())).to.deep.equal(['flat 2', '221b baker street']);
      expect(card(element).toLowerCase()).to.contain('flat 2 221b baker street');
      // Without a name of the page's for it, the flat is in the building.
      expect(String(new FormData(form).get('shipping.building')).toLowerCase()).to.equal('flat 2, 221b');
      expect(part(element, 'form-control')?.textContent).not.to.contain('Not included');
    });
  }

  it('is in the address that Enter chooses, and Ctrl+Z restores the text', async () => {
    const { element, input } = await mount(british(), 'GB');
    const text = 'flat 2 221b baker st london';
    await type(element, text);
    const events = eventsOf(element);
    await press(element, 'Enter');
    await done(element);
    await settled(element);
    expect(element.value?.unit).to.equal('flat 2');
    expect(link(element, 'Undo') === undefined).to.equal(false);
    await undo(element);
    expect([input.value, element.value]).to.deep.equal([text, null]);
    expect(events.filter((name) => /selected|cleared/.test(name))).to.deep.equal([
      'address-selected',
      'address-cleared',
    ]);
  });

  it('is carried over if the street is chosen first', async () => {
    const { element } = await mount(
      british((term) => (term.startsWith('London,') ? [baker, second] : [bakerStreet])),
      'GB',
    );
    await typeAndChoose(element, 'flat 2 baker street');
    options(element)[0]?.click();
    await done(element);
    await settled(element);
    expect(element.value?.unit).to.equal('flat 2');
  });
});

describe('a company in the text', () => {
  for (const text of ['Acme Ltd, 221b Baker Street, London', 'c/o Jo Reed, flat 2, 221B Baker St, London NW1 6XE']) {
    it(`is kept, before the flat and above the street: ${text}`, async () => {
      const { element } = await mount(british(), 'GB');
      await type(element, text);
      options(element)[0]?.click();
      await done(element);
      await settled(element);
      const unit = text.replace(/, 221.*/i, '');
      expect(element.value?.unit).to.equal(unit);
      expect(element.value?.lines).to.deep.equal([unit, '221b Baker Street']);
      expect(part(element, 'form-control')?.textContent).not.to.contain('Not included');
    });
  }
});

describe('other text beyond the address', () => {
  it('is reported as not included, and one button adds it', async () => {
    const { element } = await mount(british(), 'GB');
    await type(element, 'Mr Holmes, 221b Baker Street, London');
    options(element)[0]?.click();
    await done(element);
    await settled(element);
    expect(element.value?.unit).to.equal(null);
    await waitUntil(
      () => part(element, 'status')?.textContent?.includes('Not included: Mr Holmes') === true,
      'it is said',
    );
    link(element, 'Add to the address')?.click();
    await settled(element);
    expect(element.value?.unit).to.equal('Mr Holmes');
    expect(element.value?.lines).to.deep.equal(['Mr Holmes', '221b Baker Street']);
    expect(link(element, 'Add to') === undefined).to.equal(true);
  });

  for (const [text, said, unit] of [
    ['221b 2 baker street london', 'Not included: 2', '2'],
    ['221b/2 baker street london', 'Not included: /2', '/2'],
    ['baker street 221b l london', 'Not included: l', 'l'],
  ] as const) {
    it(`is an addition even if other words begin with it, and is kept without the number: ${text}`, async () => {
      const { element } = await mount(british(), 'GB');
      await type(element, text);
      options(element)[0]?.click();
      await done(element);
      await settled(element);
      expect(part(element, 'form-control')?.textContent).to.contain(`${said} `);
      link(element, 'Add to')?.click();
      await settled(element);
      expect(element.value?.unit).to.equal(unit);
    });
  }

  it('does not include unfinished words, or other spellings', async () => {
    const { element } = await mount(british(), 'GB');
    for (const text of ['221b bak', '221 B BAKER ST.', 'nw16xe', 'Bakr Street 221b']) {
      await type(element, text);
      options(element)[0]?.click();
      await done(element);
      await settled(element);
      expect([element.value?.unit, link(element, 'Add to') === undefined], text).to.deep.equal([null, true]);
      element.clear();
      await settled(element);
    }
  });
});

describe('the card of an address', () => {
  async function chosen() {
    const mounted = await mount(british(), 'GB');
    await type(mounted.element, '221b baker');
    options(mounted.element)[0]?.click();
    await done(mounted.element);
    await settled(mounted.element);
    return mounted;
  }

  it('accepts a flat with one tap and one field, with one event', async () => {
    const { element } = await chosen();
    const events = eventsOf(element);
    link(element, 'Add a flat or floor')?.click();
    await settled(element);
    const unit = element.shadowRoot?.activeElement as HTMLInputElement;
    expect([unit.id, unit.labels?.[0]?.textContent]).to.deep.equal(['unit', 'Flat or floor']);
    const hint = element.shadowRoot?.getElementById(unit.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).to.equal('For example, Flat 2.');
    await sendKeys({ type: '3a' });
    await press(element, 'Enter');
    await settled(element);
    expect([element.value?.unit, element.value?.lines]).to.deep.equal(['3a', ['Flat 3a', '221b Baker Street']]);
    expect(events.filter((name) => name === 'address-selected').length).to.equal(1);
    expect(element.shadowRoot?.activeElement?.id).to.equal('input');
    expect(link(element, 'Add a flat') === undefined).to.equal(true);
  });

  it('adopts the flat that is being typed when the form is submitted', async () => {
    const { element, form } = await chosen();
    link(element, 'Add a flat')?.click();
    await settled(element);
    await sendKeys({ type: 'Flat 9' });
    form.requestSubmit();
    await settled(element);
    expect(element.value?.unit).to.equal('Flat 9');
  });

  const ways: Readonly<
    Record<string, (element: AddressEntry, press: (button: HTMLElement | null) => Promise<void>) => Promise<void>>
  > = {
    'to change the address': (element, press) => press(link(element, 'Change address') ?? null),
    'to clear it, and Undo': async (element, press) => {
      await press(part(element, 'clear'));
      await press(link(element, 'Undo') ?? null);
    },
    'to another country, and back': async (element) => {
      const picker = part(element, 'country') as HTMLSelectElement;
      for (const country of ['NLD', 'GBR']) {
        picker.value = country;
        picker.dispatchEvent(new Event('change', { bubbles: true }));
        await settled(element);
      }
    },
  };
  for (const [way, go] of Object.entries(ways)) {
    it(`keeps the flat that is being typed for a press that leads on: ${way}`, async () => {
      const { element } = await chosen();
      link(element, 'Add a flat')?.click();
      await settled(element);
      await sendKeys({ type: '3a' });
      await go(element, async (button) => {
        const { left, top, width, height } = (button as HTMLElement).getBoundingClientRect();
        await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
        await settled(element);
      });
      await waitUntil(() => element.value?.unit === '3a', 'the flat is in the address');
      expect(element.step).to.equal(way === 'to change the address' ? 'manual' : 'done');
    });
  }

  it('keeps the field for a flat while an input method confirms text there', async () => {
    const { element } = await chosen();
    link(element, 'Add a flat')?.click();
    await settled(element);
    await sendKeys({ type: '3a' });
    const unit = element.shadowRoot?.querySelector<HTMLInputElement>('#unit') as HTMLInputElement;
    for (const how of [{ isComposing: true }, { keyCode: 229 }])
      for (const key of ['Enter', 'Escape'])
        unit.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...how }));
    await settled(element);
    expect([unit.isConnected, unit.value]).to.deep.equal([true, '3a']);
  });

  for (const key of ['Tab', 'Shift+Tab']) {
    it(`closes the field for a flat on ${key}, and the focus goes to nothing that removes the address by accident`, async () => {
      const { element } = await chosen();
      link(element, 'Add a flat')?.click();
      await settled(element);
      const unit = element.shadowRoot?.querySelector<HTMLInputElement>('#unit');
      await sendKeys({ type: '3a' });
      if (key !== 'Tab') await sendKeys({ down: 'Shift' });
      await press(element, 'Tab');
      if (key !== 'Tab') await sendKeys({ up: 'Shift' });
      expect([element.value?.unit, unit?.isConnected, unit?.value]).to.deep.equal(['3a', true, '3a']);
      if (key === 'Tab') expect(document.activeElement?.textContent).to.equal('Order');
      else expect(element.shadowRoot?.activeElement).not.to.equal(null);
    });
  }

  it('changes the flat that was typed, and removes it if the field is emptied', async () => {
    const { element } = await chosen();
    link(element, 'Add a flat')?.click();
    await settled(element);
    const unit = element.shadowRoot?.querySelector<HTMLInputElement>('#unit') as HTMLInputElement;
    for (const text of ['3a', '4', '']) {
      unit.focus();
      unit.select();
      await sendKeys(text ? { type: text } : { press: 'Delete' });
      await press(element, 'Tab');
      expect([element.value?.unit ?? '', unit.isConnected]).to.deep.equal([text, true]);
    }
  });

  it('keeps the flat that was typed before Escape drops another', async () => {
    const { element } = await chosen();
    link(element, 'Add a flat')?.click();
    await settled(element);
    await sendKeys({ type: '3a' });
    await press(element, 'Tab');
    element.shadowRoot?.querySelector<HTMLInputElement>('#unit')?.select();
    await sendKeys({ type: '77' });
    await press(element, 'Escape');
    expect([element.value?.unit, element.shadowRoot?.activeElement?.id]).to.deep.equal(['3a', 'input']);
  });

  it('is unchanged if the field is left empty', async () => {
    const { element } = await chosen();
    const before = element.value;
    link(element, 'Add a flat')?.click();
    await settled(element);
    await press(element, 'Escape');
    expect(element.value === before).to.equal(true);
    expect(link(element, 'Add a flat') === undefined).to.equal(false);
  });

  it('offers none if the country has no line for it', async () => {
    const { element } = await mount();
    await type(element, 'julian');
    options(element)[1]?.click();
    await done(element);
    await settled(element);
    expect(link(element, 'Add a flat') === undefined).to.equal(true);
  });
});

describe('Enter on text that may mean one address', () => {
  it('makes its row active and says what the next Enter does; that chooses it', async () => {
    const { element } = await mount(british(), 'GB');
    await type(element, 'Mr Holmes, 221b Baker Street, London');
    await press(element, 'Enter');
    expect(element.step).to.equal('search');
    const sentence = 'Press Enter again to use: 221b Baker Street, NW1 6XE London';
    expect(part(element, 'form-control')?.textContent).to.contain(sentence);
    expect(part(element, 'input')?.getAttribute('aria-activedescendant')).to.equal(options(element)[0]?.id);
    await waitUntil(() => part(element, 'status')?.textContent?.startsWith(sentence) === true, 'it is said');
    expect(part(element, 'status')?.textContent, 'the address once').to.equal(sentence);
    await press(element, 'Enter');
    await done(element);
    await sendKeys({ down: 'Control' });
    await sendKeys({ press: 'z' });
    await sendKeys({ up: 'Control' });
    await settled(element);
    expect(element.value).to.equal(null);
    expect((part(element, 'input') as HTMLInputElement).value).to.equal('Mr Holmes, 221b Baker Street, London');
  });

  for (const [how, act] of [
    ['another row is active', (element: AddressEntry) => press(element, 'ArrowDown')],
    ['the text is another', (element: AddressEntry) => type(element, 'Mr Holmes, 221b Baker Street, Londo')],
  ] as const) {
    it(`forgets the proposal when ${how}`, async () => {
      const { element } = await mount(british(), 'GB');
      await type(element, 'Mr Holmes, 221b Baker Street, London');
      // What was said stays in the live region.
      const isAsked = () => element.shadowRoot?.querySelector('.row')?.textContent?.includes('Press Enter again');
      await press(element, 'Enter');
      expect(isAsked()).to.equal(true);
      await act(element);
      expect(isAsked()).to.equal(false);
    });
  }

  for (const [what, isOver] of [
    ['the contexts', false],
    ['the session', true],
  ] as const) {
    it(`can be undone if it was found again, because ${what} had expired`, async () => {
      const { now } = Date;
      let asked = 0;
      const details = () => {
        if (asked++ === 0 && !isOver) throw failure('invalid-input', 400);
        return bakerDetails;
      };
      const { element, input } = await mount(british(undefined, details), 'GB');
      await type(element, '221b Baker Street, London');
      Date.now = () => now() + (isOver ? 26 * 60_000 : 0);
      await press(element, 'Enter');
      await done(element);
      Date.now = now;
      await settled(element);
      await undo(element);
      expect([element.value, input.value]).to.deep.equal([null, '221b Baker Street, London']);
    });
  }

  it('chooses none that the text contradicts', async () => {
    const { element } = await mount(british(), 'GB');
    await type(element, '221b Baker Street, Manchester');
    await press(element, 'Enter', 'Enter');
    expect(element.value).to.equal(null);
  });
});

describe('a house number that the street does not have', () => {
  const street = (term: string) =>
    term.startsWith('London,') ? (/ 43/.test(term) ? [] : [baker, second]) : [bakerStreet];

  it('is carried over to the chosen street, and is a row of its own', async () => {
    const { element, input } = await mount(british(street), 'GB');
    await typeAndChoose(element, '43 baker street');
    expect(input.value).to.equal('London, Baker Street 43');
    const offer = '43 isn’t listed. Use 43 anyway';
    expect(rows(element).map(nameOfRow)).to.include(offer);
    await waitUntil(() => part(element, 'status')?.textContent?.endsWith(offer) === true, 'it is said');
    expect(part(element, 'status')?.textContent, 'without a count of none').to.equal(offer);
  });

  it('is chosen by its row: the address says that nobody confirmed it, and Undo brings the list back', async () => {
    const { element } = await mount(british(street), 'GB');
    await typeAndChoose(element, '43 baker street');
    await pressRow(element, 'Use 43');
    const { value } = element;
    const { street: name, building, locality } = value ?? {};
    expect([name, building, locality]).to.deep.equal(['Baker Street', '43', 'London']);
    expect([value?.source, value?.verdict?.grade ?? null]).to.deep.equal(['manual', null]);
    expect(value?.verdict?.level).to.equal('Street');
    expect(part(element, 'address')?.querySelector('svg') === null).to.equal(true);
    await undo(element);
    expect(element.value).to.equal(null);
  });

  it('goes with the flat and company that were typed before, and what is left out is said', async () => {
    for (const [text, unit, omitted] of [
      ['flat 2, 43 baker street', 'flat 2', ''],
      ['Acme Ltd, 43 baker street', 'Acme Ltd', ''],
      ['John Smith, 43 baker street, london', null, 'Not included: John Smith'],
    ] as const) {
      const { element, form } = await mount(british(street), 'GB');
      await typeAndChoose(element, text);
      await pressRow(element, 'Use 43');
      const note =
        element.shadowRoot?.querySelector('#left-out')?.textContent?.replace(' Add to the address', '') ?? '';
      expect([element.value?.building, element.value?.unit, note.trim()]).to.deep.equal(['43', unit, omitted]);
      form.remove();
    }
  });

  it('ends the search for its street: another text is searched for in the country, in a session of its own', async () => {
    const fake = british(street);
    const { element } = await mount(fake, 'GB');
    await typeAndChoose(element, '43 baker street');
    await pressRow(element, 'Use 43');
    const [first] = fake.suggestions;
    await type(element, 'downing street');
    const last = fake.suggestions.at(-1);
    expect([last?.term, last?.context]).to.deep.equal(['downing street', first?.context]);
    expect(last?.session).not.to.equal(first?.session);
  });

  it('can be chosen by keyboard alone if the list has nothing else', async () => {
    const { element } = await mount(british(street), 'GB');
    await typeAndChoose(element, '43 baker street');
    await press(element, 'ArrowDown');
    await waitUntil(() => activeRowOf(element)?.textContent?.includes('Use 43'), 'the number is active');
    await press(element, 'Enter');
    expect(element.value?.building).to.equal('43');
  });

  it('has no row if the list has it', async () => {
    const { element } = await mount(
      british((term) => (term.startsWith('London,') ? [second] : [bakerStreet])),
      'GB',
    );
    await typeAndChoose(element, '12 baker street');
    expect(rows(element).map(nameOfRow).join()).not.to.contain('isn’t listed');
    await press(element, 'Enter');
    await done(element);
  });

  it('is in the manual fields, with street and town', async () => {
    const { element } = await mount(british(street), 'GB');
    await typeAndChoose(element, '43 baker street');
    await manually(element);
    expect(textsIn(element)).to.deep.equal(['Baker Street', '43', '', 'London']);
  });
});

const manually = async (element: AddressEntry) => {
  await pressRow(element, 'Not listed');
  await waitUntil(() => element.step === 'manual', 'the fields are there');
  await settled(element);
};
const textsIn = (element: AddressEntry) =>
  ['street', 'building', 'addition', 'locality'].map(
    (id) => element.shadowRoot?.querySelector<HTMLInputElement>(`#${id}`)?.value ?? '',
  );

describe('what was typed before a street or town was chosen', () => {
  const london: Match = { ...bakerStreet, value: 'London', label: 'London', description: '', precision: 'Locality' };
  for (const [text, chosen, texts] of [
    ['flat 2, 43 baker street', bakerStreet, ['Baker Street', '43', 'flat 2', 'London']],
    ['flat 2 baker street', bakerStreet, ['Baker Street', '', 'flat 2', 'London']],
    ['John Smith, baker st', bakerStreet, ['Baker Street', '', 'John Smith', 'London']],
    ['baker street', bakerStreet, ['Baker Street', '', '', 'London']],
    ['43 baker street, leeds', bakerStreet, ['Baker Street', '', '43, leeds', 'London']],
    ['43 baker street, london', london, ['43 baker street', '', '', 'London']],
    ['Acme Ltd, london', london, ['Acme Ltd', '', '', 'London']],
  ] as const) {
    it(`is in the manual fields: ${text}`, async () => {
      const { element } = await mount(
        british((term) => (term.startsWith('London') ? [baker, second] : [chosen])),
        'GB',
      );
      await typeAndChoose(element, text);
      await manually(element);
      expect(textsIn(element)).to.deep.equal(texts);
    });
  }

  for (const [text, behind, texts] of [
    ['baker street', '43, flat 2', ['Baker Street', '43', 'flat 2', 'London']],
    ['flat 2, 43 baker street', '43, flat 2', ['Baker Street', '43', 'flat 2', 'London']],
    ['John Smith, baker st', '43, flat 2', ['Baker Street', '43', 'flat 2, John Smith', 'London']],
    ['43 baker street, leeds', '43', ['Baker Street', '43', 'leeds', 'London']],
  ] as const) {
    it(`is there once, with what was typed behind the street: ${text}, then ${behind}`, async () => {
      const { element } = await mount(
        british((term) => (term.startsWith('London,') ? [] : [bakerStreet])),
        'GB',
      );
      await typeAndChoose(element, text);
      await type(element, `London, Baker Street ${behind}`);
      await settled(element);
      await manually(element);
      expect(textsIn(element)).to.deep.equal(texts);
    });
  }
});
