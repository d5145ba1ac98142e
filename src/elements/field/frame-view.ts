/** The frame of an element: the same nodes before the engine is attached and after. */
import { html, nothing, type TemplateResult } from 'lit';
import { renderWaiting } from './waiting-view.ts';

/** The content of the frame; `nothing` for parts that are absent. */
export interface Frame {
  /** BCP 47 tag of the texts. */
  readonly lang: string;
  /** The checkbox by which the address is that of another element, or its place. Default: none. */
  readonly same?: TemplateResult | '' | null | undefined;
  /** `row`: the country beside the field where there is room for both. */
  readonly layout: 'row' | 'stack' | 'visually-hidden';
  /** The reason why the address could not be searched for, while it is typed by hand. */
  readonly failure?: TemplateResult | typeof nothing;
  readonly country: TemplateResult | typeof nothing;
  readonly panel: TemplateResult | '';
  readonly offer?: TemplateResult | typeof nothing;
  readonly pageFields?: TemplateResult | undefined;
  /** Shown while a submission waits; empty while none does. */
  readonly waiting?: string;
  /** The text of the live region, and its language where that is another one. */
  readonly said: { readonly text: string; readonly lang: string | undefined };
  /** The slot of the receivers was emptied, or filled. */
  readonly receiversChanged?: (event: Event) => void;
  /** The slot of the page's own fields was emptied, or filled. */
  readonly fieldsChanged: () => void;
}

/** The root of both elements. */
export function renderFrame(frame: Frame): TemplateResult {
  const { waiting, said } = frame;
  return html`
    <div part="form-control" lang=${frame.lang}>
      ${frame.same}
      <div class=${frame.layout}>${frame.failure}${frame.country}${frame.panel}</div>
      ${frame.offer}
      <div class="visually-hidden" aria-hidden="true" hidden><slot name="autofill" @slotchange=${frame.receiversChanged}></slot></div>
      <slot name="fields" @slotchange=${frame.fieldsChanged}></slot>
      ${frame.pageFields}
      ${waiting && renderWaiting(waiting)}
      <div part="status" class="visually-hidden" role="status" translate="no" lang=${said.lang ?? nothing}>${said.text}</div>
    </div>
  `;
}

/** The room for the card of an address that the page has set, of two lines as most are. */
export function renderCardPlace(): TemplateResult {
  return html`<div part="address"><br><br></div>`;
}
