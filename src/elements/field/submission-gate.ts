/**
 * The submissions of the forms that elements are in. A submission that comes before the engine waits for it, and then goes on the same way:
 * same button, same checks, same listeners. Listens before all other listeners, so that none of them sees a submission twice.
 */
import { isButton, memberOf, requestSubmits, rootOf, submitForm } from './element-kinds.ts';
import type { EngineFile } from './engine-port.ts';

/** An element in a form, with or without an engine. */
export interface Waiting {
  readonly element: HTMLElement;
  readonly form: HTMLFormElement | null;
  readonly engineFile: EngineFile;
  /** True while it has no engine, or not all of it, and needs it to be submitted. */
  readonly isWaiting: boolean;
  /** Attaches the engine as soon as it is loaded. Resolves when it is, or cannot be. */
  attach(): Promise<void>;
  /** Attaches it, and shows meanwhile that a submission waits. */
  hold(): Promise<void>;
}

type Submitter = HTMLButtonElement | HTMLInputElement;

/** The elements of the document. */
const connected = new Set<Waiting>();

/** Forms that the browser checks in this task, each with the button that submits. */
const begun = new Map<HTMLFormElement, Submitter | null>();

/** The places where submissions are listened for. A form in a shadow root keeps its own there. */
const rootsWithListeners = new WeakSet<ShadowRoot | Window>();

/** Watches the submissions of an element's form until `unwatchSubmissions`. */
export function watchSubmissions(waiting: Waiting): void {
  const { element } = waiting;
  connected.add(waiting);
  const root = rootOf(element);
  if (!rootsWithListeners.has(root)) {
    rootsWithListeners.add(root);
    root.addEventListener('click', pressed, true);
    root.addEventListener('invalid', checked, true);
    // After the page's own listeners, which may use the key for something else.
    root.addEventListener('keypress', (event) => listenersOf()?.entered(event as KeyboardEvent));
    // A browser that fills one field of a form fills the others with it.
    root.addEventListener('focusin', (event) => wake((event.target as Partial<HTMLInputElement>).form));
    root.addEventListener('submit', submitted as (event: Event) => void, true);
  }
}

/** The element left the document. */
export function unwatchSubmissions(waiting: Waiting): void {
  connected.delete(waiting);
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
    if (!submitter?.formNoValidate) {
      begin(form, submitter);
      listenersOf()?.requested(form, submitter);
    }
    requestSubmit.call(form, given);
  };
  requestSubmits.set(form, submit);
  // A field of that name hides it from scripts, too, and nothing can replace it.
  if (!isHidden) form.requestSubmit = submit;
}

/**
 * An element was found not acceptable. Where that is one of a submission, and the engine may see it otherwise, the submission waits,
 * and nobody is told anything.
 */
function checked(event: Event): void {
  const { form } = event.target as HTMLInputElement;
  const isWaiting = (control: EventTarget | null) => waitingIn(form).some(({ element }) => element === control);
  if (!form || !begun.has(form) || !isWaiting(event.target)) {
    listenersOf()?.checked(event);
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  // The browser reports the form's other errors.
  const isWrong = (control: Element) => !isWaiting(control) && control.matches(':invalid:not(fieldset)');
  if (![...memberOf(form, 'elements')].some(isWrong)) hold(form, begun.get(form));
}

function pressed(event: Event): void {
  const button = event.composedPath().map(submitterOf).find(Boolean);
  if (!button?.form || button.disabled || button.formNoValidate) return;
  begin(button.form, button);
  listenersOf()?.pressed(event);
}

/** The person is at a form: its elements attach their engines. */
function wake(form: HTMLFormElement | null | undefined): void {
  for (const waiting of elementsIn(form)) void waiting.attach();
}

/** Engines whose file is loaded are attached now, to hear of the submission. */
function begin(form: HTMLFormElement, submitter: Submitter | null): void {
  wake(form);
  begun.set(form, submitter);
  setTimeout(() => begun.delete(form));
}

function submitted(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement | null;
  const submitter = submitterOf(event.submitter);
  if (!form || event.defaultPrevented || submitter?.formNoValidate) return;
  if (!waitingIn(form)[0]) {
    listenersOf()?.submitted(event);
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  hold(form, submitter);
}

/** Submits once more when all engines of the form are loaded, or cannot be. */
function hold(form: HTMLFormElement, submitter: Submitter | null | undefined): void {
  // As on the platform, the button pressed last submits.
  const isHeld = held.has(form);
  held.set(form, submitter);
  if (isHeld) return;
  void Promise.all(waitingIn(form).map((waiting) => waiting.hold())).then(() => {
    const last = held.get(form);
    // Meanwhile the page may have reset the form, or taken it or the button away.
    if (held.delete(form) && memberOf(form, 'isConnected')) submitForm(form, last?.form === form ? last : null);
  });
}

/** True while a form is held here, until the code is there that knows whether it may be submitted. */
export function isHeld(form: HTMLFormElement | null): boolean {
  return held.has(form);
}

/** A form that is reset meanwhile is not submitted. */
export function letGo(form: HTMLFormElement | null): void {
  held.delete(form);
}

/** Forms that are held, each with the button that submits. */
const held = new Map<HTMLFormElement | null, Submitter | null | undefined>();

const elementsIn = (form: HTMLFormElement | null | undefined) => [...connected].filter((it) => it.form === form);

const waitingIn = (form: HTMLFormElement | null) => elementsIn(form).filter(({ isWaiting }) => isWaiting);

/** Those of an engine that is there; undefined as long as there is none. */
const listenersOf = () => [...connected].find(({ engineFile }) => engineFile.loaded)?.engineFile.loaded?.submissions;

function submitterOf(target: EventTarget | null | undefined): Submitter | null {
  return isButton(target) && /^(submit|image)$/.test(target.type) ? target : null;
}
