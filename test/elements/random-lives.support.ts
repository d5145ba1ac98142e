/** An element in a page, and what people, pages, browsers and services do to it, in any order. */
import '../../src/address-entry.ts';
import '../../src/nl-postcode-lookup.ts';
import type { AddressEntry } from '../../src/address-entry.ts';
import { type AddressClient, AddressServiceError, type Reason } from '../../src/client.ts';
import type { NlPostcodeLookup } from '../../src/nl-postcode-lookup.ts';
import { house2, house30, house212 } from '../support/dutch-samples.ts';
import { nasty } from '../support/nasty.ts';
import * as fc from '../support/random.ts';
import { belgium, details, house, netherlands, street } from '../support/samples.ts';
import { answer, match } from './manual.support.ts';

/** What a page may ask for. */
export const setups = {
  'address-entry': '<address-entry name="a" country="NL">',
  'address-entry required': '<address-entry name="a" country="NL" required>',
  'address-entry required no-manual': '<address-entry name="a" country="NL" required no-manual>',
  'address-entry nl-lookup': '<address-entry name="a" country="NL" nl-lookup required>',
  'address-entry verify=submit': '<address-entry name="a" country="NL" verify="submit" po-box="deny">',
  'address-entry without a country': '<address-entry name="a" required no-auto-select>',
  'address-entry with page fields':
    '<address-entry name="a" country="NL"><p slot="fields"><input name="street" autocomplete="address-line1"><input name="zip" autocomplete="postal-code"><input name="city" autocomplete="address-level2"></p>',
  'nl-postcode-lookup': '<nl-postcode-lookup name="a">',
  'nl-postcode-lookup required no-manual': '<nl-postcode-lookup name="a" required no-manual>',
} as const;

const pageActs = [
  ...(['reset', 'disabled', 'readonly', 'moved', 'cloned', 'adopted', 'set again', 'value written back'] as const),
  ...(['clear', 'enterManually', 'country', 'wrong types', 'custom error', 'offline', 'half an hour'] as const),
] as const;

/** One thing that happens. Each is tried; what is not possible just then does nothing. */
export type Act =
  | { readonly kind: 'types' | 'pastes' | 'composes'; readonly field: number; readonly text: string }
  | { readonly kind: 'presses a key'; readonly key: string }
  | { readonly kind: 'presses a button' | 'clicks' | 'double clicks' | 'presses' | 'releases'; readonly index: number }
  | { readonly kind: 'answer'; readonly outcome: 'good' | 'other' | 'nothing' | 'garbage' | Reason }
  | { readonly kind: 'leaves' | 'submits' | (typeof pageActs)[number] };

const texts = ['ju', 'julian', 'Haarlem, Julianastraat ', '2012ES', '2012 ES 30', '30', 'Haarlem', 'Julianastraat'];
const text = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...texts) }, fc.constantFrom(...nasty));
const keys = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Home', 'z'];
const reasons: readonly Reason[] = ['invalid-input', 'unavailable', 'rate-limited', 'not-found', 'ambiguous'];

export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom('types', 'types', 'pastes', 'composes'), field: fc.nat(6), text }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('presses a key'), key: fc.constantFrom(...keys) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('presses a button'), index: fc.nat(6) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('clicks', 'double clicks', 'presses', 'releases'), index: fc.nat(3) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('answer'),
      outcome: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom('good', 'other') },
        fc.constantFrom('nothing', 'garbage', ...reasons),
      ),
    }),
  },
  { weight: 3, arbitrary: fc.constantFrom('leaves', 'submits').map((kind) => ({ kind })) },
  { weight: 3, arbitrary: fc.constantFrom(...pageActs).map((kind) => ({ kind })) },
) as fc.Arbitrary<Act>;

export type Control = AddressEntry | NlPostcodeLookup;

/** A service that answers when it is told to, the oldest question first. */
function patientService() {
  const waiting: ((outcome: Extract<Act, { kind: 'answer' }>['outcome']) => void)[] = [];
  function later<Answer>(operation: 'suggest', answers: readonly Answer[]): Promise<Answer> {
    return new Promise((resolve, reject) => {
      waiting.push((outcome) => {
        const index = ['good', 'other', 'nothing'].indexOf(outcome);
        if (index >= 0) resolve(answers[index % answers.length] as Answer);
        else if (outcome === 'garbage') resolve({ matches: 7, address: [] } as Answer);
        else {
          const status = outcome === 'rate-limited' ? 429 : 503;
          reject(new AddressServiceError(outcome as Reason, operation, { status, retryAfter: 60 }));
        }
      });
    });
  }
  const twin = { ...house, context: 'nldTwin' };
  const found = [{ matches: [street, house, twin] }, { matches: [house], newContext: 'nldMoved' }, { matches: [] }];
  const opinions = [
    answer(match('A', 'Building')),
    answer(match('C', 'Building', { street: 'Julianalaan' })),
    answer(),
  ];
  const client: AddressClient = {
    suggest: () => later('suggest', found),
    details: () => later('suggest', [details]),
    validate: () => later('suggest', opinions),
    countries: async () => [netherlands, belgium],
    country: async () => null,
    dutchByPostcode: () => later('suggest', [house30, { ...house2, houseNumberAddition: null }]),
    dutchByStreet: () => later('suggest', [house212, house30]),
  };
  return { client, waiting };
}

/** A page with one element: what it is made of, and how things happen to it. */
export function begin(setup: keyof typeof setups) {
  const form = document.createElement('form');
  form.innerHTML = `${setups[setup]}</${setup.split(' ')[0]}><input id="elsewhere"><button>Order</button>`;
  const element = form.firstElementChild as Control;
  const service = patientService();
  element.client = service.client;
  document.body.append(form);
  const elsewhere = form.querySelector<HTMLInputElement>('#elsewhere') as HTMLInputElement;
  return { form, element, elsewhere, service };
}

export type Life = ReturnType<typeof begin>;

const within = <Type extends HTMLElement>({ element }: Life, selector: string): Type[] =>
  [...(element.shadowRoot?.querySelectorAll<Type>(selector) ?? [])].filter((it) => it.getClientRects().length > 0);

const pointer = (target: HTMLElement, type: string, detail: number) =>
  target.dispatchEvent(
    type === 'click'
      ? new MouseEvent(type, { bubbles: true, composed: true, cancelable: true, detail })
      : new PointerEvent(type, { bubbles: true, composed: true, cancelable: true, isPrimary: true }),
  );

/** What is in the field once the text was put there; null where there is no such field. */
export function write(life: Life, { kind, field, text }: Extract<Act, { readonly text: string }>) {
  const inputs = within<HTMLInputElement>(life, 'input:enabled:read-write');
  const input = inputs[field % Math.max(1, inputs.length)];
  if (!input) return null;
  input.focus();
  const said = { bubbles: true, composed: true } as const;
  if (kind === 'composes') {
    input.dispatchEvent(new CompositionEvent('compositionstart', said));
    input.value = text.slice(0, 1);
    input.dispatchEvent(new InputEvent('input', { ...said, isComposing: true, inputType: 'insertCompositionText' }));
  }
  input.value = text;
  const inputType = { types: 'insertText', pastes: 'insertFromPaste', composes: 'insertCompositionText' }[kind];
  input.dispatchEvent(new InputEvent('input', { ...said, inputType }));
  if (kind === 'composes') input.dispatchEvent(new CompositionEvent('compositionend', said));
  return input;
}

/** Lets an act of the person or the service happen; `page` does the others. */
export function perform(life: Life, it: Act): void {
  const { element, form, elsewhere, service } = life;
  if (it.kind === 'types' || it.kind === 'pastes' || it.kind === 'composes') write(life, it);
  else if (it.kind === 'presses a key') {
    const active = element.shadowRoot?.activeElement;
    const options = { key: it.key, bubbles: true, composed: true, cancelable: true, ctrlKey: it.key === 'z' };
    active?.dispatchEvent(new KeyboardEvent('keydown', options));
  } else if (it.kind === 'presses a button') {
    const buttons = within<HTMLButtonElement>(life, 'button:enabled');
    const button = buttons[it.index % Math.max(1, buttons.length)];
    button?.focus();
    button?.click();
  } else if ('index' in it) {
    const option = within(life, '[role=option]')[it.index];
    if (!option) return;
    if (it.kind !== 'releases') pointer(option, 'pointerdown', 1);
    if (it.kind === 'presses') return;
    pointer(option, 'pointerup', 1);
    pointer(option, 'click', 1);
    if (it.kind === 'double clicks') within(life, '[role=option]')[it.index]?.dispatchEvent(secondClick());
  } else if (it.kind === 'answer') service.waiting.shift()?.(it.outcome);
  else if (it.kind === 'leaves') elsewhere.focus();
  else if (it.kind === 'submits') form.querySelector<HTMLButtonElement>(':scope > button')?.click();
  else page(life, it.kind);
}

const secondClick = () => new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail: 2 });

function page({ element, form, elsewhere }: Life, kind: (typeof pageActs)[number]): void {
  if (kind === 'reset') form.reset();
  if (kind === 'disabled') element.disabled = !element.disabled;
  if (kind === 'readonly') element.readonly = !element.readonly;
  if (kind === 'moved') form.prepend(element);
  if (kind === 'adopted') {
    const frame = document.createElement('iframe');
    form.append(frame);
    frame.contentDocument?.body.append(element);
    form.prepend(element);
    frame.remove();
  }
  if (kind === 'cloned') {
    const clone = element.cloneNode(true) as Control;
    form.append(clone);
    clone.remove();
  }
  if (kind === 'set again') {
    for (const { name, value } of [...element.attributes]) element.setAttribute(name, value);
  }
  if (kind === 'value written back') Object.assign(element, { value: element.value });
  if (kind === 'clear') element.clear();
  if (kind === 'enterManually') element.enterManually();
  if (kind === 'country' && 'country' in element) element.country = element.country === 'BE' ? 'NL' : 'BE';
  if (kind === 'wrong types') Object.assign(element, { minLength: 'x', messages: 7, fieldNames: null, poBox: {} });
  if (kind === 'custom error') element.setCustomValidity(element.validity.customError ? '' : 'Not there');
  if (kind === 'offline') dispatchEvent(new Event(elsewhere.value === '' ? 'offline' : 'online'));
}
