/** The parts that one element brings to what both have. */
import type { nothing, TemplateResult } from 'lit';
import type { Country } from '../../contract/types.ts';
import type { EntryProperties, Mode } from '../../core/entry/state.ts';
import type { ControlProperties } from '../field/control-properties.ts';
import type { PanelHost, PanelModule, Texts, View } from '../field/host.ts';
import { sharedClient } from '../requests/shared-client.ts';
import type { LaterPanels } from './panel-set.ts';

/** Names of the properties of both elements that the rules know, and of what follows from them. */
type CommonProperties = 'required' | 'poBox' | 'noManual' | 'isFixed' | 'hasClient' | 'pageFieldsStatus';

/** Properties of one of the elements alone. */
export type OwnProperties = Omit<EntryProperties, CommonProperties>;

/** The differences between the elements, always as they are now. */
export interface EntrySetup {
  /** Panels whose code comes with the element. */
  readonly panels: Readonly<Partial<Record<Mode, PanelModule>>>;
  /** Panels whose code is loaded when it is needed, besides the manual fields. Default: none. */
  readonly later?: LaterPanels;
  readonly properties: () => OwnProperties;
  readonly texts: () => Texts;
  /** The element itself. */
  readonly page: ControlProperties & { readonly placeholder?: string };
  /** The countries there are, where the service is not asked for them. */
  readonly countries?: readonly Country[];
  /** The country picker; `nothing` where there is nothing to pick. */
  readonly renderCountry: (host: PanelHost, view: View) => TemplateResult | typeof nothing;
}

/** All that the page sets, as data. */
export function propertiesOf(
  { properties, page }: EntrySetup,
  isDisabled: boolean,
  pageFieldsStatus: EntryProperties['pageFieldsStatus'],
): EntryProperties {
  const { required, poBox, noManual } = page;
  return {
    ...properties(),
    required,
    poBox,
    noManual,
    isFixed: isDisabled || page.readOnly,
    hasClient: Boolean(sharedClient(page)),
    pageFieldsStatus,
  };
}
