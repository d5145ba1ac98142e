import { failureBehindOf, isByHandAwaited, panelOf, sameFormOf } from '../../core/entry/panel-status.ts';
import { offerOf } from '../../core/entry/selectors.ts';
import type { Message } from '../../core/entry/speech.ts';
import type { EntryState } from '../../core/entry/state.ts';
import { isHeld } from '../../core/entry/submission.ts';
import { filled, problemText } from '../../i18n/filled.ts';
import { errorFor } from '../field/accessible-name.ts';
import type { Panel, Texts, View } from '../field/host.ts';
import type { PanelModel } from '../field/panel-model.ts';

/**
 * All messages that a view displays: those of the visible panel, of the text beneath it, and of the element.
 *
 * @param beneath the panel of that text
 */
export function messagesIn(
  { state, texts, name, model, messages: own }: Pick<View, 'state' | 'texts' | 'name' | 'model' | 'messages'>,
  beneath: Pick<Panel, 'noteMessages'> | undefined,
): readonly Message[] {
  const { messages, stated } = texts;
  const isBeneath = panelOf(state).name !== 'manual';
  const shown: readonly Message[] = [
    ...own.map((message) => ({ lang: model?.lang ?? stated, ...message })),
    ...((isBeneath && beneath?.noteMessages?.(state, texts)) || []),
  ];
  const isHolding = isHeld(state);
  const offered = offerOf(state);
  const behind = failureTextIn(state, messages);
  const pressed = state.committed ? messages.change : messages.enterManually;
  const found: readonly Message[] = [
    ...(behind ? [{ text: behind }] : []),
    ...(isByHandAwaited(state) ? [{ text: `${pressed}…`, isWait: true } as const] : []),
    ...(isHolding ? [{ text: messages.checking, isWait: true } as const] : []),
    // While a submission is held back, descriptions stay visible; they are neither announced again nor read there.
    ...(isHolding ? shown.filter(({ of }) => of) : shown),
    ...(offered ? [{ text: filled(messages.useSaved, { address: offered.line }) }] : []),
  ];
  // With several elements, a screen reader does not say which one an announcement comes from.
  return found.map(({ text, ...message }) => ({
    lang: stated,
    ...message,
    text: message.isError ? errorFor(text, name) : text,
  }));
}

/**
 * The messages of a panel, with the error, which may be the page's own: it takes the place of other messages there.
 *
 * @param error why the value is invalid, as shown to the shopper; empty until they may see it
 */
export function messagesOf(state: EntryState, model: PanelModel, error: string): readonly Message[] {
  const own = model.messages();
  const of = model.errorAt ?? model.anchor;
  const isSaid = error === '' || own.some((it) => it.text === error && (it.isError || it.of !== of));
  const others = () => own.filter((message) => message.of !== of && !message.isWait);
  const all = isSaid ? own : [{ text: error, of, isError: true }, ...others()];
  // While the address is that of another element, there is no other control.
  return sameFormOf(state) ? all.map((message) => ({ ...message, of: '#same' })) : all;
}

/** Why the address could not be searched for, if manual entry has replaced the search; empty for none. */
export function failureTextIn(state: EntryState, { problems }: Texts['messages']): string {
  const failure = failureBehindOf(state);
  return failure ? problemText(failure.reason, problems) : '';
}
