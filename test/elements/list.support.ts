/** A list with matches of the test. */
import type { AutocompleteResponse, Match } from '../../src/contract/types.ts';
import { fakeClient, mount, part, type } from './support.ts';

export async function listOf(matches: readonly Match[]) {
  const mounted = await mount(fakeClient({ suggest: (): AutocompleteResponse => ({ matches: [...matches] }) }));
  await type(mounted.element, 'julian');
  const list = part(mounted.element, 'listbox') as HTMLElement;
  return { ...mounted, list };
}

export const press = (input: HTMLElement, key: string) =>
  input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }));
