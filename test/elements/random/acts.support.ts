/** Performs each act of a random life on its element. */
import { isSameAddress } from '../../../src/core/address/shown.ts';
import { restorableFrom } from '../../../src/core/entry/restore.ts';
import { inspect } from '../../../src/elements/engine/inspect.ts';
import { typeInto } from '../element.support.ts';
import { translate } from '../localization/translated.support.ts';
import type { Act, Control, Life } from './support.ts';

const within = <Type extends HTMLElement>({ element }: Life, selector: string): Type[] =>
  [...(element.shadowRoot?.querySelectorAll<Type>(selector) ?? [])].filter((it) => it.getClientRects().length > 0);

const said = { bubbles: true, composed: true } as const;

function pointer({ pointer }: Life, target: HTMLElement, type: string, detail: number): void {
  if (type === 'pointerdown') pointer.pressed = target.textContent;
  const options = { ...said, cancelable: true } as const;
  target.dispatchEvent(
    type === 'click'
      ? new MouseEvent(type, { ...options, detail })
      : new PointerEvent(type, { ...options, isPrimary: true }),
  );
}

/** Puts a text into a field, the way a person does it. */
function write(life: Life, { kind, field, text }: Extract<Act, { readonly text: string }>): void {
  const inputs = within<HTMLInputElement>(life, 'input:enabled:read-write');
  const input = inputs[field % Math.max(1, inputs.length)];
  if (!input) return;
  input.focus();
  if (kind === 'pastes') {
    input.select();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    if (!input.dispatchEvent(new ClipboardEvent('paste', { ...said, cancelable: true, clipboardData }))) return;
  }
  if (kind === 'composes') {
    input.dispatchEvent(new CompositionEvent('compositionstart', said));
    input.value = text.slice(0, 1);
    input.dispatchEvent(new InputEvent('input', { ...said, isComposing: true, inputType: 'insertCompositionText' }));
    // The keys that choose among the characters of an input method are its own.
    for (const key of ['ArrowDown', 'Enter'])
      input.dispatchEvent(new KeyboardEvent('keydown', { ...said, cancelable: true, key, isComposing: true }));
  }
  input.value = text;
  const inputType = { types: 'insertText', pastes: 'insertFromPaste', composes: 'insertCompositionText' }[kind];
  input.dispatchEvent(new InputEvent('input', { ...said, inputType }));
  if (kind === 'composes') input.dispatchEvent(new CompositionEvent('compositionend', said));
}

/** Lets one thing happen, and the time that it takes pass. */
export async function perform(life: Life, it: Act): Promise<void> {
  const { element, form, elsewhere, service, clock } = life;
  if (it.kind === 'waits') await clock.pass(it.milliseconds);
  else if (it.kind === 'types' || it.kind === 'pastes' || it.kind === 'composes') write(life, it);
  else if (it.kind === 'presses a key') {
    const active = element.shadowRoot?.activeElement;
    const options = { ...said, key: it.key, cancelable: true, ctrlKey: it.key === 'z' };
    active?.dispatchEvent(new KeyboardEvent('keydown', options));
  } else if (it.kind === 'presses a button') {
    const buttons = within<HTMLButtonElement>(life, 'button:enabled');
    const button = buttons[it.index % Math.max(1, buttons.length)];
    button?.focus();
    button?.click();
  } else if ('index' in it) await point(life, it);
  else if (it.kind === 'searches' || it.kind === 'finds an address') await search(life, it.kind === 'finds an address');
  else if (it.kind === 'answer') service.waiting.shift()?.(it.outcome);
  else if (it.kind === 'leaves') elsewhere.focus();
  else if (it.kind === 'submits') form.querySelector<HTMLButtonElement>(':scope > button')?.click();
  else if (!browser(life, it.kind)) page(life, it.kind);
  await clock.pass(0);
  await element.updateComplete;
}

/** A search as it goes well: to its list, or to an address. */
async function search(life: Life, isToEnd: boolean): Promise<void> {
  const { clock, service } = life;
  const answered = async () => {
    await clock.pass(100);
    for (const answer of service.waiting.splice(0)) answer('good');
    await clock.pass(0);
  };
  const texts = { input: 'julian', postcode: '2012ES', houseNumber: '30' };
  if (within(life, '#input, #houseNumber').length === 0) return;
  for (const [id, text] of Object.entries(texts)) {
    const [input] = within<HTMLInputElement>(life, `#${id}:enabled:read-write`);
    input?.focus();
    if (input) typeInto(input, text);
  }
  await answered();
  if (!isToEnd) return;
  await point(life, { kind: 'clicks', index: 1 });
  await answered();
}

async function point(life: Life, { kind, index }: Extract<Act, { readonly index: number }>): Promise<void> {
  const optionAt = () => within(life, '.option')[index];
  const option = optionAt();
  if (!option) return;
  if (kind !== 'releases') pointer(life, option, 'pointerdown', 1);
  if (kind === 'presses') return;
  if (kind === 'presses for long') {
    // Longer than anything waits for a press: the list is another one when the finger goes up.
    life.service.waiting.shift()?.('other');
    await life.clock.pass(1_200);
  }
  const released = optionAt();
  if (!released) return;
  life.pointer.isClicking = true;
  pointer(life, released, 'pointerup', 1);
  pointer(life, released, 'click', 1);
  if (kind === 'double clicks') optionAt()?.dispatchEvent(secondClick());
  Object.assign(life.pointer, { pressed: null, isClicking: false });
}

const secondClick = () => new MouseEvent('click', { ...said, cancelable: true, detail: 2 });

type SimpleAct = Exclude<
  Act,
  { text: string } | { key: string } | { index: number } | { outcome: unknown } | { kind: 'searches' }
>['kind'];

/** Performs an act of the browser or the machine. False for any other act. */
function browser(life: Life, kind: SimpleAct): boolean {
  const { clock, code, network } = life;
  if (kind === 'half an hour') clock.set(30 * 60_000);
  else if (kind === 'an hour back') clock.set(-60 * 60_000);
  else if (kind === 'offline') {
    network.isOnline = !network.isOnline;
    dispatchEvent(new Event(network.isOnline ? 'online' : 'offline'));
  } else if (kind === 'undoes') document.execCommand('undo');
  else if (kind === 'kept whole') keepWhole(life);
  else if (kind === 'restored') restore(life);
  else if (kind === 'translated') translate(life.element.shadowRoot as ShadowRoot);
  else if (kind === 'extended') extend(life);
  else if (kind === 'zoomed') visualViewport?.dispatchEvent(new Event('resize'));
  else if (kind === 'code is late') code.set('late');
  else if (kind === 'code is gone') code.set('gone');
  else if (kind === 'code is there') code.set('there');
  else return false;
  return true;
}

/** The person goes to another page and comes back ten minutes later, to a page that the browser kept as it was. */
function keepWhole({ element, clock }: Life): void {
  const { state } = inspect(element);
  const { value } = element;
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  document.dispatchEvent(new Event('freeze'));
  clock.set(10 * 60_000);
  document.dispatchEvent(new Event('resume'));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  if (inspect(element).state !== state || element.value !== value) throw new Error('A page that was kept is another.');
}

/** The person comes back to a page that is loaded again: what the browser kept of the form is in a new element. */
function restore({ element, form }: Life): void {
  const { state } = inspect(element);
  const again = element.cloneNode(true) as Control;
  again.client = element.client;
  form.append(again);
  again.formStateRestoreCallback(restorableFrom(state));
  const isWhole = inspect(again).state.panel.awaited === null;
  const [before, after] = [element.value, again.value];
  again.remove();
  // Fields by hand come back with their code. The order of members is no promise.
  if (isWhole && !isSameAddress(before, after))
    throw new Error(`${JSON.stringify(after)} came back of ${JSON.stringify(before)}.`);
}

/** An extension of the browser puts its sign beside each field, and those that have no focus into an element of its own. */
function extend({ element }: Life): void {
  for (const input of element.shadowRoot?.querySelectorAll('input') ?? []) {
    input.setAttribute('data-extension', '');
    input.after(document.createElement('extension-sign'));
    if (input.matches(':focus')) continue;
    const wrapper = document.createElement('extension-field');
    input.replaceWith(wrapper);
    wrapper.append(input);
  }
}

function page({ element, form }: Life, kind: SimpleAct): void {
  if (kind === 'reset') form.reset();
  if (kind === 'disabled') element.disabled = !element.disabled;
  if (kind === 'readonly') element.readOnly = !element.readOnly;
  if (kind === 'moved') form.prepend(element);
  if (kind === 'adopted') {
    const frame = document.createElement('iframe');
    form.append(frame);
    frame.contentDocument?.body.append(element);
    form.prepend(element);
    frame.remove();
  }
  if (kind === 'another form') {
    if (element.hasAttribute('form')) element.removeAttribute('form');
    else element.setAttribute('form', 'other');
  }
  if (kind === 'cloned') {
    const clone = element.cloneNode(true) as Control;
    form.append(clone);
    clone.remove();
  }
  if (kind === 'set again') setAgain(element);
  if (kind === 'renders at every key') {
    for (const type of ['input', 'change', 'keydown', 'address-step'])
      element.addEventListener(type, () => setAgain(element));
  }
  if (kind === 'value written back') Object.assign(element, { value: element.value });
  if (kind === 'clear') element.clear();
  if (kind === 'enterManually') element.enterManually();
  if (kind === 'country' && 'country' in element) element.country = element.country === 'BE' ? 'NL' : 'BE';
  if (kind === 'wrong types') Object.assign(element, { minLength: 'x', messages: 7, submitNames: null, poBox: {} });
  if (kind === 'custom error') element.setCustomValidity(element.validity.customError ? '' : 'Not there');
}

/** As a framework does that renders: all attributes are set to what they are. */
function setAgain(element: Control): void {
  for (const { name, value } of [...element.attributes]) element.setAttribute(name, value);
}
