/** The list of a country's regions: loaded when its fields are first shown, and a text field until then. */

import { Task } from '@lit/task';
import { html, nothing, type TemplateResult } from 'lit';
import { type Area, areaLabel, areaOf, areaText, isLocalLanguage } from '../../../core/address/areas.ts';
import { countryOf } from '../../../core/country/selectors.ts';
import { stepOf } from '../../../core/entry/panel-status.ts';
import { isInput } from '../../field/element-kinds.ts';
import type { PanelHost } from '../../field/host.ts';
import { loadRegions } from '../regions.ts';

/** The regions of one country. */
export interface Regions {
  /** ISO 3166-1 alpha-2. */
  readonly iso2: string;
  readonly areas: readonly Area[];
}

/**
 * Loads the regions of the country whose fields are visible. Returns those of the current country; null if it has none,
 * and until they have loaded.
 */
export function followRegions(host: PanelHost): () => Regions | null {
  const task = new Task(host.element, {
    args: () => [stepOf(host.state) === 'manual' ? (countryOf(host.state)?.iso2 ?? '') : ''] as const,
    task: async ([iso2]) => ({ iso2, areas: await loadRegions(iso2) }),
    onComplete: (regions) => tidyRegion(host, regions),
  });
  return () => (task.value?.areas[0] && task.value.iso2 === countryOf(host.state)?.iso2 ? task.value : null);
}

/**
 * Text that was typed or autofilled before the list had loaded is matched to an option, by any of its names; a printed
 * name stays.
 */
export function tidyRegion(host: PanelHost, { iso2, areas }: Regions): void {
  const { state, view } = host;
  const { fields, isUntouched } = state.manual;
  const area = areaOf(fields.region, areas);
  const isPrinted = !area || [area.value, area.latin].includes(fields.region.trim());
  if (isUntouched || isPrinted || countryOf(state)?.iso2 !== iso2) return;
  const region = areaText(area, isLocalLanguage(view.texts.around || view.texts.lang, iso2));
  host.dispatch({ slice: 'manual', type: 'fieldsEdited', fields: { region } });
}

/** True if a list can replace the text field: not while someone is typing in it. */
export function canShowList(host: PanelHost): boolean {
  const active = host.root.activeElement;
  return !(active?.id === 'region' && isInput(active));
}

/** Renders the options. The text in the field is an option, too, if it is not in the list. */
export function renderRegionOptions(areas: readonly Area[], isLocal: boolean, text: string): TemplateResult {
  const chosen = areaOf(text, areas);
  const isOther = !chosen && text.trim() !== '';
  return html`
    <option value="" .selected=${!chosen && !isOther}>&ndash;</option>
    ${isOther ? html`<option value=${text} .selected=${true}>${text}</option>` : nothing}
    ${areas.map((area) => html`<option value=${area === chosen ? text : areaText(area, isLocal)} .selected=${area === chosen}>${areaLabel(area, isLocal)}</option>`)}
  `;
}
