/** The parts that one element brings to what both have. */
import type { nothing, TemplateResult } from 'lit';
import type { Country } from '../../contract/types.ts';
import type { EntryProperties, PanelName } from '../../core/entry/state.ts';
import type { ControlProperties } from '../field/control-properties.ts';
import type { ElementHost, PanelHost, PanelModule, Texts, View } from '../field/host.ts';
import type { OwnAct } from '../field/queue.ts';
import { sharedClient } from '../requests/shared-client.ts';
import { knownValue } from './known-values.ts';
import type { LaterPanels } from './panel-set.ts';

/** Names of the properties of both elements that the rules know, and of what follows from them. */
type CommonProperties =
  | 'customError'
  | 'isPageAwaited'
  | 'required'
  | 'poBox'
  | 'noManual'
  | 'isFixed'
  | 'isDisabled'
  | 'hasClient'
  | 'hasPageFields';

/** Properties of one of the elements alone. */
export type OwnProperties = Omit<EntryProperties, CommonProperties>;

/** The differences between the elements, always as they are now. */
export interface EntrySetup {
  /** Panels whose code comes with the element. */
  readonly panels: Readonly<Partial<Record<PanelName, PanelModule>>>;
  /** Panels whose code is loaded when it is needed, besides the manual fields. Default: none. */
  readonly later?: LaterPanels;
  readonly properties: () => OwnProperties;
  readonly texts: () => Texts;
  /** The element itself. */
  readonly page: ControlProperties & { readonly placeholder?: string };
  /** True while code is on its way that may give the address. Default: none is. */
  readonly isAwaited?: () => boolean;
  /** All countries, if the service is not asked for them. */
  readonly countries?: readonly Country[];
  /** Does an act from before the engine that each element does in its own way. */
  readonly perform: (host: ElementHost, act: OwnAct) => void;
  /** The checkbox of `same-as`, or its place. Default: none. */
  readonly renderSame?: (host: PanelHost, view: View) => TemplateResult | null | '';
  /** The country picker; `nothing` if there is nothing to pick. */
  readonly renderCountry: (host: PanelHost, view: View) => TemplateResult | typeof nothing;
}

/** All settings of the page, as data. */
export function propertiesOf(
  { properties, page, isAwaited }: EntrySetup,
  own: Pick<EntryProperties, 'isDisabled' | 'customError' | 'isPageAwaited' | 'hasPageFields'>,
): EntryProperties {
  const { required, noManual } = page;
  return {
    ...properties(),
    required,
    poBox: knownValue(page, 'poBox'),
    noManual,
    ...own,
    isPageAwaited: own.isPageAwaited || isAwaited?.() === true,
    isFixed: own.isDisabled || page.readOnly,
    hasClient: Boolean(sharedClient(page)),
  };
}
