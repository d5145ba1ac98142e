/** The manual fields of `<address-entry>`: what people do in them becomes events of the manual machine. */
import type { TemplateResult } from 'lit';
import type { Reason } from '../../client/errors.ts';
import type { Country } from '../../contract/types.ts';
import { type Address, lineOf } from '../../core/address/address.ts';
import type { Field } from '../../core/address/formats.ts';
import type { AcceptedStep, ManualState } from '../../core/manual/state.ts';
import type { Verdict } from '../../core/manual/verdict.ts';
import type { Flow, FlowOwner } from '../flow.ts';
import { knownCountries } from './countries.ts';
import { renderFields } from './fields-view.ts';
import { formStateOf, type SavedFields } from './form.ts';
import { givenFrom } from './given.ts';
import { ManualHost } from './host.ts';
import { LeaveWatch } from './leave-watch.ts';
import { manual } from './manual.styles.ts';
import { renderNote } from './note-view.ts';
import { firstProblem, problemsToShow } from './problems.ts';
import { questionOf, renderReview } from './review-view.ts';
import { type Readiness, SubmitGuard } from './submit-guard.ts';
import { Typing } from './typing.ts';

/** Milliseconds a question is there before submitting once more says "never mind". A double click is quicker. */
const noticed = 700;

class ManualFlow implements Flow {
  readonly #host: ManualHost;
  readonly #typing: Typing;
  readonly #leaving: LeaveWatch;
  #isOpen = false;
  /** The committed address, while it is what was typed. */
  #asTyped: Address | null = null;
  #visited: ReadonlySet<Field> = new Set();
  #showsAddition = false;
  #isCountryMissed = false;
  /** When a submission was held back for the question on display. */
  #askedAt = Number.POSITIVE_INFINITY;

  constructor(host: ManualHost) {
    this.#host = host;
    this.#typing = new Typing(host, (next, previous) => this.#changed(next, previous));
    this.#leaving = new LeaveWatch(host.element, host.root, () => this.#focusLeft());
    new SubmitGuard(host.element, {
      form: () => host.element.form,
      prepare: () => this.#prepare(),
      settle: () => this.#typing.settled(),
      ask: () => {
        this.#askedAt = performance.now();
        void host.focus('#question');
      },
    });
    host.element.addController({
      hostDisconnected: () => this.#typing.dispatch({ type: 'left' }),
      hostUpdate: () => this.#isOpen && this.#typing.follow(host.start.country),
    });
  }

  get step(): Flow['step'] {
    return this.#state.step === 'review' ? 'review' : 'manual';
  }

  get country(): Country | null {
    return this.#typing.hasCountry ? this.#state.country : null;
  }

  get formState(): Flow['formState'] {
    return formStateOf(this.#state, this.#host.element.required, this.#host.messages);
  }

  get saved(): SavedFields {
    const { country, fields } = this.#state;
    return { country, fields };
  }

  get isAsking(): boolean {
    return this.#state.step === 'validating';
  }

  get anchor(): HTMLElement | null {
    const { root, showsInvalid } = this.#host;
    if (this.step === 'review') return root.querySelector('#question');
    const country = this.#typing.hasCountry ? null : root.querySelector<HTMLElement>('#country:enabled');
    const problem = firstProblem(this.#state, showsInvalid);
    return country ?? root.querySelector(problem ? `#${problem.field}` : '[part~=field] input');
  }

  open(saved: unknown): void {
    this.#isOpen = true;
    this.#visited = new Set();
    this.#showsAddition = false;
    this.#isCountryMissed = false;
    this.#typing.open(this.#host.start, saved, this.#asTyped);
  }

  closed(): void {
    this.#isOpen = false;
    this.#typing.dispatch({ type: 'left' });
  }

  cleared(): void {
    this.#typing.forget();
  }

  chooseCountry(country: Country): void {
    this.#typing.dispatch({ type: 'countryChosen', country });
  }

  async verify(): Promise<Verdict | null> {
    if (this.#isUnchanged) this.#host.keep();
    const { done, start } = this.#host;
    if (this.#isOpen) this.#typing.commit();
    else if (!done || done.verdict) return done?.verdict ?? null;
    else this.#typing.commitQuietly(start);
    return this.#typing.verdict();
  }

  render(): TemplateResult {
    return this.#state.step === 'review' ? this.#renderReview(this.#state.verdict) : this.#renderFields();
  }

  renderNote(): TemplateResult | null {
    const verdict = this.#host.done?.verdict;
    if (!verdict || this.#state.step !== 'accepted') return null;
    const typed = this.#typing.address;
    const kept = () => this.#give(typed, null, { ...verdict, choice: 'kept' });
    return renderNote({ verdict, typed: lineOf(typed), messages: this.#host.messages, kept });
  }

  #renderReview(verdict: Verdict): TemplateResult {
    const typing = this.#typing;
    return renderReview({
      format: typing.format,
      fields: this.#state.fields,
      verdict,
      messages: this.#host.messages,
      lang: this.#host.lang,
      isFixed: this.#host.isFixed,
      act: {
        taken: (candidate) => typing.dispatch({ type: 'candidateAccepted', candidate }),
        kept: () => typing.dispatch({ type: 'kept' }),
        completed: (text) => typing.dispatch({ type: 'completed', text }),
        editWanted: () => {
          typing.dispatch({ type: 'editedAgain' });
          void this.#host.focus('[part~=field] input');
        },
      },
    });
  }

  #renderFields(): TemplateResult {
    const { format } = this.#typing;
    const { fields } = this.#state;
    return renderFields({
      format,
      fields,
      messages: this.#host.messages,
      host: this.#host,
      problems: problemsToShow(this.#state, this.#visited, this.#host.showsInvalid),
      showsAddition: this.#showsAddition || fields.addition !== '',
      isChecking: this.isAsking,
      isCountryMissing: this.#isCountryMissed && !this.#typing.hasCountry,
      act: {
        edited: (field, text) => this.#typing.dispatch({ type: 'fieldEdited', field, text }),
        visited: (field) => this.#leaving.whenPointerIsUp(() => this.#visit(field)),
        committed: () => this.#commit(),
        additionWanted: () => {
          this.#showsAddition = true;
          this.#host.element.requestUpdate();
          void this.#host.focus('#addition');
        },
        searchWanted: () => this.#host.leave(),
      },
    });
  }

  get #state(): ManualState {
    return this.#typing.state;
  }

  /** Whether the fields are those of the committed address, and nobody touched them. */
  get #isUnchanged(): boolean {
    const { given } = this.#state;
    return this.#isOpen && given !== null && given === this.#host.done?.address;
  }

  #visit(field: Field): void {
    this.#visited = new Set([...this.#visited, field]);
    this.#host.element.requestUpdate();
  }

  #commit(): void {
    if (this.#isUnchanged) {
      this.#host.keep();
      return;
    }
    this.#isCountryMissed = true;
    this.#typing.commit();
    if (this.#state.step !== 'editing') return;
    this.#host.element.requestUpdate();
    this.anchor?.focus();
  }

  #changed(next: ManualState, previous: ManualState): void {
    const { element, messages } = this.#host;
    this.#askedAt = Number.POSITIVE_INFINITY;
    if (next.step === 'accepted' && previous.step !== 'accepted') {
      this.#accepted(next);
      return;
    }
    this.#host.changed();
    if (next.step === 'validating') this.#host.say(messages.checking);
    if (next.step !== 'review' || previous.step === 'review') return;
    this.#host.say(questionOf(next.verdict, messages));
    if (element.matches(':focus-within')) void this.#host.focus('#question');
  }

  #accepted({ address, match, verdict, problem }: AcceptedStep): void {
    if (problem) this.#host.failed({ ...problem, reason: problem.reason as Reason });
    if (this.#isOpen || verdict?.choice === 'corrected') this.#give(address, match, verdict);
    else if (verdict) this.#host.judge(verdict);
  }

  #give(address: Address, match: AcceptedStep['match'], verdict: Verdict | null): void {
    const given = givenFrom(address, match, verdict, this.#host.element.dispatchCountry);
    this.#asTyped = match ? null : given.address;
    this.#host.give(given);
  }

  /** Unlike the button, leaving shows nobody what is missing. */
  #focusLeft(): void {
    if (!this.#isOpen || this.#host.isFixed || this.#host.element.verify === 'submit') return;
    if (this.#typing.isComplete && !this.#state.given) this.#commit();
  }

  /** A question that held a submission back holds it back once. */
  #prepare(): Readiness {
    if (this.#host.isFixed) return 'ready';
    if (this.#isUnchanged) this.#host.keep();
    if (this.#isOpen) {
      if (this.#typing.isComplete) this.#typing.commit();
    } else {
      const { unlooked } = this.#host;
      if (!unlooked) return 'ready';
      if (!this.#typing.isAsStarted(unlooked)) this.#typing.commitQuietly(unlooked);
    }
    if (performance.now() - this.#askedAt > noticed) this.#typing.dispatch({ type: 'kept' });
    return this.#typing.readiness;
  }
}

export const styles = [manual];

export function createFlow(owner: FlowOwner): Flow {
  owner.countries.substitute(knownCountries());
  return new ManualFlow(new ManualHost(owner));
}
