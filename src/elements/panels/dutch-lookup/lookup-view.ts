import type { DutchLookupEvent } from '../../../core/dutch-lookup/state.ts';
import type { LookupMessages } from '../../../i18n/lookup-messages.ts';
import type { PanelHost } from '../../host.ts';

/** What the lookup is shown with. */
export interface LookupView {
  readonly host: PanelHost;
  readonly dispatch: (event: DutchLookupEvent) => void;
  readonly messages: LookupMessages;
}
