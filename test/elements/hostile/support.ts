/** A strict page, answers full of hostile texts, and what may not come of them. */
import { expect, fixture, html } from '@open-wc/testing';
import '../with-engine.ts';
import { createAddressClient } from '../../../src/client.ts';
import type { OperationName } from '../../../src/contract/operations.ts';
import { hasEveryCase } from '../../support/first-engine.ts';
import { hostileTexts as allTexts, executionCounter } from '../../support/hostile-texts.ts';
import { describeInWindow } from '../address-entry/support.ts';
import { settled } from '../element.support.ts';

/** An element of the package. */
export type Entry = HTMLElement & { client: unknown; readonly updateComplete: Promise<boolean> };

/** The answers to an operation: a body, or a whole response. */
type Answers = Partial<Record<OperationName, () => unknown>>;

const policy = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

const isChromium = navigator.vendor === 'Google Inc.';

/**
 * All of them in Chromium. What else engines differ in is how they lay out long texts: those, and a few others. A letter with
 * 5,000 marks takes Firefox half a minute each time it is laid out.
 */
export const hostileTexts = allTexts.filter(
  (text, index) => isChromium || (text.length > 100 ? text.length < 5_000 : index % (hasEveryCase ? 12 : 30) === 0),
);

const breaches: string[] = [];

/** From here on the page may run nothing but its own files, and no text may become markup. */
function beStrict(): void {
  (globalThis as Record<string, unknown>)[executionCounter] = 0;
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    breaches.push(`${violatedDirective} ${blockedURI} ${sample}`),
  );
  addEventListener('error', ({ message }) => breaches.push(`error ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => breaches.push(`rejection ${reason}`));
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = policy;
  document.head.append(meta);
}

/** A suite in a strict page of 320 pixels. */
export function describeStrict(title: string, tests: () => void): void {
  describeInWindow(320, 640, title, () => {
    before(beStrict);
    tests();
  });
}

/** Which operation a path is of. */
function operationOf(path: string): OperationName {
  const names: readonly (readonly [part: string, name: OperationName])[] = [
    ['/autocomplete/', 'suggest'],
    ['/v1/address/', 'details'],
    ['/validate/', 'validate'],
    ['/country/', 'country'],
    ['/supported-countries', 'countries'],
    ['/postcode/', 'dutchByPostcode'],
    ['/exact/', 'dutchByStreet'],
  ];
  const [, name] = names.find(([part]) => path.includes(part)) ?? [];
  if (!name) throw new Error(`${path} is no operation`);
  return name;
}

/** The client of the package, whose network answers with these. What is left out fails as an outage does. */
export function clientOf(answers: Answers) {
  return createAddressClient({
    baseUrl: 'https://shop.test/api',
    fetch: async ({ url }) => {
      const answer = answers[operationOf(new URL(url).pathname)];
      const body = answer ? answer() : new Response('', { status: 503 });
      return body instanceof Response ? body : Response.json(body);
    },
  });
}

/** An element in a form of a page, with an address of its own to submit. */
export async function mountEntry(
  name: 'address-entry' | 'nl-postcode-lookup',
  answers: Answers,
  attributes: Readonly<Record<string, string>> = {},
): Promise<{ readonly form: HTMLFormElement; readonly element: Entry }> {
  const form = await fixture<HTMLFormElement>(
    html`<form @submit=${(event: Event) => event.preventDefault()}><button>Order</button></form>`,
  );
  const element = document.createElement(name) as Entry;
  for (const [key, value] of Object.entries({ name: 'to', ...attributes })) element.setAttribute(key, value);
  element.client = clientOf(answers);
  form.prepend(element);
  await settled(element);
  return { form, element };
}

/** The elements that the package makes; whatever else is in a shadow root was made by a text. */
const ownElements = new Set(
  'address bdi button circle div fieldset hr input label legend li mark option p path select slot span style svg ul'.split(
    ' ',
  ),
);

/** Attributes by which an element runs, loads or covers something. */
const isDangerous = ({ name, value }: Attr) =>
  /^on|^(?:src|srcdoc|href|action|formaction|popovertarget)$|</.test(name) || (name === 'style' && /[(<]/.test(value));

/** The nodes in the element that only a hostile text can have brought. */
function foreignIn(element: Entry): string[] {
  const all = [...(element.shadowRoot?.querySelectorAll('*') ?? [])];
  const names = all.map(({ localName }) => localName).filter((name) => !ownElements.has(name));
  const attributes = all.flatMap((it) => [...it.attributes].filter(isDangerous).map(({ name }) => `@${name}`));
  return [
    ...names,
    ...attributes,
    ...[...element.children].filter(({ slot }) => slot !== 'autofill').map(({ localName }) => `child ${localName}`),
  ];
}

/** The nodes that reach beyond the window, or beyond the box around them, and are not cut off there. */
function spilledIn(element: Entry): string[] {
  const width = document.documentElement.clientWidth;
  const spilled = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])].filter((it) => {
    if (it.closest('svg, option, .visually-hidden')) return false;
    const { left, right, width: own } = it.getBoundingClientRect();
    if (own === 0) return false;
    const isWider = it.scrollWidth > it.clientWidth + 1 && !it.matches('input, select');
    if (left >= -0.5 && right <= width + 0.5 && !isWider) return false;
    const { display, overflowX } = getComputedStyle(it);
    return left < -0.5 || right > width + 0.5 ? !isCutAround(it) : display !== 'inline' && !isCut(overflowX);
  });
  const page = document.documentElement.scrollWidth > width ? [`page ${document.documentElement.scrollWidth}`] : [];
  const textOf = (it: HTMLElement) => JSON.stringify(it.textContent?.trim().slice(0, 40));
  return [
    ...page,
    ...spilled.slice(0, 12).map((it) => `${it.localName} ${it.getAttribute('part') ?? it.className} ${textOf(it)}`),
  ];
}

const isCut = (overflow: string) => overflow === 'clip' || overflow === 'hidden';

function isCutAround(element: HTMLElement): boolean {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (isCut(getComputedStyle(around).overflowX)) return true;
  }
  return false;
}

/**
 * Fails when a text was run, became an element, broke the policy, threw, or reaches beyond the window.
 *
 * @param what the text, for the message
 */
export function expectHarmless(element: Entry, what: string): void {
  const executions = (globalThis as Record<string, unknown>)[executionCounter];
  const found = { executions, foreign: foreignIn(element), breaches: breaches.splice(0), spilled: spilledIn(element) };
  const nothing = { executions: 0, foreign: [], breaches: [], spilled: [] };
  expect(found, JSON.stringify(what.slice(0, 60))).to.deep.equal(nothing);
}

/** Another text for each member of an answer, and after as many answers as there are texts, each text in each member. */
export function textsOfRound(round: number): (member: number) => string {
  return (member) => hostileTexts[(round + member * 7) % hostileTexts.length] ?? '';
}

/** One text of so many. Suites that begin with another one have all of them together. */
export function oneTextOf(count: number, from: number): readonly string[] {
  return hostileTexts.filter((_, index) => index % count === from);
}

/** One round of so many: in all of these, each text is in some members of an answer, and each member has that share of the texts. */
export function oneRoundOf(count: number, from = 0): readonly number[] {
  return [...hostileTexts.keys()].filter((index) => index % count === from);
}

/** Replaces the text of a field as typing would, and waits for the answers. */
export async function typeText(element: Entry, id: string, text: string): Promise<void> {
  const input = element.shadowRoot?.querySelector<HTMLInputElement>(`#${id}`);
  if (!input) throw new Error(`There is no ${id}`);
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await settled(element);
}

export { expect };
