/** Every string of a validation, and of an address that goes into fields, in a page that forbids what hostile texts need. */
import { html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import * as shapes from '../../../src/contract/shapes.ts';
import { stringPathsOf, withStrings } from '../../support/body-strings.ts';
import { details, house, netherlands } from '../../support/samples.ts';
import { options, type } from '../address-entry/support.ts';
import { button, settled } from '../element.support.ts';
import { enhance } from '../page-fields/support.ts';
import { fieldOf, fill, opened, typedHouse } from '../panels/manual/support.ts';
import {
  clientOf,
  describeStrict,
  type Entry,
  expect,
  expectHarmless,
  hostileTexts,
  mountEntry,
  oneRoundOf,
  oneTextOf,
  textsOfRound,
} from './support.ts';

type Status = { readonly grade: string; readonly validationLevel: string; readonly isAmbiguous: boolean };

const paths = stringPathsOf(shapes.validationMatch);

/** A match whose strings are hostile, all but the codes that lead to a panel. */
function matchOf(round: number, status: Status, building = false) {
  const textOf = textsOfRound(round);
  const match = withStrings(shapes.validationMatch, details, (path) =>
    path.startsWith('status') || (building && path === 'address.building') ? undefined : textOf(paths.indexOf(path)),
  );
  return { ...(match as object), status };
}

/** An address by hand, committed, and the answer to it. */
async function verified(matches: () => readonly unknown[]): Promise<Entry> {
  const validate = () => ({ country: { name: hostileTexts[30], iso3Code: '..' }, matches: matches() });
  const countries = () => [netherlands];
  const { element } = await mountEntry('address-entry', { countries, validate }, { country: 'NL' });
  const entry = element as unknown as AddressEntry;
  entry.enterManually();
  await opened(entry);
  return element;
}

async function ask(element: Entry): Promise<void> {
  const entry = element as unknown as AddressEntry;
  if (!entry.shadowRoot?.querySelector('#street')) {
    entry.enterManually();
    await opened(entry);
  }
  await fill(entry, typedHouse);
  button(element, 'Use this address').click();
  await settled(element);
}

describeStrict('the manual fields and hostile texts', () => {
  it('in a match are displayed beside what was typed, and adopted as text', async () => {
    let round = 0;
    const element = await verified(() => [
      matchOf(round, { grade: 'C', validationLevel: 'Building', isAmbiguous: false }),
    ]);
    for (round of oneRoundOf(6)) {
      await ask(element);
      expectHarmless(element, `${round} ${textsOfRound(round)(1)}`);
      if (round % 12 === 0) {
        button(element, 'Use this address').click();
        await settled(element);
        expectHarmless(element, `taken ${round}`);
      }
      (element as unknown as AddressEntry).clear();
      await settled(element);
    }
  });

  it('in several addresses are buttons to choose from', async () => {
    const status = { grade: 'A', validationLevel: 'Building', isAmbiguous: true };
    const element = await verified(() => hostileTexts.map((_, round) => matchOf(round, status)));
    await ask(element);
    const candidates = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[part=candidate]') ?? [])];
    expect(candidates.length).to.equal(hostileTexts.length);
    expectHarmless(element, 'candidates');
    candidates[60]?.click();
    await settled(element);
    expectHarmless(element, 'chosen');
  });

  it('in the units of a building are options of a list', async () => {
    const status = { grade: 'A', validationLevel: 'BuildingPartial', isAmbiguous: false };
    const nldBuilding = { allAdditions: hostileTexts };
    const element = await verified(() => [{ ...details, status, details: { nldBuilding } }]);
    await ask(element);
    const select = element.shadowRoot?.querySelector<HTMLSelectElement>('#missing');
    expect(select?.options.length).to.equal(hostileTexts.length + 1);
    expectHarmless(element, 'units');
  });

  it('in a street without the number, and in a town without the street, are named as text', async () => {
    for (const validationLevel of ['Street', 'Locality']) {
      let round = 0;
      const element = await verified(() => [matchOf(round, { grade: 'A', validationLevel, isAmbiguous: false })]);
      for (round of oneRoundOf(12)) {
        await ask(element);
        expectHarmless(element, `${validationLevel} ${round}`);
        (element as unknown as AddressEntry).clear();
        await settled(element);
      }
    }
  });

  it('that are typed are submitted unchanged', async () => {
    const countries = () => [netherlands];
    const { element, form } = await mountEntry('address-entry', { countries }, { country: 'NL', verify: 'never' });
    const entry = element as unknown as AddressEntry;
    entry.enterManually();
    await opened(entry);
    for (const text of oneTextOf(3, 1)) {
      await fill(entry, { street: text, building: text, postcode: text, locality: text });
      await settled(element);
      expectHarmless(element, text);
      // A form sends no half of a surrogate pair.
      const typed = fieldOf(entry, 'locality')
        .value.trim()
        .replace(/\p{Surrogate}/gu, '\ufffd');
      expect(new FormData(form).get('to.locality') ?? '').to.equal(typed);
    }
  });

  it('fill the page’s fields as text', async () => {
    const fields = html`<div slot="fields">
      <input name="street" autocomplete="address-line1" /> <textarea name="more" autocomplete="address-line2"></textarea>
      <input name="zip" autocomplete="postal-code" maxlength="8" /> <input name="city" autocomplete="address-level2" />
      <select name="region" autocomplete="address-level1"><option></option><option value="NH">Noord-Holland</option></select>
    </div>`;
    const names = stringPathsOf(shapes.internationalAddress);
    let round = 0;
    const answer = () => {
      const textOf = textsOfRound(round);
      return withStrings(shapes.internationalAddress, details, (path) => textOf(names.indexOf(path) + 1));
    };
    const suggest = () => ({ matches: [{ ...house, value: `house ${round}` }] });
    const { element } = await enhance(fields, {
      fake: { client: clientOf({ countries: () => [netherlands], suggest, details: answer }) } as never,
    });
    for (round of oneRoundOf(6)) {
      await type(element, `julian ${round}`);
      options(element)[0]?.click();
      await settled(element);
      const slotted = [...element.children].filter(({ slot }) => slot === 'fields');
      expect(slotted.length).to.equal(1);
      expect(slotted[0]?.querySelectorAll('*').length).to.equal(7);
      element.clear();
      await settled(element);
    }
  });
});
