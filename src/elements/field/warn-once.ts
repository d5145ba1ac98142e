import type { Note } from './developer-notes.ts';

/**
 * Reports a problem to the developer of the page. The messages are loaded on demand.
 *
 * @param about what the message refers to. Default: nothing
 */
export function warnOnce(note: Note, about?: string): void {
  import('./developer-notes.ts').then(
    ({ warn }) => warn(note, about),
    () => {},
  );
}
