/** Submissions of a form before the engine has loaded: they wait for it. */
import type { Submission } from '../../core/entry/state.ts';
import type { Act } from './queue.ts';
import type { SubmissionPart } from './submissions.ts';

/** The field as its submissions see it. */
interface Field {
  /** True while the field needs an engine before it can be submitted. */
  readonly isWaiting: () => boolean;
  /** True if the page's own validation refuses the value. */
  readonly isRefusedByPage: () => boolean;
  perform(act: Act): void;
  /** Stops waiting for the engine: the field becomes a text field. */
  giveUp(): void;
  /** Shows that a submission is waiting. */
  requestUpdate(): void;
}

/** Actions that change what is about to be submitted, so that the shopper will submit again. */
const endings: ReadonlySet<Act['type']> = new Set<Act['type']>([
  ...(['typed', 'cleared', 'reset', 'restored', 'manualWanted', 'streetWanted'] as const),
]);

/** The part of an element without an engine in submissions. */
export class QueuedSubmission implements SubmissionPart {
  readonly #field: Field;
  /** True once the form was submitted with the current text. */
  #isBegun = false;
  /** Ends the hold, with the result of the submission. Null while nothing is held. */
  #release: ((outcome: Submission) => void) | null = null;
  readonly isAsking = false;

  constructor(field: Field) {
    this.#field = field;
  }

  get isHoldable(): boolean {
    return this.isAwaited && !this.#field.isRefusedByPage();
  }

  get isAwaited(): boolean {
    return this.#field.isWaiting();
  }

  get isHolding(): boolean {
    return this.#release !== null;
  }

  begin(): void {
    this.#isBegun = true;
  }

  end(): void {}

  hold(): Promise<Submission> | null {
    if (!this.isAwaited) return null;
    this.#field.requestUpdate();
    return new Promise((resolve) => {
      this.#release = resolve;
    });
  }

  giveUp(): void {
    if (this.isHolding) this.#field.giveUp();
  }

  async ask(): Promise<void> {}

  refused(): void {
    this.#field.perform({ type: 'refused' });
  }

  /** Called for each action of the page or the shopper. */
  follow({ type }: Act): void {
    if (!endings.has(type)) return;
    this.#isBegun = false;
    this.release('none');
  }

  /** Ends a hold. */
  release(outcome: Submission): void {
    const release = this.#release;
    this.#release = null;
    release?.(outcome);
  }

  /** Hands a submission over to the engine. */
  goOnIn(engine: SubmissionPart): void {
    if (this.#isBegun) engine.begin();
    const release = this.#release;
    this.#release = null;
    const end = release && engine.hold();
    if (end) void end.then(release);
    else release?.('released');
  }
}
