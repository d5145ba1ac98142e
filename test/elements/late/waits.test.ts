/** An order waits five seconds without progress, and nine in all, whatever is late; and so does a field that is not acceptable for it. */
import { expect } from '@open-wc/testing';
import { addressEntryEngine } from '../../../src/elements/address-entry/element.ts';
import { nlPostcodeLookupEngine } from '../../../src/elements/nl-postcode-lookup/element.ts';
import { textReader } from '../../../src/elements/panels/search/effects.ts';
import { delay } from '../../../src/waiting/delay.ts';
import { holdClock } from '../../support/page-clock.ts';
import { details, fakeClient, house } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import { fakeClient as fakeLookup, house30 } from '../nl-postcode-lookup/support.ts';
import { mountEarly, mountLookupEarly, releaseFile, typeEarly } from './support.ts';

/** The address is found, and each answer takes so long. */
const slowly = (ms: number) =>
  fakeClient({
    suggest: () => delay(ms).then(() => ({ matches: [house] })),
    details: () => delay(ms).then(() => details),
  });

const mounts = {
  'address-entry': async (answerMs: number) => {
    const scene = await mountEarly({ required: '' }, slowly(answerMs));
    return { ...scene, type: () => typeEarly(scene.input(), house.value.trim()) };
  },
  'nl-postcode-lookup': async (answerMs: number) => {
    const fake = fakeLookup({ byPostcode: () => delay(answerMs).then(() => house30) });
    const scene = await mountLookupEarly({ required: '' }, fake);
    const type = () => {
      typeEarly(scene.input(), '2012ES');
      typeEarly(scene.input('houseNumber'), '30');
    };
    return { ...scene, type };
  },
};

/** Types and orders, if that is said, with a slow engine and a slow service. Milliseconds after which things were done. */
async function waited(tag: keyof typeof mounts, engineMs: number, answerMs: number, isOrdered = true) {
  const { file, form, element, type } = await mounts[tag](answerMs);
  const clock = holdClock();
  try {
    let orderedMs: number | null = null;
    let isFound = false;
    form.addEventListener('submit', () => {
      orderedMs ??= clock.passed;
      isFound = /autocomplete|lookup/.test(element.value?.source ?? '');
    });
    type();
    if (isOrdered) form.querySelector('button')?.click();
    let waitedMs = 0;
    let hasCome = false;
    while (clock.passed < 20_000) {
      if (clock.passed >= engineMs && !hasCome) {
        hasCome = true;
        void file.come();
      }
      await clock.pass(100);
      if (element.validationMessage.startsWith('Checking')) waitedMs = clock.passed;
    }
    return { orderedMs, isFound, waitedMs };
  } finally {
    clock.release();
  }
}

// The clock of a test is quicker than a file that is loaded: what an order needs is there before.
before(async () => {
  await Promise.all([addressEntryEngine.load(), nlPostcodeLookupEngine.load(), textReader.load()]);
  const { file, form, element, type } = await mounts['address-entry'](0);
  type();
  form.querySelector('button')?.click();
  await file.come();
  await waitUntil(() => element.value, 'the address');
  await element.updateComplete;
});
after(() => {
  releaseFile(addressEntryEngine);
  releaseFile(nlPostcodeLookupEngine);
});

describe('an order', () => {
  for (const [tag, engineMs, answerMs, from, to, isFound] of [
    ['address-entry', 4_000, 0, 4_000, 5_000, true],
    ['address-entry', 4_000, 2_000, 8_000, 9_000, true],
    ['nl-postcode-lookup', 4_000, 4_000, 8_000, 9_000, true],
    ['address-entry', 30_000, 0, 4_000, 5_000, false],
    ['nl-postcode-lookup', 30_000, 0, 4_000, 5_000, false],
    ['address-entry', 6_000, 0, 4_000, 5_000, false],
  ] as const) {
    it(`waits with an engine of <${tag}> after ${engineMs} ms, and answers after ${answerMs} ms each`, async () => {
      const it = await waited(tag, engineMs, answerMs);
      expect(it.orderedMs, JSON.stringify(it)).to.be.within(from, to);
      expect(it.isFound).to.equal(isFound);
      expect(it.waitedMs).to.be.at.most(to);
    });
  }

  it('is held for at most nine seconds, including the time before the engine', async () => {
    const it = await waited('address-entry', 4_000, 4_000);
    expect(it.isFound, JSON.stringify(it)).to.equal(false);
    expect(it.waitedMs).to.be.at.most(9_000);
  });
});

describe('a field before its engine', () => {
  for (const tag of ['address-entry', 'nl-postcode-lookup'] as const)
    it(`of <${tag}> is invalid for at most five seconds`, async () => {
      const { waitedMs } = await waited(tag, 30_000, 0, false);
      expect(waitedMs).to.be.within(4_000, 5_000);
    });
});
