/** Acts that change whether a control is acceptable. */
import { type Acts, type Control, isSubmitted, isUserInvalid, notForThisKind, validityOf } from './scene.support.ts';

export const acts: Acts = {
  'an empty control that is not required': (scene) => [validityOf(scene), isSubmitted(scene.form)],
  'an empty control that is required': (scene) => {
    scene.control.required = true;
    return [validityOf(scene), scene.control.checkValidity(), scene.form.checkValidity(), scene.heard];
  },
  'required by its attribute, and not any more': (scene) => {
    scene.control.setAttribute('required', '');
    const before = [scene.control.required, validityOf(scene)];
    scene.control.removeAttribute('required');
    return [before, scene.control.required, validityOf(scene)];
  },
  'a value set by a script': (scene) => {
    scene.control.required = true;
    scene.kind.fill(scene.control);
    return [validityOf(scene), isSubmitted(scene.form), scene.heard];
  },
  'a value set and taken away': (scene) => {
    scene.control.required = true;
    scene.kind.fill(scene.control);
    scene.kind.empty(scene.control);
    return [validityOf(scene), isSubmitted(scene.form), scene.heard];
  },
  'validity out of a page': (scene) => {
    const other = scene.kind.create();
    other.required = true;
    return [other.form, other.willValidate, other.checkValidity(), other.validity.valueMissing];
  },
  'a custom message': (scene) => {
    scene.kind.fill(scene.control);
    scene.control.setCustomValidity('no');
    const set = [validityOf(scene), scene.control.validationMessage];
    scene.control.setCustomValidity('');
    return [set, validityOf(scene)];
  },
  'a custom message that outlives a reset': (scene) => {
    scene.control.setCustomValidity('no');
    scene.form.reset();
    return validityOf(scene);
  },
  'disabled while required and empty': (scene) => {
    scene.control.required = true;
    scene.control.disabled = true;
    return [
      validityOf(scene),
      scene.control.matches(':disabled'),
      scene.control.matches(':enabled'),
      scene.form.checkValidity(),
    ];
  },
  'in a disabled fieldset, and then not': (scene) => {
    const fieldset = scene.form.appendChild(document.createElement('fieldset'));
    scene.control.required = true;
    fieldset.append(scene.control);
    fieldset.disabled = true;
    const within = [validityOf(scene), scene.control.disabled, scene.control.matches(':disabled')];
    fieldset.disabled = false;
    return [within, validityOf(scene), scene.control.matches(':disabled')];
  },
  'in a datalist': (scene) => {
    scene.control.required = true;
    scene.form.appendChild(document.createElement('datalist')).append(scene.control);
    return scene.control.willValidate;
  },
  'read-only and required': (scene) => {
    if (scene.kind.name === 'select') return notForThisKind;
    scene.control.required = true;
    scene.control.readOnly = true;
    return [scene.control.willValidate, scene.control.hasAttribute('readonly'), scene.form.checkValidity()];
  },
  reportValidity: async (scene) => {
    scene.control.required = true;
    await scene.rendered();
    return [scene.control.reportValidity(), document.activeElement === scene.control, scene.heard];
  },
  'reportValidity of a form, and of a valid one': async (scene) => {
    scene.control.required = true;
    scene.kind.fill(scene.control);
    await scene.rendered();
    return [
      scene.control.reportValidity(),
      scene.form.reportValidity(),
      document.activeElement === scene.control,
      scene.heard,
    ];
  },

  'the selectors of a required control, and of one that is not': ({ control }) => {
    const before = [control.matches(':required'), control.matches(':optional')];
    control.required = true;
    return [before, control.matches(':required'), control.matches(':optional')];
  },
  'the selector of a required control, by its attribute': ({ control }) => {
    control.required = true;
    const isRequired = control.matches('[required]');
    control.required = false;
    return [isRequired, control.matches('[required]')];
  },
  'the selectors of an editable control': ({ control, kind }) => {
    if (kind.name === 'select') return notForThisKind;
    const before = control.matches(':read-write');
    control.readOnly = true;
    return [before, control.matches(':read-only')];
  },
  'validity is one object, and follows': ({ control }) => {
    const { validity } = control;
    control.required = true;
    return [validity === control.validity, validity.valid, validity.valueMissing];
  },
  'a custom message while it is disabled': (scene) => {
    scene.control.setCustomValidity('no');
    scene.control.disabled = true;
    const { validationMessage } = scene.control;
    const whileDisabled = [validationMessage, scene.control.checkValidity(), scene.form.checkValidity(), scene.heard];
    scene.control.disabled = false;
    // WebKit finds the form of a native one valid from then on, in CSS alone.
    const { isFormInvalidInCss, ...again } = validityOf(scene);
    const isFormValid = scene.form.checkValidity();
    scene.control.setCustomValidity('');
    return [whileDisabled, again, isFormValid];
  },
  'a custom message, and a value missing too': (scene) => {
    scene.control.required = true;
    scene.control.setCustomValidity('no');
    const both = [scene.control.validity.valueMissing, scene.control.validity.customError];
    scene.control.setCustomValidity('');
    return [both, validityOf(scene)];
  },
  'a custom message that is no text': (scene) => {
    scene.control.setCustomValidity(7 as unknown as string);
    return [scene.control.validationMessage, validityOf(scene)];
  },
  'checked again and again': (scene) => {
    scene.control.required = true;
    scene.control.checkValidity();
    scene.form.checkValidity();
    scene.form.checkValidity();
    return scene.heard;
  },
  'checked among others that are not valid': (scene) => {
    const { control, form, place } = scene;
    const others = [0, 1].map(() => Object.assign(document.createElement('input'), { required: true }));
    control.before(others[0] as Node);
    control.after(others[1] as Node);
    control.required = true;
    const order: (string | undefined)[] = [];
    place.addEventListener('invalid', ({ target }) => order.push((target as Element).id || 'another'), true);
    return [form.checkValidity(), order];
  },
  'in a fieldset, with its selectors': (scene) => {
    const fieldset = scene.form.appendChild(document.createElement('fieldset'));
    fieldset.append(scene.control);
    const look = () => [fieldset.matches(':invalid'), fieldset.matches(':valid'), scene.form.matches(':valid')];
    const before = look();
    scene.control.required = true;
    const missing = look();
    scene.control.remove();
    const without = look();
    fieldset.append(scene.control);
    const again = look();
    scene.kind.fill(scene.control);
    return [before, missing, without, again, look()];
  },
  'in two disabled fieldsets': ({ form, control }) => {
    const outer = form.appendChild(document.createElement('fieldset'));
    const inner = outer.appendChild(document.createElement('fieldset'));
    inner.append(control);
    const look = () => [control.matches(':disabled'), control.willValidate];
    const seen = [look()];
    outer.disabled = true;
    seen.push(look());
    inner.disabled = true;
    outer.disabled = false;
    seen.push(look());
    form.append(control);
    seen.push(look());
    return seen;
  },
  'an invalid form that is not in a page': (scene) => {
    scene.form.remove();
    scene.control.required = true;
    return [scene.form.checkValidity(), scene.control.willValidate];
  },
  'written as HTML: required, disabled, read-only, in a disabled fieldset': ({ kind: { name }, form }) => {
    const inHtml = (attributes: string) => `<${name} name="x" ${attributes}></${name}>`;
    const pages = ['required', 'disabled', 'readonly'].map(inHtml);
    return [...pages, `<fieldset disabled>${inHtml('required')}</fieldset>`].map((page) => {
      form.innerHTML = page;
      const [control] = form.querySelectorAll<Control>('[name]');
      return [control?.willValidate, control?.matches(':disabled'), form.checkValidity()];
    });
  },
  'told that it is not valid, by reportValidity, and not by checkValidity': async (scene) => {
    scene.control.required = true;
    await scene.rendered();
    scene.control.checkValidity();
    return isUserInvalid(scene);
  },
  'told that it is not valid, by an order': async (scene) => {
    scene.control.required = true;
    await scene.rendered();
    scene.form.requestSubmit();
    await scene.settled();
    const told = isUserInvalid(scene);
    scene.kind.fill(scene.control);
    await scene.settled();
    const filled = isUserInvalid(scene);
    scene.kind.empty(scene.control);
    scene.form.reset();
    await scene.settled();
    return [told, filled, isUserInvalid(scene)];
  },
};
