import type { ValidationResponse } from '../../../src/contract/types.ts';
import { waitUntil } from '../element.support.ts';
import { answer, fakeValidation, match, settled, type Validate } from '../panels/manual/support.ts';
import { enhance, read } from './support.ts';

export const typed = { street: 'julianastraat 30', zip: '2012es', city: 'Haarlem' };

export type Page = Awaited<ReturnType<typeof page>>;

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

/** Types, leaves the fields, and waits for the verdict, where one is asked for by then. */
export async function fillAndLeave(it: Page, texts?: Readonly<Record<string, string>>): Promise<void> {
  fill(it, texts);
  (document.activeElement as HTMLElement).blur();
  await (it.element.verify === 'change' ? judged(it) : read(it.element));
}

/** Resolves once the service has answered as many questions; the code that asks comes when somebody leaves the fields. */
export async function judged({ element, validations }: Page, count = 1): Promise<void> {
  await waitUntil(() => validations.length >= count, 'the service is asked');
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
