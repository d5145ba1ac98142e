/** The manual fields of `<nl-postcode-lookup>`. */
import type { NlPostcodeLookup } from '../../../src/nl-postcode-lookup.ts';
import { waitUntil } from '../element.support.ts';
import { answer, match, type Validate } from '../panels/manual/support.ts';
import { fakeClient, mount, part, press, typeInto, within } from './support.ts';

export { textsOf } from '../element.support.ts';

export const byHand = 'Enter address manually';
export const back = 'Use postcode and house number';
export const written = { street: 'Kade', building: '12a', postcode: '8321ab', locality: 'Urk' };

/** The service's match for those. */
export const known = match('A', 'Building', {
  street: 'Kade',
  building: '12a',
  buildingNumber: 12,
  buildingNumberAddition: 'a',
  postcode: '8321AB',
  locality: 'Urk',
  region: 'Flevoland',
});

/** A client whose service has an opinion of addresses. */
export function judging(validate: Validate = () => answer(known), lookup = fakeClient()) {
  const client = {
    ...lookup.client,
    validate: async (params: Parameters<Validate>[0], call?: { signal?: AbortSignal }) =>
      validate(params, call?.signal),
  };
  return { ...lookup, client };
}

export function isManual(element: NlPostcodeLookup): boolean {
  return part(element, 'manual-fields') !== null;
}

/** True if the card has the sign of a confirmed address. */
export function isTicked(element: NlPostcodeLookup): boolean {
  return part(element, 'address')?.querySelector('svg') != null;
}

/** Types into the manual fields, and stays in the last of them. */
export function write(element: NlPostcodeLookup, texts: Readonly<Record<string, string>>): void {
  for (const [id, text] of Object.entries(texts)) {
    const input = within<HTMLInputElement>(element, `[part~=manual-fields] #${id}`);
    input.focus();
    typeInto(input, text);
  }
}

export async function opened(fake = judging()) {
  const mounted = await mount(fake);
  await press(mounted.element, byHand);
  await waitUntil(() => isManual(mounted.element), 'the manual fields are there');
  return { ...mounted, fake };
}
