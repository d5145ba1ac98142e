/** Shows the messages of a panel at the controls that they describe: the same ones that are announced. */
import { html, type TemplateResult } from 'lit';
import type { Message } from '../../core/entry/speech.ts';
import type { View } from '../field/host.ts';

/** The message that describes a control; undefined for none. */
export function messageAt({ messages }: View, of: string): Message | undefined {
  return messages.find((message) => message.of === of);
}

/** Renders a message. It is replaced as a whole, because a browser that translates the page removes the text node. */
export function renderMessage({ text, isError }: Message): TemplateResult {
  return html`<p part=${isError ? 'error' : 'hint'} .textContent=${text}></p>`;
}

/** What a field with a label shows of its message. While that is only announced, it does not describe the field. */
export function messageOf(view: View, name: string) {
  const of = `#${name}`;
  const message = messageAt(view, of);
  return {
    isInvalid: message?.isError === true,
    describedBy: message && !view.isOnlySaid(of) ? `${name}-note` : '',
    note: message && renderMessage(message),
  };
}
