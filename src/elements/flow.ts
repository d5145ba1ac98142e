/**
 * A way to give an address other than by searching. What is here is all the search path knows of it: the rest is
 * loaded when somebody wants it, into the same shadow root.
 */
import type { CSSResult, ReactiveControllerHost, TemplateResult } from 'lit';
import type { AddressClient } from '../client/client.ts';
import type { Country, InternationalAddress } from '../contract/types.ts';
import type { Address } from '../core/address.ts';
import type { Crumb } from '../core/entry.ts';
import type { Verdict } from '../core/verdict.ts';
import type { Localized } from '../i18n/messages.ts';
import type { VerifyPolicy } from './address-entry/settings.ts';
import type { AddressProblem, Step } from './events.ts';
import type { FormControlState } from './form-control.ts';

/** What is known of the address already; none of it gets lost. */
export interface FlowStart {
  readonly country: Country | null;
  /** To be changed; null for one that is not found yet. */
  readonly address: Address | null;
  /** What is in the search field. */
  readonly text: string;
  readonly trail: readonly Crumb[];
}

/** An address that was given, and what validation made of it. */
export interface Given {
  readonly address: Address;
  /** What the service answered, when its version was taken; else null. */
  readonly details: InternationalAddress | null;
  /** Null when it was not validated. */
  readonly verdict: Verdict | null;
}

/** What a flow asks of the element it is in, always as it is now. */
export interface FlowHost {
  readonly element: ReactiveControllerHost & HTMLElement;
  readonly form: HTMLFormElement | null;
  readonly root: ShadowRoot;
  readonly client: AddressClient | null;
  /** The element's, for fields that have none yet. */
  readonly country: Country | null;
  readonly localized: Localized;
  readonly settings: FlowSettings;
  readonly say: (text: string) => void;
  /** Something failed that the page may want to know of. */
  readonly failed: (problem: AddressProblem) => void;
  /** State changed: value, form value and validity are to follow. */
  readonly changed: () => void;
  readonly given: (given: Given) => void;
  /** The person wants to search instead. */
  readonly left: () => void;
}

export interface FlowSettings {
  readonly verify: VerifyPolicy;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly readonly: boolean;
  /** ISO 3166-1 alpha-3 of the sending country; empty when unknown. */
  readonly dispatchCountry: string;
  /** Whether the person may be told what is missing. */
  readonly showsInvalid: boolean;
  /** Stands in front of each field's own token. */
  readonly autocomplete: string;
  /** Of the whole address. */
  readonly label: string;
}

export interface Flow {
  readonly step: Extract<Step, 'manual' | 'review'>;
  readonly formState: Pick<FormControlState, 'entries' | 'invalid'>;
  /** What `restore` takes, as JSON can hold it. */
  readonly saved: unknown;
  /** Of the address in the fields; null while none is chosen. */
  readonly country: Country | null;
  /** Where the browser shows what is wrong; also where focus goes. */
  readonly anchor: HTMLElement | null;
  chooseCountry(country: Country): void;
  /** Begins with what is known. */
  start(start: FlowStart): void;
  /** Begins with what an earlier `saved` said; false when that is not one of its own. */
  restore(saved: unknown, start: FlowStart): boolean;
  /** The fields are not in sight any more; what was typed stays. */
  stop(): void;
  render(): TemplateResult;
  /** What there is to say of an address it gave. */
  note(verdict: Verdict): TemplateResult | null;
  /** Validates what is in the fields; resolves when the outcome is on display. Null when there is none. */
  verify(): Promise<Verdict | null>;
  /** Validates a known address; nothing is shown, nobody is asked. */
  verifyQuietly(start: FlowStart): Promise<Verdict | null>;
}

/** What a module with a flow exports. */
export interface FlowModule {
  readonly styles: CSSResult;
  readonly createFlow: (host: FlowHost) => Flow;
}
