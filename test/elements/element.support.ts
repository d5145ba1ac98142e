/** Acts on any element: looks at it, types into it, presses its buttons, waits for it. */
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
  for (let tries = 0; !(await predicate()); tries++) {
    if (performance.now() - began > waitTimeoutMs) throw new Error(`Waited in vain: ${what}.`);
    // Most wait for a task or two; who waits longer leaves the processor to others, the longer the more.
    await (tries < 10 ? task() : new Promise((resolve) => setTimeout(resolve, Math.min(tries / 4, 16))));
  }
}

/** A task later, timers of nothing included. Browsers hold a timer that was set by a timer back for 4 ms; a message ends that. */
export function task(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      setTimeout(resolve);
    };
    port2.postMessage(null);
  });
}

/**
 * Holds the timers of so many milliseconds and more that are set from now on: a driver on a busy machine rests between two commands
 * for longer than a service, a press or a pause may last.
 *
 * @returns lets them go, and come at once
 */
export function holdTimers(fromMs: number): () => void {
  const { setTimeout, clearTimeout } = window;
  const held = new Map<number, () => void>();
  let id = 2 ** 30;
  window.setTimeout = ((run: () => void, ms = 0) => {
    if (ms < fromMs) return setTimeout(run, ms);
    held.set(++id, run);
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (it) => {
    if (!held.delete(Number(it))) clearTimeout(it);
  };
  return () => {
    Object.assign(window, { setTimeout, clearTimeout });
    for (const run of held.values()) setTimeout(run);
    held.clear();
  };
}

/** The same during all tests of a suite, or of a file. */
export function holdTimersMeanwhile(fromMs: number): void {
  let letGo = () => {};
  before(() => {
    letGo = holdTimers(fromMs);
  });
  after(() => letGo());
}

/** No request is under way, no code is loading, and all is rendered. */
export async function settled(element: Element): Promise<void> {
  await inspect(element).settled();
  await element.updateComplete;
}

/** Somebody is at the element, by pointer: it has its engine then, whenever that comes in a run of the tests. */
export async function attached(element: Element): Promise<void> {
  if (!inspect(element).isAttached) element.dispatchEvent(new PointerEvent('pointerenter'));
  await waitUntil(() => inspect(element).isAttached, 'the engine');
  await element.updateComplete;
}

/** Resolves once the new content has the focus, if it was to have it. */
export async function focusArrived(element: Element): Promise<void> {
  if (document.activeElement === document.body) await settled(element);
}

/** The element's node with the name of a part; null if it shows no such part. */
export function part(element: Element, name: string): HTMLElement | null {
  return element.shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"]`) ?? null;
}

/** The element's node for a selector; the test fails if there is none. */
export function within<Type extends HTMLElement = HTMLElement>(element: Element, selector: string): Type {
  const found = element.shadowRoot?.querySelector<Type>(selector);
  if (!found) throw new Error(`The element shows no ${selector}`);
  return found;
}

/** The name of a list's row for a screen reader: its parts, as the page's styles join them. */
export function nameOfRow(row: globalThis.Element | null | undefined): string {
  const parts = [
    ...(row?.querySelectorAll('[part=option-label], [part=option-description], [role=img][aria-label]') ?? []),
  ];
  if (parts.length === 0) return row?.textContent?.trim() ?? '';
  return parts.map((it) => it.getAttribute('aria-label') ?? it.textContent?.trim()).join(', ');
}

/** The row that Enter takes: the option that the field names as active, or the way out that has the focus. */
export function activeRowOf({ shadowRoot }: Element): HTMLElement | null {
  const id = shadowRoot?.querySelector('[aria-activedescendant]')?.getAttribute('aria-activedescendant');
  const focused = shadowRoot?.activeElement;
  return id
    ? (shadowRoot?.getElementById(id) ?? null)
    : focused?.matches('[part=option-way]')
      ? (focused as HTMLElement)
      : null;
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
