/** Every string that the Dutch lookup gets, in both elements, in a page that forbids what hostile texts need. */
import * as shapes from '../../../src/contract/shapes.ts';
import { stringPathsOf, withStrings } from '../../support/body-strings.ts';
import { house30 } from '../../support/dutch-samples.ts';
import { itInFirst } from '../../support/first-engine.ts';
import { netherlands } from '../../support/samples.ts';
import { settled, waitUntil } from '../element.support.ts';
import {
  describeStrict,
  type Entry,
  expect,
  expectHarmless,
  hostileTexts,
  mountEntry,
  oneRoundOf,
  oneTextOf,
  textsOfRound,
  typeText,
} from './support.ts';

type Answer = () => unknown;

const attributes = { 'address-entry': { country: 'NL', 'nl-lookup': '' }, 'nl-postcode-lookup': {} };

async function mountLookup(name: keyof typeof attributes, answers: Readonly<Record<string, Answer>>) {
  const mounted = await mountEntry(name, { countries: () => [netherlands], ...answers }, attributes[name]);
  await waitUntil(() => mounted.element.shadowRoot?.querySelector('#houseNumber'), 'the lookup is in sight');
  return mounted;
}

async function lookUp(element: Entry, number: number): Promise<void> {
  await typeText(element, 'postcode', '2012ES');
  await typeText(element, 'houseNumber', String(number));
  element.shadowRoot?.querySelector<HTMLElement>('#houseNumber')?.blur();
  await settled(element);
}

for (const [nth, name] of (['address-entry', 'nl-postcode-lookup'] as const).entries()) {
  describeStrict(`the Dutch lookup of ${name} and hostile texts`, () => {
    it('in an address are displayed and submitted as text', async () => {
      const paths = stringPathsOf(shapes.dutchAddress);
      let round = 0;
      const dutchByPostcode = () => {
        const textOf = textsOfRound(round);
        const body = withStrings(shapes.dutchAddress, house30, (path) => textOf(paths.indexOf(path)));
        return { ...(body as object), houseNumberAddition: '', houseNumberAdditions: [''] };
      };
      const { form, element } = await mountLookup(name, { dutchByPostcode });
      for (round of oneRoundOf(6, nth)) {
        await lookUp(element, round + 1);
        expect((element as unknown as { step: string }).step, String(round)).to.equal('done');
        expectHarmless(element, textsOfRound(round)(0));
        expect([...new FormData(form)]).to.have.length(8);
      }
    });

    itInFirst('in the additions are options of a list, and chosen as text', async () => {
      for (let at = 0; at < hostileTexts.length; at += 12) {
        const additions = hostileTexts.slice(at, at + 12);
        const street = hostileTexts[at] ?? '';
        const dutchByPostcode = () => ({
          ...house30,
          street,
          houseNumberAddition: null,
          houseNumberAdditions: additions,
        });
        const { element } = await mountLookup(name, { dutchByPostcode });
        await typeText(element, 'addition', 'zz');
        await lookUp(element, 30);
        const select = element.shadowRoot?.querySelector<HTMLSelectElement>('#additions');
        expect(select?.options.length, street).to.equal(new Set(additions).size + 2);
        expectHarmless(element, `additions of ${street}`);
        for (const [index, addition] of additions.entries()) {
          if (index % 4 !== nth) continue;
          const option = select?.options[index + 1];
          if (option) option.selected = true;
          select?.dispatchEvent(new Event('change', { bubbles: true }));
          await settled(element);
          expectHarmless(element, addition);
        }
      }
    });

    it('that are typed are kept, and named for a street or a house that does not exist', async () => {
      const missing = () => new Response('', { status: 404 });
      const { element } = await mountLookup(name, { dutchByPostcode: missing, dutchByStreet: missing });
      const other = [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find((it) =>
        it.textContent?.includes('don’t know the postcode'),
      );
      other?.click();
      await settled(element);
      for (const [index, text] of oneTextOf(6, 2 + 3 * nth).entries()) {
        for (const id of ['street', 'city', 'addition']) await typeText(element, id, text);
        await typeText(element, 'houseNumber', String(index + 1));
        element.shadowRoot?.querySelector<HTMLElement>('#houseNumber')?.blur();
        await settled(element);
        expectHarmless(element, text);
      }
    });

    itInFirst('in a problem are never displayed', async () => {
      for (const [index, status] of [400, 401, 404, 409, 429, 500, 502, 503].entries()) {
        const text = textsOfRound(index * 20 + nth);
        const problem = {
          type: text(1),
          title: text(2),
          detail: text(3),
          instance: text(4),
          limit: text(5),
          status: text(6),
        };
        const headers = { 'content-type': 'application/problem+json', 'retry-after': '99999999999999999999' };
        const dutchByPostcode = () => new Response(JSON.stringify(problem), { status, headers });
        const { element } = await mountLookup(name, { dutchByPostcode });
        await lookUp(element, 30);
        expectHarmless(element, `${status} ${text(1)}`);
        const shown = element.shadowRoot?.textContent ?? '';
        for (const member of Object.values(problem).filter((it) => it.length > 9 && it.trim() !== '')) {
          expect(shown.includes(member), member).to.equal(false);
        }
      }
    });
  });
}
