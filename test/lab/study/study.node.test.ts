import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allCountries } from '../../../demo/service/data/all.ts';
import { streetsOf } from '../../../demo/service/model.ts';
import { createReferenceService } from '../../../demo/service/service.ts';
import * as fc from '../../support/random.ts';
import { type Handler, type Outcome, onOneLine, textsOf, truthOf, tryOut } from './outcomes.ts';
import { chanceFrom, withTypos } from './typos.ts';

const service = createReferenceService();
const authorization = `Basic ${btoa('demo-key:demo-secret')}`;
const ask: Handler = async (path) => {
  const answer = await service.handle(new Request(`http://service${path}`, { headers: { authorization } }));
  return (await answer.json()) as Awaited<ReturnType<Handler>>;
};

/** Every 29th building of every street; the whole takes as long as `npm run study`. */
const sample = allCountries.flatMap((data) =>
  streetsOf(data).flatMap(({ buildings, ...street }, index) =>
    buildings
      .filter((_, at) => (at + index) % 29 === 0)
      .map((building) => ({
        country: data.country,
        truth: truthOf({ ...street, buildings }, building, data.languages[0] ?? ''),
      })),
  ),
);

async function outcomesWith(typos: number, form: typeof onOneLine): Promise<ReadonlyMap<Outcome, number>> {
  const chance = chanceFrom(1);
  const counts = new Map<Outcome, number>();
  for (const { country, truth } of sample) {
    const typed = withTypos(form(textsOf(truth, country), country), typos, chance);
    const { outcome, state } = await tryOut(typed, truth, country, ask);
    assert.equal(state.fields, typed, 'what was typed is still there');
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  return counts;
}

describe('addresses of the reference service, typed by hand', () => {
  it('are all accepted unchanged, without a question', async () => {
    assert.deepEqual([...(await outcomesWith(0, (texts) => texts)).keys()], ['unasked']);
  });

  it('are nearly all accepted with the number in the street', async () => {
    assert.ok(((await outcomesWith(0, onOneLine)).get('unasked') ?? 0) >= sample.length - 1);
  });

  // One address is a quarter of a percent of the sample. A wrong digit may make a real house of another postcode.
  const wrongMost = 0.01 * sample.length;

  it('are mostly corrected without a question after one typo, and hardly ever changed for the worse', async () => {
    const outcomes = await outcomesWith(1, (texts) => texts);
    assert.ok((outcomes.get('unasked') ?? 0) > 0.85 * sample.length);
    assert.ok((outcomes.get('wrong') ?? 0) <= wrongMost);
  });

  for (const typos of [2, 3]) {
    it(`are hardly ever changed for the worse after ${typos}`, async () => {
      assert.ok(((await outcomesWith(typos, (texts) => texts)).get('wrong') ?? 0) <= wrongMost);
    });
  }
});

describe('a seeded typo', () => {
  const texts = { street: 'Julianastraat', building: '30', postcode: '' };

  it('is the same for the same seed', () => {
    const make = () => withTypos(texts, 3, chanceFrom(7));
    assert.deepEqual(make(), make());
  });

  it('changes one text by at most one letter, and empties none', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const typed = withTypos(texts, 1, chanceFrom(seed));
        const changed = (['street', 'building', 'postcode'] as const).filter((name) => typed[name] !== texts[name]);
        assert.equal(changed.length, 1);
        assert.ok(Math.abs(Object.values(typed).join('').length - Object.values(texts).join('').length) <= 1);
        assert.notEqual(typed.building, '');
      }),
    );
  });
});
