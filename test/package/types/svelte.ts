/** The attributes that svelte-check checks templates against; each line after `@ts-expect-error` is a mistake that it finds. */
import type {} from 'address-entry/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

/** `<address-entry proxy-url=… onaddress-selected=…>`. */
export const entry: SvelteHTMLElements['address-entry'] = {
  name: 'shipping',
  'proxy-url': '/address-api',
  'po-box': 'deny',
  required: true,
  readOnly: true,
  value: { country: 'NL', street: 'Dam' },
  'onaddress-selected': ({ detail }) => detail.address.mailLines.join(),
  class: 'wide',
};

/** `<nl-postcode-lookup>`. */
export const lookup: SvelteHTMLElements['nl-postcode-lookup'] = { 'proxy-url': '/api', 'onaddress-cleared': () => {} };

/** The wrong uses. */
export const mistakes: readonly SvelteHTMLElements['address-entry'][] = [
  // @ts-expect-error
  { 'po-box': 'maybe' },
  // @ts-expect-error
  { 'onaddress-selected': (event: KeyboardEvent) => event.key },
  // @ts-expect-error
  { value: { street: 'Dam' } },
  // @ts-expect-error
  { 'prxy-url': '/address-api' },
];
