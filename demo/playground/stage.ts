/**
 * The element on the stage. It is created once and updated; settings that only affect a new element create another one.
 */
import type { AddressEntry } from '../../src/address-entry.ts';
import type { NlPostcodeLookup } from '../../src/nl-postcode-lookup.ts';
import { fieldsSlot, proxyUrl, type Settings } from './settings.ts';
import { ownFields } from './tag.ts';

/** An element on the stage. */
export type Staged = AddressEntry | NlPostcodeLookup;

/** Attributes that only take effect when an element is connected, or that set its initial state. */
const initial = ['autofocus', 'value'];

/** The element in its place, with the previous settings. */
export interface Stage {
  readonly element: Staged;
  readonly settings: Settings;
}

/** Applies settings to the stage. Returns the element, which is a new one if necessary. */
export function setStage(stage: HTMLElement, place: HTMLElement, settings: Settings, before: Stage | null): Stage {
  const { width, scheme, dir } = settings.stage;
  stage.dataset['width'] = width;
  stage.dataset['scheme'] = scheme;
  stage.dir = dir || 'ltr';
  const isSame =
    before?.settings.element === settings.element &&
    initial.every((name) => before.settings.attributes[name] === settings.attributes[name]) &&
    JSON.stringify(before.settings.slots) === JSON.stringify(settings.slots);
  const element = isSame && before ? before.element : (document.createElement(settings.element) as Staged);
  setAttributes(element, settings);
  setTokens(element, settings.tokens);
  if (element !== before?.element) {
    element.append(...Object.entries(settings.slots).map(([name, text]) => renderSlot(name, text)));
    place.replaceChildren(element);
  }
  return { element, settings };
}

function setAttributes(element: Staged, { attributes, stage: { fault } }: Settings): void {
  for (const { name } of Array.from(element.attributes)) {
    if (!(name in attributes) && name !== 'style') element.removeAttribute(name);
  }
  for (const [name, text] of Object.entries(attributes)) {
    const wanted = name === 'proxy-url' && text === proxyUrl && fault ? `/faults/${fault}${proxyUrl}` : text;
    if (element.getAttribute(name) !== wanted) element.setAttribute(name, wanted);
  }
}

function setTokens({ style }: Staged, tokens: Settings['tokens']): void {
  for (const name of Array.from(style)) if (!(name in tokens)) style.removeProperty(name);
  for (const [name, text] of Object.entries(tokens)) style.setProperty(name, text);
}

function renderSlot(name: string, text: string): HTMLElement {
  if (name === fieldsSlot) return renderFields();
  const child = document.createElement('span');
  child.slot = name;
  child.textContent = text;
  return child;
}

function renderFields(): HTMLElement {
  const box = document.createElement('div');
  box.slot = fieldsSlot;
  box.className = 'own-fields';
  for (const [label, name, token] of ownFields) {
    const field = box.appendChild(document.createElement('p'));
    field.className = 'field';
    const text = field.appendChild(document.createElement('label'));
    text.textContent = label;
    text.htmlFor = `own-${name}`;
    const input = field.appendChild(document.createElement('input'));
    input.id = `own-${name}`;
    input.name = name;
    input.setAttribute('autocomplete', token);
  }
  return box;
}
