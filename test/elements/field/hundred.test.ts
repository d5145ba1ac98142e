/** A page with a hundred elements, in four forms, of one proxy: those of a form are used at once, and all come to their address. */
import { expect } from '@open-wc/testing';
import { html, render } from 'lit';
import '../with-engine.ts';
import { matchPath } from '../../../src/contract/operations.ts';
import { house30 } from '../../support/dutch-samples.ts';
import { details, house, netherlands, street } from '../../support/samples.ts';
import { holdTimers, part, settled, typeInto, waitUntil, within } from '../element.support.ts';

type Control = HTMLElementTagNameMap['address-entry'] | HTMLElementTagNameMap['nl-postcode-lookup'];

const formCount = 4;
const inForm = Array.from({ length: 25 }, (_, index) => index);
/** The last ones of each form look up Dutch addresses. */
const isSearch = (index: number) => index < 20;
/** The house number that a person has in mind for an element; no two have the same. */
const numberOf = (form: number, index: number) => 1 + form * inForm.length + index;

type Params = Readonly<Record<string, string>>;

/** The house that a request is about; empty for none. */
const numberIn = ({ houseNumber = '', context = '', term = '' }: Params) =>
  /\d+/.exec(`${houseNumber}${context}${term}`)?.[0] ?? '';

function answerTo(operation: string, params: Params): unknown {
  const number = numberIn(params);
  const building = { building: number, buildingNumber: Number(number) };
  if (operation === 'countries') return [netherlands];
  if (operation === 'dutchByPostcode') return { ...house30, houseNumber: Number(number) };
  if (operation === 'details')
    return {
      ...details,
      address: { ...details.address, ...building },
      mailLines: [`Julianastraat ${number}`, '2012 ES'],
    };
  if (params['context']?.startsWith('street')) {
    const found = {
      label: `Julianastraat ${number}`,
      context: `house-${number}`,
      value: `Haarlem, Juliana ${number} `,
    };
    return { matches: [{ ...house, ...found }] };
  }
  return { matches: [{ ...street, context: `street-${number}`, value: `Haarlem, Juliana ${number}` }] };
}

interface Asked {
  readonly operation: string;
  readonly session: string | null;
  /** Of the house that is looked for; empty for none. */
  readonly number: string;
}

/** The network: what is asked of it, until it is the page's own again. */
function holdNetwork() {
  const { fetch } = window;
  const asked: Asked[] = [];
  window.fetch = async (request) => {
    const { url, headers } = request as Request;
    const matched = matchPath(new URL(url).pathname.replace('/hundred', ''));
    if (!matched) throw new Error(`There is no ${url}`);
    const { operation, params } = matched;
    const number = numberIn(params);
    asked.push({ operation, session: headers.get('x-autocomplete-session'), number });
    // The later an element comes, the sooner is its answer there.
    await new Promise((resolve) => setTimeout(resolve, 100 - Number(number)));
    return Response.json(answerTo(operation, params));
  };
  return { asked, release: () => void Object.assign(window, { fetch }) };
}

async function enter(element: Control, number: number): Promise<void> {
  if (element.localName === 'nl-postcode-lookup') {
    typeInto(within(element, '#postcode'), '2012ES');
    typeInto(within(element, '#houseNumber'), `${number}`);
    // The field is left.
    within(element, '#houseNumber').dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
  } else {
    typeInto(within(element, '#input'), `juliana ${number}`);
    for (const name of ['Julianastraat', `Julianastraat ${number}`]) {
      const option = () => part(element, 'option-label')?.closest<HTMLElement>('[role=option]');
      await waitUntil(() => part(element, 'option-label')?.textContent?.trim() === name, `${name} is listed`);
      option()?.click();
    }
  }
  await waitUntil(() => element.step === 'done', `the address with ${number} is there`);
  await settled(element);
}

/** A form and its elements, in order. */
interface Part {
  readonly form: HTMLFormElement;
  readonly elements: readonly Control[];
}

/** The numbers of the houses that a form would submit. */
const submittedBy = ({ form }: Part) => {
  const data = new FormData(form);
  return inForm.map((index) => Number(data.get(`a${index}.building`)));
};

const page = html`${Array.from(
  { length: formCount },
  () => html`
    <form>${inForm.map((index) =>
      isSearch(index)
        ? html`<address-entry name="a${index}" country="NL" proxy-url="/hundred"></address-entry>`
        : html`<nl-postcode-lookup name="a${index}" proxy-url="/hundred"></nl-postcode-lookup>`,
    )}</form>`,
)}`;

describe('a hundred elements in a page', () => {
  const { asked, release } = holdNetwork();
  // A machine that is busy with a hundred of them is no slow service.
  const letTimersGo = holdTimers(4_000);
  const main = document.createElement('main');
  let parts: readonly Part[] = [];

  before(async () => {
    document.body.append(main);
    render(page, main);
    parts = [...main.querySelectorAll('form')].map((form) => ({ form, elements: [...form.children] as Control[] }));
    const all = parts.flatMap(({ elements }) => elements);
    expect(all).to.have.length(100);
    await Promise.all(all.map(settled));
  });
  after(() => {
    main.remove();
    letTimersGo();
    release();
  });

  for (let at = 0; at < formCount; at++) {
    it(`get their own address, those of a form at once: form ${at + 1}`, async function () {
      // Twenty-five at once take WebKitGTK more than a minute beside other engines.
      this.timeout(240_000);
      const { elements = [] } = parts[at] ?? {};
      await Promise.all(elements.map((element, index) => enter(element, numberOf(at, index))));
    });
  }

  it('have it in value, form and card, while others got theirs', () => {
    for (const [at, part] of parts.entries()) {
      expect(submittedBy(part), 'the form submits').to.deep.equal(inForm.map((index) => numberOf(at, index)));
      for (const [index, { value, shadowRoot }] of part.elements.entries()) {
        const number = numberOf(at, index);
        expect(value?.buildingNumber, 'the value').to.equal(number);
        expect(shadowRoot?.querySelector('[part=address] .lines div')?.textContent).to.contain(` ${number}`);
      }
    }
  });

  it('each search in a session of their own, and request one list of countries', () => {
    expect(asked.filter(({ operation }) => operation === 'countries')).to.have.length(1);
    const sessions = new Map<string, Set<string | null>>();
    for (const { session, number, operation } of asked) {
      if (['suggest', 'details'].includes(operation))
        sessions.set(number, (sessions.get(number) ?? new Set()).add(session));
    }
    expect([...sessions.values()].map(({ size }) => size)).to.deep.equal(Array.from({ length: 80 }, () => 1));
    expect(new Set([...sessions.values()].flatMap((it) => [...it])).size, 'sessions').to.equal(80);
    expect(asked.filter(({ operation }) => operation === 'dutchByPostcode')).to.have.length(20);
  });
});
