/** The table of submissions: whatever was loaded when an order was placed, it ends as with the engine there. */
import { expect, fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import type { AddressClient } from '../../../src/client.ts';
import { addressEntryEngine } from '../../../src/elements/address-entry/element.ts';
import { nlPostcodeLookupEngine } from '../../../src/elements/nl-postcode-lookup/element.ts';
import type { NlPostcodeLookup } from '../../../src/nl-postcode-lookup.ts';
import { delay } from '../../../src/waiting/delay.ts';
import { holdClock, type PageClock } from '../../support/page-clock.ts';
import { fakeClient, house } from '../address-entry/support.ts';
import { settled, waitUntil } from '../element.support.ts';
import { fakeClient as fakeLookup } from '../nl-postcode-lookup/support.ts';
import { type HeldFile, holdFile, releaseFile, rendered, typeEarly } from './support.ts';

const tags = ['address-entry', 'nl-postcode-lookup'] as const;
type Tag = (typeof tags)[number];
const files = { 'address-entry': addressEntryEngine, 'nl-postcode-lookup': nlPostcodeLookupEngine };

/** Milliseconds until the engine is there; `fails` and `never` are files that cannot be had. */
const latenesses = [0, 300, 2_000, 'fails', 'never'] as const;
/** Milliseconds until the service answers. */
const answerMs = 500;
type Lateness = (typeof latenesses)[number];

/** A form in which a house was typed. */
interface Scene {
  readonly form: HTMLFormElement;
  readonly element: AddressEntry | NlPostcodeLookup;
  /** The field that the person is in. */
  readonly input: HTMLInputElement;
  readonly pay: HTMLButtonElement;
  /** A node of the page by selector. */
  readonly find: <Found extends HTMLElement>(selector: string) => Found;
  readonly type: (text: string) => void;
}

/** One thing that a person or a page does, and what the order is in the end. */
interface Act {
  readonly act: (scene: Scene) => unknown;
  /** The number of times that the form is sent; without any engine, where that is another one. */
  readonly sent: number | { readonly 'address-entry': number; readonly 'nl-postcode-lookup': number };
  readonly sentWithout?: number;
  /** What the button adds to the form's data. Default: `action=pay`. */
  readonly data?: readonly string[];
  /** Attributes of the form, and what stands in it beside the rest. */
  readonly page?: 'no button' | 'own fields' | 'shadow root' | 'two elements' | 'both elements' | 'no check';
  /** What was typed before. Default: a house that is found. */
  readonly typed?: 'nothing' | 'not found';
}

const check = (scene: Scene) => scene.form.checkValidity();
const paying = ['action=pay'];

/** Does something to the button once it was pressed, as handlers do that keep a form from being sent twice. */
const afterPress = (change: (scene: Scene) => void, isLater = true): Act => ({
  act: (scene) => {
    scene.pay.addEventListener('click', () => (isLater ? setTimeout(() => change(scene)) : change(scene)));
    scene.pay.click();
  },
  sent: 1,
});

/** A key as a browser presses it. */
function pressEnter(target: HTMLElement): void {
  const init = { key: 'Enter', bubbles: true, composed: true, cancelable: true };
  if (target.dispatchEvent(new KeyboardEvent('keydown', init)))
    target.dispatchEvent(new KeyboardEvent('keypress', init));
}

const acts: Readonly<Record<string, Act>> = {
  'a click': { act: ({ pay }) => pay.click(), sent: 1 },
  'two clicks': { act: ({ pay }) => [pay.click(), pay.click()], sent: 1 },
  'a click on a button outside of the form': {
    act: ({ find }) => find('#outside').click(),
    sent: 1,
    data: ['action=outside'],
  },
  'a click on a button with ways of its own': {
    act: ({ find }) => find('#draft').click(),
    sent: 1,
    data: ['action=draft', 'formaction=about:blank#draft', 'formmethod=post', 'formtarget=nowhere'],
  },
  'a click on a button that asks for no check': {
    act: ({ find }) => find('#unchecked').click(),
    sent: 1,
    data: ['action=unchecked'],
  },
  'Enter in the field': {
    act: ({ input }) => pressEnter(input),
    sent: { 'address-entry': 0, 'nl-postcode-lookup': 1 },
    sentWithout: 0,
  },
  'Enter twice in the field': { act: ({ input }) => [pressEnter(input), pressEnter(input)], sent: 1, sentWithout: 0 },
  'Enter that the page prevents': {
    act: ({ form, input }) => {
      form.addEventListener('keydown', (event) => event.preventDefault());
      pressEnter(input);
      pressEnter(input);
    },
    sent: 0,
  },
  'Enter in another field of a form without a button': {
    act: ({ find }) => pressEnter(find('#email')),
    page: 'no button',
    sent: 1,
    data: [],
  },
  'requestSubmit()': { act: ({ form }) => form.requestSubmit(), sent: 1, data: [] },
  'requestSubmit() with a button': { act: ({ form, pay }) => form.requestSubmit(pay), sent: 1 },
  'checkValidity() of the form': { act: check, sent: 0 },
  'reportValidity() of the form': { act: ({ form }) => form.reportValidity(), sent: 0 },
  'checkValidity() of the element': { act: ({ element }) => element.checkValidity(), sent: 0 },
  'reportValidity() of the element': { act: ({ element }) => element.reportValidity(), sent: 0 },
  'a click that the page prevents': {
    act: ({ pay }) => {
      pay.addEventListener('click', (event) => event.preventDefault());
      pay.click();
    },
    sent: 0,
  },
  'a click that the page prevents, to ask whether all is valid': {
    act: (scene) => {
      scene.pay.addEventListener('click', (event) => {
        event.preventDefault();
        check(scene);
      });
      scene.pay.click();
    },
    sent: 0,
  },
  'a click that asks whether all is valid before the page prevents it': {
    act: (scene) => {
      scene.pay.addEventListener('click', (event) => {
        scene.form.reportValidity();
        event.preventDefault();
      });
      scene.pay.click();
    },
    sent: 0,
  },
  'a click that the page prevents, to ask a moment later': {
    act: (scene) => {
      scene.pay.addEventListener('click', (event) => {
        event.preventDefault();
        void Promise.resolve().then(() => check(scene));
        setTimeout(() => check(scene));
      });
      scene.pay.click();
    },
    sent: 0,
  },
  'a click that the page prevents further up': {
    act: (scene) => {
      scene.form.addEventListener('click', (event) => event.preventDefault());
      scene.pay.addEventListener('click', () => check(scene));
      scene.pay.click();
    },
    sent: 0,
  },
  'a click that asks whether all is valid': {
    act: (scene) => {
      scene.pay.addEventListener('click', () => void check(scene));
      scene.pay.click();
    },
    sent: 1,
  },
  'a submission that the page prevents': {
    act: ({ form, pay }) => {
      form.addEventListener('submit', (event) => event.preventDefault());
      pay.click();
    },
    sent: 0,
  },
  'a button that is disabled a moment later': afterPress(({ pay }) => {
    pay.disabled = true;
  }),
  'a button that is disabled by its fieldset': afterPress(({ find }) => {
    find<HTMLFieldSetElement>('#buttons').disabled = true;
  }),
  'a button that is removed': afterPress(({ pay }) => pay.remove()),
  'a button that is replaced': afterPress(({ pay }) => {
    pay.replaceWith(Object.assign(document.createElement('button'), { name: 'action', value: 'wait' }));
  }),
  'a button that is renamed': afterPress(({ pay }) => Object.assign(pay, { name: 'other', value: 'wait' })),
  'a button that is no submit button any more': afterPress(({ pay }) => Object.assign(pay, { type: 'button' })),
  'a button that is moved to another form': afterPress(({ pay, find }) => find('#other').append(pay)),
  'a button whose own handler renames it': {
    ...afterPress(({ pay }) => Object.assign(pay, { value: 'pay-now' }), false),
    data: ['action=pay-now'],
  },
  'a form that is reset meanwhile': { act: ({ form, pay }) => [pay.click(), form.reset()], sent: 0 },
  'a person who types on': { act: ({ pay, input, type }) => [pay.click(), type(`${input.value} `)], sent: 0 },
  'a click where nothing was typed': { act: ({ pay }) => pay.click(), typed: 'nothing', sent: 0 },
  'a script that asks where nothing was typed': { act: ({ form }) => form.reportValidity(), typed: 'nothing', sent: 0 },
  'a click where the address is not found': {
    act: ({ pay }) => pay.click(),
    typed: 'not found',
    sent: 0,
    sentWithout: 1,
  },
  'a person who goes on to another field': { act: ({ pay, find }) => [pay.click(), find('#email').focus()], sent: 1 },
  'a person in another field where the address is not found': {
    act: ({ pay, find }) => [pay.click(), find('#email').focus()],
    typed: 'not found',
    sent: 0,
    sentWithout: 1,
  },
  'a page with an error of its own': {
    act: ({ element, pay }) => [element.setCustomValidity('Not here.'), pay.click()],
    sent: 0,
  },
  'a page that disables the element meanwhile': {
    act: ({ element, pay }) => {
      pay.click();
      element.disabled = true;
    },
    sent: 1,
  },
  'a page that removes the element meanwhile': { act: ({ element, pay }) => [pay.click(), element.remove()], sent: 1 },
  'a second click once another form has the element, and waits for it': {
    act: ({ pay, element, find }) => {
      pay.click();
      element.setAttribute('form', 'other');
      find<HTMLFormElement>('#other').requestSubmit();
      setTimeout(() => pay.click());
    },
    sent: 1,
  },
  'a form that the browser does not check': { act: ({ pay }) => pay.click(), page: 'no check', sent: 1 },
  'two elements': {
    act: ({ pay }) => pay.click(),
    page: 'two elements',
    sent: 1,
    data: ['action=pay', 'to2.country=NL'],
  },
  'one of both elements': {
    act: ({ pay }) => pay.click(),
    page: 'both elements',
    sent: 1,
    data: ['action=pay', 'to2.country=NL'],
  },
  'a form in a shadow root': { act: ({ pay }) => pay.click(), page: 'shadow root', sent: 1 },
  // Without the engine nothing fills the fields: the text would be lost, and a message asks for them.
  'a form with fields of its own for the address': {
    act: ({ pay }) => pay.click(),
    page: 'own fields',
    sent: 1,
    sentWithout: 0,
  },
};

/** A service that takes its time: no address is there when the order is placed. */
const slow = (client: AddressClient): AddressClient =>
  new Proxy(client, {
    get: (_, name: keyof AddressClient) => async (parameters: never, options: never) => {
      if (name !== 'countries') await delay(answerMs);
      return client[name](parameters, options);
    },
  });

const ownFields = () => html`
  <div slot="fields">
    <input name="own-street" autocomplete="address-line1" />
    <input name="own-postcode" autocomplete="postal-code" />
    <input name="own-city" autocomplete="address-level2" />
  </div>
`;

const other = { 'address-entry': 'nl-postcode-lookup', 'nl-postcode-lookup': 'address-entry' } as const;

/** An element in place of a node. */
async function put(tag: Tag, name: string, place: Element, { page, typed }: Act) {
  const element = document.createElement(tag);
  const nothing = () => ({ matches: [] });
  const found = () => ({ matches: [house] });
  const { client } =
    tag === 'address-entry' ? fakeClient({ suggest: typed === 'not found' ? nothing : found }) : fakeLookup();
  Object.assign(element, { client: slow(client), name, required: true, country: 'NL', countries: 'NL' });
  if (page === 'own fields') element.append(await fixture(ownFields()));
  place.replaceWith(element);
  await rendered(element);
  const inner = <Found extends HTMLElement>(selector: string) => element.shadowRoot?.querySelector(selector) as Found;
  const input = inner<HTMLInputElement>(tag === 'address-entry' ? '#input' : '#houseNumber');
  const type = (text: string) => typeEarly(input, text);
  if (typed === 'nothing') return { element, input, type };
  if (tag === 'address-entry') type(house.value.trim());
  else {
    typeEarly(inner<HTMLInputElement>('#postcode'), '2012ES');
    type(typed === 'not found' ? '99' : '30');
  }
  return { element, input, type };
}

/** A form with an element in which a house is typed. Its submissions go to a frame that shows nothing of them. */
async function mount(tag: Tag, row: Act): Promise<Scene & { readonly sent: string[][] }> {
  const { page } = row;
  const outer = await fixture<HTMLElement>(html`<div><iframe name="nowhere" hidden></iframe><div></div></div>`);
  const place = outer.querySelector('div') as HTMLElement;
  const root = page === 'shadow root' ? place.attachShadow({ mode: 'open' }) : place;
  const template = document.createElement('template');
  template.innerHTML = `
    <form id="order" action="about:blank" target="nowhere" ${page === 'no check' ? 'novalidate' : ''}>
      <input id="email" name="email" />
      <i></i>
      <b></b>
      <fieldset id="buttons">
        ${
          page === 'no button'
            ? ''
            : `<button id="pay" name="action" value="pay">Pay</button>
        <button id="draft" name="action" value="draft" formaction="about:blank#draft" formmethod="post" formtarget="nowhere"></button>
        <button id="unchecked" name="action" value="unchecked" formnovalidate></button>`
        }
      </fieldset>
    </form>
    ${page === 'no button' ? '' : '<button id="outside" form="order" name="action" value="outside"></button>'}
    <form id="other" action="about:blank" target="nowhere"></form>
  `;
  root.append(template.content);
  const find = <Found extends HTMLElement>(selector: string) => root.querySelector(selector) as Found;
  const form = find<HTMLFormElement>('#order');
  const second = page === 'two elements' ? tag : page === 'both elements' ? other[tag] : null;
  if (second) await put(second, 'to2', find('b'), row);
  const { element, input, type } = await put(tag, 'to', find('i'), row);
  const sent: string[][] = [];
  let submitter: HTMLElement | null = null;
  form.addEventListener('submit', (event) => {
    submitter = event.submitter;
  });
  form.addEventListener('formdata', ({ formData }) => {
    const ways = ['formaction', 'formmethod', 'formtarget'].flatMap((name) => {
      const way = submitter?.getAttribute(name);
      return way ? [`${name}=${way}`] : [];
    });
    sent.push([...[...formData].map(([name, value]) => `${name}=${value}`), ...ways]);
  });
  return { form, element, input, pay: find('#pay'), find, type, sent };
}

/** All that a person, a page and a server know in the end. */
interface Outcome {
  readonly sent: readonly (readonly string[])[];
  readonly value?: string | null;
  readonly validity?: readonly [boolean, string];
  readonly shown?: string;
  readonly focus?: string;
}

/** Has the engine come, in the time of the clock. */
async function come(file: HeldFile, clock: PageClock, way: 'come' | 'stayAway'): Promise<void> {
  let isDone = false;
  void file[way]().then(() => {
    isDone = true;
  });
  while (!isDone) await clock.pass(1);
}

/** Does an act, and lets time pass until nothing more happens. */
async function outcomeOf(tag: Tag, row: Act, lateness: Lateness | 'there'): Promise<Outcome> {
  const file = lateness === 'there' ? null : holdFile(files[tag]);
  const clock = holdClock();
  try {
    const scene = await mounted(clock, mount(tag, row));
    const { element, sent } = scene;
    row.act(scene);
    if (file && lateness !== 'never') {
      await clock.pass(typeof lateness === 'number' ? lateness : 0);
      await come(file, clock, lateness === 'fails' ? 'stayAway' : 'come');
    }
    for (let times = 0; times < 24; times++) await clock.pass(500);
    // It is no part of the page any more.
    if (!element.isConnected) return { sent };
    const text = (selector: string) => element.shadowRoot?.querySelector(selector)?.textContent?.trim() ?? '';
    const root = element.getRootNode() as Document | ShadowRoot;
    return {
      sent,
      value: element.value && `${element.value.street} ${element.value.building}`,
      validity: [element.validity.valid, element.validationMessage],
      shown: text('[part~=error]') + text('.looking'),
      // Browsers take the focus from what is disabled at different times.
      focus: element.disabled
        ? ''
        : `${root.activeElement?.id || root.activeElement?.localName} ${element.shadowRoot?.activeElement?.id}`,
    };
  } finally {
    clock.release();
    if (file) releaseFile(files[tag]);
  }
}

async function mounted<Mounted>(clock: PageClock, mounting: Promise<Mounted>): Promise<Mounted> {
  let scene: Mounted | undefined;
  void mounting.then((it) => {
    scene = it;
  });
  while (!scene) await clock.pass(1);
  return scene;
}

// Code that is there takes no time on a clock that the test turns.
before(async () => {
  await Promise.all(Object.values(files).map((file) => file.load()));
  for (const tag of tags) {
    const { element, pay } = await mount(tag, { act: check, sent: 0, page: 'own fields' });
    pay.click();
    await waitUntil(() => element.value, 'the address');
    element.enterManually();
    await settled(element);
    const plain = await mount(tag, { act: check, sent: 0 });
    plain.element.enterManually();
    await waitUntil(() => plain.element.step === 'manual', 'the fields by hand');
    await settled(plain.element);
  }
});

/** The number of times that the form of a row is sent. */
const numberFor = (tag: Tag, { sent }: Act) => (typeof sent === 'number' ? sent : sent[tag]);

for (const tag of tags) {
  describe(`an order with <${tag}>`, () => {
    for (const [what, row] of Object.entries(acts)) {
      describe(`by ${what}`, () => {
        let there: Outcome;

        it('is what the table says, with the engine loaded', async () => {
          there = await outcomeOf(tag, row, 'there');
          expect(there.sent.length, JSON.stringify(there)).to.equal(numberFor(tag, row));
          if (numberFor(tag, row) === 1) expect(there.sent[0]).to.include.members([...(row.data ?? paying)]);
        });

        for (const lateness of latenesses) {
          if (typeof lateness === 'number')
            it(`ends the same with the engine ${lateness} ms late`, async () => {
              expect(await outcomeOf(tag, row, lateness)).to.deep.equal(there);
            });
          else
            it(`is submitted with what was typed if the engine ${lateness === 'never' ? 'never loads' : 'fails'}`, async () => {
              const { sent, validity = [true, ''], shown = '' } = await outcomeOf(tag, row, lateness);
              const number = row.sentWithout ?? numberFor(tag, row);
              expect(sent.length, JSON.stringify(sent)).to.equal(number);
              for (const data of sent) expect(data).to.include.members([...(row.data ?? paying)]);
              if (number > 0) expect([validity, shown.includes('Checking')]).to.deep.equal([[true, ''], false]);
            });
        }
      });
    }
  });
}

describe('a field that no longer waits for its engine', () => {
  for (const tag of tags) {
    it(`of <${tag}> submits on Enter, as a text field does`, async () => {
      const file = holdFile(files[tag]);
      try {
        const { input, sent } = await mount(tag, { act: check, sent: 1 });
        await file.stayAway();
        pressEnter(input);
        expect(sent.length).to.equal(1);
        expect(sent[0]).to.include('action=pay');
      } finally {
        releaseFile(files[tag]);
      }
    });
  }
});
