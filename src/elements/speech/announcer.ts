import { isAmong, type Message, type Speech, sentencesOf } from '../../core/entry/speech.ts';
import { isInput } from '../field/element-kinds.ts';
import type { HostElement, PanelHost } from '../field/host.ts';

/**
 * Milliseconds without a key, and since the previous text, before a text is announced. A fast typist only hears the
 * last message, and a screen reader, which fetches the text some time after it changed, gets both of two. A key ends
 * the second wait, because it silences a screen reader anyway.
 */
const pauseMs = 1_000;

/** Milliseconds before a pending answer is announced. */
const waitMs = 500;

/** Milliseconds in which the focus arrives at its destination: what is read there is not announced as well. */
const arrivalMs = 100;

/** A message that is being announced, or is about to be. */
interface Said extends Message {
  /** True while it can be announced, for a message that is not displayed. Undefined for one that is. */
  readonly isTrue?: () => boolean;
}

/** A message that is waiting to be announced. */
interface Pending extends Said {
  /** By `performance.now()`. */
  readonly since: number;
}

/** The polite live region of an element: announces each message once, as soon as the user can listen. */
export class Announcer {
  readonly #element: Pick<HostElement, 'requestUpdate' | 'shadowRoot'>;
  readonly #afterPress: (run: () => void) => void;
  /** The messages in the region. */
  #held: readonly Said[] = [];
  /** True if they are repeated: then their text differs by a space that is not read. */
  #isRepeated = false;
  #pending: readonly Pending[] = [];
  /** Until when someone is typing, or the previous text is being read, by `performance.now()`. */
  #quietUntil = 0;
  /** When the focus arrived, by the same clock. */
  #focusedAt = 0;
  /** True if that was just now: whatever is there immediately will be read with the control. */
  #isArriving = false;
  /**
   * True if the shopper has done something since the last message: the result is announced even if it is the same text.
   */
  #hasActed = false;
  /**
   * Messages about the focused control that came while it had the focus. A screen reader reads a description again when
   * it changes, so until the focus moves they are announced and describe nothing.
   */
  #onlySaid: readonly Message[] = [];
  /** Until something is announced; undefined if nothing is waiting. */
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param element is rendered when the content of the region changes, or what controls are described by
   * @param afterPress runs a function once nothing is pressed: the text that is shown while something is awaited must not move a
   *   button from under a press
   */
  constructor(element: Pick<HostElement, 'requestUpdate' | 'shadowRoot'>, afterPress: PanelHost['afterPress']) {
    this.#element = element;
    this.#afterPress = afterPress;
  }

  /**
   * Listens for actions in the element: typing in its own fields, and everything else.
   *
   * @param said the previous content of the region; empty for none
   */
  listen(root: EventTarget, said: string): void {
    if (said) {
      this.#held = [{ text: said }];
      this.#quietUntil = performance.now() + pauseMs;
    }
    const typed = ({ target }: Event) => {
      if (!isInput(target) || target.getRootNode() !== root) return;
      this.#quietUntil = performance.now() + pauseMs;
      this.#hasActed = false;
      this.#wait();
    };
    const acted = (event: Event) => {
      // Keys from before the engine are pressed again within the element: nobody acts.
      if (event.type === 'keydown' && !event.composed) return;
      // The element moves its focus itself as well, and what was announced just before has to be heard. A text field that
      // loses the focus dispatches `change` first.
      if (event.type === 'change' && isInput(event.target)) return;
      const next = (event as FocusEvent).relatedTarget as Node | null | undefined;
      if (event.type === 'focusout' && next?.getRootNode() === root) return;
      this.#quietUntil = 0;
      this.#hasActed = true;
      this.#wait();
    };
    root.addEventListener('input', typed, true);
    root.addEventListener('focusin', () => this.#focusArrived(), true);
    root.addEventListener('focusout', () => this.#describe([]), true);
    for (const type of ['keydown', 'click', 'focusout', 'change']) root.addEventListener(type, acted, true);
  }

  /**
   * The text of the region, as one string, so that each change is a single DOM change. If two nodes change, Firefox
   * sends two events, and Orca misses one.
   */
  get text(): string {
    return textOf(this.#held) + (this.#isRepeated ? '\u00a0' : '');
  }

  /**
   * BCP 47 tag of that text; undefined for that of the element's messages. They only differ while a language is
   * loading.
   */
  get lang(): string | undefined {
    return this.#held[0]?.lang;
  }

  /** The text in the region about a pending answer, which is also displayed; empty for none. */
  get waiting(): string {
    return this.#held.find(({ isWait }) => isWait)?.text ?? '';
  }

  /** True if the message about a control is only in the live region: then it does not describe the control. */
  isOnlySaid(of: string): boolean {
    return this.#onlySaid.some((message) => message.of === of);
  }

  /** Announces new messages, and removes those that are no longer displayed. */
  follow({ fresh, appeared, shown }: Speech): void {
    const here = appeared.filter(({ of }) => of !== undefined && !this.#isArriving && this.#hasFocus(of));
    const since = this.#isArriving ? this.#focusedAt : performance.now();
    this.#describe([...this.#onlySaid.filter((message) => isAmong(message, shown)), ...here]);
    const before = this.#pending;
    const left = before.filter((message) => message.isTrue || (isAmong(message, shown) && !isAmong(message, fresh)));
    const isOver = this.#held.some((message) => !(message.isTrue?.() || isAmong(message, shown)));
    this.#pending = [...left, ...fresh.map((message) => ({ ...message, since }))];
    if (fresh.length > 0 || left.length < before.length || isOver) this.#begin();
  }

  /**
   * Announces text that is not displayed, such as the result of an action.
   *
   * @param isTrue once announced, the text stays while this returns true, until something newer is announced.
   *   Default: until the next change
   */
  announce(text: string, isTrue = () => false): void {
    const shown = this.#pending.filter((message) => !message.isTrue);
    this.#pending = [...shown, { text, isTrue, since: performance.now() }];
    this.#begin();
  }

  /** Announces nothing more, and clears the region. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#held = [];
    this.#pending = [];
    this.#onlySaid = [];
    this.#isRepeated = false;
    this.#hasActed = false;
    this.#quietUntil = 0;
  }

  #focusArrived(): void {
    this.#focusedAt = performance.now();
    this.#isArriving = true;
    this.#wait();
    this.#describe([]);
    queueMicrotask(() => {
      this.#isArriving = false;
    });
  }

  #hasFocus(selector: string): boolean {
    return this.#element.shadowRoot?.activeElement?.matches(selector) === true;
  }

  #describe(onlySaid: readonly Message[]): void {
    const isNews = onlySaid.length > 0 || this.#onlySaid.length > 0;
    this.#onlySaid = onlySaid;
    if (isNews) this.#element.requestUpdate();
  }

  /** The shopper did something, so waiting messages may have to wait longer. */
  #wait(): void {
    if (this.#timer !== undefined) this.#begin();
  }

  /** Announces what is pending, or clears the region, as soon as possible. */
  #begin(): void {
    clearTimeout(this.#timer);
    const at = Math.max(this.#quietUntil, this.#pending.length > 0 ? Math.min(...this.#pending.map(dueAt)) : 0);
    const say = () => {
      if (this.#timer === timer) this.#say();
    };
    const timer = setTimeout(() => this.#afterPress(say), Math.max(0, at - performance.now()));
    this.#timer = timer;
  }

  #say(): void {
    const isRead = ({ of, since }: Pending) => of !== undefined && this.#focusedAt >= since && this.#hasFocus(of);
    const due = this.#pending.filter((message) => dueAt(message) < performance.now() + 1);
    const said = due.filter((message) => !isRead(message));
    const isSame = textOf(said) === textOf(this.#held);
    const isNews = !isSame || this.#hasActed;
    this.#timer = undefined;
    this.#pending = this.#pending.filter((message) => !due.includes(message));
    if (said.length > 0) this.#hasActed = false;
    if (isNews) {
      this.#held = said;
      // Setting the same text again is not announced.
      this.#isRepeated = isSame && said.length > 0 && !this.#isRepeated;
      if (said.length > 0) this.#quietUntil = performance.now() + pauseMs;
      this.#element.requestUpdate();
    }
    if (this.#pending.length > 0) this.#begin();
  }
}

/** When a message may be announced at the earliest, by `performance.now()`. */
function dueAt({ since, isWait }: Pending): number {
  return since + (isWait ? waitMs : arrivalMs);
}

function textOf(messages: readonly Message[]): string {
  return sentencesOf(messages.map(({ text }) => text)).join(' ');
}
