/** The search: a text field with suggestions, down to one address. Part of `<address-entry>`. */
import { countryOf, countryRequestOf } from '../../../core/country/selectors.ts';
import type { CountryAnswer, CountryRequest } from '../../../core/country/state.ts';
import { savedIn, savedRowsOf } from '../../../core/entry/saved.ts';
import { searchSlice } from '../../../core/entry/search-slice.ts';
import { isTakingText } from '../../../core/entry/selectors.ts';
import { whileSame } from '../../../core/once.ts';
import { notRead } from '../../../core/search/reading.ts';
import { isWanted } from '../../../core/search/reducer.ts';
import { serviceLanguage } from '../../../core/search/service-language.ts';
import type { Reading, ReadRequest, SearchEvent, SearchRequest } from '../../../core/search/state.ts';
import { openList, Suggestions, takeAddress } from '../../combobox/suggestions.ts';
import type { StartPanel, View } from '../../field/host.ts';
import { searchTexts } from '../../localization/search-texts.ts';
import { RequestScheduler } from '../../requests/request-scheduler.ts';
import { performCountryRequest, performSearch, textReader } from './effects.ts';
import { searchModel } from './model.ts';
import { lateAfterMs, suggestIntervalMs } from './pace.ts';
import { renderSearch } from './view.ts';

/** The search, for `<address-entry>`. Its styles are the element's. */
export const searchPanel: StartPanel = (host) => {
  const languageFor = whileSame((lang: string, text: string, preferred: readonly string[], iso2: string) =>
    serviceLanguage({ lang, text, preferred }, iso2),
  );
  const languageIn = ({ state, texts }: View) => {
    const { properties, search } = state;
    const country = countryOf(state);
    if (properties.addressLanguage || !country) return properties.addressLanguage;
    return languageFor(texts.around, search.text, navigator.languages, country.iso2);
  };
  const late = () => {
    combobox.isLate = true;
    host.element.requestUpdate();
  };
  const combobox = new Suggestions(host);
  const scheduler = new RequestScheduler<SearchRequest, SearchEvent>({
    intervalMsOf: ({ kind }, situation) => (kind === 'suggest' ? suggestIntervalMs(situation) : 0),
    perform(request, signal) {
      const timer = setTimeout(late, lateAfterMs);
      return performSearch(request, host, languageIn(host.view), signal).finally(() => clearTimeout(timer));
    },
    afterPress: host.afterPress,
    answered: (event) => host.dispatch({ slice: 'search', ...event }),
  });
  const countries = new RequestScheduler<CountryRequest, CountryAnswer>({
    perform: (request, signal) => performCountryRequest(request, host, signal),
    afterPress: host.afterPress,
    answered: (answer) => host.dispatch({ slice: 'country', type: 'countryAnswered', answer }),
  });
  const reader = new RequestScheduler<ReadRequest, Reading>({
    perform: async (request) => (await textReader.load())?.readText(request) ?? notRead(request),
    afterPress: host.afterPress,
    answered: (reading) => host.dispatch({ slice: 'search', type: 'textRead', reading }),
  });
  const openWhereFocused = () => {
    if (host.root.activeElement?.id === 'input') openList(host);
  };

  host.install({ search: searchSlice });
  return {
    model: (state, texts) => searchModel(state, searchTexts(texts)),
    render(view) {
      const texts = searchTexts(view.texts);
      return renderSearch({ host, combobox, view, texts, language: languageIn(view) });
    },
    flushInput() {
      host.dispatch({ slice: 'search', type: 'textFinished' });
      // Text that was restored, or moved within the page, has no list yet.
      if (!takeAddress(host) && isTakingText(host.state))
        host.dispatch({ slice: 'search', type: 'listWanted', isSilent: true });
    },
    followRow: () => combobox.followRow(),
    follow(next, previous) {
      const { search } = next;
      if (!search.request) combobox.isLate = false;
      // The field had the focus before the saved addresses were set.
      if (!savedIn(previous)[0] && savedRowsOf(next)[0]) queueMicrotask(openWhereFocused);
      if (search.list?.request !== previous.search.list?.request) combobox.scrollToTop();
      countries.follow(countryRequestOf(next));
      scheduler.follow(search.request, (request) => isWanted(search, request));
      reader.follow(search.toRead);
    },
    async settled() {
      await reader.settled();
      await scheduler.settled();
      // Text without results may have been parsed and searched for again.
      await reader.settled();
      await scheduler.settled();
    },
  };
};
