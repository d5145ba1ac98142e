/** The list of a country's regions: loaded with the first look at its fields, and a plain field until then. */

import { Task } from '@lit/task';
import { html, nothing, type TemplateResult } from 'lit';
import { type Area, areaLabel, areaOf, areasFrom, areaText } from '../../../core/address/areas.ts';
import { areaFiles } from '../../../core/address/data/area-files.ts';
import { countryOf } from '../../../core/country/selectors.ts';
import { isInput } from '../../field/element-kinds.ts';
import type { PanelHost } from '../../field/host.ts';
import { Lazy } from '../../field/lazy.ts';

/** The regions of one country. */
export interface Regions {
  /** ISO 3166-1 alpha-2. */
  readonly iso2: string;
  readonly areas: readonly Area[];
}

/** The source of the lists. */
export interface RegionLists {
  /** Those of the chosen country; null where it has none, and as long as they are not there. */
  readonly regions: Regions | null;
}

/**
 * Loads the regions of the country whose fields are in sight.
 *
 * @param arrived is told each time a list is there
 */
export function createRegionLists(host: PanelHost, arrived: (regions: Regions) => void): RegionLists {
  const task = new Task(host.lifecycle, {
    args: () => [host.state.panel.inSight === 'manual' ? (countryOf(host.state)?.iso2 ?? '') : ''] as const,
    async task([iso2]) {
      const load = Object.hasOwn(areaFiles, iso2) ? areaFiles[iso2] : undefined;
      const lines = load && (await new Lazy(async () => (await load()).areas).load());
      return lines ? { iso2, areas: areasFrom(lines) } : null;
    },
    onComplete: (regions) => regions && arrived(regions),
  });
  return {
    get regions() {
      const { value } = task;
      return value && value.iso2 === countryOf(host.state)?.iso2 ? value : null;
    },
  };
}

/** The text that stands for a region in the fields; the text itself where it means none, or is one of its names on paper. */
export function regionTextOf(text: string, areas: readonly Area[], isLocal: boolean): string {
  const area = areaOf(text, areas);
  return !area || [area.value, area.latin].includes(text.trim()) ? text : areaText(area, isLocal);
}

/** True if a list can take the place of the field: not while the person types in it. */
export function canShowList(host: PanelHost): boolean {
  const active = host.root.activeElement;
  return !(active?.id === 'region' && isInput(active));
}

/** The list is shown with this. */
export interface RegionSelect {
  readonly areas: readonly Area[];
  readonly isLocal: boolean;
  /** The text in the field. */
  readonly text: string;
}

/** The options. What is typed and no region of the list stays one of them. */
export function renderRegionOptions({ areas, isLocal, text }: RegionSelect): TemplateResult {
  const chosen = areaOf(text, areas);
  const isOther = !chosen && text.trim() !== '';
  return html`
    <option value="" .selected=${!chosen && !isOther}>&ndash;</option>
    ${isOther ? html`<option value=${text} .selected=${true}>${text}</option>` : nothing}
    ${areas.map((area) => html`<option value=${area === chosen ? text : areaText(area, isLocal)} .selected=${area === chosen}>${areaLabel(area, isLocal)}</option>`)}
  `;
}
