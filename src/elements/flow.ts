/**
 * A way to give an address other than by searching. What is here is all the search path knows of it: the rest is
 * loaded when somebody wants it, into the same shadow root.
 */
import type { CSSResult, TemplateResult } from 'lit';
import type { Country, InternationalAddress } from '../contract/types.ts';
import type { Address } from '../core/address/address.ts';
import type { Verdict } from '../core/manual/verdict.ts';
import type { Localized } from '../i18n/messages.ts';
import type { CountryChoice } from './address-entry/country-choice.ts';
import type { AddressEntry } from './address-entry/element.ts';
import type { EntryController } from './address-entry/entry-controller.ts';
import type { Step } from './events.ts';
import type { FormControlState } from './form-control.ts';

/** What a flow has to do with, always as it is now. */
export interface FlowOwner {
  readonly element: AddressEntry;
  readonly entry: EntryController;
  readonly countries: CountryChoice;
  readonly localized: () => Localized;
  /** Whether the person may be told what is missing. */
  readonly showsInvalid: () => boolean;
  /** State changed: form value, validity and what is shown are to follow. */
  readonly changed: () => void;
  /** Back to the search field. */
  readonly close: () => void;
  /** An address was given: it is committed, and the fields are closed. */
  readonly give: (given: Given) => void;
}

/** An address that was given by hand, and what validation made of it. */
export interface Given {
  readonly address: Address;
  /** What the service answered, when its version was taken; else null. */
  readonly details: InternationalAddress | null;
  /** Null when it was not validated. */
  readonly verdict: Verdict | null;
}

export interface Flow {
  readonly step: Step;
  /** Of the address in the fields; null while none is chosen. */
  readonly country: Country | null;
  readonly formState: Pick<FormControlState, 'entries' | 'invalid'>;
  /** What `open` takes, as JSON can hold it. */
  readonly saved: unknown;
  /** Whether the service has been asked, and not answered yet. */
  readonly isAsking?: boolean;
  /** Where the browser shows what is wrong; also where focus goes. */
  readonly anchor: HTMLElement | null;
  /** Begins with what is known; with `saved`, by what an earlier flow left behind, unless that makes no sense. */
  open(saved: unknown): void;
  /** The fields are not in sight any more; what was typed stays. */
  closed(): void;
  /** The address was cleared: what was typed goes, too. */
  cleared?(): void;
  chooseCountry(country: Country): void;
  /** For a way with manual fields of its own. */
  enterManually?(): void;
  render(): TemplateResult;
  /** What there is to say of the committed address; null for nothing. */
  renderNote(): TemplateResult | null;
  /** Validates what is in the fields, or, closed, the committed address in silence. Null when there is no verdict. */
  verify(): Promise<Verdict | null>;
}

/** What a module with a flow exports. */
export interface FlowModule {
  readonly styles: readonly CSSResult[];
  readonly createFlow: (owner: FlowOwner) => Flow;
}
