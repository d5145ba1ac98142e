/** The frame of an element: the same nodes before and after the engine is attached. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Localized } from '../../i18n/localize.ts';

/** The content of the frame. */
export interface Frame {
  readonly texts: Pick<Localized<unknown>, 'stated'>;
  /** The checkbox of `same-as`, or a placeholder for it. Default: none. */
  readonly same?: TemplateResult | '' | null | undefined;
  /** `row`: the country is beside the field if there is room. */
  readonly layout: 'row' | 'stack' | 'visually-hidden';
  /** Why the address could not be searched for, during manual entry. */
  readonly failure?: TemplateResult | typeof nothing;
  readonly country: TemplateResult | typeof nothing;
  readonly panel: TemplateResult | '';
  readonly offer?: TemplateResult | typeof nothing;
  readonly pageFields?: TemplateResult | undefined;
  /** Shown while a submission is waiting; empty otherwise. */
  readonly waiting?: string;
  /** The text of the live region, and its language if that differs. */
  readonly said: { readonly text: string; readonly lang: string | undefined };
  /** The slots of the autofill inputs, and of the page's own fields, were emptied or filled. */
  readonly receiversChanged?: (event: Event) => void;
  readonly fieldsChanged: () => void;
}

/** Renders the root of both elements. */
export function renderFrame(frame: Frame): TemplateResult {
  const { waiting, said } = frame;
  return html`
    <div part="form-control" lang=${frame.texts.stated}>
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

/** Reserves the space of an address with two lines, as most have, until it can be rendered. */
export function renderCardPlace(): TemplateResult {
  return html`<div part="address"><br><br></div>`;
}

/** Renders what the shopper is waiting for. */
export function renderWaiting(text: string): TemplateResult {
  return html`<p class="note looking"><span part="spinner"></span>${text}</p>`;
}

/**
 * Renders the mark after the label of a required field. It is hidden from screen readers, which announce the field
 * itself as required.
 *
 * @param isInName true to make it part of the name, for a field that they do not announce as required
 */
export function renderRequiredMark(
  { stated, messages }: Pick<Localized<{ readonly requiredMark: string }>, 'stated' | 'messages'>,
  isInName = false,
): TemplateResult {
  return html` <span class="note" lang=${stated} aria-hidden=${isInName ? nothing : 'true'}>(${messages.requiredMark})</span>`;
}
