/**
 * The page of the journeys: the elements, and what the journeys need to know of it. The page hears by one stream of events
 * where to go, and when to say a mark: once everything is answered and nothing is left to be said, so that whoever hears the
 * mark has heard the rest.
 */
import '../../src/i18n/auto.ts';
import { countRequests, isWaiting, ours } from '../accessibility/busy.ts';
import { inspect } from '../accessibility/page.ts';

countRequests();
(window as { elements?: unknown }).elements = { inspect };

/** Milliseconds without a key, a change or an answer after which the page has nothing left to say. */
const quietMs = 1_600;

let lastChange = performance.now();
const changed = () => {
  lastChange = performance.now();
};
for (const type of ['keydown', 'keyup', 'input', 'focusin', 'focusout', 'click']) addEventListener(type, changed, true);

const observer = new MutationObserver(changed);
const watched = new Set<Node>();

function watch(root: Node): void {
  if (watched.has(root)) return;
  watched.add(root);
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** A mark that is written into its live region is no change of what is tried. */
const markRegion = document.createElement('div');
markRegion.setAttribute('role', 'status');
markRegion.style.cssText = 'position: absolute; inset-block-end: 0; opacity: .01';

/** The elements that a person has come to: their engines are loaded at once, those of others when the browser is idle. */
const visited = new Set<Element>();
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target.matches(ours)) visited.add(target);
});
const isEngineAwaited = () => [...visited].some((element) => !inspect(element).isAttached);

async function untilQuiet(isHeld: boolean): Promise<void> {
  for (;;) {
    for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) watch(shadowRoot);
    const left = lastChange + quietMs - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    else if (isHeld) return;
    else if (isEngineAwaited() || (await isWaiting(ours))) changed();
    // An answer that was waited for may have changed something.
    else if (performance.now() - lastChange > quietMs) return;
  }
}

/** The field that has the focus, by its label, and the text in it. */
function focused(): string {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) return '';
  const label = [...(element.labels ?? [])].map(({ textContent }) => textContent).join(' ');
  const text = element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text : element.value;
  return `${(element.ariaLabel ?? label).replace(/\s+/g, ' ').trim()}: ${text}`;
}

let isOffline = false;
Object.defineProperty(navigator, 'onLine', { get: () => !isOffline });
const { fetch: send } = window;
window.fetch = (input, init) =>
  isOffline && !String(input).startsWith('/stage/')
    ? Promise.reject(new TypeError('Failed to fetch'))
    : send(input, init);

const stream = new EventSource('/stage/events');
stream.addEventListener('go', ({ data }) => location.assign(data));
stream.addEventListener('network', ({ data }) => {
  isOffline = data === 'lost';
  dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
  changed();
  void fetch('/stage/network', { method: 'POST', body: data });
});
stream.addEventListener('mark', async ({ data }) => {
  const { mark, isHeld } = JSON.parse(data) as { mark: string; isHeld: boolean };
  await untilQuiet(isHeld);
  markRegion.textContent = mark;
  await fetch('/stage/marked', { method: 'POST', body: JSON.stringify({ mark, focused: focused() }) });
});

addEventListener('DOMContentLoaded', () => {
  watch(document.querySelector('main') ?? document.body);
  document.body.append(markRegion);
});
// Firefox loads no page to its end while an import is under way.
const ready = document.documentElement.hasAttribute('data-files-held') ? 'DOMContentLoaded' : 'load';
addEventListener(ready, () => fetch('/stage/ready', { method: 'POST', body: location.pathname + location.search }));

export * from '../../src/index.ts';
