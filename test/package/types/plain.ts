/** Code of a shop in plain TypeScript; each line after `@ts-expect-error` is a mistake that the compiler finds. */
import type {
  Address,
  AddressInput,
  AddressSelected,
  DutchAddress,
  DutchDetails,
  InternationalAddress,
  PoBoxPolicy,
  SubmitNames,
  VerifyPolicy,
} from 'address-entry';
import { AddressEntry } from 'address-entry';
import { magento, shopify, stripe } from 'address-entry/backends';

/** `source` says what the service answered. */
export function answerOf({ source, details }: AddressSelected): string | null | undefined {
  switch (source) {
    case 'lookup': {
      const dutch: DutchAddress | null = details;
      return dutch?.municipality;
    }
    case 'autocomplete':
    case 'manual': {
      const international: InternationalAddress | null = details;
      return international?.mailLines[0];
    }
  }
}

/** The same of an address that is kept. */
export function detailsOf(address: Address): string | null | undefined {
  if (address.source === 'lookup') {
    const dutch: DutchDetails | null = address.details;
    return dutch?.nldProvince.name;
  }
  // @ts-expect-error
  const province: string = address.details?.['nldProvince'];
  return province;
}

/** An address of the event has the source of the event. */
export function lookedUp(detail: AddressSelected): DutchDetails | null {
  return detail.source === 'lookup' ? detail.address.details : null;
}

/** A mistake: the answer of a search is not a Dutch one. */
export function errorsOf(detail: AddressSelected): unknown {
  // @ts-expect-error
  return detail.source === 'autocomplete' ? detail.details?.municipality : null;
}

/** Parts have names in the form, the part of a town as well. */
export const names: SubmitNames = { district: 'suburb', unit: 'flat', 'address-line1': 'line1', street: '' };
// @ts-expect-error
export const wrongNames: SubmitNames = { suburb: 'district' };

/** Policies by name. */
export const policies: readonly [PoBoxPolicy, VerifyPolicy] = ['warn', 'submit'];

/** Properties and events of an element. */
export function listen(element: AddressEntry): void {
  element.poBox = policies[0];
  element.value = { country: 'NL', street: 'Dam' };
  element.addEventListener('address-selected', ({ detail }) => answerOf(detail));
  document.querySelector('address-entry')?.addEventListener('address-step', ({ detail }) => detail.step.length);
  if (element instanceof AddressEntry) element.submitNames = names;
}

/** A customer of Stripe as its API answers, with members that are null and others beside them. */
export function ofCustomer(stored: { line1: string | null; country: string | null; city: string | null; id: string }) {
  const input: AddressInput | null = stripe.toAddress(stored);
  // @ts-expect-error
  stripe.toAddress({ line1: 3 });
  return input;
}

/** The names of Shopify's API are in the type of its address. */
export function zipOf(address: Address): string {
  const { zip, provinceCode } = shopify.fromAddress(address);
  // @ts-expect-error
  shopify.fromAddress(address).postcode;
  const street: readonly string[] = magento.fromAddress(address).street;
  return zip + provinceCode + street.join();
}
