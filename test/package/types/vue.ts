/** The props that Vue's compiler checks templates against; each line after `@ts-expect-error` is a mistake that it finds. */
import type {} from 'address-entry/vue';
import type { GlobalComponents } from 'vue';

type Props<Tag extends keyof GlobalComponents> = InstanceType<GlobalComponents[Tag]>['$props'];

/** `<address-entry proxy-url=… @address-selected=…>`. */
export const entry: Props<'address-entry'> = {
  name: 'shipping',
  proxyUrl: '/address-api',
  poBox: 'deny',
  required: true,
  readonly: true,
  addressLanguage: 'nl-NL',
  value: { country: 'NL', street: 'Dam' },
  onAddressSelected: ({ detail }) => detail.address.mailLines.join(),
  class: 'wide',
  onChange: ({ currentTarget }) => currentTarget.value?.street,
  onInvalid: ({ currentTarget }) => currentTarget.validationMessage.trim(),
};

/** `<nl-postcode-lookup>`. */
export const lookup: Props<'nl-postcode-lookup'> = {
  proxyUrl: '/address-api',
  onAddressCleared: () => {},
  onChange: ({ currentTarget }) => currentTarget.value?.street,
};

/** The wrong uses. */
export const mistakes: readonly Props<'address-entry'>[] = [
  // @ts-expect-error
  { poBox: 'maybe' },
  // @ts-expect-error
  { onAddressSelected: (event: KeyboardEvent) => event.key },
  // @ts-expect-error
  { value: { street: 'Dam' } },
  // @ts-expect-error
  { language: 'nl-NL' },
  // @ts-expect-error
  { onChange: ({ currentTarget }) => currentTarget.files },
  // @ts-expect-error
  { prxyUrl: '/address-api' },
];
