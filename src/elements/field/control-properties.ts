/** The properties, attributes, events and parts of both elements. */
import { LitElement, type PropertyDeclaration, type PropertyDeclarations } from 'lit';
import type { AddressClient } from '../../client/client.ts';
import type { PoBoxPolicy } from '../../core/entry/state.ts';
import type { SubmitNames } from '../../core/page-fields/field-map.ts';
import type { PageFieldMap } from './own-fields.ts';

/**
 * The attributes and properties of both elements. Slots, events, parts, custom properties and states that both have are
 * described here, one per line, and copied to the manifest of each element.
 *
 * @attr {boolean} autofocus - As in HTML. In a dialog that opens later, call `focus()` after `showModal()`.
 * @attr {string} form - As in HTML: the id of the form, for an element outside it.
 * @slot label - The label; takes precedence over the attribute.
 * @slot hint - The hint beneath the field; takes precedence over the attribute.
 * @slot error - An error of the page's own; takes precedence over the element's.
 * @slot fields - The page's own address fields. The element fills them in, and they are submitted by themselves.
 * @fires {InputEvent} input - On each edit.
 * @fires {Event} change - When the shopper has changed the committed address.
 * @fires {Event} invalid - When a check found the value invalid.
 * @fires {AddressEvent<'address-selected'>} address-selected - When there is a complete address, right before `change`.
 * @fires {AddressEvent<'address-cleared'>} address-cleared - When the committed address was removed.
 * @fires {AddressEvent<'address-error'>} address-error - When an operation has failed, after its retries. No address text.
 * @fires {AddressEvent<'address-before-fill'>} address-before-fill - Before the page's own fields are filled in; cancelable.
 * @fires {AddressEvent<'address-step'>} address-step - When the step has changed.
 * @csspart form-control - Everything the element shows.
 * @csspart label - The label of a field, or the legend of the Dutch fields.
 * @csspart legend - That legend; it is a `label`, too.
 * @csspart input - The search field, a field of the Dutch lookup, or a manual field.
 * @csspart input-invalid - A field with an error; it is an `input`, or the `country`, too.
 * @csspart link - A button that looks like a link.
 * @csspart button - A button of manual entry, the Dutch lookup or the review.
 * @csspart button-primary - The button that accepts the proposed address; it is a `button`, too.
 * @csspart hint - The hint beneath the field.
 * @csspart error - The error beneath its field.
 * @csspart status - The live region; visually hidden.
 * @csspart spinner - Turns while a request is pending.
 * @csspart field - A label with its field, where there are several fields.
 * @csspart address - The committed address, as printed on the parcel.
 * @csspart manual-button - The button to manual entry.
 * @csspart manual-fields - The fields of manual entry.
 * @csspart review - The question after an address was validated.
 * @csspart candidate - One of the addresses to choose from in that question.
 * @cssproperty [--address-accent=light-dark(#0b5cad, #8ec5ff)] - Colour of focus rings, links, and the tick of a confirmed address.
 * @cssproperty [--address-text=FieldText] - Colour of typed text.
 * @cssproperty [--address-muted=color-mix(in srgb, currentColor 72%, transparent)] - Colour of hints and descriptions.
 * @cssproperty [--address-surface=Field] - Background of fields.
 * @cssproperty [--address-border=color-mix(in srgb, currentColor 55%, transparent)] - Colour of the borders of fields.
 * @cssproperty [--address-invalid=light-dark(#b3261e, #ffb4ab)] - Colour of errors.
 * @cssproperty [--address-radius=0.5rem] - Radius of corners.
 * @cssproperty [--address-gap=1rem] - Space between fields.
 * @cssproperty [--address-control-height=2.75rem] - Minimum height of a field.
 * @cssproperty [--address-label-weight=600] - Font weight of labels.
 * @cssproperty [--address-font=inherit] - Font family.
 * @cssproperty [--address-font-size=inherit] - Font size.
 * @cssstate loading - The shopper is waiting for a request.
 * @cssstate blank - The visible fields are empty.
 * @cssstate manual - Manual entry, or its question, is open.
 * @cssstate resolved - There is a committed address.
 * @cssstate verified - The service confirms the committed address.
 * @cssstate user-invalid - The value is invalid, and the shopper has seen the error.
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
 * (frameworks do it by null or undefined) is an empty one. A reflected property is in its attribute at once: those that
 * forms and browsers know, whose attributes have their names in lower case.
 *
 * @returns true if it is one of these
 */
export function reflect(element: ControlProperties, [name, , options]: Change): boolean {
  if (!name || !options) return false;
  const value: unknown = Reflect.get(element, name);
  const attribute = String(name).toLowerCase();
  const isText = !options.type && options.attribute !== false;
  if (isText && typeof value !== 'string') Reflect.set(element, name, String(value ?? ''));
  else if (options.reflect && isText) element.setAttribute(attribute, String(value));
  else if (options.reflect) element.toggleAttribute(attribute, Boolean(value));
  return options.reflect === true;
}
