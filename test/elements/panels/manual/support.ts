import { expect } from '@open-wc/testing';
import type { AddressEntry } from '../../../../src/address-entry.ts';
import type { OperationParams } from '../../../../src/contract/operations.ts';
import type { Grade, ValidationLevel, ValidationMatch, ValidationResponse } from '../../../../src/contract/types.ts';
import {
  details,
  type FakeOptions,
  fakeClient,
  mount,
  netherlands,
  part,
  settled,
} from '../../address-entry/support.ts';
import { focusArrived, waitUntil } from '../../element.support.ts';

export { button, textsOf } from '../../element.support.ts';

export type Validate = (
  params: OperationParams['validate'],
  signal: AbortSignal | undefined,
) => ValidationResponse | Promise<ValidationResponse>;

/** The fake client with an opinion; by default it knows every address as it stands. */
export function fakeValidation(validate: Validate = () => answer(match('A', 'Building')), options: FakeOptions = {}) {
  const fake = fakeClient(options);
  const validations: OperationParams['validate'][] = [];
  const client = {
    ...fake.client,
    validate: async (params: OperationParams['validate'], call?: { signal?: AbortSignal }) => {
      validations.push(params);
      return validate(params, call?.signal);
    },
  };
  return { ...fake, client, validations };
}

export function answer(...matches: readonly ValidationMatch[]): ValidationResponse {
  return { country: { name: 'The Netherlands', iso3Code: 'NLD' }, matches };
}

export function match(
  grade: Grade,
  validationLevel: ValidationLevel,
  address: Partial<ValidationMatch['address']> = {},
  isAmbiguous = false,
): ValidationMatch {
  const all = { ...details.address, ...address };
  const mailLines = [`${all.street} ${all.building}`, `${all.postcode}  ${all.locality}`];
  return { ...details, address: all, mailLines, status: { grade, validationLevel, isAmbiguous } };
}

/** The texts of the samples' address when it is typed. */
export const typedHouse = { street: 'Julianastraat', building: '30', postcode: '2012 es', locality: 'Haarlem' };

/** An element whose manual fields are open. */
export async function mountManual(fake: ReturnType<typeof fakeValidation> = fakeValidation(), country = 'NL') {
  const { form, element } = await mount(fake, country);
  element.enterManually();
  await opened(element);
  return { form, element };
}

/** An element that may have any country, with the manual fields of one. */
export async function mountIn(iso2: string) {
  const fake = fakeValidation();
  const { element } = await mount(fake, 'NL');
  element.countries = '*';
  element.country = iso2;
  await waitUntil(() => element.country === iso2, `the country is ${iso2}`);
  await opened(element);
  return { element, fake };
}

export async function opened(element: AddressEntry): Promise<void> {
  await waitUntil(() => part(element, 'manual-fields') !== null, 'the manual fields open');
  await settled(element);
}

export function fieldOf(element: AddressEntry, name: string): HTMLInputElement {
  const input = element.shadowRoot?.querySelector<HTMLInputElement>(`[part~=field] #${name}`);
  if (!input) throw new Error(`There is no field ${name}`);
  return input;
}

/** Replaces the texts as typing would, and leaves each field. */
export async function fill(element: AddressEntry, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const input = fieldOf(element, name);
    input.focus();
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await element.updateComplete;
  }
}

export async function stepIs(element: AddressEntry, step: string): Promise<void> {
  await waitUntil(() => element.step === step, `the step is ${step}`);
  await element.updateComplete;
  await focusArrived(element);
}

export { details, expect, mount, netherlands, part, settled };
