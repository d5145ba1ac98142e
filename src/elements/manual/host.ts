import { type ValidationClient, validating } from '../../client/validating.ts';
import type { Country } from '../../contract/types.ts';
import type { DoneStep } from '../../core/entry.ts';
import { countryOf } from '../../core/entry-view.ts';
import type { Known } from '../../core/manual/fields.ts';
import type { Verdict } from '../../core/manual/verdict.ts';
import { type ManualMessages, manualLangOf, manualMessagesFor } from '../../i18n/manual.ts';
import { tellProblem } from '../address-entry/tell.ts';
import type { AddressProblem } from '../events.ts';
import type { FlowOwner, Given } from '../flow.ts';
import { sharing } from '../sharing.ts';

const clientOf = sharing(validating);

/** What is known of the address already; none of it gets lost. */
export interface Start extends Known {
  readonly country: Country | null;
}

/** The element as the manual fields see it. */
export class ManualHost {
  readonly #owner: FlowOwner;
  readonly element: FlowOwner['element'];
  readonly root: ShadowRoot;

  constructor(owner: FlowOwner) {
    const { shadowRoot } = owner.element;
    if (!shadowRoot) throw new Error('An element that was never rendered has no fields.');
    this.#owner = owner;
    this.element = owner.element;
    this.root = shadowRoot;
  }

  get client(): ValidationClient | null {
    return clientOf(this.#owner.element);
  }

  get messages(): ManualMessages {
    return manualMessagesFor(this.#owner.localized());
  }

  /** The language of those. */
  get lang(): string {
    return manualLangOf(this.#owner.localized());
  }

  /** The name of the whole address: the element's, or what the page calls it outside. */
  get label(): string {
    const { label, ariaLabel, labels } = this.element;
    const slotted = this.element.querySelector(':scope > [slot=label]')?.textContent?.trim();
    const outside = ariaLabel ?? labels[0]?.textContent?.trim();
    return slotted || label || outside || this.#owner.localized().messages.label;
  }

  get isDisabled(): boolean {
    return this.element.matches(':disabled');
  }

  get isFixed(): boolean {
    return this.isDisabled || this.element.readonly;
  }

  get showsInvalid(): boolean {
    return this.#owner.showsInvalid();
  }

  /** Null while no address is committed. */
  get done(): DoneStep | null {
    const { state } = this.#owner.entry;
    return state.step === 'done' ? state : null;
  }

  get start(): Start {
    const { state } = this.#owner.entry;
    return {
      country: countryOf(state),
      address: state.step === 'done' ? state.address : null,
      text: state.step === 'done' ? '' : state.text,
      trail: state.step === 'search' ? state.trail : [],
    };
  }

  /** An address the page gave, if it is to be looked at before it is submitted and was not. */
  get unlooked(): Start | null {
    const { done, element } = this;
    return element.verify === 'submit' && done && !done.source && !done.verdict ? this.start : null;
  }

  changed(): void {
    this.#owner.changed();
  }

  say(text: string): void {
    this.#owner.entry.search?.say(text);
  }

  failed(problem: AddressProblem): void {
    tellProblem(this.element, problem);
  }

  give(given: Given): void {
    void this.#goOn(() => this.#owner.give(given));
  }

  /** The committed address stands as it is. */
  keep(): void {
    void this.#goOn(() => this.#owner.close());
  }

  /** The committed address stands; this is what the service thinks of it. */
  judge(verdict: Verdict): void {
    this.#owner.entry.dispatch({ type: 'judged', verdict });
  }

  leave(): void {
    this.#owner.close();
    void this.focus('#input');
  }

  /** Whoever was in the fields goes on at the button that leads back to them. */
  async #goOn(leave: () => void): Promise<void> {
    const hadFocus = this.root.activeElement !== null;
    leave();
    await this.element.updateComplete;
    if (hadFocus && !this.root.activeElement) void this.focus('#manual');
  }

  /** What had focus may be gone after the next rendering. */
  async focus(selector: string): Promise<void> {
    await this.element.updateComplete;
    this.root.querySelector<HTMLElement>(selector)?.focus();
  }
}
