/** Acts that take a control somewhere else, or make another one of it. */
import { type Acts, type Control, frames, isSubmitted, notForThisKind } from './scene.support.ts';

export const acts: Acts = {
  'out of its form and back, with its value': (scene) => {
    scene.kind.fill(scene.control);
    scene.control.remove();
    const without = isSubmitted(scene.form);
    scene.form.append(scene.control);
    return [without, isSubmitted(scene.form), scene.heard];
  },
  'in another place of the form, with its value': (scene) => {
    scene.kind.fill(scene.control);
    scene.form.appendChild(document.createElement('div')).append(scene.control);
    return [isSubmitted(scene.form), scene.heard];
  },
  'a copy of an untouched one': async (scene) => {
    scene.control.required = true;
    await scene.rendered();
    const copy = scene.control.cloneNode(true) as Control;
    scene.control.replaceWith(copy);
    return [
      copy.required,
      copy.form === scene.form,
      copy.validity.valueMissing,
      [...scene.form.elements].filter(({ id }) => id === 'control').length,
    ];
  },
  'written as HTML again': async (scene) => {
    scene.control.required = true;
    await scene.rendered();
    const { form } = scene;
    for (const _ of ['once', 'twice']) form.innerHTML = String(form.innerHTML);
    const [copy, ...more] = form.querySelectorAll<Control>('#control');
    await frames();
    return [more.length, copy?.required, copy?.form === form];
  },
  'in another document and back': (scene) => {
    scene.kind.fill(scene.control);
    const frame = scene.place.appendChild(document.createElement('iframe'));
    frame.contentDocument?.body.append(scene.control);
    const away = [scene.control.form, scene.control.ownerDocument === frame.contentDocument];
    scene.form.append(scene.control);
    return [away, isSubmitted(scene.form), scene.heard];
  },
  'in a template and in a parsed document': (scene) => {
    const template = document.createElement('template');
    template.content.append(scene.control);
    const inTemplate = scene.control.form;
    const parsed = new DOMParser().parseFromString('<form></form>', 'text/html');
    parsed.forms[0]?.append(scene.control);
    const inParsed = scene.control.form === parsed.forms[0];
    scene.form.append(scene.control);
    return [inTemplate, inParsed, scene.control.form === scene.form];
  },

  'out of its form while it is not valid': (scene) => {
    scene.control.required = true;
    scene.control.remove();
    return [scene.form.checkValidity(), scene.form.matches(':valid'), scene.control.form];
  },
  'from one form to another': ({ kind, control, form, place, heard }) => {
    const other = place.appendChild(document.createElement('form'));
    kind.fill(control);
    other.append(control);
    return [isSubmitted(form), isSubmitted(other), control.form === other, heard];
  },
  'into a shadow root and back': ({ kind, control, form, place }) => {
    kind.fill(control);
    const root = place.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    root.append(control);
    const away = [control.form, isSubmitted(form)];
    form.append(control);
    return [away, control.form === form, isSubmitted(form)];
  },
  'a copy of one with a value': ({ kind, control, form }) => {
    kind.fill(control);
    control.replaceWith(control.cloneNode(true));
    return isSubmitted(form);
  },
  'a copy of one with an initial value': ({ kind, control, form }) => {
    if (kind.initial === null) return notForThisKind;
    control.setAttribute('value', kind.initial);
    control.replaceWith(control.cloneNode(true));
    return isSubmitted(form);
  },
  'a copy of one that is disabled and read-only': ({ control }) => {
    control.disabled = true;
    control.toggleAttribute('readonly', true);
    const copy = control.cloneNode(true) as Control;
    return [copy.disabled, copy.hasAttribute('readonly'), copy.name];
  },
  'imported from a template': ({ control, form }) => {
    const template = document.createElement('template');
    template.content.append(control.cloneNode());
    const copy = document.importNode(template.content, true).firstElementChild as Control;
    control.replaceWith(copy);
    copy.required = true;
    return [copy.form === form, copy.validity.valueMissing, copy.ownerDocument === document];
  },
  'adopted by another document, and required there': ({ control, place, form }) => {
    const frame = place.appendChild(document.createElement('iframe'));
    const other = frame.contentDocument as Document;
    const otherForm = other.body.appendChild(other.createElement('form'));
    otherForm.append(control);
    control.required = true;
    const there = [control.form === otherForm, otherForm.checkValidity(), form.checkValidity()];
    form.append(control);
    return [there, form.checkValidity()];
  },
  'adopted by a document that is never shown, and set there': ({ kind, control, form }) => {
    const other = document.implementation.createHTMLDocument();
    other.body.append(control);
    kind.fill(control);
    control.required = true;
    form.append(control);
    return [isSubmitted(form), form.checkValidity()];
  },
  hidden: async (scene) => {
    await scene.rendered();
    scene.control.hidden = true;
    scene.control.focus();
    return [scene.control.getBoundingClientRect().height, document.activeElement === scene.control];
  },
};
