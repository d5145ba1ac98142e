import { isAmong, type Message, type Speech, sentencesOf } from '../../core/entry/speech.ts';
import { isInput } from '../field/element-kinds.ts';

/**
 * Milliseconds without a key, and since the text before, until a text is said. A fast typist gets the last message only, and a
 * screen reader, which fetches a text some time after it changed, gets each of two. A key ends the second wait: it silences a
 * screen reader anyway.
 */
const pauseMs = 1_000;

/** Milliseconds that an answer may take before it is said that it is awaited. */
const waitMs = 500;

/** Milliseconds in which the focus arrives where it goes: what is read there is not said as well. */
const arrivalMs = 100;

/** A message that is said, or waits for it. */
interface Said extends Message {
  /** True while it can be said, for a message that no text shows. Absent for one that a text shows. */
  readonly isTrue?: () => boolean;
}

/** A message that waits to be said. */
interface Pending extends Said {
  /** On the clock of `performance.now()`. */
  readonly since: number;
}

interface Saying {
  /** The messages in the region. */
  readonly held: readonly Said[];
  /** True if they are there once more: their text differs then, by a space that nobody hears. */
  readonly isRepeated: boolean;
  readonly pending: readonly Pending[];
  /** The time until which the person types, or the text before is read, on the clock of `performance.now()`. */
  readonly quietUntil: number;
  /** The time at which the focus came to its place, on the same clock. */
  readonly focusedAt: number;
  /** True if that was just now: what comes at once is there when a screen reader reads the control. */
  readonly isArriving: boolean;
  /** True if the person did something since the last message: its answer is said even if it is the same once more. */
  readonly hasActed: boolean;
  /**
   * Messages about the control that has the focus, which came while it had it. A screen reader reads a description anew
   * when it changes, so until the focus moves they are said, and describe nothing.
   */
  readonly onlySaid: readonly Message[];
  /** Until something is said; undefined when nothing is to be. */
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

/** The one polite live region of an element: each message once, and as soon as the person can listen. */
export class Announcer {
  readonly #changed: () => void;
  readonly #hasFocus: (selector: string) => boolean;
  #saying = silent;

  /**
   * @param changed called when the region holds something else, or controls may be described by something else
   * @param hasFocus whether the focus is at the control with this selector
   */
  constructor(changed: () => void, hasFocus: (selector: string) => boolean) {
    this.#changed = changed;
    this.#hasFocus = hasFocus;
  }

  /**
   * Hears what the person does in the element: where they type into its own fields, and everything else.
   *
   * @param said what the region held before. Default: nothing
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
   * The text of the region: one string, so that each change of it is one change of the page. Where two nodes change, Firefox
   * sends two events, and Orca loses one of them.
   */
  get text(): string {
    const { held, isRepeated } = this.#saying;
    return textOf(held) + (isRepeated ? '\u00a0' : '');
  }

  /** BCP 47 tag of that text; undefined for that of the element's texts. Messages are in two only while a language loads. */
  get lang(): string | undefined {
    return this.#saying.held[0]?.lang;
  }

  /** The text in the region that says what is awaited; empty for none. It is shown as well. */
  get waiting(): string {
    return this.#saying.held.find(({ isWait }) => isWait)?.text ?? '';
  }

  /** True if the live region alone has the message about a control: then that is not described by it. */
  isOnlySaid(of: string): boolean {
    return this.#saying.onlySaid.some((message) => message.of === of);
  }

  /** Says new messages, and removes those that are not shown any more. */
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
   * Says what is not shown as a text: the answer to what the person did just now.
   *
   * @param isTrue whether it still is, once it was said: as long as it is, it stays until something newer is said.
   * Default: until the next change
   */
  announce(text: string, isTrue = () => false): void {
    const shown = this.#saying.pending.filter((message) => !message.isTrue);
    this.#await([...shown, { text, isTrue, since: performance.now() }], true);
  }

  /** Says nothing more, and removes the message. */
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

  /** The person did something: waiting messages may have to wait longer. */
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
    const next = setTimeout(() => this.#say(), Math.max(0, at - performance.now()));
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
      // An equal text is no news to a screen reader.
      isRepeated: isNews ? isSame && said.length > 0 && !isRepeated : isRepeated,
      quietUntil: isNews && said.length > 0 ? performance.now() + pauseMs : quietUntil,
    };
    if (isNews) this.#changed();
    this.#await(early, early.length > 0);
  }
}

/** The time at which a message is said at the earliest, on the clock of `performance.now()`. */
function dueAt({ since, isWait }: Pending): number {
  return since + (isWait ? waitMs : arrivalMs);
}

function textOf(messages: readonly Message[]): string {
  return sentencesOf(messages.map(({ text }) => text)).join(' ');
}
