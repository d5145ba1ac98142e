/** What an element contributes to the engine that both share. */
import type { nothing, TemplateResult } from 'lit';
import type { Country } from '../../contract/types.ts';
import type { EntryProperties, PanelName } from '../../core/entry/state.ts';
import type { PanelHost, StartPanel, Texts, View } from '../field/host.ts';
import type { OwnAct } from '../field/queue.ts';
import type { LaterPanels } from './panel-set.ts';

/** What differs between the elements; always current. */
export interface EntrySetup {
  /** Panels whose code comes with the element. */
  readonly panels: Readonly<Partial<Record<PanelName, StartPanel>>>;
  /** Panels that are loaded on demand, besides manual entry. Default: none. */
  readonly later?: LaterPanels;
  /** The engine sets those that both elements have. */
  readonly properties: () => EntryProperties;
  readonly texts: () => Texts;
  /** True while code is loading that may provide the address. Default: false. */
  readonly isAwaited?: () => boolean;
  /** All countries, if the service is not asked for them. */
  readonly countries?: readonly Country[];
  /** Performs an action that was queued before the engine had loaded, and that each element performs in its own way. */
  readonly perform: (host: PanelHost, act: OwnAct) => void;
  /** The checkbox of `same-as`, or a placeholder for it. Default: none. */
  readonly renderSame?: (host: PanelHost, view: View) => TemplateResult | null | '';
  /** The country picker; `nothing` if there is no choice. */
  readonly renderCountry: (host: PanelHost, view: View) => TemplateResult | typeof nothing;
}
