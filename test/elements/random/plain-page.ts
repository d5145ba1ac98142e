/** An element in a document without a browser, and what a page and a shopper can do with it and observe of it. */
import { Window } from 'happy-dom';
import type { LitElement } from 'lit';
import type { AddressEntry, AddressInput } from '../../../src/address-entry.ts';
import type { AddressClient } from '../../../src/client.ts';
import { installWindow } from '../../testing/documents.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Lets everything happen that waits for nothing but its turn. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The time of the process, turned by hand: timers, frames, `Date.now` and `performance.now`. */
function holdTime() {
  const timers = new Map<number, Timer>();
  let [now, id] = [0, 0];
  const began = Date.now();
  const after = (run: (...rest: unknown[]) => void, milliseconds = 0, ...rest: unknown[]) => {
    timers.set(++id, { at: now + Math.max(0, milliseconds), run: () => run(...rest) });
    return id;
  };
  const forget = (it: number) => void timers.delete(it);
  Object.assign(globalThis, {
    setTimeout: after,
    clearTimeout: forget,
    requestAnimationFrame: (run: () => void) => after(run, 16),
    cancelAnimationFrame: forget,
    requestIdleCallback: (run: () => void) => after(run, 1),
    cancelIdleCallback: forget,
  });
  Date.now = () => began + now;
  performance.now = () => now;
  Math.random = () => 0.5;
  return {
    get now() {
      return now;
    },
    async pass(milliseconds: number) {
      const until = now + milliseconds;
      await turn();
      for (;;) {
        let first: [number, Timer] | null = null;
        for (const it of timers) if (!first || it[1].at < first[1].at) first = it;
        if (!first || first[1].at > until) break;
        now = Math.max(now, first[1].at);
        timers.delete(first[0]);
        first[1].run();
        await turn();
      }
      now = until;
    },
  };
}

/** The observable part of the platform's side of a form control. */
function formControl(element: HTMLElement) {
  const own = {
    entries: null as FormData | null,
    states: new Set<string>(),
    labels: [],
    validity: { valid: true } as ValidityStateFlags & { valid: boolean },
    validationMessage: '',
    get willValidate() {
      return !element.hasAttribute('disabled') && !element.hasAttribute('readonly');
    },
    get form() {
      return element.closest('form');
    },
    setFormValue(value: FormData | null) {
      own.entries = value;
    },
    setValidity(flags: ValidityStateFlags = {}, message = '') {
      own.validity = { ...flags, valid: !Object.values(flags).includes(true) };
      own.validationMessage = message;
    },
    checkValidity: () => !own.willValidate || own.validity.valid,
    reportValidity: () => own.checkValidity(),
  };
  return own;
}

type Control = ReturnType<typeof formControl>;

const controls = new WeakMap<HTMLElement, Control>();
const document = installWindow(new Window({ url: 'http://localhost/' }));
HTMLElement.prototype.attachInternals = function attachInternals(this: HTMLElement) {
  const control = formControl(this);
  controls.set(this, control);
  return control as unknown as ElementInternals;
};
document.documentElement.lang = 'en';
// That of happy-dom throws while the focus is in another element, or in something that was removed.
const active = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'activeElement') as { get(): Element | null };
Object.defineProperty(ShadowRoot.prototype, 'activeElement', {
  get() {
    try {
      return active.get.call(this);
    } catch {
      return null;
    }
  },
});
await import('../../../src/address-entry.ts');

/** The time of this process. */
export const time = holdTime();

function takeOwn(element: object, name: PropertyKey): unknown {
  const value = Reflect.get(element, name);
  Reflect.deleteProperty(element, name);
  return value;
}

const heardOf = ['input', 'change', 'address-selected', 'address-cleared', 'address-error', 'address-step'] as const;

/** The event in words, with what a page reads of it. */
function wordsOf({ type, detail }: CustomEvent): string {
  if (type === 'address-step') return `step ${detail.step}`;
  if (type === 'address-selected')
    return `selected ${detail.address.street} ${detail.address.building} ${detail.source}`;
  return type === 'address-error' ? `error ${detail.reason}` : type;
}

/** Mounts an element; `attributes` are those of its tag. */
export async function openPage(client: AddressClient, attributes: Readonly<Record<string, string>>) {
  const form = document.body.appendChild(document.createElement('form'));
  const elsewhere = form.appendChild(document.createElement('input'));
  const element = document.createElement('address-entry') as AddressEntry;
  // Node takes the types away and leaves the fields, which then hide the accessors of the class; builds have none.
  for (const name of (element.constructor as typeof LitElement).elementProperties.keys()) {
    if (Object.hasOwn(element, name)) Reflect.set(element, name, takeOwn(element, name));
  }
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.client = client;
  // Happy-dom knows of no form-associated elements.
  const matches = element.matches.bind(element);
  Object.assign(element, {
    matches: (selector: string) => (selector === ':disabled' ? element.disabled : matches(selector)),
  });
  const heard: string[] = [];
  for (const type of heardOf) {
    element.addEventListener(type, (event) => {
      heard.push(wordsOf(event as CustomEvent));
    });
  }
  form.prepend(element);
  await time.pass(1000);
  const root = element.shadowRoot as ShadowRoot;
  const find = <Type extends HTMLElement>(selector: string) => [...root.querySelectorAll<Type>(selector)];
  const control = controls.get(element) as Control;
  const press = (words: RegExp) =>
    find('button')
      .find((it) => words.test(it.getAttribute('aria-label') ?? it.textContent ?? ''))
      ?.click();

  /** Writes into a field as a person does; does nothing if the field is not there, or is disabled. */
  function write(id: string, text: string): void {
    const [field] = find<HTMLInputElement>(`#${id}`);
    if (!field || field.disabled || field.readOnly || field.value === text) return;
    field.focus();
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }

  const choosable = () =>
    element.disabled || element.readOnly ? [] : find('.option').filter((it) => !it.textContent?.includes('Not listed'));

  const textOf = (id: string) => find<HTMLInputElement>(`#${id}`)[0]?.value;

  const acts = {
    writes: write,
    types: (text: string) => write('input', text),
    /** Taps into the field, and presses a row. Resolves with the rows that there were. */
    async chooses(index: number): Promise<string> {
      const [field] = find<HTMLInputElement>('#input');
      if (field && !field.disabled) field.focus();
      if (field && !field.disabled) field.click();
      await time.pass(10);
      const rows = choosable();
      const labels = rows.map((it) => it.querySelector('[part~=option-label]')?.textContent?.trim() ?? 'back');
      rows[index]?.click();
      return labels.join();
    },
    clears: () => press(/^Clear address$/),
    undoes: () => press(/^\s*Undo\s*$/),
    retries: () => press(/^\s*Try again\s*$/),
    'manual button': () => find('#manual')[0]?.click(),
    'search button': () => press(/Search for the address instead/),
    fills: (it: Readonly<Record<string, string>>) => {
      for (const name of ['street', 'building', 'postcode', 'locality']) write(name, it[name] ?? '');
    },
    leaves: () => elsewhere.focus(),
    country(iso2: 'NL' | 'BE') {
      const [picker] = find<HTMLSelectElement>('select#country');
      const iso3 = iso2 === 'NL' ? 'NLD' : 'BEL';
      if (!picker || picker.disabled || element.country === iso2) return;
      // Happy-dom's own `value` is not that of the options that were rendered last.
      Object.defineProperty(picker, 'value', { value: iso3, configurable: true });
      picker.dispatchEvent(new Event('change', { bubbles: true }));
      Reflect.deleteProperty(picker, 'value');
    },
    'page country': (country: string) => void Object.assign(element, { country }),
    'page clears': () => element.clear(),
    'page value': (value: AddressInput | null) => void Object.assign(element, { value }),
    'page manual': () => element.enterManually(),
    resets: () => element.formResetCallback(),
    disabled(isDisabled: boolean) {
      element.disabled = isDisabled;
      element.formDisabledCallback();
    },
    'read-only': (readOnly: boolean) => void Object.assign(element, { readOnly }),
    moves() {
      element.remove();
      form.prepend(element);
    },
  };

  /** Everything that a page and a person can observe. */
  function observe() {
    const { value, step } = element;
    return {
      value:
        value && `${value.street} ${value.building} ${value.locality} ${value.source} ${value.verdict?.grade ?? ''}`,
      step: step as string,
      valid: element.checkValidity(),
      entries: element.disabled ? '' : [...(control.entries ?? [])].map(([, text]) => text).join(),
      heard: heard.splice(0).join(', '),
      undo: find('button').some((it) => it.textContent?.trim() === 'Undo'),
      said: find('[part=status]')[0]?.textContent ?? '',
    };
  }
  return { element, acts, find, textOf, observe, close: () => form.remove() };
}
