/** A page with one control in a form, native or ours, and what can be seen of it. */
import { sendKeys } from '@web/test-runner-commands';
import { addressEntryEngine } from '../../../src/elements/address-entry/element.ts';
import { nlPostcodeLookupEngine } from '../../../src/elements/nl-postcode-lookup/element.ts';
import { fakeClient } from '../address-entry/support.ts';
import { task } from '../element.support.ts';
import { holdFile, releaseFile } from '../late/support.ts';
import { fakeClient as fakeLookupClient } from '../nl-postcode-lookup/support.ts';

/** A member of every control. Ours have a promise more. */
export type Control = HTMLInputElement & { readonly updateComplete?: Promise<boolean> };

/** A kind of control, and what only that kind can say. */
export interface Kind {
  readonly name: string;
  readonly isNative: boolean;
  readonly create: () => Control;
  /** Gives it a value that is acceptable, as a script does. */
  readonly fill: (control: Control) => void;
  readonly empty: (control: Control) => void;
  /** The attribute with the value that a reset puts there. Null where children say it. */
  readonly initial: string | null;
  /** Another one. */
  readonly otherInitial: string | null;
  /** The name of the street in its value. */
  readonly streetOf: (control: Control) => string;
  /** The text in it, as a person sees it. */
  readonly textOf: (control: Control) => string;
}

const input: Kind = {
  name: 'input',
  isNative: true,
  create: () => document.createElement('input') as Control,
  fill: (control) => {
    control.value = 'Julianastraat';
  },
  empty: (control) => {
    control.value = '';
  },
  initial: 'Julianastraat',
  otherInitial: 'Spaarne',
  streetOf: ({ value }) => value,
  textOf: ({ value }) => value,
};

const textarea: Kind = {
  ...input,
  name: 'textarea',
  initial: null,
  create: () => document.createElement('textarea') as unknown as Control,
};

const select: Kind = {
  ...input,
  name: 'select',
  initial: null,
  create: () => {
    const control = document.createElement('select');
    for (const value of ['', 'Julianastraat']) control.add(new Option(value, value));
    return control as unknown as Control;
  },
};

const address = { country: 'NL', street: 'Julianastraat', building: '30', postcode: '2012ES', locality: 'Haarlem' };

const ours: Omit<Kind, 'name' | 'create'> = {
  isNative: false,
  fill: (control) => Object.assign(control, { value: address }),
  empty: (control) => Object.assign(control, { value: null }),
  initial: JSON.stringify(address),
  otherInitial: JSON.stringify({ ...address, street: 'Spaarne' }),
  streetOf: ({ value }) => (value as unknown as { readonly street: string } | null)?.street ?? '',
  textOf: ({ shadowRoot }) => shadowRoot?.querySelector('input')?.value ?? '',
};

const entry: Kind = {
  ...ours,
  name: 'address-entry',
  create: () => {
    const { client } = fakeClient();
    const control = document.createElement('address-entry');
    return Object.assign(control, { client, country: 'NL', countries: 'NL' }) as unknown as Control;
  },
};

const lookup: Kind = {
  ...ours,
  name: 'nl-postcode-lookup',
  create: () => {
    const { client } = fakeLookupClient();
    return Object.assign(document.createElement('nl-postcode-lookup'), { client }) as unknown as Control;
  },
};

/** The judges. */
export const natives = [input, textarea, select];
export const elements = [entry, lookup];

/** When an act is done: to a control that was just made, to one in sight with its engine, or to one whose engine comes afterwards. */
export const moments = ['made just now', 'in sight', 'without its engine'] as const;
export type Moment = (typeof moments)[number];

export interface Scene {
  readonly kind: Kind;
  readonly control: Control;
  readonly form: HTMLFormElement;
  readonly button: HTMLButtonElement;
  readonly place: HTMLElement;
  /** Events of the control as the form's surroundings hear them, in order. */
  readonly heard: string[];
  /** Submissions that arrive. */
  readonly submissions: (HTMLElement | null)[];
  /** Resolves when it is in sight. Its engine is not waited for. */
  readonly rendered: () => Promise<void>;
  /** Lets an engine come that is held back, and resolves when there is nothing to wait for. */
  readonly settled: () => Promise<void>;
}

/** The outcome of an act that a kind of native control has nothing to say about. */
export const notForThisKind = Symbol('not for this kind');

/** An act, which returns what can be seen of it. All is looked at in the task in which it was done unless the act waits. */
export type Act = (scene: Scene) => unknown;
export type Acts = Readonly<Record<string, Act>>;

const listenedFor = [
  'input',
  'change',
  'invalid',
  'reset',
  'formdata',
  'focus',
  'blur',
  'focusin',
  'focusout',
  'beforeinput',
  'select',
  'click',
];

/** All frames that were asked for are done, focus that is taken away with them too. */
export const frames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

function sceneOf(kind: Kind, moment: Moment): Scene & { readonly over: () => void } {
  const engine = kind === entry ? addressEntryEngine : nlPostcodeLookupEngine;
  const isHeld = moment === 'without its engine' && !kind.isNative;
  const file = isHeld ? holdFile<unknown>(engine) : null;
  const place = document.body.appendChild(document.createElement('section'));
  const form = place.appendChild(document.createElement('form'));
  const control = kind.create();
  control.id = 'control';
  control.setAttribute('name', 'x');
  form.append(control);
  const button = form.appendChild(document.createElement('button'));
  const heard: string[] = [];
  const submissions: (HTMLElement | null)[] = [];
  for (const type of listenedFor) {
    place.addEventListener(
      type,
      (event) => {
        const isOwn = event.target === control;
        if (!isOwn && event.target !== form) return;
        const { bubbles, cancelable, composed } = event;
        const flags = Object.entries({ bubbles, cancelable, composed }).filter(([, isSet]) => isSet);
        heard.push([type, isOwn ? 'of the control' : 'of the form', ...flags.map(([name]) => name)].join(' '));
      },
      { capture: true },
    );
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submissions.push(event.submitter);
  });
  return {
    kind,
    control,
    form,
    button,
    place,
    heard,
    submissions,
    rendered: async () => {
      if (file) while (Reflect.get(control, 'isUpdatePending')) await task();
      else await control.updateComplete;
    },
    settled: async () => {
      await file?.come();
      await control.updateComplete;
      // A submission that was held goes on in a task of its own.
      for (let tasks = 0; tasks < 2; tasks++) await task();
      await control.updateComplete;
    },
    over: () => {
      place.remove();
      if (file) releaseFile(engine);
    },
  };
}

/** The public facts on a control's validity. */
export function validityOf({ control, form }: Pick<Scene, 'control' | 'form'>) {
  const { validity, willValidate } = control;
  return {
    willValidate,
    valid: validity.valid,
    valueMissing: validity.valueMissing,
    customError: validity.customError,
    hasMessage: control.validationMessage !== '',
    // Browsers disagree about a control that is not validated.
    isValidInCss: willValidate && control.matches(':valid'),
    isInvalidInCss: control.matches(':invalid'),
    isFormInvalidInCss: form.matches(':invalid'),
  };
}

/** True if the form has something of the control. */
export const isSubmitted = (form: HTMLFormElement) =>
  [...new FormData(form)].some(([name, value]) => name.startsWith('x') && value !== '');

/** Facts right after an act, and again when all is settled; null for an act that says nothing about the kind. */
export type Outcome = { readonly seen: unknown; readonly afterwards: readonly unknown[] } | null;

/** True if a person was told that it is not acceptable. */
export const isUserInvalid = ({ kind, control }: Scene) =>
  control.matches(kind.isNative ? ':user-invalid' : ':state(user-invalid)');

/** A person types two letters into it. */
export async function typed({ control, rendered }: Scene): Promise<void> {
  await rendered();
  control.focus();
  await sendKeys({ type: 'ab' });
}

/**
 * Does an act, and looks once more when everything is settled: nobody can tell a control whose engine came late from another.
 *
 * @returns null for an act that says nothing about the kind
 */
export async function observe(kind: Kind, act: Act, moment: Moment): Promise<Outcome> {
  const scene = sceneOf(kind, moment);
  try {
    if (moment === 'in sight') await scene.settled();
    if (moment !== 'made just now') await scene.rendered();
    const seen = await act(scene);
    if (seen === notForThisKind) return null;
    const [at, submissions] = [structuredClone(seen), scene.submissions.length];
    await scene.settled();
    return {
      seen: at,
      afterwards: [validityOf(scene), isSubmitted(scene.form), scene.submissions.length - submissions],
    };
  } finally {
    scene.over();
  }
}
