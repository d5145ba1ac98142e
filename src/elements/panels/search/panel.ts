/** The search: a text field with suggestions, down to one address. Comes with `<address-entry>`. */
import { countryCodeOf } from '../../../core/entry/country.ts';
import { isWorldWanted } from '../../../core/entry/country-choice.ts';
import { committedEntries, typedEntries } from '../../../core/entry/form-entries.ts';
import { searchSlice } from '../../../core/entry/search-slice.ts';
import { errorShownOf, isPoBoxDenied } from '../../../core/entry/selectors.ts';
import type { CountryRequest, EntryState, RootEvent } from '../../../core/entry/state.ts';
import { isSearchFailed } from '../../../core/entry/submission.ts';
import { isWanted } from '../../../core/search/reducer.ts';
import { isAwaitingDetails } from '../../../core/search/selectors.ts';
import { serviceLanguage } from '../../../core/search/service-language.ts';
import type { Reading, ReadRequest, SearchEvent, SearchRequest } from '../../../core/search/state.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import type { FormState, Panel, PanelHost, PanelModule } from '../../host.ts';
import { Lazy } from '../../lazy.ts';
import { RequestScheduler } from '../../request-scheduler.ts';
import { moreRowsOf, popupOf, scrollToTop, takeAddress } from './combobox.ts';
import { performCountryRequest, substitute } from './country-requests.ts';
import { performSearch } from './effects.ts';
import { type SearchTexts, searchTexts } from './localized-texts.ts';
import { lateAfterMs, suggestIntervalMs } from './pace.ts';
import { messagesOf, noteOf, shownProblemOf } from './texts.ts';
import { renderSearch } from './view.ts';

const textReader = new Lazy(async () => (await import('../../../core/search/read-text.ts')).readText);

/** A text that cannot be read says nothing more than it does. */
function notRead({ text }: ReadRequest): Reading {
  return { kind: 'reading', text, term: null, country: null };
}

/** The search at work in an element. */
function mount(host: PanelHost): Panel {
  const languageOf = ({ properties, country, search: { text } }: EntryState) => {
    const hints = { lang: host.texts.around, text, preferred: navigator.languages };
    return properties.language || (country ? serviceLanguage(hints, country.iso2) : '');
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
      tell: (request) => host.dispatch({ slice: 'search', type: 'answerLate', request }),
    },
  });
  const countries = new RequestScheduler<CountryRequest, RootEvent>({
    perform: (request, signal) => performCountryRequest(request, host, signal),
    afterPress: host.afterPress,
    answered: (event) => host.dispatch({ slice: 'entry', ...event }),
  });
  const reader = new RequestScheduler<ReadRequest, SearchEvent>({
    async perform(request) {
      const read = await textReader.load();
      return { type: 'textRead', reading: read ? read(request) : notRead(request) };
    },
    afterPress: host.afterPress,
    answered: (event) => host.dispatch({ slice: 'search', ...event }),
  });
  host.controllers.addController(popupOf(host));
  host.controllers.addController(moreRowsOf(host));

  return {
    named: '#input',
    // What was typed is searched for as soon as there is a country.
    anchor: () => (!host.state.country && host.state.search.text.trim() !== '' ? '#country:enabled, #input' : '#input'),
    refuge: () => (host.state.committed && !host.state.properties.noManual ? '#manual' : '#input'),
    render: () => renderSearch(host, languageOf(host.state)),
    form: () => formStateOf(host),
    messages(state) {
      const texts = searchTexts(host.texts);
      const shown = messagesOf(state, texts, errorShownOf(state, invalidOf(state, texts.messages)?.message));
      return shown.map((message) => ({ lang: texts.stated, ...message }));
    },
    conclude: () => void takeAddress(host),
    follow(next, { search: { list: before } }) {
      const { search } = next;
      const { list, substitute: all } = next.countries;
      if (!all && (isWorldWanted(next) || (list && next.awaitedValue))) void substitute(host);
      if (search.list?.request !== before?.request) scrollToTop(host);
      const { request: wantedCountries } = next.countries;
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

function formStateOf({ state, texts }: PanelHost): FormState {
  const { committed, search } = state;
  // The service failed, or the whole address is there and its parts are on their way: what was typed is all there is.
  const isTyped = isSearchFailed(state) || isAwaitingDetails(search);
  const entries = isTyped ? typedEntries({ street: search.text }, countryCodeOf(state)) : null;
  return {
    entries: committed ? committedEntries(committed) : entries,
    invalid: invalidOf(state, searchTexts(texts).messages),
  };
}

function invalidOf(state: EntryState, messages: SearchTexts['messages']): FormState['invalid'] {
  const { properties, committed, search } = state;
  if (isPoBoxDenied(state)) {
    return { flags: { customError: true }, message: messages.poBoxDenied };
  }
  // A submission is held for details. Without fields to type by hand, what was typed goes along as it is.
  if (isAwaitingDetails(search) || (properties.noManual && isSearchFailed(state))) return null;
  if (committed) return null;
  const flags = properties.required ? { valueMissing: true } : { badInput: true };
  const failed = isSearchFailed(state) ? shownProblemOf(state) : null;
  if (failed) return { flags, message: problemText(failed.reason, messages.problems) };
  // Without a list there is nothing to choose from; what is shown instead says why.
  if (search.text.trim() !== '') return { flags, message: noteOf(state, messages) || messages.choose };
  return properties.required ? { flags, message: messages.required } : null;
}

/** The search, for `<address-entry>`. Its looks are the element's. */
export const searchPanel: PanelModule = { styles: [], slices: { search: searchSlice }, mount };
