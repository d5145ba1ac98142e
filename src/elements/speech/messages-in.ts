import { errorShownOf, failureBehindOf } from '../../core/entry/selectors.ts';
import type { Message } from '../../core/entry/speech.ts';
import type { EntryState, Mode } from '../../core/entry/state.ts';
import { filled, problemText } from '../../i18n/filled.ts';
import type { Panel, Texts } from '../field/host.ts';
import type { FormState } from '../panels/panel-model.ts';

/** The panels of an element, and how the page's own fields change what the form gets of them. */
export interface Panels {
  readonly mounted: ReadonlyMap<Mode, Panel>;
  readonly formStateOf: (own: FormState) => FormState;
}

/** Everything that a state shows in words: of the panel in sight, of what is said beneath it, and of the element. */
export function messagesIn(state: EntryState, texts: Texts, panels: Panels): readonly Message[] {
  const { messages, stated } = texts;
  const { offered, submission } = state;
  const { inSight } = state.panel;
  const messagesOf = (name: Mode): readonly Message[] => {
    const model = panels.mounted.get(name)?.model(state, texts);
    if (!model) return [];
    const error = errorShownOf(state, panels.formStateOf(model).invalid);
    return model.messagesFor(error).map((message) => ({ lang: model.lang, ...message }));
  };
  const shown = () => [...messagesOf(inSight), ...(inSight === 'manual' ? [] : messagesOf('manual'))];
  const behind = failureTextIn(state, messages);
  const found: readonly Message[] = [
    ...(behind ? [{ text: behind }] : []),
    ...(submission === 'held' ? [{ text: messages.checking, isWait: true } as const] : shown()),
    ...(offered ? [{ text: filled(messages.useSaved, { address: offered.line }) }] : []),
  ];
  return found.map((message) => ({ lang: stated, ...message }));
}

/** Why the address could not be looked for, where fields by hand have taken the place of the search; empty for nothing. */
export function failureTextIn(state: EntryState, { problems }: Texts['messages']): string {
  const failure = failureBehindOf(state);
  return failure ? problemText(failure.reason, problems) : '';
}
