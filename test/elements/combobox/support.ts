/** A list with matches of the test. */
import { sendKeys } from '@web/test-runner-commands';
import type { AutocompleteResponse, Match } from '../../../src/contract/types.ts';
import { fakeClient, mount, part, type } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';

export async function listOf(matches: readonly Match[]) {
  const mounted = await mount(fakeClient({ suggest: (): AutocompleteResponse => ({ matches: [...matches] }) }));
  await type(mounted.element, 'julian');
  const list = part(mounted.element, 'listbox') as HTMLElement;
  return { ...mounted, list };
}

/** Scrolls a list to its end, until so many suggestions are there: it has no more rows than a person comes near. */
export async function scrollToEnd({ shadowRoot }: Element, count: number): Promise<void> {
  const isThere = () => {
    const list = shadowRoot?.querySelector('[part=listbox]') as HTMLElement;
    list.scrollTop = list.scrollHeight;
    return list.querySelectorAll('[part~=option]').length >= count;
  };
  await waitUntil(isThere, `${count} suggestions`);
}

export const press = (input: HTMLElement, key: string) =>
  input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }));

/** Presses a key as a person does; `Alt+` in front of it holds Alt. */
export async function pressKey(key: string): Promise<void> {
  const [modifier, held] = key.split('+');
  if (!held) {
    await sendKeys({ press: key });
    return;
  }
  await sendKeys({ down: modifier as string });
  await sendKeys({ press: held });
  await sendKeys({ up: modifier as string });
}
