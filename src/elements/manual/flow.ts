/** The manual fields of `<address-entry>`: what people do in them becomes events of the manual machine. */
import type { TemplateResult } from 'lit';
import type { Reason } from '../../client/errors.ts';
import type { Country, InternationalAddress } from '../../contract/types.ts';
import { type Address, lineOf } from '../../core/address.ts';
import type { Field } from '../../core/address-format.ts';
import { withCountryLine } from '../../core/mail-lines.ts';
import type { ManualState } from '../../core/manual.ts';
import { checkManual, type FieldProblem } from '../../core/manual-fields.ts';
import { blockingProblems } from '../../core/manual-machine.ts';
import type { Verdict } from '../../core/verdict.ts';
import { type ManualMessages, manualMessagesFor } from '../../i18n/manual.ts';
import type { Flow, FlowHost, FlowStart } from '../flow.ts';
import { renderFields } from './fields-view.ts';
import { formStateOf, readSaved, type SavedFields } from './form.ts';
import { LeaveWatch } from './leave-watch.ts';
import { manual } from './manual.styles.ts';
import { renderNote } from './note-view.ts';
import { questionOf, renderReview } from './review-view.ts';
import { type Readiness, SubmitGuard } from './submit-guard.ts';
import { Typing } from './typing.ts';

class ManualFlow implements Flow {
  readonly #host: FlowHost;
  readonly #typing: Typing;
  #isOpen = false;
  /** The committed address, while it is what was typed. */
  #asTyped: Address | null = null;
  #visited: ReadonlySet<Field> = new Set();
  #showsAddition = false;
  #isCountryMissed = false;

  constructor(host: FlowHost) {
    this.#host = host;
    this.#typing = new Typing(host, (next, previous) => this.#changed(next, previous));
    new LeaveWatch(host.element, host.root, () => this.#focusLeft());
    new SubmitGuard(host.element, {
      form: () => host.form,
      prepare: () => this.#prepare(),
      settle: () => this.#typing.settled(),
      ask: () => void this.#focus('#question'),
    });
    host.element.addController({
      hostDisconnected: () => this.#typing.dispatch({ type: 'left' }),
      hostUpdate: () => this.#adoptCountry(),
    });
  }

  get step(): Flow['step'] {
    return this.#state.step === 'review' ? 'review' : 'manual';
  }

  get country(): Country | null {
    return this.#typing.hasCountry ? this.#state.country : null;
  }

  get formState(): Flow['formState'] {
    return formStateOf(this.#state, this.#host.settings.required, this.#messages);
  }

  get saved(): SavedFields {
    const { country, fields } = this.#state;
    return { country, fields };
  }

  get anchor(): HTMLElement | null {
    const { root } = this.#host;
    if (this.#state.step === 'review') return root.querySelector('#question');
    const country = this.#typing.hasCountry ? null : root.querySelector<HTMLElement>('#country:enabled');
    const [problem] = blockingProblems(this.#state);
    return country ?? root.querySelector(problem ? `#${problem.field}` : '[part~=field] input');
  }

  start(start: FlowStart): void {
    this.#isOpen = true;
    if (this.#typing.isAsStarted(start)) return;
    if (start.address && start.address === this.#asTyped) this.#typing.dispatch({ type: 'editedAgain' });
    else this.#typing.begin(start);
    this.#visited = new Set();
    this.#showsAddition = false;
  }

  restore(saved: unknown, start: FlowStart): boolean {
    const known = readSaved(saved);
    if (!known) return false;
    this.#isOpen = true;
    this.#typing.restore(known, start);
    return true;
  }

  stop(): void {
    this.#isOpen = false;
    this.#typing.dispatch({ type: 'left' });
  }

  chooseCountry(country: Country): void {
    this.#typing.dispatch({ type: 'countryChosen', country });
  }

  verify(): Promise<Verdict | null> {
    this.#commit();
    return this.#typing.verdict();
  }

  async verifyQuietly(start: FlowStart): Promise<Verdict | null> {
    if (!start.address || this.#isOpen) return null;
    this.#typing.begin(start);
    this.#typing.dispatch({ type: 'committed', verification: this.#host.client ? 'quietly' : 'never' });
    return this.#typing.verdict();
  }

  render(): TemplateResult {
    return this.#state.step === 'review' ? this.#renderReview(this.#state.verdict) : this.#renderFields();
  }

  note(verdict: Verdict): TemplateResult | null {
    const typed = this.#typing.address;
    const kept = () => this.#give(typed, null, { ...verdict, choice: 'kept' });
    return renderNote({ verdict, typed: lineOf(typed), messages: this.#messages, kept });
  }

  #renderReview(verdict: Verdict): TemplateResult {
    const { disabled, readonly } = this.#host.settings;
    const typing = this.#typing;
    return renderReview({
      format: typing.format,
      fields: this.#state.fields,
      verdict,
      messages: this.#messages,
      disabled: disabled || readonly,
      act: {
        taken: (candidate) => typing.dispatch({ type: 'candidateAccepted', candidate }),
        kept: () => typing.dispatch({ type: 'kept' }),
        completed: (text) => typing.dispatch({ type: 'completed', text }),
        editWanted: () => {
          typing.dispatch({ type: 'editedAgain' });
          void this.#focus('[part~=field] input');
        },
      },
    });
  }

  #renderFields(): TemplateResult {
    const { format } = this.#typing;
    const { step, fields } = this.#state;
    return renderFields({
      format,
      fields,
      messages: this.#messages,
      settings: this.#host.settings,
      problems: this.#problems,
      showsAddition: this.#showsAddition || fields.addition !== '',
      isChecking: step === 'validating',
      isCountryMissing: this.#isCountryMissed && !this.#typing.hasCountry,
      act: {
        edited: (field, text) => this.#typing.dispatch({ type: 'fieldEdited', field, text }),
        visited: (field) => {
          this.#visited = new Set([...this.#visited, field]);
          this.#host.element.requestUpdate();
        },
        committed: () => this.#commit(),
        additionWanted: () => {
          this.#showsAddition = true;
          this.#host.element.requestUpdate();
          void this.#focus('#addition');
        },
        searchWanted: () => this.#host.left(),
      },
    });
  }

  get #state(): ManualState {
    return this.#typing.state;
  }

  get #messages(): ManualMessages {
    return manualMessagesFor(this.#host.localized);
  }

  /** Those the person may be told of: after an attempt all, before it only what looks odd in a field they left. */
  get #problems(): readonly FieldProblem[] {
    const state = this.#state;
    const attempted = state.step === 'editing' ? state.problems : [];
    return checkManual(state.fields, this.#typing.format).filter(
      ({ field, kind, severity }) =>
        attempted.some((it) => it.field === field && it.kind === kind) ||
        (kind === 'shape' && this.#visited.has(field)) ||
        (severity === 'error' && this.#host.settings.showsInvalid),
    );
  }

  /** The element learns its country when the list of countries is there. */
  #adoptCountry(): void {
    const { country } = this.#host;
    if (this.#isOpen && country && !this.#typing.hasCountry) this.chooseCountry(country);
  }

  #commit(): void {
    this.#isCountryMissed = true;
    this.#typing.commit();
    if (this.#state.step !== 'editing') return;
    this.#host.element.requestUpdate();
    this.anchor?.focus();
  }

  #changed(next: ManualState, previous: ManualState): void {
    const { element, say, failed, changed } = this.#host;
    if (next.step === 'accepted' && previous.step !== 'accepted') {
      if (next.problem) failed({ ...next.problem, reason: next.problem.reason as Reason });
      this.#give(next.address, next.match, next.verdict);
      return;
    }
    if (next.step === 'review' && previous.step !== 'review') {
      say(questionOf(next.verdict, this.#messages));
      if (element.matches(':focus-within')) void this.#focus('#question');
    }
    changed();
  }

  #give(address: Address, match: InternationalAddress | null, verdict: Verdict | null): void {
    const given = withCountryLine(address, this.#host.settings.dispatchCountry);
    this.#asTyped = match ? null : given;
    this.#host.given({ address: given, details: match, verdict });
  }

  /** Unlike the button, leaving shows nobody what is missing. */
  #focusLeft(): void {
    const { verify, disabled, readonly } = this.#host.settings;
    if (!this.#isOpen || verify === 'submit' || disabled || readonly) return;
    if (this.#typing.isComplete && !this.#state.given) this.#commit();
  }

  #prepare(): Readiness {
    const { disabled, readonly } = this.#host.settings;
    if (!this.#isOpen || disabled || readonly) return 'ready';
    if (this.#typing.isComplete) this.#typing.commit();
    return this.#typing.readiness;
  }

  async #focus(selector: string): Promise<void> {
    await this.#host.element.updateComplete;
    this.#host.root.querySelector<HTMLElement>(selector)?.focus();
  }
}

export const styles = manual;
export const createFlow = (host: FlowHost): Flow => new ManualFlow(host);
