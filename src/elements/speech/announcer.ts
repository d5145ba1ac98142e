import { isAmong, type Message, type Speech, sentencesOf } from '../../core/entry/speech.ts';
import { isInput } from '../field/element-kinds.ts';

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

interface Saying {
  /** The messages in the region. */
  readonly held: readonly Said[];
  /** True if they are repeated: then their text differs by a space that is not read. */
  readonly isRepeated: boolean;
  readonly pending: readonly Pending[];
  /** Until when someone is typing, or the previous text is being read, by `performance.now()`. */
  readonly quietUntil: number;
  /** When the focus arrived, by the same clock. */
  readonly focusedAt: number;
  /** True if that was just now: whatever is there immediately will be read with the control. */
  readonly isArriving: boolean;
  /**
   * True if the shopper has done something since the last message: the result is announced even if it is the same text.
   */
  readonly hasActed: boolean;
  /**
   * Messages about the focused control that came while it had the focus. A screen reader reads a description again when
   * it changes, so until the focus moves they are announced and describe nothing.
   */
  readonly onlySaid: readonly Message[];
  /** Until something is announced; undefined if nothing is waiting. */
  readonly timer?: ReturnType<typeof setTimeout> | undefined;
}

const silent: Saying = {
  held: [],
  isRepeated: false,
  pending: [],
  quietUntil: 0,
  focusedAt: 0,
  isArriving: false,
  hasActed: false,
  onlySaid: [],
};

/** The polite live region of an element: announces each message once, as soon as the user can listen. */
export class Announcer {
  readonly #changed: () => void;
  readonly #hasFocus: (selector: string) => boolean;
  readonly #afterPress: (run: () => void) => void;
  #saying = silent;

  /**
   * @param changed called when the content of the region changes, or what controls are described by
   * @param hasFocus true if the control with this selector has the focus
   * @param afterPress runs a function once nothing is pressed: the text that is shown while something is awaited must not move a
   *   button from under a press. Default: at once
   */
  constructor(
    changed: () => void,
    hasFocus: (selector: string) => boolean,
    afterPress: (run: () => void) => void = (run) => run(),
  ) {
    this.#changed = changed;
    this.#hasFocus = hasFocus;
    this.#afterPress = afterPress;
  }

  /**
   * Listens for actions in the element: typing in its own fields, and everything else.
   *
   * @param said the previous content of the region. Default: none
   */
  listen(root: EventTarget, said = ''): void {
    if (said) this.#saying = { ...this.#saying, held: [{ text: said }], quietUntil: performance.now() + pauseMs };
    const typed = ({ target }: Event) => {
      if (isInput(target) && target.getRootNode() === root) {
        this.#acted({ quietUntil: performance.now() + pauseMs, hasActed: false });
      }
    };
    root.addEventListener('input', typed, true);
    root.addEventListener('focusin', () => this.#focusArrived(), true);
    root.addEventListener('focusout', () => this.#describe([]), true);
    for (const type of ['keydown', 'click', 'focusout', 'change']) {
      root.addEventListener(type, () => this.#acted({ quietUntil: 0, hasActed: true }), true);
    }
  }

  /**
   * The text of the region, as one string, so that each change is a single DOM change. If two nodes change, Firefox
   * sends two events, and Orca misses one.
   */
  get text(): string {
    const { held, isRepeated } = this.#saying;
    return textOf(held) + (isRepeated ? '\u00a0' : '');
  }

  /**
   * BCP 47 tag of that text; undefined for that of the element's messages. They only differ while a language is
   * loading.
   */
  get lang(): string | undefined {
    return this.#saying.held[0]?.lang;
  }

  /** The text in the region about a pending answer, which is also displayed; empty for none. */
  get waiting(): string {
    return this.#saying.held.find(({ isWait }) => isWait)?.text ?? '';
  }

  /** True if the message about a control is only in the live region: then it does not describe the control. */
  isOnlySaid(of: string): boolean {
    return this.#saying.onlySaid.some((message) => message.of === of);
  }

  /** Announces new messages, and removes those that are no longer displayed. */
  follow({ fresh, appeared, shown }: Speech): void {
    const { held, pending, onlySaid, isArriving, focusedAt } = this.#saying;
    const here = appeared.filter(({ of }) => of !== undefined && !isArriving && this.#hasFocus(of));
    const since = isArriving ? focusedAt : performance.now();
    this.#describe([...onlySaid.filter((message) => isAmong(message, shown)), ...here]);
    const left = pending.filter((message) => message.isTrue || (isAmong(message, shown) && !isAmong(message, fresh)));
    const isOver = held.some((message) => !(message.isTrue?.() || isAmong(message, shown)));
    this.#await(
      [...left, ...fresh.map((message) => ({ ...message, since }))],
      fresh.length > 0 || left.length < pending.length || isOver,
    );
  }

  /**
   * Announces text that is not displayed, such as the result of an action.
   *
   * @param isTrue once announced, the text stays while this returns true, until something newer is announced.
   *   Default: until the next change
   */
  announce(text: string, isTrue = () => false): void {
    const shown = this.#saying.pending.filter((message) => !message.isTrue);
    this.#await([...shown, { text, isTrue, since: performance.now() }], true);
  }

  /** Announces nothing more, and clears the region. */
  stop(): void {
    clearTimeout(this.#saying.timer);
    this.#saying = silent;
  }

  #focusArrived(): void {
    this.#acted({ focusedAt: performance.now(), isArriving: true });
    this.#describe([]);
    queueMicrotask(() => {
      this.#saying = { ...this.#saying, isArriving: false };
    });
  }

  #describe(onlySaid: readonly Message[]): void {
    const isNews = onlySaid.length > 0 || this.#saying.onlySaid.length > 0;
    this.#saying = { ...this.#saying, onlySaid };
    if (isNews) this.#changed();
  }

  /** The shopper did something, so waiting messages may have to wait longer. */
  #acted(changes: Partial<Saying>): void {
    this.#saying = { ...this.#saying, ...changes };
    this.#await(this.#saying.pending, this.#saying.timer !== undefined);
  }

  #await(pending: readonly Pending[], isNews: boolean): void {
    const { quietUntil, timer } = this.#saying;
    this.#saying = { ...this.#saying, pending };
    if (!isNews) return;
    clearTimeout(timer);
    const at = Math.max(quietUntil, pending.length > 0 ? Math.min(...pending.map(dueAt)) : 0);
    const say = () => {
      if (this.#saying.timer === next) this.#say();
    };
    const next = setTimeout(() => this.#afterPress(say), Math.max(0, at - performance.now()));
    this.#saying = { ...this.#saying, timer: next };
  }

  #say(): void {
    const { held, isRepeated, pending, focusedAt, quietUntil, hasActed } = this.#saying;
    const isRead = ({ of, since }: Pending) => of !== undefined && focusedAt >= since && this.#hasFocus(of);
    const isDue = (message: Pending) => dueAt(message) < performance.now() + 1;
    const said = pending.filter((message) => isDue(message) && !isRead(message));
    const early = pending.filter((message) => !isDue(message));
    const isSame = textOf(said) === textOf(held);
    const isNews = !isSame || hasActed;
    this.#saying = {
      ...this.#saying,
      timer: undefined,
      pending: early,
      hasActed: hasActed && said.length === 0,
      held: isNews ? said : held,
      // Setting the same text again is not announced.
      isRepeated: isNews ? isSame && said.length > 0 && !isRepeated : isRepeated,
      quietUntil: isNews && said.length > 0 ? performance.now() + pauseMs : quietUntil,
    };
    if (isNews) this.#changed();
    this.#await(early, early.length > 0);
  }
}

/** When a message may be announced at the earliest, by `performance.now()`. */
function dueAt({ since, isWait }: Pending): number {
  return since + (isWait ? waitMs : arrivalMs);
}

function textOf(messages: readonly Message[]): string {
  return sentencesOf(messages.map(({ text }) => text)).join(' ');
}
