/**
 * The element on the stage. It is created once and updated; settings that only affect a new element create another one.
 */
import { html, render } from 'lit';
import type { AddressEntry } from '../../src/address-entry.ts';
import type { NlPostcodeLookup } from '../../src/nl-postcode-lookup.ts';
import { fieldsSlot, proxyUrl, type Settings } from './settings.ts';
import { ownFields } from './tag.ts';

/** An element on the stage. */
type Staged = AddressEntry | NlPostcodeLookup;

/** The element in its place, with the previous settings. */
export interface Stage {
  readonly element: Staged;
  readonly settings: Settings;
}

/** The settings that only affect a new element. */
function initialOf({ element, slots, attributes: { autofocus, value } }: Settings): string {
  return JSON.stringify([element, slots, autofocus, value]);
}

/** Applies settings to the stage. Returns the element, which is a new one if necessary. */
export function setStage(stage: HTMLElement, place: HTMLElement, settings: Settings, before: Stage | null): Stage {
  const { width, scheme, dir } = settings.stage;
  stage.dataset['width'] = width;
  stage.dataset['scheme'] = scheme;
  stage.dir = dir || 'ltr';
  const isSame = before !== null && initialOf(before.settings) === initialOf(settings);
  const element = isSame ? before.element : (document.createElement(settings.element) as Staged);
  setAttributes(element, settings);
  for (const name of Array.from(element.style)) if (!(name in settings.tokens)) element.style.removeProperty(name);
  for (const [name, text] of Object.entries(settings.tokens)) element.style.setProperty(name, text);
  if (!isSame) {
    render(Object.entries(settings.slots).map(slotted), element);
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

function slotted([slot, text]: readonly [string, string]) {
  if (slot !== fieldsSlot) return html`<span slot=${slot}>${text}</span>`;
  const fields = ownFields.map(
    ([label, name, token]) =>
      html`<p class="field">
        <label for="own-${name}">${label}</label><input id="own-${name}" name=${name} autocomplete=${token} />
      </p>`,
  );
  return html`<div slot=${slot} class="own-fields">${fields}</div>`;
}
