import type { AddressEntry } from '../../../src/address-entry.ts';
import type { ValidationResponse } from '../../../src/contract/types.ts';
import { waitUntil } from '../element.support.ts';
import { answer, fakeValidation, match, settled, type Validate } from '../panels/manual/support.ts';
import { enhance, read } from './support.ts';

export const typed = { street: 'julianastraat 30', zip: '2012es', city: 'Haarlem' };

export type Page = Awaited<ReturnType<typeof enhance>>;

/** A form of the page around a service with that opinion. */
export async function page(validate?: Validate, attributes: Readonly<Record<string, string>> = {}) {
  const fake = fakeValidation(validate);
  return { ...(await enhance(undefined, { fake, attributes })), validations: fake.validations };
}

/** Types into the fields, one after the other, and stays in the last one. */
export function fill({ field }: Pick<Page, 'field'>, texts: Readonly<Record<string, string>> = typed): void {
  for (const [name, text] of Object.entries(texts)) {
    field(name).focus();
    field(name).value = text;
    for (const event of ['input', 'change']) field(name).dispatchEvent(new Event(event, { bubbles: true }));
  }
}

/** Types, leaves the fields, and waits for the verdict. */
export async function fillAndLeave(it: Page, texts?: Readonly<Record<string, string>>): Promise<void> {
  fill(it, texts);
  (document.activeElement as HTMLElement).blur();
  await judged(it.element);
}

export async function judged(element: AddressEntry): Promise<void> {
  await read(element);
  await waitUntil(() => !element.matches(':state(loading)'), 'the service has answered');
  await settled(element);
}

export const other: Validate = () => answer(match('C', 'Building', { street: 'Julianalaan' }));

/** An answer that is there when the test says so. */
export function later() {
  let give: (response: ValidationResponse) => void = () => {};
  const promise = new Promise<ValidationResponse>((resolve) => {
    give = resolve;
  });
  return { validate: () => promise, give: () => give(answer(match('A', 'Building'))) };
}
