/** The page's own address fields, in their slot or named by `pageFields`, as far as the field needs them. */
import type { MappedPart } from '../../core/page-fields/field-map.ts';
import { isEditedAfter } from './edits.ts';
import { isInput, memberOf } from './element-kinds.ts';

/** The elements that can be a field of the page. */
export type NativeField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The page's own fields by the part of the address they hold, each as a `name`, an `id`, a CSS selector, or an element.
 * A string is looked up in the slot `fields`, then in the element's form, or, without a form, in the document:
 * `{ street: 'street[0]', region: '#region_id' }`.
 */
export type PageFieldMap = Readonly<Partial<Record<MappedPart, string | Element | null>>>;

/** An element that may have page fields. */
export type FieldOwner = Element & {
  readonly form?: HTMLFormElement | null;
  readonly pageFields?: PageFieldMap | null;
};

/**
 * True if the page has address fields of its own for the element. On a server, the content of an element is unknown.
 */
export function hasOwnFields(element: FieldOwner): boolean {
  return element.pageFields != null || element.querySelector?.(':scope > [slot=fields]') != null;
}

/**
 * True if a field of the page holds the country. Known immediately, so that no country picker appears and disappears.
 */
export function saysCountry(element: FieldOwner): boolean {
  const { country = null, 'country-name': name = null } = element.pageFields ?? {};
  const fields = '[autocomplete$="country" i],[autocomplete$="country-name" i],[data-address-part="country"]';
  // On a server, the element's content is unknown.
  return (country ?? name) != null || element.querySelector?.(`:is(${fields}):not([slot=autofill] > *)`) != null;
}

/** Every field in the slotted children, whether it holds an address or not. */
export function slottedFieldsOf(element: Element): readonly NativeField[] {
  return nativeAmong(element.querySelectorAll(':scope > [slot=fields], :scope > [slot=fields] *'));
}

/**
 * The current fields named by `pageFields`, with their parts. They are looked up each time, because a page may
 * re-render them.
 */
export function namedFieldsOf(element: FieldOwner): readonly (readonly [part: string, field: NativeField])[] {
  const named = Object.entries(element.pageFields ?? {});
  if (named.length === 0) return [];
  const [slotted, around] = [slottedFieldsOf(element), fieldsAround(element)];
  const meantBy = (where: string | Element | null) => {
    if (typeof where !== 'string') return nativeAmong(where?.isConnected ? [where] : []);
    const own = matching(where, slotted);
    return own[0] ? own : matching(where, around);
  };
  return named.flatMap(([part, where]) => meantBy(where).map((field) => [part, field] as const));
}

/** The fields in the element's form; without a form, in its document. */
function fieldsAround(element: FieldOwner): readonly NativeField[] {
  const { form } = element;
  const root = element.getRootNode() as ParentNode;
  return nativeAmong(form ? memberOf(form, 'elements') : root.querySelectorAll('input, select, textarea'));
}

/** A string that is the name of a field is not used as a selector. */
function matching(where: string, fields: readonly NativeField[]): readonly NativeField[] {
  const named = fields.filter(({ name, id }) => name === where || id === where);
  if (named[0]) return named;
  try {
    return fields.filter((field) => field.matches(where));
  } catch {
    // `street[0]` is a name, but not a valid selector.
    return [];
  }
}

function nativeAmong(elements: Iterable<Element>): readonly NativeField[] {
  return [...elements].filter(isNative);
}

function isNative(element: Element): element is NativeField {
  if (isInput(element)) return !/^(button|submit|reset|image|file)$/.test(element.type);
  return ['select', 'textarea'].includes(element.localName);
}

/**
 * Tokens of the fields that locate an address, which can be recognised without further code. A name, a flat or a
 * country is not enough.
 */
const placing = ['street-address', 'address-line1', 'postal-code', 'address-level2']
  .map((token) => `[autocomplete$="${token}" i]`)
  .join();

/** Tokens of the fields that an address fills in. */
const filled = '[autocomplete*="address" i],[autocomplete$="postal-code" i],[autocomplete*="country" i]';

function addressFieldsOf(element: FieldOwner, selector: string): readonly NativeField[] {
  const named = namedFieldsOf(element).map(([, field]) => field);
  const slotted = slottedFieldsOf(element).filter((field) => field.matches(`${selector},[data-address-part]`));
  return [...named, ...slotted];
}

/**
 * True if someone wrote an address into page fields after the element's own text, as far as is known without the code
 * that reads the fields.
 */
export function isAddressWrittenAfter(element: FieldOwner): boolean {
  return addressFieldsOf(element, placing).some((field) => isEditedAfter(field, element));
}

/** The required fields of the page that are empty until the element's text has become an address. */
export function fieldsToFill(element: FieldOwner): readonly NativeField[] {
  const isEmpty = (field: NativeField) => field.validity.valueMissing && isEditedAfter(element, field);
  return addressFieldsOf(element, filled).filter(isEmpty);
}
