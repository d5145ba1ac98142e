/** The model of a panel: what follows from a state for the form, the person and the focus. Made once for each state. */

import { isPoBoxAddress } from '../../core/address/po-box.ts';
import { committedTexts, type FormTexts, type SubmittedAddress } from '../../core/entry/form-entries.ts';
import type { Message } from '../../core/entry/speech.ts';
import type { EntryProperties } from '../../core/entry/state.ts';
import type { CommonMessages } from '../../i18n/messages.ts';

/** A panel's state for the form and the browser's checks. */
export interface FormState {
  /** Name and value pairs to submit; null submits nothing. Names get the element's `name` and a dot in front. */
  readonly texts: FormTexts | null;
  /** The reason why the value is not acceptable; null if it is. */
  readonly invalid: {
    readonly flags: ValidityStateFlags;
    readonly message: string;
    /** True if the only fault is that the address is on its way: scripts must not send it, but no person is told. */
    readonly isWait?: true;
  } | null;
}

/** One value for a state: what is submitted, shown, said and focused is read from it, so that all of them agree. */
export interface PanelModel extends FormState {
  /**
   * Everything that the state shows in words, and that a screen reader is told of when it is new.
   *
   * @param error the reason why the value is not acceptable, as the person is told; empty as long as they may not be
   */
  messagesFor(error: string): readonly Message[];
  /** BCP 47 tag of the messages without one of their own. */
  readonly lang: string;
  /** Selector of the control that takes the focus, and that the browser points at. */
  readonly anchor: string;
  /** Selector of the control that gets the focus if the focused element was removed. Default: the anchor. */
  readonly fallbackFocus?: string;
}

/** The content of the fields, which only a panel knows, or the queue before there is one. */
export interface Content {
  /** True if nothing is in them. */
  readonly isEmpty: boolean;
  /** The committed address; null without one, and if something else is typed over it. */
  readonly committed: SubmittedAddress | null;
  /** Texts to submit as they were typed, if there is no such address and the fields are not empty; null for none. */
  readonly typed: FormTexts | null;
  /** The error, also of empty fields if an address is required: what is missing or wrong; empty for none. */
  readonly wrong: string;
  /** The error while the address is on its way; empty while none is. Default: empty. */
  readonly awaited?: string;
}

/** The state for the form. The order of the reasons is the same in every panel. */
export function formStateOf(
  { properties: { required, poBox } }: { readonly properties: Pick<EntryProperties, 'required' | 'poBox'> },
  { poBoxDenied }: Pick<CommonMessages, 'poBoxDenied'>,
  content: Content,
): FormState {
  const { committed, isEmpty, awaited } = content;
  const typed = isEmpty ? null : content.typed;
  const wrong = isEmpty && !required ? '' : content.wrong;
  const flags = { [required ? 'valueMissing' : 'badInput']: true };
  const texts = committed ? committedTexts(committed) : typed;
  const isPoBox = committed?.address.isPoBox === true || (texts !== null && isPoBoxAddress(texts, texts.country ?? ''));
  const denied = poBox === 'deny' && isPoBox ? { flags: { customError: true }, message: poBoxDenied } : null;
  if (committed) return { texts, invalid: denied };
  if (awaited) return { texts: null, invalid: { flags, message: awaited, isWait: true } };
  return { texts: typed, invalid: wrong ? { flags, message: wrong } : denied };
}
