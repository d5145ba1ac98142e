import type { Note } from './developer-notes.ts';

/**
 * Tells the developer of the page. The sentences are loaded when there is something to say.
 *
 * @param about what the note is about, where that differs. Default: nothing
 */
export function warnOnce(note: Note, about?: string): void {
  import('./developer-notes.ts').then(
    ({ warn }) => warn(note, about),
    () => {},
  );
}
