/** Submissions that wait for one answer after the other, of a service that takes its time for each. */
import type { InternationalAddress, Match } from '../../../src/contract/types.ts';
import { inspect } from '../../../src/elements/engine/inspect.ts';
import { delay } from '../../../src/waiting/delay.ts';
import { holdClock } from '../../support/page-clock.ts';
import { details, expect, failure, fakeClient, house, mount, options, part, type } from '../address-entry/support.ts';
import { attached, typeInto, waitUntil } from '../element.support.ts';
import { submissionOf, submissionsOf } from './submissions.support.ts';

/** A service that takes so many milliseconds for each answer once it is slow; then contexts have expired if that is said. */
function slowService(isExpired: boolean) {
  const service = { answerMs: 0 };
  let asked = 0;
  const answer = async <Answer>(of: () => Answer) => {
    if (service.answerMs > 0) await delay(service.answerMs);
    return of();
  };
  const expired = (): InternationalAddress => {
    throw failure('invalid-input', 400);
  };
  const fake = fakeClient({
    suggest: () => answer((): { matches: Match[] } => ({ matches: [house] })),
    details: () => answer(isExpired && asked++ === 0 ? expired : () => details),
  });
  return { service, fake };
}

/** A form with a house that is searched for, or was chosen, is ordered. Waits until the order is held no more. */
async function ordered(answerMs: number, what: 'searched for' | 'chosen') {
  const { service, fake } = slowService(what === 'chosen');
  const { element, form } = await mount(fake);
  const sent = submissionsOf(form);
  element.required = true;
  await attached(element);
  if (what === 'chosen') await type(element, 'julianastraat');
  const clock = holdClock();
  try {
    service.answerMs = answerMs;
    if (what === 'chosen') options(element)[0]?.click();
    else typeInto(part(element, 'input') as HTMLInputElement, 'julianastraat 30');
    form.querySelector('button')?.click();
    expect(submissionOf(element)).to.equal('held');
    while (submissionOf(element) === 'held' && clock.passed < 20_000) await clock.pass(100);
    const isFound = inspect(element).state.committed?.address.source === 'autocomplete';
    return { element, sent, isFound, afterMs: clock.passed };
  } finally {
    clock.release();
  }
}

describe('a submission that waits for one answer after the other', () => {
  // Code that is there takes no time on a clock that the test turns.
  before(() => import('../../../src/effects/reader.ts'));

  it('is held until the last of them, and submits the address: suggestions and details of 3 seconds each', async () => {
    const { element, sent } = await ordered(3_000, 'searched for');
    await waitUntil(() => sent.length > 0, 'the order');
    expect(sent).to.deep.equal([{ street: 'Julianastraat', submitter: 'Order' }]);
    expect([element.step, element.value?.source, part(element, 'error')]).to.deep.equal(['done', 'autocomplete', null]);
  });

  it('does so if a match was chosen, and has to be found again', async () => {
    const { element, sent } = await ordered(2_500, 'chosen');
    await waitUntil(() => sent.length > 0, 'the order');
    expect(sent).to.deep.equal([{ street: 'Julianastraat', submitter: 'Order' }]);
    expect([element.step, element.value?.source]).to.deep.equal(['done', 'autocomplete']);
  });

  it('is held for at most five seconds without an answer, and at most nine with answers', async () => {
    for (const [answerMs, what, afterMs] of [
      [4_900, 'searched for', 4_500],
      [4_400, 'chosen', 9_000],
    ] as const) {
      const it = await ordered(answerMs, what);
      expect(it.isFound).to.equal(false);
      // On a busy machine the hold may begin a little after the order.
      expect(it.afterMs).to.be.within(afterMs, afterMs + 500);
    }
  });
});
