/** Acts in which a person types. A text is a value of a native control at once, of ours it is one that is not finished. */
import { type Act, type Acts, isSubmitted, notForThisKind, typed } from './scene.support.ts';

/** True for what tells of the value. */
const isOfValue = (heard: string) => /^(input|change) /.test(heard);

const actsOnText: Acts = {
  'the value that a text is': async (scene) => {
    await typed(scene);
    await scene.settled();
    const { valid } = scene.control.validity;
    return [valid, isSubmitted(scene.form), scene.form.checkValidity()];
  },
  'keys of a person, into a required one': async (scene) => {
    scene.control.required = true;
    await typed(scene);
    await scene.settled();
    return [scene.control.willValidate, scene.control.matches(':invalid') === !scene.control.validity.valid];
  },
  'keys of a person': async (scene) => {
    await typed(scene);
    return [scene.kind.textOf(scene.control), scene.heard];
  },
  'keys of a person, in one that is read-only': async (scene) => {
    scene.control.readOnly = true;
    await typed(scene);
    return [scene.kind.textOf(scene.control), scene.heard];
  },
  'keys of a person, then a reset, then on': async (scene) => {
    await typed(scene);
    scene.form.reset();
    await scene.rendered();
    scene.control.blur();
    await scene.settled();
    return [scene.kind.textOf(scene.control), isSubmitted(scene.form), scene.heard.filter(isOfValue)];
  },
  'keys of a person, then disabled, then not': async (scene) => {
    await typed(scene);
    scene.control.disabled = true;
    await scene.rendered();
    const whileDisabled = isSubmitted(scene.form);
    scene.control.disabled = false;
    await scene.settled();
    return [whileDisabled, scene.kind.textOf(scene.control), scene.heard.filter(isOfValue)];
  },
  'keys of a person, then a value by a script, then on': async (scene) => {
    await typed(scene);
    scene.kind.fill(scene.control);
    await scene.rendered();
    scene.control.blur();
    await scene.settled();
    return [isSubmitted(scene.form), scene.heard.filter(isOfValue)];
  },
  'keys of a person who goes on': async (scene) => {
    await typed(scene);
    await scene.settled();
    scene.control.blur();
    await scene.settled();
    return scene.heard.filter(isOfValue);
  },
  'typed into, and out of the page and back': async (scene) => {
    await typed(scene);
    scene.control.remove();
    scene.form.append(scene.control);
    return scene.kind.textOf(scene.control);
  },
  'typed into, and moved to another form': async (scene) => {
    await typed(scene);
    const other = scene.place.appendChild(document.createElement('form'));
    other.append(scene.control);
    await scene.settled();
    return scene.kind.textOf(scene.control);
  },
  'typed into, and moved with its state where the browser can': async (scene) => {
    const { place, control, kind } = scene;
    if (!('moveBefore' in place)) return 'cannot';
    await typed(scene);
    (place as unknown as { moveBefore(node: Node, child: Node | null): void }).moveBefore(control, null);
    await scene.settled();
    return [kind.textOf(control), document.activeElement === control, control.form];
  },
};

/** A person who types chooses in a select. */
const onText =
  (act: Act): Act =>
  (scene) =>
    scene.kind.name === 'select' ? notForThisKind : act(scene);

export const acts: Acts = Object.fromEntries(Object.entries(actsOnText).map(([title, act]) => [title, onText(act)]));
