/** The service's opinion of an address, asked for by the page. */
import type { Verdict } from '../core/manual/verdict.ts';
import type { PanelHost } from './host.ts';
import type { PanelSet } from './panel-set.ts';

/** Validates what is in the manual fields, or the committed address without a word. Null when there is no verdict. */
export async function verify(host: PanelHost, panels: PanelSet): Promise<Verdict | null> {
  const panel = await panels.load('manual');
  const { mode, properties, manual } = host.state;
  if (!panel) return null;
  const isTyped = mode === 'manual' && !manual.isUntouched;
  const verification = properties.hasClient && properties.verify !== 'never' ? 'openly' : 'never';
  if (isTyped) host.dispatch({ slice: 'manual', type: 'committed', verification });
  else host.dispatch({ slice: 'manual', type: 'lookedAt', canAsk: properties.hasClient, anew: true });
  await panel.settled();
  const { manual: settled, committed } = host.state;
  return settled.step === 'review' ? settled.verdict : (committed?.verdict ?? null);
}
