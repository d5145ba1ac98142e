/** The page's own fields (slot `fields`, `pageFields`): fills them with an address, and notices what people and browsers write there. */
import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { Country } from '../../contract/types.ts';
import type { Address } from '../../core/address/address.ts';
import { closed } from '../../core/combobox.ts';
import { countryListOf, countryOf, countryProblemOf } from '../../core/country/selectors.ts';
import { isTextUnresolved } from '../../core/entry/panel-status.ts';
import { verificationDue } from '../../core/entry/verification.ts';
import type { Purpose } from '../../core/page-fields/autofill-tokens.ts';
import { isHeldBy, isJudged, isPoBoxIn, isWhole, type Known, keptLines } from '../../core/page-fields/field-values.ts';
import type { Initiator } from '../../core/transition.ts';
import type { CommonMessages } from '../../i18n/messages.ts';
import { isElement } from '../field/element-kinds.ts';
import { AddressEvent } from '../field/events.ts';
import type { ElementHost, HostElement, View } from '../field/host.ts';
import type { FormState } from '../field/panel-model.ts';
import { whileConnected } from '../field/while-connected.ts';
import { isWrittenAfter } from '../field/writings.ts';
import { FocusLeaving } from '../focus/focus-leaving.ts';
import { renderFlat, renderOmitted } from '../panels/flat-view.ts';
import { CountryChange } from './country-change.ts';
import { countryFormat, isWorldMissing, needWorld } from './country-formats.ts';
import { FieldFiller } from './field-filler.ts';
import { isAutofilled, isWrittenByPerson, type LightField, warnIfNone } from './native-field.ts';
import { type Content, contentOf, fieldsOf, valuesOf } from './read-fields.ts';

/** The fields in which a person writes a flat themselves. */
const unitPurposes: readonly Purpose[] = ['address-line2', 'address-line3', 'street-address', 'buildingNumberAddition'];

/** The fields that say where an address is. A person who writes one of them means the address in the fields. */
const placePurposes: readonly Purpose[] = [
  ...(['street-address', 'address-line1', 'street', 'building', 'buildingNumber'] as const),
  ...(['postal-code', 'address-level2'] as const),
];

/** The fields stay where they are and keep names, ids and tokens. */
export class PageFields implements ReactiveController {
  readonly #host: ElementHost;
  readonly #element: HostElement;
  readonly #filler: FieldFiller;
  /** The last address that was in the fields. */
  #known: Known | null = null;
  readonly #change: CountryChange;
  /** True while the address gets what is in its fields already. */
  #isAdding = false;
  /** The reading that is due, with its initiator; null for none. Without a timer while the person is typing. */
  #due: { readonly by: Initiator; readonly timer?: ReturnType<typeof setTimeout> } | null = null;

  constructor(host: ElementHost) {
    this.#host = host;
    this.#element = host.element;
    this.#filler = new FieldFiller({
      fields: () => fieldsOf(host),
      around: () => (host.page.pageFields ? this.#root : this.#element),
      lang: () => host.view.texts.around,
      filled: (address) => {
        if (address !== this.#current) return;
        this.#known = { address, values: valuesOf(fieldsOf(host)) };
        this.#change.remember(contentOf(host, this.#known));
        queueMicrotask(() => this.#addKeptLines(address));
      },
    });
    this.#change = new CountryChange(host, (field, text) => this.#filler.write(field, text));
    new FocusLeaving(host, () => this.#root, {
      isField: (element) => element !== this.#element && this.#isBeside(element),
      isBeside: (element) => this.#isBeside(element),
      counts: 'all',
      left: () => this.#left(),
    });
    this.#element.addController(this);
    whileConnected(this.#element, (signal) => this.#listen(signal));
  }

  /** False while an address may be in the fields that cannot be read yet: the countries come first. */
  get isRead(): boolean {
    const { state } = this.#host;
    const isAwaited = !this.#change.isBegun && !countryProblemOf(state.countries);
    return !(isAwaited && isWhole(valuesOf(fieldsOf(this.#host)), countryFormat(countryOf(state))));
  }

  /** True if there are no fields. */
  get isEmpty(): boolean {
    return fieldsOf(this.#host).length === 0;
  }

  /** The fields themselves. */
  get elements(): readonly Element[] {
    return fieldsOf(this.#host).map(({ element }) => element);
  }

  /** True while the events of the fields come from the element. */
  get isWriting(): boolean {
    return this.#filler.isWriting;
  }

  /**
   * True if a text in the search is what the person did last: the address in the fields is then not the one that is meant. A flat or
   * another country may go with either.
   */
  get #isTextMeant(): boolean {
    const isLater = ({ element, purpose }: LightField) =>
      placePurposes.includes(purpose) && isWrittenAfter(element, this.#element);
    return isTextUnresolved(this.#host.state) && !fieldsOf(this.#host).some(isLater);
  }

  /** The element's address. */
  get #current(): Address | null {
    return this.#host.state.committed?.address ?? null;
  }

  /** The document or shadow root that the fields are in, and where their events are heard. */
  get #root(): Document | ShadowRoot {
    return this.#element.getRootNode() as Document | ShadowRoot;
  }

  /** True for the element, what is in it, and each of the fields. */
  #isBeside(target: Element): boolean {
    return this.#element.contains(target) || fieldsOf(this.#host).some(({ element }) => element === target);
  }

  /** Moves the focus to the first field that takes it: here people write an address by hand. A page may hide fields. */
  focus(): void {
    fieldsOf(this.#host).find(({ element }) => {
      element.focus();
      return element.matches(':focus');
    });
  }

  /** Beneath the fields: the changes to them, and the service's opinion of the address. */
  render(view: View): TemplateResult {
    const { name, texts, note, isReadonly } = view;
    // What has the focus there may go: then the focus stays at the place, and not on a field that opens a keyboard.
    const { text } = this.#change;
    return html`<div id="beneath" role="group" aria-label=${name || texts.messages.label} tabindex="-1">${text && html`<p part="hint">${text}</p>`}${isReadonly ? nothing : this.#renderMore(view)}${note}</div>`;
  }

  /** The text typed beyond the address, and a field for a flat if the page has none that takes it. */
  #renderMore(view: View): unknown {
    if (this.#current?.source !== 'autocomplete') return nothing;
    const hasPlace = fieldsOf(this.#host).some(({ purpose }) => unitPurposes.includes(purpose));
    return [hasPlace ? nothing : renderFlat(this.#host, view), renderOmitted(this.#host, view)];
  }

  /** The form is submitted: reads the newest texts. */
  flushInput(): void {
    if (this.#due) this.#read(this.#due.by);
    else this.readAgain();
  }

  /** Takes over what scripts wrote there without an event. Does nothing if the texts are those that were read last. */
  readAgain(): void {
    const values = valuesOf(fieldsOf(this.#host));
    if (this.#due || this.isWriting || values.size === 0 || !this.#change.isOther(values)) return;
    const current = this.#current;
    // A page that fills its fields itself may do that later.
    if (current && this.#known && isHeldBy(current, values) && !isHeldBy(current, this.#known.values)) {
      this.#known = { address: current, values };
    }
    const isUnread = this.#needsWorld;
    this.#read('script');
    // They hold no address any more.
    if (current && this.#current === current && !contentOf(this.#host, this.#known).address)
      this.#host.dispatch({ slice: 'entry', type: 'cleared', by: 'script' });
    if (isUnread) this.#readSoon('script');
  }

  /**
   * The form state of an element around fields: they submit themselves, and the browser checks what is required of them. A text in the
   * search would be lost.
   */
  formState(own: FormState, { poBoxDenied }: Pick<CommonMessages, 'poBoxDenied'>): FormState {
    const fields = fieldsOf(this.#host);
    const { state } = this.#host;
    const values = valuesOf(fields);
    const isChecked =
      fields.some(({ element }) => element.required) || isWhole(values, countryFormat(countryOf(state)));
    const { flags, isWait } = own.invalid ?? {};
    const isOwn = isWait || this.#isTextMeant;
    const isTheirs = !isOwn && (flags?.badInput || (flags?.valueMissing && isChecked));
    const invalid = isTheirs ? null : own.invalid;
    if (invalid || state.properties.poBox !== 'deny') return { ...own, texts: null, invalid };
    // Also in fields that are no whole address yet.
    const isBox = isPoBoxIn(values, (this.#change.country ?? countryOf(state))?.iso2 ?? '');
    return { ...own, texts: null, invalid: isBox ? { flags: { customError: true }, message: poBoxDenied } : null };
  }

  /** The element may have an address already: a server or a browser may have put it into the fields as well. */
  start(): void {
    const address = this.#current;
    const values = valuesOf(fieldsOf(this.#host));
    if (!address || !isWhole(values, countryFormat(address.country))) this.follow(address, null);
    // Differences were written after the address was kept; they are read as soon as the countries are known.
    else if (isHeldBy(address, values)) this.#known = { address, values };
  }

  /** The lines that the person wrote before, and that stay in their fields, are a part of the address that they found. */
  #addKeptLines(address: Address): void {
    const known = this.#known;
    if (!known || address !== this.#current || this.#host.state.changedBy !== 'user') return;
    const unit = [address.unit, ...keptLines(address, known.values)].filter(Boolean).join(', ');
    this.#isAdding = true;
    this.#host.dispatch({ slice: 'entry', type: 'unitEntered', text: unit });
    this.#isAdding = false;
    if (this.#current) this.#known = { ...known, address: this.#current };
  }

  /** The element's address is another one; fills the fields with it, unless it came from them. */
  follow(address: Address | null, previous: Address | null): void {
    if (this.#isAdding) return;
    if (address && this.#known && isJudged(address, this.#known.address)) {
      this.#known = { ...this.#known, address };
    }
    const isNews = address !== previous && address !== this.#known?.address;
    if (!address) this.#filler.stop();
    else if (isNews) {
      this.#cancelReading();
      warnIfNone(this.#element, fieldsOf(this.#host), this.#host.page.autocomplete);
      const beforeFill = new AddressEvent('address-before-fill', { address }, { cancelable: true });
      // A listener may give another address: that one is in the fields already.
      this.#filler.fill(address, () => this.#element.dispatchEvent(beforeFill) && this.#current === address);
    }
  }

  #listen(signal: AbortSignal): void {
    // A form in a shadow root keeps its events there. The fields may be outside of the element.
    const root = this.#root;
    for (const name of ['input', 'change']) root.addEventListener(name, this.#onEvent, { capture: true, signal });
    root.addEventListener('focusin', this.#focusArrived, { capture: true, signal });
    root.addEventListener('submit', this.#submitting, { capture: true, signal });
    root.addEventListener('reset', this.#resetting, { capture: true, signal });
    // Texts written right before the element left the document.
    if (this.#due) this.#readAnew(this.#due.by);
  }

  hostDisconnected(): void {
    this.#filler.stop();
    clearTimeout(this.#due?.timer);
  }

  hostUpdated(): void {
    // The list shows which country the page put into the fields. They are read after the update, not within it.
    if (this.#change.isBegun || !countryListOf(this.#host.state)) return;
    this.#change.remember(contentOf(this.#host, this.#known));
    queueMicrotask(() => this.#begin());
  }

  #begin(): void {
    if (this.#current === null || this.#current !== this.#known?.address) this.#readFirst();
    // A submission that waited for the reading goes on.
    this.#host.configure();
  }

  /** Texts that a person or a browser wrote before this code came are theirs, as later ones. All others the page gave. */
  #readFirst(): void {
    if (fieldsOf(this.#host).some(({ element }) => isWrittenByPerson(element))) this.#readSoon('user');
    else if (this.#needsWorld) this.#readAnew('script');
    else this.#read('script');
  }

  readonly #focusArrived = ({ target }: Event): void => {
    if (isElement(target) && this.#isBeside(target)) this.readAgain();
  };

  readonly #onEvent = (event: Event): void => {
    const target = event.composedPath()[0] ?? null;
    if (this.#filler.isWriting || this.isEmpty || !isElement(target)) return;
    // A browser that fills the form may take the search field for one of it; nothing is searched for.
    if (this.#element.shadowRoot?.contains(target)) {
      if (!isAutofilled(target)) return;
      event.stopPropagation();
      this.#element.requestUpdate();
    } else if (fieldsOf(this.#host).some(({ element }) => element === target)) {
      this.#filler.stop();
      // Nothing else is awaited now.
      this.#host.dispatch({ slice: 'search', type: 'listboxChanged', listbox: closed });
      // The service's answers, now or later, are about another text.
      if (this.#host.state.manual.step !== 'editing') this.#host.dispatch({ slice: 'manual', type: 'editedAgain' });
      this.#element.requestUpdate();
      if (event.type === 'change' || isAutofilled(target)) this.#readSoon('user');
      else this.#due ??= { by: 'user' };
      this.#host.updateControl();
    }
  };

  /** True if a field says a country whose format is not there yet. */
  get #needsWorld(): boolean {
    const { saysCountry, said } = contentOf(this.#host, this.#known);
    return saysCountry && isWorldMissing(said);
  }

  /** A browser fills field after field; that is one act. */
  #readSoon(by: Initiator): void {
    if (this.#due?.timer) return;
    const read = () => {
      this.#read(by);
      // A browser may fill fields that have no focus to lose.
      const { activeElement } = this.#root;
      if (by === 'user' && !(activeElement && this.#isBeside(activeElement))) this.#verify();
    };
    const begin = async () => {
      if (this.#needsWorld) await this.#learn(by);
      // This reading does not include texts that were read, given up or written meanwhile.
      if (this.#due?.timer === due.timer) read();
    };
    const due = { by, timer: setTimeout(() => void begin()) };
    this.#due = due;
  }

  /** The person is done with the fields. */
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

  /** Reads the fields soon; a reading that was due before is given up. */
  #readAnew(by: Initiator): void {
    this.#cancelReading();
    this.#readSoon(by);
  }

  #cancelReading(): void {
    clearTimeout(this.#due?.timer);
    this.#due = null;
  }

  readonly #submitting = ({ target }: Event): void => {
    if (target !== this.#host.form) return;
    this.flushInput();
    // The person cleared the search, and the fields kept an address: that one is ordered.
    if (!this.#current) this.#read('script');
  };

  /** The fields are reset after the event. */
  readonly #resetting = ({ target }: Event): void => {
    if (target !== this.#host.form) return;
    this.#filler.stop();
    this.#readAnew('script');
  };

  #read(by: Initiator): void {
    this.#cancelReading();
    const content = contentOf(this.#host, this.#known);
    const isOtherCountry = by === 'user' || this.#change.isOtherCountry(content);
    if (by === 'script') this.#change.remember(content);
    const isChanged = by === 'user' && this.#change.follow(content);
    this.#take(isChanged ? contentOf(this.#host, this.#known) : content, by, isOtherCountry);
    // A message about the address, said first, would be replaced.
    if (isChanged && this.#change.text !== '') this.#host.announce(this.#change.text);
  }

  /** Loads the formats of a named country. If it cannot be searched, that ends at once. */
  async #learn(by: Initiator): Promise<void> {
    const content = contentOf(this.#host, this.#known);
    if (!content.country) this.#take(content, by, by === 'user');
    await needWorld();
  }

  /** Gives the element the fields' address. */
  #take({ address: read, values, country }: Content, by: Initiator, isOtherCountry: boolean): void {
    const address = this.#isTextMeant ? null : read;
    if (address) this.#known = { address, values };
    if (address !== this.#current) this.#hold(address, by);
    const { state } = this.#host;
    const isOther = country?.iso3 !== countryOf(state)?.iso3;
    if (!address && isOther && (country || isOtherCountry) && countryListOf(state)) this.#sayCountry(country, by);
  }

  /** The fields hold another address; null when they hold no whole one. */
  #hold(address: Address | null, by: Initiator): void {
    if (by === 'script' && address) this.#host.dispatch({ slice: 'entry', type: 'valueSet', address });
    else if (by === 'user' && address) this.#host.dispatch({ slice: 'entry', type: 'enteredInPageFields', address });
    else if (by === 'user') this.#host.dispatch({ slice: 'entry', type: 'cleared', by });
  }

  /** A field says another country, but the address is not whole. Null for one that cannot be chosen. */
  #sayCountry(country: Country | null, by: Initiator): void {
    // A Dutch lookup takes no address of another country; it stays in the fields.
    if (this.#host.state.properties.home === 'dutch-lookup') return;
    const seed = this.#host.seed();
    if (country) this.#host.dispatch({ slice: 'country', type: 'countryChosen', country, by, seed });
    // Suggestions of another country would be wrong.
    else this.#host.dispatch({ slice: 'country', type: 'countryUnsupported', by, seed });
  }
}
