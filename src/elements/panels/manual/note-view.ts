/** What there is to say of an address that was taken: which correction was made, or that the service does not know it. */
import { html, type TemplateResult } from 'lit';
import type { Verdict } from '../../../core/manual/verdict.ts';
import type { ManualWords } from '../../manual-texts.ts';

/** What the note shows. */
export interface NoteView {
  readonly verdict: Verdict;
  /** The address as it was typed, on one line. */
  readonly typed: string;
  readonly messages: ManualWords;
  /** The person wants their own words back. */
  readonly kept: () => void;
}

/** The note beneath the committed address; null when there is nothing to say. */
export function renderNote({ verdict, typed, messages, kept }: NoteView): TemplateResult | null {
  const { advice, choice } = verdict;
  if (advice === 'keep' && choice === 'kept') return html`<p class="note">${messages.notFound}</p>`;
  if (advice !== 'note' || choice !== 'corrected') return null;
  return html`
    <p class="note">
      ${messages.corrected.replace('{typed}', () => typed)}
      <button type="button" class="link" @click=${kept}>${messages.keepMine}</button>
    </p>
  `;
}
