/** The search: a text field with suggestions, down to one address. Comes with `<address-entry>`. */
import { countryOf, countryRequestOf, isWorldOffered } from '../../../core/country/selectors.ts';
import type { CountryAnswer, CountryRequest } from '../../../core/country/state.ts';
import { searchSlice } from '../../../core/entry/search-slice.ts';
import type { EntryState } from '../../../core/entry/state.ts';
import { isWanted } from '../../../core/search/reducer.ts';
import { serviceLanguage } from '../../../core/search/service-language.ts';
import type { Reading, ReadRequest, SearchEvent, SearchRequest } from '../../../core/search/state.ts';
import { moreRowsOf, popupOf, scrollToTop, takeAddress } from '../../combobox/combobox.ts';
import type { Panel, PanelHost, PanelModule } from '../../field/host.ts';
import { Lazy } from '../../field/lazy.ts';
import { searchTexts } from '../../localization/search-texts.ts';
import { RequestScheduler } from '../../requests/request-scheduler.ts';
import { loadIsoCountries, performCountryRequest } from './country-requests.ts';
import { performSearch } from './effects.ts';
import { searchModel } from './model.ts';
import { lateAfterMs, suggestIntervalMs } from './pace.ts';
import { renderSearch } from './view.ts';

const textReader = new Lazy(async () => (await import('../../../core/search/read-text.ts')).readText);

/** A text that cannot be read says nothing more than it does. */
function notRead({ text }: ReadRequest): Reading {
  return { kind: 'reading', text, term: null, country: null };
}

/** The search at work in an element. */
function mount(host: PanelHost): Panel {
  const languageOf = (state: EntryState) => {
    const {
      properties,
      search: { text },
    } = state;
    const country = countryOf(state);
    const hints = { lang: host.view.texts.around, text, preferred: navigator.languages };
    return properties.addressLanguage || (country ? serviceLanguage(hints, country.iso2) : '');
  };
  const scheduler = new RequestScheduler<SearchRequest, SearchEvent>({
    intervalMsOf: ({ kind }, situation) => (kind === 'suggest' ? suggestIntervalMs(situation) : 0),
    perform(request, signal) {
      const { client, state } = host;
      return performSearch(request, { client, properties: state.properties, language: languageOf(state) }, signal);
    },
    afterPress: host.afterPress,
    answered: (event) => host.dispatch({ slice: 'search', ...event }),
    late: {
      afterMs: lateAfterMs,
      report: (request) => host.dispatch({ slice: 'search', type: 'answerLate', request }),
    },
  });
  const countries = new RequestScheduler<CountryRequest, CountryAnswer>({
    perform: (request, signal) => performCountryRequest(request, host, signal),
    afterPress: host.afterPress,
    answered: (answer) => host.dispatch({ slice: 'country', type: 'countryAnswered', answer, seed: host.seed() }),
  });
  const reader = new RequestScheduler<ReadRequest, SearchEvent>({
    async perform(request) {
      const read = await textReader.load();
      return { type: 'textRead', reading: read ? await read(request) : notRead(request) };
    },
    afterPress: host.afterPress,
    answered: (event) => host.dispatch({ slice: 'search', ...event }),
  });
  host.lifecycle.addController(popupOf(host));
  host.lifecycle.addController(moreRowsOf(host));

  return {
    named: '#input',
    model: (state, texts) => searchModel(searchTexts(texts))(state),
    render: (view) => renderSearch({ host, view, texts: searchTexts(view.texts), language: languageOf(view.state) }),
    flushInput: () => void takeAddress(host),
    follow(next, { search: { list: before } }) {
      const { search } = next;
      const isAwaited = next.countries.supported.status === 'known' && next.pendingValue !== null;
      if (isAwaited || isWorldOffered(next)) void loadIsoCountries(host);
      if (search.list?.request !== before?.request) scrollToTop(host);
      const wantedCountries = countryRequestOf(next.countries);
      countries.follow(wantedCountries, (request) => request === wantedCountries);
      scheduler.follow(search.request, (request) => isWanted(search, request));
      const wanted = search.reading?.kind === 'read' ? search.reading : null;
      reader.follow(wanted, (request) => request === wanted);
    },
    async settled() {
      await reader.settled();
      await scheduler.settled();
      // What found no address may have been read, and searched for once more.
      await reader.settled();
      await scheduler.settled();
    },
  };
}

/** The search, for `<address-entry>`. Its looks are the element's. */
export const searchPanel: PanelModule = { styles: [], slices: { search: searchSlice }, mount };
