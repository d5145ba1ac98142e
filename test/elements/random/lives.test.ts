import { expect } from '@open-wc/testing';
import { hasEveryCase } from '../../support/first-engine.ts';
import * as fc from '../../support/random.ts';
import { perform } from './acts.support.ts';
import { check, checkFocus, checkWayOn, listen } from './checks.support.ts';
import { type Act, anyAct, begin, restMs, setups } from './support.ts';

async function live(setup: keyof typeof setups, acts: readonly Act[]): Promise<void> {
  const life = begin(setup);
  const { element, service, clock, code } = life;
  let isSubmitted = false;
  await clock.pass(0);
  await element.updateComplete;
  const heard = listen(life);
  try {
    for (const it of acts) {
      const before = document.activeElement;
      heard.events.push(`\n${it.kind}:`);
      await perform(life, it);
      check(life, heard, it);
      isSubmitted = it.kind === 'submits' || (isSubmitted && it.kind !== 'leaves');
      checkFocus(life, it.kind, before, isSubmitted);
    }
    code.set('there');
    for (const answer of service.waiting.splice(0)) answer('unavailable');
    const rest: Act = { kind: 'waits', milliseconds: restMs };
    await perform(life, rest);
    check(life, heard, rest);
    heard.events.push('\norders:');
    await checkWayOn(life, heard);
    check(life, heard);
  } catch (error) {
    const failure = new Error(`${(error as Error).message}\nAfter ${heard.events.join(' ')}`, { cause: error });
    // Safari's stacks leave out what is wrong.
    failure.stack = `${failure.message}\n${(error as Error).stack}`;
    throw failure;
  } finally {
    life.end();
  }
}

/** The lives that once failed. */
const kept: readonly (readonly [title: string, setup: keyof typeof setups, acts: readonly Act[]])[] = [
  [
    'has no address once its fields are reset in a form of their own',
    'address-entry with page fields',
    [{ kind: 'another form' }, { kind: 'finds an address' }, { kind: 'reset' }],
  ],
  [
    'is heard on when the clock of the machine is set back',
    'address-entry without a country',
    [{ kind: 'types', field: 0, text: 'ju' }, { kind: 'an hour back' }],
  ],
  [
    'shows what is wrong now after the browser has translated what was wrong before',
    'address-entry without a country',
    [{ kind: 'submits' }, { kind: 'translated' }, { kind: 'searches' }],
  ],
];

describe('an element, in any sequence of events', () => {
  const broken: string[] = [];
  const note = (event: ErrorEvent | PromiseRejectionEvent) => {
    const { message } = ('reason' in event ? event.reason : event.error) ?? {};
    // The browser tells of sizes that are observed once more, which is no error.
    if (!String(message ?? '').includes('ResizeObserver')) broken.push(String(message));
  };
  before(async () => {
    addEventListener('error', note);
    addEventListener('unhandledrejection', note);
    // All files are there, so that a life is the same each time; a late or missing one is an act.
    await Promise.all([
      import('../../../src/elements/panels/manual/panel.ts'),
      import('../../../src/elements/panels/dutch-lookup/panel.ts'),
      import('../../../src/elements/page-fields/page-fields.ts'),
      import('../../../src/effects/reader.ts'),
    ]);
  });
  after(() => {
    removeEventListener('error', note);
    removeEventListener('unhandledrejection', note);
  });

  for (const [title, setup, acts] of kept) {
    it(title, async () => {
      await live(setup, acts);
      expect(broken.splice(0), 'no exception').to.deep.equal([]);
    });
  }

  for (const [index, setup] of (Object.keys(setups) as (keyof typeof setups)[]).entries()) {
    it(`displays, announces and submits one state: ${setup}`, async () => {
      const lives = fc.asyncProperty(fc.array(anyAct, { maxLength: 40, size: 'max' }), async (acts) => {
        await live(setup, acts);
        expect(broken.splice(0), 'no exception').to.deep.equal([]);
      });
      // Each lives other lives.
      await fc.assert(lives, { numRuns: hasEveryCase ? 5 : 2, seed: fc.seed + index });
    });
  }
});
