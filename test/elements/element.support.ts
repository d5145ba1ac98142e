/** What tests do with any element: look at it, type into it, press its buttons, wait for it. */
import { inspect } from '../../src/elements/engine/inspect.ts';

/** An element of the package, as these helpers know it. */
type Element = HTMLElement & { readonly updateComplete: Promise<boolean> };

/** Milliseconds until a test says what it waited for in vain. A busy machine is no reason to fail. */
const waitTimeoutMs = 50_000;

/**
 * Waits until something holds.
 *
 * @param what said when it never does
 * @throws Error after 50 seconds
 */
export async function waitUntil(predicate: () => unknown, what = 'something'): Promise<void> {
  const began = performance.now();
  while (!(await predicate())) {
    if (performance.now() - began > waitTimeoutMs) throw new Error(`Waited in vain: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** No request is under way, no code is loading, and all is rendered. */
export async function settled(element: Element): Promise<void> {
  await inspect(element).settled();
  await element.updateComplete;
}

/** What the element shows under the name of a part; null where it shows no such part. */
export function part(element: Element, name: string): HTMLElement | null {
  return element.shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"]`) ?? null;
}

/** What the element shows by a selector; the test fails where it shows none. */
export function within<Type extends HTMLElement = HTMLElement>(element: Element, selector: string): Type {
  const found = element.shadowRoot?.querySelector<Type>(selector);
  if (!found) throw new Error(`The element shows no ${selector}`);
  return found;
}

/** What a screen reader says of a row of the list: its parts, as the page's styles join them. */
export function nameOfRow(row: globalThis.Element | null | undefined): string {
  const parts = [...(row?.querySelectorAll('[part=option-label], [part=option-description], [role=img]') ?? [])];
  if (parts.length === 0) return row?.textContent?.trim() ?? '';
  return parts.map((it) => it.getAttribute('aria-label') ?? it.textContent?.trim()).join(', ');
}

/** The texts of the fields of an address, by id. */
export function textsOf(element: Element): Record<string, string> {
  const inputs = element.shadowRoot?.querySelectorAll<HTMLInputElement>('[part~=field] input') ?? [];
  return Object.fromEntries([...inputs].map((input) => [input.id, input.value]));
}

/** Replaces the text of an input as typing would. */
export function typeInto(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

const buttonsOf = (element: Element) => [...(element.shadowRoot?.querySelectorAll('button') ?? [])];
const says = (it: HTMLButtonElement) => it.textContent?.trim() ?? '';

export function hasButton(element: Element, text: string): boolean {
  return buttonsOf(element).some((it) => says(it) === text);
}

/** The first button that says this, alone or among other words. */
export function button(element: Element, text: string): HTMLButtonElement {
  const buttons = buttonsOf(element);
  const found = buttons.find((it) => says(it) === text) ?? buttons.find((it) => says(it).includes(text));
  if (!found) throw new Error(`There is no button "${text}" among ${buttons.map(says).join(', ')}`);
  return found;
}

/** Presses a button as a browser does that gives pressed buttons no focus. */
export async function press(element: Element, text: string): Promise<void> {
  button(element, text).click();
  await settled(element);
}

/** Names of the element's events, in order. */
export function eventsOf(element: HTMLElement): string[] {
  const names = ['input', 'change', 'address-selected', 'address-cleared', 'address-error', 'address-step'];
  const heard: string[] = [];
  for (const name of names) element.addEventListener(name, () => heard.push(name));
  return heard;
}
