/** Renders the note about an accepted address. State comes in, nothing is kept. */
import { html, type TemplateResult } from 'lit';
import type { ManualWords } from '../../localization/manual-texts.ts';
import type { Note } from './texts.ts';

/** The properties of the note. */
export interface NoteView {
  readonly note: Note;
  readonly messages: ManualWords;
  /** The language of those. */
  readonly lang: string;
  /** The person wants their own words back. */
  readonly kept: () => void;
}

/** The note beneath the committed address. */
export function renderNote({ note, messages, lang, kept }: NoteView): TemplateResult {
  if (!note.isCorrected) return html`<p class="note" lang=${lang}>${note.text}</p>`;
  return html`
    <p class="note" lang=${lang}>
      <span id="corrected">${note.text}</span> <button type="button" part="link" class="link" aria-describedby="corrected" @click=${kept}>${messages.keepMine}</button>
    </p>
  `;
}
