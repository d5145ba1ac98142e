/**
 * Submissions of the forms that elements are in. A submission that has to wait for an answer, or for code, is held back
 * and later repeated in the same way: with the same button, checks and listeners. The rule is the same whether the
 * engine has loaded or not.
 *
 * Its listeners come first, so that no other listener sees a submission twice. `form.submit()` bypasses it, as in HTML;
 * a button with `formnovalidate`, such as "save for later", is let through.
 */
import type { Submission } from '../../core/entry/state.ts';
import { recordEdit } from './edits.ts';
import { isElement, isInput, memberOf, requestSubmits, rootOf, submitForm } from './element-kinds.ts';
import { fieldsToFill } from './own-fields.ts';
import { type KeptSubmitter, keepSubmitter, type Submitter, submitAs, submitterOf } from './submitter.ts';

/**
 * Milliseconds that a form or field waits for an answer or code. Each one that arrives extends the wait by as much, up
 * to twice in all.
 */
export const waitMaxMs = 4_500;

/** An element's part in submissions of its form. */
export interface SubmissionPart {
  /** True if waiting may make the value valid. */
  readonly isHoldable: boolean;
  /** True while the element's own address is loading. */
  readonly isAwaited: boolean;
  /** True if the element displays why its value is invalid. Default: false. */
  readonly isErrorShown?: boolean;
  /** The form is being submitted: commits what was typed. The browser validates the form next. */
  begin(): void;
  /** Completes the value as far as possible. True if something is pending; `settled` is called when nothing is any more. */
  hold(): boolean;
  /** Stops waiting for what is pending. */
  giveUp(): void;
  /** Moves the focus to the question that the shopper is asked about the address. Default and null: there is none. */
  readonly ask?: (() => Promise<void>) | null;
  /** The browser's validation of a submission has refused the value: says so, and where. Default: `refuse`. */
  refused?(): void;
}

/** An element in a form. */
export interface FormMember {
  readonly element: HTMLElement & { readonly form: HTMLFormElement | null };
  /** The field's, then the engine's. */
  readonly submission: SubmissionPart;
  /** Attaches the engine as soon as it has loaded. */
  attach(): Promise<void>;
  /** Before the engine has loaded: derives form value and validity from the fields, including those of the page. */
  configure(): void;
  /** Shows the shopper that the value is invalid. */
  refuse(): void;
}

/** A submission that the browser is about to validate. */
interface Begun {
  readonly submitter: Submitter | null;
  /** True once all listeners of the event that starts it have run: from then on, the browser validates. */
  readonly isOver: () => boolean;
}

/** A submission that is held back, possibly more than once: for an answer, then for fields that have to load. */
class Hold {
  /** When it ends if nothing arrives, by `performance.now()`. */
  #endsAt = performance.now() + waitMaxMs;
  /** When it ends at the latest, by the same clock. */
  readonly #endsAtLatest = this.#endsAt + waitMaxMs;
  /** The element that had the focus on submission. Null for none. */
  readonly focused: Element | null;
  /** The submit button: as on the platform, the one that was pressed last. */
  submitter: KeptSubmitter | null = null;
  /** False between two waits, while the form is submitted. */
  isWaiting = false;

  constructor(form: HTMLFormElement) {
    this.focused = focusedBeside(form);
  }

  /** Milliseconds until it ends; less than one counts as none. */
  get leftMs(): number {
    const left = this.#endsAt - performance.now();
    return left < 1 ? 0 : left;
  }

  prolong(): void {
    const now = performance.now();
    if (now < this.#endsAt) this.#endsAt = Math.min(now + waitMaxMs, this.#endsAtLatest);
  }
}

/** The elements of all documents. */
const members = new Set<FormMember>();

const begun = new WeakMap<HTMLFormElement, Begun>();

const holds = new WeakMap<HTMLFormElement, Hold>();

/** The elements that a form waits for, each with the function that takes the outcome. */
const waitedFor = new WeakMap<Element, (outcome: Submission) => void>();

/** Where listeners are installed. The events of a form in a shadow root stay there. */
const rootsWithListeners = new WeakSet<ShadowRoot | Window>();

/** Watches submissions of an element's form until `unwatchSubmissions`. */
export function watchSubmissions(member: FormMember): void {
  const { element } = member;
  members.add(member);
  const root = rootOf(element);
  if (rootsWithListeners.has(root)) return;
  rootsWithListeners.add(root);
  root.addEventListener('click', pressed, true);
  root.addEventListener('invalid', checked, true);
  // After the page's own listeners, which may use the key for something else.
  root.addEventListener('keypress', entered as (event: Event) => void);
  // A browser that fills in one field of a form fills in the others, too.
  root.addEventListener('focusin', (event) => wake((event.target as Partial<HTMLInputElement>).form));
  root.addEventListener('submit', submitted as (event: Event) => void, true);
  // What the shopper did last counts, in the search or in page fields, even those outside the element.
  root.addEventListener('input', written, true);
}

/** Stops watching when the element has left the document. */
export function unwatchSubmissions(member: FormMember): void {
  members.delete(member);
}

/** The elements of a form. */
export function membersOf(form: HTMLFormElement | null | undefined): readonly FormMember[] {
  return [...members].filter((member) => form && member.element.form === form);
}

/**
 * Makes a submission by a script wait, too. The browser validates the form for both, but a script's can only be
 * recognised by the call itself.
 */
export function watchScripts(form: HTMLFormElement): void {
  if (requestSubmits.has(form)) return;
  const { requestSubmit: own } = form;
  const isHidden = typeof own !== 'function';
  const requestSubmit = isHidden ? memberOf(form, 'requestSubmit') : own;
  const submit: typeof requestSubmit = (given) => {
    const submitter = submitterOf(given);
    if (!submitter?.formNoValidate) begin(form, { submitter, isOver: () => true });
    requestSubmit.call(form, given);
  };
  requestSubmits.set(form, submit);
  // If a field of that name hides it, it is hidden from scripts, too, and cannot be replaced.
  if (!isHidden) form.requestSubmit = submit;
}

/** Nothing is pending in an element any more. Does nothing if no form waits for it. */
export function settled(element: Element, outcome: Submission): void {
  waitedFor.get(element)?.(outcome);
  waitedFor.delete(element);
}

/** True while a form waits for an element. */
export function isWaitedFor(element: Element): boolean {
  return waitedFor.has(element);
}

/** True while the browser checks a form that is being submitted, and reports what is wrong. */
export function isBegun(form: HTMLFormElement): boolean {
  return begun.has(form);
}

/** Extends a hold when something arrives, because that may lead to another wait. */
export function prolongHold(form: HTMLFormElement | null): void {
  if (form) holds.get(form)?.prolong();
}

function pressed(event: Event): void {
  const button = event.composedPath().map(submitterOf).find(Boolean);
  if (!button?.form || button.disabled || button.formNoValidate) return;
  // A check by one of the page's own listeners before that is not the browser's.
  const isOver = () => event.eventPhase === Event.NONE && !event.defaultPrevented;
  begin(button.form, { submitter: button, isOver });
}

/**
 * Enter in a field of an element clicks the form's default button, or submits a form without one, as it does in any text
 * field. In the page's only field the browser would not submit a form without a button, because it also counts our
 * autofill inputs.
 */
function entered(event: KeyboardEvent): void {
  const [field] = event.composedPath();
  if (event.key !== 'Enter' || event.defaultPrevented || !isInput(field)) return;
  const own = [...members].find(({ element }) => element === event.target);
  const { form } = own?.element ?? field;
  if (!form || membersOf(form).length === 0) return;
  const button = defaultButtonOf(form);
  const isOnly = () => isLine(field) && ![...memberOf(form, 'elements')].some((it) => it !== field && isLine(it));
  if (!own && (button || !isOnly())) return;
  event.preventDefault();
  if (button) button.click();
  else submitForm(form);
}

/** The first submit button of a form, even an image, which `elements` does not contain. Undefined for none. */
function defaultButtonOf(form: HTMLFormElement): Submitter | null | undefined {
  const root = memberOf(form, 'getRootNode').call(form) as ParentNode;
  return [...root.querySelectorAll('button, input')].map(submitterOf).find((it) => it?.form === form);
}

/** True for a single-line text field of the page. */
const isLine = (element: Element) => element.matches('input:read-write:not([slot=autofill] > *)');

/** Someone interacts with a form: its elements attach their engines. */
function wake(form: HTMLFormElement | null | undefined): void {
  for (const member of membersOf(form)) void member.attach();
}

function written(event: Event): void {
  recordEdit(event);
  for (const member of membersOf((event.target as Partial<HTMLInputElement>).form)) member.configure();
}

function begin(form: HTMLFormElement, submission: Begun): void {
  wake(form);
  begun.set(form, submission);
  for (const member of membersOf(form)) member.submission.begin();
  setTimeout(() => {
    if (begun.get(form) === submission) begun.delete(form);
  });
}

/**
 * A control was found to be invalid. If a script only checks (`checkValidity`), nothing is shown. If the browser
 * reports it, that moves the focus to the first invalid field. If the browser refuses a submission only because of
 * something that waiting may fix, it is held back instead, and nothing is reported that may still become valid.
 */
function checked(event: Event): void {
  const control = event.target as HTMLElement & Pick<Partial<HTMLInputElement>, 'form'>;
  const member = [...members].find(({ element }) => element === control);
  const { form } = control;
  const refused = form && begun.get(form);
  if (!form || !refused?.isOver()) {
    if (member) refuseOnFocus(member);
    return;
  }
  const fixable = holds.get(form)?.leftMs === 0 ? [] : membersOf(form).flatMap(fixableIn);
  const isOnly = wrongIn(form).every((it) => fixable.includes(it));
  if (fixable.includes(control) && (!isOnly || hold(form, refused.submitter))) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else if (!member) leaveToFirst(event, form);
  else if (member.submission.refused) member.submission.refused();
  else member.refuse();
}

/** What waiting may fix: an element, and the fields of the page that its address fills in. */
function fixableIn({ element, submission }: FormMember): readonly Element[] {
  return submission.isHoldable ? [element, ...fieldsToFill(element)] : [];
}

/** As on the platform, only the first invalid control is reported and gets the focus: if that is an element, it does so itself. */
function leaveToFirst(event: Event, form: HTMLFormElement): void {
  const [first] = wrongIn(form);
  const isTold = membersOf(form).some(({ element, submission }) => element === first && submission.isErrorShown);
  if (isTold) event.preventDefault();
}

/** The invalid controls of a form, in order. */
export function wrongIn(form: HTMLFormElement): readonly Element[] {
  return [...memberOf(form, 'elements')].filter((control) => control.matches(':invalid:not(fieldset)'));
}

/** Shows the error once the browser moves the focus to this element, or to another invalid one. */
function refuseOnFocus(member: FormMember): void {
  const over = new AbortController();
  const { element } = member;
  const { shadowRoot } = element;
  const focused = ({ target }: Event) => {
    const isInside = isElement(target) && target.getRootNode() === shadowRoot;
    if (isInside || (isElement(target) && target.matches(':invalid'))) member.refuse();
  };
  // Focus moves within a shadow root are only observable there.
  for (const root of [rootOf(element), shadowRoot])
    root?.addEventListener('focusin', focused, { capture: true, signal: over.signal });
  setTimeout(() => over.abort());
}

function submitted(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement | null;
  const submitter = submitterOf(event.submitter);
  if (!form || event.defaultPrevented || submitter?.formNoValidate) return;
  // The browser has validated it, unless the page does that itself, in a listener.
  if (!memberOf(form, 'noValidate')) begun.delete(form);
  if (!hold(form, submitter)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Holds back a submission if an element of the form is waiting or has a question. False if it may proceed. */
function hold(form: HTMLFormElement, submitter: Submitter | null): boolean {
  const current = holds.get(form) ?? new Hold(form);
  holds.set(form, current);
  current.submitter = keepSubmitter(submitter);
  if (current.isWaiting) return true;
  // Once the time is up, nothing new is waited for.
  if (current.leftMs === 0) return false;
  const inForm = membersOf(form);
  const held = inForm.flatMap(({ element, submission }) => {
    // It may have moved here from a form that waits for it.
    settled(element, 'none');
    return submission.hold() ? new Promise<Submission>((resolve) => waitedFor.set(element, resolve)) : [];
  });
  if (held.length === 0 && !inForm.some(({ submission }) => submission.ask)) {
    holds.delete(form);
    return false;
  }
  // What follows from one wait may take as long.
  current.prolong();
  current.isWaiting = held.length > 0;
  void submitAgain(form, current, held);
  return true;
}

/** Waits for all elements of the form, then asks questions, shows what is missing, or submits again. */
async function submitAgain(form: HTMLFormElement, current: Hold, held: readonly Promise<Submission>[]): Promise<void> {
  void stopWaitingInTime(membersOf(form), current);
  const outcomes = await Promise.all(held);
  current.isWaiting = false;
  const { focused, submitter } = current;
  const asking = membersOf(form).find(({ submission }) => submission.ask)?.submission;
  const isGivenUp = outcomes.includes('none');
  // The browser moves the focus to an invalid field. Someone who has moved on to another field is typing there.
  const isElsewhere = ![focused, null].includes(focusedBeside(form));
  const isConnected = memberOf(form, 'isConnected');
  begun.delete(form);
  if (asking) await asking.ask?.();
  else if (isConnected && outcomes.includes('refused')) {
    if (!isGivenUp && !isElsewhere) memberOf(form, 'reportValidity').call(form);
  } else if (isConnected && !isGivenUp) {
    begin(form, { submitter: submitter?.button ?? null, isOver: () => true });
    const isChecked = isElsewhere && !memberOf(form, 'noValidate');
    if (isChecked && !memberOf(form, 'checkValidity').call(form)) begun.delete(form);
    else submitAs(form, submitter);
  }
  if (!current.isWaiting) holds.delete(form);
}

/** Stops waiting when the hold ends, also for those of the elements that have left the form by then. */
async function stopWaitingInTime(inForm: readonly FormMember[], hold: Hold): Promise<void> {
  while (hold.leftMs > 0 && hold.isWaiting) await new Promise((resolve) => setTimeout(resolve, hold.leftMs));
  if (hold.isWaiting) for (const { submission } of inForm) submission.giveUp();
}

/** The focused element in the document or shadow root of a form. Null for none. */
function focusedBeside(form: HTMLFormElement): Element | null {
  const { activeElement } = memberOf(form, 'getRootNode').call(form) as Document | ShadowRoot;
  return activeElement === memberOf(form, 'ownerDocument').body ? null : activeElement;
}
