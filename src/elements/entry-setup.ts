/** What one element brings to what both have. */
import type { nothing, TemplateResult } from 'lit';
import type { AddressClient } from '../client/client.ts';
import type { Country } from '../contract/types.ts';
import type { EntryProperties, Mode } from '../core/entry/state.ts';
import type { FieldNames } from '../core/page-fields/field-map.ts';
import type { PageTexts, PanelHost, PanelModule, Texts } from './host.ts';

/** What the page sets on the element itself: what is in it, the element sees. */
export type OwnProperties = Omit<EntryProperties, 'hasPageFields'>;

/** What differs between the elements, always as it is now. */
export interface EntrySetup {
  /** Panels whose code comes with the element. */
  readonly panels: Readonly<Partial<Record<Mode, PanelModule>>>;
  readonly properties: () => OwnProperties;
  readonly texts: () => Texts;
  readonly page: Pick<PageTexts, 'label' | 'hint' | 'autocomplete' | 'fieldMap'> &
    Partial<Pick<PageTexts, 'placeholder'>>;
  readonly client: () => AddressClient | null;
  /** Names of submitted values begin with it. */
  readonly name: () => string;
  /** Names of the submitted parts that are to be others. */
  readonly fieldNames: () => FieldNames;
  readonly isReadonly: () => boolean;
  /** The countries there are, where the service is not asked for them. */
  readonly countries?: readonly Country[];
  /** The country picker; `nothing` where there is nothing to pick. */
  readonly renderCountry: (host: PanelHost) => TemplateResult | typeof nothing;
}
