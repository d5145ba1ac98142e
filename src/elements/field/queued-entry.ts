/** The field of an element before its engine is attached. */

import type { ReactiveController } from 'lit';
import type { Step } from '../../core/entry/panel-status.ts';
import { jsonOf } from '../../core/json.ts';
import type { Verdict } from '../../core/manual/verdict.ts';
import { numbered } from '../../core/numbered.ts';
import { oncePerObject } from '../../core/once.ts';
import { errorFor, nameFromPage } from './accessible-name.ts';
import type { Behaviour, Engine, FieldKind, FieldPort } from './engine-port.ts';
import type { FieldTexts } from './host.ts';
import { isDisabled, putIntoForm, setStates } from './internals.ts';
import { whenIdle, whenOnline } from './lazy.ts';
import { hasOwnFields, isAddressWrittenAfter } from './own-fields.ts';
import { formStateOf } from './panel-model.ts';
import { ignoreRepeatedEnter, interactionEvents, isListKey, letterOf, typingOf } from './person.ts';
import {
  type Act,
  endsText,
  hasAct,
  keptText,
  restoredAfter,
  restoredCountryAfter,
  valueAfter,
  withAct,
} from './queue.ts';
import {
  type FormMember,
  isWaitedFor,
  prolongHold,
  type SubmissionPart,
  settled,
  unwatchSubmissions,
  waitMaxMs,
  watchSubmissions,
} from './submissions.ts';

/** The queue of an untouched element. */
const noActs: readonly Act[] = [];

/** Actions that change what is about to be submitted, so that the shopper will submit again. */
const endings = new Set<Act['type']>(['typed', 'cleared', 'reset', 'restored', 'manualWanted', 'streetWanted']);

/** Returns the same object until the queue changes. */
const knownValueAfter = oncePerObject(valueAfter);

/**
 * Stands in for the engine until that is attached. It decides nothing about an address: actions wait in a queue, from
 * which value, form value and validity are derived.
 */
export class QueuedEntry implements Behaviour, FormMember, SubmissionPart, ReactiveController {
  readonly element: FieldPort['element'];
  readonly #port: FieldPort;
  readonly #kind: FieldKind;
  /** Null until it is attached. */
  engine: Engine | null = null;
  #queue = noActs;
  /** The pending load of the engine; null if it was not requested. */
  loading: Promise<void> | null = null;
  /** True if the engine could not be loaded: until it is, this is a plain text field. */
  #isMissing = false;
  /** Timer after which the field no longer waits for the engine; undefined while it is not waiting. */
  #overdue: ReturnType<typeof setTimeout> | undefined;
  /** True once the form was submitted with the current text. */
  #isSubmitted = false;

  constructor(port: FieldPort, kind: FieldKind) {
    const { element } = port;
    this.element = element;
    this.#port = port;
    this.#kind = kind;
    element.addController(this);
    element.addEventListener('keydown', ignoreRepeatedEnter, { capture: true });
    element.addEventListener('keypress', (event) => this.#keepEnter(event));
  }

  hostConnected(): void {
    watchSubmissions(this);
    // Once this controller's own turn is over: Lit would connect the engine's controllers twice.
    if (this.#queue[0]) queueMicrotask(() => void this.attach());
    // Preloads the engine. Some browsers remember a failed import for the life of the page, so not while offline.
    const whenLikely = navigator.onLine === false ? whenOnline : whenIdle;
    whenLikely(() => void this.#kind.engineFile.load());
  }

  hostDisconnected(): void {
    unwatchSubmissions(this);
    if (!this.engine) settled(this.element, 'released');
  }

  /** Attaches the engine if it is needed from the start; otherwise waits for interaction. */
  start(): void {
    if (this.#kind.engineFile.isAtOnce) this.#attach();
    else for (const sign of interactionEvents) this.element.addEventListener(sign, this);
  }

  get submission(): SubmissionPart {
    return this.engine?.submission ?? this;
  }

  /** An optional empty field does not make a form wait, but page fields may contain an address to read. */
  get isAwaited(): boolean {
    const isThere = this.element.required || this.#queue.length > 0 || hasOwnFields(this.element);
    return isThere && !this.#isMissing && this.#isEditable;
  }

  /** As in HTML, a disabled or read-only control is not validated. */
  get #isEditable(): boolean {
    return this.#port.internals.willValidate;
  }

  get isHoldable(): boolean {
    return this.isAwaited && !this.#port.customMessage();
  }

  begin(): void {
    this.#isSubmitted = true;
  }

  hold(): boolean {
    this.element.requestUpdate();
    return this.isAwaited;
  }

  get value() {
    return knownValueAfter(this.#queue);
  }

  get #texts(): FieldTexts {
    return this.#kind.texts(this.#kind.source(this.element));
  }

  get step(): Step {
    if (this.value) return 'done';
    return this.#kind.country(this.element) ? 'search' : 'country';
  }

  get #inputs(): readonly HTMLInputElement[] {
    return [...(this.element.shadowRoot?.querySelectorAll('input') ?? [])];
  }

  get anchor(): HTMLInputElement | undefined {
    return this.#inputs[0];
  }

  countryInEffect(asked: string): string {
    return this.value?.country.iso2 ?? restoredCountryAfter(this.#queue) ?? asked;
  }

  /** Queues the action for the engine. */
  perform(act: Act): void {
    const queue = withAct(this.#queue, act);
    if (!queue) return;
    this.#queue = queue;
    if (endings.has(act.type)) {
      this.#isSubmitted = false;
      settled(this.element, 'none');
    }
    if (endsText(act)) for (const [at, input] of numbered(this.#inputs)) input.value = keptText(act, at);
    this.configure();
    // Buttons and Enter show a pending state.
    this.element.requestUpdate();
    // An empty field that stays empty needs no engine.
    if (!('given' in act) || act.given !== null) void this.attach();
  }

  async verify(): Promise<Verdict | null> {
    await this.attach();
    return this.engine?.verify() ?? null;
  }

  refuse(): void {
    (this.engine ?? this).perform({ type: 'refused' });
  }

  /** Attaches the engine as soon as it has loaded. Resolves then, or if it cannot be loaded. */
  async attach(): Promise<void> {
    if (this.#kind.engineFile.loaded) this.#attach();
    else {
      this.loading ??= this.#load();
      await this.loading;
    }
  }

  async #load(): Promise<void> {
    const module = await this.#kind.engineFile.load();
    this.loading = null;
    if (module) this.#attach();
    else {
      this.#doWithout();
      whenOnline(() => void this.attach());
    }
  }

  giveUp(): void {
    if (isWaitedFor(this.element)) this.#doWithout();
  }

  /** Stops waiting for the engine; if it still loads, it is attached. */
  #doWithout(): void {
    if (this.engine) return;
    this.#isMissing = true;
    // Nobody expects a key to take effect that late.
    this.#queue = this.#queue.filter((it) => !('key' in it));
    this.configure();
    this.element.requestUpdate();
    settled(this.element, 'released');
  }

  /** Starts the engine, which replays the queue. All nodes stay. Nothing is sent for an element that has left the page. */
  #attach(): void {
    const { loaded: attach } = this.#kind.engineFile;
    const { element } = this;
    if (this.engine || !attach || (element.hasUpdated && !element.isConnected)) return;
    const engine = attach(this.#port);
    this.engine = engine;
    clearTimeout(this.#overdue);
    if (element.renderRoot) engine.attachRoot();
    engine.takeOver(this.#queue);
    this.#queue = noActs;
    prolongHold(element.form);
    if (this.#isSubmitted) engine.submission.begin();
    if (isWaitedFor(element) && !engine.submission.hold()) settled(element, 'released');
    element.requestUpdate();
  }

  /** Handles interaction with the field. */
  handleEvent(event: Event): void {
    const input = event.composedPath()[0] as HTMLInputElement;
    if (event.type === 'keydown') {
      this.#press(event as KeyboardEvent, input);
      return;
    }
    if (event.type === 'input') {
      if (event.target !== event.currentTarget) this.configure();
      else
        (this.engine ?? this).perform({ type: 'typed', field: input.id, text: input.value, typing: typingOf(event) });
    }
    void this.attach();
    if (!this.engine) return;
    for (const sign of interactionEvents) this.element.removeEventListener(sign, this);
    this.#port.updateNow();
  }

  #press(key: KeyboardEvent, input: HTMLInputElement): void {
    // In a list of countries that has not loaded, there is nothing to find by a letter.
    const isKept = input.localName === 'select' ? letterOf(key) : isListKey(key) && this.#inputs.includes(input);
    if (this.engine || this.#isMissing || !isKept || !this.#isEditable) return;
    this.perform({ type: 'keyPressed', key, at: input.id });
  }

  /** An Enter that waits in the queue submits nothing yet. As for a native field, no `keypress` follows a prevented key. */
  #keepEnter(event: KeyboardEvent): void {
    if (event.key === 'Enter' && event.target === this.element && hasAct(this.#queue, 'Enter')) event.stopPropagation();
  }

  /** Derives form value, validity and states from the queue. */
  configure(): void {
    if (this.engine) return;
    const { element, internals } = this.#port;
    const { messages } = this.#texts;
    const { value } = this;
    const texts = this.#inputs.map((input) => input.value.trim());
    const text = texts.join('');
    const isMissing = this.#isMissing;
    const hasFields = hasOwnFields(element);
    // Without the engine, the page's fields are submitted, and the text would be lost.
    const isLost = hasFields && !isAddressWrittenAfter(element);
    this.#waitFor(text !== '' && !value && !isMissing);
    const state = formStateOf(element.required, {
      committed: value && { address: value, verdict: value.verdict },
      isEmpty: text === '',
      // Without the engine this is a text field, and its text is better than no order.
      typed: isMissing && !hasFields ? this.#kind.typed(element, texts) : null,
      wrong: text ? (isLost ? messages.problems.unavailable : '') : isMissing && hasFields ? '' : messages.required,
      // The engine, which is loading, will interpret it.
      awaited: text && !isMissing ? messages.checking : '',
    });
    // The browser restores the text, as for a native field.
    const saved = restoredAfter(this.#queue) ?? (text && jsonOf(texts));
    putIntoForm(internals, state, element, this.#port.customMessage(), saved, this.anchor);
    setStates(internals, { blank: !(value || text), resolved: value !== null });
  }

  /** Waits for the engine for as long as for an answer. */
  #waitFor(isWaiting: boolean): void {
    if (isWaiting) this.#overdue ??= setTimeout(() => this.#doWithout(), waitMaxMs);
    else {
      clearTimeout(this.#overdue);
      this.#overdue = undefined;
    }
  }

  /** Attaches the engine if the element cannot do without. */
  attachIfNeeded(): void {
    // If loading has failed, rendering that failure must not try again.
    if (!this.engine && !this.#isMissing && this.#kind.isEngineNeeded(this.element)) void this.attach();
  }

  render() {
    const { element, internals } = this.#port;
    const texts = this.#texts;
    const { messages } = texts;
    const name = nameFromPage(element);
    const isAwaited = (wanted: string) => !this.#isMissing && hasAct(this.#queue, wanted);
    const isTyped = hasOwnFields(element) || !internals.states.has('blank');
    const error = this.#isMissing ? messages.problems.unavailable : '';
    // A field without text has nothing to check.
    const waiting = isTyped && (isWaitedFor(element) || isAwaited('Enter')) ? messages.checking : '';
    const awaited = isAwaited('manualWanted') ? `${messages.enterManually}…` : '';
    return this.#kind.render(element, {
      texts,
      page: element,
      isDisabled: isDisabled(element),
      isReadonly: element.readOnly,
      error,
      name,
      waiting,
      said: { text: error ? errorFor(error, name) : waiting || awaited, lang: undefined },
      isAwaited,
      perform: (act) => this.perform(act),
      fieldsChanged: () => void this.attach(),
    });
  }

  updated(): void {
    // An optional, empty field was configured together with its shadow root. Only a validation message needs the
    // rendered anchor.
    if (this.element.required || this.#queue[0] || this.#port.customMessage()) this.configure();
  }
}
