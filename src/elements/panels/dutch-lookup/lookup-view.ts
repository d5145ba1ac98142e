import type { DutchLookupEvent } from '../../../core/dutch-lookup/state.ts';
import type { PanelHost } from '../../host.ts';
import type { LookupWords } from './texts.ts';

/** What the lookup is shown with. */
export interface LookupView {
  readonly host: PanelHost;
  readonly dispatch: (event: DutchLookupEvent) => void;
  readonly messages: LookupWords;
  /** The language of those. */
  readonly lang: string;
}
