/** The page's own inputs, selects and text areas: which belong to an address, what they hold, and how to fill them. */
import { type Autofill, type Purpose, parseAutofill, purposeOfPart } from '../../core/page-fields/autofill-tokens.ts';
import { type ChoiceOption, matchOption } from '../../core/page-fields/option-match.ts';
import { isWritten, ownEvents } from '../field/edits.ts';
import { isInput } from '../field/element-kinds.ts';
import type { PanelHost } from '../field/host.ts';
import { type FieldOwner, type NativeField, namedFieldsOf, slottedFieldsOf } from '../field/own-fields.ts';
import { warnOnce } from '../field/warn-once.ts';

/** A field of the page, and the part of an address that it holds. */
export interface LightField {
  readonly element: NativeField;
  readonly purpose: Purpose;
}

/**
 * The address fields of an element, in document order: those in its slotted children, and those named by `pageFields`.
 * Without a prefix in `autocomplete`, the first field determines it; fields without a prefix belong to the element.
 */
export function fieldsOf({ element: owner }: PanelHost): LightField[] {
  const wanted = parseAutofill(owner.autocomplete).prefix;
  const named = namedPurposesOf(owner);
  const all = [...new Set([...slottedFieldsOf(owner), ...named.keys()])];
  const found = all.sort(byPlace).map((element) => ({ element, ...meaningOf(element, named.get(element)) }));
  const words = wanted.split(' ').filter(Boolean);
  const isWanted = (prefix: string) => words.every((word) => prefix.split(' ').includes(word));
  const first = found.find((it) => it.purpose && it.prefix !== null && isWanted(it.prefix))?.prefix ?? wanted;
  const isOwn = (prefix: string) => prefix === first || (wanted !== '' && prefix === '');
  return found.flatMap(({ element, prefix, purpose }) =>
    purpose && (prefix === null || isOwn(prefix)) ? [{ element, purpose }] : [],
  );
}

/** The fields named by `pageFields`. If two parts name the same field, the first counts. */
function namedPurposesOf(owner: FieldOwner): ReadonlyMap<NativeField, Purpose> {
  const found = [...namedFieldsOf(owner)].reverse().map(([part, field]) => [field, purposeOfPart(part)] as const);
  return new Map(found.flatMap(([field, purpose]) => (purpose ? [[field, purpose]] : [])));
}

const byPlace = (a: Node, b: Node) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);

/** A field without a token belongs to the element: its prefix is null. */
function meaningOf(
  element: NativeField,
  named: Purpose | undefined,
): Pick<Autofill, 'purpose'> & { readonly prefix: string | null } {
  if (named) return { prefix: null, purpose: named };
  const { prefix, purpose } = parseAutofill(element.getAttribute('autocomplete') ?? '');
  const part = purposeOfPart(element.dataset['addressPart'] ?? '');
  return { prefix: purpose || prefix ? prefix : null, purpose: part ?? purpose };
}

/** True for a checkbox or radio button, which only means its value when it is checked. */
function isBox(element: NativeField): element is HTMLInputElement {
  return isInput(element) && /^(radio|checkbox)$/.test(element.type);
}

/** The text of the field as displayed: for a select, the text of its option, unless that is disabled and not submitted. */
export function readField({ element }: LightField): string {
  if (isBox(element)) return element.checked ? element.value : '';
  if (!('selectedOptions' in element)) return element.value;
  const [option] = element.selectedOptions;
  return !option || element.value === '' || option.matches(':disabled') ? '' : option.text || option.label;
}

/** All possible meanings of the field: for a select, the value and text of its option. */
export function meaningsOf(field: LightField): string[] {
  const text = readField(field);
  return text.trim() === '' ? [] : [field.element.value, text];
}

/**
 * Fills a field as if it were typed: sets the value with the native setter (frameworks override it on the instance to
 * detect their own writes), then fires `input` and `change`. Does nothing if the field already has the value.
 *
 * @param candidates possible values, the best one first: the first that the field accepts, or has an option for, is
 *   used
 * @returns false if a select has no option for it (yet)
 */
export function fillField({ element }: LightField, candidates: readonly string[]): boolean {
  if (element.matches(':disabled')) return true;
  if (isBox(element)) return tick(element, candidates);
  return 'selectedOptions' in element ? chooseOption(element, candidates) : write(element, candidates);
}

function write(element: HTMLInputElement | HTMLTextAreaElement, candidates: readonly string[]): boolean {
  const before = element.value;
  const texts = isInput(element) ? candidates.map((text) => text.replaceAll('\n', ', ')) : candidates;
  const isTaken = (text: string) => {
    setNatively(element, 'value', text);
    return element.value === text && !element.validity.patternMismatch;
  };
  if (!texts.some(isTaken)) setNatively(element, 'value', texts[0] ?? '');
  if (element.value !== before) fireEdits(element);
  return true;
}

/** Checks the box that means one of the candidates. Without one, nothing changes. */
function tick(element: HTMLInputElement, candidates: readonly string[]): boolean {
  const [label] = element.labels ?? [];
  const isMeant = matchOption([{ value: element.value, text: label?.textContent ?? '' }], candidates) >= 0;
  if (!isMeant || element.checked) return isMeant;
  setNatively(element, 'checked', true);
  fireEdits(element);
  return true;
}

function chooseOption(element: HTMLSelectElement, candidates: readonly string[]): boolean {
  const options = [...element.options];
  const offered: ChoiceOption[] = options.map((it) => (it.matches(':disabled') ? { value: '', text: '' } : it));
  const isEmpty = candidates.every((candidate) => candidate === '');
  const index = isEmpty ? options.findIndex(({ value }) => value === '') : matchOption(offered, candidates);
  if (index < 0) return isEmpty;
  if (index === element.selectedIndex) return true;
  setNatively(element, 'selectedIndex', index);
  fireEdits(element);
  return true;
}

/** Uses the class of the window in which the element was created. */
function setNatively(element: NativeField, name: string, value: unknown): void {
  let prototype: object | null = Object.getPrototypeOf(element);
  while (prototype && !Object.hasOwn(prototype, name)) prototype = Object.getPrototypeOf(prototype);
  if (prototype) Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(element, value);
}

function fireEdits(element: NativeField): void {
  for (const name of ['input', 'change']) {
    const event = new Event(name, { bubbles: true, composed: true });
    ownEvents.add(event);
    element.dispatchEvent(event);
  }
}

/** True if the browser has autofilled the field, as far as it reports that. */
export function isAutofilled(element: Element): boolean {
  return element.matches(':autofill');
}

/**
 * True if the field was typed into or autofilled, as far as the browser reports that. What happened before our code was
 * loaded can be seen from `:user-valid` and `:user-invalid`, which match after the field was left. Submitting makes
 * them match for every field, so there only text that the page did not set counts.
 */
export function isEditedByShopper({ element }: LightField): boolean {
  if (isWritten(element) || isAutofilled(element)) return true;
  const isOther = 'defaultValue' in element && element.value !== element.defaultValue;
  return isOther && element.matches(':user-valid, :user-invalid');
}

/** If none of the fields belongs to an address, reports to the developer which were looked for. */
export function warnIfNone({ element }: PanelHost, fields: readonly LightField[]): void {
  if (fields.length > 0 || !(element.pageFields || slottedFieldsOf(element)[0])) return;
  const tokens = ['street-address', 'address-line1', 'postal-code', 'address-level2', 'country'];
  const sought = tokens.map((token) => `"${`${element.autocomplete} ${token}`.trim()}"`).join(', ');
  warnOnce('no-field', sought);
}
