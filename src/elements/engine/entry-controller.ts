/** Everything behind an element's interface: one store, and all effects of each change of its state, in one place. */
import type { CSSResult, LitElement } from 'lit';
import type { AddressClient } from '../../client/client.ts';
import { newSessionId } from '../../client/session.ts';
import type { Address } from '../../core/address/address.ts';
import { isSameUnprinted } from '../../core/address/shown.ts';
import { countryProblemOf } from '../../core/country/selectors.ts';
import { lookupPanelOf } from '../../core/entry/first-panel.ts';
import { panels } from '../../core/entry/panel-status.ts';
import { isPrintAwaited, isPrintLikely } from '../../core/entry/printing.ts';
import { restorableFrom } from '../../core/entry/restore.ts';
import { sameFormOf } from '../../core/entry/same.ts';
import { customStatesOf, type EntryNews, errorShownOf, isRowMove, newsOf } from '../../core/entry/selectors.ts';
import { speechOf } from '../../core/entry/speech.ts';
import { type EntryEvent, type EntryState, initialEntry, type PanelName } from '../../core/entry/state.ts';
import type { Verdict } from '../../core/manual/verdict.ts';
import { whileSame } from '../../core/once.ts';
import { isAwaitingAddress } from '../../core/search/selectors.ts';
import type { SessionSeed } from '../../core/search/state.ts';
import { isShallowEqual } from '../../core/transition.ts';
import { AutofillReceivers } from '../autofill/receivers.ts';
import { isNamedOutside, nameFromPage } from '../field/accessible-name.ts';
import type { FieldPort } from '../field/engine-port.ts';
import type { ElementHost, PageTexts, Panel, Texts, View } from '../field/host.ts';
import { Lazy } from '../field/lazy.ts';
import { saysCountry } from '../field/page-country.ts';
import type { FormState, PanelModel } from '../field/panel-model.ts';
import { isDisabled, setStates } from '../field/put-into-form.ts';
import { FocusKeeper } from '../focus/focus-keeper.ts';
import { afterPressOn } from '../focus/pointer-press.ts';
import { EntrySubmission } from '../form/entry-submission.ts';
import { PageFieldsSlot } from '../page-fields/page-fields-slot.ts';
import { flushUnit } from '../panels/flat-view.ts';
import { plainPanel } from '../panels/plain/panel.ts';
import { Retries } from '../requests/auto-retry.ts';
import { sharedClient } from '../requests/shared-client.ts';
import { Announcer } from '../speech/announcer.ts';
import { messagesIn } from '../speech/messages-in.ts';
import { dispatchNews } from './dispatch-news.ts';
import { type EntrySetup, propertiesOf } from './entry-setup.ts';
import { FormControl } from './form-control.ts';
import { expose } from './inspect.ts';
import { createMeasure } from './measures.ts';
import { dropWrongValues, ignoreUnknownDispatchCountry, reportCountry, reportUnknownNames } from './mistakes.ts';
import { PageValue } from './page-value.ts';
import { neededIn, PanelSet } from './panel-set.ts';
import { createStore, type Transition } from './store.ts';

/** Country formats, and the code that prints by them. */
const printing = new Lazy(async () => (await import('../../core/entry/printing-slice.ts')).printingSlice);

/** The address with its lines, or without them if they cannot be loaded. Null while they are loading. */
function printedIn(state: EntryState): Address | null {
  return isPrintAwaited(state) ? null : (state.committed?.address ?? null);
}

/** A running element, as its panels see it. */
export class EntryController implements ElementHost {
  readonly element: LitElement;
  readonly control: FormControl;
  readonly submission: EntrySubmission;
  readonly page: PageTexts;
  readonly #setup: EntrySetup;
  readonly #store = createStore();
  readonly install: ElementHost['install'] = this.#store.install;
  readonly afterPress: ElementHost['afterPress'];
  readonly #panels: PanelSet;
  /** The mounted panels. */
  readonly mounted: ReadonlyMap<PanelName, Panel>;
  readonly #announcer: Announcer;
  readonly #retries: Retries;
  readonly #focus: FocusKeeper;
  /** Events that are still to be fired, the next one first. */
  readonly #pending: EntryNews[] = [];
  /** The state of which the page was last notified, while the element is disabled and fires nothing; otherwise null. */
  #lastNotified: EntryState | null = null;
  /** The address that the page knows of; null for none. */
  #heard: Address | null = null;
  readonly #measure = createMeasure(() => [this.element, ...(this.slotted.fields?.elements ?? [])]);
  readonly value = new PageValue(this);
  /** The page's own validation message (`setCustomValidity`); empty for none. */
  customError = '';
  /** The slot of the page's own fields. */
  readonly slotted: PageFieldsSlot;

  constructor({ element, internals, styles }: FieldPort, setup: EntrySetup) {
    this.element = element;
    this.#setup = setup;
    this.page = setup.page;
    this.afterPress = afterPressOn(element);
    this.#panels = new PanelSet(this, styles, setup.later ?? {});
    this.mounted = this.#panels.mounted;
    this.slotted = new PageFieldsSlot(this);
    this.#focus = new FocusKeeper(element);
    this.#announcer = new Announcer(
      () => element.requestUpdate(),
      (selector) => element.shadowRoot?.activeElement?.matches(selector) === true,
      this.afterPress,
    );
    this.control = new FormControl(element, {
      internals,
      anchor: () => this.anchor,
      host: this,
      page: setup.page,
    });
    this.#retries = new Retries(this);
    this.submission = new EntrySubmission(this, internals, () => {
      flushUnit(this);
      this.slotted.fields?.flushInput();
      this.mounted.get(this.state.panel.inSight)?.flushInput?.();
    });
    this.#store.subscribe((transition) => this.#follow(transition));
    const leave = () => {
      this.dispatch({ slice: 'entry', type: 'disconnected' });
      this.#announcer.stop();
    };
    const hostDisconnected = () => {
      const { search, dutchLookup } = this.state;
      // An address that was chosen still arrives if the page only moves the element, which is then back within the
      // task.
      if (isAwaitingAddress(search) || dutchLookup.step === 'looking')
        queueMicrotask(() => element.isConnected || leave());
      else leave();
    };
    element.addController({ hostDisconnected });
    expose(element, this.#store, () => this.#settled());
  }

  get state(): EntryState {
    return this.#store.state;
  }

  get view(): View {
    const { state } = this.#store;
    const texts = this.#setup.texts();
    const model = this.mounted.get(state.panel.inSight)?.model(state, texts) ?? null;
    const formState = model && this.formStateOf(model);
    return this.#viewOf(state, texts, model, formState, isDisabled(this.element), this.#setup.page.readOnly);
  }

  /** What to submit: nothing if the page's own fields submit themselves. */
  formStateOf(own: FormState): FormState {
    return sameFormOf(this.state) ?? this.slotted.formState(own, this.#setup.texts().messages);
  }

  /** Returns the same view until something changes. */
  readonly #viewOf = whileSame(
    (
      state: EntryState,
      texts: Texts,
      model: PanelModel | null,
      formState: FormState | null,
      isDisabled: boolean,
      isReadonly: boolean,
    ): View => {
      const { element, page } = this;
      const { internals } = this.control;
      const announcer = this.#announcer;
      const retries = this.#retries;
      const beneath = this.mounted.get('manual');
      return {
        state,
        texts,
        page,
        isDisabled,
        isReadonly,
        model,
        formState,
        error: errorShownOf(state, formState?.invalid ?? null),
        get name() {
          return nameFromPage(element, internals.labels, page.label);
        },
        get hasOuterLabel() {
          return !page.label && isNamedOutside(element, internals.labels);
        },
        get hasCountryField() {
          return saysCountry(element);
        },
        get note() {
          return beneath?.note?.(this) ?? null;
        },
        get wait() {
          return retries.wait;
        },
        get waiting() {
          return announcer.waiting;
        },
        isOnlySaid: (of) => announcer.isOnlySaid(of),
      };
    },
  );

  get client(): AddressClient | null {
    return sharedClient(this.#setup.page);
  }

  get lifecycle(): LitElement {
    return this.element;
  }

  get form(): HTMLFormElement | null {
    return this.control.internals.form;
  }

  get root(): ShadowRoot {
    const { shadowRoot } = this.element;
    if (!shadowRoot) throw new Error('An element that was never rendered has no panels.');
    return shadowRoot;
  }

  /** The live region. */
  get said(): Pick<Announcer, 'text' | 'lang'> {
    return this.#announcer;
  }

  /** The visible panel. */
  get panel(): Panel {
    const panel = this.mounted.get(this.state.panel.inSight);
    if (!panel) throw new Error(`There is no panel for ${this.state.panel.inSight}.`);
    return panel;
  }

  /** The control that receives the focus, and that the browser points at with its message. */
  get anchor(): HTMLElement | null {
    return this.#find(this.view.model?.anchor);
  }

  #find(selector: string | undefined): HTMLElement | null {
    return (selector && this.element.shadowRoot?.querySelector<HTMLElement>(`#same:checked,${selector}`)) || null;
  }

  /** The shadow root now exists. */
  attach(): void {
    this.adoptStyles();
    this.#announcer.listen(this.root, this.root.querySelector('[part=status]')?.textContent ?? '');
    new AutofillReceivers(this);
    this.mountPanels();
    reportUnknownNames(this.element);
    this.checkValues();
    reportCountry(this.state, null);
  }

  mountPanels(): void {
    const { panels, countries } = this.#setup;
    for (const [mode, module] of Object.entries({ ...panels, plain: plainPanel }))
      this.#panels.mount(mode as PanelName, module);
    if (countries) {
      const answer = { kind: 'countries', countries } as const;
      this.dispatch({ slice: 'country', type: 'countryAnswered', answer, seed: this.seed() });
    }
    // Requests from before it existed.
    this.#loadCode(this.state, initialEntry);
  }

  /** Reports invalid values to the page's developer. */
  checkValues(): void {
    dropWrongValues(this.element);
    void ignoreUnknownDispatchCountry(this.element);
  }

  adoptStyles(added?: readonly CSSResult[]): void {
    this.#panels.adoptStyles(added);
  }

  dispatch(event: EntryEvent): void {
    this.configure();
    // Such an event may start a search, in the country that the page's fields have by then.
    if ('seed' in event) this.slotted.fields?.readAgain();
    this.#store.dispatch(event);
  }

  configure(): void {
    const { customError, value, slotted } = this;
    const properties = propertiesOf(this.#setup, {
      isDisabled: isDisabled(this.element),
      customError,
      hasPageFields: slotted.isThere,
      isPageAwaited: slotted.isAwaited || value.isAwaited,
    });
    const { properties: before } = this.state;
    if (!isShallowEqual(properties, before))
      this.#store.dispatch({ slice: 'entry', type: 'configured', properties, seed: this.seed() });
  }

  seed(): SessionSeed {
    return { id: newSessionId(), time: Date.now() };
  }

  moveFocus(selector: string): void {
    this.#focus.move(selector);
  }

  /** Renders without losing the focus. */
  aroundRendering(render: () => void): void {
    this.#focus.around(render, () => {
      const { anchor = '', fallbackFocus = anchor } = this.view.model ?? {};
      return fallbackFocus;
    });
  }

  announce(text: string, isTrue?: () => boolean): void {
    this.#announcer.announce(text, isTrue);
  }

  dispatchAndMoveFocus(event: EntryEvent): void {
    this.#focus.expect();
    this.dispatch(event);
  }

  enterManually(): void {
    this.#focus.expect();
    this.openManually();
  }

  /** Manual entry happens in the page's own fields, if there are any. */
  openManually(): void {
    this.configure();
    if (this.state.properties.isFixed) return;
    if (this.slotted.fields) this.slotted.fields.focus();
    else this.dispatch({ slice: 'entry', type: 'panelWanted', panel: 'manual', seed: this.seed() });
  }

  retry(): void {
    if (countryProblemOf(this.state.countries)) this.askForCountries();
    if (lookupPanelOf(this.state) === 'dutch-lookup') this.dispatch({ slice: 'dutch-lookup', type: 'retried' });
    else this.dispatch({ slice: 'search', type: 'retried', seed: this.seed() });
  }

  /** Requests the service's countries; it may be another service than before. */
  askForCountries(): void {
    this.dispatch({ slice: 'country', type: 'countriesRequested', seed: this.seed() });
  }

  async verify(): Promise<Verdict | null> {
    return (await (await this.#panels.load('manual'))?.verify?.()) ?? null;
  }

  async #loadFormats(): Promise<void> {
    const slice = await printing.load();
    if (slice) this.#store.install({ printing: slice });
    this.dispatch({ slice: 'entry', type: slice ? 'codeLoaded' : 'codeMissing', code: 'formats' });
  }

  /**
   * Loads the code that a state needs and the previous one did not. A failed load is repeated the next time it is
   * needed.
   */
  #loadCode(next: EntryState, previous: EntryState): void {
    const before = neededIn(previous);
    for (const name of neededIn(next)) if (!before.includes(name)) void this.#panels.load(name);
    const isNew = (is: (state: EntryState) => boolean) => is(next) && !is(previous);
    if (isNew(isPrintAwaited) || isNew(isPrintLikely)) void this.#loadFormats();
  }

  /**
   * Resolves once the page's address and its lines have loaded or failed to. The caller may learn of the load before
   * this class.
   */
  async printed(): Promise<void> {
    await this.value.loadCountries();
    if (isPrintAwaited(this.state)) await this.#loadFormats();
  }

  async loadCountries(): Promise<void> {
    await this.mounted.get('search')?.loadCountries?.();
  }

  isWrittenBack(address: Address | null): boolean {
    const { state } = this;
    const { committed } = this.#lastNotified ?? state;
    const isUnheard = state.changedBy === 'user' && (isPrintAwaited(state) || committed !== state.committed);
    const isPending = isUnheard || this.#pending.some(({ name }) => name === 'address-selected');
    return isPending && (!address || (this.#heard !== null && isSameUnprinted(address, this.#heard)));
  }

  /** Performs the effects of a change: requests first (none on a server), then form, announcements and events. */
  #follow(transition: Transition): void {
    const { event, next, previous } = transition;
    this.#loadCode(next, previous);
    if (this.element.shadowRoot) for (const panel of this.mounted.values()) panel.follow(next, previous);
    if (isRowMove(next, previous)) return;
    this.slotted.follow(printedIn(next), printedIn(previous));
    this.updateControl();
    const { inSight } = previous.panel;
    // The first panel of an element replaces none.
    if (next.panel.inSight !== inSight && this.mounted.has(inSight)) this.#followPanel(next, previous);
    const texts = this.#setup.texts();
    const { name } = this.view;
    this.#announcer.follow(speechOf(next, previous, (state) => messagesIn(state, texts, this, name)));
    // A listener that changes the address makes the remaining events obsolete; one that disables the element stops
    // them, too.
    const isTrue = () => this.state.committed === next.committed && !isDisabled(this.element);
    if (next.properties.isDisabled) this.#lastNotified ??= previous;
    else {
      const news = newsOf(next, this.#lastNotified ?? previous, event);
      this.#lastNotified = null;
      dispatchNews(this.element, news, this.#pending, this.#measure, isTrue);
      const { changedBy, committed } = this.state;
      const isTold = this.#pending.length === 0 && (changedBy === 'script' || !isPrintAwaited(this.state));
      if (isTold) this.#heard = committed?.address ?? null;
    }
    this.#retries.follow();
    this.#followCountries(transition);
    this.submission.follow(next, previous);
    this.element.requestUpdate();
    this.value.follow(transition);
  }

  #followCountries({ event, next, previous }: Transition): void {
    const isOther = next.countries !== previous.countries || next.properties !== previous.properties;
    // A server has no console for this.
    if (isOther && this.element.shadowRoot) reportCountry(next, event.type === 'countryAnswered' ? event.answer : null);
    const wasLoading = previous.countries.supported.status === 'loading';
    // A service that has answered may also answer the search that failed before.
    if (wasLoading && next.countries.supported.status === 'known') this.#retries.goOnline();
  }

  /**
   * Moves the focus to the panel that has become visible, or, when manual entry has finished, to the button that
   * changes the address.
   */
  #followPanel(next: EntryState, { panel: { inSight: before } }: EntryState): void {
    const { panel, committed } = next;
    const anchor = this.mounted.get(panel.inSight)?.model(next, this.#setup.texts()).anchor;
    if (anchor) this.#focus.changePanel(committed && panels[before].isByHand ? '#manual' : anchor);
  }

  /** Updates form value, validity and custom states. */
  updateControl(): void {
    const { view } = this;
    const { name, submitNames } = this.#setup.page;
    if (view.model) this.#putIntoControl(view, this.#find(view.model.anchor), name, submitNames);
  }

  /**
   * Once per view, because every key and every rendering calls it. The submitted names may change without a new view.
   */
  readonly #putIntoControl = whileSame((view: View, anchor: HTMLElement | null, _name: string, _names: object) => {
    const { state, formState, error } = view;
    if (!formState) return;
    this.control.update(formState, restorableFrom(state), anchor);
    setStates(this.control.internals, customStatesOf(state, error === ''));
  });

  async #settled(): Promise<void> {
    await this.element.updateComplete;
    for (const name of neededIn(this.state)) await this.#panels.load(name);
    for (const panel of this.mounted.values()) await panel.settled();
    await this.printed();
  }
}
