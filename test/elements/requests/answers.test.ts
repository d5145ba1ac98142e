import type { Handler } from '../../../src/client/transport.ts';
import { createAddressClient } from '../../../src/client.ts';
import { inspect } from '../../../src/elements/engine/inspect.ts';
import { expect, type Fake, mount, netherlands, options, part, street, type } from '../address-entry/support.ts';
import { hasButton, waitUntil } from '../element.support.ts';

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { ...init, headers: { 'content-type': 'application/json', ...init.headers } });

/** The real client, with `suggest` in place of the network for suggestions. Counts what is asked. */
function overHttp(suggest: (request: Request, term: string) => Response | Promise<Response>, timeout = 60_000) {
  const terms: string[] = [];
  const fetch: Handler = async (request) => {
    const [, term] = /autocomplete\/[^/]+\/([^/]+)/.exec(new URL(request.url).pathname) ?? [];
    if (term === undefined) return json([netherlands]);
    terms.push(decodeURIComponent(term));
    return suggest(request, terms.at(-1) ?? '');
  };
  const client = createAddressClient({ baseUrl: 'http://shop.test/address-api', fetch, timeout });
  return { terms, mounted: mount({ client } as Fake) };
}

const never = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** Milliseconds until a request without an answer is given up; any other answer is there before. */
const silenceMs = 300;

const broken = () =>
  new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('dropped')) }));

const outage = 'can’t reach address search';
const nonsense = 'Something went wrong';
const refusal = 'isn’t available on this page';

const answers: readonly (readonly [
  what: string,
  answer: (request: Request) => Response | Promise<Response>,
  says: string,
])[] = [
  ['a page of HTML', () => new Response('<!doctype html><h1>Welcome</h1>'), nonsense],
  ['null', () => json(null), nonsense],
  ['an empty body', () => new Response(''), nonsense],
  ['half a body', () => new Response('{"matches":[{"value":"Haar'), nonsense],
  ['an array', () => json([]), nonsense],
  ['matches that are no list', () => json({ matches: { length: 2 } }), nonsense],
  ['204', () => new Response(null, { status: 204 }), nonsense],
  ['404', () => new Response('Not found', { status: 404 }), nonsense],
  ['401', () => json({}, { status: 401 }), refusal],
  ['403', () => json({}, { status: 403 }), refusal],
  ['429', () => json({}, { status: 429 }), 'Address search is busy'],
  ['500', () => json({}, { status: 500 }), outage],
  ['503 in HTML', () => new Response('<h1>Down</h1>', { status: 503 }), outage],
  ['a connection that breaks', broken, outage],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), outage],
  ['silence', never, outage],
];

describe('address-entry and an invalid answer', () => {
  for (const [what, answer, says] of answers) {
    it(`says so in plain words, keeps the text and continues with the next: ${what}`, async () => {
      const { mounted } = overHttp(
        (request, term) => (term === 'julian' ? answer(request) : json({ matches: [street] })),
        answer === never ? silenceMs : undefined,
      );
      const { element, input } = await mounted;
      element.required = true;
      await type(element, 'ju');
      expect(options(element).length).to.equal(1);
      await type(element, 'julian');
      expect(options(element), 'nothing that answers another text').to.deep.equal([]);
      expect(part(element, 'error')?.textContent).to.contain(says);
      // Asking again does not help a page, or an account, that may not ask.
      expect(hasButton(element, 'Try again')).to.equal(says !== refusal);
      expect(part(element, 'spinner')).to.equal(null);
      expect(input.value).to.equal('julian');
      await type(element, 'juliana');
      expect(part(element, 'error')).to.equal(null);
      expect(options(element).length).to.equal(1);
    });
  }
});

describe('address-entry and unnecessary requests', () => {
  it('sends no request on leaving and coming back, whatever context the answer named', async () => {
    const { mounted, terms } = overHttp(() => json({ matches: [street], newContext: 'nldHaarlem' }));
    const { element, input } = await mounted;
    await type(element, 'haarlem');
    for (let times = 0; times < 3; times++) {
      input.blur();
      input.focus();
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await inspect(element).settled();
    }
    expect(terms).to.deep.equal(['haarlem']);
  });

  it('aborts pending requests when it is removed from the document', async () => {
    const signals: AbortSignal[] = [];
    const { mounted } = overHttp((request) => {
      signals.push(request.signal);
      return never(request);
    });
    const { element, input } = await mounted;
    input.value = 'julian';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await waitUntil(() => signals.length === 1);
    element.remove();
    await waitUntil(() => signals[0]?.aborted, 'the request is aborted');
  });
});
