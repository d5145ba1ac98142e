/** The model of a panel: what a state means for the form, the messages and the focus. Computed once per state. */

import { committedTexts, type FormTexts, type SubmittedAddress } from '../../core/entry/form-entries.ts';
import type { Message } from '../../core/entry/speech.ts';

/** What a state means for the form and for validation. */
export interface FormState {
  /** Name and value pairs to submit; null submits nothing. Each name gets the element's `name` and a dot as prefix. */
  readonly texts: FormTexts | null;
  /** Why the value is invalid; null if it is valid. */
  readonly invalid: {
    readonly flags: ValidityStateFlags;
    readonly message: string;
    /**
     * True if the value is only invalid because the address is still loading: scripts must not submit it, but no error
     * is shown.
     */
    readonly isWait?: true;
  } | null;
}

/** What is submitted, shown, announced and focused is all read from this one value, so that it agrees. */
export interface PanelModel extends FormState {
  /**
   * All messages that the state shows, and that a screen reader announces when they are new. Why the value is invalid
   * is added once the shopper may see it, if it is not among them.
   */
  readonly messages: () => readonly Message[];
  /** BCP 47 tag of messages without their own. */
  readonly lang: string;
  /** Selector of the control that receives the focus, and that the browser points at. */
  readonly anchor: string;
  /** The selector of that message. Default: the anchor. */
  readonly errorAt?: string;
  /** Selector of the control that receives the focus if the focused element was removed. Default: the anchor. */
  readonly fallbackFocus?: string;
}

/** The content of the fields, which only the panel knows, or the queue before the engine has loaded. */
export interface Content {
  /** True if nothing is in them. */
  readonly isEmpty: boolean;
  /** The committed address; null for none, or if something else was typed over it. */
  readonly committed: SubmittedAddress | null;
  /** Texts to submit as they were typed, if there is no such address and the fields are not empty; null for none. */
  readonly typed: FormTexts | null;
  /** The error, including that of empty fields if an address is required; empty for none. */
  readonly wrong: string;
  /** The error while the address is loading; empty if it is not. Default: empty. */
  readonly awaited?: string;
}

/** What the content means for the form. Errors have the same precedence in every panel. */
export function formStateOf(required: boolean, { committed, isEmpty, awaited, ...content }: Content): FormState {
  const typed = isEmpty ? null : content.typed;
  const wrong = isEmpty && !required ? '' : content.wrong;
  const flags = { [required ? 'valueMissing' : 'badInput']: true };
  if (committed) return { texts: committedTexts(committed), invalid: null };
  if (awaited) return { texts: null, invalid: { flags, message: awaited, isWait: true } };
  return { texts: typed, invalid: wrong ? { flags, message: wrong } : null };
}
