/** Submissions of the form of a control. */
import { type Act, type Acts, isSubmitted, type Scene } from './scene.support.ts';

/** Something that a listener of the page does to a required control that is empty, after the press and before the browser checks. */
function inBetween(title: string, change: (scene: Scene) => void): Record<string, Act> {
  const actOf =
    (isBySubmit: boolean): Act =>
    async (scene) => {
      scene.control.required = true;
      if (isBySubmit) scene.kind.fill(scene.control);
      await scene.settled();
      const target = isBySubmit ? scene.form : scene.button;
      target.addEventListener(isBySubmit ? 'submit' : 'click', () => change(scene), { once: true });
      scene.button.click();
      await scene.settled();
      return [scene.submissions.length, isSubmitted(scene.form), scene.heard.filter((it) => it.startsWith('invalid'))];
    };
  return {
    [`one that ${title} as the button is pressed`]: actOf(false),
    [`one that ${title} as the form is submitted`]: actOf(true),
  };
}

export const acts: Acts = {
  'a submission that is not valid': async (scene) => {
    scene.control.required = true;
    await scene.rendered();
    scene.form.requestSubmit();
    await scene.settled();
    return [scene.submissions.length, scene.heard, document.activeElement === scene.control];
  },
  'a submission whose invalid event is prevented': async (scene) => {
    scene.control.required = true;
    await scene.rendered();
    scene.control.addEventListener('invalid', (event) => event.preventDefault());
    scene.form.requestSubmit();
    await scene.settled();
    return [scene.submissions.length, document.activeElement === scene.control];
  },
  'a submission of a valid one, by its button': async (scene) => {
    scene.control.required = true;
    scene.kind.fill(scene.control);
    await scene.rendered();
    scene.button.click();
    await scene.settled();
    return [scene.submissions.map((submitter) => submitter === scene.button), scene.heard];
  },
  'a submission that asks for no validation': async (scene) => {
    scene.control.required = true;
    await scene.rendered();
    scene.button.formNoValidate = true;
    scene.button.click();
    await scene.settled();
    scene.button.formNoValidate = false;
    scene.form.noValidate = true;
    scene.button.click();
    await scene.settled();
    return [scene.submissions.length, scene.heard];
  },
  'a submission beside another control that is not valid': async (scene) => {
    const before = document.createElement('input');
    before.required = true;
    scene.form.prepend(before);
    scene.control.required = true;
    await scene.rendered();
    scene.form.requestSubmit();
    await scene.settled();
    return [scene.submissions.length, document.activeElement === before, scene.heard];
  },

  'a submission by a script that names a button': async (scene) => {
    scene.kind.fill(scene.control);
    scene.form.requestSubmit(scene.button);
    await scene.settled();
    return scene.submissions.map((it) => it === scene.button);
  },
  'a submission by a button elsewhere': async (scene) => {
    scene.form.id = 'form';
    const button = scene.place.appendChild(document.createElement('button'));
    button.setAttribute('form', 'form');
    scene.control.required = true;
    button.click();
    await scene.settled();
    const refused = scene.submissions.length;
    scene.kind.fill(scene.control);
    button.click();
    await scene.settled();
    return [refused, scene.submissions.map((it) => it === button)];
  },
  'a submission that a listener of the click prevents': async (scene) => {
    scene.kind.fill(scene.control);
    scene.button.addEventListener('click', (event) => event.preventDefault());
    scene.button.click();
    await scene.settled();
    return scene.submissions.length;
  },
  'a submission without a person and without validation': async (scene) => {
    const frame = Object.assign(document.createElement('iframe'), { name: 'blank' });
    scene.place.append(frame);
    Object.assign(scene.form, { target: 'blank', action: 'about:blank' });
    scene.control.required = true;
    scene.form.submit();
    await scene.settled();
    return [scene.submissions.length, scene.heard];
  },
  'a submission in a dialog closes it': async (scene) => {
    const dialog = scene.place.appendChild(document.createElement('dialog'));
    scene.form.method = 'dialog';
    dialog.append(scene.form);
    dialog.showModal();
    scene.kind.fill(scene.control);
    const form = scene.form.cloneNode() as HTMLFormElement;
    form.append(...scene.form.childNodes);
    scene.form.replaceWith(form);
    scene.button.click();
    await scene.settled();
    return dialog.open;
  },
  'a button that is pressed twice': async (scene) => {
    scene.kind.fill(scene.control);
    await scene.rendered();
    scene.button.click();
    scene.button.click();
    await scene.settled();
    return scene.submissions.length;
  },
  ...inBetween('is disabled', ({ control }) => {
    control.disabled = true;
  }),
  ...inBetween('is read-only', ({ control }) => control.toggleAttribute('readonly', true)),
  ...inBetween('leaves the form', ({ control }) => control.remove()),
  ...inBetween('is filled', ({ kind, control }) => kind.fill(control)),
  ...inBetween('is required no more', ({ control }) => {
    control.required = false;
  }),
  ...inBetween('has a form that is not validated', ({ form }) => {
    form.noValidate = true;
  }),
  ...inBetween('is in a fieldset that is disabled', ({ control }) => {
    const fieldset = document.createElement('fieldset');
    control.replaceWith(fieldset);
    fieldset.append(control);
    fieldset.disabled = true;
  }),
  'filled by a listener of invalid': async (scene) => {
    scene.control.required = true;
    scene.control.addEventListener('invalid', () => scene.kind.fill(scene.control));
    await scene.rendered();
    scene.form.requestSubmit();
    await scene.settled();
    return [scene.submissions.length, isSubmitted(scene.form)];
  },
  'a reset by a listener of submit': async (scene) => {
    scene.kind.fill(scene.control);
    scene.form.addEventListener('submit', () => scene.form.reset());
    scene.button.click();
    await scene.settled();
    return [scene.submissions.length, isSubmitted(scene.form)];
  },
  'a submission after a reset': async (scene) => {
    scene.control.required = true;
    scene.kind.fill(scene.control);
    scene.form.reset();
    scene.button.click();
    await scene.settled();
    return scene.submissions.length;
  },
};
