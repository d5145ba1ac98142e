/** Acts that concern the form of a control: its owner, its names, its entries, its resets and its labels. */
import { type Acts, type Control, isSubmitted, notForThisKind, validityOf } from './scene.support.ts';

export const acts: Acts = {
  'a value set before it is in a page': (scene) => {
    const other = scene.kind.create();
    scene.kind.fill(other);
    other.setAttribute('name', 'x');
    scene.control.replaceWith(other);
    return isSubmitted(scene.form);
  },
  'disabled with a value': (scene) => {
    scene.kind.fill(scene.control);
    scene.control.disabled = true;
    const before = isSubmitted(scene.form);
    scene.control.disabled = false;
    return [before, isSubmitted(scene.form)];
  },
  'in the legend of a disabled fieldset': (scene) => {
    const fieldset = scene.form.appendChild(document.createElement('fieldset'));
    fieldset.appendChild(document.createElement('legend')).append(scene.control);
    fieldset.disabled = true;
    scene.kind.fill(scene.control);
    return [scene.control.matches(':disabled'), isSubmitted(scene.form)];
  },
  'read-only with a value': (scene) => {
    scene.control.toggleAttribute('readonly', true);
    scene.kind.fill(scene.control);
    return isSubmitted(scene.form);
  },
  'a name taken away': (scene) => {
    scene.kind.fill(scene.control);
    scene.control.name = '';
    const without = isSubmitted(scene.form);
    scene.control.name = 'x';
    return [without, isSubmitted(scene.form), scene.control.getAttribute('name')];
  },
  'the form it belongs to': (scene) => {
    const { control, form, place } = scene;
    const other = place.appendChild(document.createElement('form'));
    other.id = 'other';
    const found = [
      control.form === form,
      [...form.elements].includes(control),
      form.elements.namedItem('x') === control,
    ];
    control.setAttribute('form', 'other');
    const moved = [
      control.form === other,
      [...form.elements].includes(control),
      other.elements.namedItem('control') === control,
    ];
    other.remove();
    const lost = control.form;
    control.removeAttribute('form');
    const back = control.form === form;
    place.append(control);
    return [found, moved, lost, back, control.form];
  },
  'a reset': (scene) => {
    scene.control.required = true;
    scene.kind.fill(scene.control);
    scene.form.reset();
    return [isSubmitted(scene.form), validityOf(scene), scene.heard.filter((text) => !text.startsWith('formdata'))];
  },
  'a reset that a listener prevents': (scene) => {
    scene.kind.fill(scene.control);
    scene.form.addEventListener('reset', (event) => event.preventDefault());
    scene.form.reset();
    return isSubmitted(scene.form);
  },
  'a reset of a disabled one': (scene) => {
    scene.kind.fill(scene.control);
    scene.control.disabled = true;
    scene.form.reset();
    scene.control.disabled = false;
    return isSubmitted(scene.form);
  },
  'the entries of a form, asked for twice': (scene) => {
    scene.kind.fill(scene.control);
    const once = [...new FormData(scene.form).keys()];
    const twice = [...new FormData(scene.form).keys()];
    return [once.length === twice.length, scene.heard];
  },
  'properties that forms and frameworks read': ({ control }) => {
    const { name, required, disabled, readOnly } = control;
    control.toggleAttribute('disabled', true);
    control.toggleAttribute('readonly', true);
    control.required = true;
    return [name, required, disabled, Boolean(readOnly), control.disabled, control.hasAttribute('required')];
  },
  'two of a name': (scene) => {
    const other = scene.kind.create();
    other.setAttribute('name', 'x');
    scene.form.append(other);
    scene.kind.fill(other);
    scene.kind.fill(scene.control);
    const names = [...new FormData(scene.form).keys()];
    return names.length === 2 * new Set(names).size;
  },
  labels: (scene) => {
    const { control, place } = scene;
    place.appendChild(Object.assign(document.createElement('label'), { htmlFor: 'control', textContent: 'Where' }));
    const around = document.createElement('label');
    control.replaceWith(around);
    around.append(control);
    return [control.labels?.length, [...(control.labels ?? [])].includes(around)];
  },

  'the place among the controls of its form': ({ form, control, button }) => {
    const before = document.createElement('input');
    form.prepend(before);
    return [
      [...form.elements].map((it) => [before, control, button].indexOf(it as HTMLInputElement)),
      form.length,
      [...form].includes(control),
    ];
  },
  'its name among the members of its form': ({ form, control }) => {
    const member = (name: string) => (Reflect.get(form, name) as unknown) === control;
    const before = [member('x'), member('control'), form.elements.namedItem('x') === control];
    control.name = 'y';
    const renamed = [member('y'), form.elements.namedItem('x') === null, form.elements.namedItem('y') === control];
    control.removeAttribute('name');
    return [before, renamed, control.name, form.elements.namedItem('y') === null];
  },
  'its name in the page': ({ control }) => [...document.getElementsByName('x')].includes(control),
  'two of a name among the controls of a form': ({ form, control, kind }) => {
    const other = kind.create();
    other.setAttribute('name', 'x');
    form.append(other);
    const list = form.elements.namedItem('x');
    return [list instanceof RadioNodeList && [...list].map((it) => it === control)];
  },
  'the controls of a fieldset': ({ form, control }) => {
    const fieldset = form.appendChild(document.createElement('fieldset'));
    fieldset.append(control);
    return [...fieldset.elements].map((it) => it === control);
  },
  'a form that comes later, and goes': ({ control, place, form }) => {
    control.setAttribute('form', 'later');
    const seen = [control.form === null, [...form.elements].includes(control)];
    const later = Object.assign(document.createElement('form'), { id: 'later' });
    place.append(later);
    seen.push(control.form === later);
    later.id = 'renamed';
    seen.push(control.form === null);
    control.setAttribute('form', 'renamed');
    seen.push(control.form === later);
    later.remove();
    seen.push(control.form === null);
    control.setAttribute('form', '');
    return [...seen, control.form === null];
  },
  'the form it belongs to by its attribute has its value': ({ kind, control, place, form }) => {
    const other = place.appendChild(Object.assign(document.createElement('form'), { id: 'other' }));
    kind.fill(control);
    control.setAttribute('form', 'other');
    const away = [isSubmitted(form), isSubmitted(other), other.checkValidity()];
    control.required = true;
    kind.empty(control);
    return [...away, form.checkValidity(), other.checkValidity()];
  },
  'the order of entries': ({ kind, control, form }) => {
    const field = (name: string) => Object.assign(document.createElement('input'), { name, value: name });
    control.before(field('a'));
    control.after(field('b'));
    kind.fill(control);
    const names = [...new FormData(form).keys()].map((name) => name[0]);
    return names.filter((name, index) => name !== names[index - 1]);
  },
  'a listener that adds to the entries': ({ kind, control, form }) => {
    kind.fill(control);
    form.addEventListener('formdata', ({ formData }) => formData.append('more', String(formData.has('more'))));
    return [...new FormData(form)].filter(([name]) => name === 'more');
  },
  'an initial value': ({ kind, control, form }) => {
    const { initial } = kind;
    if (initial === null) return notForThisKind;
    control.setAttribute('value', initial);
    const given = isSubmitted(form);
    control.removeAttribute('value');
    const taken = isSubmitted(form);
    control.setAttribute('value', initial);
    kind.empty(control);
    const emptied = isSubmitted(form);
    control.setAttribute('value', `${initial} `);
    const setAgain = isSubmitted(form);
    form.reset();
    return [given, taken, emptied, setAgain, isSubmitted(form)];
  },
  'an initial value that comes after one by a script': ({ kind, control, form }) => {
    const { otherInitial } = kind;
    if (otherInitial === null) return notForThisKind;
    kind.fill(control);
    control.setAttribute('value', otherInitial);
    const before = kind.streetOf(control);
    form.reset();
    return [before, kind.streetOf(control)];
  },
  'an initial value that changes': ({ kind, control, form }) => {
    const { initial, otherInitial } = kind;
    if (initial === null || otherInitial === null) return notForThisKind;
    control.setAttribute('value', initial);
    control.setAttribute('value', otherInitial);
    const before = kind.streetOf(control);
    form.reset();
    control.removeAttribute('value');
    return [before, kind.streetOf(control)];
  },
  'an initial value, in HTML': ({ kind, form }) => {
    if (kind.initial === null) return notForThisKind;
    form.innerHTML = `<${kind.name} id="control" name="x" value='${kind.initial}' required></${kind.name}>`;
    const [control] = form.querySelectorAll<Control>('#control');
    if (!control) return null;
    const given = [isSubmitted(form), control.validity.valid];
    kind.empty(control);
    const emptied = [isSubmitted(form), control.validity.valid];
    form.reset();
    return [given, emptied, isSubmitted(form), control.validity.valid];
  },
  'a reset by its button': async (scene) => {
    const button = Object.assign(document.createElement('button'), { type: 'reset' });
    scene.form.append(button);
    scene.kind.fill(scene.control);
    button.click();
    // As the platform says of custom elements: in the next microtask.
    await null;
    return [isSubmitted(scene.form), scene.heard.filter((text) => text.startsWith('reset'))];
  },
  'a reset, as its listener sees it': ({ kind, control, form }) => {
    kind.fill(control);
    let during: boolean | null = null;
    form.addEventListener('reset', () => {
      during = isSubmitted(form);
    });
    form.reset();
    return [during, isSubmitted(form)];
  },
  'a reset of the form it left': ({ kind, control, form, place }) => {
    kind.fill(control);
    const other = place.appendChild(document.createElement('form'));
    other.append(control);
    form.reset();
    return isSubmitted(other);
  },
  'its label, as the page asks': ({ control, place, form }) => {
    const [first, second] = [0, 1].map(() => document.createElement('label')) as [HTMLLabelElement, HTMLLabelElement];
    for (const label of [first, second]) label.htmlFor = 'control';
    place.prepend(first);
    place.append(second);
    const found = [
      first.control === control,
      first.form === form,
      [...(control.labels ?? [])].map((it) => it === first),
    ];
    first.htmlFor = '';
    return [found, first.control, control.labels?.length];
  },
};
