import { failureBehindOf, isByHandAwaited, sameFormOf } from '../../core/entry/panel-status.ts';
import { errorShownOf, offerOf } from '../../core/entry/selectors.ts';
import type { Message } from '../../core/entry/speech.ts';
import type { EntryState, PanelName } from '../../core/entry/state.ts';
import { isHeld } from '../../core/entry/submission.ts';
import { filled, problemText } from '../../i18n/filled.ts';
import { errorFor } from '../field/accessible-name.ts';
import type { Panel, Texts } from '../field/host.ts';
import type { FormState, PanelModel } from '../field/panel-model.ts';

/** The panels of an element, and how page fields change what they submit. */
export interface Panels {
  readonly mounted: ReadonlyMap<PanelName, Panel>;
  /** The visible one; undefined before the element has a root. */
  readonly panelIn: (state: EntryState) => Panel | undefined;
  readonly formStateOf: (own: FormState) => FormState;
}

/**
 * All messages that a state displays: those of the visible panel, of the text beneath it, and of the element.
 *
 * @param name of the element. Default: none
 */
export function messagesIn(state: EntryState, texts: Texts, panels: Panels, name = ''): readonly Message[] {
  const { messages, stated } = texts;
  const offered = offerOf(state);
  const panel = panels.panelIn(state);
  const beneath = panels.mounted.get('manual');
  const shown = () => {
    const model = panel?.model(state, texts);
    const error = model ? errorShownOf(state, panels.formStateOf(model).invalid) : '';
    const own = model ? messagesOf(state, model, error).map((message) => ({ lang: model.lang, ...message })) : [];
    return beneath === panel ? own : [...own, ...(beneath?.noteMessages?.(state, texts) ?? [])];
  };
  // While a submission is held back, descriptions stay visible; they are neither announced again nor read there.
  const checking = () => [{ text: messages.checking, isWait: true } as const, ...shown().filter(({ of }) => of)];
  const behind = failureTextIn(state, messages);
  const awaited = { text: `${messages.enterManually}…`, isWait: true } as const;
  const found: readonly Message[] = [
    ...(behind ? [{ text: behind }] : []),
    ...(isByHandAwaited(state) ? [awaited] : []),
    ...(isHeld(state) ? checking() : shown()),
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
