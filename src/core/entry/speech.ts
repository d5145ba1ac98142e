/** What is said of a change: of everything that is shown, what is new. Pure. */
import type { EntryState } from './state.ts';

/** One thing that is shown and said. */
export interface Message {
  readonly text: string;
  /** BCP 47 tag of its language. Default: that of the element's texts. */
  readonly lang?: string;
  /** Selector of the control that it describes: when the focus comes there, a screen reader reads it. Default: none. */
  readonly of?: string;
  /** Whether it says that an answer is awaited: it is said only if that takes long. */
  readonly isWait?: true;
}

/** What follows from a change for a screen reader. */
export interface Speech {
  /** What has to be said. */
  readonly fresh: readonly Message[];
  /** What is shown and was not shown before. */
  readonly appeared: readonly Message[];
  /** Everything that is shown. What waits to be said, or was said, is true only as long as it is among it. */
  readonly shown: readonly Message[];
}

/**
 * What is said of a change. What the page did itself is not said. A person who is stopped hears why each time.
 *
 * @param shownIn all messages that a state shows
 */
export function speechOf(
  next: EntryState,
  previous: EntryState,
  shownIn: (state: EntryState) => readonly Message[],
): Speech {
  const shown = shownIn(next);
  const isByPage = next.committed !== previous.committed && next.committed !== null && next.changedBy === 'script';
  const before = isByPage ? shown : shownIn(previous);
  const isRefused = next.refusals > previous.refusals;
  const appeared = shown.filter((message) => !isAmong(message, before));
  return { shown, appeared, fresh: shown.filter((message) => appeared.includes(message) || (isRefused && message.of)) };
}

/** Whether a message is one of these: what it says is what counts. */
export function isAmong({ text }: Message, messages: readonly Message[]): boolean {
  return messages.some((message) => message.text === text);
}

/** The messages as one text, each of them a sentence; the last one stays as it is. */
export function sentencesOf<Any extends Message>(messages: readonly Any[]): readonly Any[] {
  return messages.map((message, index) => {
    if (index === messages.length - 1) return message;
    return { ...message, text: `${message.text}${/\p{P}$/u.test(message.text) ? '' : '.'} ` };
  });
}
