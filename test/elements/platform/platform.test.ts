/**
 * The platform's own controls as the judge: the same acts are done to a native control and to ours, and what can be seen of them must
 * be the same. The list of acts follows web-platform-tests: `custom-elements/form-associated`, and of `html/semantics` the folders
 * `forms` and `selectors`. Where ours differs, `differences` has what it does, and docs/behaviour.md why.
 */
import { expect } from '@open-wc/testing';
import '../with-engine.ts';
import { oncePerObject } from '../../../src/core/once.ts';
import { addressEntryEngine } from '../../../src/elements/address-entry/element.ts';
import { hasEveryCase } from '../../support/first-engine.ts';
import { differences } from './differences.support.ts';
import { acts as ofForms } from './form.suite.ts';
import { acts as ofPeople } from './person.suite.ts';
import { acts as ofPlaces } from './places.suite.ts';
import { type Act, elements, moments, natives, type Outcome, observe } from './scene.support.ts';
import { acts as ofSubmissions } from './submission.suite.ts';
import { acts as ofTyping } from './typing.suite.ts';
import { acts as ofValidity } from './validity.suite.ts';

/** They need a control in sight. */
const actsInSight = { ...ofSubmissions, ...ofPeople, ...ofTyping };
const acts = { ...ofValidity, ...ofForms, ...ofPlaces, ...actsInSight };

/** The outcomes of an act that are allowed, one of each kind of native control. Found once for all elements. */
const outcomesOf = oncePerObject(async (act: Act) => {
  const outcomes: Outcome[] = [];
  for (const kind of natives) outcomes.push(await observe(kind, act, 'in sight'));
  return outcomes;
});

for (const moment of moments) {
  for (const element of elements) {
    // Both have one control, which other engines test in one of them; what a person does leads into other fields.
    const isOther = !hasEveryCase && element.name !== 'address-entry';
    describe(`${element.name}, ${moment}, beside the platform's own controls`, () => {
      for (const [title, act] of Object.entries(acts)) {
        if (moment === 'made just now' && title in actsInSight) continue;
        if (isOther && !(moment === 'in sight' && title in actsInSight)) continue;
        it(`is like one of them: ${title}`, async () => {
          const ours = await observe(element, act, moment);
          const difference = differences[title];
          if (difference) {
            const { seen, early = seen, isOfNew } = difference;
            const isEarly = moment === 'without its engine' || (isOfNew && !addressEntryEngine.isAtOnce);
            expect(ours?.seen).to.deep.equal(isEarly ? early : seen);
            return;
          }
          const [found, ...allowed] = [ours, ...(await outcomesOf(act))].map((it) =>
            // What follows from a text is another thing for ours, which "the value that a text is" says.
            title in ofTyping ? it?.seen : it,
          );
          const isLikeOne = allowed.some((one) => one && JSON.stringify(one) === JSON.stringify(found));
          if (!isLikeOne) expect(found).to.deep.equal(allowed.find(Boolean));
        });
      }
    });
  }
}
