/** Each journey of a blind shopper, in the first engine, and one with each kind of control in the others: all that a screen reader is told by events is told once, and is so. */
import { expect } from '@open-wc/testing';
import type { Journey } from '../../screen-reader/acts.ts';
import { journeys } from '../../screen-reader/journeys.ts';
import { hasEveryCase } from '../../support/first-engine.ts';
import { complaintsAbout, listenTo } from './ear.support.ts';
import { loadAll, openPage } from './journeys.support.ts';

/** Everything that was told, act by act, and what is wrong with it. */
async function hear({ page, steps }: Journey) {
  const { form, perform, close } = await openPage(page);
  const ear = listenTo(form);
  const heard = { lines: [] as string[], count: 0, wrong: [] as string[] };
  const note = (words: string) => {
    const told = ear.takeTold();
    heard.count += told.length;
    heard.lines.push(words, ...told.map(({ by, text }) => `    ${by}: ${text}`));
    heard.wrong.push(...complaintsAbout(told).map((complaint) => `${words}: ${complaint}`));
  };
  try {
    for (const [, ...acts] of steps) for (const act of acts) await perform(act, note);
  } finally {
    ear.stop();
    close();
  }
  return heard;
}

/** The journeys of other engines than the first. */
const inEveryEngine = ['search', 'same-as', 'lookup'];

/** All files are there from the beginning, and answers come at once or are held. */
function isHeard({ page, name }: Journey): boolean {
  return !page.areFilesHeld && (hasEveryCase || inEveryEngine.includes(name));
}

describe('everything is announced once, nothing empty, and nothing that does not apply', () => {
  before(loadAll);
  for (const journey of journeys.filter(isHeard)) {
    it(journey.title, async () => {
      const { wrong, count, lines } = await hear(journey);
      expect(wrong, lines.join('\n')).to.deep.equal([]);
      expect(count, 'what was told at all').to.be.above(0);
    });
  }
});
