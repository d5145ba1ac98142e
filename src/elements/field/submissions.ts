/**
 * The submissions of the forms that elements are in. A submission that waits for an answer, or for code, is held and then goes on the
 * same way: same button, same checks, same listeners. The rule is the same whatever was loaded.
 *
 * Listens before all other listeners, so that none of them sees a submission twice. `form.submit()` skips it, as in HTML; a button
 * with `formnovalidate`, such as "save for later", is let through.
 */
import type { Submission } from '../../core/entry/state.ts';
import { delay } from '../../waiting/delay.ts';
import { isButton, isElement, isInput, memberOf, requestSubmits, rootOf, submitForm } from './element-kinds.ts';
import {
  type KeptSubmitter,
  keepSubmitter,
  rememberPoint,
  type Submitter,
  submitAs,
  submitterOf,
} from './submitter.ts';
import { noteWriting } from './writings.ts';

/**
 * Milliseconds that a form, or a field, waits for an answer or for code. With each of them that comes it waits as long again; twice as
 * long at most.
 */
export const waitMaxMs = 4_500;

/** The part of one element in the submissions of its form. */
export interface SubmissionPart {
  /** True if waiting may fix what is wrong with the value. */
  readonly isHoldable: boolean;
  /** True while the element's own address is on its way. */
  readonly isAwaited: boolean;
  /** True while it holds a submission back. */
  readonly isHolding: boolean;
  /** True while the person is asked something about the address. */
  readonly isAsking: boolean;
  /** The form is submitted: what was typed is taken. The browser checks the form next. */
  begin(): void;
  /** The form was submitted or refused, or there is something to ask first. */
  end(): void;
  /** Holds the submission back where something is awaited; false where nothing is. */
  hold(): boolean;
  /** Resolves when nothing is awaited any more, with the result of the submission. */
  wait(): Promise<Submission>;
  /** What is awaited took too long. */
  giveUp(): void;
  /** Moves the focus to the question. */
  ask(): Promise<void>;
  /** The person sees that the value is not acceptable. */
  refuse(): void;
  /** The browser's check of a submission refuses the value. */
  refused(): void;
}

/** An element in a form. */
export interface FormMember {
  readonly element: HTMLElement;
  readonly form: HTMLFormElement | null;
  /** Before the engine that of the field, then that of the engine. */
  readonly submission: SubmissionPart;
  /** Attaches the engine as soon as it is loaded. */
  attach(): Promise<void>;
  /** Before the engine: form and validity follow from what is in the fields, those of the page as well. */
  configure(): void;
}

/** A submission that the browser is about to check. */
interface Begun {
  readonly submitter: Submitter | null;
  /** True once all listeners of the event that begins it have run: what is checked then, the browser checks. */
  readonly isOver: () => boolean;
}

/** A held submission, maybe held more than once: for an answer, then for fields that are not loaded yet. */
interface Hold {
  /** When it ends unless something comes before, on the clock of `performance.now()`. */
  readonly endsAt: number;
  /** When it ends at the latest, on the same clock. */
  readonly endsAtLatest: number;
  /** The element that had the focus when the person submitted. Null for none. */
  readonly focused: Element | null;
  /** The button that submits. As on the platform, the one pressed last. */
  readonly submitter: KeptSubmitter | null;
}

/** The elements of all documents. */
const members = new Set<FormMember>();

const begun = new WeakMap<HTMLFormElement, Begun>();

const holds = new WeakMap<HTMLFormElement, Hold>();

/** The places where submissions are listened for. A form in a shadow root keeps its own there. */
const rootsWithListeners = new WeakSet<ShadowRoot | Window>();

/** Watches the submissions of an element's form until `unwatchSubmissions`. */
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
  // A browser that fills one field of a form fills the others with it.
  root.addEventListener('focusin', (event) => wake((event.target as Partial<HTMLInputElement>).form));
  root.addEventListener('submit', submitted as (event: Event) => void, true);
  // What a person did last counts, the text or the page's fields, also those that are not in an element.
  root.addEventListener('input', written, true);
}

/** The element left the document. */
export function unwatchSubmissions(member: FormMember): void {
  members.delete(member);
}

/** The elements of a form. */
export function membersOf(form: HTMLFormElement | null | undefined): readonly FormMember[] {
  return [...members].filter((member) => form && member.form === form);
}

/**
 * Has a submission by a script wait as one by a person does: the browser checks the form for both, but nothing tells of a
 * script's than the call itself.
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
  // A field of that name hides it from scripts, too, and nothing can replace it.
  if (!isHidden) form.requestSubmit = submit;
}

/** As Enter in a text field: presses the form's default button, or submits a form that has none. */
export function submitImplicitly(form: HTMLFormElement): void {
  const isSubmit = (element: Element): element is HTMLButtonElement => isButton(element) && element.type === 'submit';
  const button = [...memberOf(form, 'elements')].find(isSubmit);
  if (button) button.click();
  else submitForm(form);
}

/** Something came that a form waits for: what it leads to has as long. */
export function prolongHold(form: HTMLFormElement | null): void {
  const hold = form && holds.get(form);
  const now = performance.now();
  if (hold && now < hold.endsAt) holds.set(form, { ...hold, endsAt: Math.min(now + waitMaxMs, hold.endsAtLatest) });
}

function pressed(event: Event): void {
  const button = event.composedPath().map(submitterOf).find(Boolean);
  if (!button?.form || button.disabled || button.formNoValidate) return;
  rememberPoint(button, event as MouseEvent);
  // A check by the page's own listeners before that is not the browser's.
  const isOver = () => event.eventPhase === Event.NONE && !event.defaultPrevented;
  begin(button.form, { submitter: button, isOver });
}

/**
 * As in HTML, Enter in the one field of the page submits a form that has no button; with a button it is a click. A browser
 * would count the fields for autofill, too, and submit nothing.
 */
function entered(event: KeyboardEvent): void {
  const [field] = event.composedPath();
  if (event.key !== 'Enter' || event.defaultPrevented || !isInput(field) || !isLine(field)) return;
  const { form } = field;
  if (!form || membersOf(form).length === 0) return;
  if ([...memberOf(form, 'elements')].some((it) => it !== field && (submitterOf(it) || isLine(it)))) return;
  event.preventDefault();
  submitForm(form);
}

/** True for a page's field in which a person types a line. */
const isLine = (element: Element) => element.matches('input:read-write:not([slot=autofill] > *)');

/** The person is at a form: its elements attach their engines. */
function wake(form: HTMLFormElement | null | undefined): void {
  for (const member of membersOf(form)) void member.attach();
}

function written(event: Event): void {
  noteWriting(event);
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
 * An element was found not acceptable. A script that only asks (`checkValidity`) shows nothing. The browser, where it reports, takes
 * the focus to the first field that is wrong. Where it refuses a submission for nothing that waiting would not fix, that one is held.
 */
function checked(event: Event): void {
  const member = [...members].find(({ element }) => element === event.target);
  if (!member) return;
  const { form, submission } = member;
  const refused = form && begun.get(form);
  if (!form || !refused?.isOver()) {
    refuseOnFocus(member);
    return;
  }
  if (!submission.isHoldable || leftMs(form) === 0) {
    submission.refused();
    return;
  }
  // Nobody is told of what may come right.
  event.preventDefault();
  event.stopImmediatePropagation();
  const holdable = membersOf(form).filter((it) => it.submission.isHoldable);
  const isHoldable = (control: Element) => holdable.some(({ element }) => element === control);
  if (wrongIn(form).every(isHoldable)) hold(form, refused.submitter);
}

/** The controls of a form that are not acceptable, in order. */
export function wrongIn(form: HTMLFormElement): readonly Element[] {
  return [...memberOf(form, 'elements')].filter((control) => control.matches(':invalid:not(fieldset)'));
}

/** The person sees that the value is not acceptable where the browser takes the focus there, or to another control that is not. */
function refuseOnFocus({ element, submission }: FormMember): void {
  const over = new AbortController();
  const { shadowRoot } = element;
  const focused = ({ target }: Event) => {
    const isInside = isElement(target) && target.getRootNode() === shadowRoot;
    if (isInside || (isElement(target) && target.matches(':invalid'))) submission.refuse();
  };
  // Within its own shadow root, a moved focus is heard only there.
  for (const root of [rootOf(element), shadowRoot])
    root?.addEventListener('focusin', focused, { capture: true, signal: over.signal });
  setTimeout(() => over.abort());
}

function submitted(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement | null;
  const submitter = submitterOf(event.submitter);
  if (!form || event.defaultPrevented || submitter?.formNoValidate) return;
  // The browser has checked it, unless the page does that by itself, in a listener.
  if (!memberOf(form, 'noValidate')) begun.delete(form);
  if (!hold(form, submitter)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Holds a submission back where an element of the form waits or asks for something. False where it may go on. */
function hold(form: HTMLFormElement, submitter: Submitter | null): boolean {
  const inForm = membersOf(form);
  const endsAt = performance.now() + waitMaxMs;
  const current = holds.get(form) ?? { endsAt, endsAtLatest: endsAt + waitMaxMs, focused: focusedBeside(form) };
  holds.set(form, { ...current, submitter: keepSubmitter(submitter) });
  if (isHeld(inForm)) return true;
  // What is awaited anew once the time is over is not waited for.
  if (leftMs(form) === 0) return false;
  const held = inForm.filter(({ submission }) => submission.hold());
  if (held.length === 0 && !inForm.some(({ submission }) => submission.isAsking)) {
    holds.delete(form);
    return false;
  }
  // What one wait led to has as long.
  prolongHold(form);
  void submitAgain(form, inForm, held);
  return true;
}

const isHeld = (inForm: readonly FormMember[]) => inForm.some(({ submission }) => submission.isHolding);

/** Waits for all elements of the form, then asks what there is to ask, says what is missing, or submits once more. */
async function submitAgain(
  form: HTMLFormElement,
  inForm: readonly FormMember[],
  held: readonly FormMember[],
): Promise<void> {
  const over = new AbortController();
  const outcomes = held.map(({ submission }) => submission.wait());
  untilEnd(form, over.signal).then(
    () => {
      for (const { submission } of held) submission.giveUp();
    },
    () => null,
  );
  const ends = await Promise.all(outcomes);
  over.abort();
  const { focused = null, submitter = null } = holds.get(form) ?? {};
  const asking = inForm.find(({ submission }) => submission.isAsking);
  const isGivenUp = ends.includes('none');
  // A browser takes the focus to what is wrong. A person who went on to another field meanwhile is typing there.
  const isElsewhere = ![focused, null].includes(focusedBeside(form));
  const isConnected = memberOf(form, 'isConnected');
  const end = () => {
    for (const { submission } of inForm) submission.end();
  };
  if (asking) {
    end();
    await asking.submission.ask();
  } else if (isConnected && ends.includes('refused')) {
    end();
    if (!isGivenUp && !isElsewhere) memberOf(form, 'reportValidity').call(form);
  } else if (isConnected && !isGivenUp) {
    begin(form, { submitter: submitter?.button ?? null, isOver: () => true });
    const isChecked = isElsewhere && !memberOf(form, 'noValidate');
    if (isChecked && !memberOf(form, 'checkValidity').call(form)) end();
    else submitAs(form, submitter);
  }
  if (!isHeld(inForm)) holds.delete(form);
}

/** Milliseconds until the hold of a form ends; a part of one is none. Infinite where there is no hold. */
function leftMs(form: HTMLFormElement): number {
  const { endsAt = Number.POSITIVE_INFINITY } = holds.get(form) ?? {};
  const left = endsAt - performance.now();
  return left < 1 ? 0 : left;
}

/** Resolves when the hold ends; rejects when the signal aborts before. */
async function untilEnd(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  for (let ms = leftMs(form); ms > 0 && holds.has(form); ms = leftMs(form)) await delay(ms, signal);
}

/** The element that has the focus in the document or shadow root of a form. Null for none. */
function focusedBeside(form: HTMLFormElement): Element | null {
  const { activeElement } = memberOf(form, 'getRootNode').call(form) as Document | ShadowRoot;
  return activeElement === memberOf(form, 'ownerDocument').body ? null : activeElement;
}
