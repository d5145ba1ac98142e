/** What the form, the browser and the clock do to an element, for random histories. */
import { emptyFields } from '../../../src/core/address/empty-fields.ts';
import { rowsOf } from '../../../src/core/search/options.ts';
import * as entry from '../../support/entry.ts';
import * as fc from '../../support/random.ts';
import { belgium, netherlands } from '../../support/samples.ts';
import { type Act, act, always, text } from './acts.ts';

const submitting = fc.constantFrom(
  ...(['submitBegun', 'submitHeld', 'submitEnded', 'submitOverdue', 'invalidShown'] as const).map((type) =>
    always(type, entry.root({ type })),
  ),
);

const saved = {
  ...emptyFields,
  street: 'Spaarne',
  building: '2',
  postcode: '2011 CD',
  locality: 'Haarlem',
};
const autofilling = fc.oneof(
  fc
    .tuple(fc.constantFrom(null, netherlands, belgium), fc.boolean())
    .map(([country, isAgain]) =>
      always(
        'autofilled',
        entry.autofill({ type: 'autofilled', received: { country, texts: saved, line: 'Spaarne 2' }, isAgain }),
      ),
    ),
  fc.constantFrom(
    always('offerTaken', entry.autofill({ type: 'offerTaken' })),
    always('offerWithdrawn', entry.autofill({ type: 'offerWithdrawn' })),
  ),
);

const reading = fc
  .tuple(fc.constantFrom(null, 'Julianastraat 30, Haarlem', '2012ES 30'), fc.constantFrom(null, 'NL', 'BE'))
  .map(([term, country]) =>
    act('textRead', ({ state: { search } }) =>
      search.reading?.kind === 'read'
        ? entry.search({ type: 'textRead', reading: { kind: 'reading', text: search.reading.text, term, country } })
        : null,
    ),
  );

/** A row is pressed, or let go of: where it is another one by then, the browser tells of no click. */
const pressing = fc.tuple(fc.nat(3), fc.boolean()).map(([index, isRelease]) =>
  act(isRelease ? 'released' : 'pressed', ({ state, seed }) => {
    if (state.panel.inSight !== 'search') return null;
    const row = rowsOf(state.search, [])[index];
    if (!row) return null;
    if (!isRelease) return entry.search({ type: 'rowPressed', key: row.key });
    if (row.kind !== 'match' || row.key !== state.search.pressed) return null;
    return entry.search({ type: 'matchChosen', match: row.match, seed });
  }),
);

const settings = [
  { required: true },
  { required: false },
  { noManual: true },
  { noManual: false },
  { isFixed: true },
  { isFixed: false },
  { hasClient: true },
  { hasClient: false },
  { pageFieldsStatus: 'ready' as const },
  { pageFieldsStatus: 'none' as const },
  { pageFieldsStatus: 'loading' as const },
  { verify: 'change' as const },
  { verify: 'never' as const },
  { poBox: 'deny' as const },
  { noAutoSelect: true },
];
const setting = fc
  .constantFrom(...settings)
  .map((some) => act('configured', ({ state, seed }) => entry.configured(some, seed)(state)));

/** What a page sets again, as frameworks do with each rendering. */
const setAgain = act('set again', ({ state, seed }) => entry.configured({}, seed)(state));

/** Anything that the form, the browser or the page does. */
export const pageAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: submitting },
  { weight: 2, arbitrary: autofilling },
  { weight: 2, arbitrary: reading },
  { weight: 5, arbitrary: pressing },
  { weight: 2, arbitrary: setting },
  { weight: 1, arbitrary: fc.constant(setAgain) },
  { weight: 1, arbitrary: text.map((message) => always('error', entry.root({ type: 'customErrorSet', message }))) },
);
