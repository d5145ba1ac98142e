import assert from 'node:assert/strict';
import { after, describe, it, mock } from 'node:test';
import * as fc from '../../support/random.ts';
import { PlainModel } from './plain-model.ts';
import { openPage, time } from './plain-page.ts';
import { type Fate, houses, slowService } from './plain-service.ts';

type Act = readonly [name: string, argument?: unknown];

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('dam', 'juliana', 'grote', 'zzzz', '').map((text): Act => ['types', text]) },
  { weight: 6, arbitrary: fc.nat(2).map((index): Act => ['chooses', index]) },
  { weight: 4, arbitrary: fc.constantFrom(100, 700, 1_500, 3_000).map((ms): Act => ['waits', ms]) },
  { weight: 1, arbitrary: fc.constantFrom(7, 26, 31).map((minutes): Act => ['waits', minutes * 60_000]) },
  { weight: 2, arbitrary: fc.boolean().map((isOn): Act => ['disabled', isOn]) },
  { weight: 1, arbitrary: fc.boolean().map((isOn): Act => ['read-only', isOn]) },
  { weight: 5, arbitrary: fc.constantFrom<Act>(['clears'], ['undoes'], ['retries'], ['page clears'], ['resets']) },
  { weight: 2, arbitrary: fc.constantFrom<Act>(['moves']) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Act>(['page value', null], ['page value', houses[0]], ['page value', houses[3]]),
  },
);

const fate: fc.Arbitrary<Fate> = fc.record({
  delay: fc.constantFrom(50, 1_200, 3_000),
  outcome: fc.oneof(
    { weight: 6, arbitrary: fc.constant<Fate['outcome']>('answered') },
    fc.constantFrom<Fate['outcome']>('unavailable', 'rate-limited'),
  ),
});

/** Milliseconds that an act takes. */
const actMs = 200;

/** Walks through acts with the element and with the model, and compares what can be observed after each. */
async function live(acts: readonly Act[], fates: readonly Fate[], isRequired: boolean): Promise<void> {
  const { client, asked } = slowService(fates);
  const page = await openPage(client, { name: 'a', country: 'NL', ...(isRequired && { required: '' }) });
  const model = new PlainModel(fates, isRequired);
  page.observe();
  /** The session of the element for one of the model. */
  const sessions = new Map<number, string>();
  try {
    for (const [index, [name, argument]] of acts.entries()) {
      const at = `after ${acts
        .slice(0, index + 1)
        .map((it) => it.join(' '))
        .join('; ')}`;
      if (name === 'waits') {
        await time.pass(Number(argument));
        model.passes(Number(argument));
      } else {
        const real = await Reflect.get(page.acts, name)(argument);
        if (name === 'chooses') {
          model.taps();
          model.passes(10);
        }
        const told = (Reflect.get(model, name) as (it: unknown) => unknown).call(model, argument);
        if (name === 'chooses' && told !== null) assert.deepEqual(real, told, `rows ${at}`);
      }
      await time.pass(actMs);
      model.passes(actMs);
      const { said, ...observed } = page.observe();
      assert.deepEqual(observed, model.observe(), at);
      assert.deepEqual(
        asked.map(({ what }) => what),
        model.asked.map(({ what }) => what),
        `asked ${at}`,
      );
      for (const [nth, { session }] of model.asked.entries()) {
        const [real] = [asked[nth]?.session ?? ''];
        if (!sessions.has(session)) {
          assert.ok(![...sessions.values()].includes(real), `a new session ${at}`);
          sessions.set(session, real);
        }
        assert.equal(real, sessions.get(session), `session of ${model.asked[nth]?.what} ${at}`);
      }
      asked.splice(0);
      model.asked.splice(0);
    }
  } finally {
    page.close();
  }
}

describe('a plain model of an entry', () => {
  mock.method(console, 'warn', () => undefined);
  after(() => mock.restoreAll());
  it('observes what the element does', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { maxLength: 25, size: 'max' }),
        fc.array(fate, { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        live,
      ),
      { numRuns: 80 },
    );
  });
});
