/** The properties, attributes, events and parts of both elements. */
import { LitElement, type PropertyDeclaration, type PropertyDeclarations } from 'lit';
import type { AddressClient } from '../../client/client.ts';
import type { PoBoxPolicy } from '../../core/entry/state.ts';
import type { SubmitNames } from '../../core/page-fields/field-map.ts';
import type { PageFieldMap } from './own-fields.ts';

/**
 * The attributes and properties of both elements. Slots, events, parts, custom properties and states that both have are
 * described here, one a line; the manifest of each element takes them over.
 *
 * @attr {boolean} autofocus - As in HTML. In a dialog that opens later, call `focus()` after `showModal()`.
 * @attr {string} form - As in HTML: the id of the form, for an element outside of it.
 * @slot label - The label; wins over the attribute.
 * @slot hint - The hint beneath the field; wins over the attribute.
 * @slot error - What is wrong, in the page's words; wins over the element's own.
 * @slot fields - The page's own address fields. They are filled, and submit themselves.
 * @fires {InputEvent} input - On each keystroke.
 * @fires {Event} change - When the person changed the committed address.
 * @fires {Event} invalid - When a check found the value not acceptable.
 * @fires {AddressEvent<'address-selected'>} address-selected - When a whole address is there, right before `change`.
 * @fires {AddressEvent<'address-cleared'>} address-cleared - When the committed address went away.
 * @fires {AddressEvent<'address-error'>} address-error - When an operation failed after its retries. No address text.
 * @fires {AddressEvent<'address-before-fill'>} address-before-fill - Before the page's own fields are filled; cancelable.
 * @fires {AddressEvent<'address-step'>} address-step - When a step of the entry was entered.
 * @csspart form-control - Everything the element shows.
 * @csspart label - The label of a field, or the legend of the Dutch fields.
 * @csspart legend - That legend; it is a `label`, too.
 * @csspart input - The search field, or a field of the Dutch lookup or by hand.
 * @csspart input-invalid - A field with an error; it is an `input`, or the `country`, too.
 * @csspart link - A button that looks like a link.
 * @csspart button - A button of the fields by hand, of the Dutch lookup and of the review.
 * @csspart button-primary - The button that takes what the review proposes; it is a `button`, too.
 * @csspart hint - The hint beneath the field.
 * @csspart error - What is wrong, beneath the field it belongs to.
 * @csspart status - The live region; visually hidden.
 * @csspart spinner - Turns while a request is under way.
 * @csspart field - A label with its field, where there are several fields.
 * @csspart address - The committed address, as it goes on the parcel.
 * @csspart manual-button - The button to the manual fields.
 * @csspart manual-fields - The fields to type an address by hand.
 * @csspart review - The question after the validation of a typed address.
 * @csspart candidate - One of the addresses to choose from in that question.
 * @cssproperty [--address-accent=light-dark(#0b5cad, #8ec5ff)] - Focus rings, links, the sign of a confirmed address.
 * @cssproperty [--address-text=FieldText] - Colour of what is typed.
 * @cssproperty [--address-muted=color-mix(in srgb, currentColor 72%, transparent)] - Colour of hints and descriptions.
 * @cssproperty [--address-surface=Field] - Background of fields.
 * @cssproperty [--address-border=color-mix(in srgb, currentColor 55%, transparent)] - Colour of the borders of fields.
 * @cssproperty [--address-invalid=light-dark(#b3261e, #ffb4ab)] - Colour of what is wrong.
 * @cssproperty [--address-radius=0.5rem] - Radius of corners.
 * @cssproperty [--address-gap=1rem] - Space between fields.
 * @cssproperty [--address-control-height=2.75rem] - Least height of a field.
 * @cssproperty [--address-label-weight=600] - How bold labels are.
 * @cssproperty [--address-font=inherit] - Font family.
 * @cssproperty [--address-font-size=inherit] - Font size.
 * @cssstate loading - A request is under way that the person waits for.
 * @cssstate blank - Nothing is in the fields in sight.
 * @cssstate manual - The manual fields or their question are open.
 * @cssstate resolved - There is a committed address.
 * @cssstate verified - The service knows the committed address.
 * @cssstate user-invalid - The value is not acceptable, and the person was told.
 */
export abstract class ControlProperties extends LitElement {
  static override properties: PropertyDeclarations = {
    name: { reflect: true },
    required: { type: Boolean, reflect: true },
    disabled: { type: Boolean, reflect: true },
    readOnly: { attribute: 'readonly', type: Boolean, reflect: true },
    proxyUrl: { attribute: 'proxy-url' },
    poBox: { attribute: 'po-box' },
    noManual: { attribute: 'no-manual', type: Boolean },
    autocomplete: {},
    label: {},
    hint: {},
    pageFields: { attribute: false },
    submitNames: { attribute: false },
    client: { attribute: false },
    value: { noAccessor: true },
  };

  /** As in HTML. Names of submitted values begin with it. Default: empty, nothing is submitted. */
  name = '';
  /** As in HTML. Default: false. */
  required = false;
  /** As in HTML. Default: false. A disabled fieldset disables too, without changing this. */
  disabled = false;
  /** As in HTML; the attribute is `readonly`. Default: false. */
  readOnly = false;
  /** Base URL of the backend proxy, relative to the page. Default: none; then nothing can be looked up. */
  proxyUrl = '';
  /** Treatment of PO boxes: `allow`, `warn` or `deny`, which keeps the text. Default: `allow`. */
  poBox: PoBoxPolicy = 'allow';
  /** Takes away the fields to type an address by hand. Default: false. */
  noManual = false;
  /** Stands in front of each field's own token: `shipping`, `billing`, `section-x shipping`. Default: none. */
  autocomplete = '';
  /** Default: from the messages. */
  label = '';
  /** Default: from the messages. */
  hint = '';
  /** The page's own fields where they have no autofill tokens, or are outside of the element. Default: none. */
  pageFields: PageFieldMap | null = null;
  /** Names of the submitted parts, for back ends that cannot take dots. Default: `name.part` for each. */
  submitNames: SubmitNames = {};
  /** For tests, and for apps with a transport of their own. Default: a client of `proxyUrl`. */
  client: AddressClient | null = null;
}

/** The arguments with which Lit is told of a property that was set. */
export type Change = [name?: PropertyKey, before?: unknown, options?: PropertyDeclaration];

/**
 * As in HTML, what is set where a text belongs is a text from then on: a list of codes, a URL. What a page takes away
 * (frameworks do it by null or undefined) is an empty one. Says whether it was none.
 */
export function toText(element: ControlProperties, [name, , options]: Change): boolean {
  if (!name || !options || options.type || options.attribute === false) return false;
  const given: unknown = Reflect.get(element, name);
  return typeof given !== 'string' && Reflect.set(element, name, String(given ?? ''));
}

/**
 * Puts a property into its attribute at once. Says whether it is one that is reflected: those that forms and browsers
 * know, whose attributes have their names in lower case.
 */
export function reflect(element: ControlProperties, [name, , options]: Change): boolean {
  if (!name || !options?.reflect) return false;
  const value: unknown = Reflect.get(element, name);
  const attribute = String(name).toLowerCase();
  if (options.type) element.toggleAttribute(attribute, Boolean(value));
  else element.setAttribute(attribute, String(value));
  return true;
}
