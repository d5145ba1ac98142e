/** Every string that the search gets, in a page that forbids what hostile texts need. */
import * as shapes from '../../../src/contract/shapes.ts';
import type { StringPath } from '../../support/body-strings.ts';
import { stringPathsOf, withStrings } from '../../support/body-strings.ts';
import { hostileTexts as allTexts } from '../../support/hostile-texts.ts';
import { details, house, netherlands, street } from '../../support/samples.ts';
import { scrollToEnd } from '../combobox/support.ts';
import { settled, typeInto } from '../element.support.ts';
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

const countries = () => [netherlands];
const rowsOf = (element: Entry) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[part~=option]') ?? [])];

/** As many matches as there are texts, with another text each in the members that `isHostile` names. */
function listOf(base: object, isHostile: (path: StringPath) => boolean) {
  const paths = stringPathsOf(shapes.match);
  return hostileTexts.map((_, index) => {
    const textOf = textsOfRound(index);
    return withStrings(shapes.match, { ...base, tags: ['tag'] }, (path) =>
      isHostile(path) ? textOf(paths.indexOf(path)) : undefined,
    );
  });
}

describeStrict('address-entry and hostile texts', () => {
  it('are of more than 120 kinds', () => {
    expect(allTexts.length).to.be.at.least(120);
  });

  // With a precision of their own they lead to no further list.
  for (const isWithPrecision of [false, true]) {
    it(`in a suggestion are displayed, and chosen, as text: in every member${isWithPrecision ? '' : ' but its precision'}`, async () => {
      const matches = listOf(street, (path) => isWithPrecision || path !== 'precision');
      const { element } = await mountEntry(
        'address-entry',
        { countries, suggest: () => ({ matches }) },
        { country: 'NL' },
      );
      await typeText(element, 'input', 'julian');
      await scrollToEnd(element, matches.length);
      expectHarmless(element, 'all rows');
      const shown = rowsOf(element).map((row) => row.querySelector('[part=option-label]')?.textContent);
      expect(shown).to.deep.equal(matches.map((match) => (match as { label: string }).label));
      // All rows are checked at once, above; each choice renders them again.
      for (const index of oneRoundOf(20)) {
        await scrollToEnd(element, index + 1);
        rowsOf(element)[index]?.click();
        await settled(element);
        expectHarmless(element, `row ${index}`);
        const back = element.shadowRoot?.querySelector<HTMLElement>('p.note .link');
        if (back) back.click();
        else await typeText(element, 'input', 'julian');
        await settled(element);
      }
    });
  }

  it('in an address are displayed and submitted as text', async () => {
    const paths = stringPathsOf(shapes.internationalAddress);
    let round = 0;
    const answer = () => {
      const textOf = textsOfRound(round);
      const isKept = (path: StringPath) => path.startsWith('country.iso') && round % 2 === 0;
      return withStrings(shapes.internationalAddress, details, (path) =>
        isKept(path) ? undefined : textOf(paths.indexOf(path) + 1),
      );
    };
    const suggest = () => ({ matches: [{ ...house, value: `house ${round}` }] });
    const { form, element } = await mountEntry(
      'address-entry',
      { countries, suggest, details: answer },
      { country: 'NL' },
    );
    for (round of oneRoundOf(6)) {
      await typeText(element, 'input', `julian ${round}`);
      rowsOf(element)[0]?.click();
      await settled(element);
      expect(
        (element as unknown as { step: string }).step,
        `${round} ${element.shadowRoot?.querySelector('#message')?.textContent}`,
      ).to.equal('done');
      expectHarmless(element, textsOfRound(round)(1));
      expect([...new FormData(form)].length).to.equal(8);
      (element as unknown as { clear(): void }).clear();
      await settled(element);
    }
  });

  it('in the names of countries are options of a list', async () => {
    const letters = (index: number) => String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26));
    const list = hostileTexts.map((name, index) => ({ name, iso2: letters(index), iso3: `X${letters(index)}` }));
    const { element } = await mountEntry('address-entry', { countries: () => [netherlands, ...list] });
    await settled(element);
    expectHarmless(element, 'countries');
    const picker = element.shadowRoot?.querySelector<HTMLSelectElement>('[part=country]');
    for (const option of [...(picker?.options ?? [])].filter((_, index) => index % 8 === 1)) {
      option.selected = true;
      picker?.dispatchEvent(new Event('change', { bubbles: true }));
      await settled(element);
      expectHarmless(element, option.text);
    }
  });

  it('are harmless in the codes and the name of the one country that a page names', async () => {
    for (const round of oneRoundOf(8)) {
      const textOf = textsOfRound(round);
      const country = () => ({ name: textOf(0), iso2: textOf(1), iso3: textOf(2) });
      const { element } = await mountEntry('address-entry', { countries, country }, { country: `land ${textOf(3)}` });
      expectHarmless(element, textOf(0));
    }
  });

  it('that are typed are searched for, and kept', async () => {
    const { element } = await mountEntry(
      'address-entry',
      { countries, suggest: () => ({ matches: [] }) },
      { country: 'NL' },
    );
    const input = element.shadowRoot?.querySelector<HTMLInputElement>('#input') as HTMLInputElement;
    for (const text of oneTextOf(3, 0)) {
      typeInto(input, text);
      const typed = input.value;
      await settled(element);
      expect(input.value).to.equal(typed);
      expectHarmless(element, text);
    }
  });
});
