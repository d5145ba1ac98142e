import type { CommonMessages, LookupMessages } from '../messages.ts';

/** English messages of both elements that only the Dutch fields show before their engine has loaded. */
export const lookupFieldCommonEn = { postcode: 'Postcode' } satisfies Partial<CommonMessages>;

/** English messages that the Dutch fields show before their engine has loaded; all others come with the engine. */
export const lookupFieldEn = {
  label: 'Address in the Netherlands',
  houseNumber: 'House number',
  addition: 'Addition',
  additionHint: 'If there is one, such as A or bis.',
  byStreet: 'I don’t know the postcode',
  required: 'Enter a postcode and a house number.',
} satisfies Partial<LookupMessages>;
