/** Types a text against the reference service, by the real rules, and presses Enter. */
import { createReferenceService } from '../../../../demo/service/service.ts';
import { buildPath } from '../../../../src/contract/operations.ts';
import type { AutocompleteResponse, Country, Match } from '../../../../src/contract/types.ts';
import { newSearch } from '../../../../src/core/search/begin.ts';
import { doubtfulAddressOf, onlyAddressOf } from '../../../../src/core/search/options.ts';
import { readText } from '../../../../src/core/search/read-text.ts';
import { reduceSearch } from '../../../../src/core/search/reducer.ts';
import { serviceLanguage } from '../../../../src/core/search/service-language.ts';
import type { SearchState, SuggestRequest } from '../../../../src/core/search/state.ts';

const service = createReferenceService();
const authorization = `Basic ${btoa('demo-key:demo-secret')}`;
const seed = { id: 'abcdefghijklmnop', time: 0 };

/** The effect of Enter: takes the address at once, activates its row for the next Enter, or neither. */
export type Answer = 'taken' | 'asked' | 'refused';

/** The result for a text. */
interface Entered {
  readonly answer: Answer;
  readonly match: Match | null;
  readonly matches: readonly Match[];
}

/** Types a text in one go, and presses Enter once all that is awaited is there. */
export async function enter(text: string, country: Country, lang = ''): Promise<Entered> {
  const around = { country, minLength: 2 };
  const ask = async ({ term, context, session }: SuggestRequest): Promise<AutocompleteResponse> => {
    const language = serviceLanguage({ lang, text: term, preferred: [] }, country.iso2);
    const path = buildPath('suggest', { context, term, language, buildingListMode: 'paged' });
    const headers = { authorization, 'X-Autocomplete-Session': session };
    const answer = await service.handle(new Request(`http://service${path}`, { headers }));
    return (await answer.json()) as AutocompleteResponse;
  };
  const typed = { type: 'typed', text, seed, isListWanted: true } as const;
  let state: SearchState = reduceSearch(newSearch(country, ''), typed, around);
  for (let step = 0; step < 10; step++) {
    const { request, toRead } = state;
    if (request?.kind === 'suggest') {
      state = reduceSearch(state, { type: 'matchesArrived', request, answer: await ask(request) }, around);
    } else if (toRead) {
      state = reduceSearch(state, { type: 'textRead', reading: await readText(toRead), seed }, around);
    } else break;
  }
  const [only, doubtful] = [onlyAddressOf(state), doubtfulAddressOf(state)];
  const answer = only ? 'taken' : doubtful ? 'asked' : 'refused';
  return { answer, match: only ?? doubtful, matches: state.list?.matches ?? [] };
}
