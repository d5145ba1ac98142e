/** What a shopper sees and hears of an element, so that tests do not have to reach into the shadow root. */

import type { AddressEntry } from '../elements/address-entry/element.ts';
import { namedFor, nameFromPage } from '../elements/field/accessible-name.ts';
import type { NlPostcodeLookup } from '../elements/nl-postcode-lookup/element.ts';

/** A visible field: the search field, the country, a manual field, one of the Dutch lookup, or the flat. */
export interface FieldInSight {
  /** As in `Address` (`street`, `postcode`), or `input`, `country`, `houseNumber`, `unit`. */
  readonly name: string;
  /** Without the marker for required or optional. */
  readonly label: string;
  readonly value: string;
  readonly isRequired: boolean;
  /** The error beneath it; empty for none. */
  readonly error: string;
}

/** What is visible of an element at one moment. */
export interface InSight {
  readonly fields: readonly FieldInSight[];
  /** The text of all buttons in order, including answers to a question. */
  readonly buttons: readonly string[];
  /** The lines of the address; none without an address. */
  readonly lines: readonly string[];
  /** All errors. */
  readonly errors: readonly string[];
  /** The text of the live region, which changes about a second after the last key; empty for none. */
  readonly said: string;
}

type Control = HTMLInputElement | HTMLSelectElement;

/** The visible fields, buttons, lines and messages of an element. */
export function inSight(element: HTMLElement): InSight {
  return {
    fields: controlsOf(element).map((control) => fieldOf(element, control)),
    buttons: buttonsOf(element).map(nameOf),
    lines: all(element, '[part~=address] .lines > *').map(textOf),
    errors: all(element, '[part~=error]').map(textOf),
    said: all(element, '[part~=status]').map(textOf).join(' '),
  };
}

/** The parts of an element that match a selector. */
export function all<Found extends HTMLElement = HTMLElement>(element: HTMLElement, selector: string): readonly Found[] {
  return [...(element.shadowRoot?.querySelectorAll<Found>(selector) ?? [])];
}

/** A node's text, on one line. */
export function textOf({ textContent }: Node): string {
  return (textContent ?? '').replace(/\s+/g, ' ').trim();
}

const controlsOf = (element: HTMLElement) => all<Control>(element, 'input, select');

/** All buttons except suggestions, which are chosen by their text. */
const buttonsOf = (element: HTMLElement) => all<HTMLButtonElement>(element, 'button');

/** The button's text; for an icon button, its name without that of the element. */
function nameOf(button: HTMLButtonElement): string {
  const element = (button.getRootNode() as ShadowRoot).host as AddressEntry | NlPostcodeLookup;
  const own = namedFor('', nameFromPage(element));
  return textOf(button) || (button.getAttribute('aria-label') ?? '').replace(own, '');
}

/** A field's name as in `Address`; in manual entry, the element calls the flat its addition. */
const nameOfControl = ({ id }: Control, element: HTMLElement) =>
  id === 'addition' && !all(element, '#houseNumber').length ? 'unit' : id;

function fieldOf(element: HTMLElement, control: Control): FieldInSight {
  const around = control.closest<HTMLElement>('[part~=field], .field');
  const label =
    around?.querySelector('label') ?? control.closest('label') ?? all(element, `label[for=${control.id}]`)[0];
  const error = around?.querySelector('[part~=error]');
  return {
    name: nameOfControl(control, element),
    label: label ? labelIn(label) : '',
    value: control.value,
    isRequired: control.getAttribute('aria-required') === 'true',
    error: error ? textOf(error) : '',
  };
}

/** A label's text without the marker in brackets. */
function labelIn(label: HTMLElement): string {
  const copy = label.cloneNode(true) as HTMLElement;
  for (const sign of copy.querySelectorAll('.note')) sign.remove();
  return textOf(copy);
}

/**
 * The control of a field.
 *
 * @param wanted its name or label
 *
 * @throws Error with the current fields, if none matches
 */
export function controlOf(element: HTMLElement, wanted: string): Control {
  const { fields } = inSight(element);
  const at = fields.findIndex(({ name, label }) => name === wanted || label === wanted);
  const control = controlsOf(element)[at];
  if (control) return control;
  const names = fields.map(({ name }) => name).join(', ');
  throw new Error(`<${element.localName}> has no field ${wanted} in sight among: ${names || 'none'}.`);
}

/**
 * Finds a button.
 *
 * @param wanted a part of its text
 *
 * @throws Error with the current buttons, if none matches
 */
export function buttonOf(element: HTMLElement, wanted: string | RegExp): HTMLButtonElement {
  const isMeant = (name: string) => (typeof wanted === 'string' ? name.includes(wanted) : wanted.test(name));
  const button = buttonsOf(element).find((it) => isMeant(nameOf(it)));
  if (button) return button;
  const names = inSight(element).buttons.join('; ');
  throw new Error(`<${element.localName}> has no button ${wanted} in sight among: ${names || 'none'}.`);
}
