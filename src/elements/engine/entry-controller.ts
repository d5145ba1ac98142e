/** The engine of an element: one store, and all effects of each change of its state, in one place. */
import { type CSSResult, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { AddressClient } from '../../client/client.ts';
import type { Address } from '../../core/address/address.ts';
import { countryInEffect, countryProblemOf } from '../../core/country/selectors.ts';
import {
  addressInEffect,
  lookupPanelOf,
  panelOf,
  type Step,
  sameFormOf,
  stepOf,
} from '../../core/entry/panel-status.ts';
import { restorableFrom } from '../../core/entry/restore.ts';
import { customStatesOf, errorShownOf, isRowMove, offerOf } from '../../core/entry/selectors.ts';
import { speechOf } from '../../core/entry/speech.ts';
import { type EntryState, initialEntry, type PanelName, type UnseededEvent } from '../../core/entry/state.ts';
import { isAboutAddress, isHeld } from '../../core/entry/submission.ts';
import type { Verdict } from '../../core/manual/verdict.ts';
import { oncePerObject, whileSame } from '../../core/once.ts';
import { isAwaitingAddress } from '../../core/search/selectors.ts';
import { isShallowEqual } from '../../core/transition.ts';
import { filled } from '../../i18n/filled.ts';
import { AutofillReceivers } from '../autofill/receivers.ts';
import { nameFromPage } from '../field/accessible-name.ts';
import type { Engine, FieldPort } from '../field/engine-port.ts';
import { renderFrame } from '../field/frame-view.ts';
import type { HostElement, Panel, PanelHost, Texts, View } from '../field/host.ts';
import { isDisabled, putIntoForm, setStates } from '../field/internals.ts';
import { renderNoteLink } from '../field/link-view.ts';
import { saysCountry } from '../field/own-fields.ts';
import type { FormState, PanelModel } from '../field/panel-model.ts';
import type { Act } from '../field/queue.ts';
import { FocusKeeper } from '../focus/focus-keeper.ts';
import { afterPressOn } from '../focus/pointer-press.ts';
import { EntrySubmission, refuse } from '../form/entry-submission.ts';
import { PageFieldsSlot } from '../page-fields/page-fields-slot.ts';
import { flushUnit } from '../panels/card-view.ts';
import { plainPanel } from '../panels/plain/panel.ts';
import { Retries } from '../requests/auto-retry.ts';
import { sharedClient } from '../requests/shared-client.ts';
import { Announcer } from '../speech/announcer.ts';
import { failureTextIn, messagesIn, messagesOf } from '../speech/messages-in.ts';
import type { EntrySetup } from './entry-setup.ts';
import { expose } from './inspect.ts';
import { checkValues, reportCountry } from './mistakes.ts';
import { keepAnchors, pressAgain } from './native.ts';
import { Notifier } from './notifier.ts';
import { PageValue } from './page-value.ts';
import { neededIn, PanelSet } from './panel-set.ts';
import { Store, type Transition } from './store.ts';

/** The events that may start a search. */
const searching: ReadonlySet<UnseededEvent['type']> = new Set<UnseededEvent['type']>([
  ...(['typed', 'listWanted', 'matchChosen', 'enterPressed', 'steppedBack', 'retried', 'textRead'] as const),
  ...(['countryChosen', 'countryAnswered', 'panelWanted', 'reset', 'undone'] as const),
]);

/** A running element, as its field and its panels see it. */
export class EntryController extends Store implements Engine, PanelHost {
  readonly element: HostElement;
  readonly submission: EntrySubmission;
  readonly #port: FieldPort;
  readonly #internals: ElementInternals;
  readonly #setup: EntrySetup;
  #texts: Texts;
  /** The name that the page gives the element. */
  #name = '';
  readonly afterPress: PanelHost['afterPress'];
  readonly #panels: PanelSet;
  readonly #announcer: Announcer;
  readonly #retries: Retries;
  readonly #focus: FocusKeeper;
  readonly #pageValue: PageValue;
  /** Null after a change of the state, the properties or the page's fields. */
  #view: View | null = null;
  /** The view whose messages were announced, or need not be; null for none. */
  #heard: View | null = null;
  readonly #slotted: PageFieldsSlot;
  readonly #notifier: Notifier;

  /** Another service may support other countries. */
  readonly #serviceChosen = whileSame((_client: unknown, _proxyUrl: string) => {
    if (!this.#setup.countries) this.#askForCountries();
    return true;
  });

  constructor(port: FieldPort, setup: EntrySetup) {
    super();
    const { element, internals } = port;
    this.element = element;
    this.#port = port;
    this.#internals = internals;
    this.#setup = setup;
    this.#texts = setup.texts();
    this.afterPress = afterPressOn(element);
    this.#panels = new PanelSet(this, setup.later ?? {});
    this.#slotted = new PageFieldsSlot(this);
    this.#notifier = new Notifier(this, () => [element, ...(this.#slotted.fields?.elements ?? [])]);
    this.#pageValue = new PageValue(this, this.#notifier);
    this.#focus = new FocusKeeper(element);
    this.#announcer = new Announcer(element, this.afterPress);
    keepAnchors(element, () => this.anchor);
    this.#retries = new Retries(this);
    this.submission = new EntrySubmission(this, () => {
      this.#slotted.fields?.flushInput();
      this.panel?.flushInput?.();
    });
    this.subscribe((transition) => this.#follow(transition));
    element.addController({ hostDisconnected: () => this.#disconnected() });
    expose(element, this, () => this.#settled());
  }

  get value(): Address | null {
    this.readFields();
    return addressInEffect(this.state);
  }

  get step(): Step {
    this.readFields();
    return stepOf(this.state);
  }

  countryInEffect(asked: string): string {
    return countryInEffect(this.state, asked);
  }

  get view(): View {
    this.#view ??= this.#newView();
    return this.#view;
  }

  #newView(): View {
    const { state } = this;
    const texts = this.#texts;
    const model = this.#modelOf(this.panel, state, texts);
    const formState = model && (sameFormOf(state) ?? this.#slotted.formState(model, texts.messages));
    return this.#viewOf(state, texts, model, formState, this.#name, this.element.readOnly);
  }

  readonly #modelOf = whileSame(
    (panel: Panel | undefined, state: EntryState, texts: Texts) => panel?.model(state, texts) ?? null,
  );

  /** Returns the same view until something changes. */
  readonly #viewOf = whileSame(
    (
      state: EntryState,
      texts: Texts,
      model: PanelModel | null,
      formState: FormState | null,
      name: string,
      isReadonly: boolean,
    ): View => {
      const { element } = this;
      const announcer = this.#announcer;
      const retries = this.#retries;
      const beneath = this.#panels.mounted.get('manual');
      const error = errorShownOf(state, formState?.invalid ?? null);
      return {
        state,
        texts,
        page: element,
        isDisabled: state.properties.isDisabled,
        isReadonly,
        model,
        formState,
        error,
        name,
        messages: model ? messagesOf(state, model, error) : [],
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

  readonly #messagesIn = oncePerObject((view: View) => messagesIn(view, this.#panels.mounted.get('manual')));

  get client(): AddressClient | null {
    return sharedClient(this.element);
  }

  get root(): ShadowRoot {
    const { shadowRoot } = this.element;
    if (!shadowRoot) throw new Error('An element that was never rendered has no panels.');
    return shadowRoot;
  }

  /** The visible panel; none before the element has a root. */
  get panel(): Panel | undefined {
    return this.#panels.mounted.get(panelOf(this.state).name);
  }

  /** The control that receives the focus, and that the browser points at with its message. */
  get anchor(): HTMLElement | null {
    return this.#find(this.view.model?.anchor);
  }

  #find(selector: string | undefined): HTMLElement | null {
    return (selector && this.element.shadowRoot?.querySelector<HTMLElement>(`#same:checked,${selector}`)) || null;
  }

  readFields(): void {
    this.#slotted.fields?.readAgain();
  }

  perform(act: Act): void {
    switch (act.type) {
      case 'manualWanted':
        this.#openManually();
        break;
      case 'refused':
        refuse(this);
        break;
      case 'keyPressed':
        pressAgain(act.key, this.root.getElementById(act.at) ?? this.anchor);
        break;
      case 'typed':
      case 'streetWanted':
        this.#setup.perform(this, act);
        break;
      default:
        this.#pageValue.perform(act);
    }
  }

  /** Replays the queue in order, but keys last: they were meant for the list of the complete text. */
  takeOver(queue: readonly Act[]): void {
    const isKey = ({ type }: Act) => type === 'keyPressed';
    for (const act of queue) if (!isKey(act)) this.perform(act);
    if (queue.some(isKey)) {
      // Their listeners are attached by the next rendering.
      queueMicrotask(() => {
        this.#port.updateNow();
        for (const act of queue) if (isKey(act)) this.perform(act);
      });
    }
    // Their slot has already reported them to the field.
    if (this.element.renderRoot) void this.#slotted.take();
  }

  attachRoot(): void {
    this.#announcer.listen(this.root, this.root.querySelector('[part=status]')?.textContent ?? '');
    new AutofillReceivers(this);
    this.#mountPanels();
    checkValues(this.element);
    reportCountry(this.state, null);
    this.configure();
  }

  #mountPanels(): void {
    const { panels, countries } = this.#setup;
    for (const [name, start] of Object.entries({ ...panels, plain: plainPanel }))
      this.#panels.mount(name as PanelName, start);
    if (countries) {
      const answer = { kind: 'countries', countries } as const;
      this.dispatch({ slice: 'country', type: 'countryAnswered', answer });
    }
    // Requests from before it existed.
    this.#loadCode(this.state, initialEntry);
  }

  adoptStyles(added: readonly CSSResult[]): void {
    this.#port.adoptStyles(added);
  }

  willUpdate(changed: PropertyValues): void {
    // On a server, rendering needs no shadow root.
    if (!this.element.shadowRoot) this.#mountPanels();
    else if (changed.size > 0) checkValues(this.element);
    if (changed.has('pageFields')) void this.#slotted.take();
    this.configure();
    const { client, proxyUrl } = this.element;
    this.#serviceChosen(client, proxyUrl);
  }

  aroundRendering(render: () => void): void {
    this.#focus.around(render, () => {
      const { anchor = '', fallbackFocus = anchor } = this.view.model ?? {};
      return fallbackFocus;
    });
  }

  render(): TemplateResult {
    const { view, panel } = this;
    const { state, texts } = view;
    const failure = failureTextIn(state, texts.messages);
    return renderFrame({
      texts,
      same: this.#setup.renderSame?.(this, view),
      layout: panelOf(state).name === 'search' ? 'row' : 'stack',
      failure: failure ? html`<p part="hint">${failure}</p>` : nothing,
      country: this.#setup.renderCountry(this, view),
      panel: panel?.render(view) ?? html``,
      offer: this.#renderOffer(view),
      receiversChanged: this.#restoreReceivers,
      fieldsChanged: () => void this.#slotted.take(),
      pageFields: this.#slotted.fields?.render(view),
      waiting: isHeld(state) ? texts.messages.checking : '',
      said: this.#announcer,
    });
  }

  /** Restores the element's own nodes when a page that replaces its content has removed them. */
  readonly #restoreReceivers = ({ target }: Event): void => {
    if (!(target as HTMLSlotElement).assignedNodes()[0]) this.element.requestUpdate();
  };

  /** Offers to use what a browser autofilled, if the shopper had typed or chosen something else. */
  #renderOffer({ state, texts }: View): TemplateResult | typeof nothing {
    const offered = offerOf(state);
    if (!offered) return nothing;
    const take = () => this.dispatchAndMoveFocus({ slice: 'autofill', type: 'offerTaken' });
    return renderNoteLink(filled(texts.messages.useSaved, { address: offered.line }), take);
  }

  updated(): void {
    this.#putView();
  }

  override dispatch(event: UnseededEvent): void {
    // Changes that the page has made, and that are not rendered yet.
    if (this.element.isUpdatePending) this.configure();
    // In the country that the page's fields have by then.
    if (searching.has(event.type)) this.readFields();
    if (isAboutAddress(event)) flushUnit(this);
    super.dispatch(event);
  }

  configure(): void {
    const { required, poBox, noManual, readOnly } = this.element;
    const isOff = isDisabled(this.element);
    const [texts, name] = [this.#setup.texts(), nameFromPage(this.element)];
    const isReworded = texts !== this.#texts || name !== this.#name;
    this.#texts = texts;
    this.#name = name;
    this.#view = null;
    // In another language, or under another name, a message is no news.
    if (isReworded) this.#heard = this.view;
    const properties = {
      ...this.#setup.properties(),
      ...{ required, poBox, noManual },
      customError: this.#port.customMessage(),
      hasPageFields: this.#slotted.isThere,
      hasCountryField: saysCountry(this.element),
      isPageAwaited: this.#slotted.isAwaited || this.#setup.isAwaited?.() === true,
      isDisabled: isOff,
      isFixed: isOff || readOnly,
      hasClient: Boolean(this.client),
    };
    if (!isShallowEqual(properties, this.state.properties))
      super.dispatch({ slice: 'entry', type: 'configured', properties });
    // The names of the submitted parts are not in the state.
    this.#putView();
  }

  moveFocus(selector: string): void {
    this.#focus.move(selector);
  }

  announce(text: string, isTrue?: () => boolean): void {
    this.#announcer.announce(text, isTrue);
  }

  dispatchAndMoveFocus(event: UnseededEvent): void {
    this.#focus.expect();
    this.dispatch(event);
  }

  enterManually(): void {
    this.#focus.expect();
    this.#openManually();
  }

  /** Manual entry happens in the page's own fields, if there are any. */
  #openManually(): void {
    this.configure();
    if (this.state.properties.isFixed) return;
    if (this.#slotted.fields) this.#slotted.fields.focus();
    else this.dispatch({ slice: 'entry', type: 'panelWanted', panel: 'manual' });
  }

  retry(): void {
    if (countryProblemOf(this.state.countries)) this.#askForCountries();
    if (lookupPanelOf(this.state) === 'dutch-lookup') this.dispatch({ slice: 'dutch-lookup', type: 'retried' });
    else this.dispatch({ slice: 'search', type: 'retried' });
  }

  /** Requests the service's countries; it may be another service than before. */
  #askForCountries(): void {
    this.dispatch({ slice: 'country', type: 'countriesRequested' });
  }

  async verify(): Promise<Verdict | null> {
    return (await (await this.#panels.load('manual'))?.verify?.()) ?? null;
  }

  /**
   * Loads the code that a state needs and the previous one did not. A failed load is repeated the next time it is
   * needed.
   */
  #loadCode(next: EntryState, previous: EntryState): void {
    const before = neededIn(previous);
    for (const name of neededIn(next)) if (!before.includes(name)) void this.#panels.load(name);
  }

  /** Performs the effects of a change: requests first (none on a server), then form, announcements and events. */
  #follow(transition: Transition): void {
    const { next, previous } = transition;
    this.#view = null;
    if (isRowMove(next, previous)) {
      this.panel?.followRow?.();
      return;
    }
    this.#loadCode(next, previous);
    if (this.element.shadowRoot) for (const panel of this.#panels.mounted.values()) panel.follow?.(next, previous);
    this.#slotted.follow(next.committed?.address ?? null, previous.committed?.address ?? null);
    // With the page's fields as they are by now.
    this.#view = null;
    this.#putView();
    // The first panel of an element replaces none.
    const left = panelOf(previous);
    if (panelOf(next) !== left && this.#panels.mounted.has(left.name)) this.#followPanel(left.isByHand);
    const before = this.#heard && this.#messagesIn(this.#heard);
    this.#heard = this.view;
    this.#announcer.follow(speechOf(next, previous, this.#messagesIn(this.#heard), before ?? []));
    this.#notifier.follow(transition);
    this.#retries.follow();
    this.#followCountries(transition);
    this.submission.follow(next, previous);
    this.element.requestUpdate();
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
  #followPanel(wasByHand: boolean): void {
    const { state, model } = this.view;
    if (model) this.#focus.changePanel(state.committed && wasByHand ? '#manual' : model.anchor);
  }

  #putView(): void {
    const { view } = this;
    const { name, submitNames } = this.element;
    if (view.model) this.#putIntoControl(view, this.#find(view.model.anchor), name, submitNames);
  }

  /**
   * Once per view, because every key and every rendering calls it. The submitted names may change without a new view.
   */
  readonly #putIntoControl = whileSame((view: View, anchor: HTMLElement | null, _name: string, _names: object) => {
    const { state, formState, error } = view;
    if (!formState) return;
    const { customError } = state.properties;
    putIntoForm(this.#internals, formState, this.element, customError, restorableFrom(state), anchor);
    setStates(this.#internals, customStatesOf(state, error === ''));
  });

  #disconnected(): void {
    const { search, dutchLookup } = this.state;
    const leave = () => {
      this.dispatch({ slice: 'entry', type: 'disconnected' });
      this.#announcer.stop();
    };
    // An address that was chosen still arrives if the page only moves the element, which is then back within the task.
    if (isAwaitingAddress(search) || dutchLookup.step === 'looking')
      queueMicrotask(() => this.element.isConnected || leave());
    else leave();
  }

  async #settled(): Promise<void> {
    await this.element.updateComplete;
    for (const name of neededIn(this.state)) await this.#panels.load(name);
    for (const panel of this.#panels.mounted.values()) await panel.settled?.();
  }
}
