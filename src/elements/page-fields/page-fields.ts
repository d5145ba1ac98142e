/**
 * The page's own fields (slot `fields`, `pageFields`): fills them with an address, and notices what is written into
 * them.
 */
import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { Country } from '../../contract/types.ts';
import type { Address } from '../../core/address/address.ts';
import { closed } from '../../core/combobox.ts';
import { countryListOf, countryOf, countryProblemOf } from '../../core/country/selectors.ts';
import { isTextUnresolved } from '../../core/entry/panel-status.ts';
import { verificationDue } from '../../core/entry/submission.ts';
import type { Purpose } from '../../core/page-fields/autofill-tokens.ts';
import {
  type FieldValues,
  isHeldBy,
  isJudged,
  isPoBoxIn,
  isWhole,
  type Known,
  keptLines,
} from '../../core/page-fields/field-values.ts';
import type { Initiator } from '../../core/transition.ts';
import type { CommonMessages } from '../../i18n/messages.ts';
import { isEditedAfter } from '../field/edits.ts';
import { isElement } from '../field/element-kinds.ts';
import { AddressEvent } from '../field/events.ts';
import type { HostElement, PanelHost, View } from '../field/host.ts';
import type { FormState } from '../field/panel-model.ts';
import { whileConnected } from '../field/while-connected.ts';
import { watchFields } from '../focus/focus-leaving.ts';
import { renderFlat, renderOmitted } from '../panels/card-view.ts';
import { type LastRead, withCountryFollowed } from './country-change.ts';
import { FieldFiller } from './field-filler.ts';
import { fieldsOf, isAutofilled, isEditedByShopper, type LightField, warnIfNone } from './native-field.ts';
import { type Content, contentOf, formatIn, valuesOf } from './read-fields.ts';

/** The fields for a flat. */
const unitPurposes: readonly Purpose[] = ['address-line2', 'address-line3', 'street-address', 'buildingNumberAddition'];

/** The fields that locate an address. Whoever writes into one of them means the address in the fields. */
const placePurposes: readonly Purpose[] = [
  ...(['street-address', 'address-line1', 'street', 'building', 'buildingNumber'] as const),
  ...(['postal-code', 'address-level2'] as const),
];

/** Fields stay where they are, and keep their names, ids and tokens. */
export class PageFields implements ReactiveController {
  readonly #host: PanelHost;
  readonly #element: HostElement;
  readonly #filler: FieldFiller;
  /** The last address that was in the fields. */
  #known: Known | null = null;
  /** Null before the fields were read. */
  #last: LastRead | null = null;
  /** True while what is already in the fields is added to the address. */
  #isAdding = false;
  /** The reading that is due, and on whose behalf; null for none. Without a timer while someone is typing. */
  #due: { readonly by: Initiator; readonly timer?: ReturnType<typeof setTimeout> } | null = null;

  constructor(host: PanelHost) {
    this.#host = host;
    this.#element = host.element;
    this.#filler = new FieldFiller(host, (address) => {
      if (address !== this.#current) return;
      this.#known = { address, values: this.#values };
      this.#remember(this.#content);
      queueMicrotask(() => this.#addKeptLines(address));
    });
    watchFields(host, {
      root: () => this.#root,
      isField: (element) => element !== this.#element && this.#isBeside(element),
      isBeside: (element) => this.#isBeside(element),
      left: () => this.#left(),
    });
    this.#element.addController(this);
    whileConnected(this.#element, (signal) => this.#listen(signal));
  }

  /** False while the fields may contain an address that cannot be read before the countries have loaded. */
  get isRead(): boolean {
    const { state } = this.#host;
    const isAwaited = !this.#last && !countryProblemOf(state.countries);
    return !(isAwaited && isWhole(this.#values, formatIn(countryOf(state))));
  }

  /** True if there are no fields. */
  get isEmpty(): boolean {
    return this.#fields.length === 0;
  }

  /** The elements of the fields. */
  get elements(): readonly Element[] {
    return this.#fields.map(({ element }) => element);
  }

  /** The current fields: a page may re-render them. */
  get #fields(): readonly LightField[] {
    return fieldsOf(this.#host);
  }

  get #values(): FieldValues {
    return valuesOf(this.#fields);
  }

  get #content(): Content {
    return contentOf(this.#host, this.#known);
  }

  /**
   * True if text in the search is what the shopper did last: then the address in the fields is not meant. A flat or
   * another country may go with either.
   */
  get #isTextMeant(): boolean {
    const isLater = ({ element, purpose }: LightField) =>
      placePurposes.includes(purpose) && isEditedAfter(element, this.#element);
    return isTextUnresolved(this.#host.state) && !this.#fields.some(isLater);
  }

  /** The element's address. */
  get #current(): Address | null {
    return this.#host.state.committed?.address ?? null;
  }

  /** The document or shadow root that contains the fields, where their events are listened for. */
  get #root(): Document | ShadowRoot {
    return this.#element.getRootNode() as Document | ShadowRoot;
  }

  #isField(target: Element): boolean {
    return this.#fields.some(({ element }) => element === target);
  }

  /** True for the element, its content, and each of the fields. */
  #isBeside(target: Element): boolean {
    return this.#element.contains(target) || this.#isField(target);
  }

  /** Moves the focus to the first field that accepts it, for manual entry. A page may hide fields. */
  focus(): void {
    this.#fields.find(({ element }) => {
      element.focus();
      return element.matches(':focus');
    });
  }

  /** Renders, beneath the fields, the message about changes to them, and the service's opinion of the address. */
  render(view: View): TemplateResult {
    const { name, texts, note, isReadonly } = view;
    // If the focused control is removed, the focus stays at this place, and does not go to a field that opens a
    // keyboard.
    const text = this.#last?.cleared?.note;
    return html`<div id="beneath" role="group" aria-label=${name || texts.messages.label} tabindex="-1">${text && html`<p part="hint">${text}</p>`}${isReadonly ? nothing : this.#renderMore(view)}${note}</div>`;
  }

  /** Renders the text that is not part of the address, and a field for a flat if the page has none. */
  #renderMore(view: View): unknown {
    if (this.#current?.source !== 'autocomplete') return nothing;
    const hasPlace = this.#fields.some(({ purpose }) => unitPurposes.includes(purpose));
    return [hasPlace ? nothing : renderFlat(this.#host, view), renderOmitted(this.#host, view)];
  }

  /** Reads the latest values on submission. */
  flushInput(): void {
    if (this.#due) this.#read(this.#due.by);
    else this.readAgain();
  }

  /** Reads what scripts wrote without an event. Does nothing if the values have not changed. */
  readAgain(): void {
    const values = this.#values;
    if (this.#due || this.#filler.isWriting || values.size === 0 || !this.#isOther(values)) return;
    const current = this.#current;
    // A page that fills its fields itself may do so later.
    if (current && this.#known && isHeldBy(current, values) && !isHeldBy(current, this.#known.values)) {
      this.#known = { address: current, values };
    }
    this.#read('script');
    // They no longer contain an address.
    if (current && this.#current === current && !this.#content.address)
      this.#host.dispatch({ slice: 'entry', type: 'addressGiven', address: null, by: 'script' });
  }

  /**
   * What to submit for an element with page fields: nothing, because they submit themselves, and the browser validates
   * them. Text in the search would be lost, so it makes the element invalid.
   */
  formState(own: FormState, { poBoxDenied }: Pick<CommonMessages, 'poBoxDenied'>): FormState {
    const fields = this.#fields;
    const { state } = this.#host;
    const values = valuesOf(fields);
    const isChecked = fields.some(({ element }) => element.required) || isWhole(values, formatIn(countryOf(state)));
    const { flags, isWait } = own.invalid ?? {};
    const isOwn = isWait || this.#isTextMeant;
    const isTheirs = !isOwn && (flags?.badInput || (flags?.valueMissing && isChecked));
    const invalid = isTheirs ? null : own.invalid;
    if (invalid || state.properties.poBox !== 'deny') return { ...own, texts: null, invalid };
    // Even if the fields are not a complete address yet.
    const isBox = isPoBoxIn(values, (this.#last?.country ?? countryOf(state))?.iso2 ?? '');
    return { ...own, texts: null, invalid: isBox ? { flags: { customError: true }, message: poBoxDenied } : null };
  }

  /** The element may already have an address, which a server or browser may have put into the fields as well. */
  start(): void {
    const address = this.#current;
    const values = this.#values;
    if (!address || !isWhole(values, formatIn(address.country))) this.follow(address, null);
    // Differences were written after the address was saved. They are read once the countries are known.
    else if (isHeldBy(address, values)) this.#known = { address, values };
  }

  /** Lines that were written before, and stay in their fields, become part of the address that was found. */
  #addKeptLines(address: Address): void {
    const known = this.#known;
    if (!known || address !== this.#current || this.#host.state.changedBy !== 'user') return;
    const unit = [address.unit, ...keptLines(address, known.values)].filter(Boolean).join(', ');
    this.#isAdding = true;
    this.#host.dispatch({ slice: 'entry', type: 'unitEntered', text: unit, isOpen: false });
    this.#isAdding = false;
    if (this.#current) this.#known = { ...known, address: this.#current };
  }

  /** The element's address has changed: fills the fields with it, unless it came from them. */
  follow(address: Address | null, previous: Address | null): void {
    if (this.#isAdding) return;
    if (address && this.#known && isJudged(address, this.#known.address)) {
      this.#known = { ...this.#known, address };
    }
    const isNews = address !== previous && address !== this.#known?.address;
    if (!address) this.#filler.stop();
    else if (isNews) {
      this.#cancelReading();
      warnIfNone(this.#host, this.#fields);
      const beforeFill = new AddressEvent('address-before-fill', { address }, { cancelable: true });
      // A listener may set another address, which is in the fields already.
      this.#filler.fill(address, () => this.#element.dispatchEvent(beforeFill) && this.#current === address);
    }
  }

  #listen(signal: AbortSignal): void {
    // A form in a shadow root keeps its events there. The fields may be outside the element.
    const root = this.#root;
    for (const name of ['input', 'change']) root.addEventListener(name, this.#onEvent, { capture: true, signal });
    root.addEventListener('focusin', this.#focusArrived, { capture: true, signal });
    root.addEventListener('submit', this.#submitting, { capture: true, signal });
    root.addEventListener('reset', this.#resetting, { capture: true, signal });
    // Values that were written right before the element left the document.
    if (this.#due) this.#readSoon(this.#due.by);
  }

  hostDisconnected(): void {
    this.#filler.stop();
    clearTimeout(this.#due?.timer);
  }

  hostUpdated(): void {
    // The list shows which country the page put into the fields. They are read after the update, not during it.
    if (this.#last || !countryListOf(this.#host.state)) return;
    this.#remember(this.#content);
    queueMicrotask(() => this.#begin());
  }

  /**
   * Values that were typed or autofilled before this code was loaded count as such. All others were set by the page.
   */
  #begin(): void {
    if (this.#current === null || this.#current !== this.#known?.address) {
      if (this.#fields.some(isEditedByShopper)) this.#readSoon('user');
      else this.#read('script');
    }
    // A submission that waited for the values goes on.
    this.#host.configure();
  }

  readonly #focusArrived = ({ target }: Event): void => {
    if (isElement(target) && this.#isBeside(target)) this.readAgain();
  };

  readonly #onEvent = (event: Event): void => {
    const target = event.composedPath()[0] ?? null;
    if (this.#filler.isWriting || this.isEmpty || !isElement(target)) return;
    // Autofill may treat the search field as one of the form's; nothing is searched for.
    if (this.#element.shadowRoot?.contains(target)) {
      if (!isAutofilled(target)) return;
      event.stopPropagation();
      this.#element.requestUpdate();
    } else if (this.#isField(target)) {
      this.#filler.stop();
      // Nothing else is awaited now.
      this.#host.dispatch({ slice: 'search', type: 'listboxChanged', listbox: closed });
      // Any answer of the service, now or later, is for other text.
      if (this.#host.state.manual.step !== 'editing') this.#host.dispatch({ slice: 'manual', type: 'editedAgain' });
      this.#element.requestUpdate();
      if (event.type === 'change' || isAutofilled(target)) this.#readSoon('user');
      else this.#due ??= { by: 'user' };
      this.#host.configure();
    }
  };

  /**
   * Reads the fields soon, instead of an earlier reading that was due: autofill changes field after field, which is one
   * action.
   */
  #readSoon(by: Initiator): void {
    this.#cancelReading();
    this.#due = { by, timer: setTimeout(() => this.#readNow(by)) };
  }

  #readNow(by: Initiator): void {
    this.#read(by);
    // Autofill may change fields that do not have the focus.
    const { activeElement } = this.#root;
    if (by === 'user' && !(activeElement && this.#isBeside(activeElement))) this.#verify();
  }

  /** The shopper has finished with the fields. */
  #left(): void {
    this.#host.configure();
    this.flushInput();
    this.#verify();
  }

  #verify(): void {
    const { state } = this.#host;
    const { verify, isFixed } = state.properties;
    if (verify === 'change' && !isFixed && verificationDue(state)) void this.#host.verify();
  }

  #cancelReading(): void {
    clearTimeout(this.#due?.timer);
    this.#due = null;
  }

  readonly #submitting = ({ target }: Event): void => {
    if (target !== this.#element.form) return;
    this.flushInput();
    // The shopper cleared the search, and the fields kept an address, which is the one that is ordered.
    if (!this.#current) this.#read('script');
  };

  /** The fields are reset after this event. */
  readonly #resetting = ({ target }: Event): void => {
    if (!this.#fields.some(({ element }) => element.form === target)) return;
    this.#filler.stop();
    this.#readSoon('script');
  };

  #read(by: Initiator): void {
    this.#cancelReading();
    const content = this.#content;
    const last = this.#last;
    const isOtherCountry = by === 'user' || (last !== null && last.country?.iso3 !== content.said?.iso3);
    if (by === 'script') this.#remember(content);
    else if (last) this.#remember(content, withCountryFollowed(last, content, this.#host, this.#filler));
    // What is in the fields by now.
    this.#take(by === 'script' ? content : this.#content, by, isOtherCountry);
    const cleared = this.#last?.cleared;
    // A message about the address that is announced first would be replaced.
    if (cleared && cleared !== last?.cleared) this.#host.announce(cleared.note);
  }

  /** Without a message about cleared fields, unless there is one in `next`. */
  #remember({ said: country, values }: Content, next: LastRead = { country, values, cleared: null }): void {
    if (next.cleared !== (this.#last?.cleared ?? null)) this.#element.requestUpdate();
    this.#last = next;
  }

  /** True if the fields have changed since they were last read. False before that. */
  #isOther(values: FieldValues): boolean {
    const last = this.#last?.values;
    const purposes = last ? [...last.keys(), ...values.keys()] : [];
    return purposes.some((purpose) => (values.get(purpose) ?? '') !== (last?.get(purpose) ?? ''));
  }

  /** Makes the fields' address the element's. */
  #take({ address: read, values, country }: Content, by: Initiator, isOtherCountry: boolean): void {
    const address = this.#isTextMeant ? null : read;
    if (address) this.#known = { address, values };
    if (address !== this.#current && (address || by === 'user'))
      this.#host.dispatch({ slice: 'entry', type: 'addressGiven', address, by });
    const { state } = this.#host;
    const isOther = country?.iso3 !== countryOf(state)?.iso3;
    if (!address && isOther && (country || isOtherCountry) && countryListOf(state)) this.#sayCountry(country, by);
  }

  /** A field names another country, but the address is incomplete. Null for a country that cannot be chosen. */
  #sayCountry(country: Country | null, by: Initiator): void {
    // A Dutch lookup accepts no address in another country; it stays in the fields.
    if (this.#host.state.properties.home === 'dutch-lookup') return;
    // Without one, suggestions would be wrong.
    this.#host.dispatch({ slice: 'country', type: 'countryChosen', country, by });
  }
}
