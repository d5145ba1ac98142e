import type { NlPostcodeLookup } from '../../../src/nl-postcode-lookup.ts';
import { fakeClient, fill, within } from '../nl-postcode-lookup/support.ts';
import { testEnter } from './enter.suite.ts';
import { type FormSuite, testForm } from './form.suite.ts';

const asLookup = (element: HTMLElement) => element as NlPostcodeLookup;

const suite: FormSuite = {
  tag: 'nl-postcode-lookup',
  create: () => Object.assign(document.createElement('nl-postcode-lookup'), { client: fakeClient().client }),
  ready: async (element) => {
    await element.updateComplete;
  },
  fill: (element) => fill(asLookup(element), { postcode: '2012es', houseNumber: '30' }),
  field: (element) => within<HTMLInputElement>(asLookup(element), '#postcode'),
  submitted: [
    ['street', 'Julianastraat'],
    ['building', '30'],
    ['postcode', '2012ES'],
    ['locality', 'Haarlem'],
    ['region', 'Noord-Holland'],
    ['country', 'NL'],
    ['source', 'lookup'],
    ['grade', ''],
  ],
  requiredMessage: 'Enter a postcode and a house number.',
};

testForm(suite);
testEnter(suite);
