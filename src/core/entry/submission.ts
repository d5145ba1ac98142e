/** The reasons for which a submission of the form waits. */
import { isVerificationAwaited, verificationDue } from './mode.ts';
import { panelOf } from './panel-status.ts';
import { isPrintAwaited } from './printing.ts';
import type { EntryState } from './state.ts';

/**
 * True if an answer, the reading of the typed text, or the code of the manual fields or of the page's own is on its way: it
 * decides what is submitted.
 */
export function isUnsettled(state: EntryState): boolean {
  const { manual, panel, properties } = state;
  if (isPrintAwaited(state) || manual.request || panel.awaited === 'manual') return true;
  if (properties.pageFieldsStatus === 'loading') return true;
  if (verificationDue(state)) return isVerificationAwaited(state);
  const { giveUp, isUndecided } = panelOf(state);
  return giveUp(state) !== null || isUndecided(state);
}

/**
 * The panel to go on in after a failed search: the manual fields, with all that was typed. Null if the search did not
 * fail, there is no way by hand, or the page has its own fields.
 */
export function panelOnFailure(state: EntryState): 'manual' | null {
  const { noManual, isFixed, pageFieldsStatus } = state.properties;
  const isKept = noManual || isFixed || pageFieldsStatus !== 'none' || !panelOf(state).isFailed(state);
  return isKept ? null : 'manual';
}

/** True if waiting may fix what the browser's check finds wrong: the submission is then held, not refused. */
export function isHoldable(state: EntryState): boolean {
  return state.customError === '' && isUnsettled(state);
}
