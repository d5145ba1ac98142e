/** The name of an option, as Chromium tells it to screen readers, is the text that is seen: whatever is highlighted in it. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CDPSession } from 'playwright-core';
import type { Match } from '../../src/contract/types.ts';
import { search, toField } from './journeys/acts.ts';
import { matches, streets } from './option-names.ts';
import { settle } from './settle.ts';
import { openStage, type Scene, type Stage } from './stage.ts';

/** Options in a list: as many as it shows. */
const listSize = 30;

let stage: Stage;
before(async () => {
  stage = await openStage();
});
after(() => stage.close());

declare global {
  interface Window {
    /** The next answer of the page's client. */
    nextMatches: readonly Match[];
  }
}

/** Runs in the page: its element asks a client that answers `nextMatches`. */
function answerFromPage(): void {
  const element = document.querySelector('address-entry') as HTMLElement & { client: unknown };
  const countries = async () => [{ name: 'Netherlands', iso2Code: 'NL', iso3Code: 'NLD', iso2: 'NL', iso3: 'NLD' }];
  const suggest = async () => ({ matches: window.nextMatches, newContext: null });
  element.client = { countries, country: countries, suggest };
}

/** The names of the options in a list of these, which takes the place of the one before it. */
async function namesOf(scene: Scene, devtools: CDPSession, shown: readonly Match[]): Promise<readonly string[]> {
  const { page } = scene;
  await page.evaluate((list) => {
    window.nextMatches = list;
  }, shown);
  await page.keyboard.press('ControlOrMeta+a');
  // Each begins with a street of its own, so that no list on display answers it.
  await page.keyboard.insertText(`x${shown[0]?.label}`);
  await settle(scene);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  return (
    nodes
      .filter(({ role, ignored }) => role?.value === 'option' && !ignored)
      .map(({ name }) => String(name?.value))
      // That of the country is one, too.
      .filter((name) => name !== 'Netherlands')
  );
}

describe('the name of an option', () => {
  it(`is the visible text, for every highlight in ${streets.length} streets`, async () => {
    assert.ok(streets.length > 100, `${streets.length} streets`);
    const scene = await stage.open(search('country="NL" no-manual'));
    const devtools = await scene.page.context().newCDPSession(scene.page);
    await settle(scene);
    await scene.page.evaluate(answerFromPage);
    await settle(scene);
    await toField[1](scene);
    for (let from = 0; from < matches.length; from += listSize) {
      const shown = matches.slice(from, from + listSize);
      assert.deepEqual(
        await namesOf(scene, devtools, shown),
        shown.map(({ label, description }) => `${label}, ${description}`),
      );
    }
    await scene.close();
  });
});
