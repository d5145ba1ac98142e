/** The journeys of a blind shopper in a page that holds the time: real keys, and the reference service in the same page. */
import '../with-engine.ts';
import '../../../src/i18n/auto.ts';
import { sendKeys } from '@web/test-runner-commands';
import { createContexts } from '../../../demo/service/contexts.ts';
import { allCountries } from '../../../demo/service/data/all.ts';
import { ServiceError } from '../../../demo/service/errors.ts';
import type { FaultRule } from '../../../demo/service/faults.ts';
import { createOperations } from '../../../demo/service/operations.ts';
import { sessionHeader } from '../../../src/contract/headers.ts';
import { matchPath } from '../../../src/contract/operations.ts';
import { inspect } from '../../../src/elements/engine/inspect.ts';
import { countRequests, isWaiting, ours } from '../../accessibility/busy.ts';
import type { Act } from '../../screen-reader/acts.ts';
import type { StagePage } from '../../screen-reader/stage.ts';
import { holdClock } from '../../support/page-clock.ts';

const mount = '/address-api';

/** Milliseconds between the keys of a person who types. */
const keyMs = 120;

/** Milliseconds after which a page that nobody touches has said everything. */
const restMs = 1_700;

/** Milliseconds that go by before answers are waited for once more: less than anything in the page waits. */
const sliceMs = 100;

/** Times that answers are waited for: far more than any wait of the page needs. */
const triesMax = 10_000;

/** Keys by the names that a browser has for them, where X has others. */
const keys: Readonly<Record<string, string>> = {
  Return: 'Enter',
  Down: 'ArrowDown',
  Up: 'ArrowUp',
  BackSpace: 'Backspace',
  space: ' ',
};

/** All files are there from the beginning, so that a journey is the same each time. */
export async function loadAll(): Promise<void> {
  await Promise.all([
    import('../../../src/elements/panels/manual/panel.ts'),
    import('../../../src/elements/panels/dutch-lookup/panel.ts'),
    import('../../../src/elements/address-entry/same-as.ts'),
    import('../../../src/elements/address-entry/country-combobox.ts'),
    import('../../../src/effects/reader.ts'),
    import('../../../src/i18n/languages/de.ts'),
    import('../../../src/i18n/languages/fr.ts'),
    import('../../../src/i18n/languages/nl.ts'),
    import('../../../src/i18n/languages/pl.ts'),
  ]);
}

const contexts = createContexts({ secret: 'page', lifetime: 1_800, now: Date.now });
const perform = createOperations(allCountries, contexts, false);

/** The service in the place of the network. */
function takeNetwork() {
  const own = { fetch: window.fetch, text: Response.prototype.text };
  const held: (() => void)[] = [];
  const network = {
    isHeld: false,
    isLost: false,
    faults: [] as readonly FaultRule[],
    release() {
      network.isHeld = false;
      for (const go of held.splice(0)) go();
    },
    end() {
      network.release();
      window.fetch = own.fetch;
      Response.prototype.text = own.text;
    },
  };
  window.fetch = async (input, options) => {
    const { url, headers, signal } = input instanceof Request ? input : new Request(input, options);
    if (network.isLost) throw new TypeError('Failed to fetch');
    if (network.isHeld) await new Promise<void>((resolve) => held.push(resolve));
    signal.throwIfAborted();
    const { pathname, searchParams } = new URL(url);
    const matched = matchPath(pathname.slice(mount.length));
    if (!matched) return Response.json({}, { status: 404 });
    const fault = network.faults[0]?.fault;
    if (fault?.kind === 'status') return Response.json({}, { status: fault.status });
    try {
      const call = { params: matched.params, query: searchParams, session: headers.get(sessionHeader) ?? '' };
      const { body, status = 200 } = await perform[matched.operation](call);
      return Response.json(body, { status });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return Response.json(error.body, { status: error.status });
    }
  };
  countRequests();
  return network;
}

/** The letters of a text, one after the other; all of them at once where the driver takes its time for each. */
function partsOf(text: string): Iterable<string> {
  return navigator.vendor.startsWith('Apple') ? [text] : text;
}

/** A page of the journeys, and the person at it. */
export async function openPage({ lang = 'en', markup, addresses = [] }: StagePage) {
  const { documentElement: root } = document;
  Object.assign(root, { lang, dir: lang === 'ar' ? 'rtl' : '' });
  (window as { elements?: unknown }).elements = { inspect };
  const [clock, network] = [holdClock(), takeNetwork()];
  const form = document.createElement('form');
  form.addEventListener('submit', (event) => event.preventDefault());
  document.body.append(form);
  form.innerHTML = `${markup}<p><button id="order">Place order</button></p>`;
  Object.assign(form.querySelector('address-entry') ?? {}, { addresses });

  /** Lets time go by: answers come at once, unless they are held. */
  async function pass(milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += sliceMs) {
      for (let tries = 0; !network.isHeld && (await isWaiting(ours)); tries++) {
        if (tries > triesMax) throw new Error('The page waits for ever.');
        await clock.pass(sliceMs / 4);
      }
      await clock.pass(Math.min(sliceMs, milliseconds - passed));
    }
  }
  async function press(chord: string): Promise<void> {
    const [key = '', modifier] = chord.split('+').reverse();
    if (chord === 'ctrl+a') return (focusedIn(document) as HTMLInputElement).select();
    const held = modifier && (modifier === 'ctrl' ? 'Control' : 'Shift');
    if (held) await sendKeys({ down: held });
    await sendKeys({ press: keys[key] ?? key });
    if (held) await sendKeys({ up: held });
  }
  await pass(restMs);
  return {
    form,
    /** The keys and texts of an act, each of which a person waits after; `after` is called then. */
    async perform(act: Act, after: (words: string) => void): Promise<void> {
      if ('keys' in act)
        for (const chord of act.keys) {
          await press(chord);
          await pass(restMs);
          after(chord);
        }
      else {
        if ('text' in act)
          for (const letters of partsOf(act.text)) {
            await sendKeys({ type: letters });
            await pass(keyMs);
          }
        else if ('files' in act) throw new Error('All files are there from the beginning.');
        else if ('network' in act) {
          network.isLost = act.network === 'lost';
          dispatchEvent(new Event(network.isLost ? 'offline' : 'online'));
        } else if (act.service === 'held') network.isHeld = true;
        else if (act.service === 'released') network.release();
        else network.faults = act.service;
        await pass(restMs);
        after(JSON.stringify(Object.values(act)[0]));
      }
    },
    close(): void {
      form.remove();
      network.end();
      clock.release();
      Object.assign(root, { lang: 'en', dir: '' });
    },
  };
}

/** The control that has the focus, in whichever shadow root it is. */
export function focusedIn({ activeElement }: DocumentOrShadowRoot): Element | null {
  return (activeElement?.shadowRoot && focusedIn(activeElement.shadowRoot)) || activeElement;
}
