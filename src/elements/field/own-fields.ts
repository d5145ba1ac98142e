/** The page's own address fields, in the slot for them or named by `pageFields`, as the field knows them. */
import type { MappedPart } from '../../core/page-fields/field-map.ts';
import { isInput, memberOf } from './element-kinds.ts';
import { isWrittenAfter } from './writings.ts';

/** The elements that can be a field of the page. */
export type NativeField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The page's own fields by the part of the address they hold, each by its `name`, its `id`, a CSS selector, or itself. A text is
 * looked for in the slot `fields`, else in the element's form, else, without a form, in the document: `{ street: 'street[0]', region:
 * '#region_id' }`.
 */
export type PageFieldMap = Readonly<Partial<Record<MappedPart, string | Element | null>>>;

/** An element that may have fields of the page. */
export type FieldOwner = Element & {
  readonly form?: HTMLFormElement | null;
  readonly pageFields?: PageFieldMap | null;
};

/** True if the page has address fields of its own for the element. A server does not see what is in an element. */
export function hasOwnFields(element: FieldOwner): boolean {
  return element.pageFields != null || element.querySelector?.(':scope > [slot=fields]') != null;
}

/** Every field in the slotted children, of an address or not. */
export function slottedFieldsOf(element: Element): readonly NativeField[] {
  return nativeAmong(element.querySelectorAll(':scope > [slot=fields], :scope > [slot=fields] *'));
}

/** The fields that `pageFields` names, with their parts, as they are now: a page may render them anew at any time. */
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

/** The fields that are in one form with the element; without a form, in one document. */
function fieldsAround(element: FieldOwner): readonly NativeField[] {
  const { form } = element;
  const root = element.getRootNode() as ParentNode;
  return nativeAmong(form ? memberOf(form, 'elements') : root.querySelectorAll('input, select, textarea'));
}

/** A text that is the name of a field is not read as a selector. */
function matching(where: string, fields: readonly NativeField[]): readonly NativeField[] {
  const named = fields.filter(({ name, id }) => name === where || id === where);
  if (named[0]) return named;
  try {
    return fields.filter((field) => field.matches(where));
  } catch {
    // `street[0]` is a name, and no selector.
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

/** Where an address is, by the tokens that need no code to be read. A name, a flat or a country does not say it. */
const placing = ['street-address', 'address-line1', 'postal-code', 'address-level2']
  .map((token) => `[autocomplete$="${token}" i]`)
  .join();

/** As far as it can be known without the code that reads the fields: somebody wrote an address there after the element's own text. */
export function isAddressWrittenAfter(element: FieldOwner): boolean {
  const named = namedFieldsOf(element).map(([, field]) => field);
  const slotted = slottedFieldsOf(element).filter((field) => field.matches(`${placing},[data-address-part]`));
  return [...named, ...slotted].some((field) => isWrittenAfter(field, element));
}
