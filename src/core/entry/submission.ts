/** The reasons for which a submission of the form waits. */
import { countryOf, countryProblemOf, countryRequestOf } from '../country/selectors.ts';
import { isReadingAwaited } from '../search/selectors.ts';
import { isVerificationAwaited, verificationDue } from './mode.ts';
import { isPrintAwaited } from './printing.ts';
import { isSearchedInVain } from './selectors.ts';
import type { EntryState } from './state.ts';

/**
 * True if an answer, the reading of the typed text, or the code of the manual fields or of the page's own is on its way: it
 * decides what is submitted.
 */
export function isUnsettled(state: EntryState): boolean {
  const { search, manual, dutchLookup, panel, properties } = state;
  const { inSight, awaited } = panel;
  if (isPrintAwaited(state)) return true;
  if (manual.step === 'validating' || awaited === 'manual' || properties.pageFieldsStatus === 'loading') return true;
  if (verificationDue(state)) return isVerificationAwaited(state);
  if (inSight === 'dutch-lookup') return dutchLookup.step === 'looking';
  const isNamed = countryOf(state) !== null || countryRequestOf(state.countries) === null;
  const isCountryAwaited = !isNamed && search.text.trim() !== '';
  return inSight === 'search' && (search.request !== null || isReadingAwaited(search) || isCountryAwaited);
}

/**
 * True if the service failed to find the typed address, or its country cannot be found out. Finding no address is no
 * failure.
 */
export function isSearchFailed(state: EntryState): boolean {
  const { committed, search, dutchLookup, countries } = state;
  const { inSight } = state.panel;
  if (inSight === 'dutch-lookup') return dutchLookup.step === 'failed';
  if (inSight !== 'search' || committed || search.text.trim() === '') return false;
  if (search.problem !== null || isSearchedInVain(state)) return true;
  return countryOf(state) === null && countryProblemOf(countries) !== null;
}

/**
 * The panel to go on in after a failed search: the manual fields, with all that was typed. Null if the search did not
 * fail, there is no way by hand, or the page has its own fields.
 */
export function panelOnFailure(state: EntryState): 'manual' | null {
  const { noManual, isFixed, pageFieldsStatus } = state.properties;
  const isKept = noManual || isFixed || pageFieldsStatus !== 'none' || !isSearchFailed(state);
  return isKept ? null : 'manual';
}

/** True if waiting may fix what the browser's check finds wrong: the submission is then held, not refused. */
export function isHoldable(state: EntryState): boolean {
  return state.customError === '' && isUnsettled(state);
}
