import type { AddressEntry } from '../../../../src/address-entry.ts';
import type { ValidationMatch, ValidationResponse } from '../../../../src/contract/types.ts';
import * as fc from '../../../support/random.ts';
import { failure } from '../../address-entry/support.ts';
import { answer, expect, fakeValidation, fieldOf, match, mount, part } from './support.ts';

/**
 * The acts of people, pages and services, in any order. Each is tried; one that is not possible just then does nothing.
 */
type Act =
  | { readonly kind: 'type'; readonly field: string; readonly text: string }
  | { readonly kind: 'press'; readonly text: string }
  | { readonly kind: 'reply'; readonly match: ValidationMatch | null }
  | { readonly kind: 'open' | 'leave' | 'submit' | 'reset' | 'clear' | 'move' | 'fail' | 'country' };

const nasty = ['', ' ', '.', '..', '%2e%2e', '__proto__', '\ud800', '<b>', '30', '2012ES', 'Haarlem', 'Julianastraat'];
const buttons = ['Use this address', 'Keep what I typed', 'Edit', 'Change address', 'Search for', 'Add apartment'];
const matches = [
  match('A', 'Building'),
  match('B', 'Building'),
  match('C', 'Building'),
  match('A', 'BuildingPartial'),
  match('D', 'Street', { building: null }),
  null,
];

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant('type' as const),
    field: fc.constantFrom('street', 'building', 'addition', 'postcode', 'locality'),
    text: fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'grapheme', maxLength: 8 })),
  }),
  fc.record({ kind: fc.constant('press' as const), text: fc.constantFrom(...buttons) }),
  fc.record({ kind: fc.constant('reply' as const), match: fc.constantFrom(...matches) }),
  fc.constantFrom(
    ...(['open', 'leave', 'submit', 'reset', 'clear', 'move', 'fail', 'country'] as const).map((kind) => ({ kind })),
  ),
);

/** A service that answers when it is told to. */
function patientService() {
  const waiting: { resolve: (value: ValidationResponse) => void; reject: (reason: unknown) => void }[] = [];
  const validate = () => new Promise<ValidationResponse>((resolve, reject) => waiting.push({ resolve, reject }));
  return { validate, waiting };
}

async function perform(it: Act, element: AddressEntry, { waiting }: ReturnType<typeof patientService>): Promise<void> {
  const { form } = element;
  const inner = element.shadowRoot;
  if (it.kind === 'type') {
    const input = inner?.querySelector<HTMLInputElement>(`[part~=field] #${it.field}`);
    if (!input) return;
    input.focus();
    input.value = it.text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await element.updateComplete;
    expect(fieldOf(element, it.field).value, 'what is typed is there').to.equal(it.text);
  }
  if (it.kind === 'press') {
    const found = [...(inner?.querySelectorAll('button') ?? [])].find((button) =>
      button.textContent?.includes(it.text),
    );
    found?.focus();
    found?.click();
  }
  if (it.kind === 'open') element.enterManually();
  if (it.kind === 'leave') form?.querySelector('button')?.focus();
  if (it.kind === 'submit') form?.requestSubmit();
  if (it.kind === 'reset') form?.reset();
  if (it.kind === 'clear') element.clear();
  if (it.kind === 'country') element.country = element.country === 'NL' ? 'BE' : 'NL';
  if (it.kind === 'move') form?.append(element);
  if (it.kind === 'reply') waiting.shift()?.resolve(answer(...(it.match ? [it.match] : [])));
  if (it.kind === 'fail') waiting.shift()?.reject(failure('unavailable', 503));
}

/** Everything that is under way has its turn. */
async function turn(element: AddressEntry): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await element.updateComplete;
}

describe('whatever happens to an address typed by hand', () => {
  for (const verify of ['change', 'submit'] as const) {
    it(`stays consistent, with verify="${verify}"`, async () => {
      const broken: unknown[] = [];
      const note = (event: Event) => broken.push(event);
      addEventListener('error', note);
      addEventListener('unhandledrejection', note);
      await fc.assert(
        fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
          const service = patientService();
          const { form, element } = await mount(fakeValidation(service.validate));
          element.verify = verify;
          let submits = 0;
          form.addEventListener('submit', () => submits++);
          element.enterManually();
          for (const it of acts) {
            await perform(it, element, service);
            await turn(element);
            const { value, step } = element;
            expect(part(element, 'manual-fields') !== null, 'fields').to.equal(step === 'manual');
            expect(part(element, 'review') !== null, 'review').to.equal(step === 'review');
            expect(element.shadowRoot?.querySelector('#input') !== null, 'search').to.equal(
              step === 'search' || step === 'done',
            );
            if (step === 'done') expect(new FormData(form).get('shipping.country')).to.equal(value?.country.iso2);
          }
          expect(submits).to.be.at.most(acts.filter(({ kind }) => kind === 'submit').length);
          for (const { reject } of service.waiting.splice(0)) reject(failure('unavailable'));
          await turn(element);
          form.remove();
        }),
        { numRuns: 60 },
      );
      removeEventListener('error', note);
      removeEventListener('unhandledrejection', note);
      expect(broken).to.deep.equal([]);
    });
  }
});
