/** What is around every panel: the place of the country, the page's own fields, and the live region. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Mode } from '../core/entry/state.ts';

/** What goes into the frame. */
export interface FrameView {
  readonly mode: Mode;
  /** What the texts are marked as. */
  readonly lang: string;
  /** The country picker; `nothing` where there is nothing to pick. */
  readonly country: TemplateResult | typeof nothing;
  readonly panel: TemplateResult;
  /** What the live region holds. */
  readonly status: string;
  /** Children of the element came into the slot for the page's own fields, or left it. */
  readonly fieldsSlotted: () => void;
}

/** The whole element. */
export function renderFrame({ mode, lang, country, panel, status, fieldsSlotted }: FrameView): TemplateResult {
  const layout = mode !== 'search' ? 'stack' : country === nothing ? nothing : 'row';
  return html`
    <div part="form-control" lang=${lang}>
      <div class=${layout}>${country} ${panel}</div>
      <slot name="fields" @slotchange=${fieldsSlotted}></slot>
      <div part="status" class="visually-hidden" role="status">${status}</div>
    </div>
  `;
}
