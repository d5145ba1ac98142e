/** An element in a page, and what people, pages, browsers and services do to it, in any order. */
import '../with-engine.ts';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { type AddressClient, AddressServiceError, type Reason } from '../../../src/client.ts';
import type { NlPostcodeLookup } from '../../../src/nl-postcode-lookup.ts';
import { house2, house30, house212 } from '../../support/dutch-samples.ts';
import { nasty } from '../../support/nasty.ts';
import { holdClock } from '../../support/page-clock.ts';
import * as fc from '../../support/random.ts';
import { belgium, details, house, netherlands, street } from '../../support/samples.ts';
import { holdCode } from '../panels/late-code.support.ts';
import { answer, match } from '../panels/manual/support.ts';

/** The elements that a page may have. */
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
  ...(['clear', 'enterManually', 'country', 'wrong types', 'custom error', 'renders at every key'] as const),
  'another form',
] as const;

/** The acts of a browser, or of the machine that it runs on. */
const browserActs = [
  ...(['offline', 'half an hour', 'an hour back', 'kept whole', 'restored', 'undoes'] as const),
  ...(['code is late', 'code is gone', 'code is there', 'translated', 'extended', 'zoomed'] as const),
] as const;

/** One thing that happens. Each is tried; what is not possible just then does nothing. */
export type Act =
  | { readonly kind: 'types' | 'pastes' | 'composes'; readonly field: number; readonly text: string }
  | { readonly kind: 'presses a key'; readonly key: string }
  | {
      readonly kind: 'presses a button' | 'clicks' | 'double clicks' | 'presses' | 'releases' | 'presses for long';
      readonly index: number;
    }
  | { readonly kind: 'answer'; readonly outcome: Outcome }
  | { readonly kind: 'waits'; readonly milliseconds: number }
  | { readonly kind: 'searches' | 'finds an address' }
  | { readonly kind: 'leaves' | 'submits' | (typeof pageActs)[number] | (typeof browserActs)[number] };

/** The answers of a service, or of a page's client. `foreign` is an error that is none of ours. */
export type Outcome = 'good' | 'other' | 'nothing' | 'garbage' | 'foreign' | 'wait a second' | Reason;

/** Milliseconds without an act after which everything that is to be said was said, or is read. */
export const restMs = 1_600;

const texts = [
  ...['ju', 'julian', 'Haarlem, Julianastraat ', '2012ES', '2012 ES 30', '30', 'Haarlem', 'Julianastraat'],
  'Julianastraat 30\n2012 ES Haarlem',
];
const text = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...texts) }, fc.constantFrom(...nasty));
const keys = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Home', 'z'];
const reasons: readonly Reason[] = ['invalid-input', 'unavailable', 'rate-limited', 'not-found', 'ambiguous'];
const pointerActs = ['clicks', 'double clicks', 'presses', 'releases', 'presses for long'] as const;

export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom('types', 'types', 'pastes', 'composes'), field: fc.nat(6), text }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('presses a key'), key: fc.constantFrom(...keys) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('presses a button'), index: fc.nat(6) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom(...pointerActs), index: fc.nat(3) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('answer'),
      outcome: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom('good', 'other') },
        fc.constantFrom('nothing', 'garbage', 'foreign', 'wait a second', ...reasons),
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('waits'),
      milliseconds: fc.constantFrom(0, 100, 700, restMs, restMs, 5_000, 62_000),
    }),
  },
  // By chance alone hardly any life would come that far.
  { weight: 4, arbitrary: fc.constantFrom('searches', 'finds an address').map((kind) => ({ kind })) },
  { weight: 3, arbitrary: fc.constantFrom('leaves', 'submits').map((kind) => ({ kind })) },
  { weight: 4, arbitrary: fc.constantFrom(...pageActs).map((kind) => ({ kind })) },
  { weight: 4, arbitrary: fc.constantFrom(...browserActs).map((kind) => ({ kind })) },
) as fc.Arbitrary<Act>;

export type Control = AddressEntry | NlPostcodeLookup;

const garbage: readonly unknown[] = [
  { matches: 7, address: [] },
  null,
  'a text',
  { matches: [null, {}, { value: 7 }] },
  { matches: [{ ...house, label: null, precision: {}, highlights: 'all' }] },
];
const foreign: readonly unknown[] = [new Error('of a page'), undefined, 'a text'];

/** A service that answers when it is told to, the oldest question first. */
function patientService() {
  const waiting: ((outcome: Outcome) => void)[] = [];
  let count = 0;
  function later<Answer>(operation: 'suggest', answers: readonly Answer[]): Promise<Answer> {
    return new Promise((resolve, reject) => {
      waiting.push((outcome) => {
        count++;
        const index = ['good', 'other', 'nothing'].indexOf(outcome);
        if (index >= 0) resolve(answers[index % answers.length] as Answer);
        else if (outcome === 'garbage') resolve(garbage[count % garbage.length] as Answer);
        else if (outcome === 'foreign') reject(foreign[count % foreign.length]);
        else if (outcome === 'wait a second')
          reject(new AddressServiceError('rate-limited', operation, { status: 429, retryAfter: 1 }));
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

/** A page with one element: what it is made of, and what the test holds of the world around it. */
export function begin(setup: keyof typeof setups) {
  const form = document.createElement('form');
  form.innerHTML = `${setups[setup]}</${setup.split(' ')[0]}><input id="elsewhere"><button>Order</button>`;
  const [clock, code] = [holdClock(), holdCode()];
  const network = { isOnline: true };
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => network.isOnline });
  const element = form.firstElementChild as Control;
  const service = patientService();
  element.client = service.client;
  const other = Object.assign(document.createElement('form'), { id: 'other' });
  document.body.append(form, other);
  const elsewhere = form.querySelector<HTMLInputElement>('#elsewhere') as HTMLInputElement;

  /** Gives the page back what was held of it. */
  function end(): void {
    form.remove();
    other.remove();
    code.release();
    clock.release();
    Reflect.deleteProperty(navigator, 'onLine');
  }
  /** The pressed text, null for none; and whether it is being clicked. */
  const pointer = { pressed: null as string | null, isClicking: false };
  return { form, element, elsewhere, service, clock, code, network, pointer, end };
}

export type Life = ReturnType<typeof begin>;
