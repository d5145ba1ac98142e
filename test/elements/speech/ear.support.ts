/** An ear for what a page tells a screen reader by its events. */
import { focusedIn } from './journeys.support.ts';

/** A text that a screen reader is told. */
export interface Told {
  /** `region` for a live region, `arrival` for the description of a control that gets the focus, `change` for a new one of it. */
  readonly by: 'region' | 'arrival' | 'change';
  readonly text: string;
  /** True if the text is in sight at that time, or follows from what is. */
  readonly isTrue: boolean;
}

const regions = '[role=status], [role=alert], [role=log], [aria-live]';

/** Listens to the elements of a form from now on. */
export function listenTo(form: HTMLFormElement) {
  let told: Told[] = [];
  const said = new Map<Element, string>();
  const roots = [...form.children].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  let focused = focusedIn(document);
  let described = descriptionOf(focused);

  const tell = (by: Told['by'], text: string) => told.push({ by, text, isTrue: isTrueIn(form, text) });
  const readRegions = () => {
    for (const region of roots.flatMap((root) => [...root.querySelectorAll(regions)])) {
      const { textContent: text } = region;
      if (text !== (said.get(region) ?? '') && text !== '') tell('region', text);
      said.set(region, text);
    }
  };
  const readFocused = () => {
    const control = focusedIn(document);
    const description = descriptionOf(control);
    const by = control === focused ? 'change' : 'arrival';
    if (description !== '' && (by === 'arrival' || description !== described)) tell(by, description);
    [focused, described] = [control, description];
  };
  const observer = new MutationObserver(() => {
    readRegions();
    readFocused();
  });
  const changes = { subtree: true, childList: true, characterData: true, attributes: true };
  for (const root of [form, ...roots]) observer.observe(root, changes);
  // The focus that moves within a shadow root is no news outside of it.
  for (const root of [form, ...roots]) root.addEventListener('focusin', readFocused);
  return {
    /** All that was told since this was asked for before. */
    takeTold(): readonly Told[] {
      const taken = told;
      told = [];
      return taken;
    },
    stop: () => observer.disconnect(),
  };
}

/** The texts that describe a control, each a sentence at least. */
function descriptionOf(control: Element | null): string {
  const root = control?.getRootNode() as ShadowRoot | undefined;
  const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = ids.map((id) => textOf(root?.getElementById(id)));
  return texts.filter((text) => text !== '').join('\n');
}

/** The text of a node, with that of what is slotted there. */
function textOf(node: Element | null | undefined): string {
  const slotted = [...(node?.querySelectorAll('slot') ?? [])].flatMap((slot) => slot.assignedNodes());
  return [node, ...slotted]
    .map((it) => it?.textContent ?? '')
    .join('')
    .trim();
}

/** The sentences of a text. */
function sentencesIn(text: string): readonly string[] {
  return text
    .split(/\n|(?<=[.?!…])\s+/u)
    .map((it) => it.replaceAll('\u00a0', ' ').trim())
    .filter((it) => it !== '');
}

/** The complaints about what was told after one act of the person. */
export function complaintsAbout(told: readonly Told[]): readonly string[] {
  const heard: string[] = [];
  return told.flatMap(({ by, text, isTrue }) => {
    const sentences = sentencesIn(text).filter((sentence) => lettersOf(sentence) !== '');
    const again = sentences.filter((sentence) => {
      const letters = lettersOf(sentence);
      // What was heard as a part of a sentence was heard.
      const isHeard = heard.some((it) => it.includes(letters) || letters.includes(it));
      heard.push(letters);
      return isHeard;
    });
    return [
      ...(sentences.length === 0 ? ['an empty text'] : []),
      ...again.map((sentence) => `once more: ${sentence}`),
      ...(isTrue ? [] : [`neither in sight nor of what is: ${text}`]),
    ].map((complaint) => `${complaint} (${by})`);
  });
}

/**
 * True if each sentence is in sight, says more of something that is, has the number of the suggestions in sight, or says that
 * something is awaited where a sign of that turns.
 */
function isTrueIn(form: HTMLFormElement, text: string): boolean {
  // An address may stand in the page's own fields, with their labels between.
  const fields = [...form.querySelectorAll('input')].map(({ value }) => value);
  const shown = lettersOf([visibleTextIn(form), ...fields].join(' '));
  const inSight = (selector: string) =>
    [...form.children].flatMap((it) => it.shadowRoot?.querySelector(selector) ?? []);
  const counts = inSight('[role=option][aria-setsize]').map((row) => row.getAttribute('aria-setsize'));
  const isWaiting = inSight('[part=spinner]').length > 0;
  return sentencesIn(text).every((sentence) => {
    const count = /(\d+)\D*$/.exec(sentence)?.[1] ?? '';
    const rest = sentence.replace(/^[^:]*: /, '');
    const isShown = [sentence, rest].some((it) => shown.includes(lettersOf(it)));
    return isShown || counts.includes(count) || (isWaiting && sentence.endsWith('…'));
  });
}

/** The letters and digits alone, to compare. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** Everything that a person sees of a node, the texts in its fields included. */
function visibleTextIn(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (node instanceof HTMLElement && node.matches('.visually-hidden, style')) return '';
  if (node instanceof HTMLElement && !node.checkVisibility() && getComputedStyle(node).display !== 'contents')
    return '';
  if (node instanceof SVGElement) return node.ariaLabel ?? '';
  if (node instanceof HTMLInputElement) return node.value;
  if (node instanceof HTMLSelectElement) return node.selectedOptions[0]?.text ?? '';
  const assigned = node instanceof HTMLSlotElement ? node.assignedNodes() : [];
  const inner = assigned.length > 0 ? assigned : ((node as Element).shadowRoot ?? node).childNodes;
  return [...inner].map(visibleTextIn).join(' ');
}
