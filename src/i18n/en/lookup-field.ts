import type { CommonMessages, LookupMessages } from '../messages.ts';

/** English texts of both elements that the Dutch fields alone show before anybody comes. */
export const lookupFieldCommonEn = { postcode: 'Postcode' } satisfies Partial<CommonMessages>;

/** English texts that the Dutch fields show before anybody comes; all others come with the engine. */
export const lookupFieldEn = {
  label: 'Address in the Netherlands',
  houseNumber: 'House number',
  addition: 'Addition',
  additionHint: 'If any, such as A or bis.',
  byStreet: 'I don’t know the postcode',
  required: 'Enter a postcode and a house number.',
} satisfies Partial<LookupMessages>;
