import type { DutchLookupEvent } from '../../../core/dutch-lookup/state.ts';
import type { PanelHost, View } from '../../field/host.ts';
import type { LookupWords } from './texts.ts';

/** What to render of the lookup. */
export interface LookupView {
  readonly host: PanelHost;
  readonly view: View;
  readonly dispatch: (event: DutchLookupEvent) => void;
  readonly messages: LookupWords;
}
