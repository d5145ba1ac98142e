import { failureBehindOf } from '../core/entry/selectors.ts';
import type { Message } from '../core/entry/speech.ts';
import type { EntryState, Mode } from '../core/entry/state.ts';
import { filled, problemText } from '../i18n/filled.ts';
import type { Panel, Texts } from './host.ts';

/** Everything that a state shows in words: of the panel in sight, of what is said beneath it, and of the element. */
export function messagesIn(state: EntryState, texts: Texts, panels: ReadonlyMap<Mode, Panel>): readonly Message[] {
  const { messages, stated: lang } = texts;
  const { mode, offered, submission } = state;
  const behind = failureTextIn(state, messages);
  const shown = panels.get(mode)?.model(state, texts).messages ?? [];
  const beneath = mode === 'manual' ? [] : (panels.get('manual')?.model(state, texts).messages ?? []);
  const found: readonly Message[] = [
    ...(behind ? [{ text: behind }] : []),
    ...(submission === 'held' ? [{ text: messages.checking, isWait: true } as const] : [...shown, ...beneath]),
    ...(offered ? [{ text: filled(messages.useSaved, { address: offered.line }) }] : []),
  ];
  return found.map((message) => ({ lang, ...message }));
}

/** Why the address could not be looked for, where fields by hand have taken the place of the search; empty for nothing. */
export function failureTextIn(state: EntryState, { problems }: Texts['messages']): string {
  const failure = failureBehindOf(state);
  return failure ? problemText(failure.reason, problems) : '';
}
