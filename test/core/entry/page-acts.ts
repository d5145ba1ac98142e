/** The acts of the form, the browser and the clock on an element, for random histories. */
import { emptyFields } from '../../../src/core/address/empty-fields.ts';
import { committedFrom } from '../../../src/core/entry/outcome.ts';
import { savedRowsOf } from '../../../src/core/entry/saved.ts';
import type { SameEvent } from '../../../src/core/entry/state.ts';
import { rowsOf } from '../../../src/core/search/options.ts';
import type { ReadRequest } from '../../../src/core/search/state.ts';
import * as entry from '../../support/entry.ts';
import * as fc from '../../support/random.ts';
import { nothingRead } from '../../support/read.ts';
import { belgium, netherlands } from '../../support/samples.ts';
import { type Act, act, address, addresses, always, text } from './acts.ts';

const submitting = fc.constantFrom(
  ...(['submitBegun', 'submitHeld', 'submitOverdue', 'invalidShown'] as const).map((type) =>
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
    .map(([country, replaces]) =>
      always(
        'autofilled',
        entry.autofill({ type: 'autofilled', received: { country, texts: saved, line: 'Spaarne 2' }, replaces }),
      ),
    ),
  fc.constantFrom(
    act(
      'offer taken',
      ({ state: { autofillOffer: received } }) =>
        received && entry.autofill({ type: 'autofilled', received, replaces: true }),
    ),
    ...[true, false].map((replaces) =>
      always('withdrawn', entry.autofill({ type: 'autofilled', received: null, replaces })),
    ),
  ),
);

const aboutRead = ({ text, list }: ReadRequest) => ({
  text,
  list,
  only: list?.matches[0] ?? null,
  isSure: text.length % 2 > 0,
});

const reading = fc
  .tuple(fc.constantFrom(null, 'Julianastraat 30, Haarlem', '2012ES 30'), fc.constantFrom(null, 'NL', 'BE'))
  .map(([term, country]) =>
    act('textRead', ({ state: { search }, seed }) =>
      search.reading?.kind === 'read'
        ? entry.search({
            type: 'textRead',
            reading: { ...nothingRead, ...aboutRead(search.reading), term, country, isCountryAlone: country === 'BE' },
            seed,
          })
        : null,
    ),
  );

/** A row is chosen by a pointer. */
const pressing = fc.nat(3).map((index) =>
  act('clicked', ({ state, seed }) => {
    const row = state.panel.inSight === 'search' ? rowsOf(state.search, [])[index] : null;
    return row?.kind === 'match' ? entry.search({ type: 'matchChosen', match: row.match, seed }) : null;
  }),
);

const savedAddresses = [
  { country: 'NL', street: 'Spaarne', building: '2', postcode: '2011 CD', locality: 'Haarlem', label: 'Home' },
  { country: 'BE', street: 'Wetstraat', building: '16', postcode: '1000', locality: 'Brussel' },
  { country: 'NL', street: 'Postbus', building: '30', postcode: '2000 AA', locality: 'Haarlem', isPoBox: true },
];
const choosingSaved = fc.constantFrom(
  act('saved chosen', ({ state }) => {
    const row = savedRowsOf(state).at(state.attempt.refusals % 2);
    return row && !row.denied && !state.properties.isFixed && state.panel.inSight === 'search'
      ? entry.root({ type: 'addressGiven', address: row.address, by: 'user' })
      : null;
  }),
);

const others = [
  null,
  { committed: null, invalid: null, isErrorShown: false },
  { committed: committedFrom(addresses[1] ?? address), invalid: null, isErrorShown: true },
];
const following = fc.oneof(
  fc.constantFrom(...others).map((other) => always('followed', entry.same({ type: 'followed', other }))),
  fc
    .constantFrom<SameEvent>(
      { type: 'toggled', isTicked: true },
      { type: 'toggled', isTicked: false },
      { type: 'toggled', isTicked: null },
    )
    .map((event) => act(event.type, ({ state }) => (state.same?.other ? entry.same(event) : null))),
);

const settings = [
  { addresses: savedAddresses },
  { addresses: savedAddresses.slice(1) },
  { addresses: [] },
  { required: true },
  { required: false },
  { noManual: true },
  { noManual: false },
  { isFixed: true },
  { isFixed: false },
  { hasClient: true },
  { hasClient: false },
  { hasPageFields: true, isPageAwaited: false },
  { hasPageFields: false, isPageAwaited: false },
  { hasPageFields: true, isPageAwaited: true },
  { verify: 'change' as const },
  { verify: 'never' as const },
  { poBox: 'deny' as const },
  { noAutoSelect: true },
];
const setting = fc
  .constantFrom(...settings)
  .map((some) => act('configured', ({ state, seed }) => entry.configured(some, seed)(state)));

/** A page sets the same values again, as frameworks do with each rendering. */
const setAgain = act('set again', ({ state, seed }) => entry.configured({}, seed)(state));

/** Anything that the form, the browser or the page does. */
export const pageAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: submitting },
  { weight: 2, arbitrary: autofilling },
  { weight: 2, arbitrary: reading },
  { weight: 5, arbitrary: pressing },
  { weight: 2, arbitrary: setting },
  { weight: 2, arbitrary: choosingSaved },
  { weight: 1, arbitrary: following },
  { weight: 1, arbitrary: fc.constant(setAgain) },
  {
    weight: 1,
    arbitrary: text.map((customError) => act('error', ({ state }) => entry.configured({ customError })(state))),
  },
);
