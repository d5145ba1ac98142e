import { isPoBoxAddress } from '../../core/address/po-box.ts';
import type { EntryState } from '../../core/entry/state.ts';
import type { CommonMessages } from '../../i18n/messages.ts';
import { type Content, type FormState, formStateOf } from '../field/panel-model.ts';

/** What the content of a panel means for the form: a PO box is invalid if the page accepts none. */
export function panelFormOf(
  { properties: { required, poBox } }: EntryState,
  { poBoxDenied }: Pick<CommonMessages, 'poBoxDenied'>,
  content: Content,
): FormState {
  const form = formStateOf(required, content);
  const { texts, invalid } = form;
  if (poBox !== 'deny' || invalid || !texts) return form;
  const isPoBox = content.committed?.address.isPoBox || isPoBoxAddress(texts, texts.country ?? '');
  return isPoBox ? { texts, invalid: { flags: { customError: true }, message: poBoxDenied } } : form;
}
