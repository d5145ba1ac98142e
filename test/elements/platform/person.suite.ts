/** Keys, clicks and focus of a person. */
import { sendKeys } from '@web/test-runner-commands';
import { type Acts, frames, notForThisKind, type Scene } from './scene.support.ts';

/** A field of the page before the control, and one after it. */
function around({ control }: Scene): readonly [HTMLInputElement, HTMLInputElement] {
  const [before, after] = [document.createElement('input'), document.createElement('input')];
  control.before(before);
  control.after(after);
  return [before, after];
}

/** How often Enter submits a form that prevents its event. */
async function presses(scene: Scene, name: 'keydown' | 'keypress'): Promise<unknown> {
  if (scene.kind.isNative && scene.kind.name !== 'input') return notForThisKind;
  scene.kind.fill(scene.control);
  await scene.rendered();
  scene.form.addEventListener(name, (event) => event.preventDefault());
  scene.control.focus();
  await sendKeys({ press: 'Enter' });
  await scene.settled();
  return scene.submissions.length;
}

export const acts: Acts = {
  'a click on its label': async (scene) => {
    await scene.rendered();
    const label = Object.assign(document.createElement('label'), { htmlFor: 'control', textContent: 'Where' });
    scene.place.append(label);
    label.click();
    return document.activeElement === scene.control;
  },
  'a click on the label of a disabled one': async (scene) => {
    scene.control.disabled = true;
    await scene.rendered();
    const label = Object.assign(document.createElement('label'), { htmlFor: 'control', textContent: 'Where' });
    scene.place.append(label);
    label.click();
    return document.activeElement === scene.control;
  },
  'focus and blur': async (scene) => {
    await scene.rendered();
    scene.control.focus();
    const focused = [
      document.activeElement === scene.control,
      scene.control.matches(':focus-within'),
      scene.control.matches(':focus'),
    ];
    scene.control.blur();
    return [focused, document.activeElement === document.body, scene.heard];
  },
  'focus of a disabled one': async (scene) => {
    scene.control.disabled = true;
    await scene.rendered();
    scene.control.focus();
    return [document.activeElement === scene.control, scene.heard];
  },
  'a focus that goes through it by Tab': async (scene) => {
    const [before, after] = [document.createElement('input'), document.createElement('input')];
    scene.control.before(before);
    scene.control.after(after);
    scene.control.disabled = true;
    await scene.rendered();
    before.focus();
    await sendKeys({ press: 'Tab' });
    return document.activeElement === after;
  },
  'Enter in it': async (scene) => {
    if (scene.kind.isNative && scene.kind.name !== 'input') return notForThisKind;
    scene.kind.fill(scene.control);
    await scene.rendered();
    scene.control.focus();
    await sendKeys({ press: 'Enter' });
    await scene.settled();
    return [scene.submissions.length, scene.submissions.map((submitter) => submitter === scene.button)];
  },
  'Enter where the button is disabled': async (scene) => {
    if (scene.kind.isNative && scene.kind.name !== 'input') return notForThisKind;
    scene.kind.fill(scene.control);
    scene.button.disabled = true;
    await scene.rendered();
    scene.control.focus();
    await sendKeys({ press: 'Enter' });
    await scene.settled();
    return scene.submissions.length;
  },

  'Enter whose key the form prevents': (scene) => presses(scene, 'keydown'),
  'Enter whose letter the form prevents': (scene) => presses(scene, 'keypress'),
  'Enter where the button is an image': async (scene) => {
    if (scene.kind.isNative && scene.kind.name !== 'input') return notForThisKind;
    scene.kind.fill(scene.control);
    scene.button.replaceWith(Object.assign(document.createElement('input'), { type: 'image', id: 'image' }));
    await scene.rendered();
    scene.control.focus();
    await sendKeys({ press: 'Enter' });
    await scene.settled();
    return scene.submissions.map((submitter) => submitter?.id);
  },

  'a click on its label is a click on it': async (scene) => {
    await scene.rendered();
    const label = Object.assign(document.createElement('label'), { htmlFor: 'control', textContent: 'Where' });
    scene.place.append(label);
    label.click();
    return scene.heard.filter((it) => it.startsWith('click'));
  },
  'a click on the label around it': async (scene) => {
    await scene.rendered();
    const label = document.createElement('label');
    const text = label.appendChild(Object.assign(document.createElement('span'), { textContent: 'Where' }));
    scene.control.replaceWith(label);
    label.append(scene.control);
    await scene.rendered();
    text.click();
    return [document.activeElement === scene.control, scene.heard.filter((it) => it.startsWith('click'))];
  },
  'a click by a script': async (scene) => {
    await scene.rendered();
    scene.control.click();
    scene.control.disabled = true;
    scene.control.click();
    return scene.heard.filter((it) => it.startsWith('click'));
  },
  'its place in the order of Tab, as scripts read it': ({ control }) => {
    const before = control.tabIndex;
    control.setAttribute('tabindex', '-1');
    return [before, control.tabIndex];
  },
  'out of the order of Tab': async (scene) => {
    const [before, after] = around(scene);
    scene.control.setAttribute('tabindex', '-1');
    await scene.rendered();
    before.focus();
    await sendKeys({ press: 'Tab' });
    const isSkipped = document.activeElement === after;
    scene.control.focus();
    return [isSkipped, document.activeElement === scene.control];
  },
  'in by Tab, and back by Shift+Tab': async (scene) => {
    const [before] = around(scene);
    await scene.rendered();
    before.focus();
    await sendKeys({ press: 'Tab' });
    const isIn = document.activeElement === scene.control;
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ up: 'Shift' });
    return [isIn, document.activeElement === before];
  },
  'out by Tab': async (scene) => {
    const [, after] = around(scene);
    await scene.rendered();
    scene.control.focus();
    await sendKeys({ press: 'Tab' });
    return document.activeElement === after;
  },
  'in an inert part of the page': async (scene) => {
    scene.form.inert = true;
    await scene.rendered();
    scene.control.focus();
    return document.activeElement === scene.control;
  },
  'disabled while it has the focus': async (scene) => {
    await scene.rendered();
    scene.control.focus();
    scene.control.disabled = true;
    await scene.rendered();
    await frames();
    const isLost = document.activeElement !== scene.control;
    scene.control.disabled = false;
    await scene.rendered();
    scene.control.focus();
    return [isLost, document.activeElement === scene.control];
  },
  'removed while it has the focus': async (scene) => {
    await scene.rendered();
    scene.control.focus();
    scene.control.remove();
    return document.activeElement === document.body;
  },
  'autofocus, put in by a script once something had it before': async (scene) => {
    const first = Object.assign(document.createElement('input'), { autofocus: true });
    scene.place.append(first);
    await frames();
    first.remove();
    const other = scene.kind.create();
    other.autofocus = true;
    scene.control.replaceWith(other);
    await frames();
    return document.activeElement === other;
  },
  'autofocus takes the focus from nothing': async (scene) => {
    const [before] = around(scene);
    before.focus();
    const other = scene.kind.create();
    other.autofocus = true;
    scene.control.replaceWith(other);
    await frames();
    return document.activeElement === before;
  },
  'each key, as the page hears it': async (scene) => {
    const { place, control } = scene;
    const keys: string[] = [];
    for (const type of ['keydown', 'keyup'])
      place.addEventListener(type, (event) => {
        const { key, bubbles, composed, target } = event as KeyboardEvent;
        keys.push([type, key, target === control, bubbles, composed].join(' '));
      });
    await scene.rendered();
    control.focus();
    for (const press of ['End', 'ArrowLeft', 'Shift']) await sendKeys({ press });
    await scene.settled();
    return keys;
  },
  'Enter and arrows, as the page hears them': async (scene) => {
    if (scene.kind.name !== 'input' && scene.kind.isNative) return notForThisKind;
    const { place, control } = scene;
    const keys: string[] = [];
    place.addEventListener('keydown', ({ key }) => keys.push(key));
    await scene.rendered();
    control.focus();
    for (const press of ['ArrowDown', 'ArrowUp', 'Enter']) await sendKeys({ press });
    await scene.settled();
    return keys;
  },
  'Enter in another field': async (scene) => {
    const [before] = around(scene);
    scene.control.required = true;
    await scene.rendered();
    before.focus();
    await sendKeys({ press: 'Enter' });
    await scene.settled();
    const refused = scene.submissions.length;
    scene.kind.fill(scene.control);
    await scene.settled();
    before.focus();
    await sendKeys({ press: 'Enter' });
    await scene.settled();
    return [refused, scene.submissions.map((it) => it === scene.button)];
  },
};
