/** Asks the service's opinion of an address, for the page or for a person who has left the page's own fields. */
import { countrySupportOf } from '../../../core/country/selectors.ts';
import { isVerifiable, verificationDue } from '../../../core/entry/mode.ts';
import type { Verdict } from '../../../core/manual/verdict.ts';
import type { PanelHost } from '../../field/host.ts';

/**
 * Validates what is in the manual fields or the page's own, or the committed address without a word. Null when there is no
 * verdict.
 *
 * @param settled resolves when the answer is there
 */
export async function verify(host: PanelHost, settled: () => Promise<void>): Promise<Verdict | null> {
  const { panel, properties, manual } = host.state;
  const isTyped = panel.inSight === 'manual' && !manual.isUntouched;
  const verification = isVerifiable(host.state) ? 'interactive' : 'never';
  if (isTyped) host.dispatch({ slice: 'manual', type: 'committed', verification });
  else {
    const asked =
      verificationDue(host.state) ??
      (properties.hasClient && countrySupportOf(host.state) !== 'unsupported' ? 'silent' : 'never');
    host.dispatch({ slice: 'manual', type: 'verifyRequested', verification: asked, anew: true });
  }
  await settled();
  const { manual: answered, committed } = host.state;
  return answered.step === 'review' ? answered.verdict : (committed?.verdict ?? null);
}
