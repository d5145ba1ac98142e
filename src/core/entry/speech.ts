/** Derives the speech for a change: of all messages that are shown, the new ones. Pure. */
import type { EntryState } from './state.ts';

/** One thing that is shown and said. */
export interface Message {
  readonly text: string;
  /** BCP 47 tag of its language. Default: that of the element's texts. */
  readonly lang?: string;
  /** Selector of the control that it describes: when the focus comes there, a screen reader reads it. Default: none. */
  readonly of?: string;
  /** True if it says what is wrong. */
  readonly isError?: boolean;
  /** True if it says that an answer is awaited: it is said only if that takes long. */
  readonly isWait?: true;
  /** True if a screen reader reads it anyway where the shopper is now: it is not said besides. */
  readonly isRead?: boolean;
}

/** The speech that follows from a change, for a screen reader. */
export interface Speech {
  /** The messages that have to be said. */
  readonly fresh: readonly Message[];
  /** The messages that are shown, and were not before. */
  readonly appeared: readonly Message[];
  /** Everything that is shown. A message that was said, or waits to be, is true only while it is among these. */
  readonly shown: readonly Message[];
}

/**
 * The speech for a change. A change by the page itself is not said. A shopper who is stopped hears the reason each time.
 *
 * @param shown all messages that the next state shows
 * @param before those of the previous one
 */
export function speechOf(
  next: EntryState,
  previous: EntryState,
  shown: readonly Message[],
  before: readonly Message[],
): Speech {
  const isByPage = next.committed !== previous.committed && next.committed !== null && next.changedBy === 'script';
  const isRefused = next.attempt.refusals > previous.attempt.refusals;
  const appeared = shown.filter((message) => !isByPage && !isAmong(message, before));
  const isFresh = (message: Message) => (appeared.includes(message) && !message.isRead) || (isRefused && message.of);
  return { shown, appeared, fresh: shown.filter(isFresh) };
}

/** True if a message is one of these; only the text is compared. */
export function isAmong({ text }: Message, messages: readonly Message[]): boolean {
  return messages.some((message) => message.text === text);
}

/** Texts that are said one after the other, each of them a sentence; the last one stays as it is. */
export function sentencesOf(texts: readonly string[]): readonly string[] {
  return texts.map((text, index) => (index === texts.length - 1 || /\p{P}$/u.test(text) ? text : `${text}.`));
}
